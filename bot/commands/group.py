"""The group `/game`: how its commands find their table and answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from discord import app_commands

from bot.answering import Interaction, guarded, show
from bot.commands.guests import person_of, remember, spot
from bot.commands.words import name, note
from bot.components.parts import Post
from bot.porter import DiscordPorter
from bot.services.house import House
from bot.services.refusals import TableError
from bot.services.speaking import voice
from bot.store.records import Table
from engine.core.values import say

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

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Remember the language a person was last seen with."""
        await remember(self.house, interaction)
        return True

    async def at_table(self, interaction: Interaction, work: Work) -> None:
        """Find the table that is meant here, do the work and answer privately."""
        async with guarded(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await self._table(interaction)
            posts = await work(table)
            await show(interaction, (posts,) if isinstance(posts, Post) else posts)

    async def _table(self, interaction: Interaction) -> Table:
        found = await self.house.typing.candidates(person_of(interaction), spot(interaction), "")
        if not found:
            raise TableError("table-none-here")
        return found[0]


def said(interaction: Interaction, key: str, **params: int | str) -> Post:
    """A short private answer."""
    return Post(voice(str(interaction.locale)).said(say(key, **params)))
