"""Loading wagons and dealing over it."""

from __future__ import annotations

from engine.core.fields import NONE, basket
from engine.core.values import Action, Seat
from engine.games.marchands.content import COLOURS, Good
from engine.games.marchands.model.actions.tokens import (
    EVERYBODY,
    counter_token,
    lot_token,
    offer_token,
    wagon_token,
)


class Load(Action, frozen=True):
    """The master loads his own goods, all of one type."""

    wagon: int
    goods: tuple[Good, ...]

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon), lot_token(self.goods[0], len(self.goods)))


class Offer(Action, frozen=True):
    """The master names a price for one and/or for two goods, to one guest or to all of them."""

    wagon: int
    guest: Seat | None
    """None for everybody who waits for an offer."""
    prices: tuple[int | None, ...]
    """For one good and, where two still fit, for two; None where he does not offer it."""

    def answers(self) -> tuple[str, ...]:
        prices = (NONE if price is None else str(price) for price in self.prices)
        guest = EVERYBODY if self.guest is None else COLOURS[self.guest]
        return (wagon_token(self.wagon), guest, *prices)


class Close(Action, frozen=True):
    """The master ends the loading of a wagon."""

    wagon: int

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon),)


class _Answer(Action, frozen=True):
    """An answer to a numbered offer, repeating its terms."""

    wagon: int
    number: int
    one: int | None
    two: int | None

    def offer(self) -> str:
        """The offer answered."""
        return offer_token(self.wagon, self.number, self.one, self.two)


class Accept(_Answer, frozen=True):
    """Take an offer and load these goods at its price."""

    goods: tuple[Good, ...]

    def answers(self) -> tuple[str, ...]:
        return (self.offer(), basket([good.token for good in self.goods]))


class Counter(_Answer, frozen=True):
    """Answer an offer with goods and a price of one's own."""

    goods: tuple[Good, ...]
    price: int

    def answers(self) -> tuple[str, ...]:
        return (self.offer(), basket([good.token for good in self.goods]), str(self.price))


class Decline(_Answer, frozen=True):
    """Refuse an offer."""

    def answers(self) -> tuple[str, ...]:
        return (self.offer(),)


class _Reply(Action, frozen=True):
    """The master's reply to a counter-offer, repeating its terms."""

    wagon: int
    guest: Seat
    goods: tuple[Good, ...]
    price: int

    def answers(self) -> tuple[str, ...]:
        return (counter_token(self.wagon, self.guest, self.goods, self.price),)


class Grant(_Reply, frozen=True):
    """Agree to a counter-offer; payment and loading happen together."""


class Refuse(_Reply, frozen=True):
    """Turn a counter-offer down; the posted price stays open."""


class FreeLoad(Action, frozen=True):
    """Play free loading: load up to two goods whatever the master says."""

    wagon: int
    goods: tuple[Good, ...]

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon), basket([good.token for good in self.goods]))
