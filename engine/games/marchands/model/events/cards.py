"""Auctions for abilities and investments."""

from __future__ import annotations

from engine.core.values import Event, Seat
from engine.games.marchands.content import Ability


class CardsOffered(Event, frozen=True):
    """Investment cards lie open for auction."""

    cards: tuple[Ability, ...]


class AbilityProposed(Event, frozen=True):
    """Edition 1 for experts: a card was put up at its printed price."""

    seat: Seat
    card: Ability
    amount: int


class BidMade(Event, frozen=True):
    """An open bid."""

    seat: Seat
    amount: int


class BidderPassed(Event, frozen=True):
    """A seat left the auction of this card."""

    seat: Seat


class AuctionWon(Event, frozen=True):
    """An auction ended."""

    seat: Seat
    amount: int


class AbilityGained(Event, frozen=True):
    """A seat now owns an ability or investment card."""

    seat: Seat
    card: Ability


class PairDealt(Event, frozen=True):
    """Edition 1 for beginners: a pair of abilities for the flat fee."""

    seat: Seat
    cards: tuple[Ability, ...]
    paid: int
