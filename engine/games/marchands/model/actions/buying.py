"""Buying and bidding."""

from __future__ import annotations

from engine.core.fields import basket
from engine.core.values import Action
from engine.games.marchands.content import City, Good
from engine.games.marchands.model.actions.tokens import place_token, wagon_token


class Buy(Action, frozen=True):
    """Buy up to three goods into one's warehouses."""

    goods: tuple[tuple[Good, City], ...]

    def answers(self) -> tuple[str, ...]:
        return (basket([place_token(good, city) for good, city in self.goods]),)


class Pass(Action, frozen=True):
    """Do nothing, or end what one is doing."""


class Bid(Action, frozen=True):
    """Bid for a wagon (sealed), or in an open auction; several amounts for several wagons."""

    amounts: tuple[int, ...]

    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.amounts))


class BidUpTo(Action, frozen=True):
    """Leave a hidden maximum that raises by 100 in turn until exceeded."""

    limit: int

    def answers(self) -> tuple[str, ...]:
        return (str(self.limit),)


class LoadMaster(Action, frozen=True):
    """Play the load-master card.

    Where several wagons are up at once it names one of them and bids for the others.
    """

    wagon: int | None = None
    amounts: tuple[int, ...] = ()

    def answers(self) -> tuple[str, ...]:
        if self.wagon is None:
            return ()
        return (wagon_token(self.wagon), *map(str, self.amounts))
