"""A world behind a loopback port."""

from __future__ import annotations

import ipaddress
from collections import deque
from types import TracebackType
from typing import Unpack

from aiohttp import web

from sandbox.gateway import socket
from sandbox.rest import API, LARGEST_REQUEST, Rest
from sandbox.web.serving import Web
from sandbox.world import Settings, World

REMEMBERED = 8
# What a failing test asks for: the sandboxes started last.
SERVED: deque[Sandbox] = deque(maxlen=REMEMBERED)


class Sandbox:
    """Serves a world; `async with Sandbox() as world:` is all a test needs."""

    def __init__(
        self,
        world: World | None = None,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        elsewhere: bool = False,
        welcome: str = "",
        **settings: Unpack[Settings],
    ) -> None:
        if not ipaddress.ip_address(host).is_loopback:
            raise ValueError(f"the sandbox listens on loopback only, not on {host}")
        self.world = world or World(**settings)
        self._host = host
        self._port = port
        self._elsewhere = elsewhere
        self._welcome = welcome
        self._runner: web.AppRunner | None = None

    async def start(self) -> World:
        """Begin to listen."""
        app = web.Application(client_max_size=LARGEST_REQUEST)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/", self._gateway)
        Web(self.world, self._welcome).attach(app)
        Rest(self.world).attach(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await self._listen(self._runner)
        self._port = self._runner.addresses[0][1]
        place = f"[{self._host}]" if ":" in self._host else self._host
        self.world.base_url = f"http://{place}:{self._port}"
        self.world.api_base = self.world.base_url + API
        self.world.gateway = f"ws://{place}:{self._port}/gateway"
        SERVED.append(self)
        return self.world

    async def _listen(self, runner: web.AppRunner) -> None:
        """Take the port; if somebody else has it and another will do, take that."""
        site = web.TCPSite(runner, self._host, self._port)
        try:
            await site.start()
        except OSError:
            if not self._elsewhere:
                raise
            await site.stop()
            await web.TCPSite(runner, self._host, 0).start()

    @property
    def running(self) -> bool:
        """Whether it listens."""
        return self._runner is not None

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        return await socket.serve(self.world, request)

    async def stop(self) -> None:
        """Hang up on everybody."""
        self.world.sessions.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> World:
        return await self.start()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()
        if error is None:
            self.world.raise_errors()
