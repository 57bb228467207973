"""Pictures of a running game: what keeping parts saves, how large and how faithful the files are.

Every picture is drawn once, in the order of play, so that what changed since the last one is
really drawn. The peer draws the same parts afresh and saves with Pillow's defaults.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from math import log10
from statistics import median
from time import perf_counter

from PIL import Image, ImageChops, ImageStat

from engine.core.rng import Rng
from engine.games.marchands.model.view import View
from engine.registry import GAMES
from render.games.marchands.board import board
from render.keep import nothing_kept
from render.picture import Page, compose, compose_true
from render.png import encode
from render.scene import Scene
from render.theme import DARK, LIGHT, Theme
from render.words import Texts, texts
from tests.support.playing import begin, random_moves

NAMES = ("Mathilde", "Jörg", "Wolfgang Amadeus", "Zoë")
BLOCK = 20
"""Pictures between two of the peer's, so that both see the same weather."""
BLOCKS = 9
PAIRS = 5
TABLE = 80
"""Pictures of each table when two are drawn at a time."""


def measure() -> dict[str, float]:
    """Return the figures for `build/bench.json`."""
    words = texts("en", NAMES)
    for scene in _scenes(1):
        encode(compose(_page(scene, words)))
    played = [scene for seed in (2, 3, 4) for scene in _scenes(seed)][: BLOCK * BLOCKS]
    blocks = [played[at : at + BLOCK] for at in range(0, len(played), BLOCK)]
    shown = [block[-1] for block in blocks]
    return {
        "render.board_vs_naive": median(_against_naive(block, words) for block in blocks),
        "render.bytes_vs_png": max(_size(scene, words) for scene in shown),
        "render.psnr_db": min(
            _fidelity(_page(scene, words, theme)) for scene in shown for theme in (LIGHT, DARK)
        ),
        "render.two_threads": _two_threads(words),
    }


def _scenes(seed: int) -> Iterator[Scene[View]]:
    game = GAMES["marchands"]
    match = begin(game, 4, f"h1:bench/{seed}")
    before: View = game.view(match.state, None)
    yield Scene(before, NAMES)
    for move in random_moves(game, match, Rng(f"h1:play/{seed}"), 4000):
        view: View = game.view(move.turn.match.state, None)
        yield Scene(view, NAMES, before)
        before = view


def _page(scene: Scene[View], words: Texts, theme: Theme = LIGHT) -> Page:
    return board(scene, words, theme, "landscape")


def _against_naive(block: Sequence[Scene[View]], words: Texts) -> float:
    start = perf_counter()
    for scene in block:
        encode(compose(_page(scene, words)))
    ours = (perf_counter() - start) / len(block)
    start = perf_counter()
    with nothing_kept():
        _default_png(compose_true(_page(block[-1], words)))
    return ours / (perf_counter() - start)


def _default_png(image: Image.Image) -> int:
    file = BytesIO()
    image.save(file, "PNG")
    return file.tell()


def _size(scene: Scene[View], words: Texts) -> float:
    page = _page(scene, words)
    return len(encode(compose(page))) / _default_png(compose_true(page))


def _fidelity(page: Page) -> float:
    apart = ImageChops.difference(compose(page).convert("RGB"), compose_true(page))
    squares = sum(ImageStat.Stat(apart).sum2) / (3 * apart.width * apart.height)
    return 10 * log10(255**2 / squares)


def _two_threads(words: Texts) -> float:
    """How many times faster two tables are drawn by two threads than by one."""

    def draw(table: Sequence[Scene[View]]) -> None:
        for scene in table:
            encode(compose(_page(scene, words)))

    gains = []
    with ThreadPoolExecutor(2) as pool:
        for seed in range(10, 10 + 4 * PAIRS, 4):
            tables = [list(_scenes(seed + table))[:TABLE] for table in range(4)]
            start = perf_counter()
            for table in tables[:2]:
                draw(table)
            alone = perf_counter() - start
            start = perf_counter()
            list(pool.map(draw, tables[2:]))
            gains.append(alone / (perf_counter() - start))
    return median(gains)
