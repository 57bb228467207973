"""Drawing: shapes drawn large and averaged down, then stamps and letters at their true size.

What is drawn again and again, plates, dots and words, is kept and laid down instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil, cos, floor, pi, sin
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.boxes import Box
from render.colour import Colour
from render.fonts import Face, font
from render.keep import keep
from render.lettering import Align, Lettering, fit, placed

Point: TypeAlias = tuple[float, float]

SHARP = 3
"""Shapes are drawn this many times too large: Pillow's own edges are jagged."""


class Pen:
    """Draws on a piece of ground in the coordinates of the whole picture."""

    def __init__(self, ground: Image.Image, origin: tuple[int, int] = (0, 0)) -> None:
        self._ground = ground
        self._origin = origin
        self._large: Image.Image | None = None
        self._drawing: ImageDraw.ImageDraw | None = None
        self._later: list[Callable[[Image.Image, ImageDraw.ImageDraw], None]] = []

    def rect(
        self, box: Box, fill: Colour | None = None, line: Colour | None = None,
        width: float = 0, radius: float = 0,
    ) -> None:  # fmt: skip
        """Draw a rectangle, its line inside the box."""
        if self._lays_down and all(edge == int(edge) for edge in box):
            self._lay(_plate(*box.size, fill, line, width, radius), box[:2])
            return
        left, top, right, bottom = self._scaled(((box.left, box.top), (box.right, box.bottom)))
        edges, bend, line_width = (left, top, right - 1, bottom - 1), radius * SHARP, width * SHARP
        if fill is None:
            self._draw().rounded_rectangle(edges, bend, None, line, round(line_width))
            return
        # Two filled outlines, one inside the other, cost a third of Pillow's rounded rectangle.
        if line is not None and width:
            self._draw().polygon(_rounded(edges, bend), line)
            edges = (left + line_width, top + line_width,
                     right - 1 - line_width, bottom - 1 - line_width)  # fmt: skip
            bend = max(0, bend - line_width)
        self._draw().polygon(_rounded(edges, bend), fill)

    def disc(
        self, at: Point, radius: float, fill: Colour | None = None,
        line: Colour | None = None, width: float = 0,
    ) -> None:  # fmt: skip
        """Draw a circle around a point."""
        if self._lays_down:
            left, top = floor(at[0] - radius) - 1, floor(at[1] - radius) - 1
            dot = _dot((at[0] - left, at[1] - top), radius, fill, line, width)
            self._lay(dot, (left, top))
            return
        x, y = self._scaled((at,))
        edge = radius * SHARP
        box = (x - edge, y - edge, x + edge, y + edge)
        self._draw().ellipse(box, fill, line, round(width * SHARP))

    def polygon(
        self, points: Iterable[Point], fill: Colour | None = None,
        line: Colour | None = None, width: float = 0,
    ) -> None:  # fmt: skip
        """Draw a closed shape; its line runs along the edge, corners rounded."""
        corners = list(points)
        scaled = self._scaled(corners)
        if fill is not None:
            self._draw().polygon(scaled, fill)
        if line is not None and width:
            self.line([*corners, corners[0], corners[1]], line, width)

    def line(self, points: Iterable[Point], colour: Colour, width: float) -> None:
        """Draw a line through the points, corners rounded, ends flat."""
        self._draw().line(self._scaled(points), colour, max(1, round(width * SHARP)), "curve")

    def stamp(self, image: Image.Image, at: tuple[int, int]) -> None:
        """Lay a small finished drawing over the shapes, its corner at this pixel."""
        x, y = at[0] - self._origin[0], at[1] - self._origin[1]
        self._later.append(lambda picture, _: picture.paste(image, (x, y), image))

    def place(self, image: Image.Image, box: Box) -> None:
        """Lay a small finished drawing into the middle of a box."""
        self.stamp(image, box.centred(*image.size)[:2])

    def text(
        self, words: str, box: Box, face: Face, size: int, colour: Colour,
        align: Align = "left", least: int | None = None, lines: int = 1,
    ) -> Lettering:  # fmt: skip
        """Write the words in the box, as large as `size` and no smaller than `least`."""
        lettering = fit(words, face, size, box.width, least or size, lines)
        dx, dy = self._origin
        for line, x, baseline in placed(lettering, box, align):
            self._write(line, (x - dx, baseline - dy), face, lettering.size, colour)
        return lettering

    def finished(self) -> Image.Image:
        """Return the drawing."""
        picture = self._ground.copy() if self._large is None else self._large.reduce(SHARP)
        draw = ImageDraw.Draw(picture)
        for put in self._later:
            put(picture, draw)
        return picture

    def _write(self, line: str, at: Point, face: Face, size: int, colour: Colour) -> None:
        left, base = floor(at[0]), floor(at[1])
        word = _word(line, face, size, (at[0] - left, at[1] - base))
        corner = (left + word.left, base + word.top)
        self._later.append(lambda _, draw: draw.bitmap(corner, word.mask, colour))

    @property
    def _lays_down(self) -> bool:
        """Whether finished plates can be laid on the ground: not over shapes still drawn large."""
        return self._large is None and self._ground.mode == "RGB"

    def _lay(self, plate: Image.Image, at: Point) -> None:
        x, y = int(at[0]) - self._origin[0], int(at[1]) - self._origin[1]
        self._ground.paste(plate, (x, y), plate)

    def _draw(self) -> ImageDraw.ImageDraw:
        if self._drawing is None:
            wide, high = self._ground.size
            large = (wide * SHARP, high * SHARP)
            self._large = self._ground.resize(large, Image.Resampling.NEAREST)
            self._drawing = ImageDraw.Draw(self._large)
        return self._drawing

    def _scaled(self, points: Iterable[Point]) -> list[float]:
        dx, dy = self._origin
        return [value * SHARP for x, y in points for value in (x - dx, y - dy)]


