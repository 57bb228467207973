"""The nouns of the fair: its state and view, what can be done and what can happen."""

from __future__ import annotations

from enum import Enum

import msgspec

from engine.core.fields import basket
from engine.core.values import Action, Event, Seat
from tests.support.fair.content import COLOURS, Good


class Stage(Enum):
    """The parts of a round."""

    BUY = "buy"
    BID = "bid"
    SELL = "sell"
    OVER = "over"


class Promise(msgspec.Struct, frozen=True):
    """Words given by one seat to another, perhaps agreed to."""

    number: int
    giver: Seat
    taker: Seat
    words: str
    agreed: bool = False

    @property
    def token(self) -> str:
        """The word for it in notation."""
        return f"promise-{self.number}"


class Market(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    round: int
    rounds: int
    stage: Stage
    first: Seat
    turn: int
    """How many seats have bought this round."""
    prices: tuple[int, ...]
    stock: tuple[int, ...]
    goods: tuple[tuple[int, ...], ...]
    sealed: tuple[bool, ...]
    resting: tuple[bool, ...]
    promises: tuple[Promise, ...] = ()
    winner: Seat | None = None

    def seat_after(self, steps: int) -> Seat:
        """The seat so many places after the first of the round."""
        return Seat((self.first + steps) % len(self.goods))


class State(msgspec.Struct, frozen=True):
    """The open market and what is hidden: purses, sealed bids and tastes."""

    market: Market
    bank: int
    purses: tuple[int, ...]
    bids: tuple[int | None, ...]
    tastes: tuple[Good | None, ...]


class View(msgspec.Struct, frozen=True):
    """The open market and what one seat knows besides."""

    market: Market
    seat: Seat | None
    purse: int | None
    bid: int | None
    taste: Good | None


class Buy(Action, frozen=True):
    """Buy up to three goods."""

    goods: tuple[Good, ...]

    def answers(self) -> tuple[str, ...]:
        return (basket([good.token for good in self.goods]),)


class Bid(Action, frozen=True):
    """Seal a bid for the right to sell."""

    amount: int

    def answers(self) -> tuple[str, ...]:
        return (str(self.amount),)


class Sell(Action, frozen=True):
    """Sell some of one good."""

    good: Good
    count: int

    def answers(self) -> tuple[str, ...]:
        return (self.good.token, str(self.count))


class Pass(Action, frozen=True):
    """Sell nothing."""


class Swear(Action, frozen=True):
    """Promise something to another seat."""

    taker: Seat
    words: str

    def answers(self) -> tuple[str, ...]:
        return (COLOURS[self.taker], self.words)


class Agree(Action, frozen=True):
    """Agree to a promise."""

    number: int

    def answers(self) -> tuple[str, ...]:
        return (f"promise-{self.number}",)


class Rest(Action, frozen=True):
    """Buy nothing from now on, without being asked."""


class Wake(Action, frozen=True):
    """Be asked again."""


class RoundOpened(Event, frozen=True):
    """A round began with these prices."""

    round: int
    prices: tuple[int, ...]


class Bought(Event, frozen=True):
    """A seat bought goods."""

    seat: Seat
    goods: tuple[Good, ...]


class Sealed(Event, frozen=True):
    """A seat sealed its bid; only the seat itself is told."""

    seat: Seat
    amount: int


class StallWon(Event, frozen=True):
    """The bids were opened and one seat may sell."""

    seat: Seat
    bids: tuple[int, ...]


class Sold(Event, frozen=True):
    """A seat sold goods; its income follows from the open price."""

    seat: Seat
    good: Good
    count: int
    income: int


class Sworn(Event, frozen=True):
    """A promise was made."""

    promise: Promise


class Agreed(Event, frozen=True):
    """A promise was agreed to."""

    promise: Promise


class Rested(Event, frozen=True):
    """A seat lies down or gets up."""

    seat: Seat
    resting: bool


class FairClosed(Event, frozen=True):
    """The last round is over."""


ACTIONS = (Buy, Bid, Sell, Pass, Swear, Agree, Rest, Wake)
EVENTS = (RoundOpened, Bought, Sealed, StallWon, Sold, Sworn, Agreed, Rested, FairClosed)
