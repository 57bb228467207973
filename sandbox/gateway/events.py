"""Changes of the world as gateway events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandbox import interactions, payloads
from sandbox.errors import JSON
from sandbox.gateway.intents import NO_INTENT, Intent
from sandbox.ids import iso
from sandbox.model import Channel, ChannelKind, Guild, Message
from sandbox.realm import Change, Realm
from sandbox.rules.permissions import Permission


@dataclass(frozen=True)
class Event:
    """A dispatch before it gets a sequence number."""

    name: str
    data: JSON
    intent: Intent = NO_INTENT
    message: Message | None = None


def events(realm: Realm, change: Change) -> list[Event]:
    """Write what the bot is told of a change; nothing of what it may not see."""
    guild = change.guild
    if guild is not None and realm.bot.id not in guild.members and change.kind != "guild left":
        return []
    write = _WRITERS.get(change.kind)
    return write(realm, change) if write else []


def _message_intent(channel: Channel) -> Intent:
    return Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILD_MESSAGES


def _hidden(realm: Realm, change: Change) -> bool:
    assert change.channel is not None
    secret = change.message is not None and change.message.ephemeral
    view = Permission.VIEW_CHANNEL in realm.permissions(realm.bot, change.channel)
    return secret or not view


def _place(channel: Channel) -> JSON:
    place: JSON = {"channel_id": str(channel.id)}
    return place | {"guild_id": str(channel.guild.id)} if channel.guild else place


def _message(name: str) -> Callable[[Realm, Change], list[Event]]:
    def write(realm: Realm, change: Change) -> list[Event]:
        one, channel = change.message, change.channel
        assert one is not None and channel is not None
        if _hidden(realm, change):
            return []
        data = payloads.message(realm, one) | _place(channel)
        if channel.guild and one.author.id in channel.guild.members and not one.by_webhook:
            data["member"] = payloads.member_alone(channel.guild.members[one.author.id])
        return [Event(name, data, _message_intent(channel), one)]

    return write


def _deleted(realm: Realm, change: Change) -> list[Event]:
    channel = change.channel
    assert channel is not None
    if _hidden(realm, change):
        return []
    if change.message is not None:
        data: JSON = {"id": str(change.message.id), **_place(channel)}
        return [Event("MESSAGE_DELETE", data, _message_intent(channel))]
    data = {"ids": [str(one.id) for one in change.messages], **_place(channel)}
    return [Event("MESSAGE_DELETE_BULK", data, _message_intent(channel))]


def _pins(realm: Realm, change: Change) -> list[Event]:
    channel, one = change.channel, change.message
    assert channel is not None and one is not None
    stamp = iso(channel.last_pin_at) if channel.last_pin_at else None
    intent = Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILDS
    data = _place(channel) | {"last_pin_timestamp": stamp}
    pins = Event("CHANNEL_PINS_UPDATE", data, intent)
    return [pins, *_message("MESSAGE_UPDATE")(realm, change)]


def _typing(realm: Realm, change: Change) -> list[Event]:
    channel, who = change.channel, change.user
    assert channel is not None and who is not None
    data = _place(channel) | {"user_id": str(who.id), "timestamp": int(realm.clock.now())}
    if channel.guild is None:
        return [Event("TYPING_START", data, Intent.DIRECT_MESSAGE_TYPING)]
    data["member"] = payloads.member(channel.guild.members[who.id])
    return [Event("TYPING_START", data, Intent.GUILD_MESSAGE_TYPING)]


def _channel(verb: str) -> Callable[[Realm, Change], list[Event]]:
    def write(realm: Realm, change: Change) -> list[Event]:
        channel = change.channel
        assert channel is not None
        private = channel.kind is ChannelKind.PRIVATE_THREAD
        if channel.is_dm or (private and _hidden(realm, change)):
            return []
        data = payloads.channel(realm, channel)
        if not channel.is_thread:
            return [Event(f"CHANNEL_{verb}", data, Intent.GUILDS)]
        if verb == "CREATE":
            data["newly_created"] = True
        return [Event(f"THREAD_{verb}", data, Intent.GUILDS)]

    return write


def _thread_members(realm: Realm, change: Change) -> list[Event]:
    thread, who = change.channel, change.user
    assert thread is not None and thread.guild is not None and who is not None
    data: JSON = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.thread_members),
    }
    if change.kind == "thread left":
        data["removed_member_ids"] = [str(who.id)]
    else:
        row = payloads.thread_member(thread, who)
        member = payloads.member(thread.guild.members[who.id])
        data["added_members"] = [row | {"member": member, "presence": None}]
    intent = Intent.GUILDS if who is realm.bot else Intent.GUILD_MEMBERS
    return [Event("THREAD_MEMBERS_UPDATE", data, intent)]


def _member(realm: Realm, change: Change) -> list[Event]:
    guild, who = change.guild, change.user
    assert guild is not None and who is not None
    number = {"guild_id": str(guild.id)}
    if change.kind == "member left":
        data = number | {"user": payloads.user(who)}
        return [Event("GUILD_MEMBER_REMOVE", data, Intent.GUILD_MEMBERS)]
    name = "GUILD_MEMBER_ADD" if change.kind == "member joined" else "GUILD_MEMBER_UPDATE"
    # The bot hears of changes to itself without the privileged intent.
    intent = NO_INTENT if who is realm.bot else Intent.GUILD_MEMBERS
    return [Event(name, payloads.member(guild.members[who.id]) | number, intent)]


def _role(realm: Realm, change: Change) -> list[Event]:
    assert change.guild is not None and change.role is not None
    number = {"guild_id": str(change.guild.id)}
    if change.kind == "role deleted":
        gone: JSON = number | {"role_id": str(change.role.id)}
        return [Event("GUILD_ROLE_DELETE", gone, Intent.GUILDS)]
    name = "GUILD_ROLE_CREATE" if change.kind == "role created" else "GUILD_ROLE_UPDATE"
    data: JSON = {"role": payloads.role(change.role), **number}
    return [Event(name, data, Intent.GUILDS)]


def _guild_left(realm: Realm, change: Change) -> list[Event]:
    assert change.guild is not None
    return [Event("GUILD_DELETE", {"id": str(change.guild.id)}, Intent.GUILDS)]


def _guild_joined(realm: Realm, change: Change) -> list[Event]:
    assert change.guild is not None
    data = guild_create(realm, change.guild, NO_INTENT)
    # Its absence tells a bot that it was invited, not that a guild came back.
    del data["unavailable"]
    return [Event("GUILD_CREATE", data, Intent.GUILDS)]


def _interaction(realm: Realm, change: Change) -> list[Event]:
    assert change.interaction is not None
    data = interactions.payload(realm, change.interaction)
    return [Event("INTERACTION_CREATE", data)]


def guild_create(realm: Realm, guild: Guild, intents: int) -> JSON:
    """Write a whole guild for a session that enters it."""
    everybody = bool(intents & Intent.GUILD_MEMBERS)
    shown = [m for m in guild.members.values() if everybody or m.user is realm.bot]
    threads = [one for one in realm.channels.values() if one.is_thread and one.guild is guild]
    return payloads.guild(realm, guild) | {
        "joined_at": iso(guild.members[realm.bot.id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [payloads.member(member) for member in shown],
        "channels": [
            payloads.channel(realm, one) for one in guild.channels.values() if not one.is_thread
        ],
        "threads": [
            payloads.channel(realm, one)
            for one in threads
            if not one.archived and Permission.VIEW_CHANNEL in realm.permissions(realm.bot, one)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


_WRITERS: dict[str, Callable[[Realm, Change], list[Event]]] = {
    "message sent": _message("MESSAGE_CREATE"),
    "message edited": _message("MESSAGE_UPDATE"),
    "message deleted": _deleted,
    "messages deleted": _deleted,
    "pins changed": _pins,
    "typing": _typing,
    "channel created": _channel("CREATE"),
    "channel changed": _channel("UPDATE"),
    "channel deleted": _channel("DELETE"),
    "thread joined": _thread_members,
    "thread left": _thread_members,
    "member joined": _member,
    "member changed": _member,
    "member left": _member,
    "role created": _role,
    "role changed": _role,
    "role deleted": _role,
    "guild joined": _guild_joined,
    "guild left": _guild_left,
    "interaction begun": _interaction,
}
