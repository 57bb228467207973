"""Tables and their logs, in SQLite."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import partial

from bot.store.records import Change, Loaded, LogEntry, Post, Status, Table
from bot.store.sqlite import keeping, reading, rows
from bot.store.sqlite.base import Desk, where


class SqliteTables(Desk):
    """Heads of matches and their logs."""

    async def create(
        self, table: Table, *, posts: Iterable[Post] = (), interaction: int | None = None
    ) -> Table:
        """Keep a new table; refused when its id is known or its place is taken."""
        now = self._clock()
        return await self._write(partial(keeping.create, table, tuple(posts), interaction, now))

    async def append(self, change: Change) -> Table:
        """Write a change whole and return the new head; refused when another writer was first."""
        return await self._write(keeping.Append(change, self._clock()))

    async def table(self, match: str) -> Table | None:
        """The head of one match."""
        return await self._glance(partial(reading.table, match))

    async def table_at(self, place: int) -> Table | None:
        """The open table of a channel or thread, else the one that was there last."""
        return await self._glance(partial(reading.table_at, place))

    async def tables(
        self,
        *,
        status: Iterable[Status] | None = None,
        user: int | None = None,
        guild: int | None = None,
        channel: int | None = None,
        untouched_since: datetime | None = None,
        limit: int = 1000,
    ) -> tuple[Table, ...]:
        """Tables that fit every given condition, the last touched first."""
        wanted = None if status is None else tuple(status)
        places = None if channel is None else (channel, channel)
        before = None if untouched_since is None else rows.to_ticks(untouched_since)
        clause, values = where(
            (f"status IN ({', '.join('?' * len(wanted or ()))})", wanted),
            ("id IN (SELECT match FROM player WHERE user = ?)", user),
            ("guild = ?", guild),
            ("(channel = ? OR coalesce(thread, channel) = ?)", places),
            ("updated < ?", before),
        )
        ending = f"{clause} ORDER BY updated DESC, id DESC LIMIT ?"
        return await self._read(partial(reading.tables, ending, (*values, limit)))

    async def load(self, match: str, *, length: int | None = None, whole: bool = False) -> Loaded:
        """The position after `length` entries (default: all); `whole` passes over snapshots."""
        return await self._read(partial(reading.load, match, length, whole))

    async def entries(
        self, match: str, start: int = 0, stop: int | None = None
    ) -> tuple[LogEntry, ...]:
        """A stretch of the log."""
        return await self._read(partial(reading.stretch, match, start, stop))

    async def done(self, match: str, interaction: int) -> bool:
        """Whether this interaction was carried out."""
        sql = "SELECT 1 FROM interaction WHERE match = ? AND id = ?"
        return await self._one(bool, sql, (match, interaction)) is not None
