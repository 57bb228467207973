"""Presses that meet at one table, delivered in another order than they were made."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.services.positions import Position
from engine.core.notation import write
from sandbox import Actor, Channel, Sandbox, World
from sandbox.routes.interactions import CALLBACK
from tests.e2e.players import newest_prompt
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, secret_is_asked, sensible, typed_until

EVENT = "INTERACTION_CREATE"


class Tavern:
    """A bot, a channel and four people."""

    def __init__(self, world: World, folder: Path) -> None:
        self.world = world
        self.bots = Bots(world, folder / "comptoir.sqlite3")
        self.place: Channel = world.channel("tavern")
        self.people: list[Actor] = [world.user(name) for name in ("red", "blue", "green", "gold")]
        self.match = ""

    async def begin(self, slug: str) -> None:
        await self.bots.start(pictures=False)
        self.match = await begun(self.bots, self.people, self.place, slug)

    async def at_the_bids(self) -> Position:
        return await typed_until(
            self.bots, self.match, self.people, self.place, secret_is_asked, sensible
        )

    async def logged(self, start: int) -> list[int]:
        """Whose answers were taken down since, in order."""
        return [entry.seat for entry in await self.bots.house.store.entries(self.match, start)]


@pytest.fixture
async def tavern(tmp_path: Path) -> AsyncIterator[Tavern]:
    async with Sandbox() as world:
        made = Tavern(world, tmp_path)
        yield made
        await made.bots.stop()
        world.raise_errors()


@pytest.mark.parametrize("slug", ["fair", "marchands"])
async def test_two_sealed_answers_overtaking_each_other_both_count(
    tavern: Tavern, slug: str
) -> None:
    await tavern.begin(slug)
    position = await tavern.at_the_bids()
    first, second = position.owed()[:2]
    moves = {}
    for owed in (first, second):
        decision = position.decision(owed.seat, owed.id)
        assert decision is not None
        moves[owed.seat] = write(sensible(position, decision))
    fault = tavern.world.faults.reorder(EVENT)
    replies = await asyncio.gather(
        *(
            tavern.people[seat].slash("play", channel=tavern.place, move=move)
            for seat, move in moves.items()
        )
    )
    assert fault.struck
    assert all(reply.content.startswith("✅") and reply.ephemeral for reply in replies)
    assert await tavern.logged(position.match.length) == [second.seat, first.seat]


@pytest.mark.parametrize("slug", ["fair", "marchands", "nord"])
async def test_a_double_click_counts_once_whichever_arrives_first(
    tavern: Tavern, slug: str
) -> None:
    await tavern.begin(slug)
    position = await tavern.bots.house.tables.position(tavern.match)
    length, actor = position.match.length, tavern.people[position.owed()[0].seat]
    decision = position.decision(position.owed()[0].seat, position.owed()[0].id)
    assert decision is not None
    move = write(sensible(position, decision))
    fault = tavern.world.faults.reorder(EVENT)
    replies = await asyncio.gather(
        *(actor.slash("play", channel=tavern.place, move=move) for _ in range(2))
    )
    assert fault.struck
    taken = [reply for reply in replies if reply.content.startswith("✅")]
    assert len(taken) == len(await tavern.logged(length)) == 1
    assert all(reply.ephemeral and reply.content for reply in replies)


async def test_a_press_on_a_letter_that_is_deleted_meanwhile_is_answered_beside_it(
    tavern: Tavern,
) -> None:
    await tavern.begin("marchands")
    position = await tavern.at_the_bids()
    actor = tavern.people[position.owed()[0].seat]
    letter, tables = actor.inbox[-1], tavern.bots.house.tables
    announce = tables.announce

    def deleted_first(match: str) -> None:
        tavern.world.delete_message(letter)
        announce(match)

    tables.announce = deleted_first
    reply = await actor.click(button(letter, "a|"), message=letter)
    assert reply.content.startswith("✅"), reply.content
    assert await tavern.logged(position.match.length) == [position.owed()[0].seat]


async def test_a_press_delivered_twice_over_a_broken_connection_is_answered_once(
    tavern: Tavern,
) -> None:
    """Both deliveries believe that they are the first: only the log can tell."""
    await tavern.begin("marchands")
    position = await tavern.at_the_bids()
    actor = tavern.people[position.owed()[0].seat]
    letter, faults = actor.inbox[-1], tavern.world.faults
    twice = faults.duplicate(EVENT)
    cut = faults.cut("POST", CALLBACK)
    reply = await actor.click(button(letter, "a|"), message=letter)
    await tavern.bots.stop()
    assert twice.struck and cut.struck
    assert reply.content.startswith("✅"), reply.content
    await tavern.bots.start(pictures=False)
    assert await tavern.logged(position.match.length) == [position.owed()[0].seat]


async def test_a_deleted_prompt_is_not_missed(tavern: Tavern) -> None:
    """Who finds no buttons asks for them by command, and the next post has them again."""
    await tavern.begin("nord")
    position = await tavern.bots.house.tables.position(tavern.match)
    seat = position.owed()[0].seat
    tavern.world.delete_message(newest_prompt(tavern.people[0], tavern.place))
    asked = await tavern.people[seat].slash("play", channel=tavern.place)
    assert asked.message.controls
    decision = position.decision(seat, position.owed()[0].id)
    assert decision is not None
    move = write(sensible(position, decision))
    done = await tavern.people[seat].slash("play", channel=tavern.place, move=move)
    assert done.content.startswith("✅")
    await tavern.bots.house.announcer.settled()
    assert newest_prompt(tavern.people[0], tavern.place)
