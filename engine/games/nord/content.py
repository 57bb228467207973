"""Every printed value of the game, in one place.

Status of each value: *certain* (stated by the rules), *likely* (one source, or derived from all
hints) or *guess* (fills a hole). Whoever owns the box corrects a value here and nowhere else.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias


class _Token(IntEnum):
    """A printed thing with a word of its own in notation and message keys."""

    @property
    def token(self) -> str:
        """The word in notation."""
        return self.name.lower().replace("_", "-")


class City(_Token):
    """The nine cities on a grid of three by three, read like a page."""

    STOCKHOLM = 0  # guess
    REVAL = 1  # guess
    NOVGOROD = 2  # guess
    COPENHAGEN = 3  # guess
    VISBY = 4  # name certain, place guess
    RIGA = 5  # guess
    LUEBECK = 6  # guess
    STETTIN = 7  # name certain, place guess
    DANZIG = 8  # guess


class Good(_Token):
    """What cities produce: three brown kinds, then three red ones."""

    WHEAT = 0
    BEER = 1
    FISH = 2
    LEATHER = 3
    SALT = 4
    WINE = 5

    @property
    def red(self) -> bool:
        """Whether it costs a florin to deliver and doubles an effect."""
        return self >= Good.LEATHER  # certain


class Effect(_Token):
    """The seven symbols on the development tracks."""

    POINT = 0
    FLORIN = 1
    CONTRABAND = 2
    DELIVERY = 3
    THEFT = 4
    REMOVAL = 5
    SHIP = 6


Track: TypeAlias = tuple[Effect | None, ...]
"""The symbols on cells 2 to 5; the first cell, where the cube starts, never has one."""

_V, _F, _C, _D, _S, _X, _A = Effect
_0: None = None

TRACKS: tuple[Track, ...] = (
    (_C, _0, _V, _0),  # likely: fits the Stettin example
    (_V, _0, _F, _D),  # likely up to cell 2 (the Visby example), the rest guess
    (_F, _V, _0, _S),  # guess
    (_A, _0, _V, _0),  # guess
    (_D, _V, _0, _0),  # guess
    (_S, _0, _V, _F),  # guess
    (_V, _0, _C, _A),  # guess
    (_X, _0, _V, _D),  # guess
    (_C, _X, _0, _V),  # guess
)

LAST_LEVEL = 5  # certain
FIRST_CELL = 2  # certain: a track's first symbol can stand here

PRODUCTION: tuple[Good, ...] = (  # certain
    Good.WHEAT,
    Good.WHEAT,
    Good.BEER,
    Good.BEER,
    Good.FISH,
    Good.FISH,
    Good.LEATHER,
    Good.SALT,
    Good.WINE,
)

GOODS_EACH = 8  # certain
CONTRABAND = 21  # certain
FLORINS = 24  # certain
POINT_TOKENS = 30  # certain; only a matter of wood, points are not limited
CASCADE_MARKERS = 6  # certain; only a matter of wood, cascades are not limited
SHIPS_EACH = 3  # certain
START_FLORINS = 1  # certain
RED_FEE = 1  # certain: florins for delivering a red good

STRAIGHT_LINKS: tuple[tuple[City, City], ...] = (  # likely: cities adjacent by a side
    (City.STOCKHOLM, City.REVAL),
    (City.REVAL, City.NOVGOROD),
    (City.COPENHAGEN, City.VISBY),
    (City.VISBY, City.RIGA),
    (City.LUEBECK, City.STETTIN),
    (City.STETTIN, City.DANZIG),
    (City.STOCKHOLM, City.COPENHAGEN),
    (City.COPENHAGEN, City.LUEBECK),
    (City.REVAL, City.VISBY),
    (City.VISBY, City.STETTIN),
    (City.NOVGOROD, City.RIGA),
    (City.RIGA, City.DANZIG),
)
CROSSING_LINKS: tuple[tuple[tuple[City, City], tuple[City, City]], ...] = (  # likely: by a corner
    ((City.STOCKHOLM, City.VISBY), (City.REVAL, City.COPENHAGEN)),
    ((City.REVAL, City.RIGA), (City.NOVGOROD, City.VISBY)),
    ((City.COPENHAGEN, City.STETTIN), (City.VISBY, City.LUEBECK)),
    ((City.VISBY, City.DANZIG), (City.RIGA, City.STETTIN)),
)

COLOURS = ("green", "purple", "yellow", "blue")  # green and purple certain, the others guess

GUARD_TURNS = 20  # ruling N34: turns per player without a development
GUARD_GRACE = 5  # ruling N34: turns per player still played after that
