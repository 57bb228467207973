"""Bots to be killed: each in a process forked from one that has everything imported."""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess

import msgspec

from tests.chaos.bot import Orders, Report, serve

PATIENCE = 60.0

_context = multiprocessing.get_context("forkserver")
# Importing takes a second, being forked a few milliseconds: most of a storm would be imports.
_context.set_forkserver_preload(["tests.chaos.bot", "render.registry"])


class Kennel:
    """One bot after the other, all with the same orders."""

    def __init__(self) -> None:
        self._process: ForkServerProcess | None = None
        self._link: Connection | None = None
        self._asking = asyncio.Lock()

    async def start(self, orders: Orders) -> None:
        """Start a bot and wait until it is connected."""
        self._link, other = _context.Pipe()
        self._process = _context.Process(target=serve, args=(other, orders), daemon=True)
        self._process.start()
        other.close()
        self._asking = asyncio.Lock()
        assert await self._heard() == b"ready"

    def kill(self) -> None:
        """End the bot at once: SIGKILL cannot be caught."""
        if self._process is not None:
            self._process.kill()

    async def buried(self) -> None:
        """Wait until the killed bot is gone."""
        if self._process is not None:
            await asyncio.to_thread(self._process.join)
        if self._link is not None:
            self._link.close()
        self._process = self._link = None

    async def report(self, match: str) -> Report:
        """How a match stands once everything is sent."""
        async with self._asking:
            assert self._link is not None
            self._link.send(match)
            return msgspec.json.decode(await self._heard(), type=Report)

    async def _heard(self) -> bytes:
        assert self._link is not None
        loop = asyncio.get_running_loop()
        readable = asyncio.Event()
        number = self._link.fileno()
        loop.add_reader(number, readable.set)
        try:
            await asyncio.wait_for(readable.wait(), PATIENCE)
            return self._link.recv_bytes()
        finally:
            loop.remove_reader(number)
