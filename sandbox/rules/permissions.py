"""Who may do what where."""

from __future__ import annotations

from enum import IntFlag

from sandbox.model import Channel, Guild, Member


class Permission(IntFlag):
    """Discord's permission bits, as far as the sandbox judges them."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51

    @classmethod
    def everything(cls) -> Permission:
        """Every bit there is."""
        return cls((1 << 53) - 1)


P = Permission
EVERYONE = (
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
BOT_ROLE = EVERYONE | P.MANAGE_MESSAGES | P.MANAGE_THREADS | P.PIN_MESSAGES
IN_DM = EVERYONE & ~(P.CREATE_PUBLIC_THREADS | P.CREATE_PRIVATE_THREADS) | P.PIN_MESSAGES


def named(name: str) -> Permission:
    """Find a permission by the name Discord's documentation gives it."""
    try:
        return Permission[name.upper()]
    except KeyError:
        known = ", ".join(member.name or "" for member in Permission)
        raise ValueError(f"no permission {name!r}; there are: {known}") from None


def in_guild(guild: Guild, member: Member) -> Permission:
    """What a member's roles give him, before any channel has its say."""
    if member.user.id == guild.owner_id:
        return Permission.everything()
    bits = Permission(guild.roles[guild.id].permissions)
    for role_id in member.role_ids:
        bits |= Permission(guild.roles[role_id].permissions)
    return Permission.everything() if Permission.ADMINISTRATOR in bits else bits


def in_channel(guild: Guild, member: Member, channel: Channel) -> Permission:
    """What a member may do in a channel; threads follow their parent."""
    bits = in_guild(guild, member)
    if Permission.ADMINISTRATOR in bits:
        return bits
    place = channel.parent if channel.is_thread and channel.parent else channel
    for target in (guild.id, None, member.user.id):
        targets = member.role_ids if target is None else {target}
        found = [place.overwrites[one] for one in targets if one in place.overwrites]
        for overwrite in found:
            bits &= ~Permission(overwrite.deny)
        for overwrite in found:
            bits |= Permission(overwrite.allow)
    # Who cannot see a channel can do nothing in it, whatever else was granted.
    return bits if Permission.VIEW_CHANNEL in bits else Permission(0)


def sending(channel: Channel) -> Permission:
    """The permission that posting in this channel takes."""
    return P.SEND_MESSAGES_IN_THREADS if channel.is_thread else P.SEND_MESSAGES
