"""Prices, sales and arrivals."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.values import Event, Seat
from engine.games.marchands.content import Ability, City, Good


class DialsRevealed(Event, frozen=True):
    """The price dials were opened; hands by seat."""

    hands: tuple[tuple[Good | None, Good | None], ...]

    def by_seat(self) -> Iterator[tuple[Seat, tuple[Good | None, Good | None]]]:
        """Each seat with its two hands."""
        return ((Seat(seat), pair) for seat, pair in enumerate(self.hands))


class PriceMoved(Event, frozen=True):
    """A price level changed; levels 0 to 4."""

    good: Good
    before: int
    after: int


class PriceShifted(Event, frozen=True):
    """A counting-house moved a price."""

    seat: Seat
    ability: Ability
    good: Good
    up: bool
    after: int


class SoldFromWarehouse(Event, frozen=True):
    """A warehouse sale at purchase prices."""

    seat: Seat
    goods: tuple[tuple[Good, City], ...]
    income: int


class SoldSpecially(Event, frozen=True):
    """A special sale."""

    seat: Seat
    good: Good
    city: City
    income: int


class BonusClaimed(Event, frozen=True):
    """A sale with bonus was declared for a wagon."""

    seat: Seat
    wagon: int


class CargoSold(Event, frozen=True):
    """One seat's goods on an arrived wagon were sold."""

    wagon: int
    city: City
    seat: Seat
    goods: tuple[Good, ...]
    income: int


class ArrivalsCounted(Event, frozen=True):
    """The arrival marker moved; `cost` is the price of a social step now."""

    arrivals: int
    cost: int


class BonusesMoved(Event, frozen=True):
    """The bonus cubes moved; bonus by city."""

    bonus: tuple[int, ...]

    def by_city(self) -> Iterator[tuple[City, int]]:
        """Each city with its bonus."""
        return zip(City, self.bonus, strict=True)
