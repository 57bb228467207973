"""A bot in a process of its own is killed without warning and comes back."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox import Actor, Channel, World
from sandbox.__main__ import describe, facts, furnish, main, parse

BOT = "tests.sandbox.lonely"


@asynccontextmanager
async def process(world: World) -> AsyncIterator[Process]:
    """A bot that knows nothing of the sandbox but its address."""
    settings = json.dumps({key: facts(world)[key] for key in ("api_base", "gateway", "token")})
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", BOT, settings, stdout=PIPE)
    assert bot.stdout is not None
    try:
        async with asyncio.timeout(20):
            assert await bot.stdout.readline() == b"ready\n"
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.wait()


async def test_killed_and_restarted(world: World, tavern: Channel, red: Actor) -> None:
    async with process(world) as first:
        await red.slash("panel", channel=tavern)
        await red.click("Bid")
        assert red.form is not None
        first.send_signal(signal.SIGKILL)
        await first.wait()
    failed = await red.click("Pass")
    assert failed.outcome == "failed"
    async with process(world):
        answered = await red.submit({"Amount": "5", "Ware": "silk"})
        assert answered.content.startswith("amount=5"), "the form outlived the bot"
        assert (await red.click("Pass")).content == "You passed"


async def test_the_bot_in_the_documentation(world: World, red: Actor, tavern: Channel) -> None:
    page = Path(__file__).parents[2] / "docs" / "sandbox.md"
    found = re.search(r"```python\n(import discord, yarl.*?)```", page.read_text("utf-8"), re.S)
    assert found is not None
    address = world.base_url.removeprefix("http://")
    program = found[1].replace("127.0.0.1:8787", address).replace('"word"', f'"{world.token}"')
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stderr=DEVNULL)
    try:
        await world.bot_connected("hello")
        assert (await red.slash("hello", channel=tavern)).content == "Hello"
    finally:
        bot.kill()
        await bot.wait()


async def test_command_line_serves_anybody() -> None:
    arguments = ("--json", "--user", "red", "--channel", "market", "--guild", "Hansa")
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", *arguments, stdout=PIPE
    )
    assert server.stdout is not None
    try:
        told = json.loads(await asyncio.wait_for(server.stdout.readline(), 20))
        assert set(told["users"]) == {"red"}
        assert set(told["channels"]) == {"market"}
        headers = {"Authorization": f"Bot {told['token']}"}
        url = f"{told['api_base']}/guilds/{told['guild']}"
        async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as got:
            assert (await got.json())["name"] == "Hansa"
        server.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(server.wait(), 10) == 0
    finally:
        if server.returncode is None:
            server.kill()
            await server.wait()


def test_real_tokens_are_refused_at_the_door() -> None:
    with pytest.raises(SystemExit, match="real token"):
        main(["--token", "MTIzNDU2Nzg5MDEyMzQ1Njc4.made-up.not-a-real-token"])


def test_words_for_people() -> None:
    world = furnish(parse(["--token", "word"]))
    world.api_base, world.gateway = "http://127.0.0.1:1/api/v10", "ws://127.0.0.1:1/gateway"
    text = describe(world)
    assert 'discord.http.Route.BASE = "http://127.0.0.1:1/api/v10"' in text
    assert "Token     word" in text
