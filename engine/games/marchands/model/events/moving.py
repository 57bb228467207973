"""Axle breaks, wagons and the courier."""

from __future__ import annotations

from engine.core.values import Event, Seat
from engine.games.marchands.content import City, Influence
from engine.games.marchands.model.roads import Space


class AxlesBroken(Event, frozen=True):
    """Axle breaks were played on wagons, one card each."""

    seat: Seat
    wagons: tuple[int, ...]


class AxleMended(Event, frozen=True):
    """Edition 1: an owner took his axle breaks off a wagon."""

    seat: Seat
    wagon: int


class WagonMoved(Event, frozen=True):
    """A wagon moved; `tile` is 0 for coachman points alone."""

    seat: Seat
    wagon: int
    tile: int
    extra: int
    start: Space
    to: Space


class WagonArrived(Event, frozen=True):
    """A wagon came into a city."""

    wagon: int
    city: City


class TileLost(Event, frozen=True):
    """A tile was spent without any wagon to move."""

    seat: Seat
    tile: int


class CourierMoved(Event, frozen=True):
    """The courier moved."""

    seat: Seat
    to: Space


class CardWon(Event, frozen=True):
    """A wagon and the courier met: the seat may choose an influence card."""

    seat: Seat
    wagon: int


class CardTaken(Event, frozen=True):
    """An influence card was chosen; others do not learn which."""

    seat: Seat
    card: Influence | None


class TilesReturned(Event, frozen=True):
    """All movement tiles are available again."""
