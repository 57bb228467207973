"""Each seat's arms: a shield with its own outline, pattern and letter as well as its colour."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.boxes import Box
from render.colour import Colour, ink_on
from render.fonts import Face
from render.keep import keep
from render.pen import Pen, Point, sketch
from render.theme import Theme


@keep(512)
def arms(seat: int, letter: str, size: int, theme: Theme) -> Image.Image:
    """Return a seat's shield, `size` pixels wide and high."""
    pen = sketch(size, size)
    colour = theme.seats[seat]
    outline = [(x * size, y * size) for x, y in OUTLINES[seat]]
    pen.polygon(outline, colour)
    _pattern(pen, seat, size, theme.pattern(seat))
    shield = pen.finished()
    shield.putalpha(_mask(outline, size))
    edge = Pen(shield)
    edge.polygon(outline, None, theme.outline, max(1.5, size / 18))
    height = round(size * 0.66)
    box = Box(0, round(size * 0.02), size, round(size * LETTER_DROP[seat]))
    edge.text(letter, box, Face.HEAVY, height, ink_on(colour), "centre")
    return edge.finished()


def _mask(outline: list[Point], size: int) -> Image.Image:
    pen = Pen(Image.new("L", (size, size)))
    pen.polygon(outline, "#ffffff")
    return pen.finished()


def _pattern(pen: Pen, seat: int, size: int, tint: Colour) -> None:
    """Draw the seat's heraldic division: pale, bars, bend or chequers."""
    unit = size / 8
    if seat == 0:
        pen.polygon([(0, 0), (size / 2, 0), (size / 2, size), (0, size)], tint)
    elif seat == 1:
        for y in (1, 4, 7):
            pen.polygon([(0, y * unit), (size, y * unit), (size, (y + 1.2) * unit),
                         (0, (y + 1.2) * unit)], tint)  # fmt: skip
    elif seat == 2:
        pen.polygon([(0, 0), (3 * unit, 0), (size, 5 * unit), (size, size)], tint)
    else:
        pen.polygon([(0, 0), (4 * unit, 0), (4 * unit, 4 * unit), (0, 4 * unit)], tint)
        pen.polygon([(4 * unit, 4 * unit), (size, 4 * unit), (size, size), (4 * unit, size)], tint)


def _curve(start: Point, bend: Point, end: Point, steps: int = 10) -> list[Point]:
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * (1 - t) * t * bend[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * (1 - t) * t * bend[1] + t * t * end[1],
        )
        for t in (step / steps for step in range(steps + 1))
    ]


OUTLINES: tuple[tuple[Point, ...], ...] = (
    (
        (0.08, 0.06), (0.92, 0.06),
        *_curve((0.92, 0.45), (0.9, 0.8), (0.5, 0.96)),
        *_curve((0.5, 0.96), (0.1, 0.8), (0.08, 0.45)),
    ),
    tuple((0.5 + 0.46 * cos(step * pi / 20), 0.5 + 0.46 * sin(step * pi / 20))
          for step in range(40)),
    ((0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)),
    ((0.5, 0.02), (0.96, 0.3), (0.96, 0.7), (0.5, 0.98), (0.04, 0.7), (0.04, 0.3)),
)  # fmt: skip
"""Heater shield, targe, banner and lozenge, on a square of one by one."""

LETTER_DROP = (0.9, 1.0, 1.0, 1.0)
