"""Trouble in the middle of games: each kind, and what it does to the presses it meets."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from typing import NamedTuple

from bot.store.sqlite import SqliteStore
from sandbox import faults
from sandbox.people.waiting import until
from sandbox.routes.interactions import CALLBACK, ORIGINAL
from sandbox.routes.messages import MESSAGE, MESSAGES
from tests.chaos.table import ChaosTable
from tests.faults.scene import Scene

WRITTEN = ("INSERT ON main.log", "INSERT ON main.draft", "INSERT ON main.post")
NOTED = "UPDATE ON main.post"

Fault = Callable[[Scene], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def calm(scene: Scene) -> AsyncIterator[None]:
    yield


@asynccontextmanager
async def latency(scene: Scene) -> AsyncIterator[None]:
    slow = scene.world.faults.slow(0.1)
    yield
    scene.world.faults.clear()
    assert slow.struck > 20


@asynccontextmanager
async def rate_limits(scene: Scene) -> AsyncIterator[None]:
    limit, once = scene.world.faults.limit, scene.world.faults.once_each
    faults = [
        limit("POST", MESSAGES, retry_after=0.05, every=3, times=None),
        limit("PATCH", MESSAGE, retry_after=0.05, every=3, times=None),
        once(limit("POST", CALLBACK, retry_after=0.05, times=None)),
        once(limit("PATCH", ORIGINAL, retry_after=0.05, times=None)),
    ]
    yield
    scene.world.faults.clear()
    assert all(fault.struck >= len(scene.tables) for fault in faults)


@asynccontextmanager
async def server_errors(scene: Scene) -> AsyncIterator[None]:
    fail, once = scene.world.faults.fail, scene.world.faults.once_each
    faults = [
        # The library tries some again after seconds; this one is left to the bot.
        fail("POST", MESSAGES, status=503, every=3, times=None),
        fail("PATCH", MESSAGE, status=503, every=3, times=None),
        once(fail("POST", CALLBACK, status=502, every=6, times=3)),
        once(fail("PATCH", ORIGINAL, status=500, every=6, times=3)),
    ]
    yield
    scene.world.faults.clear()
    assert all(fault.struck >= len(scene.tables) for fault in faults)


def dropped(*, after: bool) -> Fault:
    """The connection breaks, before a request is carried out or before its answer is heard."""

    @asynccontextmanager
    async def fault(scene: Scene) -> AsyncIterator[None]:
        cut, once = scene.world.faults.cut, scene.world.faults.once_each
        faults = [
            cut("POST", MESSAGES, after=after, every=3, times=None),
            cut("PATCH", MESSAGE, after=after, every=3, times=None),
            once(cut("POST", CALLBACK, after=after, times=None)),
            once(cut("PATCH", ORIGINAL, after=after, times=None)),
        ]
        yield
        scene.world.faults.clear()
        assert all(fault.struck >= len(scene.tables) for fault in faults)

    return fault


@asynccontextmanager
async def resumed(scene: Scene) -> AsyncIterator[None]:
    before = sessions(scene)
    with scene.reached(lambda _: scene.world.sessions.drop(4000), every=3):
        yield
    assert sessions(scene) == before


def sessions(scene: Scene) -> set[str]:
    """The ids of the sessions on the gateway."""
    return set(scene.world.sessions._all)


def lost_session(end: Callable[[Scene], None]) -> Fault:
    """The bot must begin a new session; whatever it was not told meanwhile it never hears."""

    @asynccontextmanager
    async def fault(scene: Scene) -> AsyncIterator[None]:
        before, ended = sessions(scene), False

        def once(_: ChaosTable) -> None:
            nonlocal ended
            if not ended:
                ended = True
                end(scene)

        with scene.reached(once):
            yield
        assert sessions(scene).isdisjoint(before)

    return fault


@asynccontextmanager
async def doubled(scene: Scene) -> AsyncIterator[None]:
    fault = scene.world.faults.duplicate(times=None)
    yield
    scene.world.faults.clear()
    assert fault.struck > 20


@asynccontextmanager
async def reordered(scene: Scene) -> AsyncIterator[None]:
    fault = scene.world.faults.reorder(times=None)
    yield
    scene.world.faults.clear()
    assert fault.struck > 20


@asynccontextmanager
async def closed_messages(scene: Scene) -> AsyncIterator[None]:
    def close(table: ChaosTable) -> None:
        for person in table.people:
            scene.world.close_dms(person)

    with scene.recorded(close):
        yield


@asynccontextmanager
async def forbidden(scene: Scene) -> AsyncIterator[None]:
    """The bot must notice by itself that it may post again."""
    lacking = {"fair": "SEND_MESSAGES", "marchands": "SEND_MESSAGES", "nord": "VIEW_CHANNEL"}
    scene.parlour.hasty = True
    with scene.recorded(lambda table: scene.world.deny(table.channel, lacking[table.slug])):
        yield
    scene.parlour.hasty = False
    said = posted(scene)
    for table in scene.tables:
        scene.world.allow(table.channel, lacking[table.slug])
    await until(scene.world, lambda: all_posted(scene, said), 10)


def posted(scene: Scene) -> list[int]:
    """How much was posted at each table."""
    return [len(table.witness.posts["TABLE"]) for table in scene.tables]


def all_posted(scene: Scene, before: list[int]) -> bool | None:
    """Whether there is something new at each table."""
    return all(now > then for now, then in zip(posted(scene), before, strict=True)) or None


@asynccontextmanager
async def removed(scene: Scene) -> AsyncIterator[None]:
    """The bot is put out of the server, and invited again."""
    scene.parlour.hasty = True
    said: list[int] = []

    def kick() -> None:
        said.extend(posted(scene))
        scene.world.kick_bot()

    with scene.all_recorded(kick):
        yield
    await scene.bots.house.announcer.settled()
    assert posted(scene) == said
    scene.world.invite_bot()
    await until(scene.world, lambda: all_posted(scene, said), 10)
    scene.parlour.hasty = False


@asynccontextmanager
async def deleted_messages(scene: Scene) -> AsyncIterator[None]:
    def delete(table: ChaosTable) -> None:
        for place in (table.channel, *(scene.world.dm_with(p.account) for p in table.people)):
            for message in list(place.messages.values()):
                if not message.ephemeral:
                    scene.world.delete_message(message)

    with scene.reached(delete):
        yield


@asynccontextmanager
async def deleted_channel(scene: Scene) -> AsyncIterator[None]:
    """What could no longer be told is told where the table goes on."""
    scene.parlour.hasty = True
    with scene.recorded(lambda table: scene.world.delete_channel(table.channel)):
        yield
    await scene.bots.house.announcer.settled()
    for table in scene.tables:
        refuge = scene.world.channel(f"{table.slug}-refuge")
        adopted = await table.people[0].slash("game adopt", channel=refuge, table=table.match)
        assert adopted.ephemeral
        table.move(refuge)
    scene.parlour.hasty = False


async def struck_often(fault: faults.Fault, times: int) -> None:
    """Wait until so many requests were made: what cannot be noted is sent again and again."""
    async with asyncio.timeout(10):
        while fault.struck < times:
            await asyncio.sleep(0.01)


def full_disk(*statements: str) -> Fault:
    """Certain statements need a page more than there is."""

    def fill(db: sqlite3.Connection) -> None:
        db.execute("CREATE TABLE ballast (x)")
        for number, statement in enumerate(statements):
            db.execute(
                f"CREATE TEMP TRIGGER swell_{number} AFTER {statement} "
                "BEGIN INSERT INTO ballast VALUES (zeroblob(1000000)); END"
            )
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages}").fetchone()

    def empty(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA max_page_count = 1000000").fetchone()
        for number, _ in enumerate(statements):
            db.execute(f"DROP TRIGGER swell_{number}")
        db.execute("DROP TABLE ballast")

    @asynccontextmanager
    async def fault(scene: Scene) -> AsyncIterator[None]:
        store = scene.bots.house.store
        assert isinstance(store, SqliteStore)
        run, filling = store._links.writer.run, list[asyncio.Task[None]]()
        scene.parlour.hasty = True
        # The job is in the writer's queue before anything that is to be noted.
        with scene.all_recorded(lambda: filling.append(asyncio.create_task(run(fill)))):
            sent = scene.world.faults.slow(0, "POST", MESSAGES)
            yield
        await asyncio.gather(*filling)
        if NOTED in statements:
            await struck_often(sent, 3 * len(scene.tables))
        await run(empty)
        scene.world.faults.clear()
        scene.parlour.hasty = False

    return fault


@asynccontextmanager
async def locked(scene: Scene) -> AsyncIterator[None]:
    """Another program writes in the database and takes its time."""
    scene.parlour.hasty = True
    with closing(sqlite3.connect(scene.bots.database, isolation_level=None)) as other:
        with scene.all_recorded(lambda: other.execute("BEGIN EXCLUSIVE")):
            yield
        other.execute("ROLLBACK")
    scene.parlour.hasty = False


class Case(NamedTuple):
    """A kind of trouble: how to make it, how many answers are tried meanwhile."""

    fault: Fault
    turns: int = 5
    by_post: bool = True
    """Whether questions are answered where they are posted, or by command alone."""
    refused: bool = False
    """Whether nothing can be taken down meanwhile, so that people must be told so."""
    unanswered: bool = False
    """Whether a press may come to nothing, as Discord tells who pressed."""
    lost: str = ""
    """Posts that by the nature of the trouble cannot be where they are without it."""


CASES = {
    "latency": Case(latency),
    "rate limits (429)": Case(rate_limits),
    "server errors (5xx)": Case(server_errors),
    "connection dropped before the request": Case(dropped(after=False)),
    "connection dropped after the request": Case(dropped(after=True)),
    "gateway closed, resumed": Case(resumed),
    "gateway closed, not resumable": Case(
        lost_session(lambda scene: scene.world.sessions.drop(4000, resumable=False)),
        unanswered=True,
    ),
    "session invalidated": Case(
        lost_session(lambda scene: scene.world.sessions.invalidate()), unanswered=True
    ),
    "events delivered twice": Case(doubled),
    "events delivered out of order": Case(reordered),
    "direct messages closed": Case(closed_messages, by_post=False, lost="letters"),
    "not allowed to post": Case(forbidden, turns=1),
    "removed from the server": Case(removed, turns=1),
    "messages deleted": Case(deleted_messages, by_post=False, lost="messages"),
    "channel deleted": Case(deleted_channel, turns=1, by_post=False, lost="channel"),
    "disk full": Case(full_disk(*WRITTEN), turns=2, by_post=False, refused=True),
    "disk full while posting": Case(full_disk(NOTED), turns=1),
    "database locked": Case(locked, turns=2, by_post=False, refused=True),
}
