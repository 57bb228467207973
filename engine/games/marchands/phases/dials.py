"""Phase 4, first part: sealed price dials, revealed together."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from engine.core.fields import Choose, Option
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import SELLING, Good
from engine.games.marchands.model.actions import ARMS, Dial
from engine.games.marchands.model.events import DialsRevealed, PriceMoved
from engine.games.marchands.model.naming import GOOD_BY_TOKEN, good_option
from engine.games.marchands.model.position import Log, clockwise, put, with_stage
from engine.games.marchands.model.state import Dials, State
from engine.games.marchands.phases.sealing import with_own

_PROMPT = say("marchands-prompt-dial")
_OPTIONS = (
    *(good_option(good) for good in Good),
    Option(ARMS, say("marchands-arms"), say("marchands-note-arms")),
)
_HANDS = (
    Choose("first", say("marchands-field-first-hand"), _OPTIONS),
    Choose("second", say("marchands-field-second-hand"), _OPTIONS),
)


def enter(state: State, log: Log) -> State:
    """Everybody sets a dial in secret."""
    return with_stage(state, Dials((None,) * len(state.players)))


def finished(state: State) -> bool:
    """All dials are set."""
    return None not in _stage(state).sealed


def leave(state: State, log: Log) -> State:
    """Open the dials and raise each price a level per hand; past the top is the bottom."""
    hands = tuple(hand for hand in _stage(state).sealed if hand is not None)
    log.append(DialsRevealed(hands))
    raised = [good for pair in hands for good in pair if good is not None]
    prices = list(state.prices)
    for good in sorted(set(raised)):
        prices[good] = (prices[good] + raised.count(good)) % len(SELLING)
        log.append(PriceMoved(good, state.prices[good], prices[good]))
    return replace(state, prices=tuple(prices))


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """One sealed question to all; it may be answered anew until the last has answered."""
    sealed = _stage(state).sealed
    waiting = tuple([hands is None for hands in sealed])
    own = None if viewer is None else sealed[viewer]
    asked = _questions(state.round, state.first, waiting)
    return with_own(asked, viewer, Dial(own) if own else None)


@lru_cache(maxsize=1024)
def _questions(round_: int, first: Seat, waiting: tuple[bool, ...]) -> tuple[Decision, ...]:
    name, order = f"dial:{round_}", clockwise(first, len(waiting))
    return tuple(
        Decision(name, seat, _PROMPT, ("dial",), owed=waiting[seat], secret=True) for seat in order
    )


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """Two hands, each on a good or on the arms."""
    if not answers:
        return _HANDS
    if len(answers) == 1:
        return _HANDS[1:]
    return Dial((GOOD_BY_TOKEN.get(answers[0]), GOOD_BY_TOKEN.get(answers[1])))


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """The list of goods says it all."""
    return None


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Seal the dial; nobody hears of it."""
    hands = cast(Dial, action).hands
    return with_stage(state, Dials(put(_stage(state).sealed, seat, hands)))


def default(state: State, decision: Decision) -> Action:
    """An absent player leaves both hands on the arms."""
    return Dial((None, None))


def _stage(state: State) -> Dials:
    assert isinstance(state.stage, Dials)
    return state.stage
