"""Guilds, members and roles."""

from __future__ import annotations

from collections.abc import Callable

from sandbox import payloads
from sandbox.errors import JSON, Violations, missing_access, missing_permissions, unknown
from sandbox.model import Guild, Member, Role
from sandbox.realm import Change
from sandbox.routes.table import Call, route
from sandbox.rules.permissions import Permission

GUILD = "/guilds/{guild_id}"
MOST_MEMBERS = 1000
LONGEST_NICK = 32
LONGEST_ROLE = 100


def _guild(call: Call) -> Guild:
    return call.world.bot_guild(call.path["guild_id"])


def _member(call: Call) -> Member:
    member = _guild(call).members.get(int(call.path["user_id"]))
    if member is None:
        known = int(call.path["user_id"]) in call.world.users
        raise unknown("Member" if known else "User")
    return member


def _role(call: Call) -> Role:
    role = _guild(call).roles.get(int(call.path["role_id"]))
    if role is None:
        raise unknown("Role")
    return role


def _need(call: Call, permission: Permission) -> None:
    if permission not in call.world.guild_permissions(call.world.bot, _guild(call)):
        raise missing_permissions()


@route("GET", GUILD)
def fetch(call: Call) -> JSON:
    """Describe a guild."""
    guild = _guild(call)
    counts = {
        "approximate_member_count": len(guild.members),
        "approximate_presence_count": len(guild.members),
    }
    wanted = call.query.get("with_counts", "").lower() in ("1", "true")
    return payloads.guild(call.world, guild) | (counts if wanted else {})


@route("GET", f"{GUILD}/channels")
def channels(call: Call) -> list[JSON]:
    """List channels, without threads."""
    found = _guild(call).channels.values()
    return [payloads.channel(call.world, one) for one in found if not one.is_thread]


@route("GET", f"{GUILD}/members/{{user_id}}")
def member(call: Call) -> JSON:
    """Describe a member."""
    return payloads.member(_member(call))


def _limit(call: Call) -> int:
    given = call.number("limit")
    limit = 1 if given is None else given
    wrong = Violations()
    wrong.whole("limit", limit, 1, MOST_MEMBERS)
    wrong.settle()
    return limit


def _name(key: str, longest: int) -> Callable[[JSON], None]:
    def check(body: JSON) -> None:
        wrong = Violations()
        if body.get(key) is not None:
            wrong.length(key, body[key], 0, longest)
        wrong.settle()

    return check


@route("GET", f"{GUILD}/members")
def members(call: Call) -> list[JSON]:
    """List members by rising id; a list of everybody is for privileged bots."""
    after, limit = call.number("after") or 0, _limit(call)
    if not call.world.privileged_intents:
        raise missing_access()
    found = sorted(_guild(call).members.values(), key=lambda one: one.user.id)
    return [payloads.member(one) for one in found if one.user.id > after][:limit]


@route("GET", f"{GUILD}/members/search")
def search_members(call: Call) -> list[JSON]:
    """Find members whose name begins so."""
    query, limit = call.query.get("query", "").lower(), _limit(call)
    found = _guild(call).members.values()
    begins = [one for one in found if (one.nick or one.user.name).lower().startswith(query)]
    return [payloads.member(one) for one in begins[:limit]]


@route("PATCH", f"{GUILD}/members/@me")
def rename_self(call: Call) -> JSON:
    """Change the bot's nickname."""
    _need(call, Permission.CHANGE_NICKNAME)
    guild = _guild(call)
    me = guild.members[call.world.bot.id]
    me.nick = call.form(_name("nick", LONGEST_NICK)).get("nick") or None
    call.world.emit(Change("member changed", guild, user=me.user))
    return payloads.member(me)


@route("GET", f"{GUILD}/roles")
def roles(call: Call) -> list[JSON]:
    """List roles."""
    return [payloads.role(one) for one in _guild(call).roles.values()]


@route("GET", f"{GUILD}/roles/{{role_id}}")
def role(call: Call) -> JSON:
    """Describe a role."""
    return payloads.role(_role(call))


@route("POST", f"{GUILD}/roles")
def create_role(call: Call) -> JSON:
    """Make a role."""
    _need(call, Permission.MANAGE_ROLES)
    guild, body = _guild(call), call.form(_name("name", LONGEST_ROLE))
    bits = int(body.get("permissions") or 0)
    made = Role(call.world.ids.new(), body.get("name") or "new role", bits, len(guild.roles))
    guild.roles[made.id] = made
    call.world.emit(Change("role created", guild, role=made))
    return payloads.role(made)


@route("PATCH", f"{GUILD}/roles/{{role_id}}")
def change_role(call: Call) -> JSON:
    """Rename a role or change what it gives."""
    _need(call, Permission.MANAGE_ROLES)
    one, body = _role(call), call.form(_name("name", LONGEST_ROLE))
    one.name = body.get("name") or one.name
    if body.get("permissions") is not None:
        one.permissions = int(body["permissions"])
    call.world.forget_audiences()
    call.world.emit(Change("role changed", _guild(call), role=one))
    return payloads.role(one)


@route("DELETE", f"{GUILD}/roles/{{role_id}}")
def delete_role(call: Call) -> None:
    """Delete a role and take it from everybody."""
    _need(call, Permission.MANAGE_ROLES)
    one, guild = _role(call), _guild(call)
    del guild.roles[one.id]
    for holder in guild.members.values():
        holder.role_ids.discard(one.id)
    call.world.forget_audiences()
    call.world.emit(Change("role deleted", guild, role=one))


@route("PUT", f"{GUILD}/members/{{user_id}}/roles/{{role_id}}")
def give_role(call: Call) -> None:
    """Give a member a role."""
    _need(call, Permission.MANAGE_ROLES)
    _member(call).role_ids.add(_role(call).id)
    _roles_changed(call)


@route("DELETE", f"{GUILD}/members/{{user_id}}/roles/{{role_id}}")
def take_role(call: Call) -> None:
    """Take a role from a member."""
    _need(call, Permission.MANAGE_ROLES)
    _member(call).role_ids.discard(_role(call).id)
    _roles_changed(call)


def _roles_changed(call: Call) -> None:
    call.world.forget_audiences()
    call.world.emit(Change("member changed", _guild(call), user=_member(call).user))
