"""Writing tables and changes; each runs in the writer's thread, within its own savepoint."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bot.store.errors import AlreadyDoneError, ConflictError, PlaceTakenError
from bot.store.records import Awaited, Change, Post, Table
from bot.store.sqlite import rows
from bot.store.sqlite.reading import require_match

_NEW_MATCH = f"INSERT INTO match ({rows.MATCH}) VALUES ({rows.marks(rows.MATCH)})"
_NEW_PROGRESS = f"INSERT INTO progress (match, {rows.PROGRESS}) VALUES (?, ?, ?, ?)"
_REWRITE = f"UPDATE match SET ({rows.MATCH}) = ({rows.marks(rows.MATCH)}) WHERE id = ?"
_ADVANCE = (
    f"UPDATE progress SET ({rows.PROGRESS}) = (?, ?, ?), last = coalesce(nullif(?, 0), last) "
    "WHERE match = ? AND length = ? AND revision = ? AND updated = ?"
)
_NEW_PLAYER = f"INSERT INTO player (match, seat, {rows.PLAYER}) VALUES (?, ?, ?, ?, ?, ?)"
_NEW_ENTRY = (
    f"INSERT INTO log (number, before, match, {rows.ENTRY}) VALUES (?1, coalesce(nullif(?2, 0), "
    f"(SELECT last FROM progress WHERE match = ?3)), ?3, {rows.marks(rows.ENTRY)})"
)
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
    db.execute(_NEW_MATCH, rows.match_values(kept))
    db.execute(_NEW_PROGRESS, (kept.id, *rows.progress_values(kept)))
    _seat(kept, db)
    if interaction is not None:
        _note_interactions([(kept.id, interaction, ticks)], db)
    for post in posts:
        db.execute(_NEW_POST, rows.post_values(kept.id, post, ticks))
    return kept


_Dated: TypeAlias = tuple[Change, str, int]
"""A change, its match and the tick at which it is written."""


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
    _advance(changes, heads, _lengthen(changes, db), db)
    for (change, _, _), head in zip(changes, heads, strict=True):
        if change.after is not None:
            _rewrite(change.before, head, db)
    posts = [rows.post_values(match, post, at) for c, match, at in changes for post in c.posts]
    db.executemany(_NEW_POST, posts)
    for change, _, ticks in changes:
        _keep_around(change, ticks, db)
    return heads


def _lengthen(changes: Sequence[_Dated], db: sqlite3.Connection) -> list[int]:
    """Write entries, each chained to the one before; the number of each change's last, or 0."""
    (number,) = db.execute("SELECT coalesce(max(number), 0) FROM log").fetchone()
    lasts, links = [], []
    for change, match, at in changes:
        last = 0
        for entry in change.entries:
            number += 1
            links.append((number, last, *rows.entry_values(match, entry, at)))
            last = number
        lasts.append(last)
    db.executemany(_NEW_ENTRY, links)
    return lasts


def _note_interactions(noted: list[tuple[str, int, int]], db: sqlite3.Connection) -> None:
    # A redelivery is recognised before anything else, for it also looks like a conflict.
    if noted and db.executemany(_DONE, noted).rowcount < len(noted):
        match, interaction, _ = noted[0]
        raise AlreadyDoneError(match, interaction)


def _advance(
    changes: Sequence[_Dated], heads: Sequence[Table], lasts: Sequence[int], db: sqlite3.Connection
) -> None:
    """Move heads on, if they are still those the writers saw."""
    moves = [
        (head.length, head.revision, at, last, match, *rows.progress_values(change.before))
        for (change, match, at), head, last in zip(changes, heads, lasts, strict=True)
    ]
    if db.executemany(_ADVANCE, moves).rowcount < len(moves):
        match = changes[0][1]
        require_match(match, db)
        raise ConflictError(f"table {match} was changed meanwhile")


def _rewrite(before: Table, head: Table, db: sqlite3.Connection) -> None:
    """Change what was agreed about a match."""
    _check_place(head, db)
    db.execute(_REWRITE, (*rows.match_values(head), head.id))
    if head.players != before.players:
        db.execute("DELETE FROM player WHERE match = ?", (head.id,))
        _seat(head, db)
    if not head.open:
        for shelf in ("draft", "wait", "vote"):
            db.execute(f"DELETE FROM {shelf} WHERE match = ?", (head.id,))


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
