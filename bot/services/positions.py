"""Standing at a position: from the cache, or from the nearest snapshot and the log after it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from bot.store.errors import UnknownMatchError
from bot.store.port import Store
from bot.store.records import Loaded, LogEntry, Snapshot, Status, Table
from engine.core.codec import codec_for
from engine.core.game import Decision
from engine.core.match import DivergedError, Entry, Match, replay, start
from engine.core.values import Event, RefusalError, Seat, Viewer
from engine.registry import AnyGame

KEPT = 2000
"""Positions held in memory, of some ten kilobytes; the others are a snapshot and a replay away."""


class Position(msgspec.Struct, frozen=True):
    """A table with the match as it stands after some length of the log."""

    table: Table
    game: AnyGame
    match: Match[Any]

    @property
    def state(self) -> Any:  # noqa: ANN401 - the state type is the game's own
        """The state of the match."""
        return self.match.state

    def pending(self, viewer: Viewer) -> tuple[Decision, ...]:
        """All open questions as this viewer may know them."""
        return self.game.pending(self.state, viewer)

    def owed(self) -> tuple[Decision, ...]:
        """What the table waits for, as everybody may know it."""
        return tuple(decision for decision in self.pending(None) if decision.owed)

    def decision(self, seat: Seat, name: str) -> Decision | None:
        """An open question of a seat, with all it may see of it."""
        mine = (d for d in self.pending(seat) if d.seat == seat)
        return next((d for d in mine if d.id == name), None)


class News(NamedTuple):
    """The events of a stretch of a log."""

    begin: int
    end: int
    events: tuple[Event, ...]


class FrozenError(Exception):
    """The log leads to another state than recorded; the match must not go on."""

    def __init__(self, table: Table) -> None:
        super().__init__(f"match {table.id} is frozen")
        self.table = table


class Positions:
    """Finds positions; what was played last is kept in memory."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self.store = store
        self.games = games
        self._heads: OrderedDict[str, Position] = OrderedDict()
        self._before: dict[str, Position] = {}
        """The position before each head: posts tell what led from there to here."""
        self._news: dict[str, News] = {}
        self._places: dict[int, str] = {}

    async def head(self, match: str) -> Position:
        """The newest position of a match that was started."""
        kept = self._heads.get(match)
        if kept is not None:
            self._heads.move_to_end(match)
            return kept
        return self.keep(await self.at(match))

    def table(self, match: str) -> Table | None:
        """The head of a match that is remembered here."""
        kept = self._heads.get(match)
        return None if kept is None else kept.table

    async def table_at(self, place: int) -> Table | None:
        """The open table of a channel or thread, else the one that was there last."""
        kept = self.table(self._places.get(place, ""))
        # A table that ended or went elsewhere is not what is played here.
        if kept is not None and kept.place == place and running(kept):
            return kept
        return await self.store.table_at(place)

    def keep(self, position: Position) -> Position:
        """Remember a position as its match's newest, and the one it comes from."""
        match = position.table.id
        old = self._heads.get(match)
        if old is not None and old.match.length < position.match.length:
            self._before[match] = old
        self._heads[match] = position
        self._places[position.table.place] = match
        self._heads.move_to_end(match)
        while len(self._heads) > KEPT:
            self.forget(next(iter(self._heads)))
        return position

    def remember(self, match: str, news: News) -> None:
        """Keep what the newest post of a match tells: it is told again with every refresh."""
        if match in self._heads:
            self._news[match] = news

    def retable(self, table: Table) -> None:
        """Note a rewritten head, where its position is remembered."""
        kept = self._heads.get(table.id)
        if kept is not None:
            self._heads[table.id] = Position(table, kept.game, kept.match)

    def forget(self, match: str) -> None:
        """Drop what is remembered of a match."""
        kept = self._heads.pop(match, None)
        if kept is not None and self._places.get(kept.table.place) == match:
            del self._places[kept.table.place]
        self._before.pop(match, None)
        self._news.pop(match, None)

    async def at(self, match: str, length: int | None = None) -> Position:
        """The position after so many entries; a log that leads elsewhere freezes the match."""
        kept = self._heads.get(match)
        if kept is not None and kept.match.length == length:
            return kept
        before = self._before.get(match)
        if kept is not None and before is not None and before.match.length == length:
            return Position(kept.table, before.game, before.match)
        loaded = await self.store.load(match, length=length)
        game = self.game(loaded.table)
        first = _from_snapshot(game, loaded.table, loaded.snapshot)
        if first is None and loaded.snapshot is not None:
            # Written by other rules, or unreadable: the log alone is the truth.
            loaded = await self.store.load(match, length=length, whole=True)
        try:
            return Position(loaded.table, game, _played(game, loaded, first))
        except (DivergedError, RefusalError) as error:
            # Another state than recorded, or a move these rules no longer know.
            raise FrozenError(loaded.table) from error

    async def told(self, match: str, begin: int, end: int) -> tuple[Event, ...]:
        """The events of a stretch of the log; of the opening too when it begins at -1."""
        kept = self._news.get(match)
        if kept is not None and (kept.begin, kept.end) == (begin, end):
            return kept.events
        table = await self._table(match)
        game = self.game(table)
        stretch = await self.store.entries(match, max(begin, 0), end)
        entries = tuple(read_entry(game, entry) for entry in stretch)
        if begin < 0:
            first, opening = start(game, table.seats, table.options, table.seed)
            return (*opening, *_flat(replay(game, first, entries)[1]))
        before = await self.at(match, begin)
        return _flat(replay(game, before.match, entries)[1])

    async def _table(self, match: str) -> Table:
        table = await self.store.table(match)
        if table is None:
            raise UnknownMatchError(match)
        return table

    def game(self, table: Table) -> AnyGame:
        """The rules a table plays by."""
        return self.games[table.slug]


def _flat(groups: tuple[tuple[Event, ...], ...]) -> tuple[Event, ...]:
    return tuple(event for group in groups for event in group)


def _from_snapshot(game: AnyGame, table: Table, kept: Snapshot | None) -> Match[Any] | None:
    codec = codec_for(game.types)
    if kept is None or kept.rules != game.meta.rules_version:
        return None
    try:
        state = codec.unpack(kept.state)
    except msgspec.DecodeError:
        return None
    return Match(table.seats, table.options, table.seed, state, kept.drawn, kept.length)


def _played(game: AnyGame, loaded: Loaded, first: Match[Any] | None) -> Match[Any]:
    table = loaded.table
    if first is None:
        first, _ = start(game, table.seats, table.options, table.seed)
    return replay(game, first, (read_entry(game, entry) for entry in loaded.entries))[0]


def read_entry(game: AnyGame, kept: LogEntry) -> Entry:
    """An entry as the engine knows it."""
    action = codec_for(game.types).action(kept.action)
    return Entry(Seat(kept.seat), action, kept.drawn, kept.rules, kept.digest, kept.auto)


def write_entry(game: AnyGame, index: int, entry: Entry) -> LogEntry:
    """An entry as the store keeps it."""
    raw = codec_for(game.types).dump(entry.action)
    return LogEntry(index, entry.seat, raw, entry.rules, entry.drawn, entry.digest, entry.auto)


def snapshot_of(position: Position) -> Snapshot:
    """A position packed for the store."""
    codec = codec_for(position.game.types)
    match, rules = position.match, position.game.meta.rules_version
    return Snapshot(
        match.length, codec.pack(match.state), match.drawn, codec.digest(match.state), rules
    )


def running(table: Table) -> bool:
    """Whether answers are taken there."""
    return table.status is Status.RUNNING
