"""Writing tables and changes; each runs in the writer's thread, within its own savepoint."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from bot.store.errors import AlreadyDoneError, ConflictError, PlaceTakenError
from bot.store.records import Awaited, Change, Post, Table
from bot.store.sqlite import rows
from bot.store.sqlite.base import require_match

_NEW_HEAD = f"INSERT INTO match ({rows.HEAD}) VALUES ({rows.marks(rows.HEAD)})"
_UNCHANGED = "WHERE id = ? AND length = ? AND revision = ? AND updated = ?"
_LONGER = f"UPDATE match SET length = ?, updated = ? {_UNCHANGED}"
_REWRITE = f"UPDATE match SET ({rows.HEAD}) = ({rows.marks(rows.HEAD)}) {_UNCHANGED}"
_NEW_PLAYER = f"INSERT INTO player (match, seat, {rows.PLAYER}) VALUES (?, ?, ?, ?, ?, ?)"
_NEW_ENTRY = f"INSERT INTO log (match, {rows.ENTRY}) VALUES (?, {rows.marks(rows.ENTRY)})"
_NEW_POST = f"INSERT INTO post ({rows.POST}) VALUES ({rows.marks(rows.POST)})"
_SNAPSHOT = (
    f"INSERT OR REPLACE INTO snapshot (match, {rows.SNAPSHOT}) "
    f"VALUES (?, {rows.marks(rows.SNAPSHOT)})"
)
_DONE = "INSERT OR IGNORE INTO interaction (match, id, at) VALUES (?, ?, ?)"
_OPEN_AT = (
    "SELECT id FROM match WHERE coalesce(thread, channel) = ? AND id <> ? "
    "AND status IN ('lobby', 'running', 'frozen')"
)


def create(
    table: Table,
    posts: tuple[Post, ...],
    interaction: int | None,
    now: datetime,
    db: sqlite3.Connection,
) -> Table:
    """Keep a new table with what is to be posted about it."""
    kept = replace(table, length=0, revision=0, created=now, updated=now)
    _check_interaction(table.id, interaction, db)
    if db.execute("SELECT 1 FROM match WHERE id = ?", (table.id,)).fetchone():
        raise ConflictError(f"table {table.id} exists")
    _check_place(kept, db)
    db.execute(_NEW_HEAD, rows.head_values(kept))
    _seat(kept, db)
    _note_interaction(kept.id, interaction, now, db)
    _post(kept.id, posts, now, db)
    return kept


def append(change: Change, now: datetime, db: sqlite3.Connection) -> Table:
    """Write all of a change, in the order in which a redelivery is recognised first."""
    match = change.before.id
    _note_interaction(match, change.interaction, now, db)
    head = change.head(now)
    _advance(change, head, db)
    ticks = rows.to_ticks(now)
    db.executemany(_NEW_ENTRY, [rows.entry_values(match, e, ticks) for e in change.entries])
    if change.snapshot is not None:
        db.execute(_SNAPSHOT, rows.snapshot_values(match, change.snapshot))
    _post(match, change.posts, now, db)
    for decision, seat in change.answered:
        sql = "DELETE FROM draft WHERE match = ? AND decision = ? AND seat = ?"
        db.execute(sql, (match, decision, seat))
    if change.awaited is not None:
        _await(match, change.awaited, ticks, db)
    if not head.open:
        _forget_open_matters(match, db)
    return head


def _advance(change: Change, head: Table, db: sqlite3.Connection) -> None:
    """Move the head on, if it is still the one the writer saw."""
    before = change.before
    seen = (before.id, before.length, before.revision, rows.to_ticks(before.updated))
    if change.after is None:
        moved = db.execute(_LONGER, (head.length, rows.to_ticks(head.updated), *seen))
    else:
        _check_place(head, db)
        moved = db.execute(_REWRITE, (*rows.head_values(head), *seen))
    if moved.rowcount == 0:
        require_match(db, before.id)
        raise ConflictError(f"table {before.id} was changed meanwhile")
    if head.players != before.players:
        db.execute("DELETE FROM player WHERE match = ?", (head.id,))
        _seat(head, db)


def _note_interaction(
    match: str, interaction: int | None, now: datetime, db: sqlite3.Connection
) -> None:
    if interaction is None:
        return
    try:
        noted = db.execute(_DONE, (match, interaction, rows.to_ticks(now)))
    except sqlite3.IntegrityError:
        require_match(db, match)
        raise
    if noted.rowcount == 0:
        raise AlreadyDoneError(match, interaction)


def _check_interaction(match: str, interaction: int | None, db: sqlite3.Connection) -> None:
    sql = "SELECT 1 FROM interaction WHERE match = ? AND id = ?"
    if interaction is not None and db.execute(sql, (match, interaction)).fetchone():
        raise AlreadyDoneError(match, interaction)


def _check_place(table: Table, db: sqlite3.Connection) -> None:
    taken = table.open and db.execute(_OPEN_AT, (table.place, table.id)).fetchone()
    if taken:
        raise PlaceTakenError(taken[0])


def _seat(table: Table, db: sqlite3.Connection) -> None:
    seated = enumerate(table.players)
    db.executemany(_NEW_PLAYER, [rows.player_values(table.id, *place) for place in seated])


def _post(match: str, posts: Iterable[Post], now: datetime, db: sqlite3.Connection) -> None:
    ticks = rows.to_ticks(now)
    db.executemany(_NEW_POST, [rows.post_values(match, post, ticks) for post in posts])


def _await(match: str, awaited: Iterable[Awaited], ticks: int, db: sqlite3.Connection) -> None:
    """End the waits that are over and begin the new ones; the others go on."""
    known = set(db.execute("SELECT seat, decision FROM wait WHERE match = ?", (match,)))
    wanted = {(owed.seat, owed.decision): owed for owed in awaited}
    over = [(match, *key) for key in known if key not in wanted]
    db.executemany("DELETE FROM wait WHERE match = ? AND seat = ? AND decision = ?", over)
    fresh = [
        (match, *key, ticks, ticks if owed.silent else None)
        for key, owed in wanted.items()
        if key not in known
    ]
    db.executemany(f"INSERT INTO wait ({rows.WAIT}) VALUES (?, ?, ?, ?, ?)", fresh)


def _forget_open_matters(match: str, db: sqlite3.Connection) -> None:
    for shelf in ("draft", "wait", "vote"):
        db.execute(f"DELETE FROM {shelf} WHERE match = ?", (match,))
