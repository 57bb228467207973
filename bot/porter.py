"""The porter: messages sent, found, stripped and edited on Discord."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import aiohttp
import discord

from bot.components import payload
from bot.components.parts import Post
from bot.services.carrying import EDITABLE, BarredError, LaterError, Sent, UnreachableError
from bot.store.records import Post as Row
from bot.store.records import Shown, Table

log = logging.getLogger(__name__)

LOOK_BACK = 30
KNOWN_PEOPLE = 5000
SKEW = timedelta(minutes=1)
"""So far Discord's clock and the host's may be apart."""

_PAUSED = {30046, 10008, 10003, 50001, 50013, 50083}
"""Editing may fail so: edited too often at its age, gone, forbidden, archived."""

AnyChannel = discord.abc.Messageable


class DiscordPorter:
    """Carries messages through a connected client."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self._people: OrderedDict[int, discord.DMChannel] = OrderedDict()

    async def send(self, table: Table, row: Row, post: Post) -> Sent:
        """Send a row's message with its nonce, to the table or to its reader."""
        async with _explained(private=row.user is not None):
            target = await self._target(table, row.user)
            return await self._send(target, post, row.nonce)

    async def direct(self, user: int, post: Post, nonce: str | None = None) -> Sent:
        """Send a direct message."""
        async with _explained(private=True):
            return await self._send(await self._inbox(user), post, nonce)

    async def _send(self, target: AnyChannel, post: Post, nonce: str | None) -> Sent:
        sent = await target.send(
            post.content,
            nonce=nonce or secrets.token_hex(8),
            view=payload.view(post.rows),
            files=payload.files(post.files),
            allowed_mentions=payload.mentions(post.pings),
        )
        return Sent(sent.channel.id, sent.id)

    async def _target(self, table: Table, user: int | None) -> AnyChannel:
        if user is not None:
            return await self._inbox(user)
        return self.client.get_partial_messageable(table.place, guild_id=table.guild)

    async def _inbox(self, user: int) -> discord.DMChannel:
        known = self._people.get(user)
        if known is None:
            person = await self.client.fetch_user(user)
            known = self._people[user] = await person.create_dm()
            if len(self._people) > KNOWN_PEOPLE:
                self._people.popitem(last=False)
        return known

    async def find(self, table: Table, row: Row, post: Post) -> Sent | None:
        """Look for a row's message among the newest there."""
        async with _explained(private=row.user is not None):
            target = await self._target(table, row.user)
            async for message in target.history(limit=LOOK_BACK):
                mine = self.client.user is not None and message.author.id == self.client.user.id
                fresh = message.created_at >= row.created - SKEW
                if mine and fresh and _bears(message, row, post):
                    return Sent(message.channel.id, message.id)
        return None

    async def strip(self, shown: Shown) -> None:
        """Take the buttons off a message; where that is impossible it stays as it is."""
        async with _attempted("strip", shown):
            await self._partial(shown).edit(view=None)

    async def edit(self, shown: Shown, post: Post) -> None:
        """Show other words and controls in a message, unless it is too old to be edited freely."""
        if discord.utils.utcnow() - discord.utils.snowflake_time(shown.message) > EDITABLE:
            return
        async with _attempted("edit", shown):
            await self._partial(shown).edit(
                content=post.content,
                view=payload.view(post.rows) if post.rows else None,
                allowed_mentions=discord.AllowedMentions.none(),
            )

    def _partial(self, shown: Shown) -> discord.PartialMessage:
        channel = self.client.get_partial_messageable(shown.channel)
        return channel.get_partial_message(shown.message)


def _bears(message: discord.Message, row: Row, post: Post) -> bool:
    """Whether a message is the one a row became: by its file, its controls, else its words."""
    name = f"{row.match}-{row.index}."
    if any(file.filename.startswith(name) for file in message.attachments):
        return True
    shown = {
        part.custom_id
        for line in message.components
        if isinstance(line, discord.ActionRow)
        for part in line.children
        if isinstance(part, discord.Button | discord.SelectMenu)
    }
    # Prompts and lobbies are edited as answers come in; their custom ids stay.
    told = message.content == post.content or message.edited_at is not None
    return shown == payload.custom_ids(post.rows) and told


@asynccontextmanager
async def _attempted(what: str, shown: Shown) -> AsyncIterator[None]:
    """A change that Discord refuses is let be; one that did not get through is made again."""
    try:
        yield
    except discord.HTTPException as error:
        if error.status == 429 or error.status >= 500:
            raise LaterError(f"{error.status} {error.code}") from error
        if error.code not in _PAUSED:
            log.warning("could not %s", what, extra={"match": shown.match, "code": error.code})
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise LaterError(type(error).__name__) from error


@asynccontextmanager
async def _explained(*, private: bool) -> AsyncIterator[None]:
    """Discord's refusals told apart: some will last, some will pass.

    What a table may not post today it posts once it is allowed to, and what its channel did not
    live to see it posts in the next; closed messages stay closed.
    """
    try:
        yield
    except discord.HTTPException as error:
        why = f"{error.status} {error.code}"
        if error.status in (403, 404):
            gone = error.status == 404
            raise (UnreachableError(why) if private else BarredError(why, gone=gone)) from error
        if error.status == 429 or error.status >= 500:
            raise LaterError(why) from error
        # Discord will never take this message: sending it again would only hold up the next.
        log.error("refused by Discord", extra={"status": error.status, "code": error.code})
        raise UnreachableError(why) from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise LaterError(type(error).__name__) from error
