"""Sending what the outbox holds: in order, once, and again after an outage."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from bot.services.carrying import BarredError, LaterError
from bot.services.delivering import Deliverer
from bot.services.tables import Tables
from bot.store.errors import StoreError
from bot.store.port import Clock
from bot.store.records import Status

log = logging.getLogger(__name__)

LATELY = timedelta(hours=1)
"""Older messages are not edited, so there is no use in bringing them up to date."""
ALL = 1_000_000
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 300.0
LAST_WAIT = 20.0


class Announcer:
    """One worker per match with something to send; a slow channel holds up no other."""

    def __init__(self, tables: Tables, deliverer: Deliverer, clock: Clock) -> None:
        self.tables = tables
        self.store = tables.store
        self.deliverer = deliverer
        self.clock = clock
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._pausing: dict[str, asyncio.Event] = {}
        self._barred: dict[str, int | None] = {}
        """Matches that could not be told anything, and the servers they are on."""
        self.closing = False

    def announce(self, match: str) -> None:
        """See to the outbox of a match, soon and in the background."""
        if match in self._workers:
            self._again.add(match)
            if match in self._pausing:
                # Somebody does something: what failed before may work by now.
                self._pausing[match].set()
            return
        if not self.closing:
            task = asyncio.create_task(self._work(match), name=f"announce {match}")
            self._workers[match] = task
            task.add_done_callback(lambda _: self._worked(match))

    def _worked(self, match: str) -> None:
        self._workers.pop(match, None)
        if match in self._again:
            self._again.discard(match)
            self.announce(match)

    async def resume(self) -> None:
        """After a start: send whatever was accepted and not yet sent, and show how tables stand."""
        unsent = await self.store.pending_posts(limit=ALL)
        tables = await self.store.tables(status=(Status.LOBBY, Status.RUNNING))
        # A sealed answer or a new guest writes no row: only the edit that shows it is missing.
        touched = [table.id for table in tables if self.clock() - table.updated < LATELY]
        for match in dict.fromkeys((*(row.match for row in unsent), *touched)):
            self.announce(match)

    def let_in(self, guild: int) -> None:
        """The bot was invited or may do more on a server: what had to wait may be sent now."""
        for match in [match for match, where in self._barred.items() if where == guild]:
            self.announce(match)

    async def settled(self) -> None:
        """Wait until nothing is being sent."""
        while self._workers:
            await asyncio.wait(self._workers.values())

    async def close(self) -> None:
        """Finish what is being sent; what must wait longer is sent after the next start."""
        self.closing = True
        for woken in self._pausing.values():
            woken.set()
        try:
            await asyncio.wait_for(self.settled(), LAST_WAIT)
        except TimeoutError:
            self.abort()

    def abort(self) -> None:
        """Stop at once; nothing is lost, the outbox has it."""
        self.closing = True
        for worker in self._workers.values():
            worker.cancel()

    async def _work(self, match: str) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._drain(match)
            except (LaterError, StoreError) as error:
                log.warning("will send again", extra={"match": match, "why": str(error)})
                if self.closing or _hopeless(error, pause):
                    return
                await self._pause(match, pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            except Exception:
                # One broken row must not hold up the table for ever, nor any other table.
                log.exception("could not announce", extra={"match": match})
            return

    async def _pause(self, match: str, seconds: float) -> None:
        woken = self._pausing[match] = asyncio.Event()
        try:
            await asyncio.wait_for(woken.wait(), seconds)
        except TimeoutError:
            return
        finally:
            del self._pausing[match]

    async def _drain(self, match: str) -> None:
        try:
            for row in await self.store.pending_posts(match):
                await self.deliverer.deliver(row)
        except BarredError:
            self._barred[match] = (await self.tables.known(match)).guild
            raise
        self._barred.pop(match, None)
        if match not in self._again:
            await self.deliverer.refresh(match)


def _hopeless(error: Exception, pause: float) -> bool:
    """Whether to wait for somebody rather than for time: the outbox keeps what is to be sent."""
    return isinstance(error, BarredError) and (error.gone or pause >= LONGEST_PAUSE)
