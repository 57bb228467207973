"""The six goods: each a colour, an outline and a drawing of its own."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.colour import Colour
from render.keep import keep
from render.pen import Pen, Point, sketch
from render.theme import Theme

GOODS = ("cloth", "iron", "wine", "food", "silk", "salt")
"""In the order of the theme's dyes."""


def dye(good: str, theme: Theme) -> Colour:
    """Return the colour of a good."""
    return theme.dyes[GOODS.index(good)]


@keep(256)
def token(good: str, size: int, theme: Theme) -> Image.Image:
    """Return the piece for a good, `size` pixels wide and high."""
    pen = sketch(size, size)
    colour = dye(good, theme)
    shape = [(x * size, y * size) for x, y in SHAPES[good]]
    line = max(1.4, size / 18)
    pen.polygon(shape, colour, theme.outline, line)
    _detail(pen, good, size, theme.marking(colour))
    return pen.finished()


def _detail(pen: Pen, good: str, size: int, tint: Colour) -> None:
    """Draw what tells the good at a glance: folds, a highlight, hoops, cuts, thread, grains."""

    def stroke(*points: Point, width: float = 0.06) -> None:
        pen.line([(x * size, y * size) for x, y in points], tint, max(1.2, width * size))

    if good == "cloth":
        stroke((0.12, 0.36), (0.88, 0.36))
        stroke((0.12, 0.62), (0.88, 0.62))
        stroke((0.34, 0.14), (0.34, 0.86), width=0.04)
    elif good == "iron":
        stroke((0.3, 0.42), (0.7, 0.42))
        stroke((0.22, 0.68), (0.78, 0.68))
    elif good == "wine":
        stroke((0.2, 0.3), (0.8, 0.3), width=0.08)
        stroke((0.2, 0.7), (0.8, 0.7), width=0.08)
    elif good == "food":
        for x in (0.32, 0.5, 0.68):
            stroke((x - 0.08, 0.64), (x + 0.08, 0.34), width=0.08)
    elif good == "silk":
        stroke((0.5, 0.1), (0.5, 0.9), width=0.05)
        stroke((0.1, 0.5), (0.9, 0.5), width=0.05)
        stroke((0.3, 0.3), (0.7, 0.7), width=0.04)
        stroke((0.7, 0.3), (0.3, 0.7), width=0.04)
    else:
        for x, y in ((0.5, 0.42), (0.36, 0.66), (0.52, 0.72), (0.66, 0.62)):
            pen.disc((x * size, y * size), max(1, 0.05 * size), tint)


def _ring(steps: int, across: float, down: float) -> tuple[Point, ...]:
    return tuple(
        (0.5 + across * cos(2 * pi * step / steps), 0.5 + down * sin(2 * pi * step / steps))
        for step in range(steps)
    )


SHAPES: dict[str, tuple[Point, ...]] = {
    "cloth": ((0.1, 0.12), (0.9, 0.12), (0.9, 0.88), (0.1, 0.88)),
    "iron": ((0.26, 0.22), (0.74, 0.22), (0.95, 0.82), (0.05, 0.82)),
    "wine": (
        (0.26, 0.08), (0.74, 0.08), (0.86, 0.34), (0.88, 0.5), (0.86, 0.66), (0.74, 0.92),
        (0.26, 0.92), (0.14, 0.66), (0.12, 0.5), (0.14, 0.34),
    ),
    "food": _ring(36, 0.45, 0.36),
    "silk": ((0.5, 0.04), (0.96, 0.5), (0.5, 0.96), (0.04, 0.5)),
    "salt": ((0.5, 0.08), (0.96, 0.88), (0.04, 0.88)),
}  # fmt: skip
"""Square bolt, ingot, barrel, loaf, diamond and heap, on a square of one by one."""
