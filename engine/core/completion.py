"""What may be typed next, derived from `ask`: the autocomplete of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from engine.core.asking import open_decisions
from engine.core.fields import NONE, Amount, Basket, Choose, Field, Text, addable, unpack
from engine.core.game import Game, StateT, ViewT
from engine.core.notation import (
    Wording,
    fold,
    in_words,
    read_answers,
    read_verb,
    words_of,
    written,
)
from engine.core.values import RefusalError, Seat, say


class Completion(NamedTuple):
    """What may be typed next: the whole text in notation, and the same in the reader's words."""

    text: str
    label: str


def complete(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    text: str,
    wording: Wording,
    *,
    most: int = 25,
) -> tuple[Completion, ...]:
    """Ways to go on from what was typed: typed so far plus the next word."""
    head, partial = _split(text)
    try:
        found = list(_completions(game, state, seat, head, partial, wording))
    except RefusalError:
        return ()
    fitting = [c for c in found if len(c.text) <= 100]
    return tuple(Completion(c.text, c.label[:100]) for c in fitting[:most])


def _split(text: str) -> tuple[str, str]:
    """The finished words and the word that is still being typed."""
    if not text or text[-1].isspace():
        return text.strip(), ""
    head, _, partial = text.rpartition(" ")
    return head.strip(), partial


def _completions(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    head: str,
    partial: str,
    wording: Wording,
) -> Iterator[Completion]:
    slug = game.meta.slug
    if not head:
        open_verbs = {v for d in open_decisions(game, state, seat) for v in d.verbs}
        for verb in (v for v in game.meta.verbs if v in open_verbs):
            label = wording(say(f"{slug}-verb-{verb}"))
            if _fits(partial, verb, label):
                yield Completion(verb, label)
        return
    verb, words = read_verb(game, state, seat, words_of(head), wording)
    answers, words, fields = read_answers(game, state, seat, verb, words, wording)
    if words:
        return
    spoken = [
        wording(say(f"{slug}-verb-{verb}")),
        *_spoken(game, state, seat, verb, answers, wording),
    ]
    so_far = " ".join([verb, *(written(answer) for answer in answers)])
    if answers and not partial:
        yield from _longer_basket(game, state, seat, verb, answers, so_far, spoken, wording)
    if not fields:
        if not partial:
            yield Completion(so_far, " ".join(spoken))
        return
    for token, label in _offers(fields[0], partial, wording):
        yield Completion(f"{so_far} {token}", " ".join([*spoken, label]))


def _longer_basket(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    verb: str,
    answers: tuple[str, ...],
    so_far: str,
    spoken: list[str],
    wording: Wording,
) -> Iterator[Completion]:
    """A basket that could hold more: stop here first, then each thing that may be added."""
    asked = game.ask(state, seat, verb, answers[:-1])
    if not isinstance(asked, tuple) or not isinstance(asked[0], Basket):
        return
    for option in addable(asked[0], unpack(answers[-1])):
        label = " ".join([*spoken, wording(option.label)])
        yield Completion(f"{so_far} {option.token}", label)


def _spoken(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    verb: str,
    answers: tuple[str, ...],
    wording: Wording,
) -> Iterator[str]:
    """The answers in the reader's words."""
    for place, answer in enumerate(answers):
        asked = game.ask(state, seat, verb, answers[:place])
        yield in_words(asked[0], answer, wording) if isinstance(asked, tuple) else answer


def _fits(partial: str, token: str, label: str) -> bool:
    typed = fold(partial)
    return not typed or typed in fold(token) or typed in fold(label)


def _offers(field: Field, partial: str, wording: Wording) -> Iterator[tuple[str, str]]:
    may_be_empty = field.least == 0 if isinstance(field, Basket) else _optional(field)
    if may_be_empty and _fits(partial, NONE, wording(say("nothing"))):
        yield NONE, wording(say("nothing"))
    match field:
        case Choose() | Basket():
            for option in field.options:
                label = wording(option.label)
                if _fits(partial, option.token, label):
                    yield option.token, label
        case Amount():
            for value in _amounts_like(field, partial):
                yield str(value), wording(say("number", value=value))
        case Text():
            if partial:
                yield partial, partial


def _optional(field: Field) -> bool:
    return isinstance(field, Amount | Text) and field.optional


def _amounts_like(field: Amount, partial: str) -> list[int]:
    digits = re.sub(r"\D", "", partial)
    every = range(field.least, field.most + 1, field.step)
    if not digits:
        return sorted({*(m for m in field.marks if m in every), every[0], every[-1]})
    if len(digits) > len(str(every[-1])):
        return []
    near = [int(digits + "0" * zeros) for zeros in range(5)]
    return [value for value in near if value in every]
