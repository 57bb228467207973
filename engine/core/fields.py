"""The four kinds of field in which every decision of every game is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import compress
from operator import mul
from typing import TypeAlias

import msgspec

from engine.core.values import IllegalError, MalformedError, Message, say

NONE = "none"
"""The answer for an empty basket."""

JOINT = "\x1f"
"""Between the tokens of a basket's answer; free text may not hold it."""

_WHOLE = re.compile(r"0|-?[1-9][0-9]*")
_LONGEST_OFFENDER = 60


class Option(msgspec.Struct, frozen=True):
    """One thing to choose: its token in notation, its label, an optional note and group."""

    token: str
    label: Message
    note: Message | None = None
    group: Message | None = None


class Choose(msgspec.Struct, frozen=True):
    """One of the options."""

    name: str
    prompt: Message
    options: tuple[Option, ...]


class Amount(msgspec.Struct, frozen=True):
    """A number from least to most in steps; marks are values worth a button of their own."""

    name: str
    prompt: Message
    least: int
    most: int
    step: int = 1
    marks: tuple[int, ...] = ()
    optional: bool = False
    """Whether `none` is an answer too."""


class Cap(msgspec.Struct, frozen=True):
    """A bound several options share, such as money or a common stock."""

    weights: tuple[int, ...]
    """What one piece of each option counts, in the order of the options."""
    most: int
    refusal: Message
    """What to say when it is exceeded; names the bound."""


class Basket(msgspec.Struct, frozen=True):
    """A multiset of least to most options, each at most as often as its limit."""

    name: str
    prompt: Message
    options: tuple[Option, ...]
    least: int
    most: int
    limits: tuple[int, ...]
    caps: tuple[Cap, ...] = ()


class Text(msgspec.Struct, frozen=True):
    """Free words, such as a promise."""

    name: str
    prompt: Message
    most: int
    optional: bool = False


Field: TypeAlias = Choose | Amount | Basket | Text


def basket(tokens: Sequence[str]) -> str:
    """The answer that fills a basket with these tokens."""
    return JOINT.join(tokens) if tokens else NONE


def unpack(answer: str) -> tuple[str, ...]:
    """The tokens in a basket's answer."""
    return () if answer == NONE else tuple(answer.split(JOINT))


def addable(field: Basket, held: Sequence[str]) -> tuple[Option, ...]:
    """What may still be put into a basket that already holds these tokens."""
    if len(held) >= field.most:
        return ()
    counts = [held.count(option.token) for option in field.options]
    fits = [count < limit for count, limit in zip(counts, field.limits, strict=True)]
    for cap in field.caps:
        left = cap.most - sum(map(mul, cap.weights, counts))
        fits = [fit and weight <= left for fit, weight in zip(fits, cap.weights, strict=True)]
    return tuple(compress(field.options, fits))


def clipped(text: str) -> str:
    """What was typed, short enough to be repeated in a refusal."""
    text = text.replace(JOINT, " ")
    return text if len(text) <= _LONGEST_OFFENDER else text[: _LONGEST_OFFENDER - 1] + "…"


def verify(field: Field, answer: str) -> None:
    """Refuse an answer that this field does not allow, naming the bound."""
    if isinstance(field, Choose):
        _verify_choice(field, answer)
    elif isinstance(field, Basket):
        _verify_basket(field, unpack(answer))
    elif answer == NONE and field.optional:
        return
    elif isinstance(field, Amount):
        _verify_amount(field, answer)
    elif not answer.strip() or not answer.isprintable() or len(answer) > field.most:
        raise IllegalError(say("refuse-text", most=field.most, length=len(answer)))


def _verify_choice(field: Choose, answer: str) -> None:
    for option in field.options:
        if option.token == answer:
            return
    raise _no_such_option(field, answer)


def _no_such_option(field: Choose | Basket, token: str) -> IllegalError:
    return IllegalError(
        say(
            "refuse-option",
            offender=clipped(token),
            prompt=field.prompt,
            options=tuple(option.label for option in field.options),
        )
    )


def _verify_amount(field: Amount, answer: str) -> None:
    # Longer than any number a game asks for; int() itself gives up on some thousand digits.
    if len(answer) > 18 or not _WHOLE.fullmatch(answer):
        offender = clipped(answer)
        raise MalformedError(say("refuse-number", offender=offender, **_bounds(field)))
    value = int(answer)
    if not field.least <= value <= field.most or (value - field.least) % field.step:
        raise IllegalError(say("refuse-amount", value=value, **_bounds(field)))


def _bounds(field: Amount) -> dict[str, int]:
    return {"least": field.least, "most": field.most, "step": field.step}


def _verify_basket(field: Basket, tokens: tuple[str, ...]) -> None:
    places = {option.token: place for place, option in enumerate(field.options)}
    for token in tokens:
        if token not in places:
            raise _no_such_option(field, token)
        limit, count = field.limits[places[token]], tokens.count(token)
        if count > limit:
            what = field.options[places[token]].label
            raise IllegalError(say("refuse-limit", what=what, most=limit, count=count))
    for cap in field.caps:
        if sum(cap.weights[places[token]] for token in tokens) > cap.most:
            raise IllegalError(cap.refusal)
    if not field.least <= len(tokens) <= field.most:
        raise IllegalError(
            say("refuse-count", count=len(tokens), least=field.least, most=field.most)
        )
