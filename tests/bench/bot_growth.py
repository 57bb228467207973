"""What one answer costs with many open games and after a long log, without Discord."""

from __future__ import annotations

from pathlib import Path
from resource import getpagesize
from statistics import median
from time import perf_counter

from msgspec.structs import replace

from bot.components.parts import Post
from bot.services.carrying import Sent
from bot.services.house import House, now
from bot.services.pictures import Pictures
from bot.services.playing import Person
from bot.store.records import Post as Row
from bot.store.records import Shown, Table
from bot.store.sqlite import SqliteStore, opened
from engine.core.values import Seat
from engine.registry import GAMES
from tests.bench.bot_stage import SLUG, Move, random_game, table_of

USERS = (11, 12, 13, 14)
REPEATS = 100
FEW, MANY, SHORT, LONG = 10, 1000, 100, 1000


def up_to_a_sealed_answer() -> list[Move]:
    """The first moves of a game; the last of them may be made again and again."""
    game, moves = GAMES[SLUG], []
    for move, match in random_game(0):
        moves.append(move)
        mine = [d for d in game.pending(match.state, Seat(move.seat)) if d.seat == move.seat]
        if any(d.secret and not d.owed for d in mine):
            return moves
    raise AssertionError("nothing is ever asked in secret")


class Nobody:
    """A courier to nowhere: growth is measured without Discord."""

    def __init__(self) -> None:
        self.sent = 0

    async def send(self, table: Table, row: Row, post: Post) -> Sent:
        self.sent += 1
        return Sent(table.place, self.sent)

    async def find(self, table: Table, row: Row, post: Post) -> Sent | None:
        return None

    async def strip(self, shown: Shown) -> None:
        """Nothing is shown anywhere."""

    async def edit(self, shown: Shown, post: Post) -> None:
        """Nothing is shown anywhere."""


class Hall:
    """A house with many open games and no Discord."""

    def __init__(self, store: SqliteStore, games: int) -> None:
        self.house = House(store, Nobody(), pictures=Pictures(renderers={}))
        self.games = games
        self.opening = up_to_a_sealed_answer()
        self._interaction = 10**18
        self._at = 0

    @classmethod
    async def opened(cls, store: SqliteStore, games: int) -> Hall:
        """All games begun, each with its first moves made."""
        for number in range(games):
            await store.create(replace(table_of(0, list(USERS), number), id=_name(number)))
        hall = cls(store, games)
        for number in range(games):
            for move in hall.opening:
                await hall.move(number, move)
        return hall

    async def move(self, number: int, move: Move) -> None:
        self._interaction += 1
        person = Person(USERS[move.seat], "en-US")
        await self.house.playing.type(_name(number), person, move.text, self._interaction)
        await self.house.announcer.settled()

    async def seconds(self, moves: int) -> float:
        """Per answer, one game after the other in turn."""
        begun = perf_counter()
        for _ in range(moves):
            self._at = (self._at + 7) % self.games
            await self.move(self._at, self.opening[-1])
        return (perf_counter() - begun) / moves


def _name(number: int) -> str:
    return f"h{number:07}"


def _resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * getpagesize()


async def growth_with_games(folder: Path) -> tuple[float, float]:
    """One answer with a thousand open games against one with ten; bytes for each of them."""
    async with opened(folder / "few.sqlite3", now) as a, opened(folder / "many.sqlite3", now) as b:
        few, before = await Hall.opened(a, FEW), _resident()
        many = await Hall.opened(b, MANY)
        memory = (_resident() - before) / MANY
        await few.seconds(REPEATS)
        await many.seconds(REPEATS)
        return await _growth(few, many), memory


async def _growth(small: Hall, large: Hall) -> float:
    """One answer at a time, in turn: what else the machine does hits both alike."""
    pairs = [(await small.seconds(1), await large.seconds(1)) for _ in range(3 * REPEATS)]
    return median(slow for _, slow in pairs) / median(quick for quick, _ in pairs)


async def growth_with_log(folder: Path) -> float:
    """One answer at a log of a thousand entries against one at a hundred, kept in memory or not."""
    async with (
        opened(folder / "short.sqlite3", now) as a,
        opened(folder / "long.sqlite3", now) as b,
    ):
        short, long = await Hall.opened(a, 1), await Hall.opened(b, 1)
        await short.seconds(SHORT)
        await long.seconds(LONG)
        return await _growth(short, long)
