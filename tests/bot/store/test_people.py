"""The contract of waits, votes and preferences, on every adapter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.store.errors import UnknownMatchError
from bot.store.port import Store
from bot.store.records import (
    Awaited,
    Change,
    Delivery,
    Preference,
    Status,
    Table,
    Vote,
    Wait,
    new_post,
)
from tests.bot.store.samples import ANNE, BERT, CARL, HandClock, lobby, moves, running

MATCH = "aaaa2222"
BOTH = (Awaited(0, "bid:1"), Awaited(1, "bid:1"))


async def pinging(store: Store, table: Table, seat: int) -> Table:
    """Send a row that pings a seat."""
    row = new_post(MATCH, table.length, "ask", occasion=str(table.updated))
    after = await store.append(Change(table, posts=(row,)))
    await store.mark_sent(Delivery(row.nonce, 7, 55, pinged=(seat,)))
    return after


async def test_a_wait_keeps_its_time_while_others_answer(store: Store, clock: HandClock) -> None:
    table = await store.create(running())
    began = clock.now
    table = await store.append(Change(table, awaited=BOTH))
    assert await store.waits(MATCH) == tuple(Wait(MATCH, s, "bid:1", began) for s in (0, 1))
    later = clock.pass_(hours=5)
    awaited = (Awaited(0, "dial:2"), Awaited(1, "bid:1"))
    table = await store.append(replace(moves(table), awaited=awaited))
    assert await store.waits(MATCH) == (
        Wait(MATCH, 1, "bid:1", began),
        Wait(MATCH, 0, "dial:2", later),
    )
    table = await store.append(moves(table))
    assert len(await store.waits(MATCH)) == 2
    await store.append(replace(moves(table), awaited=()))
    assert await store.waits(MATCH) == ()


async def test_a_seat_may_be_awaited_for_several_things(store: Store) -> None:
    table = await store.create(running())
    twice = (Awaited(0, "a"), Awaited(0, "b"), Awaited(0, "a"))
    await store.append(Change(table, awaited=twice))
    assert [wait.decision for wait in await store.waits(MATCH)] == ["a", "b"]


async def test_each_wait_is_pinged_once(store: Store, clock: HandClock) -> None:
    table = await store.create(running())
    table = await store.append(Change(table, awaited=BOTH))
    assert [wait.seat for wait in await store.unpinged()] == [0, 1]
    pinged = clock.pass_(minutes=1)
    table = await pinging(store, table, 0)
    clock.pass_(minutes=1)
    table = await pinging(store, table, 0)
    assert [wait.seat for wait in await store.unpinged()] == [1]
    table = await store.append(replace(moves(table), awaited=BOTH))
    assert (await store.waits(MATCH))[0].pinged == pinged
    table = await store.append(replace(moves(table), awaited=(Awaited(0, "bid:2"),)))
    await pinging(store, table, 0)
    assert await store.unpinged() == ()


async def test_a_silent_wait_needs_no_ping(store: Store) -> None:
    table = await store.create(running())
    await store.append(Change(table, awaited=(Awaited(0, "bid:1", silent=True),)))
    assert await store.unpinged() == ()


async def test_the_games_that_wait_for_a_person(store: Store, clock: HandClock) -> None:
    first = await store.create(running())
    second = await store.create(running("bbbb3333", 8))
    waiting = await store.create(lobby("cccc4444", 9))
    await store.append(Change(second, awaited=BOTH[:1]))
    clock.pass_(hours=1)
    await store.append(Change(first, awaited=BOTH))
    await store.append(Change(waiting, awaited=BOTH))
    assert [wait.match for wait in await store.waits_for(ANNE)] == ["bbbb3333", MATCH]
    assert [wait.match for wait in await store.waits_for(BERT)] == [MATCH]
    assert await store.waits_for(CARL) == ()


async def test_waits_that_began_before_a_moment(store: Store, clock: HandClock) -> None:
    table = await store.create(running())
    table = await store.append(Change(table, awaited=BOTH[:1]))
    began = clock.now
    noon = clock.pass_(hours=24)
    await store.append(Change(table, awaited=BOTH))
    assert await store.waits_since(began) == ()
    assert [wait.seat for wait in await store.waits_since(noon)] == [0]


async def test_a_closed_table_waits_for_nobody(store: Store) -> None:
    table = await store.create(running())
    table = await store.append(Change(table, awaited=BOTH))
    await store.cast_vote(Vote(MATCH, "abandon", ANNE))
    await store.append(Change(table, replace(table, status=Status.CLOSED)))
    assert await store.waits(MATCH) == ()
    assert await store.votes(MATCH) == ()


async def test_a_frozen_table_keeps_its_waits_but_bothers_nobody(store: Store) -> None:
    table = await store.create(running())
    table = await store.append(Change(table, awaited=BOTH))
    await store.append(Change(table, replace(table, status=Status.FROZEN)))
    assert len(await store.waits(MATCH)) == 2
    assert await store.unpinged() == ()
    assert await store.waits_for(ANNE) == ()


async def test_a_person_has_one_vote_per_matter(store: Store, clock: HandClock) -> None:
    await store.create(running())
    await store.cast_vote(Vote(MATCH, "abandon", ANNE))
    first = clock.now
    clock.pass_(minutes=1)
    await store.cast_vote(Vote(MATCH, "stand-in:2", ANNE))
    assert await store.cast_vote(Vote(MATCH, "abandon", BERT, yes=False)) == (
        Vote(MATCH, "abandon", ANNE, at=first),
        Vote(MATCH, "abandon", BERT, yes=False, at=clock.now),
    )
    clock.pass_(minutes=1)
    after = await store.cast_vote(Vote(MATCH, "abandon", ANNE, yes=False))
    assert [(vote.user, vote.yes) for vote in after] == [(BERT, False), (ANNE, False)]
    assert len(await store.votes(MATCH)) == 3


async def test_clearing_votes(store: Store) -> None:
    await store.create(running())
    for matter in ("abandon", "stand-in:1", "stand-in:2"):
        await store.cast_vote(Vote(MATCH, matter, ANNE))
    await store.clear_votes(MATCH, "abandon")
    assert [v.matter for v in await store.votes(MATCH)] == ["stand-in:1", "stand-in:2"]
    await store.clear_votes(MATCH)
    assert await store.votes(MATCH) == ()


async def test_voting_at_an_unknown_table_is_refused(store: Store) -> None:
    with pytest.raises(UnknownMatchError):
        await store.cast_vote(Vote(MATCH, "abandon", ANNE))


async def test_preferences_are_kept_one_by_one(store: Store) -> None:
    assert await store.preference(ANNE) == Preference(ANNE)
    await store.save_preference(ANNE, locale="fr")
    await store.save_preference(ANNE, theme="night")
    assert await store.preference(ANNE) == Preference(ANNE, "fr", "night")
    await store.save_preference(ANNE, locale="de")
    assert await store.preference(ANNE) == Preference(ANNE, "de", "night")
    assert await store.preference(BERT) == Preference(BERT)
