"""Posting, editing and deleting messages."""

from __future__ import annotations

from typing import TypedDict, Unpack

from sandbox import attachments, layout
from sandbox.attachments import Uploads
from sandbox.errors import JSON, ApiError
from sandbox.ids import made_at
from sandbox.model import Channel, Message, MessageFlag, User, walk
from sandbox.realm import Change, Realm
from sandbox.rules.mentions import find_mentions

NONCE_WINDOW = 300.0
NONCES_KEPT = 4096
OLD_AFTER = 3600.0
OLD_EDITS = 3
OLD_EDIT_PAUSE = 0.25
SETTABLE_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.COMPONENTS_V2
)


class Details(TypedDict, total=False):
    """What else may be known of a new message."""

    kind: int
    flags: int
    reply_to: Message | None
    metadata: JSON | None
    by_webhook: bool
    command: str


def fill(realm: Realm, message: Message, body: JSON, uploads: Uploads) -> None:
    """Set on a message whatever a request speaks of, and leave the rest."""
    if "content" in body:
        message.content = (body["content"] or "").strip()
    if "embeds" in body:
        message.embeds = [layout.embed(embed) for embed in body["embeds"] or []]
    if "components" in body:
        message.components = layout.number_parts(body["components"] or [])
        for part in walk(message.components):
            part.pop("required", None)  # means something in forms only
    if "flags" in body and body["flags"] is not None:
        kept = message.flags & ~MessageFlag.SUPPRESS_EMBEDS
        message.flags = kept | (body["flags"] & SETTABLE_FLAGS & ~MessageFlag.EPHEMERAL)
    attachments.apply(realm, message, body, uploads)
    layout.show_files(realm, message)
    find_mentions(realm, message, body.get("allowed_mentions"))


def post(
    realm: Realm,
    channel: Channel,
    author: User,
    body: JSON,
    uploads: Uploads | None = None,
    *,
    reader: User | None = None,
    **details: Unpack[Details],
) -> Message:
    """Put a new message into a channel."""
    message = Message(realm.ids.new(), channel, author, reader=reader, **details)
    if reader is not None:
        message.flags |= MessageFlag.EPHEMERAL
    fill(realm, message, body, uploads or {})
    message.nonce = body.get("nonce")
    message.tts = bool(body.get("tts"))
    channel.messages[message.id] = message
    if reader is None:
        channel.last_message_id = message.id
    realm.emit(Change("message sent", guild=channel.guild, channel=channel, message=message))
    return message


def same_nonce(realm: Realm, body: JSON) -> Message | None:
    """The message already sent with this nonce, if the bot asked for that check."""
    nonce, now = body.get("nonce"), realm.clock.now()
    if nonce is None or not body.get("enforce_nonce"):
        return None
    sent_at, message = realm.recent_nonces.get(str(nonce), (0.0, None))
    fresh = message is not None and not message.deleted and now - sent_at < NONCE_WINDOW
    return message if fresh else None


def remember_nonce(realm: Realm, message: Message) -> None:
    """Keep a nonce for as long as Discord enforces it."""
    now = realm.clock.now()
    if len(realm.recent_nonces) > NONCES_KEPT:
        fresh = {n: s for n, s in realm.recent_nonces.items() if now - s[0] < NONCE_WINDOW}
        realm.recent_nonces = fresh
    if message.nonce is not None:
        realm.recent_nonces[str(message.nonce)] = (now, message)


def edit(realm: Realm, message: Message, body: JSON, uploads: Uploads | None = None) -> Message:
    """Change a message in place."""
    message.flags &= ~MessageFlag.LOADING
    fill(realm, message, body, uploads or {})
    message.edited_at = realm.clock.now()
    realm.emit(
        Change(
            "message edited", guild=message.channel.guild, channel=message.channel, message=message
        )
    )
    return message


def spend_old_edit(realm: Realm, message: Message) -> None:
    """Count an edit of a message older than an hour, and refuse when there were too many."""
    now = realm.clock.now()
    if now - made_at(message.id) < OLD_AFTER:
        return
    recent = [at for at in realm.old_edits.get(message.channel.id, []) if now - at < OLD_AFTER]
    if len(recent) >= OLD_EDITS:
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
        raise ApiError(429, 30046, text, retry_after=OLD_EDIT_PAUSE)
    realm.old_edits[message.channel.id] = [*recent, now]


def delete(realm: Realm, *doomed: Message) -> None:
    """Remove messages."""
    for message in doomed:
        message.deleted = True
        message.channel.messages.pop(message.id, None)
    channel = doomed[0].channel
    if len(doomed) == 1:
        change = Change("message deleted", channel.guild, channel, doomed[0])
    else:
        change = Change("messages deleted", channel.guild, channel, messages=doomed)
    realm.emit(change)


def pin(realm: Realm, message: Message, pinned: bool) -> None:
    """Pin a message or take the pin out."""
    message.pinned_at = realm.clock.now() if pinned else None
    if pinned:
        message.channel.last_pin_at = message.pinned_at
    change = Change("pins changed", message.channel.guild, message.channel, message)
    realm.emit(change)
