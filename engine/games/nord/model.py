"""The position, and the form of it that pictures and words are made from."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.core.game import Outcome
from engine.core.values import Seat
from engine.games.nord.content import (
    CONTRABAND,
    FIRST_CELL,
    FLORINS,
    GOODS_EACH,
    LAST_LEVEL,
    SHIPS_EACH,
    START_FLORINS,
    TRACKS,
    City,
    Effect,
    Good,
    Track,
)
from engine.games.nord.sea import Ships


class Counter(msgspec.Struct, frozen=True):
    """What lies on one player's counter in one city."""

    goods: tuple[Good, ...] = ()
    contraband: int = 0

    @property
    def total(self) -> int:
        """How many goods lie here, contraband included."""
        return len(self.goods) + self.contraband

    @property
    def reds(self) -> int:
        """How many effects they can double."""
        return sum(good.red for good in self.goods)


Counters: TypeAlias = tuple[Counter, ...]
"""A city's counters, by seat."""


class Player(msgspec.Struct, frozen=True):
    """What lies before a player."""

    florins: int = START_FLORINS
    contraband: int = 0
    points: int = 0
    ships: int = SHIPS_EACH
    """Ships not on the board."""


class Stock(msgspec.Struct, frozen=True):
    """What lies beside the board."""

    florins: int = FLORINS
    contraband: int = CONTRABAND
    goods: tuple[int, ...] = (GOODS_EACH,) * len(Good)


class Development(msgspec.Struct, frozen=True):
    """A city whose effects are being applied: round by round of the table, seat by seat."""

    city: City
    reds: tuple[int, ...]
    """By seat: red goods that can still double an effect."""
    symbol: int = 0
    """Which of the city's symbols goes round now."""
    place: int = 0
    """Which of the seats that take part is at it."""
    uses: int | None = None
    """How often this seat may still use the symbol; None while doubling is undecided."""


class State(msgspec.Struct, frozen=True):
    """The whole position."""

    guard: bool
    """Whether a game without developments is ended."""
    production: tuple[Good, ...]
    """By city."""
    tracks: tuple[int, ...]
    """By city, the number of the track that lies there."""
    players: tuple[Player, ...]
    counters: tuple[Counters, ...]
    """By city."""
    ships: Ships
    first: Seat
    active: Seat
    stock: Stock = Stock()
    levels: tuple[int, ...] = (1,) * len(City)
    turn: int = 1
    answers: int = 0
    """How many decisions this turn has had."""
    queue: tuple[City, ...] = ()
    """Cities that develop next, in order; the one developing now is not among them."""
    development: Development | None = None
    developed: int = 0
    """The turn of the latest development."""
    closing: int | None = None
    """The turn after which the end guard stops the game, once announced."""
    over: bool = False

    def track(self, city: City) -> Track:
        """The symbols of a city's track."""
        return TRACKS[self.tracks[city]]

    def symbols(self, city: City) -> tuple[Effect, ...]:
        """The effects a city gives at its present level, in track order (N11)."""
        return reached(self.track(city), self.levels[city])

    def total(self, city: City) -> int:
        """How many goods lie in a city."""
        return sum(counter.total for counter in self.counters[city])

    def needed(self, city: City) -> int:
        """How many goods bring the city to its next level."""
        return self.levels[city] + 1

    @property
    def final_city(self) -> City | None:
        """The city that has reached its last level, if one has."""
        return City(self.levels.index(LAST_LEVEL)) if LAST_LEVEL in self.levels else None


def reached(track: Track, level: int) -> tuple[Effect, ...]:
    """The symbols on a track up to a level."""
    cells = track[: level - FIRST_CELL + 1]
    return tuple(effect for effect in cells if effect is not None)


class CityView(msgspec.Struct, frozen=True):
    """A city as everybody sees it."""

    production: Good
    track: Track
    level: int
    counters: Counters
    missing: int
    """Goods still missing for the next level; 0 while it develops and at the last level."""


class Effects(msgspec.Struct, frozen=True):
    """The effects now going round: the city, its symbols, which is on and for whom."""

    city: City
    symbols: tuple[Effect, ...]
    symbol: int
    seats: tuple[Seat, ...]
    """Those who take part, in order."""
    place: int
    reds: tuple[int, ...]
    """By seat: red goods that can still double an effect."""
    uses: int | None
    """How often the seat may still use the symbol; None while doubling is undecided."""


class View(msgspec.Struct, frozen=True):
    """The position as anybody may know it: all of it, for everything is open (N25)."""

    viewer: Seat | None
    cities: tuple[CityView, ...]
    players: tuple[Player, ...]
    ships: Ships
    stock: Stock
    first: Seat
    active: Seat
    turn: int
    queue: tuple[City, ...]
    effects: Effects | None
    closing: int | None
    """How many turns the end guard still allows, this one included, once announced."""
    awaited: Seat | None
    """Whose answer the table waits for, until the game is over."""
    outcome: Outcome | None
