"""The links between cities, which of them are free, and the chains that ships form."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NewType, TypeAlias

from engine.core.values import Seat
from engine.games.nord.content import CROSSING_LINKS, STRAIGHT_LINKS, City

Link = NewType("Link", int)
"""A place for one ship between two cities, numbered as in `ENDS`."""

Ships: TypeAlias = tuple[Seat | None, ...]
"""The owner of the ship on each link."""

ENDS: tuple[tuple[City, City], ...] = (
    *STRAIGHT_LINKS,
    *(link for pair in CROSSING_LINKS for link in pair),
)
LINKS: tuple[Link, ...] = tuple(Link(number) for number in range(len(ENDS)))

_FIRST_CROSSING = len(STRAIGHT_LINKS)

CROSSING: tuple[Link | None, ...] = tuple(
    # Crossing links follow the straight ones in pairs, so a link's partner is its neighbour.
    None if link < _FIRST_CROSSING else Link(_FIRST_CROSSING + (link - _FIRST_CROSSING ^ 1))
    for link in LINKS
)
"""For each link the one that crosses it, if any."""


def link_token(link: Link) -> str:
    """The word for a link in notation: stockholm-visby."""
    start, end = ENDS[link]
    return f"{start.token}-{end.token}"


LINK_BY_TOKEN = {link_token(link): link for link in LINKS}


def link_between(one: City, other: City) -> Link | None:
    """The link that joins two cities, whichever is named first."""
    pair = (min(one, other), max(one, other))
    return Link(ENDS.index(pair)) if pair in ENDS else None


def blocked_by(ships: Ships, link: Link, leaving: Link | None = None) -> Link | None:
    """The link whose ship closes this one: itself or the one that crosses it (N1).

    A ship that moves leaves its link first (N27) but may not come back to it (N3).
    """
    if ships[link] is not None:
        return link
    across = CROSSING[link]
    if across is not None and across != leaving and ships[across] is not None:
        return across
    return None


def free_links(ships: Ships, leaving: Link | None = None) -> Iterator[Link]:
    """Every link where a ship may be placed."""
    return (link for link in LINKS if blocked_by(ships, link, leaving) is None)


def fleet(ships: Ships, seat: Seat) -> tuple[Link, ...]:
    """The links that hold a seat's ships."""
    return tuple(link for link in LINKS if ships[link] == seat)


def placed(ships: Ships, link: Link, owner: Seat | None) -> Ships:
    """The ships after one link has changed."""
    return (*ships[:link], owner, *ships[link + 1 :])


@cache
def chains(links: tuple[Link, ...]) -> tuple[frozenset[City], ...]:
    """The groups of cities that these links join."""
    groups: list[frozenset[City]] = []
    for link in links:
        joined = [group for group in groups if group & set(ENDS[link])]
        groups = [group for group in groups if group not in joined]
        groups.append(frozenset(ENDS[link]).union(*joined))
    return tuple(groups)


def joined(ships: Ships, seat: Seat, one: City, other: City) -> bool:
    """Whether an unbroken chain of a seat's ships joins two cities (N5)."""
    return any(one in group and other in group for group in chains(fleet(ships, seat)))
