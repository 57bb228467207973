"""An action, whole or half made, as its player would say it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.fields import NONE, Amount, Basket, Choose, Field, Text, unpack
from engine.core.game import Game, StateT, ViewT
from engine.core.values import Message, Param, Seat, say
from render.words.texts import Texts


def phrase(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    verb: str,
    answers: tuple[str, ...],
    texts: Texts,
) -> str:
    """The verb with its answers so far: "Move wagon 2 to Köln".

    A finished action is worded by `<slug>-do-<verb>` where a game has it, each field under its
    own name; otherwise the verb and the answers simply follow one another.
    """
    slug = game.meta.slug
    said = list(_said(game, state, seat, verb, answers))
    sentence = f"{slug}-do-{verb}"
    whole = texts.knows(sentence) and not isinstance(game.ask(state, seat, verb, answers), tuple)
    if whole:
        return texts(sentence, **_by_name(said))
    words = (str(texts.worded(value)) for _, value in said)
    return " ".join([texts(f"{slug}-verb-{verb}"), *words])


def _said(
    game: Game[StateT, ViewT], state: StateT, seat: Seat, verb: str, answers: tuple[str, ...]
) -> Iterator[tuple[str, Param]]:
    for place, answer in enumerate(answers):
        asked = game.ask(state, seat, verb, answers[:place])
        if isinstance(asked, tuple):
            yield asked[0].name, spoken(asked[0], answer)


def _by_name(said: list[tuple[str, Param]]) -> dict[str, Param]:
    """A field asked several times, such as the steps of a path, becomes one list."""
    found: dict[str, Param] = {}
    for name, value in said:
        before = found.get(name)
        if before is None:
            found[name] = value
        else:
            found[name] = (*_several(before), *_several(value))
    return found


def _several(value: Param) -> tuple[Message, ...]:
    match value:
        case tuple():
            return value
        case Message():
            return (value,)
        case _:
            return (say("quoted", words=value),)


def spoken(field: Field, answer: str) -> Param:
    """An answer as something to be worded; equal things in a basket are counted."""
    if answer == NONE and not isinstance(field, Choose):
        return say("nothing")
    match field:
        case Choose():
            labels = {option.token: option.label for option in field.options}
            return labels.get(answer, answer)
        case Amount():
            return say("number", value=int(answer))
        case Basket():
            return counted(field, unpack(answer))
        case Text():
            return say("quoted", words=answer)


def counted(field: Basket, tokens: tuple[str, ...]) -> tuple[Message, ...]:
    """The things in a basket, each kind once, in the order of the field's options."""
    held = ((option.label, tokens.count(option.token)) for option in field.options)
    return tuple(
        label if count == 1 else say("counted", count=count, what=label)
        for label, count in held
        if count
    )
