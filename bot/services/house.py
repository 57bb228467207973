"""The house: all services of one bot, put together once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from bot.services.announcing import Announcer
from bot.services.carrying import Porter
from bot.services.composing import Composer
from bot.services.delivering import Deliverer
from bot.services.leaving import PATIENCE, Leaving
from bot.services.lobbies import Lobbies, draw_seed
from bot.services.looking import Looking
from bot.services.pictures import Pictures
from bot.services.playing import Playing
from bot.services.positions import Positions
from bot.services.refusals import TableError
from bot.services.tables import Tables
from bot.services.typing import Typing
from bot.store.errors import StoreError
from bot.store.port import Clock, Store
from bot.store.records import Status
from engine.registry import GAMES, AnyGame
from render.words import languages

log = logging.getLogger(__name__)


def now() -> datetime:
    """The time, aware and in UTC."""
    return datetime.now(UTC)


class House:
    """What the Discord side talks to."""

    def __init__(
        self,
        store: Store,
        porter: Porter,
        *,
        games: Mapping[str, AnyGame] = GAMES,
        clock: Clock = now,
        pictures: Pictures | None = None,
        patience: timedelta = PATIENCE,
        lobby_lasts: timedelta = timedelta(days=3),
        seeds: Callable[[], str] = draw_seed,
        language: str = languages[0],
    ) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.lobby_lasts = lobby_lasts
        self.language = language
        self.locales: dict[int, str] = {}
        """What those who were here since the start read in, as the store knows it."""
        self._notes: set[asyncio.Task[None]] = set()
        self.pictures = pictures or Pictures()
        self.positions = Positions(store, games)
        self.tables = Tables(store, self.positions, self._announce)
        composer = Composer(store, self.positions, self.pictures)
        deliverer = Deliverer(self.tables, composer, porter, clock)
        self.announcer = Announcer(self.tables, deliverer, clock)
        self.playing = Playing(self.tables)
        self.typing = Typing(self.tables, self.playing)
        self.lobbies = Lobbies(self.tables, seeds)
        self.looking = Looking(self.tables, self.pictures)
        self.leaving = Leaving(self.tables, clock, patience)

    def _announce(self, match: str) -> None:
        self.announcer.announce(match)

    async def expire_lobbies(self) -> None:
        """Close lobbies nobody started."""
        stale = await self.store.tables(
            status=(Status.LOBBY,), untouched_since=self.clock() - self.lobby_lasts
        )
        for table in stale:
            with suppress(TableError):
                # Somebody has just started or closed it.
                await self.lobbies.expire(table.id)

    def note(self, work: Coroutine[None, None, None]) -> None:
        """Write something down in the background: it is of use, but nobody depends on it."""

        async def noted() -> None:
            try:
                await work
            except StoreError as error:
                log.info("could not note", extra={"why": str(error)})

        task = asyncio.create_task(noted())
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def close(self) -> None:
        """Finish what was accepted, then let everything go."""
        await asyncio.gather(*self._notes)
        await self.announcer.close()
        self.pictures.close()
        await self.store.close()
