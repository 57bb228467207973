"""What is registered with Discord: valid, distinct and worded in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.client import PERMISSIONS, Comptoir, commands_of
from bot.commands.words import Translator
from bot.components.limits import COMMAND_NAME, COMMAND_NOTE
from bot.services.house import House, now
from bot.store.memory import MemoryStore
from engine.registry import GAMES

Payload = dict[str, Any]
LANGUAGES = ("", "fr", "de")
NAME = re.compile(rf"[-_'\w]{{1,{COMMAND_NAME}}}")


def worded(one: Payload, part: str, language: str) -> str:
    """A name or description as somebody with this language reads it; it must be there."""
    return str(one[f"{part}_localizations"][language] if language else one[part])


def levels(side_by_side: list[Payload]) -> Iterator[list[Payload]]:
    """Commands, subcommands and options, those that are chosen from together."""
    yield side_by_side
    for one in side_by_side:
        yield from levels(one.get("options") or [])


@pytest.fixture
async def registered() -> list[Payload]:
    client = Comptoir(lambda porter: House(MemoryStore(now), porter))
    for command in commands_of(client):
        client.tree.add_command(command)
    translator = Translator()
    commands = client.tree.get_commands()
    return [await one.get_translated_payload(client.tree, translator) for one in commands]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_allowed_and_told_apart(registered: list[Payload], language: str) -> None:
    for level in levels(registered):
        names = [worded(one, "name", language) for one in level]
        assert len(set(names)) == len(names)
        assert [name for name in names if not NAME.fullmatch(name) or name != name.lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_whole(registered: list[Payload], language: str) -> None:
    for level in levels(registered):
        for one in level:
            words = worded(one, "description", language)
            assert 0 < len(words) <= COMMAND_NOTE
            assert not words.endswith("…"), words


def test_every_everyday_verb_of_every_game_is_a_command(registered: list[Payload]) -> None:
    names = {one["name"] for one in registered}
    verbs = {verb for game in GAMES.values() for verb in game.meta.everyday}
    assert names == {*verbs, "game", "play", "help"}


async def test_nothing_privileged_is_asked_for() -> None:
    client = Comptoir(lambda porter: House(MemoryStore(now), porter))
    assert client.intents == discord.Intents(guilds=True)
    needed = {name for name, granted in PERMISSIONS if granted}
    assert needed == {
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "attach_files",
        "read_message_history",
    }
