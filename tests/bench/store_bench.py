"""Durable appends per second: the store's grouped commits against plain aiosqlite.

Both give the same guarantees (each entry once, each interaction once, on disk when the call
returns), both with a write-ahead log and full syncing, fifty writers at a time. The ratio depends
on the disk: the slower its sync, the more a shared commit is worth.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeAlias

import aiosqlite

from bot.store.records import Change, LogEntry, Player, Status, Table
from bot.store.sqlite import SqliteStore, opened

WRITERS = 50
APPENDS = 20
ROUNDS = 25
"""A round takes some 25 ms, in which a shared machine may be fast or slow: hence so many."""
ACTION = b"x" * 300
FIRST_INTERACTION = 1_300_000_000_000_000_000
"""Discord's ids are about this large, and grow."""

Round: TypeAlias = Callable[[int], Awaitable[None]]
"""Lets one writer append its entries of a round."""

_CREATE = (
    "CREATE TABLE log (match TEXT, position INTEGER, seat INTEGER, action BLOB, rules INTEGER, "
    "drawn INTEGER, digest TEXT, auto INTEGER, at INTEGER, interaction INTEGER, "
    "UNIQUE (match, position), UNIQUE (match, interaction))"
)
_INSERT = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


def _clock() -> datetime:
    return datetime.now(UTC)


def _name(number: int) -> str:
    return f"table{number:03}"


def _table(number: int) -> Table:
    seated = tuple(Player(100 * number + seat, f"Player {seat}") for seat in range(4))
    return Table(
        _name(number), "bench", 1, "en", number, 1, 4, status=Status.RUNNING, players=seated
    )


async def _plain(db: aiosqlite.Connection) -> Round:
    """One row per call, committed by itself."""
    await db.execute("PRAGMA journal_mode = WAL")
    await db.execute("PRAGMA synchronous = FULL")
    await db.execute(_CREATE)
    lengths, interactions = [0] * WRITERS, count(FIRST_INTERACTION)

    async def write(number: int) -> None:
        for index in range(lengths[number], lengths[number] + APPENDS):
            entry = (_name(number), index, 0, ACTION, 1, index, "0" * 16, False)
            await db.execute(_INSERT, (*entry, _clock().timestamp(), next(interactions)))
        lengths[number] += APPENDS

    return write


async def _ours(store: SqliteStore) -> Round:
    """Whole changes: the entry, the interaction and the head that moves on."""
    heads = [await store.create(_table(number)) for number in range(WRITERS)]
    interactions = count(FIRST_INTERACTION)

    async def write(number: int) -> None:
        head = heads[number]
        for index in range(head.length, head.length + APPENDS):
            entry = LogEntry(index, 0, ACTION, 1, index, "0" * 16)
            change = Change(head, entries=(entry,), interaction=next(interactions))
            head = await store.append(change)
        heads[number] = head

    return write


async def _rate(write: Round) -> float:
    start = perf_counter()
    await asyncio.gather(*(write(number) for number in range(WRITERS)))
    return WRITERS * APPENDS / (perf_counter() - start)


async def _rates(folder: Path) -> tuple[list[float], list[float]]:
    """The rates of both by rounds, taken in turn on databases that have warmed up."""
    mine, theirs = [], []
    async with (
        aiosqlite.connect(folder / "plain.sqlite3", isolation_level=None) as db,
        opened(folder / "ours.sqlite3", _clock) as store,
    ):
        plain, ours = await _plain(db), await _ours(store)
        await _rate(plain)
        await _rate(ours)
        for _ in range(ROUNDS):
            theirs.append(await _rate(plain))
            mine.append(await _rate(ours))
    return mine, theirs


def measure() -> dict[str, float]:
    """The median of the ratios of neighbouring rounds, and the rates themselves."""
    # On the project's own disk: a temporary folder in memory would make syncing free.
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        mine, theirs = asyncio.run(_rates(Path(folder)))
    return {
        "store.append_vs_aiosqlite": median(a / b for a, b in zip(mine, theirs, strict=True)),
        "store.appends_per_second": median(mine),
        "store.aiosqlite_appends_per_second": median(theirs),
    }
