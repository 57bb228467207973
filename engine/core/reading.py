"""The words of a person taken as answers to fields, and answers put into words."""

from __future__ import annotations

import re

from engine.core.fields import (
    NONE,
    Amount,
    Basket,
    Choose,
    Field,
    Text,
    basket,
    clipped,
    unpack,
    verify,
)
from engine.core.naming import (
    SEPARATOR,
    Word,
    Wording,
    after_marks,
    distinct,
    fold,
    longest,
    option_names,
    quoted,
    words_of,
)
from engine.core.values import MalformedError, RefusalError, say

_GROUP = re.compile(r"\d{3}")
_SPACED_GROUP = re.compile(r"(?<=\d)\s+(?=\d{3}(\D|$))")


def read(field: Field, words: list[Word], wording: Wording | None = None) -> tuple[str, list[Word]]:
    """Take the words that answer this field off the list."""
    if may_be_none(field) and _says_none(field, words, wording):
        return NONE, words[1:]
    match field:
        case Choose():
            token, rest = longest(option_names(field.options, wording), words)
            if token is None:
                verify(field, words[0].text)
                raise AssertionError("an option was missed")
            return token, rest
        case Amount():
            return _read_amount(field, words)
        case Basket():
            return _read_basket(field, words, wording)
        case Text():
            whole = words[0].text if words[0].quoted else " ".join(w.text for w in words)
            verify(field, whole)
            return whole, words[1:] if words[0].quoted else []


def may_be_none(field: Field) -> bool:
    """Whether "nothing" is an answer besides the options."""
    if isinstance(field, Choose):
        return False
    return field.least == 0 if isinstance(field, Basket) else field.optional


def _says_none(field: Field, words: list[Word], wording: Wording | None) -> bool:
    if words[0].quoted:
        return False
    if wording is None:
        return words[0].text == NONE
    # "Nothing ventured, nothing gained" is a promise.
    if isinstance(field, Text) and len(words) > 1:
        return False
    return fold(words[0].text) in (NONE, fold(wording(say("nothing"))))


def read_field(field: Field, text: str, wording: Wording | None = None) -> str:
    """Read one answer written on its own, as in a form; nothing may be left over."""
    if isinstance(field, Text) and text:
        verify(field, text)
        return text
    if not text and isinstance(field, Amount | Text) and field.optional:
        return NONE
    # Alone in its form, "1 200" is one number whatever the bounds.
    words = words_of(_SPACED_GROUP.sub("", text) if isinstance(field, Amount) else text)
    if not words:
        raise MalformedError(say("refuse-missing", prompt=field.prompt))
    answer, rest = read(field, words, wording)
    if rest:
        raise MalformedError(say("refuse-extra", offender=clipped(rest[0].text)))
    return answer


def _read_amount(field: Amount, words: list[Word]) -> tuple[str, list[Word]]:
    """Read 1200, 1 200, 1.200 or 1,200; a following group of three joins only if it must."""
    for size in _amount_sizes(words):
        digits = "".join(word.text for word in words[:size])
        digits = re.sub(r"(?<=\d)[.,\u00a0\u202f'’](?=\d{3}(\D|$))", "", digits)
        try:
            verify(field, digits)
        except RefusalError:
            if size == _amount_sizes(words)[-1]:
                raise
            continue
        return digits, words[size:]
    raise AssertionError("there is at least one word")


def _amount_sizes(words: list[Word]) -> list[int]:
    sizes = [1]
    if re.fullmatch(r"-?\d{1,3}", words[0].text):
        while len(sizes) < len(words) and _GROUP.fullmatch(words[len(sizes)].text):
            sizes.append(len(sizes) + 1)
    return sizes


def _read_basket(
    field: Basket, words: list[Word], wording: Wording | None
) -> tuple[str, list[Word]]:
    tokens, rest = read_things(field, words, wording)
    if not tokens:
        verify(field, words[0].text)
    verify(field, basket(tokens))
    return basket(tokens), rest


def read_things(
    field: Basket, words: list[Word], wording: Wording | None
) -> tuple[tuple[str, ...], list[Word]]:
    """The things the words begin with, at most one more than the basket holds."""
    meant = option_names(field.options, wording)
    tokens: list[str] = []
    while words and len(tokens) <= field.most:
        token, words = longest(meant, after_marks(words))
        if token is None:
            break
        tokens.append(token)
    return tuple(tokens), words


def whole_amount(field: Field, words: list[Word]) -> str | None:
    """What is left at the end of a line belongs to its last number: `bid 1 200`."""
    if not isinstance(field, Amount) or _amount_sizes(words)[-1] != len(words):
        return None
    digits = "".join(word.text for word in words)
    try:
        verify(field, digits)
    except RefusalError:
        return None
    return digits


def in_words(field: Field, answer: str, wording: Wording) -> str:
    """An answer as its reader would say it, such that it is read as the same answer."""
    if answer == NONE and not isinstance(field, Choose):
        return wording(say("nothing"))
    match field:
        case Choose() | Basket():
            tokens = [option.token for option in field.options]
            named = dict(zip(tokens, distinct(field.options, wording), strict=True))
            parts = (answer,) if isinstance(field, Choose) else unpack(answer)
            return f" {SEPARATOR} ".join(named.get(token, token) for token in parts)
        case Amount():
            return wording(say("number", value=int(answer)))
        case Text():
            return answer if _reads_back(field, answer, wording) else quoted(answer)


def _reads_back(field: Text, answer: str, wording: Wording) -> bool:
    words = after_marks(words_of(answer))
    return (
        bool(words)
        and not any(word.quoted for word in words)
        and (read(field, words, wording)[0] == answer)
    )
