"""Last phase: upkeep and climbing, in one sealed answer or, in edition 1, in turn order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from engine.core.fields import Choose, Option
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import MOST_STEPS, RANKS, SOCIAL_RISE_FEE, Influence
from engine.games.marchands.model.actions import Climb, Pass, PayStatus, Repay, climb_token
from engine.games.marchands.model.events import Climbed
from engine.games.marchands.model.naming import rank_name
from engine.games.marchands.model.position import (
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
from engine.games.marchands.model.state import Climb as Steps
from engine.games.marchands.model.state import Climbing, State
from engine.games.marchands.phases import upkeep
from engine.games.marchands.phases.investing import is_last_round
from engine.games.marchands.phases.loans import can_repay, repay
from engine.games.marchands.phases.sealing import with_own

_CARD = Influence.SOCIAL_RISE
_STAY = Steps(0)
_TOP = RANKS - 1
_FIELD = say("marchands-field-climb")
_CLIMB_BY_TOKEN = {
    climb_token(steps, cards): Climb(steps, cards)
    for steps in range(1, MOST_STEPS + 1)
    for cards in range(steps + 1)
}


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
    if player.rung < _TOP:
        return seat not in state.fell or state.rules.edition == 2
    return state.rules.edition == 2 and bool(player.hand) and upkeep.card_saves(state, seat)


def finished(state: State) -> bool:
    """Everybody asked has decided."""
    stage = _stage(state)
    return None not in [stage.sealed[seat] for seat in stage.asked]


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
    most = min(MOST_STEPS, _TOP - player.rung)
    cards = min(most, holds(state, seat, _CARD))
    return _choices(most, cards, climb_cost(state), purse_to_climb(state, seat))


@lru_cache(maxsize=1024)
def _choices(most: int, held: int, cost: int, purse: int) -> tuple[Steps, ...]:
    return tuple(
        Steps(steps, cards)
        for steps in range(1, most + 1)
        for cards in range(min(steps, held) + 1)
        if (steps - cards) * cost + cards * SOCIAL_RISE_FEE <= purse
    )


def purse_to_climb(state: State, seat: Seat) -> int:
    """The money a seat can climb with: what is left after this round's upkeep."""
    if state.rules.edition == 1:
        return purse(state, seat)
    return upkeep.left_after(state, seat, card=seat in _stage(state).status)


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """All at once and sealed, or one after the other."""
    stage, cost, sealed = _stage(state), climb_cost(state), state.rules.edition == 2
    asked: list[Decision] = []
    for seat in stage.asked:
        owed = stage.sealed[seat] is None
        if not owed and not sealed:
            continue
        player = state.players[seat]
        below = player.rung < _TOP
        question = _question(state.round, seat, player.debts, below, cost, owed, sealed)
        if viewer == seat:
            question = replace(question, verbs=_verbs(state, seat))
        asked.append(question)
        if not sealed:
            break
    return with_own(asked, viewer, _sealed(stage, viewer))


def _sealed(stage: Climbing, viewer: Viewer) -> Action | None:
    """A viewer's own answer so far."""
    steps = None if viewer is None else stage.sealed[viewer]
    if steps is None:
        return None
    return Climb(steps.steps, steps.cards) if steps.steps else Pass()


@lru_cache(maxsize=4096)
def _question(
    round_: int, seat: Seat, debts: int, below: bool, cost: int, owed: bool, sealed: bool
) -> Decision:
    """As everybody sees it; `below` the top of the ladder one may climb."""
    prompt = say("marchands-prompt-climb", cost=cost)
    verbs = ("climb", "pass") if below else ("pass",)
    if debts:
        prompt, verbs = say("marchands-prompt-repay-first", debts=debts), ("repay", "pass")
    name = f"climb:{round_}.{debts}"
    return Decision(name, seat, prompt, verbs, owed=owed, secret=sealed)


def _verbs(state: State, seat: Seat) -> tuple[str, ...]:
    verbs = []
    if state.players[seat].debts:
        if can_repay(state, seat):
            verbs.append("repay")
    elif choices(state, seat):
        verbs.append("climb")
    if _may_play_status(state, seat) and seat not in _stage(state).status:
        verbs.append("pay-status")
    return (*verbs, "pass")


def _may_play_status(state: State, seat: Seat) -> bool:
    return state.rules.edition == 2 and upkeep.can_play_card(state, seat)


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """How many steps, and with which cards."""
    if verb == "pass":
        return Pass()
    if verb != "climb":
        return Repay() if verb == "repay" else PayStatus()
    if answers:
        return _CLIMB_BY_TOKEN[answers[0]]
    found = choices(state, seat)
    return (_steps_field(state.players[seat].rung, climb_cost(state), found),)


@lru_cache(maxsize=1024)
def _steps_field(rung: int, cost: int, found: tuple[Steps, ...]) -> Choose:
    return Choose("steps", _FIELD, tuple(_option(rung, cost, c.steps, c.cards) for c in found))


def _option(rung: int, cost: int, steps: int, cards: int) -> Option:
    paid = (steps - cards) * cost + cards * SOCIAL_RISE_FEE
    label = say("marchands-climb-steps", steps=steps, cards=cards, cost=paid)
    return Option(climb_token(steps, cards), label, rank_name(rung + steps))


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
    top = state.players[seat].rung == _TOP
    sealed = put(stage.sealed, seat, stage.sealed[seat] or (_STAY if top else None))
    return with_stage(state, replace(stage, status=(*stage.status, seat), sealed=sealed))


def _freed(state: State, seat: Seat) -> State:
    """A seat at the top that has paid its last debt has nothing more to decide."""
    player, stage = state.players[seat], _stage(state)
    if player.debts or player.rung < _TOP:
        return state
    return with_stage(state, replace(stage, asked=without(stage.asked, seat)))


def _climb(state: State, seat: Seat, steps: Steps, log: Log) -> State:
    paid = price_of(state, steps.steps, steps.cards)
    state = pay_bank(state, seat, paid)
    for _ in range(steps.cards):
        state = discard(state, seat, _CARD)
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
    assert isinstance(state.stage, Climbing)
    return state.stage
