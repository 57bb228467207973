"""The bot against one that makes the same requests with constant content, and its growth.

Both bots run in processes of their own, each on its own world of one sandbox, and take turns. The
moves are typed and were chosen beforehand; how many posts, letters and edits each of ours leads to
is noted in a round before, and the other bot is told so with each command: it sends messages with
as many words, buttons and bytes of pictures.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from resource import getpagesize
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.components.parts import Post
from bot.services.announcing import Sent
from bot.services.house import House, now
from bot.services.pictures import Pictures
from bot.services.playing import Person
from bot.store.records import Player, Shown, Status, Table
from bot.store.records import Post as Row
from bot.store.sqlite import SqliteStore, opened
from engine.core.asking import random_action
from engine.core.game import settle
from engine.core.match import start, submit
from engine.core.notation import write
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.registry import GAMES
from render.png import encode
from render.registry import RENDERERS
from render.scene import Scene
from render.theme import LIGHT
from render.words import texts
from sandbox import Actor, Message, Sandbox, World
from sandbox.realm import Change
from tests.bench.bot_processes import Deeds, Orders, Process, Sheet, serve_bare, serve_ours
from tests.support.playing import AnyMatch, own_form

SLUG = "marchands"
PEOPLE = ("Anna", "Bruno", "Clara", "David")
TABLES, MOVES, ROUNDS, REPEATS = 30, 2, 10, 100
USERS = (11, 12, 13, 14)
BOARDS = 100
FEW, MANY, SHORT, LONG = 10, 1000, 100, 1000
CROWD, PER_SECOND, SECONDS = 200, 50, 8


class Move(NamedTuple):
    """A typed move, chosen beforehand."""

    seat: int
    text: str


def random_game(number: int) -> Iterator[tuple[Move, AnyMatch]]:
    """The moves of a random game whose seed the table of that number has, and where they lead."""
    game = GAMES[SLUG]
    match, _ = start(game, len(PEOPLE), settle(game.meta, {}), f"h1:bench/{number}")
    rng = Rng(f"h1:moves/{number}")
    while True:
        public = next(d for d in game.pending(match.state, None) if d.owed)
        asked = own_form(game, match.state, public)
        action = random_action(game, match.state, asked, rng)
        match = submit(game, match, asked.seat, action).match
        yield Move(int(asked.seat), write(action)), match


def chosen_moves(number: int, count: int) -> list[Move]:
    """The first moves of a random game."""
    return [move for move, _ in islice(random_game(number), count)]


def up_to_a_sealed_answer() -> list[Move]:
    """The first moves of a game; the last of them may be made again and again."""
    game, moves = GAMES[SLUG], []
    for move, match in random_game(0):
        moves.append(move)
        mine = [d for d in game.pending(match.state, Seat(move.seat)) if d.seat == move.seat]
        if any(d.secret and not d.owed for d in mine):
            return moves
    raise AssertionError("nothing is ever asked in secret")


def table_of(number: int, users: list[int], place: int, guild: int | None = None) -> Table:
    """A running table, as the store keeps it."""
    game = GAMES[SLUG]
    seated = tuple(Player(user, name) for user, name in zip(users, PEOPLE, strict=True))
    return Table(
        f"b{number:07}",
        SLUG,
        game.meta.rules_version,
        "en",
        place,
        users[0],
        len(PEOPLE),
        guild=guild,
        status=Status.RUNNING,
        options=settle(game.meta, {}),
        seed=f"h1:bench/{number}",
        players=seated,
    )


class Stage:
    """One bot on its own world, with tables at which moves are typed."""

    def __init__(self, world: World, tables: int) -> None:
        self.world = world
        self.people: list[Actor] = [world.user(name) for name in PEOPLE]
        self.places = [world.channel(f"table-{number}") for number in range(tables)]
        self.deeds: list[tuple[Change, Sheet]] = []
        world.subscribe(self._watch)

    def _watch(self, change: Change) -> None:
        made = change.kind in ("message sent", "message edited")
        if made and change.message is not None and not change.message.loading:
            self.deeds.append((change, _sheet(change.message)))

    def counted(self) -> Deeds:
        """What was done since the last time."""
        done, self.deeds = self.deeds, []
        answers = [sheet for change, sheet in done if change.message and change.message.ephemeral]
        public = [(c, s) for c, s in done if c.message and not c.message.ephemeral]
        sent = [(c.channel, s) for c, s in public if c.kind == "message sent"]
        posts = tuple(sheet for place, sheet in sent if place and not place.is_dm)
        letters = tuple(sheet for place, sheet in sent if place and place.is_dm)
        edits = len(public) - len(sent)
        return Deeds(answers[-1] if answers else Sheet(100, 4), posts, letters, edits)

    async def furnish(self, database: Path) -> None:
        """Put running tables into the store before the bot opens it."""
        users = [one.id for one in self.people]
        async with opened(database, now) as store:
            for number, place in enumerate(self.places):
                await store.create(table_of(number, users, place.id, self.world.guild.id))

    async def type(self, number: int, seat: int, text: str) -> float:
        """Type a move; the seconds until the first answer."""
        begun = perf_counter()
        place, actor = self.places[number], self.people[seat]
        reply = await actor.slash("play", channel=place, move=text, until="acknowledgement")
        first = perf_counter() - begun
        assert not reply.failed
        if not reply.interaction.effects:
            await reply.next()
        return first


def _sheet(message: Message) -> Sheet:
    picture = sum(len(file.data) for file in message.attachments)
    return Sheet(len(message.content), len(message.buttons), picture)


@asynccontextmanager
async def staged(
    folder: Path, tables: int, *, pictures: bool, bare: bool = False
) -> AsyncIterator[tuple[Stage, Process]]:
    """A stage with its bot running."""
    async with Sandbox() as world:
        stage, database = Stage(world, tables), folder / "comptoir.sqlite3"
        if not bare:
            folder.mkdir()
            await stage.furnish(database)
        orders = Orders(world.api_base, world.gateway, world.token, str(database), pictures)
        process = Process(serve_bare if bare else serve_ours, orders)
        try:
            await process.ready()
            yield stage, process
        finally:
            process.kill()


class Rate(NamedTuple):
    """How quickly a round went."""

    per_second: float
    cpu: float
    deeds: int
    """Posts, letters and edits; answers come on top."""


async def played(stage: Stage, process: Process, moves: list[list[Move]]) -> Rate:
    """Let every table play its moves at the same time, until all is posted."""

    async def at(number: int) -> None:
        for move in moves[number]:
            await stage.type(number, move.seat, move.text)

    before, begun = await process.settled(), perf_counter()
    stage.counted()
    await asyncio.gather(*(at(number) for number in range(len(moves))))
    after = await process.settled()
    spent, count, done = perf_counter() - begun, sum(map(len, moves)), stage.counted()
    deeds = len(done.posts) + len(done.letters) + done.edits
    return Rate(count / spent, (after.cpu - before.cpu) / count, deeds)


async def told_to_bare(
    folder: Path, games: list[list[Move]], *, pictures: bool
) -> list[list[Move]]:
    """For every move, the requests ours makes about it, as the other bot is told."""
    async with staged(folder, len(games), pictures=pictures) as (stage, process):
        told: list[list[Move]] = []
        for number, game in enumerate(games):
            told.append([])
            for move in game:
                await stage.type(number, move.seat, move.text)
                await process.settled()
                deeds = msgspec.json.encode(stage.counted()).decode()
                told[number].append(Move(move.seat, deeds))
    return told


async def against_bare(folder: Path, *, pictures: bool) -> tuple[list[Rate], list[Rate]]:
    """Rounds of both in turn; the first of each warms up."""
    folder.mkdir()
    games = [chosen_moves(number, MOVES * (ROUNDS + 1)) for number in range(TABLES)]
    told = await told_to_bare(folder / "count", games, pictures=pictures)
    ours: list[Rate] = []
    bare: list[Rate] = []
    async with (
        staged(folder / "ours", TABLES, pictures=pictures) as mine,
        staged(folder / "bare", TABLES, pictures=pictures, bare=True) as theirs,
    ):
        for first in range(0, MOVES * (ROUNDS + 1), MOVES):
            bare.append(await played(*theirs, [one[first : first + MOVES] for one in told]))
            ours.append(await played(*mine, [one[first : first + MOVES] for one in games]))
    return ours[1:], bare[1:]


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


async def first_answers(folder: Path) -> list[float]:
    """Seconds to the first answer, so many answers a second over many games."""
    async with staged(folder, CROWD, pictures=True) as (stage, process):
        games = [chosen_moves(n, 1 + PER_SECOND * SECONDS // CROWD) for n in range(CROWD)]
        tasks = []
        for count in range(PER_SECOND * SECONDS):
            move = games[count % CROWD][count // CROWD]
            tasks.append(asyncio.create_task(stage.type(count % CROWD, move.seat, move.text)))
            await asyncio.sleep(1 / PER_SECOND)
        times = await asyncio.gather(*tasks)
        await process.settled()
        return list(times)


def boards_per_second() -> float:
    """Fresh boards drawn one after the other in one thread."""
    game, renderer, words, spent = GAMES[SLUG], RENDERERS[SLUG], texts("en", PEOPLE), 0.0
    for _, match in islice(random_game(0), BOARDS):
        scene = Scene(game.view(match.state, None), PEOPLE)
        begun = perf_counter()
        encode(renderer.draw(scene, words, LIGHT, "landscape"))
        spent += perf_counter() - begun
    return BOARDS / spent


def _ratio(ours: list[Rate], bare: list[Rate]) -> float:
    return median(a.per_second / b.per_second for a, b in zip(ours, bare, strict=True))


async def _measured(folder: Path) -> dict[str, float]:
    plain, bare = await against_bare(folder / "plain", pictures=False)
    drawn, sent = await against_bare(folder / "drawn", pictures=True)
    (games, memory), log = await growth_with_games(folder), await growth_with_log(folder)
    times = await first_answers(folder / "crowd")
    cuts = quantiles(times, n=100)
    return {
        "bot.interactions_vs_bare": _ratio(plain, bare),
        "bot.deeds_vs_bare": sum(rate.deeds for rate in plain) / sum(rate.deeds for rate in bare),
        "bot.interactions_per_second": median(rate.per_second for rate in plain),
        "bot.bare_interactions_per_second": median(rate.per_second for rate in bare),
        "bot.cpu_ms": 1000 * median(rate.cpu for rate in plain),
        "bot.bare_cpu_ms": 1000 * median(rate.cpu for rate in bare),
        "bot.picture_vs_bare": _ratio(drawn, sent),
        "bot.picture_cpu_ms": 1000 * median(rate.cpu for rate in drawn),
        "bot.picture_bare_cpu_ms": 1000 * median(rate.cpu for rate in sent),
        "bot.load_growth": games,
        "bot.log_growth": log,
        "bot.first_answer_p50_ms": 1000 * cuts[49],
        "bot.first_answer_p99_ms": 1000 * cuts[98],
        "bot.kilobytes_per_open_game": memory / 1024,
        "bot.boards_per_second": boards_per_second(),
    }


def measure() -> dict[str, float]:
    """Return the figures for `build/bench.json`."""
    # On the project's own disk: a temporary folder in memory would make syncing free.
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        return asyncio.run(_measured(Path(folder)))
