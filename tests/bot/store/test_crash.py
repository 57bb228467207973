"""Killed in the middle of writing: what was acknowledged is there, and nothing is there by half."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.store.sqlite import SqliteStore
from bot.store.sqlite.backups import inspect
from tests.bot.store.crashing import TOGETHER, WRITERS
from tests.bot.store.samples import HandClock


async def kill_after(path: Path, acknowledgements: int) -> dict[str, int]:
    """Let the program write, kill it after so many answers, return the last answer per match."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.store.crashing", str(path), stdout=asyncio.subprocess.PIPE
    )
    assert program.stdout is not None
    told = b"".join([await program.stdout.readline() for _ in range(acknowledgements)])
    program.kill()
    told += await program.stdout.read()
    await program.wait()
    # The kill may cut the last line short.
    lines = told.rpartition(b"\n")[0].decode().splitlines()
    return {match: int(length) for match, length in map(str.split, lines)}


async def assert_whole(store: SqliteStore, match: str, acknowledged: int) -> None:
    loaded = await store.load(match, whole=True)
    length = loaded.table.length
    assert length >= acknowledged
    assert length % TOGETHER == 0
    assert [entry.index for entry in loaded.entries] == list(range(length))
    posts = await store.pending_posts(match)
    assert [post.index for post in posts] == list(range(TOGETHER, length + 1, TOGETHER))
    assert await store.done(match, length) == (length > 0)
    assert not await store.done(match, length + TOGETHER)
    latest = (await store.load(match)).snapshot
    assert (latest.length if latest else 0) == length


async def test_kill_and_reopen(path: Path) -> None:
    for acknowledgements in (1, 40, 173):
        answers = await kill_after(path, acknowledgements)
        assert sum(answers.values()) > 0
        assert inspect(path)[0] > 0
        store = await SqliteStore.open(path, HandClock())
        try:
            assert len(await store.tables()) <= WRITERS
            for match, acknowledged in answers.items():
                await assert_whole(store, match, acknowledged)
        finally:
            await store.close()
