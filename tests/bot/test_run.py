"""`comptoir run`: on Discord with a token, with a demo server beside it without one."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import aiohttp

from bot.cli.run import demo_server
from sandbox import Sandbox

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


async def test_with_a_token_it_joins_prints_its_link_and_registers_commands_once(
    tmp_path: Path,
) -> None:
    async with Sandbox() as world:
        env = os.environ | {
            "PYTHONPATH": str(ROOT),
            "DISCORD_API_BASE": world.api_base,
            "DISCORD_GATEWAY": world.gateway,
            "LOG_FORMAT": "json",
        }
        # The token comes from a file, as hosts are told to do it.
        (tmp_path / ".env").write_text(f"DISCORD_TOKEN={world.token}\n")
        env.pop("DISCORD_TOKEN", None)
        first, second = [await served(tmp_path, env) for _ in range(2)]
    for lines in (first, second):
        assert any("Add it to a server: https://discord.com/oauth2" in line for line in lines)
        assert not any(world.token in line for line in lines)
    assert any("commands registered" in line for line in first)
    assert not any("commands registered" in line for line in second)


async def served(folder: Path, env: dict[str, str]) -> list[str]:
    """What a run prints until it serves; it is then asked to end, and must do so well."""
    code = "import sys; from bot.cli import main; sys.exit(main())"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, "run"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=folder,
        env=env,
    )
    try:
        assert process.stdout is not None
        lines: list[str] = []
        while not any("Add it to a server" in line for line in lines):
            line = (await process.stdout.readline()).decode()
            assert line, lines
            lines.append(line)
        process.send_signal(signal.SIGTERM)
        lines += (await process.stdout.read()).decode().splitlines()
        assert await process.wait() == 0
        return lines
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
