"""`/game open`."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.answering import Interaction, answer, defer, guarded
from bot.commands.group import OFFERED, GameCommands, said
from bot.commands.guests import guest_of, place_of, remember, require_permissions
from bot.commands.lobby import welcome
from bot.commands.words import name, note
from bot.components.parts import Post
from bot.services.house import House
from bot.services.lobbies import TakenError
from bot.services.speaking import meant
from engine.core.fields import clipped
from engine.core.naming import fold
from render.words import fold_locale, languages, texts


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
    @app_commands.choices(
        language=[Choice(name=texts(code)("language-name"), value=code) for code in languages]
    )
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
        named = _named(group.house, fold_locale(str(interaction.locale)))
        fitting = [(n, slug) for n, slug in named if fold(current) in fold(n)]
        return [Choice(name=n, value=slug) for n, slug in fitting[:OFFERED]]


def _named(house: House, language: str) -> list[tuple[str, str]]:
    return [(texts(language)(f"{slug}-name"), slug) for slug in house.games]


async def _open(
    group: GameCommands, interaction: Interaction, game: str, language: str, seats: int | None
) -> None:
    place = place_of(interaction)
    require_permissions(interaction)
    await defer(interaction, update=False)
    await remember(group.house, interaction)
    spoken = language or _usual(group.house, interaction)
    everywhere = [pair for code in languages for pair in _named(group.house, code)]
    slug = meant(game, everywhere) or clipped(game)
    try:
        table = await group.house.lobbies.open(
            guest_of(interaction), place, slug, spoken, seats, interaction.id
        )
    except TakenError as taken:
        await point_to(group.house, interaction, taken.match)
        return
    await welcome(interaction, group.porter, table)


def _usual(house: House, interaction: Interaction) -> str:
    """A community says which language it speaks; of other servers Discord reports English."""
    guild = interaction.guild
    if guild is None or "COMMUNITY" not in guild.features:
        return house.language
    return fold_locale(str(guild.preferred_locale))


async def point_to(house: House, interaction: Interaction, match: str) -> None:
    """Show the way to the table that is already there."""
    table = await house.tables.require(match)
    # Letters to single players are remembered too, and nobody else can follow a link to them.
    shown = [one for one in await house.store.shown(match) if one.user is None]
    link = f"<#{table.place}>"
    if shown:
        link = f"https://discord.com/channels/{table.guild}/{shown[-1].channel}/{shown[-1].message}"
    await answer(interaction, Post(f"{said(interaction, 'lobby-taken').content} {link}"))
