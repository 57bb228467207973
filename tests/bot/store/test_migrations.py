"""Databases of every age: brought up to date after a backup, or left alone."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.store.errors import BrokenDatabaseError, NewerDatabaseError, StoreUnavailableError
from bot.store.sqlite import SqliteStore, opened
from bot.store.sqlite.migrating import MIGRATIONS, migrate, migrations
from tests.bot.store.samples import ANNE, SEED, HandClock, entry, moves, running

V2 = "ALTER TABLE preference ADD COLUMN nickname TEXT;\nUPDATE preference SET nickname = 'x';"
BROKEN = "CREATE TABLE half (id INTEGER);\nINSERT INTO nowhere VALUES (1);"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The program's migrations, to be added to."""
    target = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, target, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    return target


def add(folder: Path, title: str, sql: str) -> int:
    number = len(migrations(folder)) + 1
    (folder / f"V{number}__{title}.sql").write_text(sql)
    return number


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


async def played(path: Path, clock: HandClock) -> str:
    """Make a database with a game in it."""
    store = await SqliteStore.open(path, clock)
    table = await store.append(moves(await store.create(running()), 5))
    await store.close()
    return table.id


async def test_a_new_database_needs_no_backup(path: Path, clock: HandClock) -> None:
    await played(path, clock)
    assert version_of(path) == len(migrations())
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_a_backup_is_made_before_each_step(
    path: Path, clock: HandClock, folder: Path
) -> None:
    match = await played(path, clock)
    before = len(migrations())
    steps = [add(folder, "nicknames", V2), add(folder, "more", "CREATE TABLE more (id INTEGER);")]
    store = await SqliteStore.open(path, clock, folder=folder)
    assert (await store.load(match)).table.length == 5
    await store.close()
    assert version_of(path) == steps[-1]
    for step in steps:
        backup = path.with_name(f"{path.name}-before-v{step}")
        assert version_of(backup) == step - 1
    old = path.with_name(f"{path.name}-before-v{before + 1}")
    kept = await SqliteStore.open(old, clock)
    assert (await kept.load(match)).table.length == 5
    await kept.close()


def old_database(path: Path, logs: dict[str, int]) -> None:
    """A database of the second version, with games whose entries came in turn."""
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, migrations()[:2])
        for place, (match, length) in enumerate(logs.items()):
            head = (match, "dice", 1, "fr", 5, place, None, ANNE, 3, "running", "[]", SEED)
            db.execute(
                f"INSERT INTO match VALUES ({', '.join('?' * 16)})", (*head, length, 2, 10, 20)
            )
            db.execute("INSERT INTO player VALUES (?, 0, ?, 'Anne', 0, 'de')", (match, ANNE))
        for index in range(max(logs.values())):
            for match in (one for one, length in logs.items() if index < length):
                made = msgspec.structs.astuple(entry(index))
                db.execute(
                    "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, 30)", (match, *made[:-1])
                )


async def test_logs_of_the_second_version_go_on(path: Path, clock: HandClock) -> None:
    logs = {"long": 120, "short": 3, "new": 0}
    old_database(path, logs)
    async with opened(path, clock) as store:
        for match, length in logs.items():
            head = (await store.load(match)).table
            assert (head.length, head.revision, head.players[0].user) == (length, 2, ANNE)
            await store.append(moves(head, 2))
            whole = await store.entries(match)
            assert [(e.index, e.action) for e in whole] == [
                (index, entry(index).action) for index in range(length + 2)
            ]
            assert await store.entries(match, length - 1, length + 1) == whole[-3:-1]
    assert version_of(path.with_name(f"{path.name}-before-v3")) == 2


async def test_a_step_that_leaves_rows_without_their_match_is_undone(
    path: Path, clock: HandClock, folder: Path
) -> None:
    match = await played(path, clock)
    add(folder, "forgetful", "DELETE FROM match;")
    with pytest.raises(BrokenDatabaseError, match="forgetful"):
        await SqliteStore.open(path, clock, folder=folder)
    async with opened(path, clock) as store:
        assert (await store.load(match)).table.length == 5


async def test_a_step_that_fails_changes_nothing(
    path: Path, clock: HandClock, folder: Path
) -> None:
    match = await played(path, clock)
    add(folder, "broken", BROKEN)
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        await SqliteStore.open(path, clock, folder=folder)
    assert version_of(path) == len(migrations())
    store = await SqliteStore.open(path, clock)
    assert (await store.load(match)).table.length == 5
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        assert not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchall()


async def test_a_newer_database_is_left_alone(path: Path, clock: HandClock, folder: Path) -> None:
    await played(path, clock)
    newer = add(folder, "nicknames", V2)
    await (await SqliteStore.open(path, clock, folder=folder)).close()
    before = path.read_bytes()
    with pytest.raises(NewerDatabaseError) as refused:
        await SqliteStore.open(path, clock)
    assert (refused.value.found, refused.value.known) == (newer, newer - 1)
    assert path.read_bytes() == before


async def test_another_programs_database_is_left_alone(tmp_path: Path, clock: HandClock) -> None:
    path = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE theirs (id INTEGER)")
    before = path.read_bytes()
    with pytest.raises(BrokenDatabaseError):
        await SqliteStore.open(path, clock)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path, clock: HandClock) -> None:
    path = tmp_path / "letter.sqlite3"
    path.write_text("Dear merchant, " * 100)
    with pytest.raises(BrokenDatabaseError):
        await SqliteStore.open(path, clock)


async def test_a_place_that_cannot_hold_a_database_is_unavailable(
    tmp_path: Path, clock: HandClock
) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreUnavailableError):
        await SqliteStore.open(tmp_path / "file" / "comptoir.sqlite3", clock)
    with pytest.raises(StoreUnavailableError):
        await SqliteStore.open(tmp_path, clock)


def test_migrations_are_numbered_without_a_gap(folder: Path) -> None:
    assert [step.number for step in migrations()] == list(range(1, len(migrations()) + 1))
    (folder / "V9__later.sql").write_text("")
    with pytest.raises(ValueError, match="gap"):
        migrations(folder)


def test_a_stray_file_among_the_migrations_is_a_mistake(folder: Path) -> None:
    (folder / "notes.sql").write_text("")
    with pytest.raises(ValueError, match=r"notes\.sql"):
        migrations(folder)
