"""A bound language: the one way from a message to words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.core.values import Message, Param, Seat, say
from render.errors import UnknownChoiceError
from render.words.bundles import WordingError, format_words, known, languages, variables

LONGEST_NAME = 32
"""Discord's own bound for a display name; longer ones come from elsewhere and are cut."""

LONGEST_LIST = 15
"""A refusal may list every town of a map; beyond this many the rest is counted."""

_JOINER = "\u200d"

_FRENCH_MARKS = re.compile(r"(?<=«) | (?=[:;!?»])")
"""Where French typography wants a space that no line breaks at."""

Escape = Callable[[str], str]
"""What is done to foreign words (names, promises, typed text) before they join a sentence."""


class Texts:
    """Words in one language, with the names of those at the table.

    Call it with a message, or with a key and its parameters.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        colours: Sequence[str] = (),
        *,
        escape: Escape | None = None,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.names = tuple(names)
        self.colours = tuple(colours)
        self._escape = escape
        self._strict = strict
        self._word = lru_cache(maxsize=1024)(self._word_anew)

    def __call__(self, what: Message | str, /, **params: Param) -> str:
        """The words for a message."""
        return self._word(say(what, **params) if isinstance(what, str) else what)

    def knows(self, key: str) -> bool:
        """Whether there are words for a key."""
        return known(key)

    def variables(self, key: str) -> frozenset[str]:
        """The names of what the words for a key take from outside."""
        return variables(key)

    def name(self, seat: Seat) -> str:
        """How a seat is called: its player's name, else its colour, else its number."""
        given = clean(self.names[seat]) if seat < len(self.names) else ""
        if given:
            return self._foreign(_cut(given, LONGEST_NAME))
        colour = f"colour-{self.colours[seat]}" if seat < len(self.colours) else ""
        return self(colour) if known(colour) else self("seat-number", number=seat + 1)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"."""
        if not items:
            return self("nothing")
        if len(items) == 1:
            return items[0]
        if len(items) > LONGEST_LIST:
            head = ", ".join(items[: LONGEST_LIST - 1])
            return self._fluent("list-more", {"head": head, "count": len(items) - LONGEST_LIST + 1})
        return self._fluent("list-end", {"head": ", ".join(items[:-1]), "last": items[-1]})

    def _word_anew(self, message: Message) -> str:
        args = {name: self.worded(value) for name, value in message}
        seat = args.get("seat")
        if message.key == "seat" and isinstance(seat, int):
            return self.name(Seat(seat))
        return self._fluent(message.key, args)

    def worded(self, value: Param) -> int | str:
        """A parameter as Fluent takes it: words, or a number it will group."""
        match value:
            case int():
                return value
            case str():
                return self._foreign(clean(value))
            case Message():
                return self._word(value)
            case _:
                return self.listed([self._word(item) for item in value])

    def _foreign(self, text: str) -> str:
        return self._escape(text) if self._escape else text

    def _fluent(self, key: str, args: dict[str, int | str]) -> str:
        words, gap = format_words(self.language, key, args)
        if gap and self._strict:
            raise WordingError(f"{self.language}: {key}: {gap}")
        # Source Serif has no narrow space, which French numbers are grouped with.
        words = words.replace("\u202f", "\u00a0")
        return _FRENCH_MARKS.sub("\u00a0", words) if self.language == "fr" else words


@lru_cache(maxsize=128)
def _shared(
    language: str, names: tuple[str, ...], colours: tuple[str, ...], escape: Escape | None
) -> Texts:
    return Texts(language, names, colours, escape=escape)


def texts(
    language: str,
    names: Sequence[str] = (),
    colours: Sequence[str] = (),
    *,
    escape: Escape | None = None,
) -> Texts:
    """The words of a language for a table; `colours` (a game's own) name seats without a name."""
    if language not in languages:
        raise UnknownChoiceError("language", language, languages)
    return _shared(language, tuple(names), tuple(colours), escape)


def clean(text: str) -> str:
    """Foreign words on one line, without marks that could turn or hide what stands around them."""
    kept = (" " if c.isspace() else c for c in text if c.isspace() or _visible(c))
    return " ".join("".join(kept).split())


def _visible(character: str) -> bool:
    # Control, format, surrogate and unassigned characters; emoji need the joiner.
    return character == _JOINER or unicodedata.category(character)[0] != "C"


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
