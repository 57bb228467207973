"""The bot against one that makes the same requests with constant content, and its growth.

Both bots run in processes of their own, each on its own world of one sandbox, and take turns. The
moves are typed and were chosen beforehand; how many posts, letters and edits each of ours leads to
is noted in a round before, and the other bot is told so with each command: it sends messages with
as many words, buttons and bytes of pictures.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import msgspec

from engine.registry import GAMES
from render.png import encode
from render.registry import RENDERERS
from render.scene import Scene
from render.theme import LIGHT
from render.words import texts
from tests.bench.bot_growth import growth_with_games, growth_with_log
from tests.bench.bot_processes import Process
from tests.bench.bot_stage import PEOPLE, SLUG, Move, Stage, chosen_moves, random_game, staged

TABLES, MOVES, ROUNDS = 30, 2, 10
BOARDS = 100
CROWD, PER_SECOND, SECONDS = 200, 50, 8


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
