"""Tables of one bot on a sandbox, and typed moves that were chosen beforehand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from bot.services.house import now
from bot.store.records import Player, Status, Table
from bot.store.sqlite import opened
from engine.core.asking import random_action
from engine.core.game import settle
from engine.core.match import start, submit
from engine.core.notation import write
from engine.core.rng import Rng
from engine.registry import GAMES
from sandbox import Actor, Message, Sandbox, World
from sandbox.realm import Change
from tests.bench.bot_processes import Deeds, Orders, Process, Sheet, serve_bare, serve_ours
from tests.support.playing import AnyMatch, own_form

SLUG = "marchands"
PEOPLE = ("Anna", "Bruno", "Clara", "David")


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


class Done(NamedTuple):
    """What a bot did: the messages it sent, and how many it edited."""

    answers: tuple[Sheet, ...]
    posts: tuple[Sheet, ...]
    letters: tuple[Sheet, ...]
    edits: int

    def dealt(self, moves: list[list[Move]]) -> list[list[Move]]:
        """The same seats at work, told to do all of this once more, each as much as any other."""
        every = sum(map(len, moves))
        shares = (
            Deeds(
                self.answers[share % len(self.answers)],
                self.posts[share::every],
                self.letters[share::every],
                len(range(share, self.edits, every)),
            )
            for share in range(every)
        )
        told = (msgspec.json.encode(share).decode() for share in shares)
        return [[Move(move.seat, next(told)) for move in table] for table in moves]


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

    def counted(self) -> Done:
        """What was done since the last time."""
        done, self.deeds = self.deeds, []
        answers = tuple(s for change, s in done if change.message and change.message.ephemeral)
        public = [(c, s) for c, s in done if c.message and not c.message.ephemeral]
        sent = [(c.channel, s) for c, s in public if c.kind == "message sent"]
        posts = tuple(sheet for place, sheet in sent if place and not place.is_dm)
        letters = tuple(sheet for place, sheet in sent if place and place.is_dm)
        return Done(answers, posts, letters, len(public) - len(sent))

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
