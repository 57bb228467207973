"""A storm: several games at once under a bot that is killed again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple, Self

from sandbox import Sandbox, World
from sandbox.realm import Change
from tests.chaos.bot import Orders
from tests.chaos.kennel import Kennel
from tests.chaos.seen import differences
from tests.chaos.table import ChaosTable

GAMES = ("fair", "marchands", "nord")
LONGEST = 0.7
"""Seconds a bot lives at most when it is killed by the clock."""
MOST_DEEDS, MOST_POSTS = 40, 8
WATCHED = ("message sent", "message edited", "interaction answered")
"""What the bot does; a kill at one of these comes before the bot learns that it was done."""


class AheadClock:
    """The clock on the wall, or ahead of it."""

    def __init__(self) -> None:
        self.later = 0.0

    def now(self) -> float:
        return time.time() + self.later

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Instant(NamedTuple):
    """When to kill: after so many seconds, or at the so manyth deed of the bot."""

    seconds: float | None
    deeds: int
    posts: bool = False
    """Count only posts: the kill comes between the post and the note that it was sent."""
    away: float = 0.0
    """How long the bot then stays away, by the clocks of the world and of the bot."""


def drawn_instants(seed: int, kills: int) -> list[Instant]:
    """As many instants: by the clock, at anything the bot does, or at something it posts."""
    chance = Random(seed)
    draws = (
        lambda: Instant(chance.uniform(0, LONGEST), 0),
        lambda: Instant(None, chance.randint(1, MOST_DEEDS)),
        lambda: Instant(None, chance.randint(1, MOST_POSTS), posts=True),
    )
    return [chance.choice(draws)() for _ in range(kills)]


class Storm:
    """Tables in one world under one bot, which can be killed and comes back."""

    def __init__(self, world: World, clock: AheadClock, folder: Path, seed: int) -> None:
        self.world = world
        self.clock = clock
        self.folder = folder
        self.seed = seed
        self.kennel = Kennel()
        self.tables = [ChaosTable(world, self.kennel, slug, str(seed)) for slug in GAMES]

    async def start(self) -> None:
        orders = Orders(
            self.world.api_base,
            self.world.gateway,
            self.world.token,
            str(self.folder / "comptoir.sqlite3"),
            f"h1:chaos/{self.seed}",
            self.clock.later,
        )
        await self.kennel.start(orders)

    async def __aenter__(self) -> Self:
        """Start the bot and open every table."""
        await self.start()
        for table in self.tables:
            await table.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.kennel.kill()
        await self.kennel.buried()
        # A bot that dies in the middle of a request leaves half of it behind.
        self.world.take_errors()

    async def suffer(self, instant: Instant, probe: int) -> None:
        """Play on at all tables until the bot is killed, then let it come back."""
        playing = [asyncio.create_task(table.play()) for table in self.tables]
        await self._killed(instant, playing)
        await self.restart(playing, instant.away)
        for table in self.tables:
            await table.settle()
            await table.probe(probe)

    async def restart(self, playing: list[asyncio.Task[None]], away: float) -> None:
        """Everybody whose press hangs gives up; then a new bot comes."""
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
        await self.kennel.buried()
        _raise_unless_cut_off(results)
        self.clock.later += away
        await self.start()

    async def _killed(self, instant: Instant, playing: list[asyncio.Task[None]]) -> None:
        struck = asyncio.Event()

        def kill() -> None:
            self.kennel.kill()
            struck.set()

        stop = self.world.subscribe(counting(instant, kill))
        waiting = asyncio.create_task(struck.wait())
        played = asyncio.create_task(asyncio.wait(playing))
        await asyncio.wait(
            {waiting, played}, timeout=instant.seconds, return_when=asyncio.FIRST_COMPLETED
        )
        stop()
        kill()
        await waiting
        played.cancel()

    async def finish(self, lengths: list[int] | None = None) -> None:
        """Come to rest: at given lengths, or after whatever answers are only half given."""
        ends = lengths or [table.report.length + 2 for table in self.tables]
        for table, end in zip(self.tables, ends, strict=True):
            await table.play(end)
        for table in self.tables:
            await table.press_everything()


def counting(instant: Instant, kill: Callable[[], None]) -> Callable[[Change], None]:
    """Kill at the instant's deed, before the bot can learn that it was done."""
    left = instant.deeds

    def watch(change: Change) -> None:
        nonlocal left
        private = change.message is None or change.message.ephemeral
        if change.kind not in WATCHED or (instant.posts and private):
            return
        left -= 1
        if left == 0:
            kill()

    return watch


def _raise_unless_cut_off(results: list[BaseException | None]) -> None:
    """A player is stopped by the kill; whatever else stopped him is a finding."""
    for result in results:
        cut_off = (asyncio.CancelledError, EOFError, ConnectionError)
        if isinstance(result, BaseException) and not isinstance(result, cut_off):
            raise result


async def stormy_and_calm(
    seed: int, instants: list[Instant], folder: Path, struck: Callable[[], object] = bool
) -> list[str]:
    """A storm, and the same records without one; where what was seen differs."""
    stormy = await _stormy(seed, instants, _made(folder / "stormy"), struck)
    calm = await _calm(stormy, _made(folder / "calm"))
    found: list[str] = []
    for one, other in zip(stormy.tables, calm.tables, strict=True):
        if one.report != other.report:
            found.append(f"{one.slug}: the records differ")
        found += [f"{one.slug}: {text}" for text in differences(one.witness, other.witness)]
    return found


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def _stormy(
    seed: int, instants: list[Instant], folder: Path, struck: Callable[[], object]
) -> Storm:
    clock, chance = AheadClock(), Random(seed + 1)
    async with Sandbox(clock=clock) as world, Storm(world, clock, folder, seed) as storm:
        for instant in instants:
            await storm.suffer(instant, chance.randrange(100))
            struck()
        await storm.finish()
    return storm


async def _calm(stormy: Storm, folder: Path) -> Storm:
    clock = AheadClock()
    async with Sandbox(clock=clock) as world, Storm(world, clock, folder, stormy.seed) as calm:
        for table, other in zip(calm.tables, stormy.tables, strict=True):
            table.to_probe = other.probed
        await calm.finish([table.report.length for table in stormy.tables])
    return calm
