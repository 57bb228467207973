"""What each part of the board shows, as plain values: two equal ones give equal pixels."""

from __future__ import annotations

from typing import NamedTuple


class Gate(NamedTuple):
    """The wagon that stands in a town."""

    wagon: int
    broken: bool = False
    master: int | None = None
    fresh: frozenset[str] = frozenset()
    """What changed: "wagon" or "master"."""


class Town(NamedTuple):
    """A town: what it sells, its bonus, and what lies in its warehouses."""

    city: str
    goods: tuple[str, ...]
    stocks: tuple[tuple[int, ...], ...]
    """Per seat, the number of pieces of each of the town's goods."""
    bonus: int
    fresh: frozenset[str] = frozenset()
    """What changed: "bonus", or "<seat>-<good>"."""


class Site(NamedTuple):
    """A road space: a wagon, the courier, or both."""

    wagon: int | None = None
    angle: int = 0
    """Degrees clockwise from east."""
    broken: bool = False
    courier: bool = False
    fresh: frozenset[str] = frozenset()
    """What changed: "wagon" or "courier"."""


class Wagon(NamedTuple):
    """A wagon: where it stands, where it is going, and what it carries for whom."""

    number: int
    city: str | None
    """The town in which it stands; none on the road."""
    towards: tuple[str, ...]
    """The towns that lie ahead, nearest first."""
    angle: int | None
    """Degrees clockwise from east; none where it stands in a town."""
    cargo: tuple[tuple[str, ...], ...]
    """Per seat, the goods aboard."""
    offers: tuple[tuple[int | None, int | None], ...] = ()
    """Per seat, the posted price for loading one and for two pieces."""
    master: int | None = None
    broken: bool = False
    fresh: frozenset[str] = frozenset()
    """What changed: "place", "master", or the number of a seat."""


class Prices(NamedTuple):
    """The price level of every good."""

    levels: tuple[tuple[str, int], ...]
    ladder: tuple[tuple[int, int], ...]
    """Buying and selling price on every level, lowest first."""
    stock: tuple[int, ...]
    """Pieces left in the supply, in the order of the levels."""
    fresh: frozenset[str] = frozenset()
    """The goods whose level changed."""


class Arrivals(NamedTuple):
    """How many wagons have arrived, and what a step up costs."""

    arrived: int
    cost: int
    costs: tuple[int, ...]
    end: int
    fresh: bool = False


class Status(NamedTuple):
    """The rung on which every seat stands."""

    rungs: tuple[int, ...]
    upkeep: tuple[int, ...]
    fresh: frozenset[int] = frozenset()


class Offers(NamedTuple):
    """Investment cards that lie face up, with their stars, how many wait, and goods to buy."""

    cards: tuple[tuple[str, int], ...]
    waiting: int
    stock: tuple[tuple[str, int], ...]
    """Pieces of every good left in the supply."""
    bid: int = 0
    leader: int | None = None
    """Who bids most in a running auction."""
    on: str | None = None
    """The card that is bid for, where it is named beforehand."""
    fresh: frozenset[str] = frozenset()
    """What changed: a card, or a good."""
    owned: tuple[tuple[str, int], ...] = ()
    """Once none is for sale: every card that somebody has, and who."""


class Phases(NamedTuple):
    """Where in the round the game is."""

    phases: tuple[str, ...]
    current: str
    now: str
    """The exact part of the phase."""
    round: int


class Table(NamedTuple):
    """Who begins, and whom the table waits for."""

    first: int
    awaited: tuple[int, ...]
    names: tuple[str, ...]
    sealed: tuple[int, int] | None = None
    """How many of how many have sealed an answer."""


class Player(NamedTuple):
    """What everybody may know of a seat."""

    seat: int
    name: str
    rank: int
    tiles: tuple[int, ...]
    abilities: tuple[str, ...]
    influence: int
    debts: int
    first: bool = False
    awaited: bool = False
    fresh: frozenset[str] = frozenset()
    """What changed: "tiles", "influence", "debts", "rank", or an ability."""
