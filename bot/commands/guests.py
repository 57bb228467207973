"""Who is at the door, and where: read from an interaction."""

from __future__ import annotations

import discord

from bot.answering import Interaction
from bot.services.house import House
from bot.services.lobbies import Guest, Place
from bot.services.playing import Person
from bot.services.refusals import TableError
from engine.core.values import say


def person_of(interaction: Interaction) -> Person:
    """Who does this; the only source of a seat."""
    return Person(interaction.user.id, str(interaction.locale))


def guest_of(interaction: Interaction) -> Guest:
    """Who does this, with the powers the person has here."""
    moderator = interaction.guild_id is not None and interaction.permissions.manage_channels
    user = interaction.user
    return Guest(user.id, user.display_name, str(interaction.locale), moderator)


def place_of(interaction: Interaction) -> Place:
    """Where a table would stand; refused in direct messages."""
    channel = interaction.channel
    if interaction.guild_id is None or interaction.channel_id is None:
        raise TableError("place-server-only")
    if isinstance(channel, discord.Thread):
        return Place(interaction.guild_id, channel.parent_id, channel.id)
    return Place(interaction.guild_id, interaction.channel_id)


def spot(interaction: Interaction) -> int | None:
    """The channel or thread of a server; nothing in direct messages."""
    return None if interaction.guild_id is None else interaction.channel_id


_NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


def require_permissions(interaction: Interaction) -> None:
    """Refuse, naming what is missing, where the bot could not play."""
    threaded = isinstance(interaction.channel, discord.Thread)
    needed = [
        "send_messages_in_threads" if threaded and name == "send_messages" else name
        for name in _NEEDED
    ]
    has = interaction.app_permissions
    missing = [name for name in needed if not getattr(has, name)]
    if missing:
        words = tuple(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise TableError("place-missing", permissions=words)


async def remember(house: House, interaction: Interaction) -> None:
    """Keep the reader's locale for messages sent unasked; nobody waits for that."""
    user, locale = interaction.user.id, str(interaction.locale)
    if house.locales.get(user) == locale:
        return
    known = await house.store.preference(user)
    if known.locale == locale:
        house.locales[user] = locale
    else:
        house.note(house.store.save_preference(user, locale=locale))
