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
from discord.http import MultipartParameters, handle_message_parameters

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


class DiscordPorter:
    """Carries messages through a connected client."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self._inboxes: OrderedDict[int, int] = OrderedDict()
        """The channels of people written to lately."""

    async def send(self, table: Table, row: Row, post: Post) -> Sent:
        """Send a row's message with its nonce, to the table or to its reader."""
        async with _explained(private=row.user is not None):
            return await self._send(await self._place(table, row.user), post, row.nonce)

    async def direct(self, user: int, post: Post, nonce: str | None = None) -> Sent:
        """Send a direct message."""
        async with _explained(private=True):
            return await self._send(await self._inbox(user), post, nonce)

    async def _send(self, place: int, post: Post, nonce: str | None) -> Sent:
        made = handle_message_parameters(
            post.content,
            nonce=nonce or secrets.token_hex(8),
            view=payload.Controls(post.rows),
            files=payload.files(post.files),
            allowed_mentions=payload.mentions(post.pings),
        )
        # Not `channel.send`: of the answer only the ids are wanted, not a whole `Message`.
        with made as params:
            sent = await self.client.http.send_message(place, params=params)
        return Sent(int(sent["channel_id"]), int(sent["id"]))

    async def _place(self, table: Table, user: int | None) -> int:
        return table.place if user is None else await self._inbox(user)

    async def _inbox(self, user: int) -> int:
        known = self._inboxes.get(user)
        if known is None:
            person = await self.client.fetch_user(user)
            known = self._inboxes[user] = (await person.create_dm()).id
            if len(self._inboxes) > KNOWN_PEOPLE:
                self._inboxes.popitem(last=False)
        return known

    async def find(self, table: Table, row: Row, post: Post) -> Sent | None:
        """Look for a row's message among the newest there."""
        async with _explained(private=row.user is not None):
            place = self.client.get_partial_messageable(await self._place(table, row.user))
            async for message in place.history(limit=LOOK_BACK):
                mine = self.client.user is not None and message.author.id == self.client.user.id
                fresh = message.created_at >= row.created - SKEW
                if mine and fresh and _bears(message, row, post):
                    return Sent(message.channel.id, message.id)
        return None

    async def strip(self, shown: Shown) -> None:
        """Take the buttons off a message; where that is impossible it stays as it is."""
        await self._edit("strip", shown, handle_message_parameters(view=None))

    async def edit(self, shown: Shown, post: Post) -> None:
        """Show other words and controls in a message, unless it is too old to be edited freely."""
        if discord.utils.utcnow() - discord.utils.snowflake_time(shown.message) > EDITABLE:
            return
        made = handle_message_parameters(
            post.content,
            view=payload.Controls(post.rows),
            allowed_mentions=payload.mentions(()),
        )
        await self._edit("edit", shown, made)

    async def _edit(self, what: str, shown: Shown, made: MultipartParameters) -> None:
        async with _attempted(what, shown):
            with made as params:
                await self.client.http.edit_message(shown.channel, shown.message, params=params)


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
