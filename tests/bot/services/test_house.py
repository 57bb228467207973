"""What the house does by itself, whatever goes wrong with a part of it."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import pytest

from bot.services.lobbies import Place
from bot.store.errors import StoreUnavailableError
from bot.store.records import Status, Table
from tests.bot.services.houses import GUESTS, Quiet


async def opened(quiet: Quiet, place: int) -> Table:
    return await quiet.house.lobbies.open(GUESTS[0], Place(7, place), "fair", "en", None, quiet.key)


async def test_a_lobby_started_in_the_last_moment_keeps_no_other_from_expiring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quiet = Quiet()
    started, left = await opened(quiet, 70), await opened(quiet, 71)
    quiet.later(days=4)
    stale = await quiet.store.tables(status=(Status.LOBBY,))
    assert {table.id for table in stale} == {started.id, left.id}
    await quiet.house.lobbies.join(started.id, GUESTS[1])
    await quiet.house.lobbies.start(started.id, GUESTS[0], quiet.key)

    async def outdated(**_: object) -> tuple[Table, ...]:
        return (started, left)

    monkeypatch.setattr(quiet.store, "tables", outdated)
    await quiet.house.expire_lobbies()
    assert (await quiet.house.tables.require(started.id)).status is Status.RUNNING
    assert (await quiet.house.tables.require(left.id)).status is Status.CLOSED


async def test_only_what_is_as_old_as_set_expires() -> None:
    quiet = Quiet()
    table = await opened(quiet, 70)
    for passed, status in ((quiet.house.lobby_lasts, Status.LOBBY), (timedelta(1), Status.CLOSED)):
        quiet.time += passed
        await quiet.house.expire_lobbies()
        assert (await quiet.house.tables.require(table.id)).status is status


async def test_a_note_that_cannot_be_written_troubles_nobody(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = Quiet()
    caplog.set_level(logging.INFO)

    async def failing() -> None:
        raise StoreUnavailableError("full")

    async def slow() -> None:
        for _ in range(100):
            await asyncio.sleep(0)
        await quiet.store.save_preference(1, locale="de")

    async def closing() -> None:
        last_seen.append((await quiet.store.preference(1)).locale)

    last_seen: list[str | None] = []
    monkeypatch.setattr(quiet.store, "close", closing)
    quiet.house.note(failing())
    quiet.house.note(slow())
    await quiet.house.close()
    assert "could not note" in caplog.text
    assert last_seen == ["de"], "a stop waits for what is being noted"
