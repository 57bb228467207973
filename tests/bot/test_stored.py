"""What earlier versions stored is loaded, digest by digest, and played to the end."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path

import pytest

from bot.store.records import Status
from bot.store.sqlite import SqliteStore
from tests.bot.stored import a_time, house_of, play

KEPT = sorted((Path(__file__).parent / "fixtures").glob("stored-*.sqlite3"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
async def test_stored_games_go_on(file: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copy(file, tmp_path / file.name))
    store = await SqliteStore.open(copy, a_time)
    house = house_of(store)
    tables = await store.tables(status=(Status.RUNNING,))
    assert tables
    for table in tables:
        whole = await store.load(table.id, whole=True)
        assert len(whole.entries) == table.length
        await house.positions.told(table.id, -1, table.length)
        await play(house, table.id, 3000, count(10_000))
        assert (await house.tables.require(table.id)).status is Status.OVER
    await house.close()


def test_there_is_something_stored() -> None:
    assert KEPT
