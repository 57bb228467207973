"""Sent, but killed before that was noted, and back only when Discord has forgotten the nonce."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.store.records import Delivery
from engine.core.rng import Rng
from sandbox import Actor, Channel, Sandbox, World
from tests.chaos.storm import AheadClock
from tests.e2e.players import Presser
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, lobby
from tests.e2e.test_whole_games import play_on

AWAY = timedelta(minutes=10)


class Scene:
    """A fair in a world whose clock can be turned."""

    def __init__(self, world: World, clock: AheadClock, folder: Path) -> None:
        self.world = world
        self.clock = clock
        self.bots = Bots(world, folder / "comptoir.sqlite3")
        self.place: Channel = world.channel("tavern")
        self.people: list[Actor] = [world.user(name) for name in ("red", "blue", "green", "gold")]
        self.match = ""

    async def play(self, moves: int) -> None:
        players = [Presser(one, self.place, Rng(f"h1:{one.name}")) for one in self.people]
        await play_on(self.bots, self.match, players, moves)

    async def die_sending(self, kind: str, deed: Callable[[], Awaitable[object]]) -> None:
        """Do something and kill the bot when a row of a kind is sent but not noted."""
        store, reached = self.bots.house.store, asyncio.Event()
        note = store.mark_sent

        async def never(delivery: Delivery) -> None:
            row = await store.post(delivery.nonce)
            if row is not None and row.kind == kind:
                reached.set()
                await asyncio.Event().wait()
            await note(delivery)

        store.mark_sent = never  # type: ignore[method-assign]
        doing = asyncio.ensure_future(deed())
        async with asyncio.timeout(10):
            await reached.wait()
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)
        await self.bots.kill()

    async def come_back_late(self) -> None:
        self.clock.later += AWAY.total_seconds()
        self.bots.later += AWAY
        await self.bots.start()
        await self.bots.house.announcer.resume()
        await self.bots.house.announcer.settled()
        assert await self.bots.house.store.pending_posts() == ()

    def posts(self) -> list[str]:
        """Everything posted, wherever: where and what."""
        places = [self.place, *(self.world.dm_with(one.account) for one in self.people)]
        return [
            f"{place} {message.content}"
            for place in places
            for message in place.messages.values()
            if not message.ephemeral
        ]


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    clock = AheadClock()
    async with Sandbox(clock=clock) as world:
        made = Scene(world, clock, tmp_path)
        await made.bots.start()
        yield made
        await made.bots.stop()
        world.take_errors()


async def opened(scene: Scene) -> None:
    await lobby(scene.bots, scene.people, scene.place)


async def to_the_bids(scene: Scene) -> None:
    scene.match = await begun(scene.bots, scene.people, scene.place)
    await scene.play(3)


async def to_the_bids_unreachable(scene: Scene) -> None:
    await to_the_bids(scene)
    scene.world.close_dms(scene.people[2])


async def begin(scene: Scene) -> None:
    await begun(scene.bots, scene.people, scene.place)


async def one_move(scene: Scene) -> None:
    await scene.play(1)


async def to_the_end(scene: Scene) -> None:
    await scene.play(200)


async def closed(scene: Scene) -> None:
    await scene.people[0].slash("game close", channel=scene.place)


Deed = Callable[[Scene], Awaitable[None]]


async def nothing(scene: Scene) -> None:
    """Nothing needs to have happened."""


@pytest.mark.parametrize(
    ("kind", "before", "deed"),
    [
        ("lobby", nothing, opened),
        ("begun", nothing, begin),
        ("turn", to_the_bids, one_move),
        ("ask", to_the_bids, one_move),
        ("nudge", to_the_bids_unreachable, one_move),
        ("over", to_the_bids, to_the_end),
        ("closed", opened, closed),
    ],
)
async def test_no_post_is_doubled(scene: Scene, kind: str, before: Deed, deed: Deed) -> None:
    await before(scene)
    await scene.die_sending(kind, lambda: deed(scene))
    sent = scene.posts()
    await scene.come_back_late()
    after = scene.posts()
    assert [one for one in after if after.count(one) > 1] == []
    assert after[: len(sent)] == sent or set(sent) < set(after)
