"""Last phase, first part: upkeep is paid by itself; the social-status card is asked for before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.actions import Pass, PayStatus
from engine.games.marchands.content import SOCIAL_STATUS_FEE, UPKEEP, Influence
from engine.games.marchands.events import Fell, UpkeepPaid
from engine.games.marchands.position import (
    Log,
    card_holders,
    discard,
    holds,
    pay_bank,
    put,
    turn_order,
    with_player,
    with_stage,
)
from engine.games.marchands.state import State, UpkeepDue


def enter(state: State, log: Log) -> State:
    """Ask all who hold any card and pay more than the card would cost."""
    asked: tuple[Seat, ...] = ()
    if state.rules.edition == 2:
        asked = tuple(
            seat
            for seat in card_holders(state)
            if UPKEEP[state.players[seat].rung] > SOCIAL_STATUS_FEE
        )
    return with_stage(state, UpkeepDue(asked, (None,) * len(state.players)))


def finished(state: State) -> bool:
    """All who were asked have answered."""
    stage = _stage(state)
    return all(stage.sealed[seat] is not None for seat in stage.asked)


def leave(state: State, log: Log) -> State:
    """Everybody pays in turn order; who cannot falls to the highest rung he can pay."""
    sealed = _stage(state).sealed
    state = replace(state, fell=())
    for seat in turn_order(state):
        if sealed[seat]:
            state = discard(pay_bank(state, seat, SOCIAL_STATUS_FEE), seat, Influence.SOCIAL_STATUS)
            log.append(UpkeepPaid(seat, SOCIAL_STATUS_FEE, True))
        else:
            state = _pay(state, seat, log)
    return state


def _pay(state: State, seat: Seat, log: Log) -> State:
    player = state.players[seat]
    rung = player.rung
    while UPKEEP[rung] > player.money:
        rung -= 1
    if rung < player.rung:
        # Edition 1 makes a falling player show the purse.
        purse = player.money if state.rules.edition == 1 else None
        log.append(Fell(seat, player.rung, rung, purse))
        state = with_player(state, seat, replace(player, rung=rung))
        state = replace(state, fell=(*state.fell, seat))
    if UPKEEP[rung]:
        log.append(UpkeepPaid(seat, UPKEEP[rung], False))
    return pay_bank(state, seat, UPKEEP[rung])


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """One question to all card holders high enough; only the holder sees the card's verb."""
    stage = _stage(state)
    for seat in stage.asked:
        fee = UPKEEP[state.players[seat].rung]
        verbs = ("pay-status", "pass") if viewer == seat and _playable(state, seat) else ("pass",)
        owed = stage.sealed[seat] is None
        prompt = say("marchands-prompt-upkeep", fee=fee)
        yield Decision(f"upkeep:{state.round}", seat, prompt, verbs, owed=owed, secret=True)


def _playable(state: State, seat: Seat) -> bool:
    rich = state.players[seat].money >= SOCIAL_STATUS_FEE
    return rich and holds(state, seat, Influence.SOCIAL_STATUS) > 0


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """Neither answer needs anything more."""
    return PayStatus() if verb == "pay-status" else Pass()


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """There is nothing to get wrong."""
    return None


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Seal the answer."""
    stage = _stage(state)
    sealed = put(stage.sealed, seat, isinstance(action, PayStatus))
    return with_stage(state, replace(stage, sealed=sealed))


def default(state: State, decision: Decision) -> Action:
    """An absent player keeps his cards."""
    return Pass()


def _stage(state: State) -> UpkeepDue:
    return cast(UpkeepDue, state.stage)
