"""Which SQLite errors are about the database, and what they are called here."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.store.errors import (
    BrokenDatabaseError,
    ConflictError,
    StoreError,
    StoreUnavailableError,
)

_TRANSIENT = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)
_BROKEN = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def about_database(error: Exception) -> bool:
    """Whether the database failed, not one writer's row."""
    return isinstance(error, sqlite3.Error) and _code(error) in _TRANSIENT | _BROKEN


def translated(error: Exception) -> Exception:
    """The store's own error for one of SQLite's; a mistake in the program stays what it is."""
    if not isinstance(error, sqlite3.Error):
        return error
    return _own(error) or error


@contextmanager
def own_errors() -> Iterator[None]:
    """Raise the store's own errors in place of SQLite's and the file system's."""
    try:
        yield
    except OSError as error:
        raise StoreUnavailableError(str(error)) from error
    except sqlite3.Error as error:
        raise translated(error) from error


def _own(error: sqlite3.Error) -> StoreError | None:
    code = _code(error)
    if code in _TRANSIENT:
        return StoreUnavailableError(str(error))
    if code in _BROKEN:
        return BrokenDatabaseError(str(error))
    if code == sqlite3.SQLITE_CONSTRAINT:
        return ConflictError(str(error))
    return None


def _code(error: sqlite3.Error) -> int:
    # The low byte is the kind of error; the rest only refines it.
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
