"""Finding heads and positions; each runs in one of the connections' threads."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.store.errors import UnknownMatchError
from bot.store.records import Loaded, LogEntry, Snapshot, Table
from bot.store.sqlite import rows

_HEADS = f"SELECT {rows.HEAD} FROM match JOIN progress ON progress.match = id WHERE "
_PLAYERS = f"SELECT {rows.PLAYER} FROM player WHERE match = ? ORDER BY seat"
_ENTRIES = f"""
    WITH RECURSIVE chain AS (
        SELECT log.* FROM progress JOIN log ON number = last WHERE progress.match = :match
        UNION ALL
        SELECT log.* FROM chain JOIN log ON log.number = chain.before
        WHERE chain.position > :first
    )
    SELECT {rows.ENTRY} FROM chain WHERE position >= :first AND position < :stop ORDER BY position
"""
"""From the last entry backwards; most are asked for the last ones."""
_SNAPSHOT = (
    f"SELECT {rows.SNAPSHOT} FROM snapshot WHERE match = ? AND length <= ? "
    "ORDER BY length DESC LIMIT 1"
)
_BY_PLACE = (
    "coalesce(thread, channel) = ? ORDER BY status IN ('lobby', 'running', 'frozen') DESC, "
    "updated DESC, id DESC LIMIT 1"
)
_WITH_PLAYERS = (
    f"SELECT {rows.HEAD}, {rows.PLAYER}, seat FROM ({_HEADS} {{}}) "
    "LEFT JOIN player ON player.match = id ORDER BY seat"
)
_TABLE, _TABLE_AT = _WITH_PLAYERS.format("id = ?"), _WITH_PLAYERS.format(_BY_PLACE)
_WIDTH = len(rows.HEAD.split(","))


@contextmanager
def _one_moment(db: sqlite3.Connection) -> Iterator[None]:
    """See the same state in all statements, whatever is written meanwhile."""
    db.execute("BEGIN")
    try:
        yield
    finally:
        db.execute("COMMIT")


def require_match(match: str, db: sqlite3.Connection) -> None:
    """Refuse to write about a table that does not exist."""
    if db.execute("SELECT 1 FROM match WHERE id = ?", (match,)).fetchone() is None:
        raise UnknownMatchError(match)


def table(match: str, db: sqlite3.Connection) -> Table | None:
    """The head of one match."""
    return _one(_TABLE, match, db)


def table_at(place: int, db: sqlite3.Connection) -> Table | None:
    """The open table of a place, else the one that was there last."""
    return _one(_TABLE_AT, place, db)


def _one(sql: str, value: object, db: sqlite3.Connection) -> Table | None:
    """A head and its players with a single question: much the quickest, and asked most often."""
    found = db.execute(sql, (value,)).fetchall()
    if not found:
        return None
    seated = (row[_WIDTH:] for row in found if row[-1] is not None)
    return rows.read_table(found[0][:_WIDTH], tuple(rows.read_player(row[:-1]) for row in seated))


def tables(ending: str, values: Sequence[object], db: sqlite3.Connection) -> tuple[Table, ...]:
    """The heads a query's ending selects, in its order."""
    with _one_moment(db):
        heads = db.execute(_HEADS + ending, values).fetchall()
        return tuple(_with_players(head, db) for head in heads)


def _with_players(head: rows.Row, db: sqlite3.Connection) -> Table:
    seated = db.execute(_PLAYERS, (head[0],)).fetchall()
    return rows.read_table(head, tuple(map(rows.read_player, seated)))


def load(match: str, length: int | None, whole: bool, db: sqlite3.Connection) -> Loaded:
    """A head, the snapshot nearest to a length and the entries from there to it."""
    with _one_moment(db):
        head = db.execute(_HEADS + "id = ?", (match,)).fetchone()
        if head is None:
            raise UnknownMatchError(match)
        found = _with_players(head, db)
        stop = found.length if length is None else length
        snapshot = None if whole else _snapshot(match, stop, db)
        start = 0 if snapshot is None else snapshot.length
        return Loaded(found, snapshot, _entries(match, start, stop, db))


def stretch(
    match: str, start: int, stop: int | None, db: sqlite3.Connection
) -> tuple[LogEntry, ...]:
    """A part of the log of a table that exists."""
    with _one_moment(db):
        head = db.execute("SELECT length FROM progress WHERE match = ?", (match,)).fetchone()
        if head is None:
            raise UnknownMatchError(match)
        return _entries(match, start, head[0] if stop is None else stop, db)


def _snapshot(match: str, length: int, db: sqlite3.Connection) -> Snapshot | None:
    row = db.execute(_SNAPSHOT, (match, length)).fetchone()
    return None if row is None else rows.read_snapshot(row)


def _entries(match: str, start: int, stop: int, db: sqlite3.Connection) -> tuple[LogEntry, ...]:
    wanted = {"match": match, "first": start, "stop": stop}
    return tuple(map(rows.read_entry, db.execute(_ENTRIES, wanted)))
