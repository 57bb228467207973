"""Answering an interaction within three seconds, privately unless said otherwise."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager

import aiohttp
import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

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
LATE = 10062
"""Discord's word for a press it has given up on after three seconds."""
SETTLED = {ANSWERED: "delivered twice", LATE: "answered too late"}
"""Where nothing can be said any more, and what the log calls it."""
GONE = 10008
"""Discord's word for a message that was deleted."""
TRIES, PAUSE = 3, 0.2
_CUT, _THROUGH, _UPDATING = "cut", "through", "updating"
"""What is remembered of an interaction while it is being answered."""
_BROKEN = (aiohttp.ClientError, OSError)


def in_place(interaction: Interaction) -> bool:
    """Whether the pressed message is the presser's own: a private answer or a direct message."""
    message = interaction.message
    if message is None:
        return False
    return interaction.guild_id is None or message.flags.ephemeral


async def insist(interaction: Interaction, request: Callable[[], Awaitable[object]]) -> None:
    """Answer again if the connection breaks; Discord knows whether it had come through."""
    for left in reversed(range(TRIES)):
        try:
            await request()
            return
        except _BROKEN:
            if not left:
                raise
            interaction.extras[_CUT] = True
            await asyncio.sleep(PAUSE)
        except discord.HTTPException as error:
            if error.code != ANSWERED or _CUT not in interaction.extras:
                raise
            interaction.extras[_THROUGH] = True
            return


def _answered(interaction: Interaction) -> bool:
    return interaction.response.is_done() or _THROUGH in interaction.extras


async def defer(interaction: Interaction, *, update: bool | None = None) -> None:
    """Say "in a moment", in the way in which the answer will come.

    It will `update` the pressed message, by default if that is the presser's own, or come beside.
    """
    if _answered(interaction):
        return
    updating = in_place(interaction) if update is None else update
    interaction.extras[_UPDATING] = updating
    later = interaction.response.defer
    ways = {} if updating else {"ephemeral": True, "thinking": True}
    await insist(interaction, lambda: later(**ways))


async def answer(interaction: Interaction, reply: Post | Modal) -> None:
    """Answer a person: a form opens, an own message changes, or a private one appears."""
    if isinstance(reply, Modal):
        form = payload.modal(reply)
        await insist(interaction, lambda: interaction.response.send_modal(form))
        return
    await defer(interaction)
    try:
        await insist(interaction, lambda: _change(interaction, reply))
    except discord.NotFound as error:
        if error.code != GONE:
            raise
        # The message that was pressed has been deleted meanwhile.
        await more(interaction, reply)


async def _change(interaction: Interaction, reply: Post) -> None:
    made = handle_message_parameters(
        reply.content,
        view=payload.Controls(reply.rows) if reply.rows else None,
        attachments=payload.files(reply.files),
        allowed_mentions=discord.AllowedMentions.none(),
    )
    hook = interaction.followup
    # Not `edit_original_response`: nothing is wanted of the answer, not even a `Message`.
    with made as params:
        await async_context.get().edit_original_interaction_response(
            hook.id,
            interaction.token,
            session=hook.session,
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
        )


async def more(interaction: Interaction, post: Post) -> None:
    """Add another private message to an answer."""
    await interaction.followup.send(
        post.content,
        ephemeral=True,
        view=payload.Controls(post.rows),
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
    if not _answered(interaction):
        first = interaction.response.send_message
        await insist(interaction, lambda: first(text, ephemeral=True))
    elif interaction.extras.get(_UPDATING):
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
        if isinstance(error, discord.HTTPException) and error.code in SETTLED:
            log.info(SETTLED[error.code], extra={"interaction": interaction.id})
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
    except (discord.HTTPException, *_BROKEN) as error:
        log.warning("could not apologise", extra={"id": name, "why": type(error).__name__})
