"""Processes that draw: the same pictures, whatever becomes of them or of the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path

import pytest

from bot.services.pictures import Pictures
from bot.services.positions import Position
from bot.services.speaking import voice
from bot.studio import studio
from engine.registry import GAMES
from tests.bench.bot_stage import PEOPLE, random_game, table_of

ROOT = Path(__file__).parents[2]
BOT = """
from bot.studio import studio
import os, time
if __name__ == "__main__":
    pool = studio(1)()
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    made = Pictures(studio(1))
    yield made
    made.close()


def position() -> Position:
    """A table of Marchands after its first move."""
    _, match = next(random_game(0))
    return Position(table_of(0, list(range(len(PEOPLE))), 1), GAMES["marchands"], match)


async def board(pictures: Pictures, theme: str) -> bytes:
    at = position()
    drawn = await pictures.board(at, voice("fr", at.table, at.game), theme=theme)
    assert drawn is not None
    return drawn.data


async def test_drawn_elsewhere_a_picture_is_the_same(pictures: Pictures) -> None:
    here = Pictures()
    assert await board(pictures, "dark") == await board(here, "dark")
    here.close()


async def test_a_process_that_is_ended_is_replaced(pictures: Pictures) -> None:
    light = await board(pictures, "light")
    pool: Executor = pictures._pool
    os.kill(await asyncio.wrap_future(pool.submit(os.getpid)), signal.SIGKILL)
    assert await board(pictures, "dark") != light


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc who is alive")
async def test_processes_outlive_a_polite_stop_but_not_the_bot() -> None:
    words = [sys.executable, "-c", BOT]
    script = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE, cwd=ROOT)
    assert script.stdout is not None
    drawing = int(await asyncio.wait_for(script.stdout.readline(), 30))
    os.kill(drawing, signal.SIGTERM)
    await asyncio.sleep(0.1)
    assert alive(drawing)
    script.kill()
    await script.wait()
    for _ in range(100):
        if not alive(drawing):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("whoever draws is still there")


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and that nobody asked about yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
