"""The bot against one that makes the same requests with constant content, and its growth.

Both bots run in processes of their own, each on its own world of one sandbox, and take turns. The
moves are typed and were chosen beforehand. The posts, letters and edits that ours makes in a round
are counted and dealt out to the commands of the other's round: it is told with each what to do, and
sends messages with as many words, buttons and bytes of pictures.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from engine.registry import GAMES
from render.png import encode
from render.registry import RENDERERS
from render.scene import Scene
from render.theme import LIGHT
from render.words import texts
from tests.bench.bot_growth import growth_with_games, growth_with_log
from tests.bench.bot_processes import Process
from tests.bench.bot_stage import PEOPLE, SLUG, Done, Move, Stage, chosen_moves, random_game, staged

TABLES, MOVES, WARMING, ROUNDS = 30, 5, 2, 4
BOARDS = 100
CROWD, PER_SECOND, SECONDS = 200, 50, 8


class Run(NamedTuple):
    """What a bot did, and what that took."""

    actions: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    deeds: int = 0
    """Posts, letters and edits; answers come on top."""

    def and_then(self, other: Run) -> Run:
        """Both together: rounds differ much in what they lead to, so only all of them count."""
        return Run(
            self.actions + other.actions,
            self.seconds + other.seconds,
            self.cpu + other.cpu,
            self.deeds + other.deeds,
        )

    @property
    def per_second(self) -> float:
        return self.actions / self.seconds

    @property
    def cpu_ms(self) -> float:
        """Of processor time for each action."""
        return 1000 * self.cpu / self.actions


async def played(stage: Stage, process: Process, moves: list[list[Move]]) -> tuple[Run, Done]:
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
    return Run(count, spent, after.cpu - before.cpu, deeds), done


async def against_bare(folder: Path, *, pictures: bool) -> tuple[Run, Run]:
    """Rounds of both in turn, once both are warm and have sent their first pictures."""
    folder.mkdir()
    games = [chosen_moves(number, MOVES * (WARMING + ROUNDS)) for number in range(TABLES)]
    ours, bare = Run(), Run()
    async with (
        staged(folder / "ours", TABLES, pictures=pictures) as mine,
        staged(folder / "bare", TABLES, pictures=pictures, bare=True) as theirs,
    ):
        for number in range(WARMING + ROUNDS):
            moves = [game[MOVES * number : MOVES * (number + 1)] for game in games]
            own, done = await played(*mine, moves)
            his, _ = await played(*theirs, done.dealt(moves))
            if number >= WARMING:
                ours, bare = ours.and_then(own), bare.and_then(his)
    return ours, bare


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


async def _measured(folder: Path) -> dict[str, float]:
    plain, bare = await against_bare(folder / "plain", pictures=False)
    drawn, sent = await against_bare(folder / "drawn", pictures=True)
    (games, memory), log = await growth_with_games(folder), await growth_with_log(folder)
    times = await first_answers(folder / "crowd")
    cuts = quantiles(times, n=100)
    return {
        "bot.interactions_vs_bare": plain.per_second / bare.per_second,
        "bot.deeds_vs_bare": plain.deeds / bare.deeds,
        "bot.interactions_per_second": plain.per_second,
        "bot.bare_interactions_per_second": bare.per_second,
        "bot.cpu_ms": plain.cpu_ms,
        "bot.bare_cpu_ms": bare.cpu_ms,
        "bot.picture_vs_bare": drawn.per_second / sent.per_second,
        "bot.picture_cpu_ms": drawn.cpu_ms,
        "bot.picture_bare_cpu_ms": sent.cpu_ms,
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
