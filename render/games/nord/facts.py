"""What each part of the chart shows, as plain values: two equal ones give equal pixels."""

from __future__ import annotations

from typing import NamedTuple


class Goods(NamedTuple):
    """What lies on one player's counter."""

    kinds: tuple[str, ...]
    contraband: int


class City(NamedTuple):
    """A city: what it produces, how far it has come, and what lies on its counters."""

    city: str
    production: str
    track: tuple[str | None, ...]
    """The symbols on cells 2 to 5."""
    level: int
    counters: tuple[Goods, ...]
    needed: int
    """Goods for the next level; 0 at the last."""
    place: int | None = None
    """Its number in the cascade; 0 while it develops."""
    fresh: frozenset[str] = frozenset()
    """What changed: "level" or the number of a seat."""

    @property
    def lying(self) -> int:
        """How many goods lie here."""
        return sum(len(goods.kinds) + goods.contraband for goods in self.counters)


class Crossing(NamedTuple):
    """A place for a ship: whose it is and how it lies, in degrees clockwise from east."""

    owner: int | None
    angle: int
    fresh: bool = False


class Developing(NamedTuple):
    """The effects that go round now, and the cities that wait."""

    city: str | None
    symbols: tuple[str, ...] = ()
    symbol: int = 0
    seats: tuple[int, ...] = ()
    place: int = 0
    doubling: bool = False
    """Whether a red good is in question."""
    queue: tuple[str, ...] = ()
    near: tuple[tuple[str, int], ...] = ()
    """While nothing develops: the cities that lack least, and how many goods."""
    ranking: tuple[tuple[int, int, str, int], ...] = ()
    """Once the game is over: place, seat, name and points of everybody."""


class Turn(NamedTuple):
    """Whose turn it is, and whom the table waits for."""

    turn: int
    active: int
    awaited: int | None
    names: tuple[str, ...]
    closing: int | None


class Player(NamedTuple):
    """What lies before a player."""

    seat: int
    name: str
    points: int
    contraband: int
    florins: int
    ships: int
    awaited: bool = False
    fresh: frozenset[str] = frozenset()
    """What changed: "points", "contraband", "florins" or "ships"."""


class Stock(NamedTuple):
    """What lies beside the board."""

    goods: tuple[tuple[str, int], ...]
    contraband: int
    florins: int
