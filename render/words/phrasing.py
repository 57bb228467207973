"""An action, whole or half made, as its player would say it."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.fields import NONE, Amount, Basket, Choose, Field, Text, unpack
from engine.core.game import Game, StateT, ViewT
from engine.core.values import Message, Param, Seat, say
from render.words.texts import Texts

Said: TypeAlias = tuple[str, Param]
"""The name of a field and what was answered."""


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
    said = said_so_far(game, state, seat, verb, answers)
    whole = not isinstance(game.ask(state, seat, verb, answers), tuple)
    return worded(game.meta.slug, verb, said, texts, whole=whole)


def said_so_far(
    game: Game[StateT, ViewT], state: StateT, seat: Seat, verb: str, answers: tuple[str, ...]
) -> tuple[Said, ...]:
    """The answers as something to be worded, each with the name of its field."""
    found = []
    for place, answer in enumerate(answers):
        asked = game.ask(state, seat, verb, answers[:place])
        if isinstance(asked, tuple):
            found.append((asked[0].name, spoken(asked[0], answer)))
    return tuple(found)


def worded(slug: str, verb: str, said: tuple[Said, ...], texts: Texts, *, whole: bool) -> str:
    """A verb and what was said with it, in the game's own sentence if that is the whole action."""
    sentence = f"{slug}-do-{verb}"
    if whole and texts.knows(sentence):
        return texts(sentence, **_by_name(said))
    words = (str(texts.worded(value)) for _, value in said)
    return " ".join([texts(f"{slug}-verb-{verb}"), *words])


def _by_name(said: tuple[Said, ...]) -> dict[str, Param]:
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
