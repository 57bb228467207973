"""Walking `ask`: building, checking, listing and drawing actions, the same way for every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, islice
from math import comb
from typing import Protocol, TypeAlias, TypeVar

from engine.core.fields import (
    NONE,
    Amount,
    Basket,
    Choose,
    Field,
    Option,
    Text,
    basket,
    clipped,
    verify,
)
from engine.core.game import Ask, Decision, Game, Meta, StateT, ViewT
from engine.core.memo import remembered
from engine.core.values import (
    Action,
    IllegalError,
    MalformedError,
    Message,
    NotPendingError,
    RefusalError,
    Seat,
    say,
)

T = TypeVar("T")

Question: TypeAlias = tuple[Seat, str, tuple[str, ...]]
"""Who is asked, about which verb, after which answers."""

EXHAUSTIVE = 200
"""Up to so many answers are listed in full; beyond, a sample stands for them."""


@remembered
def _ask(game: Game[StateT, ViewT], state: StateT, question: Question) -> Ask:
    """What the game asks; a check walks the same way that a reader of words has just walked."""
    return game.ask(state, *question)


def build(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    verb: str,
    answers: tuple[str, ...],
) -> Ask:
    """Verify the answers one by one and return what `ask` says after them."""
    asked = _ask(game, state, (seat, verb, ()))
    done = 0
    while done < len(answers):
        if not isinstance(asked, tuple):
            raise MalformedError(say("refuse-extra", offender=clipped(answers[done])))
        # Fields shown together are still verified in turn: each answer may tighten the next.
        _verify(game, state, seat, verb, answers[:done], asked[0], answers[done])
        done += 1
        asked = _ask(game, state, (seat, verb, answers[:done]))
    return asked


def _verify(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    verb: str,
    before: tuple[str, ...],
    field: Field,
    answer: str,
) -> None:
    try:
        verify(field, answer)
    except RefusalError as refusal:
        better = game.explain(state, seat, verb, before, answer)
        if better is None:
            raise
        raise type(refusal)(better) from None


def check_by_asking(game: Game[StateT, ViewT], state: StateT, seat: Seat, action: Action) -> None:
    """Refuse whatever could not have been built by answering `ask`."""
    try:
        answers = action.answers()
    except LookupError as error:
        # A stored or forged action may name a seat or a card that does not exist.
        raise IllegalError(say("refuse-incomplete", verb=action.verb)) from error
    if build(game, state, seat, action.verb, answers) != action:
        raise IllegalError(say("refuse-incomplete", verb=action.verb))


def open_decisions(game: Game[StateT, ViewT], state: StateT, seat: Seat) -> tuple[Decision, ...]:
    """The questions a seat may answer now, owed ones first."""
    mine = [d for d in game.pending(state, seat) if d.seat == seat]
    return tuple(sorted(mine, key=lambda decision: not decision.owed))


def legal_actions(game: Game[StateT, ViewT], state: StateT, seat: Seat) -> Iterator[Action]:
    """All a seat may do where that is at most 200 actions per verb, else a sample of them."""
    seen: set[tuple[str, tuple[str, ...]]] = set()
    for decision in open_decisions(game, state, seat):
        for verb in decision.verbs:
            for action in islice(_grow(game, state, seat, verb, decision.given), EXHAUSTIVE):
                key = (action.verb, action.answers())
                if key not in seen:
                    seen.add(key)
                    yield action


def _grow(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    verb: str,
    answers: tuple[str, ...],
) -> Iterator[Action]:
    asked = game.ask(state, seat, verb, answers)
    if not isinstance(asked, tuple):
        yield asked
        return
    for answer in spread(asked[0]):
        yield from _grow(game, state, seat, verb, (*answers, answer))


def spread(field: Field) -> Iterator[str]:
    """Answers to a field: all of them if few, else both bounds, each option and some between."""
    match field:
        case Choose():
            yield from (option.token for option in field.options)
        case Amount():
            if field.optional:
                yield NONE
            yield from map(str, _amounts(field))
        case Basket():
            yield from _baskets(field)
        case Text():
            yield from (NONE if field.optional else "…", "a promise"[: field.most])


def _amounts(field: Amount) -> list[int]:
    every = range(field.least, field.most + 1, field.step)
    if len(every) <= 20:
        return list(every)
    marks = [mark for mark in field.marks if mark in every]
    return sorted({*every[:3], *marks, *every[:: max(1, len(every) // 8)], every[-1]})


def _baskets(field: Basket) -> Iterator[str]:
    tokens = [option.token for option in field.options]
    everything = comb(len(tokens) + field.most, field.most)
    sizes = range(field.least, field.most + 1)
    for size in sizes if everything <= EXHAUSTIVE else sorted({field.least, 1, field.most}):
        if size not in sizes:
            continue
        picks = combinations_with_replacement(tokens, size)
        # A sample of a large basket strides through it, so that every option occurs.
        stride = max(1, comb(len(tokens) + size - 1, size) // 60) if tokens else 1
        for pick in islice(picks, 0, None, stride if everything > EXHAUSTIVE else 1):
            if _fits(field, pick):
                yield basket(pick)


def _fits(field: Basket, pick: tuple[str, ...]) -> bool:
    try:
        verify(field, basket(pick))
    except RefusalError:
        return False
    return True


class Chance(Protocol):
    """What drawing needs: an `Rng`, or for play that nobody replays something quicker."""

    def below(self, bound: int, /) -> int:
        """A number from 0 up to, not including, `bound`."""

    def choice(self, items: Sequence[T], /) -> T:
        """One of the items."""


def random_action(
    game: Game[StateT, ViewT], state: StateT, decision: Decision, rng: Chance
) -> Action:
    """One walk down `ask`, each answer drawn at random."""
    seat, answers = decision.seat, decision.given
    verb = rng.choice(decision.verbs)
    asked = game.ask(state, seat, verb, answers)
    while isinstance(asked, tuple):
        answers += (draw(asked[0], rng),)
        asked = game.ask(state, seat, verb, answers)
    return asked


def draw(field: Field, rng: Chance) -> str:
    """A random answer to a field."""
    if isinstance(field, Choose):
        return rng.choice(field.options).token
    if isinstance(field, Basket):
        return _draw_basket(field, rng)
    if field.optional and not rng.below(3):
        return NONE
    if isinstance(field, Amount):
        return str(_draw_amount(field, rng))
    return f"promise {rng.below(1000)}"[: field.most]


def _draw_amount(field: Amount, rng: Chance) -> int:
    every = range(field.least, field.most + 1, field.step)
    # Marks are what people mostly answer; without them a deal is hardly ever struck.
    if field.marks and rng.below(2):
        marks = [mark for mark in field.marks if mark in every]
        if marks:
            return rng.choice(marks)
    return rng.choice(every)


def _draw_basket(field: Basket, rng: Chance) -> str:
    size = field.least + rng.below(field.most - field.least + 1)
    if _roomy(field, size):
        picked = [rng.choice(field.options) for _ in range(size)]
    else:
        picked = _draw_fitting(field, size, rng)
    return basket(sorted([option.token for option in picked]))


def _roomy(field: Basket, size: int) -> bool:
    """Whether any so many pieces fit, so that none needs to be looked at by itself."""
    if min(field.limits, default=0) < size:
        return False
    return all(max(cap.weights) * size <= cap.most for cap in field.caps)


def _draw_fitting(field: Basket, size: int, rng: Chance) -> list[Option]:
    """Up to so many pieces, each drawn from those that still fit."""
    left = list(field.limits)
    places = [place for place, limit in enumerate(left) if limit]
    room = [cap.most for cap in field.caps]
    picked: list[Option] = []
    while True:
        for cap, most in zip(field.caps, room, strict=True):
            # What no longer fits never fits again.
            places = [place for place in places if cap.weights[place] <= most]
        if len(picked) == size or not places:
            return picked
        place = rng.choice(places)
        picked.append(field.options[place])
        left[place] -= 1
        if not left[place]:
            places.remove(place)
        room = [most - cap.weights[place] for cap, most in zip(field.caps, room, strict=True)]


def require_verb(
    game: Game[StateT, ViewT], state: StateT, seat: Seat, verb: str
) -> tuple[Decision, ...]:
    """The questions of a seat that this verb answers; refuse if there are none."""
    mine = [d for d in game.pending(state, seat) if d.seat == seat]
    found = tuple([d for d in mine if verb in d.verbs])
    if not found:
        if not any(d.owed for d in game.pending(state, None)):
            raise NotPendingError(say("refuse-over"))
        (name,) = verb_names(game.meta, (verb,))
        verbs = verb_names(game.meta, sorted({v for d in mine for v in d.verbs}))
        raise NotPendingError(say("refuse-not-asked", verb=name, verbs=verbs))
    return found


def verb_names(meta: Meta, verbs: Iterable[str]) -> tuple[Message, ...]:
    """What verbs are called."""
    return tuple(say(f"{meta.slug}-verb-{verb}") for verb in verbs)
