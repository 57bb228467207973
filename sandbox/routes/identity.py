"""Who the bot is, and where the gateway is."""

from __future__ import annotations

from sandbox import payloads
from sandbox.errors import JSON, unknown
from sandbox.model import ChannelKind
from sandbox.routes.table import Call, route
from sandbox.rules.permissions import in_guild


@route("GET", "/users/@me")
def me(call: Call) -> JSON:
    """Tell the bot who it is."""
    return payloads.own_user(call.world.bot)


@route("GET", "/users/{user_id}")
def user(call: Call) -> JSON:
    """Look somebody up."""
    found = call.world.users.get(int(call.path["user_id"]))
    if found is None:
        raise unknown("User")
    return payloads.user(found)


@route("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> list[JSON]:
    """List the guilds the bot is in."""
    world = call.world
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(in_guild(guild, guild.members[world.bot.id]))),
            "features": [],
        }
        for guild in world.guilds.values()
        if world.bot.id in guild.members
    ]


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave(call: Call) -> None:
    """Leave a guild."""
    call.world.kick_bot(call.world.bot_guild(call.path["guild_id"]))


@route("POST", "/users/@me/channels")
def open_dm(call: Call) -> JSON:
    """Open the conversation with a user."""
    body = call.form()
    user = call.world.users.get(int(body.get("recipient_id") or 0))
    if user is None or user is call.world.bot:
        raise unknown("User")
    channel = call.world.dm_with(user)
    assert channel.kind is ChannelKind.DM
    return payloads.channel(call.world, channel)


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(call: Call) -> JSON:
    """Describe the bot's application."""
    return payloads.application(call.world)


@route("GET", "/gateway", needs_token=False)
def gateway(call: Call) -> JSON:
    """Tell where the gateway is."""
    return {"url": call.world.gateway}


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> JSON:
    """Tell where the gateway is and how many sessions may start."""
    limits = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": call.world.gateway, "shards": 1, "session_start_limit": limits}
