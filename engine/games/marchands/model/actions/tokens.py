"""The words of notation in which answers are written."""

from __future__ import annotations

from functools import lru_cache

from engine.core.values import Seat
from engine.games.marchands.content import COLOURS, City, Good
from engine.games.marchands.model.roads import Space, is_city, space_token


def wagon_token(wagon: int) -> str:
    """The word for a wagon in notation; people count them from 1."""
    return f"wagon-{wagon + 1}"


def place_token(good: Good, city: City) -> str:
    """The word for a good in a city's warehouse: silk@hamburg."""
    return f"{good.token}@{city.token}"


def lot_token(good: Good, count: int) -> str:
    """So many pieces of one type: silk-3."""
    return f"{good.token}-{count}"


EVERYBODY = "all"


def offer_token(wagon: int, number: int, one: int | None, two: int | None) -> str:
    """An offer with its terms, so that nobody accepts 900 having read 300."""
    first, second = "x" if one is None else one, "x" if two is None else two
    return f"{wagon_token(wagon)}.{number}-{first}-{second}"


def counter_token(wagon: int, guest: Seat, goods: tuple[Good, ...], price: int) -> str:
    """A counter-offer with its terms."""
    names = "-".join(good.token for good in goods)
    return f"{wagon_token(wagon)}.{COLOURS[guest]}-{names}-{price}"


def tile_token(tile: int, extra: int = 0) -> str:
    """A tile with the coachman points that lengthen it: 3, or 3+1."""
    return f"{tile}+{extra}" if extra else str(tile)


@lru_cache(maxsize=256)
def route_token(to: Space, via: Space) -> str:
    """Where a wagon is driven; on a road, also from which side: that is its direction."""
    return space_token(to) if is_city(to) else f"{space_token(to)}/{space_token(via)}"


ARMS = "arms"


def climb_token(steps: int, cards: int) -> str:
    """So many steps, so many of them with social-rise cards: 2, or 2+1 with one card."""
    return f"{steps}+{cards}" if cards else str(steps)


def deal_token(number: int, pays: int, gets: int) -> str:
    """A deal with the money it moves."""
    return f"deal-{number}-{pays}-{gets}"
