"""Three tables in one world, and the instants at which trouble meets them in mid-action."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sandbox import World
from sandbox.realm import Change
from tests.chaos.bot import Report, report, standing
from tests.chaos.table import ChaosTable
from tests.e2e.running import Bots


class Span(NamedTuple):
    """How far a game is when trouble comes, how far without it, and how far it must come."""

    before: int
    middle: int
    end: int


SPANS = {"fair": Span(3, 8, 11), "marchands": Span(7, 12, 15), "nord": Span(5, 10, 13)}
"""A public answer opens the sealed bids; they are given and revealed within five answers."""


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
    tables: tuple[ChaosTable, ...]

    def table_of(self, change: Change) -> ChaosTable | None:
        """The table whose player does something."""
        seated = (t for t in self.tables if change.user in [one.account for one in t.people])
        return next(seated, None)

    @contextmanager
    def reached(self, strike: Callable[[ChaosTable], object], every: int = 1) -> Iterator[None]:
        """Strike when a press was just handed to the bot and has no answer yet."""
        presses = 0

        def watch(change: Change) -> None:
            nonlocal presses
            table = self.table_of(change) if change.kind == "interaction begun" else None
            if table is not None:
                presses += 1
                if presses % every == 0:
                    strike(table)

        stop = self.world.subscribe(watch)
        yield
        stop()
        assert presses >= every * len(self.tables), "trouble did not come"

    @contextmanager
    def recorded(self, strike: Callable[[ChaosTable], object]) -> Iterator[None]:
        """Strike each table once: an answer is in the log, and nobody was told yet."""
        tables, left = self.bots.house.tables, {table.match: table for table in self.tables}
        tell = tables.announce

        def announce(match: str) -> None:
            if match in left:
                strike(left.pop(match))
            tell(match)

        tables.announce = announce
        yield
        tables.announce = tell
        assert not left, f"trouble did not come to {left}"

    @contextmanager
    def all_recorded(self, strike: Callable[[], object]) -> Iterator[None]:
        """Strike once: every table has an answer in its log of which nobody was told yet."""
        tables, held = self.bots.house.tables, dict.fromkeys(t.match for t in self.tables)
        tell, waiting = tables.announce, set(held)

        def announce(match: str) -> None:
            waiting.discard(match)
            if waiting:
                return
            if held:
                strike()
            for other in [*held, match]:
                tell(other)
            held.clear()

        tables.announce = announce
        yield
        tables.announce = tell
        assert not waiting, f"trouble did not come to {waiting}"

    async def at_every_table(self, deed: Callable[[ChaosTable], object]) -> list[object]:
        """The same deed at all tables at once."""
        return list(await asyncio.gather(*(deed(table) for table in self.tables)))  # type: ignore[call-overload]
