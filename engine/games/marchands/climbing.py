"""Last phase: upkeep and climbing, in one sealed answer or, in edition 1, in turn order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from engine.core.fields import Choose, Option
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands import upkeep
from engine.games.marchands.actions import Climb, Pass, PayStatus, Repay, climb_token
from engine.games.marchands.content import MOST_STEPS, RANKS, SOCIAL_RISE_FEE, Influence
from engine.games.marchands.events import Climbed
from engine.games.marchands.investing import is_last_round
from engine.games.marchands.loans import can_repay, repay
from engine.games.marchands.naming import rank_name
from engine.games.marchands.position import (
    Log,
    climb_cost,
    discard,
    holds,
    pay_bank,
    purse,
    put,
    turn_order,
    with_player,
    with_stage,
    without,
)
from engine.games.marchands.state import Climb as Steps
from engine.games.marchands.state import Climbing, State

_STAY = Steps(0)


def enter(state: State, log: Log) -> State:
    """Edition 1 pays first; edition 2 asks first, since nobody's answer touches another's.

    A seat that fell has less left than any step costs, so it is not asked to climb.
    """
    if state.rules.edition == 1:
        state = upkeep.pay_all(state, (), log)
    asked = tuple(seat for seat in turn_order(state) if _concerned(state, seat))
    return with_stage(state, Climbing(asked, (None,) * len(state.players)))


def _concerned(state: State, seat: Seat) -> bool:
    """Whether there is something to decide, as far as anybody can tell."""
    player = state.players[seat]
    if player.debts:
        return True
    if player.rung < RANKS - 1:
        return seat not in state.fell or state.rules.edition == 2
    return state.rules.edition == 2 and bool(player.hand) and upkeep.card_saves(state, seat)


def finished(state: State) -> bool:
    """Everybody asked has decided."""
    stage = _stage(state)
    return all(stage.sealed[seat] is not None for seat in stage.asked)


def leave(state: State, log: Log) -> State:
    """Edition 2: all pay their upkeep, then the sealed steps are taken in turn order."""
    if state.rules.edition == 1:
        return state
    stage = _stage(state)
    state = upkeep.pay_all(state, stage.status, log)
    for seat in turn_order(state):
        steps = stage.sealed[seat]
        if steps is not None and steps.steps:
            state = _climb(state, seat, steps, log)
    return state


def price_of(state: State, steps: int, cards: int) -> int:
    """What so many steps cost when so many of them are taken with cards."""
    return (steps - cards) * climb_cost(state) + cards * SOCIAL_RISE_FEE


def choices(state: State, seat: Seat) -> tuple[Steps, ...]:
    """Every way this seat can afford to climb."""
    player = state.players[seat]
    if player.debts:
        return ()
    purse = purse_to_climb(state, seat)
    most = min(MOST_STEPS, RANKS - 1 - player.rung)
    return tuple(
        Steps(steps, cards)
        for steps in range(1, most + 1)
        for cards in range(min(steps, holds(state, seat, Influence.SOCIAL_RISE)) + 1)
        if price_of(state, steps, cards) <= purse
    )


def purse_to_climb(state: State, seat: Seat) -> int:
    """The money a seat can climb with: what is left after this round's upkeep."""
    if state.rules.edition == 1:
        return purse(state, seat)
    return upkeep.left_after(state, seat, card=seat in _stage(state).status)


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """All at once and sealed, or one after the other."""
    stage, cost = _stage(state), climb_cost(state)
    sealed = state.rules.edition == 2
    for seat in stage.asked:
        answered = stage.sealed[seat] is not None
        if answered and not sealed:
            continue
        verbs = _verbs(state, seat, own=viewer == seat)
        debts = state.players[seat].debts
        yield _question(state.round, seat, verbs, debts, cost, answered, sealed)
        if not sealed:
            return


@lru_cache(maxsize=4096)
def _question(
    round_: int,
    seat: Seat,
    verbs: tuple[str, ...],
    debts: int,
    cost: int,
    answered: bool,
    sealed: bool,
) -> Decision:
    prompt = (
        say("marchands-prompt-repay-first", debts=debts)
        if debts
        else say("marchands-prompt-climb", cost=cost)
    )
    name = f"climb:{round_}:{debts}"
    return Decision(name, seat, prompt, verbs, owed=not answered, secret=sealed)


