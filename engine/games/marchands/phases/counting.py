"""Phase 4, second part: counting-houses move one price each, in turn order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from engine.core.fields import Choose, Option
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import SELLING, Ability, Good
from engine.games.marchands.model.actions import Pass, Shift
from engine.games.marchands.model.events import Passed, PriceShifted
from engine.games.marchands.model.naming import GOOD_BY_TOKEN, ability_name, good_option
from engine.games.marchands.model.position import Log, owns, put, turn_order, with_stage, without
from engine.games.marchands.model.state import Counting, Phase, State

HOUSES = (Ability.COUNTING_HOUSE, Ability.GREAT_COUNTING_HOUSE)
_TOP = len(SELLING) - 1
_GOODS = Choose("good", say("marchands-field-good"), tuple(map(good_option, Good)))


def enter(state: State, log: Log) -> State:
    """Owners act in turn order; an owner of both houses uses them in the order he likes."""
    order = turn_order(state)
    queue = tuple([(s, house) for s in order for house in HOUSES if owns(state, s, house)])
    return with_stage(state, Counting(queue))


def finished(state: State) -> bool:
    """No house is left."""
    return not _stage(state).queue


def leave(state: State, log: Log) -> State:
    """Nothing is left to settle."""
    return state


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """The owner at turn may shift one price with each house left."""
    seat, houses = _at_turn(state)
    return (_question(state.round, seat, houses),)


@cache
def _question(round_: int, seat: Seat, houses: tuple[Ability, ...]) -> Decision:
    prompt = say("marchands-prompt-shift", house=tuple(map(ability_name, houses)))
    return Decision(f"shift:{round_}.{len(houses)}", seat, prompt, ("shift", "pass"))


def _at_turn(state: State) -> tuple[Seat, tuple[Ability, ...]]:
    """The owner at turn and the houses he has not used yet."""
    queue = _stage(state).queue
    owner = queue[0][0]
    return owner, tuple([house for seat, house in queue if seat == owner])


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """A good, then up or down; only the great house passes between bottom and top."""
    if verb == "pass":
        return Pass()
    if not answers:
        return (_GOODS,)
    good = GOOD_BY_TOKEN[answers[0]]
    if len(answers) == 1:
        great = Ability.GREAT_COUNTING_HOUSE in _at_turn(state)[1]
        return (_directions(state.prices[good], great),)
    return Shift(good, answers[1] == "up")


@cache
def _directions(level: int, great: bool) -> Choose:
    options = []
    for token, after in (("up", level + 1), ("down", level - 1)):
        if great or 0 <= after <= _TOP:
            price = SELLING[after % len(SELLING)]
            options.append(Option(token, say(f"marchands-shift-{token}", price=price)))
    return Choose("direction", say("marchands-field-direction"), tuple(options))


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """Say why the plain house may not wrap around."""
    if answers and token in ("up", "down"):
        return say("marchands-refuse-wrap", low=SELLING[0], high=SELLING[-1])
    return None


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Move the price, or leave the houses unused this round."""
    queue = _stage(state).queue
    if not isinstance(action, Shift):
        log.append(Passed(seat, Phase.COUNTING))
        return with_stage(state, Counting(tuple(entry for entry in queue if entry[0] != seat)))
    moved = state.prices[action.good] + (1 if action.up else -1)
    after = moved % len(SELLING)
    houses = _at_turn(state)[1]
    # The plain house does what it can: the great one may be needed for the next price.
    house = houses[0] if moved == after else Ability.GREAT_COUNTING_HOUSE
    log.append(PriceShifted(seat, house, action.good, action.up, after))
    stage = Counting(without(queue, (seat, house)))
    return replace(state, stage=stage, prices=put(state.prices, action.good, after))


def default(state: State, decision: Decision) -> Action:
    """An absent player leaves the prices alone."""
    return Pass()


def _stage(state: State) -> Counting:
    assert isinstance(state.stage, Counting)
    return state.stage
