"""A bot in a process of its own is killed without warning and comes back."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

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


def test_real_tokens_are_refused_at_the_door() -> None:
    with pytest.raises(SystemExit, match="real token"):
        main(["--token", "MTIzNDU2Nzg5MDEyMzQ1Njc4.made-up.not-a-real-token"])


def test_words_for_people() -> None:
    world = furnish(parse(["--token", "word"]))
    world.api_base, world.gateway = "http://127.0.0.1:1/api/v10", "ws://127.0.0.1:1/gateway"
    text = describe(world)
    assert 'discord.http.Route.BASE = "http://127.0.0.1:1/api/v10"' in text
    assert "Token     word" in text
