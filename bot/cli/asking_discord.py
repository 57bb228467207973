"""Asking Discord's API who the bot is and what its servers allow, without connecting a bot."""

from __future__ import annotations

import aiohttp
import msgspec
from discord.http import Route

from bot.settings import Settings

_PATIENCE = aiohttp.ClientTimeout(total=10)


class Server(msgspec.Struct, frozen=True):
    """A server the bot was added to."""

    name: str
    permissions: int
    """What its roles allow it; single channels may allow less."""


class Answer(msgspec.Struct, frozen=True):
    """What Discord said."""

    name: str = ""
    servers: tuple[Server, ...] = ()
    refused: bool = False
    trouble: str = ""


class _Myself(msgspec.Struct):
    username: str


class _Guild(msgspec.Struct):
    name: str
    permissions: str


async def look_up(settings: Settings) -> Answer:
    """Ask; whatever goes wrong on the way is part of the answer."""
    headers = {"Authorization": f"Bot {settings.token}"}
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=_PATIENCE) as session:
            return await _ask(session, settings.discord_api_base or Route.BASE)
    except (aiohttp.ClientError, TimeoutError, msgspec.MsgspecError) as error:
        return Answer(trouble=str(error) or type(error).__name__)


async def _ask(session: aiohttp.ClientSession, base: str) -> Answer:
    async with session.get(f"{base}/users/@me") as response:
        if response.status == 401:
            return Answer(refused=True)
        response.raise_for_status()
        myself = msgspec.json.decode(await response.read(), type=_Myself)
    async with session.get(f"{base}/users/@me/guilds") as response:
        response.raise_for_status()
        guilds = msgspec.json.decode(await response.read(), type=list[_Guild])
    servers = tuple(Server(guild.name, int(guild.permissions)) for guild in guilds)
    return Answer(myself.username, servers)
