"""Wagon auctions and loading."""

from __future__ import annotations

from engine.core.values import Event, Seat
from engine.games.marchands.content import Good


class BidsRevealed(Event, frozen=True):
    """Sealed bids were opened; bids by seat."""

    wagon: int
    bids: tuple[int, ...]
    master: Seat
    paid: int


class LoadMasterPlayed(Event, frozen=True):
    """The load-master card decided a wagon; the bids went back unseen."""

    wagon: int
    master: Seat
    returned: tuple[Seat, ...]
    """Others who had played the card and keep it."""


class GoodsLoaded(Event, frozen=True):
    """The master loaded his own goods."""

    wagon: int
    seat: Seat
    goods: tuple[Good, ...]


class OfferMade(Event, frozen=True):
    """The master named a price."""

    wagon: int
    master: Seat
    guest: Seat
    number: int
    one: int | None
    two: int | None


class OfferDeclined(Event, frozen=True):
    """A guest declined an offer."""

    wagon: int
    guest: Seat
    number: int


class OfferCountered(Event, frozen=True):
    """A guest made a counter-offer."""

    wagon: int
    guest: Seat
    goods: tuple[Good, ...]
    price: int


class CounterRefused(Event, frozen=True):
    """The master refused a counter-offer; his price stays open."""

    wagon: int
    guest: Seat


class DealStruck(Event, frozen=True):
    """A guest paid the master and loaded."""

    wagon: int
    master: Seat
    guest: Seat
    goods: tuple[Good, ...]
    price: int


class FreeLoaded(Event, frozen=True):
    """Free loading was played."""

    wagon: int
    seat: Seat
    goods: tuple[Good, ...]


class LoadingClosed(Event, frozen=True):
    """A wagon's loading ended for this round."""

    wagon: int
