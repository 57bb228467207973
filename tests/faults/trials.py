"""Trouble in the middle of a fair: each kind, and how a table looks that went through it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from typing import NamedTuple

from bot.store.sqlite import SqliteStore
from sandbox import World
from tests.chaos.bot import Report, report, standing
from tests.chaos.table import ChaosTable
from tests.e2e.running import Bots

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/*/callback"
WEBHOOK = "/webhooks/*"
INTERACTION = "INTERACTION_CREATE"
WRITTEN = ("log", "draft", "post")


class Parlour:
    """The bot in this process, asked how a match stands."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.hasty = False
        """Do not wait for what cannot be sent just now."""

    async def report(self, match: str) -> Report:
        return await (standing if self.hasty else report)(self.bots.house, match)


class Scene(NamedTuple):
    """What a fault can get its hands on."""

    world: World
    bots: Bots
    parlour: Parlour
    table: ChaosTable


Fault = Callable[[Scene], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def calm(scene: Scene) -> AsyncIterator[None]:
    yield


@asynccontextmanager
async def latency(scene: Scene) -> AsyncIterator[None]:
    slow = scene.world.faults.slow(0.15)
    yield
    scene.world.faults.clear()
    assert slow.struck


@asynccontextmanager
async def rate_limits(scene: Scene) -> AsyncIterator[None]:
    faults = [
        scene.world.faults.limit("POST", MESSAGES, retry_after=0.1, times=3),
        scene.world.faults.limit("POST", CALLBACK, retry_after=0.1, times=2),
        scene.world.faults.limit("PATCH", WEBHOOK, retry_after=0.1, times=2),
    ]
    yield
    assert all(fault.struck for fault in faults)


@asynccontextmanager
async def server_errors(scene: Scene) -> AsyncIterator[None]:
    faults = [
        scene.world.faults.fail("POST", MESSAGES, status=503),
        scene.world.faults.fail("PATCH", WEBHOOK, status=502),
    ]
    yield
    assert all(fault.struck for fault in faults)


@asynccontextmanager
async def dropped_before(scene: Scene) -> AsyncIterator[None]:
    fault = scene.world.faults.cut("POST", MESSAGES, times=2)
    yield
    assert fault.struck


@asynccontextmanager
async def dropped_after(scene: Scene) -> AsyncIterator[None]:
    fault = scene.world.faults.cut("POST", MESSAGES, after=True, times=2)
    yield
    assert fault.struck


@asynccontextmanager
async def resumed(scene: Scene) -> AsyncIterator[None]:
    scene.world.sessions.drop(4000)
    yield


@asynccontextmanager
async def not_resumed(scene: Scene) -> AsyncIterator[None]:
    scene.world.sessions.drop(4000, resumable=False)
    yield


@asynccontextmanager
async def invalidated(scene: Scene) -> AsyncIterator[None]:
    scene.world.sessions.invalidate()
    await scene.world.bot_connected()
    yield


@asynccontextmanager
async def doubled(scene: Scene) -> AsyncIterator[None]:
    fault = scene.world.faults.duplicate(INTERACTION, times=None)
    yield
    scene.world.faults.clear()
    assert fault.struck
    # The second delivery of a press that was answered is answered in vain.
    scene.world.take_errors()


@asynccontextmanager
async def reordered(scene: Scene) -> AsyncIterator[None]:
    fault = scene.world.faults.reorder(INTERACTION, times=None)
    yield
    scene.world.faults.clear()
    assert fault.struck


@asynccontextmanager
async def forbidden(scene: Scene) -> AsyncIterator[None]:
    scene.world.deny(scene.table.channel, "SEND_MESSAGES")
    scene.parlour.hasty = True
    yield
    scene.parlour.hasty = False
    scene.world.allow(scene.table.channel, "SEND_MESSAGES")
    scene.bots.house.announcer.announce(scene.table.match)


@asynccontextmanager
async def disk_full(scene: Scene) -> AsyncIterator[None]:
    """Whatever is written needs a page more than there is."""
    store = scene.bots.house.store
    assert isinstance(store, SqliteStore)

    def fill(db: sqlite3.Connection) -> None:
        db.execute("CREATE TABLE ballast (x)")
        for table in WRITTEN:
            db.execute(
                f"CREATE TEMP TRIGGER swell_{table} AFTER INSERT ON main.{table} "
                "BEGIN INSERT INTO ballast VALUES (zeroblob(1000000)); END"
            )
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages}").fetchone()

    def empty(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA max_page_count = 1000000").fetchone()
        for table in WRITTEN:
            db.execute(f"DROP TRIGGER swell_{table}")

    await store._links.writer.run(fill)
    yield
    await store._links.writer.run(empty)


@asynccontextmanager
async def locked(scene: Scene) -> AsyncIterator[None]:
    with closing(sqlite3.connect(scene.bots.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def closed_messages(scene: Scene) -> AsyncIterator[None]:
    for person in scene.table.people:
        scene.world.close_dms(person)
    yield


@asynccontextmanager
async def deleted_messages(scene: Scene) -> AsyncIterator[None]:
    table = scene.table
    places = [table.channel, *(scene.world.dm_with(one.account) for one in table.people)]
    for place in places:
        for message in list(place.messages.values()):
            scene.world.delete_message(message)
    yield


@asynccontextmanager
async def deleted_channel(scene: Scene) -> AsyncIterator[None]:
    table = scene.table
    refuge = scene.world.channel("refuge")
    scene.world.delete_channel(table.channel)
    adopted = await table.people[0].slash("game adopt", channel=refuge, table=table.match)
    assert adopted.ephemeral
    table.move(refuge)
    await table.settle()
    yield


class Case(NamedTuple):
    """A kind of trouble: how to make it, how many answers are tried meanwhile."""

    fault: Fault
    turns: int = 3
    letters: bool = True
    """Whether the direct messages of the bot can be relied on."""
    refused: bool = False
    """Whether nothing can be taken down meanwhile, so that people must be told so."""
    lost: str = ""
    """Posts that by the nature of the trouble cannot be where they are without it."""


CASES = {
    "latency": Case(latency),
    "rate limits (429)": Case(rate_limits),
    "server errors (5xx)": Case(server_errors),
    "connection dropped before the request": Case(dropped_before),
    "connection dropped after the request": Case(dropped_after),
    "gateway closed, resumed": Case(resumed),
    "gateway closed, not resumable": Case(not_resumed),
    "session invalidated": Case(invalidated),
    "events delivered twice": Case(doubled),
    "events delivered out of order": Case(reordered),
    "direct messages closed": Case(closed_messages, letters=False, lost="letters"),
    "not allowed to post": Case(forbidden, turns=1),
    "messages deleted": Case(deleted_messages, letters=False, lost="messages"),
    "channel deleted": Case(deleted_channel, letters=False, lost="channel"),
    "disk full": Case(disk_full, turns=1, refused=True),
    "database locked": Case(locked, turns=1, refused=True),
}
