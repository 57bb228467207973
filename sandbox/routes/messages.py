"""Messages in channels: sending, reading, editing, deleting, pinning, typing."""

from __future__ import annotations

from sandbox import messages, payloads
from sandbox.errors import JSON, ApiError, Violations, missing_permissions, unknown
from sandbox.ids import iso, made_at
from sandbox.model import Channel, Message
from sandbox.realm import Change
from sandbox.routes.table import Call, route
from sandbox.rules import messages as rules
from sandbox.rules.permissions import Permission, sending

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
MOST_HISTORY = 100
MOST_PINS = 50
BULK_AGE = 14 * 86_400.0


def _writable(call: Call) -> Channel:
    world = call.world
    channel = world.bot_channel(call.path["channel_id"])
    if channel.is_dm:
        if not world.reachable_by_dm(channel):
            raise ApiError(403, 50007, "Cannot send messages to this user")
        return channel
    if sending(channel) not in world.permissions(world.bot, channel):
        raise missing_permissions()
    if channel.is_thread and channel.locked and channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    return channel


@route("POST", MESSAGES)
def send(call: Call) -> JSON:
    """Post a message."""
    world, channel = call.world, _writable(call)
    body = call.form(lambda form: rules.check(form, call.uploads))
    has = world.permissions(world.bot, channel)
    if call.uploads and Permission.ATTACH_FILES not in has:
        raise missing_permissions()
    sent = messages.same_nonce(world, body)
    if sent is not None:
        return payloads.message(world, sent)
    answered = _answered(call, channel, body)
    if channel.archived:
        world.archive_thread(channel, archived=False)
    made = messages.post(
        world,
        channel,
        world.bot,
        body,
        call.uploads,
        reply_to=answered,
        kind=payloads.REGULAR_REPLY if answered else 0,
    )
    messages.remember_nonce(world, made)
    return payloads.message(world, made)


def _answered(call: Call, channel: Channel, body: JSON) -> Message | None:
    reference = body.get("message_reference")
    if not reference:
        return None
    found = channel.messages.get(int(reference.get("message_id") or 0))
    if found is None or found.ephemeral:
        if reference.get("fail_if_not_exists", True):
            wrong = Violations()
            path, code = "message_reference", "REPLIES_UNKNOWN_MESSAGE"
            wrong.add(path, code, "Unknown message")
            wrong.settle()
        return None
    if Permission.READ_MESSAGE_HISTORY not in call.world.permissions(call.world.bot, channel):
        raise ApiError(403, 160002, "Cannot reply without permission to read message history")
    return found


@route("GET", MESSAGES)
def history(call: Call) -> list[JSON]:
    """Read a channel, newest first."""
    channel = call.world.bot_channel(call.path["channel_id"])
    if Permission.READ_MESSAGE_HISTORY not in call.world.permissions(call.world.bot, channel):
        return []
    limit = call.number("limit")
    limit = MOST_HISTORY // 2 if limit is None else limit
    wrong = Violations()
    wrong.whole("limit", limit, 1, MOST_HISTORY)
    wrong.settle()
    page = _page(call, [one for one in channel.messages.values() if not one.ephemeral], limit)
    return [payloads.message(call.world, one) for one in reversed(page)]


def _page(call: Call, all_of_them: list[Message], limit: int) -> list[Message]:
    before, after, around = call.number("before"), call.number("after"), call.number("around")
    if around is not None:
        older = [one for one in all_of_them if one.id < around][-(limit // 2) :]
        newer = [one for one in all_of_them if one.id >= around][: limit - limit // 2]
        return older + newer
    if after is not None:
        return [one for one in all_of_them if one.id > after][:limit]
    return [one for one in all_of_them if before is None or one.id < before][-limit:]


def _target(call: Call, *needs: Permission) -> Message:
    channel = call.world.bot_channel(call.path["channel_id"], *needs)
    return call.world.bot_message(channel, call.path["message_id"])


@route("GET", MESSAGE)
def fetch(call: Call) -> JSON:
    """Read one message."""
    return payloads.message(call.world, _target(call, Permission.READ_MESSAGE_HISTORY))


@route("PATCH", MESSAGE)
def edit(call: Call) -> JSON:
    """Change a message of the bot's own."""
    world, message = call.world, _target(call)
    if message.author is not world.bot:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    if message.channel.is_thread and message.channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    body = call.form(lambda form: rules.check(form, call.uploads, before=message))
    messages.spend_old_edit(world, message)
    return payloads.message(world, messages.edit(world, message, body, call.uploads))


@route("DELETE", MESSAGE)
def delete(call: Call) -> None:
    """Delete a message; others' only with permission."""
    world, message = call.world, _target(call)
    if message.author is not world.bot:
        if message.channel.is_dm:
            raise ApiError(403, 50003, "Cannot execute action on a DM channel")
        if Permission.MANAGE_MESSAGES not in world.permissions(world.bot, message.channel):
            raise missing_permissions()
    if message.channel.is_thread and message.channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    messages.delete(world, message)


@route("POST", f"{MESSAGES}/bulk-delete")
def bulk_delete(call: Call) -> None:
    """Delete up to a hundred messages at once."""
    world = call.world
    channel = world.bot_channel(call.path["channel_id"])
    if channel.is_dm:
        raise ApiError(403, 50003, "Cannot execute action on a DM channel")
    if Permission.MANAGE_MESSAGES not in world.permissions(world.bot, channel):
        raise missing_permissions()
    numbers = call.form().get("messages") or []
    if not 2 <= len(numbers) <= MOST_HISTORY:
        raise ApiError(400, 50016, "Provided too few or too many messages to delete.")
    found = [channel.messages[int(one)] for one in numbers if int(one) in channel.messages]
    oldest = world.clock.now() - BULK_AGE
    if any(made_at(one.id) < oldest for one in found):
        raise ApiError(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    if found:
        messages.delete(world, *found)


@route("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> None:
    """Show that the bot is typing."""
    channel = _writable(call)
    change = Change("typing", channel.guild, channel, user=call.world.bot)
    call.world.emit(change)


@route("GET", f"{MESSAGES}/pins")
def pins(call: Call) -> JSON:
    """List pinned messages, latest pin first."""
    needs = Permission.READ_MESSAGE_HISTORY
    channel = call.world.bot_channel(call.path["channel_id"], needs)
    limit = min(call.number("limit") or MOST_PINS, MOST_PINS)
    pinned = sorted(
        (one for one in channel.messages.values() if one.pinned_at is not None),
        key=lambda one: one.pinned_at or 0.0,
        reverse=True,
    )
    items = [
        {"pinned_at": iso(one.pinned_at or 0.0), "message": payloads.message(call.world, one)}
        for one in pinned[:limit]
    ]
    return {"items": items, "has_more": len(pinned) > limit}


@route("PUT", f"{MESSAGES}/pins/{{message_id}}")
def pin(call: Call) -> None:
    """Pin a message."""
    message = _target(call, Permission.PIN_MESSAGES)
    count = sum(one.pinned_at is not None for one in message.channel.messages.values())
    if message.pinned_at is None and count >= MOST_PINS:
        raise ApiError(400, 30003, "Maximum number of pins reached for the channel (50)")
    messages.pin(call.world, message, pinned=True)


@route("DELETE", f"{MESSAGES}/pins/{{message_id}}")
def unpin(call: Call) -> None:
    """Take a pin out."""
    message = _target(call, Permission.PIN_MESSAGES)
    if message.pinned_at is None:
        raise unknown("Message")
    messages.pin(call.world, message, pinned=False)
