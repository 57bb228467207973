"""Drafts, the outbox and messages to find again, in SQLite."""

from __future__ import annotations

import sqlite3
from functools import partial

from bot.store.errors import UnknownPostError
from bot.store.records import Delivery, Draft, Post, Shown
from bot.store.sqlite import rows
from bot.store.sqlite.base import Desk, where
from bot.store.sqlite.reading import require_match

_DRAFT = f"SELECT {rows.DRAFT} FROM draft WHERE match = ? AND decision = ? AND seat = ?"
_SAVE_DRAFT = f"INSERT OR REPLACE INTO draft ({rows.DRAFT}) VALUES ({rows.marks(rows.DRAFT)})"
_SENT = "UPDATE post SET state = 'sent', channel = ?, message = ? WHERE nonce = ?"
_DROPPED = (
    "UPDATE post SET state = CASE state WHEN 'sent' THEN 'sent' ELSE 'dropped' END WHERE nonce = ?"
)
_PING = (
    "UPDATE wait SET pinged = ? WHERE match = (SELECT match FROM post WHERE nonce = ?) "
    "AND seat = ? AND pinged IS NULL"
)
_SHOW_SENT = (
    "INSERT OR REPLACE INTO shown (match, role, channel, message, user, position) "
    "SELECT match, ?, channel, message, user, position FROM post WHERE nonce = ?"
)


class SqliteOutbox(Desk):
    """Half-made answers, rows to send and messages shown."""

    async def draft(self, match: str, decision: str, seat: int) -> Draft | None:
        """What this seat has answered so far."""
        return await self._one(rows.read_draft, _DRAFT, (match, decision, seat))

    async def save_draft(self, draft: Draft) -> None:
        """Keep a half-made answer, in place of an earlier one to the same question."""

        def job(db: sqlite3.Connection) -> None:
            require_match(draft.match, db)
            db.execute(_SAVE_DRAFT, rows.draft_values(draft))

        await self._write(job)

    async def drop_drafts(
        self, match: str, *, decision: str | None = None, seat: int | None = None
    ) -> None:
        """Forget the drafts of a match, or only those of a decision or seat."""
        clause, values = where(("match = ?", match), ("decision = ?", decision), ("seat = ?", seat))
        await self._write(lambda db: _run(db, f"DELETE FROM draft WHERE {clause}", values))

    async def pending_posts(
        self, match: str | None = None, *, limit: int = 1000
    ) -> tuple[Post, ...]:
        """Rows not yet sent, in the order they were written."""
        clause, values = where(("match = ?", match))
        # Left to itself, SQLite would rather read all posts ever sent than sort the few pending.
        sql = (
            f"SELECT {rows.POST} FROM post INDEXED BY pending_post "
            f"WHERE state = 'pending' AND {clause} ORDER BY number LIMIT ?"
        )
        return await self._all(rows.read_post, sql, (*values, limit))

    async def post(self, nonce: str) -> Post | None:
        """One row, whatever became of it."""
        sql = f"SELECT {rows.POST} FROM post WHERE nonce = ?"
        return await self._one(rows.read_post, sql, (nonce,))

    async def mark_sent(self, delivery: Delivery) -> None:
        """Note where a row went and what that led to."""
        await self._write(partial(_note, delivery, rows.to_ticks(self._clock())))

    async def drop_post(self, nonce: str) -> None:
        """Give a row up, unless it went out."""
        await self._write(lambda db: _mark(nonce, db.execute(_DROPPED, (nonce,))))

    async def shown(
        self, match: str, *, role: str | None = None, user: int | None = None
    ) -> tuple[Shown, ...]:
        """Remembered messages, the oldest first."""
        clause, values = where(("match = ?", match), ("role = ?", role), ("user = ?", user))
        sql = f"SELECT {rows.SHOWN} FROM shown WHERE {clause} ORDER BY number"
        return await self._all(rows.read_shown, sql, values)


def _note(delivery: Delivery, ticks: int, db: sqlite3.Connection) -> None:
    nonce = delivery.nonce
    _mark(nonce, db.execute(_SENT, (delivery.channel, delivery.message, nonce)))
    if delivery.role is not None:
        db.execute(_SHOW_SENT, (delivery.role, nonce))
    db.executemany(_PING, [(ticks, nonce, seat) for seat in delivery.pinged])
    db.executemany("DELETE FROM shown WHERE message = ?", [(one,) for one in delivery.tidied])


def _mark(nonce: str, marked: sqlite3.Cursor) -> None:
    if not marked.rowcount:
        raise UnknownPostError(nonce)


def _run(db: sqlite3.Connection, sql: str, values: rows.Row) -> int:
    """Run a statement and count the rows it touched."""
    return db.execute(sql, values).rowcount
