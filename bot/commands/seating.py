"""`/game` join, leave, start, stand-in and back: who sits where."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answering import Interaction
from bot.commands.group import GameCommands, said
from bot.commands.guests import guest_of
from bot.commands.lobby import welcomed
from bot.commands.words import name, note
from bot.components.parts import Post
from bot.services.house import House
from bot.services.refusals import TableError
from bot.services.speaking import voice
from bot.store.records import Status, Table


def add_seats(group: GameCommands) -> None:
    """Taking a seat, leaving it, and starting."""
    lobbies = group.house.lobbies

    @group.command(name=name("command-join"), description=note("about-join"))
    async def join(interaction: Interaction) -> None:
        async def work(table: Table) -> Post:
            joined = await lobbies.join(table.id, guest_of(interaction))
            return await welcomed(interaction, group.porter, joined)

        await group.at_table(interaction, work)

    @group.command(name=name("command-leave"), description=note("about-leave"))
    async def leave(interaction: Interaction) -> None:
        async def work(table: Table) -> Post:
            if table.status is Status.LOBBY:
                await lobbies.leave(table.id, guest_of(interaction))
                return said(interaction, "lobby-left")
            await group.house.leaving.step_aside(table.id, guest_of(interaction))
            return said(interaction, "stepped-aside")

        await group.at_table(interaction, work)

    @group.command(name=name("command-start"), description=note("about-start"))
    async def start(interaction: Interaction) -> None:
        async def work(table: Table) -> Post:
            await lobbies.start(table.id, guest_of(interaction), interaction.id)
            return said(interaction, "lobby-begun")

        await group.at_table(interaction, work)


def add_stand_ins(group: GameCommands) -> None:
    """Letting a stand-in play, and taking one's seat back."""

    @group.command(name=name("command-stand-in"), description=note("about-stand-in"))
    @app_commands.rename(player=name("option-player"))
    @app_commands.describe(player=note("about-option-player"))
    async def stand_in(interaction: Interaction, player: discord.User | None = None) -> None:
        async def work(table: Table) -> Post:
            return await _stand_in(group.house, interaction, table, player)

        await group.at_table(interaction, work)

    @group.command(name=name("command-back"), description=note("about-back"))
    async def back(interaction: Interaction) -> None:
        async def work(table: Table) -> Post:
            await group.house.leaving.take_back(table.id, guest_of(interaction))
            return said(interaction, "taken-back")

        await group.at_table(interaction, work)


async def _stand_in(
    house: House, interaction: Interaction, table: Table, player: discord.User | None
) -> Post:
    """In a lobby fill a chair; in a game vote to hand an absent player's seat over."""
    guest = guest_of(interaction)
    if table.status is Status.LOBBY:
        word = voice(table.language).plain("stand-in")
        await house.lobbies.add_stand_in(table.id, guest, word)
        return said(interaction, "lobby-stand-in-added")
    seat = table.seat_of(player.id) if player else None
    if seat is None:
        raise TableError("hand-over-whom")
    poll = await house.leaving.hand_over(table.id, guest, seat)
    key = "hand-over-done" if poll.carried else "vote-counted"
    return said(interaction, key, yes=poll.yes, needed=poll.needed)
