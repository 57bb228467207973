"""What the parts of the memory store share: the shelves and what may be put on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from bot.store.errors import StoreUnavailableError, UnknownMatchError
from bot.store.port import Clock
from bot.store.records import (
    Draft,
    LogEntry,
    Post,
    Preference,
    Shown,
    Snapshot,
    Table,
    Vote,
    Wait,
)

Key = TypeVar("Key")
Thing = TypeVar("Thing")


class Shelves:
    """Everything kept, by key, in the order it came."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._closed = False
        self._tables: dict[str, Table] = {}
        self._logs: dict[str, list[LogEntry]] = {}
        self._snapshots: dict[str, dict[int, Snapshot]] = {}
        self._done: set[tuple[str, int]] = set()
        self._drafts: dict[tuple[str, str, int], Draft] = {}
        self._posts: dict[str, Post] = {}
        self._shown: dict[int, Shown] = {}
        self._waits: dict[tuple[str, int, str], Wait] = {}
        self._votes: dict[tuple[str, str, int], Vote] = {}
        self._preferences: dict[int, Preference] = {}

    async def close(self) -> None:
        """Refuse everything from now on."""
        self._closed = True

    def _require_open(self) -> None:
        if self._closed:
            raise StoreUnavailableError("the store is closed")

    def _require(self, match: str) -> Table:
        self._require_open()
        try:
            return self._tables[match]
        except KeyError:
            raise UnknownMatchError(match) from None


def forget(shelf: dict[Key, Thing], keys: Iterable[Key]) -> None:
    """Take some things off a shelf, where they are there."""
    for key in tuple(keys):
        shelf.pop(key, None)
