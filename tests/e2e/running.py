"""Starting, stopping and killing the bot within a test."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
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
        store = await SqliteStore.open(self.database, self.now)

        def furnish(porter: DiscordPorter) -> House:
            return House(
                store,
                porter,
                games=games,
                clock=self.now,
                seeds=lambda: next(self.seeds),
                pictures=None if pictures else Pictures(renderers={}),
            )

        bot = Comptoir(furnish, ready_timeout=0.05)
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
        self.bot.house.announcer.abort()
        await self.bot.house.store.close()
        await discord.Client.close(self.bot)
        await self._end()

    async def _end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self.bot = self._task = None
