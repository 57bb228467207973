"""Languages as the tests use them: a missing word is an error."""

from __future__ import annotations

from functools import cache

from engine.games.marchands.content import COLOURS
from render.words import Texts, languages

LANGUAGES = languages


@cache
def words(language: str) -> Texts:
    """Return a language that refuses unknown keys and missing parameters."""
    return Texts(language, colours=COLOURS, strict=True)
