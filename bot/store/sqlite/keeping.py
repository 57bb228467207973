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
_ANSWERED = "DELETE FROM draft WHERE match = ? AND decision = ? AND seat = ?"
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
    ticks = rows.to_ticks(now)
    if db.execute("SELECT 1 FROM match WHERE id = ?", (kept.id,)).fetchone():
        raise ConflictError(f"table {kept.id} exists")
    _check_place(kept, db)
    db.execute(_NEW_HEAD, rows.head_values(kept))
    _seat(kept, db)
    if interaction is not None:
        _note_interaction(kept.id, interaction, ticks, db)
    for post in posts:
        db.execute(_NEW_POST, rows.post_values(kept.id, post, ticks))
    return kept


def append(change: Change, now: datetime, db: sqlite3.Connection) -> Table:
    """Write all of a change, in the order in which a redelivery is recognised first."""
    match, ticks = change.before.id, rows.to_ticks(now)
    if change.interaction is not None:
        _note_interaction(match, change.interaction, ticks, db)
    head = change.head(now)
    _advance(change, head, ticks, db)
    for entry in change.entries:
        db.execute(_NEW_ENTRY, rows.entry_values(match, entry, ticks))
    if change.snapshot is not None:
        db.execute(_SNAPSHOT, rows.snapshot_values(match, change.snapshot))
    for post in change.posts:
        db.execute(_NEW_POST, rows.post_values(match, post, ticks))
    for decision, seat in change.answered:
        db.execute(_ANSWERED, (match, decision, seat))
    if change.awaited is not None:
        _await(match, change.awaited, ticks, db)
    if change.after is not None and not head.open:
        _forget_open_matters(match, db)
    return head


def _advance(change: Change, head: Table, ticks: int, db: sqlite3.Connection) -> None:
    """Move the head on, if it is still the one the writer saw."""
    before = change.before
    seen = (before.id, before.length, before.revision, rows.to_ticks(before.updated))
    if change.after is None:
        moved = db.execute(_LONGER, (head.length, ticks, *seen))
    else:
        _check_place(head, db)
        moved = db.execute(_REWRITE, (*rows.head_values(head), *seen))
    if moved.rowcount == 0:
        require_match(db, before.id)
        raise ConflictError(f"table {before.id} was changed meanwhile")
    if head.players != before.players:
        db.execute("DELETE FROM player WHERE match = ?", (head.id,))
        _seat(head, db)


def _note_interaction(match: str, interaction: int, ticks: int, db: sqlite3.Connection) -> None:
    if db.execute(_DONE, (match, interaction, ticks)).rowcount == 0:
        raise AlreadyDoneError(match, interaction)


def _check_place(table: Table, db: sqlite3.Connection) -> None:
    taken = table.open and db.execute(_OPEN_AT, (table.place, table.id)).fetchone()
    if taken:
        raise PlaceTakenError(taken[0])


def _seat(table: Table, db: sqlite3.Connection) -> None:
    seated = enumerate(table.players)
    db.executemany(_NEW_PLAYER, [rows.player_values(table.id, *place) for place in seated])


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
