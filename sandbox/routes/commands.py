"""Registering application commands."""

from __future__ import annotations

from sandbox import commands
from sandbox.commands import Command
from sandbox.errors import JSON, Violations, unknown
from sandbox.model import Guild
from sandbox.realm import Change
from sandbox.routes.table import Call, Status, route
from sandbox.rules import commands as rules

GLOBAL = "/applications/{application_id}/commands"
IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _scope(call: Call) -> Guild | None:
    if int(call.path["application_id"]) != call.world.bot.id:
        raise unknown("Application")
    return call.world.bot_guild(call.path["guild_id"]) if "guild_id" in call.path else None


def _command(call: Call) -> Command:
    command = call.world.commands.get(int(call.path["command_id"]))
    if command is None or command.guild is not _scope(call):
        raise unknown("application command")
    return command


@route("GET", GLOBAL)
@route("GET", IN_GUILD)
def listing(call: Call) -> list[JSON]:
    """List the commands of one scope."""
    return [one.payload(call.world) for one in commands.registered(call.world, _scope(call))]


@route("PUT", GLOBAL)
@route("PUT", IN_GUILD)
def overwrite(call: Call) -> list[JSON]:
    """Replace every command of one scope."""
    scope, bodies = _scope(call), call.rows(rules.check_all)
    return [one.payload(call.world) for one in commands.overwrite(call.world, scope, bodies)]


@route("POST", GLOBAL)
@route("POST", IN_GUILD)
def create(call: Call) -> Status:
    """Register one command, in place of one of the same name."""
    scope = _scope(call)
    body = call.form(_one)
    before = {(one.name, one.kind): one for one in commands.registered(call.world, scope)}
    others = [
        one.body for key, one in before.items() if key != (body["name"], body.get("type") or 1)
    ]
    rules.check_all([*others, body])
    made = commands.put(call.world, scope, body, before)
    call.world.emit(Change("commands changed", scope))
    known = any(one.id == made.id for one in before.values())
    return Status(200 if known else 201, made.payload(call.world))


@route("GET", f"{GLOBAL}/{{command_id}}")
@route("GET", f"{IN_GUILD}/{{command_id}}")
def fetch(call: Call) -> JSON:
    """Describe one command."""
    return _command(call).payload(call.world)


@route("PATCH", f"{GLOBAL}/{{command_id}}")
@route("PATCH", f"{IN_GUILD}/{{command_id}}")
def edit(call: Call) -> JSON:
    """Change parts of one command."""
    command = _command(call)
    body = call.form(lambda form: _one(command.body | form))
    command.body = command.body | body
    command.version = call.world.ids.new()
    call.world.emit(Change("commands changed", command.guild))
    return command.payload(call.world)


@route("DELETE", f"{GLOBAL}/{{command_id}}")
@route("DELETE", f"{IN_GUILD}/{{command_id}}")
def delete(call: Call) -> None:
    """Take one command back."""
    command = _command(call)
    del call.world.commands[command.id]
    call.world.emit(Change("commands changed", command.guild))


def _one(body: JSON) -> None:
    wrong = Violations()
    rules.check("", body, wrong)
    wrong.settle()
