"""The road network: spaces, neighbours and the routes a wagon can take."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple, NewType

from engine.games.marchands.content import SPUR, City

Space = NewType("Space", int)
"""Spaces are numbered city by city: the city itself, its spur, its fork."""

_PER_CITY = SPUR + 2
_CITIES = tuple(City(number // _PER_CITY) for number in range(len(City) * _PER_CITY))
_INSIDE = tuple(None if n % _PER_CITY else city for n, city in enumerate(_CITIES))
SPACES = tuple(Space(number) for number in range(len(City) * _PER_CITY))


def city_space(city: City) -> Space:
    """The space inside a city, where wagons start and arrive."""
    return Space(city * _PER_CITY)


def spur_space(city: City, distance: int) -> Space:
    """The space so many steps outside a city."""
    return Space(city * _PER_CITY + distance)


def fork_space(city: City) -> Space:
    """The fork where the road of a city meets the ring."""
    return Space(city * _PER_CITY + SPUR + 1)


def city_near(space: Space) -> City:
    """The city whose spur or fork this space belongs to."""
    return _CITIES[space]


def city_at(space: Space) -> City | None:
    """The city a space is inside; None on the road."""
    return _INSIDE[space]


def is_city(space: Space) -> bool:
    """Whether the space is inside a city."""
    return space % _PER_CITY == 0


def is_fork(space: Space) -> bool:
    """Whether roads part here."""
    return space % _PER_CITY == SPUR + 1


def space_token(space: Space) -> str:
    """The space's word in notation: koeln, koeln-1, koeln-2, koeln-fork."""
    city = city_near(space).token
    if is_city(space):
        return city
    return f"{city}-fork" if is_fork(space) else f"{city}-{space % _PER_CITY}"


SPACE_BY_TOKEN = {space_token(space): space for space in SPACES}


@cache
def neighbours(space: Space) -> tuple[Space, ...]:
    """The spaces one step away."""
    if is_city(space):
        return (Space(space + 1),)
    if not is_fork(space):
        return (Space(space - 1), Space(space + 1))
    here = city_near(space)
    before, after = City((here - 1) % len(City)), City((here + 1) % len(City))
    return (Space(space - 1), fork_space(before), fork_space(after))


@cache
def ahead(at: Space, behind: Space | None) -> tuple[Space, ...]:
    """The spaces one step forward."""
    return tuple(space for space in neighbours(at) if space != behind)


class Stop(NamedTuple):
    """Where a move ends and which space the wagon has behind it."""

    at: Space
    behind: Space


@cache
def paths(at: Space, behind: Space | None, points: int) -> tuple[tuple[Space, ...], ...]:
    """Every forward path of so many steps; a path ends early only in a city."""
    found: list[tuple[Space, ...]] = []
    for space in ahead(at, behind):
        if points == 1 or is_city(space):
            found.append((space,))
        else:
            found.extend((space, *rest) for rest in paths(space, at, points - 1))
    return tuple(found)


class Road(NamedTuple):
    """What lies ahead of a wagon: where a move ends if nobody stands there already."""

    ends: tuple[Stop, ...]
    spaces: frozenset[Space]
    """Those of the ends; whoever stands on the way is simply passed."""


@cache
def open_road(at: Space, behind: Space | None, points: int) -> Road:
    """The road ahead on an otherwise empty board."""
    ends = _ends(at, behind, points, frozenset())
    return Road(ends, frozenset(end.at for end in ends))


def stops(
    at: Space, behind: Space | None, points: int, occupied: frozenset[Space]
) -> tuple[Stop, ...]:
    """The different ends of a move: as far as possible on each path, stepping back if taken."""
    road = open_road(at, behind, points)
    if road.spaces.isdisjoint(occupied):
        return road.ends
    return _ends(at, behind, points, occupied)


@lru_cache(maxsize=1 << 13)
def _ends(
    at: Space, behind: Space | None, points: int, occupied: frozenset[Space]
) -> tuple[Stop, ...]:
    found: dict[Stop, None] = {}
    for path in paths(at, behind, points):
        last = len(path) - 1
        while last >= 0 and path[last] in occupied:
            last -= 1
        if last >= 0:
            found[Stop(path[last], path[last - 1] if last else at)] = None
    return tuple(found)


@cache
def courier_reach(at: Space, steps: int) -> tuple[Space, ...]:
    """Where the courier can end: other spaces within reach, never a city, never back again."""
    found: dict[Space, None] = {}
    edge: tuple[tuple[Space, Space | None], ...] = ((at, None),)
    for _ in range(steps):
        edge = tuple(
            (space, here)
            for here, behind in edge
            for space in ahead(here, behind)
            if not is_city(space)
        )
        found.update(dict.fromkeys(space for space, _ in edge if space != at))
    return tuple(sorted(found))
