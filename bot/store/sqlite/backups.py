"""Backing a database up and bringing one back, both while a bot is using it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.errors import BrokenDatabaseError, StoreUnavailableError
from bot.store.sqlite.copying import check, copy_aside, copy_to
from bot.store.sqlite.faults import own_errors
from bot.store.sqlite.link import PATIENCE, connect
from bot.store.sqlite.migrating import migrate, migrations, missing, version

LONG_PATIENCE = 10.0
"""Seconds: restoring may wait longer for its turn than a player's press."""


def back_up(path: Path, target: Path) -> None:
    """Write a complete, checked copy of a database."""
    with _reading(path) as db:
        copy_to(db, target)


def restore(source: Path, path: Path, *, patience: float = LONG_PATIENCE) -> Path | None:
    """Put a backup in a database's place; return where the former contents were kept.

    A bot that is running meanwhile goes on with what was restored.
    """
    fresh = path.with_name(f"{path.name}-restoring")
    with _reading(source) as db:
        copy_to(db, fresh)
    try:
        with own_errors(), closing(connect(fresh)) as db:
            migrate(db, migrations())
            kept = _keep_former(path)
            _pour(db, path, patience)
    finally:
        for leftover in _files(fresh):
            leftover.unlink(missing_ok=True)
    return kept


def inspect(path: Path) -> tuple[int, int]:
    """Check a database thoroughly without changing it: its version and the newest known."""
    with _reading(path) as db:
        check(db)
        return version(db), len(migrations())


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A look at a database of ours that is not newer than the program."""
    if not path.is_file():
        raise StoreUnavailableError(f"there is no database {path}")
    with own_errors():
        address = f"{path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as db:
            if version(db) == 0:
                raise BrokenDatabaseError("the database is empty")
            missing(db, migrations())
            yield db


def _keep_former(path: Path) -> Path | None:
    """Set what is there aside: as a copy if it can be read, else file by file."""
    if not path.exists():
        return None
    try:
        with _reading(path) as db:
            return copy_aside(db, path, "before-restore")
    except BrokenDatabaseError:
        for part in _files(path):
            if part.exists():
                part.replace(part.with_name(f"{part.name}-broken"))
        return path.with_name(f"{path.name}-broken")


def _pour(db: sqlite3.Connection, path: Path, patience: float) -> None:
    """Overwrite a database in one transaction, as another writer would."""

    def refuse_to_linger(status: int, remaining: int, total: int) -> None:
        # Without this, the copy would be tried again for ever.
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreUnavailableError("the database stays locked")

    with closing(connect(path, patience)) as live:
        live.execute("PRAGMA journal_mode = WAL")
        db.backup(live, pages=-1, progress=refuse_to_linger)
        check(live)


def _files(path: Path) -> tuple[Path, ...]:
    return path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")
