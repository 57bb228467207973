"""The goods: brown ones round, red ones square, contraband a dark crate; each with a drawing."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.curves import smooth
from render.keep import keep
from render.pen import Pen, Point, sketch
from render.theme import CREAM, SEPIA, TIMBER, Theme

BROWN = ("wheat", "beer", "fish")
CONTRABAND = "contraband"


@keep(256)
def token(good: str, size: int, theme: Theme) -> Image.Image:
    """Return the piece for a good, `size` pixels wide and high."""
    pen = sketch(size, size)
    line = max(1.4, size / 20)
    if good in BROWN:
        pen.disc((size / 2, size / 2), size / 2 - line / 2, TIMBER, theme.outline, line)
    else:
        dye = theme.dyes[1] if good == CONTRABAND else theme.dyes[0]
        corners = _scaled(((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94)), size)
        pen.polygon(corners, dye, theme.outline, line)
    _DRAWINGS[good](pen, size, theme)
    return pen.finished()


def _scaled(points: tuple[Point, ...], size: float) -> list[Point]:
    return [(x * size, y * size) for x, y in points]


def _wheat(pen: Pen, size: int, theme: Theme) -> None:
    """Draw an ear: a stem with grains on both sides."""
    pen.line(_scaled(((0.5, 0.86), (0.5, 0.3)), size), theme.dyes[3], max(1.5, size * 0.06))
    for y in (0.34, 0.5, 0.66):
        for side in (-1, 1):
            grain = ((0.5, y + 0.06), (0.5 + side * 0.1, y - 0.12), (0.5 + side * 0.24, y - 0.12),
                     (0.5 + side * 0.18, y + 0.02))  # fmt: skip
            pen.polygon(_scaled(grain, size), theme.dyes[3])
    top = ((0.5, 0.1), (0.58, 0.22), (0.5, 0.34), (0.42, 0.22))
    pen.polygon(_scaled(top, size), theme.dyes[3])


def _beer(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a mug with a handle and foam."""
    handle = _scaled(((0.62, 0.4), (0.82, 0.42), (0.82, 0.66), (0.62, 0.68)), size)
    pen.line(smooth(handle, steps=6), CREAM, max(1.6, size * 0.08))
    mug = _scaled(((0.28, 0.34), (0.64, 0.34), (0.62, 0.8), (0.3, 0.8)), size)
    pen.polygon(mug, theme.dyes[3], SEPIA, max(1, size * 0.035))
    for x in (0.3, 0.46, 0.62):
        pen.disc((x * size, 0.32 * size), 0.1 * size, CREAM)


def _fish(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a fish swimming to the left."""
    top = smooth(_scaled(((0.12, 0.5), (0.34, 0.31), (0.66, 0.5)), size), steps=8)
    low = smooth(_scaled(((0.66, 0.5), (0.34, 0.69), (0.12, 0.5)), size), steps=8)
    tail = _scaled(((0.6, 0.5), (0.88, 0.3), (0.8, 0.5), (0.88, 0.7)), size)
    pen.polygon(tail, CREAM)
    pen.polygon([*top, *low], CREAM)
    pen.disc((0.27 * size, 0.46 * size), max(1, 0.045 * size), SEPIA)


def _leather(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a stretched hide."""
    hide = (
        (0.5, 0.2), (0.62, 0.26), (0.84, 0.18), (0.76, 0.4), (0.74, 0.6), (0.84, 0.84),
        (0.6, 0.74), (0.5, 0.86), (0.4, 0.74), (0.16, 0.84), (0.26, 0.6), (0.24, 0.4),
        (0.16, 0.18), (0.38, 0.26),
    )  # fmt: skip
    pen.polygon(_scaled(hide, size), TIMBER, SEPIA, max(1.2, size * 0.05))


def _salt(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a white heap with grains."""
    heap = smooth(_scaled(((0.12, 0.8), (0.36, 0.42), (0.5, 0.24), (0.66, 0.44), (0.88, 0.8)),
                          size), steps=6)  # fmt: skip
    pen.polygon(heap, theme.dyes[5], SEPIA, max(1, size * 0.035))
    for x, y in ((0.5, 0.44), (0.38, 0.64), (0.55, 0.68), (0.68, 0.62)):
        pen.disc((x * size, y * size), max(1, 0.045 * size), SEPIA)


def _wine(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a bunch of grapes with its leaf."""
    pen.line(_scaled(((0.5, 0.12), (0.5, 0.34)), size), theme.dyes[2], max(1.6, size * 0.07))
    leaf = ((0.5, 0.26), (0.68, 0.1), (0.84, 0.2), (0.68, 0.34))
    pen.polygon(_scaled(leaf, size), theme.dyes[2])
    rows = (((0.3, 0.5, 0.7), 0.42), ((0.4, 0.6), 0.58), ((0.5,), 0.74))
    for xs, y in rows:
        for x in xs:
            pen.disc((x * size, y * size), 0.11 * size, theme.dyes[4], CREAM, max(1, size * 0.035))


def _crate(pen: Pen, size: int, theme: Theme) -> None:
    """Draw the boards of a crate nailed shut."""
    width = max(1.6, size * 0.08)
    frame = _scaled(((0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8)), size)
    pen.polygon(frame, None, CREAM, width)
    pen.line(_scaled(((0.2, 0.2), (0.8, 0.8)), size), CREAM, width)
    pen.line(_scaled(((0.8, 0.2), (0.2, 0.8)), size), CREAM, width)


_DRAWINGS: dict[str, Callable[[Pen, int, Theme], None]] = {
    "wheat": _wheat,
    "beer": _beer,
    "fish": _fish,
    "leather": _leather,
    "salt": _salt,
    "wine": _wine,
    CONTRABAND: _crate,
}