def _verbs(state: State, seat: Seat, *, own: bool) -> tuple[str, ...]:
    player = state.players[seat]
    if not own:
        below = ("climb",) if player.rung < RANKS - 1 else ()
        return ("repay", "pass") if player.debts else (*below, "pass")
    verbs = []
    if player.debts and can_repay(state, seat):
        verbs.append("repay")
    if choices(state, seat):
        verbs.append("climb")
    if seat not in _stage(state).status and _may_play_status(state, seat):
        verbs.append("pay-status")
    return (*verbs, "pass")


def _may_play_status(state: State, seat: Seat) -> bool:
    return state.rules.edition == 2 and upkeep.can_play_card(state, seat)


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """How many steps, and with which cards."""
    if verb != "climb":
        return {"repay": Repay(), "pay-status": PayStatus()}.get(verb, Pass())
    by_token = {climb_token(c.steps, c.cards): c for c in choices(state, seat)}
    if answers:
        chosen = by_token[answers[0]]
        return Climb(chosen.steps, chosen.cards)
    options = tuple(_option(state, seat, token, steps) for token, steps in by_token.items())
    return (Choose("steps", say("marchands-field-climb"), options),)


def _option(state: State, seat: Seat, token: str, steps: Steps) -> Option:
    label = say(
        "marchands-climb-steps",
        steps=steps.steps,
        cards=steps.cards,
        cost=price_of(state, steps.steps, steps.cards),
    )
    return Option(token, label, rank_name(state.players[seat].rung + steps.steps))


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """Name the cost of a step, the money and the most steps."""
    if verb != "climb":
        return None
    money = purse_to_climb(state, seat)
    return say("marchands-refuse-climb", cost=climb_cost(state), money=money, most=MOST_STEPS)


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Seal the steps, or take them at once in edition 1."""
    if isinstance(action, Repay):
        return _freed(repay(state, seat, log), seat)
    if isinstance(action, PayStatus):
        return _play_status(state, seat)
    steps = Steps(action.steps, action.cards) if isinstance(action, Climb) else _STAY
    if state.rules.edition == 1 and steps.steps:
        state = _climb(state, seat, steps, log)
    stage = _stage(state)
    return with_stage(state, replace(stage, sealed=put(stage.sealed, seat, steps)))


def _play_status(state: State, seat: Seat) -> State:
    """Seal the card beside the steps; whoever owed them still does, but at the top are none.

    Steps already sealed stand: asking for them once more would tell the others of the card.
    """
    stage = _stage(state)
    top = state.players[seat].rung == RANKS - 1
    sealed = put(stage.sealed, seat, stage.sealed[seat] or (_STAY if top else None))
    return with_stage(state, replace(stage, status=(*stage.status, seat), sealed=sealed))


def _freed(state: State, seat: Seat) -> State:
    """A seat at the top that has paid its last debt has nothing more to decide."""
    player, stage = state.players[seat], _stage(state)
    if player.debts or player.rung < RANKS - 1:
        return state
    return with_stage(state, replace(stage, asked=without(stage.asked, seat)))


def _climb(state: State, seat: Seat, steps: Steps, log: Log) -> State:
    paid = price_of(state, steps.steps, steps.cards)
    state = pay_bank(state, seat, paid)
    for _ in range(steps.cards):
        state = discard(state, seat, Influence.SOCIAL_RISE)
    player = state.players[seat]
    rung = player.rung + steps.steps
    log.append(Climbed(seat, steps.steps, steps.cards, paid, rung))
    return with_player(state, seat, replace(player, rung=rung))


def default(state: State, decision: Decision) -> Action:
    """An absent player stays; in the last round a debtor who can repays."""
    if is_last_round(state) and can_repay(state, decision.seat):
        return Repay()
    return Pass()


def _stage(state: State) -> Climbing:
    return cast(Climbing, state.stage)
