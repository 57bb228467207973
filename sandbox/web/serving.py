"""Serves the page, its files and its socket."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from aiohttp import web

from sandbox.web.attention import Attention
from sandbox.web.session import Session

if TYPE_CHECKING:
    from sandbox.world import World

FOLDER = Path(__file__).parent / "page"
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
LARGEST_FRAME = 16 * 1024 * 1024
# Nothing comes from outside, and no other site may frame the page or run anything in it.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Web:
    """The page of one world."""

    def __init__(self, world: World, welcome: str = "") -> None:
        self._world = world
        self._welcome = welcome
        self._attention: Attention | None = None

    def attach(self, app: web.Application) -> None:
        """Enter the page's addresses into an application."""
        app.router.add_get("/", self._page)
        app.router.add_get(r"/page/{name:[\w-]+\.(?:css|js)}", self._page)
        app.router.add_get("/page/socket", self._socket)
        # Browsers ask for these unbidden; the catch-all would call it a fault of the bot.
        app.router.add_get(r"/{name:favicon\.ico|apple-touch-icon.*|\.well-known/.*}", _nothing)

    async def _page(self, request: web.Request) -> web.Response:
        _require_loopback(request)
        path = FOLDER / request.match_info.get("name", "index.html")
        if not path.is_file():
            raise web.HTTPNotFound
        return web.Response(
            body=path.read_bytes(),
            content_type=TYPES[path.suffix],
            charset="utf-8",
            headers={"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"},
        )

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        _require_loopback(request)
        if not self._world.actors:
            raise web.HTTPConflict(text="nobody lives here yet")
        # Read marks cost a look at every message: only a world with a page pays for them.
        if self._attention is None:
            self._attention = Attention(self._world)
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME, heartbeat=30)
        await socket.prepare(request)
        await Session(self._world, self._attention, socket, self._welcome).run()
        return socket


async def _nothing(request: web.Request) -> web.Response:
    raise web.HTTPNotFound


def _require_loopback(request: web.Request) -> None:
    """Refuse other sites: a page elsewhere must not reach in through the visitor's browser."""
    origin = request.headers.get("Origin")
    host = urlsplit(f"//{request.host}")
    foreign = origin is not None and urlsplit(origin).netloc != host.netloc
    if foreign or not _is_loopback(host.hostname or ""):
        raise web.HTTPForbidden(text="this page is for the computer it runs on")


def _is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
