"""Names and descriptions of commands in every language."""

from __future__ import annotations

import re

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.components.limits import COMMAND_NAME, COMMAND_NOTE, fit
from render.words import languages, texts

LOCALES = {
    discord.Locale.french: "fr",
    discord.Locale.german: "de",
}


def name(key: str, word: str = "") -> locale_str:
    """A command's name, with the key of its translations."""
    return locale_str(word or as_name(texts(languages[0])(key)), key=key, naming=True)


def note(key: str, *what: str) -> locale_str:
    """A description, with the key of its translations and those of what it speaks of."""
    return locale_str(_noted(languages[0], key, what), key=key, what=what)


def _noted(language: str, key: str, what: tuple[str, ...]) -> str:
    words = texts(language)
    told = {"what": " / ".join(dict.fromkeys(words(each) for each in what))} if what else {}
    return fit(words(key, **told), COMMAND_NOTE)


def as_name(words: str) -> str:
    """Words as Discord allows them for a command's name."""
    plain = re.sub(r"[^\w'-]+", "-", words.strip().lower())
    return plain.strip("-")[:COMMAND_NAME].strip("-")


class Translator(app_commands.Translator):
    """Names and descriptions from the Fluent files."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: object
    ) -> str | None:
        """The words for a locale we speak."""
        language = LOCALES.get(locale)
        key = string.extras.get("key")
        if language is None or key is None:
            return None
        if string.extras.get("naming"):
            return as_name(texts(language)(key))
        return _noted(language, key, string.extras.get("what", ()))
