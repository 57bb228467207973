"""Waits, votes and preferences, in SQLite."""

from __future__ import annotations

import sqlite3
from datetime import datetime

from msgspec.structs import replace

from bot.store.records import Preference, Vote, Wait
from bot.store.sqlite import rows
from bot.store.sqlite.base import Desk, where
from bot.store.sqlite.reading import require_match

_LONGEST_FIRST = "ORDER BY since, match, seat, decision"
_RUNNING = "(SELECT status FROM match WHERE match.id = wait.match) = 'running'"
_OWNED = "(match, seat) IN (SELECT match, seat FROM player WHERE user = ?)"
_CAST = f"INSERT OR REPLACE INTO vote ({rows.VOTE}) VALUES ({rows.marks(rows.VOTE)})"
_PREFER = (
    "INSERT INTO preference (user, locale, theme) VALUES (?, ?, ?) ON CONFLICT (user) DO UPDATE "
    "SET locale = coalesce(excluded.locale, locale), theme = coalesce(excluded.theme, theme)"
)


class SqlitePeople(Desk):
    """Who is awaited, who voted, what each likes."""

    async def waits(self, match: str) -> tuple[Wait, ...]:
        """Who is awaited at this table, the longest first."""
        return await self._waits("match = ?", match)

    async def waits_for(self, user: int) -> tuple[Wait, ...]:
        """Where this person is awaited in running games, the longest first."""
        return await self._waits(f"{_RUNNING} AND {_OWNED}", user)

    async def waits_since(self, before: datetime) -> tuple[Wait, ...]:
        """Waits in running games that began before a moment, the longest first."""
        return await self._waits(f"{_RUNNING} AND since < ?", rows.to_ticks(before))

    async def unpinged(self) -> tuple[Wait, ...]:
        """Waits in running games nobody was pinged for, the longest first."""
        return await self._waits(f"{_RUNNING} AND pinged IS NULL")

    async def _waits(self, clause: str, *values: object) -> tuple[Wait, ...]:
        sql = f"SELECT {rows.WAIT} FROM wait WHERE {clause} {_LONGEST_FIRST}"
        return await self._all(rows.read_wait, sql, values)

    async def cast_vote(self, vote: Vote) -> tuple[Vote, ...]:
        """Keep a vote in place of an earlier one; return all on that matter."""
        cast = replace(vote, at=self._clock())

        def job(db: sqlite3.Connection) -> tuple[Vote, ...]:
            require_match(vote.match, db)
            db.execute(_CAST, rows.vote_values(cast))
            return _votes(db, vote.match, vote.matter)

        return await self._write(job)

    async def votes(self, match: str, matter: str | None = None) -> tuple[Vote, ...]:
        """The votes of a match, the earliest first."""
        return await self._glance(lambda db: _votes(db, match, matter))

    async def clear_votes(self, match: str, matter: str | None = None) -> None:
        """Forget the votes of a match or on one matter."""
        clause, values = where(("match = ?", match), ("matter = ?", matter))
        sql = f"DELETE FROM vote WHERE {clause}"
        await self._write(lambda db: db.execute(sql, values).rowcount)

    async def preference(self, user: int) -> Preference:
        """What is remembered of a person; empty when nothing is."""
        sql = "SELECT user, locale, theme FROM preference WHERE user = ?"
        found = await self._one(lambda row: Preference(*row), sql, (user,))
        return found or Preference(user)

    async def save_preference(
        self, user: int, *, locale: str | None = None, theme: str | None = None
    ) -> None:
        """Remember what is given and keep the rest."""
        values = (user, locale, theme)
        await self._write(lambda db: db.execute(_PREFER, values).rowcount)


def _votes(db: sqlite3.Connection, match: str, matter: str | None) -> tuple[Vote, ...]:
    clause, values = where(("match = ?", match), ("matter = ?", matter))
    sql = f"SELECT {rows.VOTE} FROM vote WHERE {clause} ORDER BY at, matter, user"
    return tuple(map(rows.read_vote, db.execute(sql, values)))
