"""The outbox: in order, once, again after an outage, and never in the way of another table."""

from __future__ import annotations

import asyncio
import time

import pytest

from bot.components.payload import custom_ids
from bot.services import announcing
from bot.services.carrying import LaterError, Sent, UnreachableError
from bot.services.lobbies import Place
from bot.store.errors import StoreUnavailableError
from bot.store.records import Post as Row
from engine.core.notation import write
from render.words import texts
from tests.bot.services.houses import GUESTS, Quiet


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcing, "FIRST_PAUSE", 0.001)


async def test_rows_go_out_in_order_and_old_prompts_lose_their_buttons() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    assert quiet.porter.kinds() == ["lobby", "begun"]
    await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    assert quiet.porter.kinds() == ["lobby", "begun", "turn"]
    assert quiet.porter.stripped == [1000, 1001]
    assert not await quiet.store.pending_posts(match)


async def test_a_failing_discord_is_tried_again_and_each_row_arrives_once() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    fails = iter([LaterError("503"), LaterError("503"), None])
    quiet.porter.fail = lambda _: next(fails, None)
    await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    assert quiet.porter.kinds() == ["lobby", "begun", "turn"]


async def test_a_discord_that_is_down_is_asked_ever_less_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(announcing, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(announcing, "LONGEST_PAUSE", 0.04)
    quiet, tries = Quiet(), 0
    match = await quiet.begun()

    def down(_: Row) -> Exception:
        nonlocal tries
        tries += 1
        return LaterError("503")

    quiet.porter.fail = down
    await quiet.type(match, await quiet.turn(match), "buy none")
    began = time.monotonic()
    await asyncio.sleep(0.3)
    # After 10 and 20 milliseconds, then every 40; without growing it would be 30 times.
    assert 2 <= tries <= 4 + (time.monotonic() - began) / announcing.LONGEST_PAUSE
    quiet.porter.fail = lambda _: None
    await quiet.house.announcer.settled()
    assert quiet.porter.kinds() == ["lobby", "begun", "turn"]


async def test_after_a_long_outage_the_channel_is_read_before_sending_again() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    fails = iter([LaterError("cut")])

    def fail(row: Row) -> Exception | None:
        quiet.later(minutes=10)
        return next(fails, None)

    quiet.porter.fail = fail
    quiet.porter.found = lambda row: Sent(70, 5000) if row.kind == "turn" else None
    await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    assert quiet.porter.looked == 1
    assert quiet.porter.kinds() == ["lobby", "begun"]
    assert (await quiet.store.shown(match, role="prompt"))[-1].message == 5000


async def test_a_gone_channel_is_given_up_and_a_closed_inbox_becomes_a_nudge() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    quiet.porter.fail = lambda row: UnreachableError("50007") if row.user == 2 else None
    for _ in range(3):
        await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    nudges = [post for row, post in quiet.porter.sent if row.kind == "nudge"]
    assert [post.pings for post in nudges] == [(2,)]
    assert not await quiet.store.pending_posts(match)


async def test_each_wait_is_pinged_once_and_never_who_just_acted() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    actor = await quiet.turn(match)
    await quiet.type(match, (actor + 1) % 3, "rest")
    await quiet.house.announcer.settled()
    pings = [post.pings for row, post in quiet.porter.sent if row.kind in ("begun", "turn")]
    assert pings[0] == (actor + 1,)
    assert pings[1:] == [()]


async def test_who_is_asked_again_by_the_own_answer_is_not_pinged() -> None:
    quiet = Quiet()
    table = await quiet.house.lobbies.open(GUESTS[0], Place(7, 70), "fair", "en", 3, quiet.key)
    for _ in range(2):
        await quiet.house.lobbies.add_stand_in(table.id, GUESTS[0], "robot")
    await quiet.house.lobbies.start(table.id, GUESTS[0], quiet.key)
    asked = []
    while owed := (position := await quiet.house.tables.position(table.id)).owed():
        asked.append(owed[0].secret)
        action = position.game.default_action(position.state, owed[0])
        await quiet.type(table.id, 0, write(action))
    await quiet.house.announcer.settled()
    assert asked.count(False) > 2
    pings = [post.pings for row, post in quiet.porter.sent if row.user is None]
    assert pings.count(()) == len(pings) - 1, "only the start calls him to the table"


async def test_a_broken_row_stops_neither_its_table_nor_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quiet = Quiet()
    match = await quiet.begun()
    compose = quiet.house.announcer.deliverer.composer.compose
    broken = iter([True])

    async def sometimes(row: Row, *, fresh: bool = False) -> object:
        if next(broken, False):
            raise ZeroDivisionError
        return await compose(row, fresh=fresh)

    monkeypatch.setattr(quiet.house.announcer.deliverer.composer, "compose", sometimes)
    await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    awaited = await quiet.turn(match)
    await quiet.type(match, awaited, "buy none")
    await quiet.house.announcer.settled()
    assert quiet.porter.kinds() == ["lobby", "begun", "turn", "turn"]
    stopgap = quiet.porter.sent[2][1]
    assert stopgap.pings == (GUESTS[awaited].user,), "whoever is awaited hears of it all the same"
    assert "cannot show" in stopgap.content
    assert custom_ids(stopgap.rows) == {f"o|{match}||1"}


async def test_a_store_that_fails_while_a_row_is_composed_loses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quiet = Quiet()
    match = await quiet.begun()
    compose = quiet.house.announcer.deliverer.composer.compose
    fails = iter([StoreUnavailableError("locked")])

    async def sometimes(row: Row, *, fresh: bool = False) -> object:
        for error in fails:
            raise error
        return await compose(row, fresh=fresh)

    monkeypatch.setattr(quiet.house.announcer.deliverer.composer, "compose", sometimes)
    await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    assert quiet.porter.kinds() == ["lobby", "begun", "turn"]
    assert "cannot show" not in quiet.porter.sent[-1][1].content


async def test_a_lobby_too_old_to_be_edited_is_shown_anew() -> None:
    quiet = Quiet()
    table = await quiet.house.lobbies.open(GUESTS[0], Place(7, 70), "fair", "en", 3, quiet.key)
    await quiet.house.announcer.settled()
    await quiet.house.lobbies.join(table.id, GUESTS[1])
    await quiet.house.announcer.settled()
    assert [message for message, _ in quiet.porter.edited] == [1000]
    quiet.later(hours=2)
    await quiet.house.lobbies.join(table.id, GUESTS[2])
    await quiet.house.announcer.settled()
    assert quiet.porter.kinds() == ["lobby", "lobby"]
    assert GUESTS[2].name in quiet.porter.sent[-1][1].content
    assert quiet.porter.stripped == [1000]
    await quiet.house.lobbies.leave(table.id, GUESTS[2])
    await quiet.house.announcer.settled()
    assert [message for message, _ in quiet.porter.edited] == [1000, 1001]


async def test_a_ping_names_the_game_and_what_is_asked() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    quiet.porter.fail = lambda row: UnreachableError("50007") if row.user == 2 else None
    for _ in range(3):
        await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    pinging = [post for _, post in quiet.porter.sent if post.pings]
    assert {row.kind for row, post in quiet.porter.sent if post.pings} >= {"begun", "nudge"}
    position = await quiet.house.tables.position(match)
    words = texts("en")
    for post in pinging:
        assert words("fair-name") in post.content
    assert words(position.owed()[0].prompt) in pinging[-1].content


async def test_what_was_not_sent_before_the_end_is_sent_after_the_next_start() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    quiet.porter.fail = lambda _: LaterError("down")
    await quiet.type(match, await quiet.turn(match), "buy none")
    await asyncio.sleep(0)
    quiet.house.announcer.abort()
    reborn = Quiet(quiet.store)
    await reborn.house.announcer.resume()
    await reborn.house.announcer.settled()
    assert reborn.porter.kinds() == ["turn"]


async def test_what_was_not_shown_before_the_end_is_shown_after_the_next_start() -> None:
    """A sealed answer writes no row: only the prompt is to be edited."""
    quiet = Quiet()
    match = await quiet.begun()
    for _ in range(3):
        await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    quiet.house.announcer.abort()
    await quiet.type(match, await quiet.turn(match), "bid 1")
    reborn = Quiet(quiet.store)
    await reborn.house.announcer.resume()
    await reborn.house.announcer.settled()
    assert not reborn.porter.sent
    assert ["(1 of 3 sealed)" in post.content for _, post in reborn.porter.edited] == [True]


async def test_a_secret_question_goes_to_nobody_but_whom_it_is_asked() -> None:
    quiet = Quiet()
    match = await quiet.begun(4)
    for _ in range(4):
        await quiet.type(match, await quiet.turn(match), "buy none")
    await quiet.house.announcer.settled()
    position = await quiet.house.tables.position(match)
    asked = {(GUESTS[owed.seat].user, owed.id) for owed in position.owed()}
    letters = [(row.user, post) for row, post in quiet.porter.sent if row.kind == "ask"]
    assert len(letters) == len(asked) == 4
    for user, decision in asked:
        told = [reader for reader, post in letters if f"|{decision}|" in str(post.rows)]
        assert told == [user]


async def test_a_lobby_that_changed_before_it_was_sent_again_shows_the_change() -> None:
    """The first try came through unheard: its nonce brings it back with its old words."""
    quiet, tried = Quiet(), asyncio.Event()

    def cut_once(_: Row) -> Exception | None:
        first = not tried.is_set()
        tried.set()
        return LaterError("cut") if first else None

    quiet.porter.fail = cut_once
    opened = await quiet.house.lobbies.open(GUESTS[0], Place(7, 70), "fair", "en", 3, quiet.key)
    await tried.wait()
    quiet.later(seconds=1)
    await quiet.house.lobbies.join(opened.id, GUESTS[1])
    await quiet.house.announcer.settled()
    assert quiet.porter.kinds() == ["lobby"]
    assert ["bob" in post.content for _, post in quiet.porter.edited] == [True]
