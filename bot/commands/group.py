"""The group `/game`: how its commands find their table and answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from discord import app_commands

from bot.answering import Interaction, defer, guarded, show
from bot.commands.guests import person_of, remember, spot
from bot.commands.words import name, note
from bot.components.ids import Press
from bot.components.parts import Post
from bot.porter import DiscordPorter
from bot.services.house import House
from bot.services.refusals import TableError
from bot.services.speaking import voice
from bot.services.typing import which
from bot.store.records import Table
from engine.core.values import say

AGAIN = "e"
"""A command that was given in a direct message waits until its table is chosen."""
OFFERED = 25
"""As many suggestions as Discord shows."""

Work: TypeAlias = Callable[[Table], Awaitable[Post | tuple[Post, ...]]]
"""What a command does at its table, and what it answers."""


class GameCommands(app_commands.Group):
    """`/game` and its subcommands."""

    def __init__(self, house: House, porter: DiscordPorter) -> None:
        super().__init__(name=name("command-game"), description=note("about-game"))
        self.house = house
        self.porter = porter

    async def at_table(self, interaction: Interaction, work: Work) -> None:
        """Find the table that is meant here, do the work and answer privately."""
        async with guarded(interaction):
            await defer(interaction, update=False)
            await remember(self.house, interaction)
            found = await self._found(interaction)
            if len(found) > 1 and interaction.command is not None:
                again = Press(AGAIN, "", value=interaction.command.name)
                await show(interaction, (which(person_of(interaction), found, again),))
                return
            posts = await work(found[0])
            await show(interaction, (posts,) if isinstance(posts, Post) else posts)

    async def _found(self, interaction: Interaction) -> tuple[Table, ...]:
        """The table of this channel; in a direct message, those that can be meant."""
        chosen = interaction.extras.get(AGAIN)
        if chosen is not None:
            return (await self.house.tables.require(chosen),)
        place = spot(interaction)
        found = await self.house.typing.candidates(person_of(interaction), place, "")
        if not found:
            raise TableError("table-none-waiting" if place is None else "table-none-here")
        return found

    async def again(self, interaction: Interaction, press: Press) -> None:
        """Carry a command out at the table that was chosen; what it was given is not kept."""
        command = self.get_command(press.value)
        if isinstance(command, app_commands.Command):
            interaction.extras[AGAIN] = press.match
            await command.callback(interaction)  # type: ignore[call-arg]


def said(interaction: Interaction, key: str, **params: int | str) -> Post:
    """A short private answer."""
    return Post(voice(str(interaction.locale)).said(say(key, **params)))
