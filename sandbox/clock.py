"""Time, real or turned by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from typing import Protocol


class Clock(Protocol):
    """What the sandbox asks of time."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Return once that much of this clock's time has passed."""


class RealClock:
    """The clock on the wall."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Return once that much time has passed."""
        await asyncio.sleep(seconds)


class ManualClock:
    """A clock that stands still until a test turns it."""

    def __init__(self, start: float | None = None) -> None:
        # Bots compare snowflakes with their own clock: start at the real time.
        self._now = time.time() if start is None else start
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._tickets = itertools.count()

    def now(self) -> float:
        """Seconds since 1970, as far as the hands were turned."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Return once the hands were turned that far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        awake = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._tickets), awake))
        await awake

    def advance(self, seconds: float) -> None:
        """Turn the hands and wake everybody whose time has come, earliest first."""
        if seconds < 0:
            raise ValueError("time does not run backwards")
        self._now += seconds
        while self._sleepers and self._sleepers[0][0] <= self._now:
            _, _, awake = heapq.heappop(self._sleepers)
            if not awake.done():
                awake.set_result(None)
