"""Writing tables and changes; each runs in the writer's thread, within its own savepoint."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from datetime import datetime

import msgspec
from msgspec.structs import replace

from bot.store.errors import AlreadyDoneError, ConflictError, PlaceTakenError
from bot.store.records import Awaited, Change, Post, Table
from bot.store.sqlite import rows
from bot.store.sqlite.reading import require_match

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
        _note_interactions([(kept.id, interaction, ticks)], db)
    for post in posts:
        db.execute(_NEW_POST, rows.post_values(kept.id, post, ticks))
    return kept


class Append(msgspec.Struct, frozen=True):
    """A change to be written; many can be written together."""

    change: Change
    now: datetime

    def __call__(self, db: sqlite3.Connection) -> Table:
        """Write it by itself."""
        return append_all((self,), db)[0]


def append_all(appends: Sequence[Append], db: sqlite3.Connection) -> list[Table]:
    """Write changes statement by statement, each for all of them: much faster than one by one.

    Raises when any cannot be written; only for a change by itself is the reason its own.
    """
    changes = [(one.change, one.change.before.id, rows.to_ticks(one.now)) for one in appends]
    _note_interactions(
        [(match, c.interaction, at) for c, match, at in changes if c.interaction is not None], db
    )
    heads = [one.change.head(one.now) for one in appends]
    _advance([(c, head, at) for (c, _, at), head in zip(changes, heads, strict=True)], db)
    entries = [rows.entry_values(match, e, at) for c, match, at in changes for e in c.entries]
    db.executemany(_NEW_ENTRY, entries)
    posts = [rows.post_values(match, post, at) for c, match, at in changes for post in c.posts]
    db.executemany(_NEW_POST, posts)
    for change, _, ticks in changes:
        _keep_around(change, ticks, db)
    return heads


def _note_interactions(noted: list[tuple[str, int, int]], db: sqlite3.Connection) -> None:
    # A redelivery is recognised before anything else, for it also looks like a conflict.
    if noted and db.executemany(_DONE, noted).rowcount < len(noted):
        match, interaction, _ = noted[0]
        raise AlreadyDoneError(match, interaction)


def _advance(changes: Sequence[tuple[Change, Table, int]], db: sqlite3.Connection) -> None:
    """Move heads on, if they are still those the writers saw."""
    longer = [(head.length, at, *_seen(c.before)) for c, head, at in changes if c.after is None]
    moved = db.executemany(_LONGER, longer).rowcount if longer else 0
    for change, head, _ in changes:
        if change.after is not None:
            moved += _rewrite(change.before, head, db)
    if moved < len(changes):
        match = changes[0][0].before.id
        require_match(match, db)
        raise ConflictError(f"table {match} was changed meanwhile")


def _seen(before: Table) -> tuple[str, int, int, int]:
    return before.id, before.length, before.revision, rows.to_ticks(before.updated)


def _rewrite(before: Table, head: Table, db: sqlite3.Connection) -> int:
    """Replace a head; how many rows that changed."""
    _check_place(head, db)
    moved = db.execute(_REWRITE, (*rows.head_values(head), *_seen(before))).rowcount
    if moved and head.players != before.players:
        db.execute("DELETE FROM player WHERE match = ?", (head.id,))
        _seat(head, db)
    if moved and not head.open:
        for shelf in ("draft", "wait", "vote"):
            db.execute(f"DELETE FROM {shelf} WHERE match = ?", (head.id,))
    return moved


def _keep_around(change: Change, ticks: int, db: sqlite3.Connection) -> None:
    """Write what only some changes have."""
    match = change.before.id
    if change.snapshot is not None:
        db.execute(_SNAPSHOT, rows.snapshot_values(match, change.snapshot))
    for decision, seat in change.answered:
        db.execute(_ANSWERED, (match, decision, seat))
    if change.awaited is not None:
        _await(match, change.awaited, ticks, db)


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
