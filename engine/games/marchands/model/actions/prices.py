"""Prices and sales."""

from __future__ import annotations

from engine.core.fields import basket
from engine.core.values import Action
from engine.games.marchands.content import City, Good
from engine.games.marchands.model.actions.tokens import ARMS, place_token, wagon_token


class Dial(Action, frozen=True):
    """Set both hands of the price dial; a hand on the arms changes nothing."""

    hands: tuple[Good | None, Good | None]

    def answers(self) -> tuple[str, ...]:
        return tuple(ARMS if hand is None else hand.token for hand in self.hands)


class Shift(Action, frozen=True):
    """Use a counting-house: move one price a level up or down."""

    good: Good
    up: bool

    def answers(self) -> tuple[str, ...]:
        return (self.good.token, "up" if self.up else "down")


class Sell(Action, frozen=True):
    """Warehouse sale; edition 1 names the one warehouse it sells from."""

    goods: tuple[tuple[Good, City], ...]
    warehouse: City | None = None

    def answers(self) -> tuple[str, ...]:
        goods = basket([place_token(*place) for place in self.goods])
        return (goods,) if self.warehouse is None else (self.warehouse.token, goods)


class SellSpecially(Action, frozen=True):
    """Play special sale: sell one stored good for 800."""

    good: Good
    city: City

    def answers(self) -> tuple[str, ...]:
        return (place_token(self.good, self.city),)


class ClaimBonus(Action, frozen=True):
    """Play sale with bonus on a wagon that arrived this round."""

    wagon: int

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon),)
