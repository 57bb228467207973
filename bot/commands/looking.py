"""`/game` board, text, hand, log, status, rules and export: everything to look at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.answering import Interaction
from bot.commands.group import OFFERED, GameCommands
from bot.commands.guests import person_of, spot
from bot.commands.words import name, note
from bot.components.limits import COMPLETION, fit
from bot.components.parts import Post
from bot.services.looking import Look
from bot.services.playing import Person
from bot.services.speaking import voice
from bot.store.records import Table
from engine.core.naming import fold

Paper = Callable[[str, Person], Awaitable[Post | tuple[Post, ...]]]


def add_board(group: GameCommands) -> None:
    """The board: whole or a part, wide or tall, light or dark."""

    @group.command(name=name("command-board"), description=note("about-board"))
    @app_commands.rename(
        zoom=name("option-zoom"), layout=name("option-layout"), theme=name("option-theme")
    )
    @app_commands.describe(
        zoom=note("about-option-zoom"),
        layout=note("about-option-layout"),
        theme=note("about-option-theme"),
    )
    async def board(
        interaction: Interaction, zoom: str = "", layout: str = "", theme: str = ""
    ) -> None:
        async def work(table: Table) -> tuple[Post, ...]:
            look = Look(zoom, layout, theme)
            return await group.house.looking.board(table.id, person_of(interaction), look)

        await group.at_table(interaction, work)

    _suggest(group, board)


def _suggest(group: GameCommands, board: app_commands.Command[Any, ..., None]) -> None:
    """What can be looked at closely, and how."""
    house = group.house

    async def here(interaction: Interaction) -> Table | None:
        found = await house.typing.candidates(person_of(interaction), spot(interaction), "")
        return found[0] if found and found[0].seed else None

    @board.autocomplete("zoom")
    async def zooms(interaction: Interaction, current: str) -> list[Choice[str]]:
        table = await here(interaction)
        if table is None:
            return []
        position = await house.tables.position(table.id)
        speak = voice(str(interaction.locale), position.table, position.game)
        return _choices(house.looking.zooms(position, speak), current)

    @board.autocomplete("layout")
    async def layouts(interaction: Interaction, current: str) -> list[Choice[str]]:
        table = await here(interaction)
        speak = voice(str(interaction.locale))
        return _choices(house.looking.layouts(table.slug, speak) if table else (), current)

    @board.autocomplete("theme")
    async def themes(interaction: Interaction, current: str) -> list[Choice[str]]:
        return _choices(house.looking.themes(voice(str(interaction.locale))), current)


def _choices(named: Iterable[tuple[str, str]], current: str) -> list[Choice[str]]:
    fitting = [(n, value) for n, value in named if fold(current) in fold(n)]
    return [Choice(name=fit(n, COMPLETION), value=value) for n, value in fitting[:OFFERED]]


def add_papers(group: GameCommands) -> None:
    """What needs no options."""
    looking = group.house.looking
    papers: dict[str, Paper] = {
        "text": looking.text,
        "hand": looking.hand,
        "log": looking.log,
        "status": looking.status,
        "rules": looking.rules,
        "export": looking.export,
    }
    for word, paper in papers.items():
        group.add_command(_paper(group, word, paper))


def _paper(group: GameCommands, word: str, paper: Paper) -> app_commands.Command[Any, ..., None]:
    async def look(interaction: Interaction) -> None:
        await group.at_table(interaction, lambda table: paper(table.id, person_of(interaction)))

    return app_commands.Command(
        name=name(f"command-{word}"), description=note(f"about-{word}"), callback=look
    )
