"""Drafts, the outbox and messages to find again, in SQLite."""

from __future__ import annotations

import sqlite3
from typing import Any

from bot.store.errors import UnknownPostError
from bot.store.records import Draft, Post, Shown
from bot.store.sqlite import rows
from bot.store.sqlite.base import Desk, where
from bot.store.sqlite.reading import require_match

_DRAFT = f"SELECT {rows.DRAFT} FROM draft WHERE match = ? AND decision = ? AND seat = ?"
_SAVE_DRAFT = f"INSERT OR REPLACE INTO draft ({rows.DRAFT}) VALUES ({rows.marks(rows.DRAFT)})"
_SHOW = f"INSERT OR REPLACE INTO shown ({rows.SHOWN}) VALUES ({rows.marks(rows.SHOWN)})"
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
        await self._put(draft.match, _SAVE_DRAFT, rows.draft_values(draft))

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

    async def mark_sent(
        self, nonce: str, *, channel: int, message: int, role: str | None = None
    ) -> None:
        """Note where a row went; with a `role` also remember the message, in the same breath."""
        sent = "state = 'sent', channel = ?, message = ?"
        await self._mark(nonce, sent, (channel, message), role)

    async def drop_post(self, nonce: str) -> None:
        """Give a row up, unless it went out."""
        await self._mark(nonce, "state = CASE state WHEN 'sent' THEN 'sent' ELSE 'dropped' END", ())

    async def _mark(
        self, nonce: str, change: str, values: tuple[Any, ...], role: str | None = None
    ) -> None:
        def job(db: sqlite3.Connection) -> None:
            if not _run(db, f"UPDATE post SET {change} WHERE nonce = ?", (*values, nonce)):
                raise UnknownPostError(nonce)
            if role is not None:
                _run(db, _SHOW_SENT, (role, nonce))

        await self._write(job)

    async def show(self, shown: Shown) -> None:
        """Remember a message."""
        await self._put(shown.match, _SHOW, rows.shown_values(shown))

    async def shown(
        self, match: str, *, role: str | None = None, user: int | None = None
    ) -> tuple[Shown, ...]:
        """Remembered messages, the oldest first."""
        clause, values = where(("match = ?", match), ("role = ?", role), ("user = ?", user))
        sql = f"SELECT {rows.SHOWN} FROM shown WHERE {clause} ORDER BY number"
        return await self._all(rows.read_shown, sql, values)

    async def forget_shown(self, *messages: int) -> None:
        """Forget messages that were tidied or deleted."""
        gone = [(message,) for message in messages]
        sql = "DELETE FROM shown WHERE message = ?"
        await self._write(lambda db: db.executemany(sql, gone).rowcount)

    async def _put(self, match: str, sql: str, values: rows.Row) -> None:
        def job(db: sqlite3.Connection) -> None:
            require_match(match, db)
            db.execute(sql, values)

        await self._write(job)


def _run(db: sqlite3.Connection, sql: str, values: rows.Row) -> int:
    """Run a statement and count the rows it touched."""
    return db.execute(sql, values).rowcount
