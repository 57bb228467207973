"""The real bot in a process of its own, which a storm kills and starts again."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from bot.answering import answered
from bot.client import Comptoir
from bot.endpoints import point_at
from bot.porter import DiscordPorter
from bot.services.house import House
from bot.services.positions import read_entry
from bot.store.records import Status
from bot.store.sqlite import SqliteStore
from engine.core.notation import write
from tests.e2e.running import WITH_FAIR

PATIENCE = 30.0


class Orders(msgspec.Struct, frozen=True):
    """Where the bot connects, what it remembers by, and how far its clock is ahead."""

    api_base: str
    gateway: str
    token: str
    database: str
    seed: str
    later: float = 0.0


class Asked(msgspec.Struct, frozen=True):
    """A question the table waits for."""

    seat: int
    decision: str
    secret: bool


class Report(msgspec.Struct, frozen=True):
    """How a match stands once everything is sent."""

    length: int
    running: bool
    log: tuple[str, ...]
    owed: tuple[Asked, ...]
    stuck: int
    """Posts that could not be sent."""


def serve(link: Connection, orders: Orders) -> None:
    """Play until killed; matches named on the link are reported on."""
    logging.basicConfig(level=logging.ERROR)
    asyncio.run(_serve(link, orders))


async def _serve(link: Connection, orders: Orders) -> None:
    point_at(orders.api_base, orders.gateway)
    ahead = timedelta(seconds=orders.later)

    def clock() -> datetime:
        return datetime.now(UTC) + ahead

    store = await SqliteStore.open(Path(orders.database), clock)

    def furnish(porter: DiscordPorter) -> House:
        return House(store, porter, games=WITH_FAIR, clock=clock, seeds=lambda: orders.seed)

    synced = Path(orders.database).with_suffix(".commands")
    bot = Comptoir(furnish, synced=synced, ready_timeout=0.05)
    async with bot, asyncio.TaskGroup() as tasks:
        tasks.create_task(bot.start(orders.token))
        await bot.served.wait()
        asyncio.get_running_loop().add_reader(
            link.fileno(), lambda: tasks.create_task(_answer(link, bot.house, link.recv()))
        )
        link.send_bytes(b"ready")


async def _answer(link: Connection, house: House, match: str) -> None:
    link.send_bytes(msgspec.json.encode(await report(house, match)))


async def report(house: House, match: str) -> Report:
    """How a match stands, once everybody is answered and everything is sent that can be."""
    # A press the world has given up on may still be under way, and count.
    await answered(PATIENCE)
    # Nobody is to be reminded: a row that waits while nothing is being sent was forgotten.
    await house.announcer.settled()
    stuck = len(await house.store.pending_posts(match))
    return msgspec.structs.replace(await standing(house, match), stuck=stuck)


async def standing(house: House, match: str) -> Report:
    """How a match stands right now."""
    table = await house.tables.require(match)
    if table.status is Status.LOBBY:
        return Report(0, False, (), (), 0)
    position = await house.tables.position(match)
    entries = [read_entry(position.game, entry) for entry in await house.store.entries(match)]
    log = tuple(f"{e.seat} {write(e.action)} {e.drawn} {e.digest} {e.auto}" for e in entries)
    owed = tuple(Asked(int(d.seat), d.id, d.secret) for d in position.owed())
    return Report(table.length, table.status is Status.RUNNING, log, owed, 0)
