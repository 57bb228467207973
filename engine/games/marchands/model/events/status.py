"""The status ladder, loans, negotiation and the end."""

from __future__ import annotations

from engine.core.values import Event, Seat
from engine.games.marchands.content import Influence


class UpkeepPaid(Event, frozen=True):
    """Upkeep was paid, perhaps with the social-status card."""

    seat: Seat
    amount: int
    card: bool


class Fell(Event, frozen=True):
    """A seat could not pay its upkeep; edition 1 shows the purse."""

    seat: Seat
    before: int
    after: int
    purse: int | None


class Borrowed(Event, frozen=True):
    """A loan was taken."""

    seat: Seat
    amount: int


class Repaid(Event, frozen=True):
    """A loan was paid back."""

    seat: Seat
    amount: int


class Climbed(Event, frozen=True):
    """A seat climbed the status ladder."""

    seat: Seat
    steps: int
    cards: int
    paid: int
    rung: int


class DealProposed(Event, frozen=True):
    """A deal was proposed in public."""

    number: int
    giver: Seat
    taker: Seat
    pays: int
    gets: int
    gives_card: Influence | None
    wants_card: Influence | None
    promise: str


class DealAgreed(Event, frozen=True):
    """A deal was accepted; money and cards changed hands."""

    number: int
    giver: Seat
    taker: Seat


class DealRejected(Event, frozen=True):
    """A deal was turned down or taken back."""

    number: int
    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over."""

    reason: str
