"""`comptoir run` without a token: a demo server beside, an address to open, a clean end."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import aiohttp

from bot.cli.run import demo_server

ROOT = Path(__file__).parents[2]


async def test_a_newcomer_gets_an_address_and_a_clean_end(tmp_path: Path) -> None:
    hidden = {"DISCORD_TOKEN", "DISCORD_API_BASE", "DISCORD_GATEWAY"}
    env = {k: v for k, v in os.environ.items() if k not in hidden} | {"PYTHONPATH": str(ROOT)}
    code = "import sys; from bot.cli import main; sys.exit(main())"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, "run"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        cwd=tmp_path,
        env=env,
    )
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        assert line.startswith("Comptoir is open: http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()


async def test_the_demo_server_goes_when_the_bot_does() -> None:
    async with demo_server(0, "en") as address:
        assert address.api_base is not None
        assert address.page is not None
    try:
        async with aiohttp.ClientSession() as session, session.get(address.page):
            raise AssertionError("the demo server is still there")
    except aiohttp.ClientConnectionError:
        return
