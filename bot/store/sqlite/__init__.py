"""The durable store: one SQLite file, many readers' questions, one writer that groups commits."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.port import Clock
from bot.store.sqlite.backups import back_up
from bot.store.sqlite.base import Links
from bot.store.sqlite.link import PATIENCE, Link, connect
from bot.store.sqlite.migrating import MIGRATIONS, migrate, migrations, missing
from bot.store.sqlite.outbox import SqliteOutbox
from bot.store.sqlite.people import SqlitePeople
from bot.store.sqlite.tables import SqliteTables


class SqliteStore(SqliteTables, SqliteOutbox, SqlitePeople):
    """Keeps everything in one file; a call that returned survives a power cut."""

    def __init__(self, path: Path, links: Links, clock: Clock) -> None:
        super().__init__(links, clock)
        self._path = path
        self._links = links

    @classmethod
    async def open(
        cls, path: Path, clock: Clock, *, patience: float = PATIENCE, folder: Path = MIGRATIONS
    ) -> SqliteStore:
        """Open a database and bring it up to date; refuse one that is newer or not ours."""
        link = Link(path, patience)
        reader = Link(path, patience)
        try:
            await link.open()
            await link.run(lambda db: _prepare(db, path, folder))
            await reader.open()
            glance = connect(path, 0)
        except BaseException:
            await reader.close()
            await link.close()
            raise
        return cls(path, Links(glance, reader, link), clock)

    async def backup(self, target: Path) -> None:
        """Write a complete copy while in use, without holding anybody up."""
        await asyncio.to_thread(back_up, self._path, target)

    async def close(self) -> None:
        """Finish what was accepted, then refuse everything else."""
        await self._writer.close()
        self._links.glance.close()
        await self._links.reader.close()
        await self._links.writer.close()


@asynccontextmanager
async def opened(path: Path, clock: Clock) -> AsyncIterator[SqliteStore]:
    """A store for the length of a block."""
    store = await SqliteStore.open(path, clock)
    try:
        yield store
    finally:
        await store.close()


def _prepare(db: sqlite3.Connection, path: Path, folder: Path) -> None:
    steps = migrations(folder)
    # Before anything is written: a newer database must stay as it is.
    missing(db, steps)
    db.execute("PRAGMA journal_mode = WAL")
    migrate(db, steps, beside=path)
