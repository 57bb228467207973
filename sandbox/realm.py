"""The state of a small Discord, and who is told when it changes. No input or output here."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from sandbox.clock import Clock, RealClock
from sandbox.errors import missing_access, missing_permissions, unknown
from sandbox.ids import Snowflakes
from sandbox.model import Attachment, Channel, ChannelKind, Guild, Member, Message, Role, User
from sandbox.rules.permissions import BOT_ROLE, EVERYONE, IN_DM, Permission, in_channel

if TYPE_CHECKING:
    from sandbox.commands import Command
    from sandbox.interactions import Interaction

log = logging.getLogger("sandbox")

ChangeKind = Literal[
    "message sent",
    "message edited",
    "message deleted",
    "messages deleted",
    "pins changed",
    "typing",
    "channel created",
    "channel changed",
    "channel deleted",
    "thread joined",
    "thread left",
    "member joined",
    "member changed",
    "member left",
    "role created",
    "role changed",
    "role deleted",
    "guild joined",
    "guild left",
    "interaction begun",
    "interaction answered",
    "interaction failed",
    "action",
    "commands changed",
    "bot connected",
    "bot lost",
]


@dataclass(frozen=True)
class Change:
    """Something that just happened, for whoever watches."""

    kind: ChangeKind
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    messages: tuple[Message, ...] = ()
    user: User | None = None
    role: Role | None = None
    interaction: Interaction | None = None
    words: str = ""


Watcher = Callable[[Change], None]


class Realm:
    """Users, guilds, channels and messages, with Discord's sense of who may see them."""

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        guild: str = "Sandbox",
        bot: str = "Bot",
        token: str | None = None,
    ) -> None:
        self.clock: Clock = clock or RealClock()
        self.ids = Snowflakes(self.clock)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.files: dict[int, Attachment] = {}
        self.stored_bytes = 0
        self.commands: dict[int, Command] = {}
        self.interactions: dict[str, Interaction] = {}
        self.recent_nonces: dict[str, tuple[float, Message]] = {}
        self.old_edits: dict[int, list[float]] = {}
        self.errors: list[str] = []
        self.base_url = "http://127.0.0.1"
        self._dms: dict[int, Channel] = {}
        self._watchers: list[Watcher] = []
        self._audiences: dict[int, frozenset[int]] = {}
        self.bot = self.add_user(bot, bot=True)
        self.token = token or f"sandbox-{secrets.token_urlsafe(12)}"
        self.guild = self.add_guild(guild)
        self.join(self.bot, self.guild)

    # -- watching ---------------------------------------------------------------------------

    def subscribe(self, watcher: Watcher) -> Callable[[], None]:
        """Call a watcher at every change; returns how to stop."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def emit(self, change: Change) -> None:
        """Tell every watcher of a change."""
        for watcher in tuple(self._watchers):
            watcher(change)

    def fault(self, text: str) -> None:
        """Note something that must make a test fail, and say it loudly."""
        self.errors.append(text)
        log.error("%s", text)

    # -- building ---------------------------------------------------------------------------

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Register a person."""
        user = User(self.ids.new(), name, bot=bot, locale=locale)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str) -> Guild:
        """Found a guild, owned by somebody who is never online."""
        owner = self.add_user(f"{name.lower().replace(' ', '-')}-owner")
        guild = Guild(self.ids.new(), name, owner.id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYONE))
        self.guilds[guild.id] = guild
        self.join(owner, guild)
        return guild

    def join(self, user: User, guild: Guild) -> Member:
        """Make a user a member; the bot comes with a role of its own."""
        member = Member(user, self.clock.now())
        guild.members[user.id] = member
        if user.bot:
            role = Role(self.ids.new(), user.name, int(BOT_ROLE), 1, managed_by=user.id)
            guild.roles[role.id] = role
            member.role_ids.add(role.id)
        self.forget_audiences()
        if user is self.bot:
            self.emit(Change("guild joined", guild=guild))
        else:
            self.emit(Change("member joined", guild=guild, user=user))
        return member

    def add_channel(
        self,
        guild: Guild,
        name: str,
        kind: ChannelKind = ChannelKind.TEXT,
        parent: Channel | None = None,
    ) -> Channel:
        """Open a channel in a guild."""
        channel = Channel(self.ids.new(), kind, name, guild, parent, position=len(guild.channels))
        guild.channels[channel.id] = channel
        self.channels[channel.id] = channel
        return channel

    def dm_with(self, user: User) -> Channel:
        """Find or open the conversation between a user and the bot."""
        channel = self._dms.get(user.id)
        if channel is None:
            channel = Channel(self.ids.new(), ChannelKind.DM, recipients=(user, self.bot))
            self._dms[user.id] = self.channels[channel.id] = channel
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [one for one in self.channels.values() if one.parent is channel]:
            self.remove_channel(thread)
        self.channels.pop(channel.id, None)
        if channel.guild:
            channel.guild.channels.pop(channel.id, None)
        for message in channel.messages.values():
            message.deleted = True
        self.emit(Change("channel deleted", guild=channel.guild, channel=channel))

    # -- who may ----------------------------------------------------------------------------

    def permissions(self, user: User, channel: Channel) -> Permission:
        """What a user may do in a channel; nothing where he is not."""
        if channel.is_dm:
            return IN_DM if user in channel.recipients else Permission(0)
        assert channel.guild is not None
        member = channel.guild.members.get(user.id)
        if member is None:
            return Permission(0)
        bits = in_channel(channel.guild, member, channel)
        hidden = channel.kind is ChannelKind.PRIVATE_THREAD
        if (
            hidden
            and user.id not in channel.thread_members
            and not bits & Permission.MANAGE_THREADS
        ):
            return Permission(0)
        return bits

    def audience(self, channel: Channel) -> frozenset[int]:
        """Everybody who sees what is posted in a channel."""
        if channel.id not in self._audiences:
            people = channel.recipients or [m.user for m in self._members(channel)]
            self._audiences[channel.id] = frozenset(
                user.id
                for user in people
                if Permission.VIEW_CHANNEL in self.permissions(user, channel)
            )
        return self._audiences[channel.id]

    def _members(self, channel: Channel) -> Iterator[Member]:
        assert channel.guild is not None
        return iter(channel.guild.members.values())

    def forget_audiences(self) -> None:
        """Work out anew who sees what, after roles, members or channels changed."""
        self._audiences.clear()

    def sees(self, user: User, message: Message) -> bool:
        """Whether a message is in front of a user's eyes."""
        if message.deleted:
            return False
        if message.reader is not None:
            return message.reader is user
        return user.id in self.audience(message.channel)

    # -- what the bot may reach --------------------------------------------------------------

    def bot_channel(self, channel_id: int | str, *needs: Permission) -> Channel:
        """Find a channel for the bot, or refuse as Discord would."""
        channel = self.channels.get(int(channel_id))
        if channel is None:
            raise unknown("Channel")
        has = self.permissions(self.bot, channel)
        if Permission.VIEW_CHANNEL not in has:
            raise missing_access()
        if any(need not in has for need in needs):
            raise missing_permissions()
        return channel

    def bot_guild(self, guild_id: int | str) -> Guild:
        """Find a guild the bot is in."""
        guild = self.guilds.get(int(guild_id))
        if guild is None or self.bot.id not in guild.members:
            raise unknown("Guild") if guild is None else missing_access()
        return guild

    def bot_message(self, channel: Channel, message_id: int | str) -> Message:
        """Find a message in a channel; ephemeral ones cannot be reached this way."""
        message = channel.messages.get(int(message_id))
        if message is None or message.deleted or message.ephemeral:
            raise unknown("Message")
        return message
