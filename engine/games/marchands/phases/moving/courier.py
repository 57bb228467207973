"""The courier: how far he rides, and the meetings that win influence cards."""

from __future__ import annotations

from functools import cache

from engine.games.marchands.content import COURIER_STEPS, INFLUENCES, Ability, Influence
from engine.games.marchands.model.roads import Space, courier_reach
from engine.games.marchands.model.state import State
from engine.games.marchands.phases.moving.driving import turn


@cache
def fresh_rides(abilities: tuple[Ability, ...], edition: int) -> tuple[int, ...]:
    """The courier moves of a turn that begins; edition 1 joins two couriers into one move."""
    steps = sorted(COURIER_STEPS[card] for card in abilities if card in COURIER_STEPS)
    return (sum(steps),) if edition == 1 and steps else tuple(steps)


def rides(state: State) -> tuple[Space, ...]:
    """Where the courier can be moved now."""
    left = turn(state).rides
    return courier_reach(state.courier, left[-1]) if left else ()


def used(state: State, to: Space) -> int:
    """The shortest courier move left that reaches a space: a longer one is worth more later."""
    return next(steps for steps in turn(state).rides if to in courier_reach(state.courier, steps))


def wagon_on(state: State, space: Space) -> int | None:
    """The wagon that stands on a space."""
    for number, wagon in enumerate(state.wagons):
        if wagon.at == space:
            return number
    return None


def wins_card(state: State, wagon: int) -> bool:
    """Whether a meeting of this wagon with the courier would win a card now."""
    stage = turn(state)
    return wagon not in stage.gave and wagon not in stage.barren and any(state.pile)


def kinds_left(state: State) -> tuple[Influence, ...]:
    """The kinds of influence card that are left in the pile."""
    return tuple([kind for kind in INFLUENCES if state.pile[kind]])
