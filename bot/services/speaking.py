"""Words for a table: marked up for messages, plain for buttons and pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from bot.store.records import Table
from engine.core.naming import fold
from engine.registry import AnyGame
from render.words import Texts, fold_locale, texts

_MARKS = re.compile(r"([\\*_`~|>#\[\]()<:-])")


def escape(text: str) -> str:
    """Foreign words as Discord shows them literally: no mark-up, no mention, no link."""
    bare = _MARKS.sub(r"\\\1", text)
    return bare.replace("@", "@\u200b").replace("://", ":/\u200b/")


class Voice(NamedTuple):
    """One language for one table: `said` goes into messages, `plain` onto controls."""

    said: Texts
    plain: Texts

    @property
    def language(self) -> str:
        """The language spoken."""
        return self.said.language


def voice(locale: str | None, table: Table | None = None, game: AnyGame | None = None) -> Voice:
    """How to speak to somebody about a table."""
    language = fold_locale(locale)
    names = tuple(player.name for player in table.players) if table else ()
    colours = game.meta.colours if game else ()
    return Voice(texts(language, names, colours, escape=escape), texts(language, names, colours))


def meant(word: str, named: Iterable[tuple[str, str]]) -> str | None:
    """What a typed word means: something's own name, or what it is called, blind to accents."""
    wanted = fold(word)
    return next((own for label, own in named if wanted in (fold(own), fold(label))), None)
