"""A pen that draws nothing and remembers where everything would have gone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from PIL import Image

from render.boxes import Box
from render.colour import Colour
from render.fonts import Face, missing
from render.lettering import Align, Lettering, fit, ink, placed
from render.pen import Pen, Point
from render.picture import Page, Part, Style

STACKED = {"paint_site", "paint_link"}
"""Painters that lay one piece on another: a courier on a wagon, arms on a ship."""


class Written(NamedTuple):
    """Words, and the pixels they touch."""

    words: str
    lettering: Lettering
    marks: tuple[Box, ...]
    room: Box


class Witness(Pen):
    """Records what a painter does."""

    def __init__(self) -> None:
        super().__init__(Image.new("RGB", (1, 1)))
        self.written: list[Written] = []
        self.stamped: list[Box] = []
        self.shapes: list[Box] = []

    def rect(self, box: Box, fill: Colour | None = None, line: Colour | None = None,
             width: float = 0, radius: float = 0) -> None:  # fmt: skip
        self.shapes.append(box)

    def disc(self, at: Point, radius: float, fill: Colour | None = None,
             line: Colour | None = None, width: float = 0) -> None:  # fmt: skip
        size = round(2 * radius)
        self.shapes.append(Box.around(at[0], at[1], size, size))

    def polygon(self, points: Iterable[Point], fill: Colour | None = None,
                line: Colour | None = None, width: float = 0) -> None:  # fmt: skip
        self.line(points, "", width)

    def line(self, points: Iterable[Point], colour: Colour, width: float) -> None:
        xs, ys = zip(*points, strict=True)
        self.shapes.append(Box(round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))))

    def stamp(self, image: Image.Image, at: tuple[int, int]) -> None:
        bounds = image.getbbox()
        assert bounds is not None, "an empty stamp"
        self.stamped.append(Box(*bounds).moved(*at))

    def text(self, words: str, box: Box, face: Face, size: int, colour: Colour,
             align: Align = "left", least: int | None = None,
             lines: int = 1) -> Lettering:  # fmt: skip
        lettering = fit(words, face, size, box.width, least or size, lines)
        marks = tuple(
            ink(line, face, lettering.size, x, y) for line, x, y in placed(lettering, box, align)
        )
        self.written.append(Written(words, lettering, marks, box))
        return lettering


def faults(page: Page, names: Iterable[str] = ()) -> Iterator[str]:
    """Tell everything that is cut, too small, out of bounds or in the way of something else."""
    canvas = page.ground.box
    for part in page.parts:
        if not canvas.holds(part.box):
            yield f"{part.painter.__name__} leaves the picture: {part.box}"
        yield from part_faults(part, page.style, frozenset(names))
    for one, other in combinations(page.parts, 2):
        if one.box.meets(other.box):
            yield f"{one.painter.__name__} {one.box} overlaps {other.painter.__name__} {other.box}"


def part_faults(part: Part, style: Style, names: frozenset[str]) -> Iterator[str]:
    """Tell the faults of one part; only people's names may be cut."""
    pen = Witness()
    part.painter(pen, part.box, part.facts, style)
    where = f"{part.painter.__name__} {style.language}"
    for shape in (*pen.shapes, *pen.stamped):
        if not part.box.inset(-1).holds(shape):
            yield f"{where}: a drawing leaves its part: {shape} in {part.box}"
    for text in pen.written:
        yield from (f"{where}: {fault}" for fault in _text_faults(text, part, style, names))
    inked = [(text.words, mark) for text in pen.written for mark in text.marks]
    for (one, mark), (other, second) in combinations(inked, 2):
        if mark.meets(second):
            yield f"{where}: {one!r} overlaps {other!r}"
    if part.painter.__name__ not in STACKED:
        for stamp, second in combinations(pen.stamped, 2):
            if stamp.meets(second):
                yield f"{where}: a drawing lies on another: {stamp} {second}"
    for words, mark in inked:
        if any(mark.meets(stamp) for stamp in pen.stamped):
            yield f"{where}: {words!r} touches a drawing"


def _text_faults(text: Written, part: Part, style: Style, names: frozenset[str]) -> Iterator[str]:
    if text.lettering.cut and text.words not in names:
        yield f"{text.words!r} is cut to {text.lettering.lines} in {text.room.width} px"
    if text.lettering.size < style.least:
        yield f"{text.words!r} is only {text.lettering.size} px"
    for mark in text.marks:
        if not part.box.holds(mark):
            yield f"{text.words!r} leaves its part: {mark} in {part.box}"
        overhang = text.lettering.size // 8
        if mark.left < text.room.left - overhang or mark.right > text.room.right + overhang:
            yield f"{text.words!r} leaves its room: {mark} in {text.room}"
    lost = missing("".join(text.lettering.lines), text.lettering.face)
    if lost:
        yield f"{text.words!r} has no glyph for {lost!r}"


def told_by(page: Page) -> list[list[str]]:
    """Return the words in each part of a picture."""
    told = []
    for part in page.parts:
        pen = Witness()
        part.painter(pen, part.box, part.facts, page.style)
        told.append([text.words for text in pen.written])
    return told
