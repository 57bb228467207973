"""The small bot as a program of its own: `python -m tests.sandbox.lonely SETTINGS`."""

from __future__ import annotations

import asyncio
import json
import sys

import discord
import yarl

from tests.sandbox.botling import Botling


class Lonely(Botling):
    """Says on its standard output that it is ready."""

    async def on_ready(self) -> None:
        await super().on_ready()
        sys.stdout.write("ready\n")
        sys.stdout.flush()


async def main() -> None:
    """Point discord.py at a sandbox and play until killed."""
    settings = json.loads(sys.argv[1])
    discord.http.Route.BASE = settings["api_base"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings["gateway"])
    async with Lonely() as bot:
        await bot.start(settings["token"])


if __name__ == "__main__":
    asyncio.run(main())
