from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.memory import MemoryStore
from bot.store.port import Store
from bot.store.sqlite import SqliteStore
from tests.bot.store.samples import HandClock


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "comptoir.sqlite3"


@pytest.fixture
async def durable(path: Path, clock: HandClock) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path, clock, patience=0.05)
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite"])
async def store(
    request: pytest.FixtureRequest, path: Path, clock: HandClock
) -> AsyncIterator[Store]:
    """Every adapter of the port: a test that takes this runs on each."""
    made: Store = MemoryStore(clock)
    if request.param == "sqlite":
        made = await SqliteStore.open(path, clock)
    yield made
    await made.close()
