"""`/game open`."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.answering import Interaction, answer, guarded
from bot.commands.group import OFFERED, GameCommands, said
from bot.commands.guests import guest_of, place_of, require_permissions
from bot.commands.lobby import welcome
from bot.commands.words import name, note
from bot.components.parts import Post
from bot.services.house import House
from bot.services.lobbies import TakenError
from bot.services.speaking import voice
from render.words import fold_locale, languages


def add_open(group: GameCommands) -> None:
    """Opening a table in a channel or thread."""

    @group.command(name=name("command-open"), description=note("about-open"))
    @app_commands.rename(
        game=name("option-game"), language=name("option-language"), seats=name("option-seats")
    )
    @app_commands.describe(
        game=note("about-option-game"),
        language=note("about-option-language"),
        seats=note("about-option-seats"),
    )
    @app_commands.choices(language=[Choice(name=code, value=code) for code in languages])
    async def open_(
        interaction: Interaction,
        game: str,
        language: str = "",
        seats: app_commands.Range[int, 1, 8] | None = None,
    ) -> None:
        async with guarded(interaction):
            await _open(group, interaction, game, language, seats)

    @open_.autocomplete("game")
    async def games(interaction: Interaction, current: str) -> list[Choice[str]]:
        speak = voice(str(interaction.locale))
        named = [(speak.plain(f"{slug}-name"), slug) for slug in group.house.games]
        fitting = [(n, slug) for n, slug in named if current.casefold() in n.casefold()]
        return [Choice(name=n, value=slug) for n, slug in fitting[:OFFERED]]


async def _open(
    group: GameCommands, interaction: Interaction, game: str, language: str, seats: int | None
) -> None:
    place = place_of(interaction)
    require_permissions(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    usual = interaction.guild_locale or group.house.language
    guest = guest_of(interaction)
    try:
        table = await group.house.lobbies.open(
            guest, place, game, language or fold_locale(str(usual)), seats, interaction.id
        )
    except TakenError as taken:
        await _point_to(group.house, interaction, taken.match)
        return
    await welcome(interaction, group.porter, table)


async def _point_to(house: House, interaction: Interaction, match: str) -> None:
    """Show the way to the table that is already there."""
    table = await house.tables.require(match)
    shown = await house.store.shown(match)
    link = f"<#{table.place}>"
    if shown:
        link = f"https://discord.com/channels/{table.guild}/{shown[-1].channel}/{shown[-1].message}"
    await answer(interaction, Post(f"{said(interaction, 'lobby-taken').content} {link}"))
