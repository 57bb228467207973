"""Rounds, phases and purchases."""

from __future__ import annotations

from engine.core.values import Event, Seat
from engine.games.marchands.content import City, Good
from engine.games.marchands.model.state import Phase


class RoundBegan(Event, frozen=True):
    """A new round with a new first player."""

    round: int
    first: Seat


class PhaseBegan(Event, frozen=True):
    """A phase in which something can happen began."""

    phase: Phase


class Passed(Event, frozen=True):
    """A seat used its turn for nothing."""

    seat: Seat
    phase: Phase


class Bought(Event, frozen=True):
    """Goods were bought into warehouses."""

    seat: Seat
    goods: tuple[tuple[Good, City], ...]
    paid: int
