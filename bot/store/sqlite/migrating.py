"""Numbered SQL files bring a database up to date, each after a backup and in one transaction."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import msgspec

from bot.store.errors import BrokenDatabaseError, NewerDatabaseError
from bot.store.sqlite.copying import copy_aside

MIGRATIONS = Path(__file__).parent.parent / "migrations"
APPLICATION = 0x434D5054
"""Stands in the file's header, so that no other program's database is touched."""

_NAME = re.compile(r"V(?P<number>\d+)__(?P<title>\w+)\.sql")


class Migration(msgspec.Struct, frozen=True):
    """One step from the version before to its number."""

    number: int
    title: str
    sql: str


def migrations(folder: Path = MIGRATIONS) -> tuple[Migration, ...]:
    """All steps in order; a gap or a stray file is a mistake in the program."""
    found = []
    for path in folder.glob("*.sql"):
        name = _NAME.fullmatch(path.name)
        if name is None:
            raise ValueError(f"{path.name} is no name of a migration")
        title = name["title"].replace("_", " ")
        found.append(Migration(int(name["number"]), title, path.read_text(encoding="utf-8")))
    found.sort(key=lambda step: step.number)
    if [step.number for step in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"the migrations in {folder.name} are not numbered from 1 without a gap")
    return tuple(found)


def version(db: sqlite3.Connection) -> int:
    """The version of a database: 0 when it is new; refused when it is not ours."""
    number = int(db.execute("PRAGMA user_version").fetchone()[0])
    application = db.execute("PRAGMA application_id").fetchone()[0]
    used = db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    if used and application != APPLICATION:
        raise BrokenDatabaseError("the file is a database of another program")
    return number


def missing(db: sqlite3.Connection, steps: tuple[Migration, ...]) -> tuple[Migration, ...]:
    """The steps a database has yet to take; refused when it is ahead of them."""
    found = version(db)
    if found > len(steps):
        raise NewerDatabaseError(found, len(steps))
    return steps[found:]


def migrate(
    db: sqlite3.Connection, steps: tuple[Migration, ...], *, beside: Path | None = None
) -> tuple[Path, ...]:
    """Take the missing steps, each after a backup `beside` this file; return the backups."""
    backups = []
    new = version(db) == 0
    for step in missing(db, steps):
        if beside is not None and not new:
            backups.append(copy_aside(db, beside, f"before-v{step.number}"))
        _take(db, step)
    return tuple(backups)


def _take(db: sqlite3.Connection, step: Migration) -> None:
    stamp = f"PRAGMA user_version = {step.number}; PRAGMA application_id = {APPLICATION};"
    # A step may put a new table in the place of one that others refer to: looked at afterwards.
    db.execute("PRAGMA foreign_keys = OFF")
    try:
        db.executescript(f"BEGIN IMMEDIATE;\n{step.sql}\n{stamp}")
        if db.execute("PRAGMA foreign_key_check").fetchone():
            raise BrokenDatabaseError(f"after {step.title} rows refer to nothing")
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.execute("PRAGMA foreign_keys = ON")
