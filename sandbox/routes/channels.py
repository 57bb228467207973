"""Channels and threads."""

from __future__ import annotations

from sandbox import payloads
from sandbox.errors import JSON, ApiError, Violations, missing_permissions, unknown
from sandbox.model import THREADS, Channel, ChannelKind, Overwrite
from sandbox.realm import Change
from sandbox.routes.table import Call, Status, route
from sandbox.rules.permissions import Permission

CHANNEL = "/channels/{channel_id}"
ARCHIVE_CHOICES = (60, 1440, 4320, 10080)


def _name(body: JSON) -> None:
    wrong = Violations()
    if body.get("name") is not None:
        wrong.length("name", body["name"], 1, 100)
    if body.get("topic") is not None:
        wrong.length("topic", body["topic"], 0, 1024)
    if body.get("auto_archive_duration") is not None:
        wrong.choice("auto_archive_duration", body["auto_archive_duration"], ARCHIVE_CHOICES)
    wrong.settle()


def _named(body: JSON) -> None:
    wrong = Violations()
    wrong.length("name", body.get("name"), 1, 100)
    wrong.settle()
    _name(body)


@route("GET", CHANNEL)
def fetch(call: Call) -> JSON:
    """Describe a channel."""
    return payloads.channel(call.world, call.world.bot_channel(call.path["channel_id"]))


@route("POST", "/guilds/{guild_id}/channels")
def create(call: Call) -> Status:
    """Open a channel."""
    world = call.world
    guild = world.bot_guild(call.path["guild_id"])
    body = call.form(_named)
    if Permission.MANAGE_CHANNELS not in world.guild_permissions(world.bot, guild):
        raise missing_permissions()
    kind = ChannelKind(body.get("type") or 0)
    parent = guild.channels.get(int(body.get("parent_id") or 0))
    channel = world.add_channel(guild, body["name"], kind, parent)
    channel.topic = body.get("topic")
    for row in body.get("permission_overwrites") or []:
        _overwrite(channel, int(row["id"]), row)
    world.emit(Change("channel created", guild, channel))
    return Status(201, payloads.channel(world, channel))


@route("PATCH", CHANNEL)
def change(call: Call) -> JSON:
    """Rename, move, archive or lock."""
    world = call.world
    channel = world.bot_channel(call.path["channel_id"])
    body = call.form(_name)
    if channel.is_dm:
        raise ApiError(403, 50003, "Cannot execute action on a DM channel")
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    own = channel.is_thread and channel.owner_id == world.bot.id and "locked" not in body
    if not own and needed not in world.permissions(world.bot, channel):
        raise missing_permissions()
    if channel.archived and body.get("archived") is not False:
        raise ApiError(400, 50083, "Thread is archived")
    for key, field in _FIELDS.items():
        if key in body:
            setattr(channel, field, body[key])
    if "archived" in body:
        channel.archived_at = world.clock.now()
    if "permission_overwrites" in body:
        channel.overwrites.clear()
        for row in body["permission_overwrites"] or []:
            _overwrite(channel, int(row["id"]), row)
        world.forget_audiences()
    world.emit(Change("channel changed", channel.guild, channel))
    return payloads.channel(world, channel)


_FIELDS = {
    "name": "name",
    "topic": "topic",
    "nsfw": "nsfw",
    "position": "position",
    "rate_limit_per_user": "slowmode",
    "archived": "archived",
    "locked": "locked",
    "invitable": "invitable",
    "auto_archive_duration": "archive_after",
}


@route("DELETE", CHANNEL)
def delete(call: Call) -> JSON:
    """Delete a channel; a DM is merely closed."""
    world = call.world
    channel = world.bot_channel(call.path["channel_id"])
    written = payloads.channel(world, channel)
    if channel.is_dm:
        return written
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    if needed not in world.permissions(world.bot, channel):
        raise missing_permissions()
    world.remove_channel(channel)
    return written


@route("PUT", f"{CHANNEL}/permissions/{{overwrite_id}}")
def set_overwrite(call: Call) -> None:
    """Allow or deny something to a role or member."""
    world = call.world
    channel = world.bot_channel(call.path["channel_id"], Permission.MANAGE_ROLES)
    _overwrite(channel, int(call.path["overwrite_id"]), call.form())
    world.forget_audiences()
    world.emit(Change("channel changed", channel.guild, channel))


@route("DELETE", f"{CHANNEL}/permissions/{{overwrite_id}}")
def drop_overwrite(call: Call) -> None:
    """Take an overwrite back."""
    world = call.world
    channel = world.bot_channel(call.path["channel_id"], Permission.MANAGE_ROLES)
    if channel.overwrites.pop(int(call.path["overwrite_id"]), None) is None:
        raise unknown("Overwrite")
    world.forget_audiences()
    world.emit(Change("channel changed", channel.guild, channel))


