"""What the parts of the SQLite store share: its clock, its reader and its one writer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, TypeVar

from bot.store.port import Clock
from bot.store.sqlite.link import Job, Link, Result
from bot.store.sqlite.rows import Row
from bot.store.sqlite.writer import GroupWriter

Record = TypeVar("Record")


class Desk:
    """A reader that never waits for the writer, and the writer."""

    def __init__(self, reader: Link, writer: GroupWriter, clock: Clock) -> None:
        self._reader = reader
        self._writer = writer
        self._write = writer.write
        self._clock = clock

    async def _read(self, job: Job[Result]) -> Result:
        return await self._reader.run(job)

    async def _all(
        self, read: Callable[[Row], Record], sql: str, values: Iterable[Any] = ()
    ) -> tuple[Record, ...]:
        rows: list[Row] = await self._read(lambda db: db.execute(sql, tuple(values)).fetchall())
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
