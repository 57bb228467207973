"""Ships seen from above, lying along their links in their owner's colour and pattern."""

from __future__ import annotations

from math import radians

from PIL import Image

from render.boxes import Box
from render.colour import ink_on, mix
from render.curves import smooth, turned
from render.games.nord.facts import Crossing
from render.keep import keep
from render.panels import ring
from render.pen import Pen, Point, sketch
from render.picture import Style
from render.seats import shield
from render.theme import TIMBER, Theme

_HULL: tuple[Point, ...] = (
    (-0.5, 0), (-0.44, -0.14), (-0.2, -0.19), (0.16, -0.18), (0.36, -0.11), (0.5, 0),
    (0.36, 0.11), (0.16, 0.18), (-0.2, 0.19), (-0.44, 0.14),
)  # fmt: skip
"""A cog of length one, its bow to the right."""


@keep(512)
def hull(seat: int, length: int, angle: int, theme: Theme) -> Image.Image:
    """Return a ship that fits a square of its length, turned to the angle."""
    pen = sketch(length, length)
    turn, middle = radians(angle), (length / 2, length / 2)
    long = length - 4
    colour = theme.seats[seat]
    outline = smooth(turned(_HULL, turn, middle, long), closed=True, steps=6)
    pen.polygon(outline, TIMBER, theme.outline, 2.4)
    deck = [(x * 0.84, y * 0.76) for x, y in _HULL]
    pen.polygon(smooth(turned(deck, turn, middle, long), closed=True, steps=6), colour)
    tint = mix(colour, ink_on(colour), 0.45)
    for mark in _MARKS[seat]:
        pen.polygon(turned(mark, turn, middle, long), tint)
    return pen.finished()


def _bar(x: float, wide: float = 0.045, lean: float = 0.0) -> tuple[Point, ...]:
    """A band across the deck."""
    return ((x - lean, -0.11), (x + wide - lean, -0.11), (x + wide + lean, 0.11), (x + lean, 0.11))


def _plank(y: float) -> tuple[Point, ...]:
    """A band along the deck."""
    return ((-0.36, y - 0.022), (0.3, y - 0.022), (0.3, y + 0.022), (-0.36, y + 0.022))


_MARKS: tuple[tuple[tuple[Point, ...], ...], ...] = (
    (_plank(0.0),),
    (_bar(-0.36), _bar(-0.24), _bar(0.2), _bar(0.3, 0.03)),
    (_bar(-0.32, 0.05, 0.06), _bar(0.24, 0.05, -0.05)),
    (_plank(-0.07), _plank(0.07)),
)
"""Each seat's pattern: a keel line, bars, slanting bars, two lines."""


def paint_link(pen: Pen, box: Box, crossing: Crossing, style: Style) -> None:
    """Draw the ship on a link, if there is one, and ring what changed."""
    length = _length(box, crossing.angle)
    at = box.centred(length, length)
    if crossing.fresh:
        ring(pen, box.centred(min(box.width, length + 6), min(box.height, length + 6)),
             style.theme, 14)  # fmt: skip
    if crossing.owner is None:
        return
    pen.stamp(hull(crossing.owner, length, crossing.angle, style.theme), at[:2])
    pen.place(shield(crossing.owner, 32, style), box)


def _length(box: Box, angle: int) -> int:
    """How long a ship may be that lies in this water at this angle."""
    along = {0: box.width, 90: box.height}.get(angle, min(box.size))
    return min(104, along - 4)
