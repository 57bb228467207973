"""What things are called: typed words, and the names by which options are known."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.core.fields import JOINT, Option
from engine.core.values import Message

Wording: TypeAlias = Callable[[Message], str]
"""How a reader words a message; lets people type labels in their own language."""

SEPARATOR = "·"
"""Between the parts of a move as it is named to its reader; nobody needs to type it."""

# A number whose groups are joined by spaces that do not break is one word.
_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"|(\S+(?:(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))\S+)*)')
_MARKS = re.compile(r"[\s\-_’'\"“”„«»\\,;:·]+")
_PLAIN = re.compile(r"(?!·$)[^\s\"\\]+")


class Word(NamedTuple):
    """One word of typed text; quoted ones are never split or joined."""

    text: str
    quoted: bool


_MARK = Word(SEPARATOR, False)


def written(answer: str) -> str:
    """One answer in notation; free words are quoted."""
    if JOINT in answer:
        return answer.replace(JOINT, " ")
    if _PLAIN.fullmatch(answer):
        return answer
    return quoted(answer)


def quoted(answer: str) -> str:
    """Free words in notation, whatever is in them."""
    return '"' + answer.replace("\\", "\\\\").replace('"', '\\"') + '"'


def words_of(text: str) -> list[Word]:
    """Split typed text at spaces, keeping quoted parts whole; a last separator says nothing."""
    words = [
        Word(re.sub(r"\\(.)", r"\1", quoted), True) if plain == "" else Word(plain, False)
        for quoted, plain in _WORD.findall(text)
    ]
    while words and words[-1] == _MARK:
        words.pop()
    return words


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Lower case without accents and marks, so that «Épée,» and «epee» are alike."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    kept = (c for c in decomposed if not unicodedata.combining(c))
    return _MARKS.sub(" ", "".join(kept)).strip()


def after_marks(words: list[Word]) -> list[Word]:
    """The words without the separators at their beginning."""
    while words and words[0] == _MARK:
        words = words[1:]
    return words


def longest(meant: Mapping[str, str], words: list[Word]) -> tuple[str | None, list[Word]]:
    """What the words begin with, as many of them as possible, and what is left of them."""
    longest = max((name.count(" ") for name in meant), default=0) + 1
    # Marks that stand alone are words here, but not in a name.
    for size in range(min(2 * longest, len(words)), 0, -1):
        found = meant.get(fold(" ".join(word.text for word in words[:size])))
        if found is not None:
            return found, words[size:]
    return None, words


def option_names(options: tuple[Option, ...], wording: Wording | None) -> dict[str, str]:
    """What each option may be called, folded; names that could mean two of them are left out."""
    meant = {fold(option.token): option.token for option in options}
    if wording:
        for option, label in zip(options, distinct(options, wording), strict=True):
            meant.setdefault(fold(label), option.token)
    return meant


def distinct(options: tuple[Option, ...], wording: Wording) -> list[str]:
    """The options' labels, with the token where two people or things are called alike."""
    labels = [wording(option.label) for option in options]
    taken = Counter(fold(label) for label in labels)
    tokens = {fold(option.token): option.token for option in options}
    return [
        label
        if taken[fold(label)] == 1 and tokens.get(fold(label), option.token) == option.token
        else f"{label} ({option.token})"
        for option, label in zip(options, labels, strict=True)
    ]
