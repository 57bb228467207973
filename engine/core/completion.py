"""What may be typed next, derived from `ask`: the autocomplete of every game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from engine.core.asking import open_decisions
from engine.core.fields import NONE, Amount, Basket, Choose, Field, Text, addable, basket
from engine.core.game import Game, StateT, ViewT
from engine.core.naming import (
    SEPARATOR,
    Word,
    Wording,
    after_marks,
    distinct,
    fold,
    words_of,
    written,
)
from engine.core.notation import read_verb
from engine.core.reading import in_words, may_be_none, read, read_things
from engine.core.values import RefusalError, Seat, say

LONGEST = 100
"""What Discord allows for a choice's name and for its value."""
LONGEST_TYPED = 400
"""Nothing is offered for more; whoever writes so much needs no suggestion."""


class Completion(NamedTuple):
    """What may be typed next: the whole text in notation, and the same in the reader's words.

    Both can be typed: whoever chooses one and goes on typing finds the label in the field.
    """

    text: str
    label: str


_Way: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""A move part by part, in notation and in the reader's words."""


class _Step(NamedTuple):
    """A field on the way, what was answered before it, and the words that are left for it."""

    texts: tuple[str, ...]
    labels: tuple[str, ...]
    field: Field | None
    """None where the move is complete."""
    words: list[Word]


def complete(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    text: str,
    wording: Wording,
    *,
    verb: str = "",
    most: int = 25,
) -> tuple[Completion, ...]:
    """Ways to go on from what was typed: typed so far plus the next word.

    A command that is itself a `verb` leaves it out of what is typed and of what is offered.
    """
    if len(text) > LONGEST_TYPED:
        return ()
    words = words_of(f"{verb} {text}")
    # Nothing typed after a command is like a verb and a space.
    ended = text[-1:].isspace() or not text
    found = _ways(game, state, seat, words, wording, ended=ended)
    return tuple(_named(found, skip=1 if verb else 0))[:most]


def _named(found: Iterable[_Way], skip: int) -> Iterator[Completion]:
    """Each way once, under a name of its own, without the parts that a command says."""
    texts: set[str] = set()
    labels: set[str] = set()
    for parts, words in found:
        text, label = " ".join(parts[skip:]), f" {SEPARATOR} ".join(words[skip:])
        if not text or text in texts or _size(text) > LONGEST:
            continue
        # Notation can always be read; a name that is cut or given twice can not.
        if _size(label) > LONGEST or label in labels:
            label = text
        texts.add(text)
        labels.add(label)
        yield Completion(text, label)


def _size(text: str) -> int:
    """How long Discord may count a text: its clients count an emoji twice."""
    return len(text.encode("utf-16-le")) // 2


def _ways(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    words: list[Word],
    wording: Wording,
    *,
    ended: bool,
) -> Iterator[_Way]:
    """What goes on from the words; `ended` if the last of them is finished by a space."""
    steps = _steps(game, state, seat, words, wording)
    if not ended or not steps:
        yield from _verbs(game, state, seat, words, wording)
        for step in steps:
            yield from _offers(step, wording)
        return
    # Only words that the last question cannot read may belong to the one before.
    found = not steps[-1].words
    for place, step in enumerate(reversed(steps)):
        # After a finished word only a basket has more to say than the next question.
        if place == 0 or not found or isinstance(step.field, Basket):
            ways = list(_offers(step, wording))
            found = found or bool(ways)
            yield from ways


def _verbs(
    game: Game[StateT, ViewT], state: StateT, seat: Seat, words: list[Word], wording: Wording
) -> Iterator[_Way]:
    open_verbs = {v for d in open_decisions(game, state, seat) for v in d.verbs}
    verbs = [verb for verb in game.meta.verbs if verb in open_verbs]
    labels = [wording(say(f"{game.meta.slug}-verb-{verb}")) for verb in verbs]
    for verb, label in _fitting(zip(verbs, labels, strict=True), words):
        yield (verb,), (label,)


