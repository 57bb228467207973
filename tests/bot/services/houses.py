"""A house without Discord: the memory store, and a porter that only remembers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count

from bot.components.parts import Post
from bot.services.carrying import Sent
from bot.services.house import House
from bot.services.lobbies import Guest, Place
from bot.services.pictures import Pictures
from bot.services.playing import Person
from bot.store.memory import MemoryStore
from bot.store.records import Post as Row
from bot.store.records import Shown, Table
from tests.support.fair import FAIR

GUESTS = tuple(Guest(n, name, "en-US") for n, name in enumerate(("ann", "bob", "cy", "di"), 1))


class Remembering:
    """A porter that can be told to fail."""

    def __init__(self) -> None:
        self.sent: list[tuple[Row, Post]] = []
        self.stripped: list[int] = []
        self.edited: list[tuple[int, Post]] = []
        self.fail: Callable[[Row], Exception | None] = lambda _: None
        self.found: Callable[[Row], Sent | None] = lambda _: None
        self.looked = 0
        self._numbers = count(1000)

    async def send(self, table: Table, row: Row, post: Post) -> Sent:
        error = self.fail(row)
        if error is not None:
            raise error
        self.sent.append((row, post))
        return Sent(table.place, next(self._numbers))

    async def find(self, table: Table, row: Row, post: Post) -> Sent | None:
        self.looked += 1
        return self.found(row)

    async def strip(self, shown: Shown) -> None:
        self.stripped.append(shown.message)

    async def edit(self, shown: Shown, post: Post) -> None:
        self.edited.append((shown.message, post))

    def kinds(self) -> list[str]:
        return [row.kind for row, _ in self.sent]


class Quiet:
    """A house with its porter and a clock that can be moved."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.time = datetime(2030, 1, 1, tzinfo=UTC)
        self.store = store or MemoryStore(lambda: self.time)
        self.porter = Remembering()
        self.house = House(
            self.store,
            self.porter,
            games={FAIR.meta.slug: FAIR},
            clock=lambda: self.time,
            pictures=Pictures(renderers={}),
            seeds=lambda: "h1:quiet",
        )
        self._keys = count(1)

    def later(self, **span: float) -> None:
        self.time += timedelta(**span)

    @property
    def key(self) -> int:
        return next(self._keys)

    async def begun(self, seats: int = 3) -> str:
        table = await self.house.lobbies.open(
            GUESTS[0], Place(7, 70), FAIR.meta.slug, "en", seats, self.key
        )
        for guest in GUESTS[1:seats]:
            await self.house.lobbies.join(table.id, guest)
        await self.house.lobbies.start(table.id, GUESTS[0], self.key)
        await self.house.announcer.settled()
        return table.id

    async def type(self, match: str, seat: int, text: str, key: int | None = None) -> None:
        person = Person(GUESTS[seat].user, "en-US")
        await self.house.playing.type(match, person, text, key or self.key)

    async def turn(self, match: str) -> int:
        return int((await self.house.tables.position(match)).owed()[0].seat)
