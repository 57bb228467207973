"""A bot that starts on a full disk says so; one that starts beside a busy program waits."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot import client
from bot.services.announcing import Announcer
from bot.store.errors import StoreUnavailableError
from sandbox import Sandbox
from tests.e2e.running import Bots

ROOM = 8192


def _full() -> None:
    """No file grows any further."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))


def test_a_full_disk_at_the_start_is_said_plainly(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    started = subprocess.run(
        [sys.executable, "-m", "bot.cli", "run"],
        env={**kept, "DISCORD_TOKEN": "sandbox-x", "DATABASE": str(tmp_path / "full.sqlite3")},
        cwd=Path(__file__).parents[2],
        preexec_fn=_full,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert started.returncode == 1
    assert started.stderr.startswith("Cannot start: ")
    assert "Traceback" not in started.stderr


def test_a_bot_that_cannot_note_its_commands_serves_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    full = tmp_path / "no folder"
    full.write_text("")
    client._note_down(full / "commands", "mark")
    assert "could not note the commands" in caplog.text


async def test_what_was_unsent_is_sent_once_the_database_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "SOON", 0.01)
    resume: Callable[[Announcer], Awaitable[None]] = Announcer.resume
    tries = 0
    done = asyncio.Event()

    async def busy(self: Announcer) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise StoreUnavailableError("database is locked")
        await resume(self)
        done.set()

    monkeypatch.setattr(Announcer, "resume", busy)
    async with Sandbox() as world:
        bots = Bots(world, tmp_path / "comptoir.sqlite3")
        await bots.start(pictures=False)
        async with asyncio.timeout(10):
            await done.wait()
        assert tries == 3
        await bots.stop()
