"""Winning abilities and investments."""

from __future__ import annotations

from engine.core.values import Action
from engine.games.marchands.content import Ability


class Propose(Action, frozen=True):
    """Edition 1 for experts: propose an ability card, which bids its printed price."""

    card: Ability

    def answers(self) -> tuple[str, ...]:
        return (self.card.token,)


class Invest(Action, frozen=True):
    """Choose the investment card one has won."""

    card: Ability

    def answers(self) -> tuple[str, ...]:
        return (self.card.token,)
