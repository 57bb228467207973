"""Start of phase 3: axle breaks, sealed by all card holders together and then revealed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from engine.core.fields import Basket, unpack
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import Influence
from engine.games.marchands.model.actions import BreakAxle, Pass
from engine.games.marchands.model.events import AxlesBroken
from engine.games.marchands.model.naming import WAGON_BY_TOKEN, wagon_option
from engine.games.marchands.model.position import (
    Log,
    card_holders,
    discard,
    holds,
    put,
    turn_order,
    with_stage,
)
from engine.games.marchands.model.state import Axle, Axles, State
from engine.games.marchands.phases.sealing import with_own

_PROMPT = say("marchands-prompt-axles")


def enter(state: State, log: Log) -> State:
    """Ask everybody who holds a card, whatever it is; the light variant has no axle breaks."""
    asked = () if state.rules.light else card_holders(state)
    return with_stage(state, Axles(asked, (None,) * len(state.players)))


def finished(state: State) -> bool:
    """All asked have sealed their answer."""
    stage = _stage(state)
    return all(stage.sealed[seat] is not None for seat in stage.asked)


def leave(state: State, log: Log) -> State:
    """Reveal the answers in turn order and lay the cards on the wagons."""
    sealed = _stage(state).sealed
    for seat in turn_order(state):
        # A card promised here may have changed hands in a deal before the reveal.
        wagons = (sealed[seat] or ())[: holds(state, seat, Influence.AXLE_BREAK)]
        if not wagons:
            continue
        for _ in wagons:
            state = discard(state, seat, Influence.AXLE_BREAK)
        laid = tuple(Axle(wagon, seat) for wagon in wagons)
        state = replace(state, axles=(*state.axles, *laid))
        log.append(AxlesBroken(seat, wagons))
    return state


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """One sealed question to every card holder; only he himself sees if he has the card."""
    stage = _stage(state)
    for seat in stage.asked:
        lacking = viewer == seat and not holds(state, seat, Influence.AXLE_BREAK)
        verbs = ("pass",) if lacking else ("break-axle", "pass")
        owed = stage.sealed[seat] is None
        asked = Decision(f"axles:{state.round}", seat, _PROMPT, verbs, owed=owed, secret=True)
        yield from with_own((asked,), viewer, _sealed(stage, seat))


def _sealed(stage: Axles, seat: Seat) -> Action | None:
    """A seat's answer so far."""
    wagons = stage.sealed[seat]
    if wagons is None:
        return None
    return BreakAxle(wagons) if wagons else Pass()


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """Wagons to break, as many as there are cards."""
    if verb == "pass":
        return Pass()
    if answers:
        return BreakAxle(tuple(WAGON_BY_TOKEN[token] for token in unpack(answers[0])))
    cards = holds(state, seat, Influence.AXLE_BREAK)
    return (_basket(len(state.wagons), cards, state.rules.edition),)


@cache
def _basket(wagons: int, cards: int, edition: int) -> Basket:
    """Edition 1 lets cards pile up on a wagon; in edition 2 a second one would do nothing."""
    options = tuple(wagon_option(wagon) for wagon in range(wagons))
    limits = (cards if edition == 1 else min(cards, 1),) * wagons
    most = cards if edition == 1 else min(cards, wagons)
    return Basket("wagons", _PROMPT, options, 1, most, limits)


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """The list of wagons says enough."""
    return None


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Seal the answer, or another one in its place; nobody hears of it."""
    stage = _stage(state)
    wagons = action.wagons if isinstance(action, BreakAxle) else ()
    return with_stage(state, replace(stage, sealed=put(stage.sealed, seat, wagons)))


def default(state: State, decision: Decision) -> Action:
    """An absent player keeps his cards."""
    return Pass()


def _stage(state: State) -> Axles:
    assert isinstance(state.stage, Axles)
    return state.stage
