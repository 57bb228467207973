"""The way of one action, with a store in memory."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.components.ids import read
from bot.components.parts import Post, Select
from bot.services.playing import Person
from bot.services.pressing import Pressed
from bot.services.refusals import NotRunningError, NotSeatedError
from bot.store.errors import AlreadyDoneError
from bot.store.records import SNAPSHOT_EVERY, Change, LogEntry, Status
from engine.core.values import RefusalError
from tests.bot.services.houses import GUESTS, Quiet


async def test_the_same_interaction_counts_once() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    seat = await quiet.turn(match)
    await quiet.type(match, seat, "buy wool", key=99)
    with pytest.raises(AlreadyDoneError):
        await quiet.type(match, seat, "buy wool", key=99)
    assert len(await quiet.store.entries(match)) == 1


async def test_answers_in_the_same_instant_are_all_taken_in_order() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    for _ in range(3):
        await quiet.type(match, await quiet.turn(match), "buy none")
    await asyncio.gather(*(quiet.type(match, seat, f"bid {seat}") for seat in (2, 0, 1)))
    entries = await quiet.store.entries(match)
    assert [entry.seat for entry in entries[3:6]] == [2, 0, 1]


async def test_strangers_and_finished_games_are_refused() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    with pytest.raises(NotSeatedError):
        await quiet.type(match, 3, "buy none")
    table = await quiet.house.tables.require(match)
    await quiet.house.lobbies.close(match, GUESTS[0]._replace(moderator=True))
    assert table.status is Status.RUNNING
    with pytest.raises(NotRunningError):
        await quiet.type(match, 0, "buy none")


async def test_a_refused_answer_changes_nothing() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    before = await quiet.house.tables.position(match)
    with pytest.raises(RefusalError):
        await quiet.type(match, await quiet.turn(match), "buy gold")
    assert await quiet.house.tables.position(match) == before
    assert not await quiet.store.entries(match)


async def test_a_log_that_leads_elsewhere_freezes_its_match_and_no_other() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    await quiet.type(match, await quiet.turn(match), "buy wool")
    await quiet.house.announcer.settled()
    _spoil(quiet, match)
    quiet.house.positions.forget(match)
    with pytest.raises(NotRunningError):
        await quiet.house.tables.position(match)
    await quiet.house.announcer.settled()
    assert (await quiet.house.tables.require(match)).status is Status.FROZEN
    assert quiet.porter.kinds()[-1] == "frozen"


def _spoil(quiet: Quiet, match: str) -> None:
    """Write another digest into the log, as a change of rules would."""
    log: list[LogEntry] = quiet.store._logs[match]
    log[0] = replace(log[0], digest="0" * 16)


async def test_a_position_is_the_same_from_snapshot_log_and_cache() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    aside = ("rest", "wake")
    for number in range(SNAPSHOT_EVERY + 5):
        other = (await quiet.turn(match) + 1) % 3
        await quiet.type(match, other, aside[number % 2])
    cached = await quiet.house.tables.position(match)
    loaded = await quiet.store.load(match)
    assert loaded.snapshot is not None
    quiet.house.positions.forget(match)
    assert (await quiet.house.tables.position(match)).match == cached.match


async def test_another_writer_is_noticed_and_nothing_is_lost() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    await quiet.house.tables.position(match)
    table = await quiet.house.tables.require(match)
    await quiet.store.append(Change(table, after=replace(table, language="fr")))
    seat = await quiet.turn(match)
    with pytest.raises(Exception, match="changed meanwhile"):
        await quiet.type(match, seat, "buy none")
    await quiet.type(match, seat, "buy none")
    assert len(await quiet.store.entries(match)) == 1


async def test_a_draft_survives_a_restart_and_goes_with_its_answer() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    for _ in range(3):
        await quiet.type(match, await quiet.turn(match), "buy wool")
    for seat in range(3):
        await quiet.type(match, seat, f"bid {seat}")
    seat = await quiet.turn(match)
    person = Person(GUESTS[seat].user, "en-US")
    shown = await quiet.house.playing.open(match, person)
    assert isinstance(shown, Post)
    first = shown.rows[0]
    press = read(first.id if isinstance(first, Select) else first[0].id)
    assert press is not None
    after = await quiet.house.playing.press(Pressed(press, quiet.key), person)
    assert isinstance(after, Post)
    assert await quiet.store.draft(match, press.decision, seat) is not None
    again = await Quiet(quiet.store).house.playing.open(match, person)
    assert again == after
    await quiet.type(match, seat, "pass")
    assert await quiet.store.draft(match, press.decision, seat) is None


async def test_a_frozen_match_can_still_be_exported() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    await quiet.type(match, await quiet.turn(match), "buy wool")
    _spoil(quiet, match)
    quiet.house.positions.forget(match)
    with pytest.raises(NotRunningError):
        await quiet.house.tables.position(match)
    post = await quiet.house.looking.export(match, Person(1, "en-US"))
    record = post.files[0].data.decode()
    assert "1 " in record
    assert "wool" not in record
    assert "seed" not in record


async def test_a_closed_table_loses_every_button() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    for _ in range(3):
        await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    assert len(await quiet.store.shown(match)) > 1
    await quiet.house.lobbies.close(match, GUESTS[0]._replace(moderator=True))
    await quiet.house.announcer.settled()
    assert not await quiet.store.shown(match)
