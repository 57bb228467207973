"""`make chaos`: kill and restart the bot 500 times in running games.

Every storm of ten kills is told by its number; `--from` goes on where a run was stopped.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.chaos.storm import Instant, drawn_instants, stormy_and_calm

KILLS = 500
EACH = 10
STRIDE = 10_000
"""Between the seeds of two runs, so that their storms are not each other's."""


def parse(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos")
    parser.add_argument("--seed", type=int, help="repeat an earlier run")
    parser.add_argument("--from", type=int, default=0, dest="first", help="go on at this kill")
    parser.add_argument("--kills", type=int, default=KILLS)
    return parser.parse_args(words)


async def main(words: list[str]) -> int:
    """Storm after storm; a finding is printed and the next storm comes."""
    args = parse(words)
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    console, findings = Console(), 0
    console.print(f"seed {seed}; go on with --seed {seed} --from KILL")
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("kills"), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("", total=args.kills, completed=args.first)
        for first in range(args.first - args.first % EACH, args.kills, EACH):
            number = STRIDE * seed + first
            kills = drawn_instants(number, min(EACH, args.kills - first))
            found = await storm(number, kills, lambda: progress.advance(bar))
            findings += len(found)
            for text in found:
                console.print(f"storm --seed {seed} --from {first}: {text}", markup=False)
    console.print(f"{findings} findings")
    return 1 if findings else 0


async def storm(number: int, kills: list[Instant], struck: Callable[[], object]) -> list[str]:
    """The findings of one storm; one that could not be finished is a finding."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return await stormy_and_calm(number, kills, Path(folder), struck)
        except Exception as error:
            return [f"{type(error).__name__}: {error}\n{traceback.format_exc()}"]


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
