"""A whole sandbox world: the realm, its people, and levers to change it while a bot plays."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict, Unpack

from sandbox import messages, payloads, spec
from sandbox.clock import Clock
from sandbox.commands import registered
from sandbox.errors import SandboxError
from sandbox.faults import Faults
from sandbox.gateway.sessions import Sessions
from sandbox.model import Channel, ChannelKind, Guild, Message, Overwrite, Role, User
from sandbox.people.actor import Actor
from sandbox.people.journal import Journal
from sandbox.people.waiting import until
from sandbox.ratelimit import Mode, RateLimits
from sandbox.realm import Change, Realm
from sandbox.rules.permissions import Permission, in_guild, named
from sandbox.tokens import looks_real


class Settings(TypedDict, total=False):
    """How a world may differ from the usual one."""

    guild: str
    bot: str
    clock: Clock
    spec: str | Path | None
    rate_limits: Mode
    privileged_intents: bool
    token: str
    seed: int


class World(Realm):
    """Everything about one Discord on loopback that needs no network."""

    def __init__(self, **settings: Unpack[Settings]) -> None:
        token = settings.get("token")
        if token is not None and looks_real(token):
            raise ValueError("this looks like a real token: the sandbox will not take it")
        super().__init__(
            clock=settings.get("clock"),
            guild=settings.get("guild", "Sandbox"),
            bot=settings.get("bot", "Bot"),
            token=token,
        )
        self.faults = Faults(settings.get("seed", 0))
        described = settings.get("spec")
        self.spec = spec.read(described) if described else None
        self.limits = RateLimits(self.clock, settings.get("rate_limits", "generous"))
        self.privileged_intents = settings.get("privileged_intents", False)
        self.sessions = Sessions(self, self.faults)
        if self.spec is not None:
            self.subscribe(self._check_message)
        self.journal = Journal(self)
        self.api_base = ""
        self.gateway = ""
        self._actors: dict[str, Actor] = {}

    # -- people and places -------------------------------------------------------------------

    def user(self, name: str, *, locale: str | None = None, member: bool = True) -> Actor:
        """Find or invite somebody; new people join the guild unless told otherwise."""
        actor = self._actors.get(name)
        if actor is None:
            account = self.add_user(name, locale=locale or "en-US")
            actor = self._actors[name] = Actor(self, account)
            if member:
                self.join(account, self.guild)
        elif locale is not None:
            actor.account.locale = locale
        return actor

    def channel(self, name: str) -> Channel:
        """Find or open a text channel of the main guild."""
        for channel in self.guild.channels.values():
            if channel.name == name:
                return channel
        channel = self.add_channel(self.guild, name)
        self.emit(Change("channel created", self.guild, channel))
        return channel

    def transcript(self, viewer: Actor | User | str) -> str:
        """Everything that was put in front of somebody, in order."""
        if isinstance(viewer, str):
            viewer = self._actors[viewer]
        account = viewer.account if isinstance(viewer, Actor) else viewer
        return self.journal.transcript(account)

    @property
    def actors(self) -> list[Actor]:
        """Everybody who was invited by name."""
        return list(self._actors.values())

    async def bot_connected(self, *commands: str, seconds: float = 20.0) -> None:
        """Wait until a bot is connected and has registered the commands named."""

        def there() -> bool | None:
            names = {one.name for one in self.commands.values()}
            return True if self.sessions.connected and names.issuperset(commands) else None

        await until(self, there, seconds)

    # -- direct messages ---------------------------------------------------------------------

    def close_dms(self, user: Actor | User) -> None:
        """Let a user refuse direct messages from the bot."""
        _account(user).dms_open = False

    def open_dms(self, user: Actor | User) -> None:
        """Let a user take direct messages again."""
        _account(user).dms_open = True

    def reachable_by_dm(self, channel: Channel) -> bool:
        """Whether the bot may write into this conversation."""
        other = next(who for who in channel.recipients if who is not self.bot)
        shared = any(
            self.bot.id in guild.members and other.id in guild.members
            for guild in self.guilds.values()
        )
        return other.dms_open and shared

    # -- permissions -------------------------------------------------------------------------

    def deny(self, channel: Channel, permission: str, user: Actor | User | None = None) -> None:
        """Deny something in a channel, to the bot unless told otherwise."""
        overwrite = self._overwrite(channel, user)
        overwrite.deny |= named(permission)
        overwrite.allow &= ~named(permission)
        self._permissions_changed(channel)

    def allow(self, channel: Channel, permission: str, user: Actor | User | None = None) -> None:
        """Allow something in a channel, to the bot unless told otherwise."""
        overwrite = self._overwrite(channel, user)
        overwrite.allow |= named(permission)
        overwrite.deny &= ~named(permission)
        self._permissions_changed(channel)

    def _overwrite(self, channel: Channel, user: Actor | User | None) -> Overwrite:
        if channel.guild is None or channel.is_thread:
            raise ValueError(f"{channel} has no permissions of its own")
        number = _account(user).id if user is not None else self.bot.id
        return channel.overwrites.setdefault(number, Overwrite(number, is_member=True))

    def _permissions_changed(self, channel: Channel) -> None:
        self.forget_audiences()
        self.emit(Change("channel changed", channel.guild, channel))

    def guild_permissions(self, user: User, guild: Guild) -> Permission:
        """What a member may do in a guild as a whole."""
        return in_guild(guild, guild.members[user.id])

    def give(self, user: Actor | User, *permissions: str) -> Role:
        """Give somebody a role with certain permissions; the bot if it is passed."""
        bits = 0
        for permission in permissions:
            bits |= named(permission)
        role = Role(self.ids.new(), "+".join(permissions).lower(), bits, len(self.guild.roles))
        self.guild.roles[role.id] = role
        self.emit(Change("role created", self.guild, role=role))
        member = self.guild.members[_account(user).id]
        member.role_ids.add(role.id)
        self.forget_audiences()
        self.emit(Change("member changed", self.guild, user=member.user))
        return role

    # -- channels, threads, messages ---------------------------------------------------------

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel under the bot's feet."""
        self.remove_channel(channel)

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator would."""
        messages.delete(self, message)

    def start_thread(
        self,
        parent: Channel,
        name: str,
        kind: ChannelKind = ChannelKind.PUBLIC_THREAD,
        *,
        owner: User | None = None,
        number: int | None = None,
    ) -> Channel:
        """Begin a thread; a thread under a message shares the message's id."""
        assert parent.guild is not None
        thread = Channel(number or self.ids.new(), kind, name, parent.guild, parent)
        thread.owner_id = (owner or self.bot).id
        thread.thread_members[thread.owner_id] = self.clock.now()
        self.channels[thread.id] = thread
        parent.guild.channels[thread.id] = thread
        return thread

    def thread(self, name: str, parent: Channel, owner: Actor | User | None = None) -> Channel:
        """Begin a public thread and tell the bot."""
        account = _account(owner) if owner is not None else None
        thread = self.start_thread(parent, name, owner=account)
        self.emit(Change("channel created", thread.guild, thread))
        return thread

    def archive_thread(
        self, thread: Channel, *, archived: bool = True, locked: bool = False
    ) -> None:
        """Archive a thread, or bring it back."""
        thread.archived, thread.locked = archived, locked
        thread.archived_at = self.clock.now()
        self.emit(Change("channel changed", thread.guild, thread))

    def enter_thread(self, thread: Channel, who: User) -> None:
        """Put somebody into a thread."""
        thread.thread_members.setdefault(who.id, self.clock.now())
        self.forget_audiences()
        self.emit(Change("thread joined", thread.guild, thread, user=who))

    def leave_thread(self, thread: Channel, who: User) -> None:
        """Take somebody out of a thread."""
        thread.thread_members.pop(who.id, None)
        self.forget_audiences()
        self.emit(Change("thread left", thread.guild, thread, user=who))

    # -- membership --------------------------------------------------------------------------

    def kick_bot(self, guild: Guild | None = None) -> None:
        """Remove the bot from a guild."""
        place = guild or self.guild
        member = place.members.pop(self.bot.id)
        for number in member.role_ids:
            if place.roles[number].managed_by == self.bot.id:
                del place.roles[number]
        for command in registered(self, place):
            del self.commands[command.id]
        self.forget_audiences()
        self.emit(Change("guild left", place))

    def invite_bot(self, guild: Guild | None = None) -> None:
        """Bring the bot into a guild."""
        self.join(self.bot, guild or self.guild)

    def kick(self, user: Actor | User, guild: Guild | None = None) -> None:
        """Remove a person from a guild."""
        place, account = guild or self.guild, _account(user)
        place.members.pop(account.id)
        self.forget_audiences()
        self.emit(Change("member left", place, user=account))

    # -- what must not pass unseen -----------------------------------------------------------

    def _check_message(self, change: Change) -> None:
        """Hold messages inside events against Discord's description: bots swallow bad ones."""
        source = change.interaction.message if change.interaction else change.message
        if self.spec is None or source is None or source.deleted:
            return
        complaint = self.spec.message(payloads.message(self, source))
        if complaint:
            self.fault(f"{change.kind} with a message Discord would not write: {complaint}")

    def take_errors(self) -> list[str]:
        """Hand over the faults so far, so that they no longer fail the test."""
        taken, self.errors = self.errors, []
        return taken

    def raise_errors(self) -> None:
        """Fail if anything happened that must not pass unseen."""
        if self.errors:
            raise SandboxError("\n".join(self.take_errors()))


def _account(user: Actor | User) -> User:
    return user.account if isinstance(user, Actor) else user
