"""Two bots to compare, each in a process of its own: ours, and one that only makes requests."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import time
from collections.abc import Awaitable, Callable
from io import BytesIO
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord import app_commands, ui

from bot.client import Comptoir
from bot.endpoints import point_at
from bot.interpreter import tune
from bot.porter import DiscordPorter
from bot.services.house import House, now
from bot.services.pictures import Pictures
from bot.store.sqlite import SqliteStore
from bot.studio import studio

TEXT = (
    "Red buys two bales of cloth in Brugge and one of silk. Blue is asked to buy, or to pass. " * 22
)
ALT = TEXT[:900]
"""About as long as the words under ours."""
READY_MADE = secrets.token_bytes(1_000_000)
"""Larger than any board."""

_context = multiprocessing.get_context("spawn")


class Orders(msgspec.Struct, frozen=True):
    """Where to connect, and what ours remembers by."""

    api_base: str
    gateway: str
    token: str
    database: str = ""
    pictures: bool = False


class Usage(msgspec.Struct, frozen=True):
    """What a bot has used so far: seconds of processor."""

    cpu: float


class Sheet(msgspec.Struct, frozen=True):
    """How large a message is: its words, its buttons, the bytes of its picture."""

    words: int
    buttons: int
    picture: int = 0


class Deeds(msgspec.Struct, frozen=True):
    """What ours did about one action: the answer, posts, letters, and how many edits."""

    answer: Sheet = Sheet(100, 4)
    posts: tuple[Sheet, ...] = ()
    letters: tuple[Sheet, ...] = ()
    edits: int = 0


class Process:
    """One of the bots, seen from outside."""

    def __init__(self, serve: Callable[[Connection, Orders], None], orders: Orders) -> None:
        self._link, other = _context.Pipe()
        # Not a daemon: those may not have a process that draws.
        self._process = _context.Process(target=serve, args=(other, orders))
        self._process.start()

    async def ready(self) -> None:
        await asyncio.to_thread(self._link.recv_bytes)

    async def settled(self) -> Usage:
        """Wait until everything is sent."""
        self._link.send_bytes(b"settle")
        return msgspec.json.decode(await asyncio.to_thread(self._link.recv_bytes), type=Usage)

    def kill(self) -> None:
        self._process.kill()
        self._process.join()


async def _listen(link: Connection, settle: Callable[[], Awaitable[object]]) -> None:
    link.send_bytes(b"ready")
    while await asyncio.to_thread(link.recv_bytes):
        await settle()
        link.send_bytes(msgspec.json.encode(Usage(time.process_time())))


def serve_ours(link: Connection, orders: Orders) -> None:
    """Comptoir as it is run, with or without pictures."""
    logging.basicConfig(level=logging.ERROR)
    asyncio.run(_ours(link, orders))


async def _ours(link: Connection, orders: Orders) -> None:
    point_at(orders.api_base, orders.gateway)
    store = await SqliteStore.open(Path(orders.database), now)

    def furnish(porter: DiscordPorter) -> House:
        pictures = Pictures(studio(1)) if orders.pictures else Pictures(renderers={})
        return House(store, porter, pictures=pictures)

    async with Comptoir(furnish, ready_timeout=0.05) as bot:
        running = asyncio.create_task(bot.start(orders.token))
        await bot.served.wait()
        tune()
        await _listen(link, bot.house.announcer.settled)
        await running


def serve_bare(link: Connection, orders: Orders) -> None:
    """The same requests with constant content, and nothing else."""
    logging.basicConfig(level=logging.ERROR)
    asyncio.run(_bare(link, orders))


class Bare(discord.Client):
    """Told by the command itself which requests ours would make."""

    def __init__(self) -> None:
        none = discord.AllowedMentions.none()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=none,
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=0.05,
        )
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)
        self.up = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns: dict[int, asyncio.Lock] = {}
        self._inboxes: dict[int, discord.DMChannel] = {}
        self._newest: dict[int, int] = {}

    async def setup_hook(self) -> None:
        @self.tree.command(description="Play")
        async def play(interaction: discord.Interaction[Any], move: str = "") -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            deeds = msgspec.json.decode(move, type=Deeds)
            words, view = TEXT[: deeds.answer.words], _view(deeds.answer)
            await interaction.edit_original_response(content=words, view=view, attachments=[])
            task = asyncio.create_task(self._after(interaction, deeds))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        await self.tree.sync()

    async def on_ready(self) -> None:
        self.up.set()

    async def settled(self) -> None:
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def _after(self, interaction: discord.Interaction[Any], deeds: Deeds) -> None:
        place = interaction.channel_id or 0
        async with self._turns.setdefault(place, asyncio.Lock()):
            channel = self.get_partial_messageable(place)
            before = self._newest.get(place)
            for sheet in deeds.posts:
                self._newest[place] = (await self._send(channel, sheet)).id
            for sheet in deeds.letters:
                await self._send(await self._inbox(interaction.user.id), sheet)
            for _ in range(deeds.edits if before else 0):
                await channel.get_partial_message(before or 0).edit(view=None)

    async def _send(self, place: discord.abc.Messageable, sheet: Sheet) -> discord.Message:
        data = BytesIO(READY_MADE[: sheet.picture])
        files = [discord.File(data, "board.png", description=ALT)] if sheet.picture else []
        words, view = TEXT[: sheet.words], _view(sheet)
        return await place.send(words, nonce=secrets.token_hex(8), view=view, files=files)

    async def _inbox(self, user: int) -> discord.DMChannel:
        if user not in self._inboxes:
            self._inboxes[user] = await (await self.fetch_user(user)).create_dm()
        return self._inboxes[user]


def _view(sheet: Sheet) -> ui.View:
    made = ui.View(timeout=None)
    for number in range(sheet.buttons):
        made.add_item(ui.Button(label="Bid 1,200", custom_id=f"a|match|decision|0|{number}"))
    made.stop()
    return made


async def _bare(link: Connection, orders: Orders) -> None:
    point_at(orders.api_base, orders.gateway)
    async with Bare() as bot:
        running = asyncio.create_task(bot.start(orders.token))
        await bot.up.wait()
        await _listen(link, bot.settled)
        await running
