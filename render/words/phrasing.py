"""An action, whole or half made, as its player would say it."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.fields import NONE, Amount, Basket, Choose, Field, Text, unpack
from engine.core.game import Game, StateT, ViewT
from engine.core.naming import SEPARATOR
from engine.core.values import Message, Param, Seat, say
from render.words.texts import Texts

Said: TypeAlias = tuple[str, Param]
"""The name of a field and what was answered."""

_NOTHING = say("nothing")
_UNSAID = say("unsaid")


def phrase(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    verb: str,
    answers: tuple[str, ...],
    texts: Texts,
) -> str:
    """The verb with its answers so far: "Move wagon 2 to Köln", half made "Move wagon 2 to …"."""
    said = said_so_far(game, state, seat, verb, answers)
    asked = game.ask(state, seat, verb, answers)
    return worded(game.meta.slug, verb, said, texts, asked if isinstance(asked, tuple) else ())


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


def worded(
    slug: str, verb: str, said: tuple[Said, ...], texts: Texts, asked: tuple[Field, ...] = ()
) -> str:
    """A verb and what was said with it; `asked` is what is still to be said.

    A game's own sentence for the verb is `<slug>-do-<verb>`, each field under its own name. In a
    half-made one an ellipsis stands for what is missing. Where there is no sentence, or it would
    leave out what was said last, the parts stand side by side.
    """
    sentence = f"{slug}-do-{verb}"
    if texts.knows(sentence):
        names = texts.variables(sentence)
        if not asked:
            # What a game did not ask for, since it could only be nothing, is nothing.
            return texts(sentence, **dict.fromkeys(names, _NOTHING) | _by_name(said))
        if said and said[-1][0] in names:
            return _half_made(sentence, names, said, texts, asked[0].name)
    parts = (str(texts.worded(value)) for _, value in said)
    return f" {SEPARATOR} ".join([texts(f"{slug}-verb-{verb}"), *parts])


def _half_made(
    sentence: str, names: frozenset[str], said: tuple[Said, ...], texts: Texts, asked: str
) -> str:
    """A sentence with gaps, up to the first gap after all that was said."""
    gaps: dict[str, Param] = dict.fromkeys(names, _UNSAID)
    # A field asked once more, such as the next step of a path, is a gap at the end of its list.
    once_more = ((asked, _UNSAID),) if asked in dict(said) else ()
    whole = texts(sentence, **gaps | _by_name((*said, *once_more)))
    mark = texts(_UNSAID)
    pieces = texts(sentence, **gaps).split(mark)
    for place in range(len(pieces) - 2):
        tail = mark.join(pieces[place + 1 :])
        if whole.endswith(mark + tail):
            return whole.removesuffix(tail)
    return whole


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
