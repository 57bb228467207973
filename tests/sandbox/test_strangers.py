"""Bots that know nothing of the sandbox, each a program of its own."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import signal
import ssl
import subprocess
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import Actor, Channel, World

JSON = dict[str, Any]
PATIENCE = 20
# Nothing of discord.py is touched: its connector is an argument, and looks up names as it likes.
UNPATCHED = """
import asyncio, socket, aiohttp, discord

class Loopback(aiohttp.abc.AbstractResolver):
    async def resolve(self, host, port=0, family=socket.AF_INET):
        assert host.endswith(("discord.com", "discord.gg")), host
        return [dict(hostname=host, host="127.0.0.1", port=PORT, family=family, proto=0, flags=0)]
    async def close(self):
        pass

async def main():
    connector = aiohttp.TCPConnector(resolver=Loopback(), ssl=False, family=socket.AF_INET)
    bot = discord.Client(intents=discord.Intents.default(), connector=connector)
    tree = discord.app_commands.CommandTree(bot)
    bot.setup_hook = tree.sync
    @tree.command(description="Say hello")
    async def hello(interaction: discord.Interaction):
        await interaction.response.send_message("Hello through the front door")
    await bot.start("TOKEN")

asyncio.run(main())
"""


@asynccontextmanager
async def program(*arguments: str, **options: Any) -> AsyncIterator[Process]:  # noqa: ANN401
    """A Python process that is gone at the end."""
    started = await asyncio.create_subprocess_exec(sys.executable, *arguments, **options)
    try:
        yield started
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()


def documented(base_url: str, token: str) -> str:
    """The bot that the documentation shows, pointed at a sandbox."""
    page = Path(__file__).parents[2] / "docs" / "sandbox.md"
    found = re.search(r"```python\n(import discord, yarl.*?)```", page.read_text("utf-8"), re.S)
    assert found is not None
    address = base_url.removeprefix("http://").rstrip("/")
    return found[1].replace("127.0.0.1:8787", address).replace('"word"', f'"{token}"')


async def test_the_bot_in_the_documentation(world: World, red: Actor, tavern: Channel) -> None:
    async with program("-c", documented(world.base_url, world.token), stderr=DEVNULL):
        await world.bot_connected("hello")
        assert (await red.slash("hello", channel=tavern)).content == "Hello"


# -- two programs and a page --------------------------------------------------------------------


class Visitor:
    """Somebody at the sandbox's page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def does(self, what: str, **details: object) -> JSON:
        """Ask the page for something; its answer."""
        await self.socket.send_json({"id": what, "do": what, **details})
        return await self.hears("id", what)

    async def hears(self, key: str, value: str) -> JSON:
        """The next frame of a certain kind."""
        while True:
            frame: JSON = await self.socket.receive_json(timeout=PATIENCE)
            if frame.get(key) == value:
                return frame


async def test_a_sandbox_and_a_bot_of_their_own(tmp_path: Path) -> None:
    names = ("--user", "red", "--channel", "market", "--guild", "Hansa")
    async with program("-m", "sandbox", "--json", *names, stdout=PIPE) as server:
        assert server.stdout is not None
        told = json.loads(await asyncio.wait_for(server.stdout.readline(), PATIENCE))
        assert (set(told["users"]), set(told["channels"])) == ({"red"}, {"market"})
        market = told["channels"]["market"]
        async with (
            aiohttp.ClientSession() as http,
            http.ws_connect(told["page"] + "page/socket") as socket,
        ):
            red = Visitor(socket)
            assert (await red.does("be", person="red"))["ok"]["you"] == told["users"]["red"]
            bot = documented(told["page"], told["token"])
            async with program("-c", bot, stderr=DEVNULL, cwd=tmp_path):
                await red.hears("event", "commands")
                await red.hears("event", "bot")
                await red.does("slash", channel=market, command="hello", options={})
                history = (await red.does("history", channel=market))["ok"]
                assert [one["content"] for one in history["messages"]] == ["Hello"]
        server.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(server.wait(), PATIENCE) == 0


# -- Discord's own names, over TLS --------------------------------------------------------------


@pytest.fixture
def certificate(tmp_path: Path) -> ssl.SSLContext:
    """A certificate made up on the spot."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl to make a certificate with")
    key, made = str(tmp_path / "key.pem"), str(tmp_path / "certificate.pem")
    wanted = ("req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=discord.com")
    command = [openssl, *wanted, "-keyout", key, "-out", made]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made, key)
    return context


async def poured(source: StreamReader, drain: StreamWriter) -> None:
    # Either side may hang up in the middle of a word.
    with suppress(ConnectionError, ssl.SSLError):
        while data := await source.read(65536):
            # Discord's gateway is all there is at its address; here it has a path of its own.
            drain.write(data.replace(b"GET /?", b"GET /gateway?", 1))
            await drain.drain()
    drain.close()


@asynccontextmanager
async def front_door(world: World, certificate: ssl.SSLContext) -> AsyncIterator[int]:
    """Unwrap TLS in front of a sandbox; the port."""
    port = int(world.base_url.rsplit(":", 1)[1])

    async def enter(reader: StreamReader, writer: StreamWriter) -> None:
        inside, outside = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(poured(reader, outside), poured(inside, writer))

    async with await asyncio.start_server(enter, "127.0.0.1", 0, ssl=certificate) as door:
        yield door.sockets[0].getsockname()[1]


async def test_an_unpatched_bot(
    world: World, red: Actor, tavern: Channel, certificate: ssl.SSLContext
) -> None:
    async with front_door(world, certificate) as port:
        text = UNPATCHED.replace("PORT", str(port)).replace("TOKEN", world.token)
        async with program("-c", text, stderr=DEVNULL):
            await world.bot_connected("hello")
            reply = await red.slash("hello", channel=tavern)
            assert reply.content == "Hello through the front door"