def _steps(
    game: Game[StateT, ViewT], state: StateT, seat: Seat, words: list[Word], wording: Wording
) -> list[_Step]:
    """The fields that the words answer, and the one after them, as far as they can be read."""
    steps: list[_Step] = []
    try:
        verb, words = read_verb(game, state, seat, words, wording)
        texts: tuple[str, ...] = (verb,)
        labels: tuple[str, ...] = (wording(say(f"{game.meta.slug}-verb-{verb}")),)
        answers: tuple[str, ...] = ()
        asked = game.ask(state, seat, verb, answers)
        while isinstance(asked, tuple):
            field, words = asked[0], after_marks(words)
            steps.append(_Step(texts, labels, field, words))
            if not words:
                return steps
            answer, words = read(field, words, wording)
            answers = (*answers, answer)
            texts = (*texts, written(answer))
            labels = (*labels, in_words(field, answer, wording))
            asked = game.ask(state, seat, verb, answers)
    except RefusalError:
        return steps
    if not after_marks(words):
        steps.append(_Step(texts, labels, None, []))
    return steps


def _offers(step: _Step, wording: Wording) -> Iterator[_Way]:
    """The moves so far with each answer to this field that goes on from the words."""
    field = step.field
    if field is None:
        yield step.texts, step.labels
        return
    if isinstance(field, Basket):
        answers = _baskets(field, step.words, wording)
    else:
        answers = _answers(field, step.words, wording)
    for answer in answers:
        text, label = written(answer), in_words(field, answer, wording)
        yield (*step.texts, text), (*step.labels, label)


def _baskets(field: Basket, words: list[Word], wording: Wording) -> Iterator[str]:
    """The basket as it is, if that will do, then with each thing that may be added."""
    held, rest = read_things(field, words, wording)
    if not rest and field.least <= len(held) <= field.most:
        yield basket(held)
    elif not held:
        yield from _none(field, rest, wording)
    more = addable(field, held)
    labels = distinct(more, wording)
    tokens = (option.token for option in more)
    for token, _ in _fitting(zip(tokens, labels, strict=True), rest):
        yield basket((*held, token))


def _answers(field: Choose | Amount | Text, words: list[Word], wording: Wording) -> Iterator[str]:
    yield from _none(field, words, wording)
    match field:
        case Choose():
            tokens = (option.token for option in field.options)
            labels = distinct(field.options, wording)
            for token, _ in _fitting(zip(tokens, labels, strict=True), words):
                yield token
        case Amount():
            yield from map(str, _amounts_like(field, words))
        case Text():
            # Free words are whole at any time, so the step after them offers what was typed.
            return


def _none(field: Field, words: list[Word], wording: Wording) -> Iterator[str]:
    if may_be_none(field):
        for token, _ in _fitting([(NONE, wording(say("nothing")))], words):
            yield token


def _fitting(named: Iterable[tuple[str, str]], words: list[Word]) -> list[tuple[str, str]]:
    """What the words can mean, by token or label; first what begins with them."""
    typed = fold(_joined(words))
    if words and not typed:
        return []
    found = [pair for pair in named if any(typed in fold(name) for name in pair)]
    return sorted(found, key=lambda pair: not any(fold(n).startswith(typed) for n in pair))


def _joined(words: list[Word]) -> str:
    return " ".join(word.text for word in words)


def _amounts_like(field: Amount, words: list[Word]) -> list[int]:
    every = range(field.least, field.most + 1, field.step)
    if not words:
        return sorted({*(m for m in field.marks if m in every), every[0], every[-1]})
    typed = _joined(words)
    digits = re.sub(r"[\s.,'’]", "", typed)
    if not digits.isdecimal() or len(digits) > len(str(every[-1])):
        return []
    near = [int(digits + "0" * zeros) for zeros in range(5)]
    return list(dict.fromkeys(value for value in near if value in every))
