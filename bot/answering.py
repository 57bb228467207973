"""Answering an interaction within three seconds, privately unless said otherwise."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import discord

from bot.components import payload
from bot.components.parts import Modal, Post
from bot.services.speaking import voice
from bot.store.errors import (
    AlreadyDoneError,
    ConflictError,
    StoreUnavailableError,
    UnknownMatchError,
)
from engine.core.values import Message, RefusalError, say

log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]

_under_way: set[asyncio.Task[object]] = set()
"""Those who are being answered: a bot that stops lets them finish."""

ANSWERED = 40060
"""Discord's word for a press that has its answer: the first delivery gave it."""


def in_place(interaction: Interaction) -> bool:
    """Whether the pressed message is the presser's own: a private answer or a direct message."""
    message = interaction.message
    if message is None:
        return False
    return interaction.guild_id is None or message.flags.ephemeral


async def defer(interaction: Interaction) -> None:
    """Say "in a moment", in the way in which the answer will come."""
    if interaction.response.is_done():
        return
    if in_place(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def answer(interaction: Interaction, reply: Post | Modal) -> None:
    """Answer a person: a form opens, an own message changes, or a private one appears."""
    if isinstance(reply, Modal):
        await interaction.response.send_modal(payload.modal(reply))
        return
    await defer(interaction)
    await interaction.edit_original_response(
        content=reply.content,
        view=payload.view(reply.rows) if reply.rows else None,
        attachments=payload.files(reply.files),
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def more(interaction: Interaction, post: Post) -> None:
    """Add another private message to an answer."""
    await interaction.followup.send(
        post.content,
        ephemeral=True,
        view=payload.view(post.rows),
        files=payload.files(post.files),
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def show(interaction: Interaction, posts: Iterable[Post]) -> None:
    """Show one or several private messages."""
    first, *rest = posts
    await answer(interaction, first)
    for post in rest:
        await more(interaction, post)


async def tell(interaction: Interaction, message: Message) -> None:
    """Say something privately, beside whatever was pressed."""
    text = voice(str(interaction.locale)).said(message)
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True)
    elif interaction.response.type is discord.InteractionResponseType.deferred_message_update:
        # The original answer is the pressed message itself, which others may be reading.
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.edit_original_response(content=text)


async def answered(seconds: float) -> None:
    """Wait, but not for ever, until everybody who is being answered has the answer."""
    if _under_way:
        await asyncio.wait(_under_way, timeout=seconds)


@asynccontextmanager
async def guarded(interaction: Interaction) -> AsyncIterator[None]:
    """Whatever goes wrong is told privately; what nobody expected gets a short id."""
    task = asyncio.current_task()
    assert task is not None
    _under_way.add(task)
    try:
        yield
    except RefusalError as refusal:
        await tell(interaction, refusal.message)
    except UnknownMatchError:
        await tell(interaction, say("table-unknown"))
    except AlreadyDoneError:
        log.info("delivered twice", extra={"interaction": interaction.id})
    except (StoreUnavailableError, ConflictError):
        # A conflict is as good as a busy store: what was remembered is forgotten by now.
        log.exception("the store is unavailable")
        await tell(interaction, say("sorry-later"))
    except Exception as error:
        if isinstance(error, discord.HTTPException) and error.code == ANSWERED:
            log.info("delivered twice", extra={"interaction": interaction.id})
            return
        await apologise(interaction)
    finally:
        _under_way.discard(task)


async def apologise(interaction: Interaction) -> None:
    """Log what happened and tell the person where to find it."""
    name = secrets.token_hex(3)
    # What was pressed or typed may be a secret: only the kind of interaction is logged.
    log.exception("unexpected", extra={"id": name, "kind": str(interaction.type)})
    try:
        await tell(interaction, say("sorry", id=name))
    except discord.HTTPException as error:
        log.warning("could not apologise", extra={"id": name, "code": error.code})
