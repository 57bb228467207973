"""A connection whose thread runs whole jobs: one hop for many statements."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias, TypeVar, cast

import aiosqlite

from bot.store.errors import StoreUnavailableError
from bot.store.sqlite.faults import own_errors

PATIENCE = 1.0
"""Seconds to wait for another program's lock before saying that the store is unavailable."""

CACHE_KILOBYTES = 16_000
"""Holds the last pages of a thousand logs."""

Result = TypeVar("Result")
Job: TypeAlias = Callable[[sqlite3.Connection], Result]


class Link(aiosqlite.Connection):
    """An aiosqlite connection that is given functions instead of single statements."""

    def __init__(self, path: Path, patience: float) -> None:
        super().__init__(lambda: connect(path, patience), iter_chunk_size=64)
        self._stopping: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Start the connection's thread and connect."""
        with own_errors():
            try:
                await self
            except BaseException:
                # aiosqlite ends the thread of a failed connection but does not wait for it.
                if self._stopping is not None:
                    await self._stopping
                raise

    def stop(self) -> asyncio.Future[None] | None:
        """End the connection's thread."""
        self._stopping = super().stop()
        return self._stopping

    async def run(self, job: Job[Result]) -> Result:
        """Run a job in the connection's thread."""
        if self._connection is None:
            raise StoreUnavailableError("the store is closed")
        with own_errors():
            # aiosqlite's own methods make one hop per statement, and a hop costs ten statements.
            return cast(Result, await self._execute(job, self._connection))  # type: ignore[no-untyped-call]


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """Open a database for explicit transactions, durable at each commit."""
    path.parent.mkdir(parents=True, exist_ok=True)
    db = sqlite3.connect(path, timeout=patience, isolation_level=None, cached_statements=256)
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA cache_size = -{CACHE_KILOBYTES}")
    return db
