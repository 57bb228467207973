"""What can happen: one class per consequence."""

from __future__ import annotations

from engine.core.values import Event, Seat
from engine.games.nord.actions import Payment
from engine.games.nord.content import City, Effect, Good
from engine.games.nord.sea import Link


class FirstPlayerDrawn(Event, frozen=True):
    """Chance decided who begins."""

    seat: Seat


class ShipBuilt(Event, frozen=True):
    """A ship came onto the board."""

    seat: Seat
    link: Link


class ShipMoved(Event, frozen=True):
    """A ship went to another link."""

    seat: Seat
    start: Link
    link: Link


class ShipResold(Event, frozen=True):
    """A ship was given up for what it brings."""

    seat: Seat
    link: Link
    payment: Payment


class GoodDelivered(Event, frozen=True):
    """A good, and perhaps a contraband one, reached a counter."""

    seat: Seat
    source: City
    city: City
    good: Good
    contraband: bool
    florins: int
    """Paid to the bank for a red good."""
    total: int
    """Goods now lying in the city."""
    needed: int


class CascadeQueued(Event, frozen=True):
    """A city has its goods together while another still develops."""

    city: City
    place: int


class CityDeveloped(Event, frozen=True):
    """A city's cube moved on."""

    city: City
    level: int


class EffectDoubled(Event, frozen=True):
    """A red good doubled an effect."""

    seat: Seat
    effect: Effect


class RedGoodKept(Event, frozen=True):
    """A red good was kept for a later effect."""

    seat: Seat
    effect: Effect


class PointsGained(Event, frozen=True):
    """Victory points were won."""

    seat: Seat
    count: int


class FlorinsGained(Event, frozen=True):
    """Florins came from the bank."""

    seat: Seat
    count: int


class ContrabandGained(Event, frozen=True):
    """Contraband goods came from the stock."""

    seat: Seat
    count: int


class EffectWasted(Event, frozen=True):
    """An effect could do nothing for a seat."""

    seat: Seat
    effect: Effect


class EffectDeclined(Event, frozen=True):
    """A seat made no use of an effect."""

    seat: Seat
    effect: Effect


class FlorinStolen(Event, frozen=True):
    """A florin changed hands."""

    seat: Seat
    victim: Seat


class ShipRemoved(Event, frozen=True):
    """A ship was sent back to its owner."""

    seat: Seat
    owner: Seat
    link: Link


class ShipReplaced(Event, frozen=True):
    """A ship was sent back to its owner and another took its place."""

    seat: Seat
    owner: Seat
    link: Link
    start: Link


class CountersCleared(Event, frozen=True):
    """A development is over; its goods went back to the stock."""

    city: City
    count: int


class TurnSkipped(Event, frozen=True):
    """Time was up and the turn went by."""

    seat: Seat


class EndAnnounced(Event, frozen=True):
    """Too long without a development: the game ends after so many more turns."""

    turns: int


class GameEnded(Event, frozen=True):
    """A city reached its last level and all that followed is done."""

    city: City


class GameStopped(Event, frozen=True):
    """The end guard closed a game without developments."""


EVENTS: tuple[type[Event], ...] = (
    FirstPlayerDrawn,
    ShipBuilt,
    ShipMoved,
    ShipResold,
    GoodDelivered,
    CascadeQueued,
    CityDeveloped,
    EffectDoubled,
    RedGoodKept,
    PointsGained,
    FlorinsGained,
    ContrabandGained,
    EffectWasted,
    EffectDeclined,
    FlorinStolen,
    ShipRemoved,
    ShipReplaced,
    CountersCleared,
    TurnSkipped,
    EndAnnounced,
    GameEnded,
    GameStopped,
)
