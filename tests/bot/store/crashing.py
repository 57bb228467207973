"""A program that writes as fast as it can and says what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.store.records import Change, Snapshot, new_post
from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import HandClock, entry, running

WRITERS = 12
TOGETHER = 3
"""Entries per change: a log whose length is no multiple was written in halves."""


async def write_on(store: SqliteStore, number: int) -> None:
    match = f"t{number}"
    table = await store.table(match) or await store.create(running(match, 1000 + number))
    while True:
        end = table.length + TOGETHER
        change = Change(
            table,
            entries=tuple(entry(index, action=b"x" * 300) for index in range(table.length, end)),
            posts=(new_post(match, end, "phase"),),
            interaction=end,
            snapshot=Snapshot(end, b"state" * 100, end, "d", 1),
        )
        table = await store.append(change)
        sys.stdout.write(f"{match} {table.length}\n")
        sys.stdout.flush()


async def main(path: Path) -> None:
    store = await SqliteStore.open(path, HandClock())
    await asyncio.gather(*(write_on(store, number) for number in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
