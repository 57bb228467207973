"""The everyday verbs of all games, and `/play`, which reaches any move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.answering import Interaction, answer, defer, guarded
from bot.commands.guests import person_of, remember, spot
from bot.commands.words import name, note
from bot.services.house import House
from bot.services.typing import Typed
from engine.registry import AnyGame
from render.words import languages, texts

known = texts(languages[0]).knows


def everyday(games: Mapping[str, AnyGame]) -> dict[str, str]:
    """The verbs that deserve a command of their own, each with the key of its words.

    What several games call alike may have words of its own that suit them all.
    """
    found: dict[str, str] = {}
    for slug, game in games.items():
        for verb in game.meta.everyday:
            shared = f"everyday-{verb}"
            found.setdefault(verb, shared if known(shared) else f"{slug}-verb-{verb}")
    return found


def verb_commands(house: House) -> list[app_commands.Command[Any, ..., None]]:
    """One command per everyday verb, and `/play`."""
    made = [
        _command(house, verb, name(key, verb), note("about-verb", *_labels(house.games, verb)))
        for verb, key in everyday(house.games).items()
    ]
    return [*made, _command(house, "", name("command-play"), note("about-play"))]


def _labels(games: Mapping[str, AnyGame], verb: str) -> Iterable[str]:
    """The keys of what a verb is called in each game that has it."""
    return (f"{slug}-verb-{verb}" for slug, game in games.items() if verb in game.meta.everyday)


def _command(
    house: House, verb: str, called: locale_str, about: locale_str
) -> app_commands.Command[Any, ..., None]:
    @app_commands.rename(words=name("option-move"))
    @app_commands.describe(words=note("about-option-move"))
    async def play(interaction: Interaction, words: str = "") -> None:
        async with guarded(interaction):
            await remember(house, interaction)
            person, typed = person_of(interaction), Typed(verb, words.strip())
            before = partial(defer, interaction)
            reply = await house.typing.play(
                person, spot(interaction), typed, interaction.id, before
            )
            await answer(interaction, reply)

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        typed = Typed(verb, current)
        offers = await house.typing.complete(person_of(interaction), spot(interaction), typed)
        return [Choice(name=label, value=value) for label, value in offers]

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=called, description=about, callback=play
    )
    command.autocomplete("words")(complete)
    return command
