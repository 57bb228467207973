"""`comptoir run`: on Discord with a token, otherwise on a Discord of its own, on this machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import aiohttp
import discord
import msgspec

from bot import logs
from bot.client import PERMISSIONS, Comptoir
from bot.endpoints import point_at
from bot.interpreter import tune
from bot.porter import DiscordPorter
from bot.services.house import House, now
from bot.services.pictures import Pictures
from bot.settings import Settings, SettingsError, read_settings
from bot.store.errors import StoreError
from bot.store.sqlite import SqliteStore
from bot.studio import studio
from render.words import texts

PEOPLE = ("Anna", "Bruno", "Clara", "David")
CHANNELS = ("tavern", "harbour")
"""Two, for a channel has room for one game."""
PORT = 8788
"""The page's own, so that a tab left open finds it again after a restart."""
PARTING = 5.0
"""Seconds a demo server gets to leave by itself."""


class Address(NamedTuple):
    """Where to connect, and as whom."""

    token: str
    api_base: str | None = None
    gateway: str | None = None
    page: str | None = None


class Facts(msgspec.Struct):
    """What the demo server says about itself when it is up."""

    api_base: str
    gateway: str
    token: str
    page: str


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("run", help="run the bot, on Discord or on a local page")
    hint = f"of the local page; {PORT} or a free one unless told"
    parser.add_argument("--port", type=int, help=hint)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        settings = read_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    logs.configure(settings.log_level, settings.log_format, secrets=(settings.token,))
    try:
        asyncio.run(serve(settings, args.port))
    except discord.LoginFailure:
        print("Discord refuses this token: check DISCORD_TOKEN.", file=sys.stderr)
        return 1
    except (StoreError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
        print(f"Cannot start: {error}", file=sys.stderr)
        return 1
    return 0


async def serve(settings: Settings, port: int | None = None) -> None:
    """Connect to Discord, or to a demo server that is started beside."""
    if settings.token:
        address = Address(settings.token, settings.discord_api_base, settings.discord_gateway)
        await play(settings, address, settings.database)
        return
    async with demo_server(port, settings.table_language) as address:
        # The demo's people are new each time, so its games are kept apart and begin anew.
        database = settings.database.with_name("demo.sqlite3")
        for old in database.parent.glob(f"{database.name}*"):
            old.unlink()
        await play(settings, address, database)


async def play(settings: Settings, address: Address, database: Path) -> None:
    """Run the bot until a signal asks it to stop."""
    point_at(address.api_base, address.gateway)
    database.parent.mkdir(parents=True, exist_ok=True)
    seconds = settings.database_patience.total_seconds()
    store = await SqliteStore.open(database, now, patience=seconds)

    def furnish(porter: DiscordPorter) -> House:
        return House(
            store,
            porter,
            pictures=Pictures(studio(settings.drawing_processes)),
            patience=settings.stand_in_after,
            lobby_lasts=settings.lobby_lasts,
            language=settings.table_language,
        )

    synced = None if address.page else database.with_suffix(".commands")
    client = Comptoir(furnish, synced=synced, ready_timeout=0.2 if address.page else 2.0)
    async with client:
        serving = asyncio.create_task(client.start(address.token))
        stop = asyncio.create_task(_stopped())
        ready = asyncio.create_task(_serving(client, address))
        await asyncio.wait({serving, stop}, return_when=asyncio.FIRST_COMPLETED)
        for task in (stop, ready):
            task.cancel()
        await client.close()
        await serving


async def _serving(client: Comptoir, address: Address) -> None:
    """Once everything is loaded and connected, print where to play."""
    await client.served.wait()
    tune()
    if address.page:
        print(f"Comptoir is open: {address.page}\nStop with Ctrl-C.", flush=True)
    elif client.application_id is not None:
        link = discord.utils.oauth_url(client.application_id, permissions=PERMISSIONS)
        print(f"Comptoir is on Discord. Add it to a server: {link}", flush=True)


async def _stopped() -> None:
    """Wait for Ctrl-C or a polite request to end."""
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers in its loops; there Ctrl-C interrupts the run itself.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, asked.set)
    await asked.wait()


@asynccontextmanager
async def demo_server(port: int | None, language: str) -> AsyncIterator[Address]:
    """A Discord on this machine, in a process of its own, with four people in it."""
    people = [word for name in PEOPLE for word in ("--user", name)]
    channels = [word for name in CHANNELS for word in ("--channel", name)]
    listen = ("--port", str(PORT), "--elsewhere") if port is None else ("--port", str(port))
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--json", *listen),
        *("--guild", "Comptoir", "--bot", "Comptoir", *channels, *people),
        *("--welcome", texts(language)("demo-welcome")),
        stdout=asyncio.subprocess.PIPE,
        # Ctrl-C is for the bot, which ends the demo server when it has finished.
        start_new_session=True,
    )
    try:
        assert child.stdout is not None
        line = await child.stdout.readline()
        if not line:
            raise ConnectionError("the demo server did not start")
        facts = msgspec.json.decode(line, type=Facts)
        yield Address(facts.token, facts.api_base, facts.gateway, facts.page)
    finally:
        await _end(child)


async def _end(child: asyncio.subprocess.Process) -> None:
    if child.returncode is not None:
        return
    child.terminate()
    try:
        await asyncio.wait_for(child.wait(), PARTING)
    except TimeoutError:
        child.kill()
        await child.wait()
