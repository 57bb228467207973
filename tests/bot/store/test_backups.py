"""Backups and restoring, on a database in use."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.errors import BrokenDatabaseError, ConflictError, StoreUnavailableError
from bot.store.records import Table
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.backups import back_up, inspect, restore
from bot.store.sqlite.migrating import Migration, migrations
from tests.bot.store.samples import HandClock, moves, running


async def lengths(path: Path) -> dict[str, int]:
    store = await SqliteStore.open(path, HandClock())
    found = {table.id: table.length for table in await store.tables()}
    await store.close()
    return found


async def test_a_backup_taken_while_writing_is_whole(durable: SqliteStore, tmp_path: Path) -> None:
    head = await durable.append(moves(await durable.create(running()), 2))
    writing = True

    async def write(head: Table) -> Table:
        while writing:
            head = await durable.append(moves(head, 2))
        return head

    task = asyncio.create_task(write(head))
    copy = tmp_path / "backups" / "monday.sqlite3"
    await durable.backup(copy)
    writing = False
    last = await task
    kept = (await lengths(copy))[head.id]
    assert 2 <= kept <= last.length
    assert kept % 2 == 0
    assert inspect(copy) == (len(migrations()), len(migrations()))


async def test_a_backup_is_one_file(durable: SqliteStore, tmp_path: Path) -> None:
    await durable.create(running())
    copy = tmp_path / "backups" / "monday.sqlite3"
    await durable.backup(copy)
    await durable.backup(copy)
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]


async def test_a_failed_backup_leaves_the_former_one(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "monday.sqlite3"
    copy.write_text("the former")
    with pytest.raises(StoreUnavailableError):
        back_up(path, copy)
    path.parent.mkdir()
    path.write_text("no database at all " * 50)
    with pytest.raises(BrokenDatabaseError):
        back_up(path, copy)
    assert copy.read_text() == "the former"


async def test_restoring_brings_everything_back_and_keeps_the_former(
    path: Path, clock: HandClock, tmp_path: Path
) -> None:
    copy = tmp_path / "monday.sqlite3"
    store = await SqliteStore.open(path, clock)
    table = await store.append(moves(await store.create(running()), 4))
    await store.backup(copy)
    await store.append(moves(table, 3))
    await store.close()
    kept = restore(copy, path)
    assert kept is not None
    assert await lengths(path) == {table.id: 4}
    assert await lengths(kept) == {table.id: 7}
    left = {file.name for file in path.parent.iterdir()}
    assert left == {path.name, kept.name}


async def test_restoring_where_nothing_was(durable: SqliteStore, tmp_path: Path) -> None:
    await durable.create(running())
    copy, fresh = tmp_path / "monday.sqlite3", tmp_path / "new" / "comptoir.sqlite3"
    await durable.backup(copy)
    assert restore(copy, fresh) is None
    assert await lengths(fresh) == {"aaaa2222": 0}


async def test_restoring_under_a_running_bot(
    durable: SqliteStore, path: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "monday.sqlite3"
    table = await durable.append(moves(await durable.create(running()), 4))
    await durable.backup(copy)
    ahead = await durable.append(moves(table, 3))
    await asyncio.to_thread(restore, copy, path)
    assert (await durable.load(table.id)).table == table
    with pytest.raises(ConflictError):
        await durable.append(moves(ahead))
    again = await durable.append(moves(table))
    assert (await durable.load(table.id)).table == again
    assert again.length == 5


async def test_restoring_over_a_damaged_database_sets_it_aside(
    path: Path, clock: HandClock, tmp_path: Path
) -> None:
    copy = tmp_path / "monday.sqlite3"
    store = await SqliteStore.open(path, clock)
    await store.create(running())
    await store.backup(copy)
    await store.close()
    path.write_text("spilt ink " * 500)
    kept = restore(copy, path)
    assert kept is not None
    assert kept.read_text().startswith("spilt ink")
    assert await lengths(path) == {"aaaa2222": 0}


async def test_a_locked_database_is_not_restored(
    durable: SqliteStore, path: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "monday.sqlite3"
    await durable.create(running())
    await durable.backup(copy)
    await durable.create(running("bbbb3333", 8))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailableError):
            restore(copy, path, patience=0.01)
    assert len(await durable.tables()) == 2


async def test_restoring_what_is_no_backup_changes_nothing(
    durable: SqliteStore, path: Path, tmp_path: Path
) -> None:
    await durable.create(running())
    bad = tmp_path / "bad.sqlite3"
    with pytest.raises(StoreUnavailableError):
        restore(bad, path)
    bad.write_bytes(b"")
    with pytest.raises(BrokenDatabaseError):
        restore(bad, path)
    with closing(sqlite3.connect(bad)) as db:
        db.execute("CREATE TABLE theirs (id INTEGER)")
    with pytest.raises(BrokenDatabaseError):
        restore(bad, path)
    assert len(await durable.tables()) == 1


async def test_a_backup_of_an_earlier_version_is_brought_up_to_date(
    durable: SqliteStore, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "monday.sqlite3"
    await durable.create(running())
    await durable.backup(copy)
    known = migrations()
    later = Migration(len(known) + 1, "later", "CREATE TABLE later (id INTEGER);")
    monkeypatch.setattr("bot.store.sqlite.backups.migrations", lambda: (*known, later))
    restore(copy, tmp_path / "new.sqlite3")
    assert inspect(tmp_path / "new.sqlite3") == (later.number, later.number)
    assert inspect(copy) == (len(known), later.number)


async def damaged(path: Path, clock: HandClock) -> None:
    """Make a database that opens, with a page of ink in its middle."""
    store = await SqliteStore.open(path, clock)
    await store.append(moves(await store.create(running()), 400))
    await store.close()
    with path.open("r+b") as file:
        file.seek(path.stat().st_size - 3 * 4096)
        file.write(b"\xff" * 4096)


async def test_damage_is_found(path: Path, clock: HandClock) -> None:
    await damaged(path, clock)
    with pytest.raises(BrokenDatabaseError):
        inspect(path)


async def test_damage_is_not_backed_up(path: Path, clock: HandClock, tmp_path: Path) -> None:
    await damaged(path, clock)
    copy = tmp_path / "monday.sqlite3"
    copy.write_text("the former")
    with pytest.raises(BrokenDatabaseError):
        back_up(path, copy)
    assert copy.read_text() == "the former"
