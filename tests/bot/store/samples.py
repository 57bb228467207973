"""Tables, entries and changes for the store's tests."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.store.records import Change, LogEntry, Player, Status, Table

ANNE, BERT, CARL = 101, 102, 103
"""People, by their Discord ids."""

SEED = "h1:tell-nobody"


class HandClock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = datetime(1375, 3, 1, 12, 0, 0, 250, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_(self, **span: float) -> datetime:
        self.now += timedelta(**span)
        return self.now


def lobby(match: str = "aaaa2222", channel: int = 7, **fields: object) -> Table:
    table = Table(
        match,
        "dice",
        1,
        "fr",
        channel,
        ANNE,
        3,
        guild=5,
        options=(("edition", "second"),),
        seed=SEED,
        players=(Player(ANNE, "Änne 🐎", locale="de"), Player(BERT, "Bert")),
    )
    return replace(table, **fields)


def running(match: str = "aaaa2222", channel: int = 7, **fields: object) -> Table:
    return lobby(match, channel, status=Status.RUNNING, **fields)


def entry(index: int, seat: int = 0, **fields: object) -> LogEntry:
    made = LogEntry(
        index, seat, b'{"kind":"bid","amount":%d}' % index, 1, 3 * index, f"{index:016x}"
    )
    return replace(made, **fields)


def moves(table: Table, count: int = 1, interaction: int | None = None) -> Change:
    """A change that appends so many entries."""
    indices = range(table.length, table.length + count)
    return Change(table, entries=tuple(map(entry, indices)), interaction=interaction)
