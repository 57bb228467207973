"""What the parts of the SQLite store share: its clock, its reader and its one writer."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from bot.store.port import Clock
from bot.store.sqlite.link import Job, Link, Result
from bot.store.sqlite.rows import Row
from bot.store.sqlite.writer import GroupWriter

Record = TypeVar("Record")


class Links(NamedTuple):
    """Three connections to one file."""

    glance: sqlite3.Connection
    """Asked where the caller stands; never waits for anybody."""
    reader: Link
    writer: Link


class Desk:
    """Readers that never wait for the writer, and the writer."""

    def __init__(self, links: Links, clock: Clock) -> None:
        self._glances = links.glance
        self._reader = links.reader
        self._writer = GroupWriter(links.writer)
        self._write = self._writer.write
        self._clock = clock

    async def _read(self, job: Job[Result]) -> Result:
        """Read much, in a thread."""
        return await self._reader.run(job)

    async def _glance(self, job: Job[Result]) -> Result:
        """Read a few rows by their key: a hop to a thread and back costs ten times as much."""
        if self._writer.closed:
            return await self._read(job)
        try:
            return job(self._glances)
        except (sqlite3.Error, OSError):
            # Locked altogether, which is rare: a thread can wait for it, or say what is wrong.
            return await self._read(job)

    async def _all(
        self, read: Callable[[Row], Record], sql: str, values: Iterable[Any] = ()
    ) -> tuple[Record, ...]:
        rows: list[Row] = await self._glance(lambda db: db.execute(sql, tuple(values)).fetchall())
        return tuple(map(read, rows))

    async def _one(
        self, read: Callable[[Row], Record], sql: str, values: Iterable[Any] = ()
    ) -> Record | None:
        found = await self._all(read, sql, values)
        return found[0] if found else None


def where(*conditions: tuple[str, Any]) -> tuple[str, tuple[Any, ...]]:
    """Join the conditions whose value is given; a tuple fills several question marks."""
    given = [(clause, value) for clause, value in conditions if value is not None]
    clauses = " AND ".join(clause for clause, _ in given) or "true"
    values = ((value if isinstance(value, tuple) else (value,)) for _, value in given)
    return clauses, tuple(chain.from_iterable(values))