def _overwrite(channel: Channel, number: int, row: JSON) -> None:
    allow, deny = int(row.get("allow") or 0), int(row.get("deny") or 0)
    channel.overwrites[number] = Overwrite(number, row.get("type") == 1, allow, deny)


# -- threads ------------------------------------------------------------------------------------


@route("POST", f"{CHANNEL}/threads")
def create_thread(call: Call) -> Status:
    """Start a thread without a message."""
    body = call.form(_named)
    kind = ChannelKind(body.get("type") or ChannelKind.PRIVATE_THREAD)
    if kind not in THREADS:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    public = kind is ChannelKind.PUBLIC_THREAD
    need = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
    parent = call.world.bot_channel(call.path["channel_id"], need)
    if parent.kind is not ChannelKind.TEXT:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    thread = call.world.start_thread(parent, body["name"], kind)
    return _started(call, thread, body)


@route("POST", f"{CHANNEL}/messages/{{message_id}}/threads")
def thread_from_message(call: Call) -> Status:
    """Start a thread under a message."""
    body = call.form(_named)
    need = Permission.CREATE_PUBLIC_THREADS
    parent = call.world.bot_channel(call.path["channel_id"], need)
    message = call.world.bot_message(parent, call.path["message_id"])
    if message.thread is not None:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    thread = call.world.start_thread(parent, body["name"], number=message.id)
    message.thread = thread
    return _started(call, thread, body)


def _started(call: Call, thread: Channel, body: JSON) -> Status:
    thread.archive_after = body.get("auto_archive_duration") or thread.archive_after
    thread.invitable = body.get("invitable", True)
    thread.slowmode = body.get("rate_limit_per_user") or 0
    call.world.emit(Change("channel created", thread.guild, thread))
    return Status(201, payloads.channel(call.world, thread))


def _thread(call: Call) -> Channel:
    channel = call.world.bot_channel(call.path["channel_id"])
    if not channel.is_thread:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    return channel


@route("GET", f"{CHANNEL}/thread-members")
def thread_members(call: Call) -> list[JSON]:
    """List who is in a thread."""
    thread, world = _thread(call), call.world
    return [payloads.thread_member(thread, world.users[one]) for one in thread.thread_members]


@route("PUT", f"{CHANNEL}/thread-members/{{user_id}}")
@route("PUT", f"{CHANNEL}/thread-members/@me")
def join_thread(call: Call) -> None:
    """Add somebody to a thread."""
    thread, world = _thread(call), call.world
    number = int(call.path.get("user_id", world.bot.id))
    assert thread.guild is not None
    if number not in thread.guild.members:
        raise unknown("Member")
    if thread.archived:
        raise ApiError(400, 50083, "Thread is archived")
    world.enter_thread(thread, world.users[number])


@route("DELETE", f"{CHANNEL}/thread-members/{{user_id}}")
@route("DELETE", f"{CHANNEL}/thread-members/@me")
def leave_thread(call: Call) -> None:
    """Take somebody out of a thread."""
    thread, world = _thread(call), call.world
    number = int(call.path.get("user_id", world.bot.id))
    if number not in thread.thread_members:
        raise unknown("Member")
    world.leave_thread(thread, world.users[number])


@route("GET", "/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> JSON:
    """List threads that are not archived."""
    world, guild = call.world, call.world.bot_guild(call.path["guild_id"])
    found = [one for one in world.channels.values() if one.is_thread and one.guild is guild]
    shown = [
        one
        for one in found
        if not one.archived and Permission.VIEW_CHANNEL in world.permissions(world.bot, one)
    ]
    inside = [
        payloads.thread_member(o, world.bot) for o in shown if world.bot.id in o.thread_members
    ]
    threads = [payloads.channel(world, one) for one in shown]
    return {"threads": threads, "members": inside, "has_more": False}


@route("GET", f"{CHANNEL}/threads/archived/public")
def archived_threads(call: Call) -> JSON:
    """List a channel's archived public threads, latest first."""
    world = call.world
    parent = world.bot_channel(call.path["channel_id"], Permission.READ_MESSAGE_HISTORY)
    shown = [
        one
        for one in world.channels.values()
        if one.parent is parent and one.archived and one.kind is ChannelKind.PUBLIC_THREAD
    ]
    shown.sort(key=lambda one: one.archived_at, reverse=True)
    inside = [
        payloads.thread_member(o, world.bot) for o in shown if world.bot.id in o.thread_members
    ]
    threads = [payloads.channel(world, one) for one in shown]
    return {"threads": threads, "members": inside, "has_more": False}