class Word(NamedTuple):
    """Letters as a mask, and where its corner lies from where they begin."""

    mask: Image.Image
    left: int
    top: int


@keep(4096)
def _word(line: str, face: Face, size: int, start: Point) -> Word:
    letters = font(face, size)
    box = letters.getbbox(line, anchor="ls")
    left, top = floor(box[0]) - 2, floor(box[1]) - 2
    mask = Image.new("L", (ceil(box[2]) + 3 - left, ceil(box[3]) + 3 - top))
    ImageDraw.Draw(mask).text((start[0] - left, start[1] - top), line, 255, letters, "ls")
    return Word(mask, left, top)


@keep(1024)
def _plate(
    wide: int, high: int, fill: Colour | None, line: Colour | None, width: float, radius: float
) -> Image.Image:
    pen = sketch(wide, high)
    pen.rect(Box(0, 0, wide, high), fill, line, width, radius)
    return pen.finished()


@keep(256)
def _dot(
    at: Point, radius: float, fill: Colour | None, line: Colour | None, width: float
) -> Image.Image:
    side = ceil(2 * radius) + 4
    pen = sketch(side, side)
    pen.disc(at, radius, fill, line, width)
    return pen.finished()


def sketch(width: int, height: int) -> Pen:
    """Return a pen on transparent ground, for a stamp."""
    return Pen(Image.new("RGBA", (width, height)))


def _rounded(edges: tuple[float, float, float, float], radius: float) -> list[float]:
    left, top, right, bottom = edges
    if radius < 1:
        return [left, top, right, top, right, bottom, left, bottom]
    middles = (
        (right - radius, top + radius),
        (right - radius, bottom - radius),
        (left + radius, bottom - radius),
        (left + radius, top + radius),
    )
    return [
        value
        for (x, y), corner in zip(middles, CORNERS, strict=True)
        for cosine, sine in corner
        for value in (x + radius * cosine, y + radius * sine)
    ]


CORNERS = tuple(
    tuple((cos(turn), sin(turn)) for turn in (pi / 2 * (quarter + step / 6) for step in range(7)))
    for quarter in (-1, 0, 1, 2)
)
"""Quarter circles, clockwise from the upper right."""
