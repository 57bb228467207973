"""What a new player is told: privately, and here."""

from __future__ import annotations

from bot.answering import Interaction, answer
from bot.components.parts import Post
from bot.porter import DiscordPorter
from bot.services.carrying import LaterError, UnreachableError
from bot.services.speaking import voice
from bot.store.records import Table


async def welcomed(interaction: Interaction, porter: DiscordPorter, table: Table) -> Post:
    """Send a new player the private table; the answer says so if that failed."""
    speak = voice(str(interaction.locale), table)
    title = f"**{speak.said(f'{table.slug}-name')}** · <#{table.place}>"
    private = Post(f"{title}\n{speak.said('welcome')}")
    try:
        await porter.direct(interaction.user.id, private)
    except (UnreachableError, LaterError):
        return Post(speak.said("lobby-joined-closed"))
    return Post(speak.said("lobby-joined"))


async def welcome(interaction: Interaction, porter: DiscordPorter, table: Table) -> None:
    """Greet a new player and answer."""
    await answer(interaction, await welcomed(interaction, porter, table))
