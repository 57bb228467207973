"""Whole copies of a database in use, by SQLite's own backup."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import BrokenDatabaseError


def copy_to(db: sqlite3.Connection, target: Path) -> None:
    """Write a checked copy; what stood there before is replaced only by a complete one."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
            # In one step: a copy in several starts anew whenever somebody writes.
            db.backup(copy, pages=-1)
            # A copy is one file, to be moved about without its log.
            copy.execute("PRAGMA journal_mode = DELETE")
            check(copy)
        _sync(unfinished)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def copy_aside(db: sqlite3.Connection, path: Path, reason: str) -> Path:
    """Write a copy beside the database, named for its reason."""
    target = path.with_name(f"{path.name}-{reason}")
    copy_to(db, target)
    return target


def check(db: sqlite3.Connection) -> None:
    """Refuse a damaged database."""
    faults = [row[0] for row in db.execute("PRAGMA integrity_check(5)") if row[0] != "ok"]
    orphans = db.execute("PRAGMA foreign_key_check").fetchall()
    faults += [f"{table} refers to a missing {parent}" for table, _, parent, _ in orphans[:5]]
    if faults:
        raise BrokenDatabaseError("; ".join(faults))


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
