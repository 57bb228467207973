"""Application commands: what the bot registered and what a user finds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.errors import JSON
from sandbox.model import Channel, Guild, User
from sandbox.realm import Change, Realm
from sandbox.rules.permissions import Permission

CHAT_INPUT = 1
IN_GUILD, IN_BOT_DM = 0, 1


@dataclass(eq=False)
class Command:
    """A registered command; without a guild it is global."""

    id: int
    version: int
    guild: Guild | None
    body: JSON

    @property
    def name(self) -> str:
        """The name it was registered under."""
        name: str = self.body["name"]
        return name

    @property
    def kind(self) -> int:
        """Slash command, user command or message command."""
        kind: int = self.body.get("type") or CHAT_INPUT
        return kind

    def payload(self, realm: Realm) -> JSON:
        """Write it as Discord does."""
        body = {key: value for key, value in self.body.items() if value is not None}
        body.pop("id", None)
        needed = self.body.get("default_member_permissions")
        full: JSON = body | {
            "id": str(self.id),
            "application_id": str(realm.bot.id),
            "version": str(self.version),
            "type": self.kind,
            "description": body.get("description", ""),
            "default_member_permissions": None if needed is None else str(needed),
            "nsfw": bool(body.get("nsfw")),
        }
        if self.guild:
            return full | {"guild_id": str(self.guild.id)}
        return {"contexts": None, "integration_types": [0], "dm_permission": True} | full


def registered(realm: Realm, guild: Guild | None) -> list[Command]:
    """The commands of one scope."""
    return [command for command in realm.commands.values() if command.guild is guild]


def overwrite(realm: Realm, guild: Guild | None, bodies: list[JSON]) -> list[Command]:
    """Replace all commands of one scope; same name and type keeps its id."""
    before = {(one.name, one.kind): one for one in registered(realm, guild)}
    for command in before.values():
        del realm.commands[command.id]
    made = [put(realm, guild, body, before) for body in bodies]
    realm.emit(Change("commands changed", guild))
    return made


def put(
    realm: Realm, guild: Guild | None, body: JSON, before: dict[tuple[str, int], Command]
) -> Command:
    """Register one command, in place of an earlier one of that name."""
    old = before.get((body["name"], body.get("type") or CHAT_INPUT))
    if old is not None and old.body == body:
        command = old
    else:
        number = old.id if old else realm.ids.new()
        command = Command(number, realm.ids.new(), guild, body)
    realm.commands[command.id] = command
    return command


def offered(realm: Realm, user: User, channel: Channel) -> Iterator[Command]:
    """The commands a user finds in a channel; a guild's own hide global ones of that name."""
    if channel.guild and realm.bot.id not in channel.guild.members:
        return
    own = {one.name for one in registered(realm, channel.guild)} if channel.guild else set()
    for command in realm.commands.values():
        if command.guild is not None and command.guild is not channel.guild:
            continue
        if command.guild is None and command.name in own:
            continue
        if _in_context(command, channel) and _permitted(realm, command, user, channel):
            yield command


def _in_context(command: Command, channel: Channel) -> bool:
    contexts = command.body.get("contexts")
    if contexts is None:
        return not channel.is_dm or command.body.get("dm_permission") is not False
    return (IN_BOT_DM if channel.is_dm else IN_GUILD) in contexts


def _permitted(realm: Realm, command: Command, user: User, channel: Channel) -> bool:
    needed = command.body.get("default_member_permissions")
    if channel.is_dm or needed is None:
        return True
    has = realm.permissions(user, channel)
    if int(needed) == 0:
        return Permission.ADMINISTRATOR in has
    return Permission(int(needed)) in has
