"""`/game` abandon, close and adopt: how a table ends or moves."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.answering import Interaction, answer, defer, guarded
from bot.commands.group import OFFERED, GameCommands, said
from bot.commands.guests import guest_of, place_of, remember, require_permissions
from bot.commands.opening import point_to
from bot.commands.words import name, note
from bot.components.parts import Post
from bot.services.lobbies import Place, TakenError
from bot.services.refusals import TableError
from bot.services.speaking import voice
from bot.store.records import Status, Table


def add_leaving(group: GameCommands) -> None:
    """Ending a table early, by agreement or by a moderator, or moving it."""
    house = group.house

    @group.command(name=name("command-abandon"), description=note("about-abandon"))
    async def abandon(interaction: Interaction) -> None:
        async def work(table: Table) -> Post:
            poll = await house.leaving.abandon(table.id, guest_of(interaction))
            key = "abandoned" if poll.carried else "vote-counted"
            return said(interaction, key, yes=poll.yes, needed=poll.needed)

        await group.at_table(interaction, work)

    @group.command(name=name("command-close"), description=note("about-close"))
    async def close(interaction: Interaction) -> None:
        async def work(table: Table) -> Post:
            await house.lobbies.close(table.id, guest_of(interaction))
            return said(interaction, "closed" if table.seed else "lobby-closed")

        await group.at_table(interaction, work)

    _adopting(group)


def _adopting(group: GameCommands) -> None:
    house = group.house

    @group.command(name=name("command-adopt"), description=note("about-adopt"))
    @app_commands.rename(match=name("option-match"))
    @app_commands.describe(match=note("about-option-match"))
    async def adopt(interaction: Interaction, match: str) -> None:
        async with guarded(interaction):
            place = place_of(interaction)
            require_permissions(interaction)
            await defer(interaction, update=False)
            await remember(house, interaction)
            await _adopt(group, interaction, match.strip(), place)

    @adopt.autocomplete("match")
    async def mine(interaction: Interaction, current: str) -> list[Choice[str]]:
        wanted = (Status.RUNNING, Status.LOBBY)
        found = await house.store.tables(status=wanted, user=interaction.user.id)
        plain = voice(str(interaction.locale)).plain
        named = [(f"{plain(f'{table.slug}-name')} · {table.id}", table.id) for table in found]
        return [Choice(name=n, value=match) for n, match in named if current in n][:OFFERED]


async def _adopt(group: GameCommands, interaction: Interaction, match: str, place: Place) -> None:
    """Only a moderator moves a table whose channel is still there, and only within the server."""
    table = await group.house.tables.require(match)
    guest = guest_of(interaction)
    guest = guest._replace(moderator=guest.moderator and table.guild == place.guild)
    if table.place == interaction.channel_id:
        raise TableError("adopt-here")
    if await _stands(interaction.client, table) and not guest.moderator:
        raise TableError("adopt-still-there")
    try:
        await group.house.leaving.adopt(match, guest, place)
    except TakenError as taken:
        await point_to(group.house, interaction, taken.match)
        return
    await answer(interaction, said(interaction, "adopted"))


async def _stands(client: discord.Client, table: Table) -> bool:
    """Whether a table's channel is there; archived threads are known to Discord only."""
    if client.get_channel(table.place) is not None:
        return True
    try:
        await client.fetch_channel(table.place)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
