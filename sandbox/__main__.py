"""`python -m sandbox`: a Discord on loopback for any discord.py bot."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import logging
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from sandbox.server import Sandbox
from sandbox.world import World


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0 picks a free one")
    parser.add_argument("--guild", default="Sandbox", metavar="NAME")
    parser.add_argument("--bot", default="Bot", metavar="NAME")
    parser.add_argument("--channel", action="append", metavar="NAME", help="may be repeated")
    parser.add_argument("--user", action="append", metavar="NAME", help="may be repeated")
    parser.add_argument(
        "--elsewhere", action="store_true", help="on another port where that one is taken"
    )
    parser.add_argument("--rate-limits", choices=("generous", "realistic"), default="generous")
    parser.add_argument("--spec", type=Path, metavar="PATH", help="Discord's openapi.json")
    parser.add_argument("--token", metavar="TEXT", help="any word but a real token")
    parser.add_argument(
        "--privileged", action="store_true", help="grant members, presences and message content"
    )
    parser.add_argument("--welcome", metavar="TEXT", help="words that greet visitors of the page")
    parser.add_argument("--welcome-file", type=Path, metavar="PATH", help="the same, from a file")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    return parser.parse_args(arguments)


def furnish(options: argparse.Namespace) -> World:
    """Build the world the command line describes."""
    world = World(
        guild=options.guild,
        bot=options.bot,
        rate_limits=options.rate_limits,
        spec=options.spec,
        privileged_intents=options.privileged,
        **({"token": options.token} if options.token else {}),
    )
    for name in options.channel or ["general"]:
        world.channel(name)
    for name in options.user or ["red", "blue"]:
        world.user(name)
    return world


def greeting(options: argparse.Namespace) -> str:
    """The words of welcome; without any the page has its own."""
    if options.welcome_file:
        text: str = options.welcome_file.read_text("utf-8")
        return text
    return options.welcome or ""


def facts(world: World) -> dict[str, object]:
    """What a bot, a script or a page needs to know."""
    return {
        "page": world.base_url + "/",
        "api_base": world.api_base,
        "gateway": world.gateway,
        "token": world.token,
        "guild": str(world.guild.id),
        "channels": {one.name: str(one.id) for one in world.guild.channels.values()},
        "users": {actor.name: str(actor.id) for actor in world.actors},
    }


def describe(world: World) -> str:
    """Say how to point a bot here."""
    return (
        f"Page      {world.base_url}/\n"
        f"API base  {world.api_base}\n"
        f"Gateway   {world.gateway}\n"
        f"Token     {world.token}\n\n"
        "In the bot, before it starts:\n"
        f'  discord.http.Route.BASE = "{world.api_base}"\n'
        f'  discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("{world.gateway}")\n\n'
        "Stop with Ctrl-C.\n"
    )


async def run(sandbox: Sandbox, *, as_json: bool) -> None:
    """Serve until told to stop."""
    world = sandbox.world
    await sandbox.start()
    text = json.dumps(facts(world)) + "\n" if as_json else describe(world)
    sys.stdout.write(text)
    sys.stdout.flush()
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Not every platform lets a loop handle signals; Ctrl-C still ends the run there.
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    await stopped.wait()
    await sandbox.stop()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run from the command line."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s")
    options = parse(arguments)
    try:
        world = furnish(options)
        welcome = greeting(options)
    except (ValueError, OSError) as error:
        raise SystemExit(f"sandbox: {error}") from None
    sandbox = Sandbox(world, port=options.port, elsewhere=options.elsewhere, welcome=welcome)
    asyncio.run(run(sandbox, as_json=options.json))


if __name__ == "__main__":
    main()
