"""The status ladder, loans and negotiation."""

from __future__ import annotations

from engine.core.fields import NONE
from engine.core.values import Action, Seat
from engine.games.marchands.content import COLOURS, Influence
from engine.games.marchands.model.actions.tokens import climb_token, deal_token


class PayStatus(Action, frozen=True):
    """Play social status: pay 400 upkeep whatever the rung."""


class Borrow(Action, frozen=True):
    """Take a loan after falling on the status ladder."""


class Repay(Action, frozen=True):
    """Pay a loan back."""


class Climb(Action, frozen=True):
    """Climb the status ladder, some of the steps with social-rise cards."""

    steps: int
    cards: int = 0

    def answers(self) -> tuple[str, ...]:
        return (climb_token(self.steps, self.cards),)


class Deal(Action, frozen=True):
    """Art of negotiation: propose money, cards and a promise to another player."""

    partner: Seat
    pays: int
    gets: int
    gives_card: Influence | None
    wants_card: Influence | None
    promise: str

    def answers(self) -> tuple[str, ...]:
        cards = (NONE if c is None else c.token for c in (self.gives_card, self.wants_card))
        return (COLOURS[self.partner], str(self.pays), str(self.gets), *cards, self.promise or NONE)


class Agree(Action, frozen=True):
    """Accept a proposed deal by its number and terms."""

    number: int
    pays: int
    gets: int

    def answers(self) -> tuple[str, ...]:
        return (deal_token(self.number, self.pays, self.gets),)


class Reject(Action, frozen=True):
    """Turn a proposed deal down, or take one's own back."""

    number: int
    pays: int
    gets: int

    def answers(self) -> tuple[str, ...]:
        return (deal_token(self.number, self.pays, self.gets),)
