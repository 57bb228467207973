"""The seven symbols of the development tracks, the cube, and small marks."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.curves import smooth, star
from render.games.nord.goods import CONTRABAND, token
from render.keep import keep
from render.pen import Pen, Point, sketch
from render.theme import CREAM, SEPIA, TIMBER, Theme


@keep(256)
def symbol(effect: str, size: int, theme: Theme) -> Image.Image:
    """Return an effect's symbol, `size` pixels wide and high."""
    if effect == CONTRABAND:
        return token(CONTRABAND, size, theme)
    pen = sketch(size, size)
    _DRAWINGS[effect](pen, size, theme)
    return pen.finished()


def _at(size: float, *points: Point) -> list[Point]:
    return [(x * size, y * size) for x, y in points]


def _point(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a star."""
    shape = star((size * 0.5, size * 0.53), 5, size * 0.48, size * 0.21)
    pen.polygon(shape, theme.gold, theme.outline, max(1.4, size * 0.05))


def _florin(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a coin with a lily."""
    half, line = size / 2, max(1.4, size * 0.05)
    pen.disc((half, half), half - line / 2, theme.gold, theme.outline, line)
    pen.polygon(_at(size, (0.5, 0.16), (0.61, 0.38), (0.55, 0.6), (0.45, 0.6), (0.39, 0.38)), SEPIA)
    for side in (-1, 1):
        leaf = ((0.07, 0.6), (0.2, 0.56), (0.31, 0.42), (0.24, 0.3), (0.18, 0.36), (0.13, 0.48))
        pen.polygon(_at(size, *((0.5 + side * x, y) for x, y in leaf)), SEPIA)
    pen.line(_at(size, (0.32, 0.64), (0.68, 0.64)), SEPIA, max(1.4, size * 0.07))
    pen.polygon(_at(size, (0.42, 0.66), (0.58, 0.66), (0.5, 0.85)), SEPIA)


def _delivery(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a crate and the arrow on which it goes."""
    box = _at(size, (0.08, 0.16), (0.56, 0.16), (0.56, 0.62), (0.08, 0.62))
    pen.polygon(box, TIMBER, theme.outline, max(1.4, size * 0.05))
    pen.line(_at(size, (0.08, 0.39), (0.56, 0.39)), SEPIA, max(1.2, size * 0.04))
    arrow = _at(size, (0.14, 0.7), (0.62, 0.7), (0.62, 0.54), (0.96, 0.78), (0.62, 0.99),
                (0.62, 0.86), (0.14, 0.86))  # fmt: skip
    pen.polygon(arrow, theme.dyes[2], theme.outline, max(1.2, size * 0.04))


def _theft(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a coin behind a mask."""
    line = max(1.3, size * 0.045)
    pen.disc((size * 0.5, size * 0.34), size * 0.3, theme.gold, theme.outline, line)
    mask = smooth(
        _at(size, (0.04, 0.48), (0.26, 0.42), (0.5, 0.5), (0.74, 0.42), (0.96, 0.48),
            (0.86, 0.8), (0.64, 0.86), (0.5, 0.74), (0.36, 0.86), (0.14, 0.8)),
        closed=True, steps=6,
    )  # fmt: skip
    pen.polygon(mask, theme.dyes[1], theme.outline, line)
    for x in (0.3, 0.7):
        pen.disc((x * size, 0.63 * size), 0.09 * size, CREAM)


def _removal(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a ship crossed out."""
    cog(pen, size, theme)
    width = max(3.0, size * 0.16)
    for colour, wide in ((CREAM, width), (theme.dyes[0], width * 0.62)):
        pen.line(_at(size, (0.12, 0.14), (0.88, 0.9)), colour, wide)
        pen.line(_at(size, (0.88, 0.14), (0.12, 0.9)), colour, wide)


def _ship(pen: Pen, size: int, theme: Theme) -> None:
    """Draw a ship under sail."""
    cog(pen, size, theme)


def cog(pen: Pen, size: float, theme: Theme, sail: str = CREAM) -> None:
    """Draw a cog from the side, its sail in a colour."""
    line = max(1.3, size * 0.045)
    pen.line(_at(size, (0.5, 0.04), (0.5, 0.7)), theme.outline, max(1.6, size * 0.07))
    canvas = smooth(_at(size, (0.2, 0.12), (0.26, 0.34), (0.2, 0.56)), steps=6)
    pen.polygon([*canvas, *_at(size, (0.82, 0.56), (0.88, 0.34), (0.82, 0.12))],
                sail, theme.outline, line)  # fmt: skip
    hull = smooth(_at(size, (0.04, 0.62), (0.18, 0.92), (0.82, 0.92), (0.97, 0.6)), steps=6)
    pen.polygon(hull, TIMBER, theme.outline, line)


_DRAWINGS: dict[str, Callable[[Pen, int, Theme], None]] = {
    "point": _point,
    "florin": _florin,
    "delivery": _delivery,
    "theft": _theft,
    "removal": _removal,
    "ship": _ship,
}


@keep(64)
def cube(size: int, theme: Theme) -> Image.Image:
    """Return a development cube."""
    pen = sketch(size, size)
    line = max(1.3, size * 0.05)
    top = _at(size, (0.5, 0.06), (0.94, 0.28), (0.5, 0.5), (0.06, 0.28))
    left = _at(size, (0.06, 0.28), (0.5, 0.5), (0.5, 0.95), (0.06, 0.72))
    right = _at(size, (0.94, 0.28), (0.5, 0.5), (0.5, 0.95), (0.94, 0.72))
    for face, colour in ((top, theme.dyes[5]), (left, theme.dyes[3]), (right, TIMBER)):
        pen.polygon(face, colour, theme.outline, line)
    return pen.finished()
