"""Starting, stopping and killing the bot within a test."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import discord

from bot.client import Comptoir
from bot.endpoints import point_at
from bot.porter import DiscordPorter
from bot.services.house import House
from bot.services.pictures import Pictures
from bot.store.sqlite import SqliteStore
from engine.registry import GAMES, AnyGame
from sandbox import World
from tests.support.fair import FAIR

WITH_FAIR: Mapping[str, AnyGame] = {FAIR.meta.slug: FAIR, **GAMES}


async def furnished(
    database: Path,
    clock: Callable[[], datetime],
    seeds: Iterator[str],
    games: Mapping[str, AnyGame] = WITH_FAIR,
    *,
    pictures: bool = True,
) -> Comptoir:
    """A bot with its house, not yet connected."""
    store = await SqliteStore.open(database, clock)

    def furnish(porter: DiscordPorter) -> House:
        return House(
            store,
            porter,
            games=games,
            clock=clock,
            seeds=lambda: next(seeds),
            pictures=None if pictures else Pictures(renderers={}),
        )

    return Comptoir(furnish, ready_timeout=0.05)


async def cut_off(house: House) -> None:
    """End a house as a power cut does: nothing is finished."""
    house.announcer.abort()
    await house.store.close()


class Bots:
    """One bot after the other on the same world and the same database."""

    def __init__(self, world: World, database: Path) -> None:
        self.world = world
        self.database = database
        self.bot: Comptoir | None = None
        self.later = timedelta()
        """How far the bot's clock is ahead."""
        self.seeds = (f"h1:e2e/{number}" for number in count())
        self._task: asyncio.Task[None] | None = None

    def now(self) -> datetime:
        return datetime.now(UTC) + self.later

    @property
    def house(self) -> House:
        assert self.bot is not None, "the bot is not running"
        return self.bot.house

    async def start(
        self, games: Mapping[str, AnyGame] = WITH_FAIR, *, pictures: bool = True
    ) -> Comptoir:
        point_at(self.world.api_base, self.world.gateway)
        bot = await furnished(self.database, self.now, self.seeds, games, pictures=pictures)
        self.bot = bot
        self._task = asyncio.create_task(bot.start(self.world.token))
        served = asyncio.create_task(bot.served.wait())
        await asyncio.wait({served, self._task}, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            self._task.result()
        return bot

    async def stop(self) -> None:
        """As an operator does: what was accepted is finished."""
        if self.bot is not None:
            await self.bot.close()
        await self._end()

    async def kill(self) -> None:
        """As a power cut does: nothing is finished."""
        assert self.bot is not None
        await cut_off(self.bot.house)
        await discord.Client.close(self.bot)
        await self._end()

    async def _end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self.bot = self._task = None
