"""The pieces that stand on the board: wagons and the courier."""

from __future__ import annotations

from math import cos, radians, sin

from PIL import Image

from render.boxes import Box
from render.curves import turned
from render.fonts import Face
from render.games.marchands.facts import Site
from render.keep import keep
from render.panels import ring
from render.pen import Pen, Point, sketch
from render.picture import Style
from render.theme import CREAM, SEPIA, TIMBER, Theme

BODY: tuple[Point, ...] = ((-26, -16), (14, -16), (28, 0), (14, 16), (-26, 16))
"""A cart seen from above, its front to the right."""
PARKED: tuple[Point, ...] = ((-26, -16), (16, -16), (16, 16), (-26, 16))
"""A cart that stands in a town and points nowhere."""
WHEELS: tuple[Point, ...] = ((-17, -19), (7, -19), (-17, 19), (7, 19))


@keep(512)
def wagon(
    number: int, angle: int | None, broken: bool, theme: Theme, scale: int = 1
) -> Image.Image:
    """Return a wagon of 72 by 72 pixels, its front turned to the angle (degrees from east)."""
    pen = sketch(72 * scale, 72 * scale)
    turn, middle = radians(angle or 0), (36.0 * scale, 36.0 * scale)
    for x, y in WHEELS:
        rim = [(x - 7, y - 3.5), (x + 7, y - 3.5), (x + 7, y + 3.5), (x - 7, y + 3.5)]
        pen.polygon(turned(rim, turn, middle, scale), theme.ink, theme.outline, scale)
    body = PARKED if angle is None else BODY
    pen.polygon(turned(body, turn, middle, scale), TIMBER, theme.outline, 2.4 * scale)
    if angle is not None:
        front = [(12, -12), (24, 0), (12, 12)]
        pen.polygon(turned(front, turn, middle, scale), CREAM, SEPIA, 1.6 * scale)
    at = turned([(-5 if angle is None else -7, 0)], turn, middle, scale)[0]
    pen.disc(at, 13 * scale, CREAM, SEPIA, 1.6 * scale)
    if broken:
        _broken(pen, turned([(17, 0)], turn, middle, scale)[0], scale, theme)
    label = Box.around(at[0], at[1], 26 * scale, 26 * scale)
    pen.text(str(number), label, Face.HEAVY, 26 * scale, SEPIA, "centre")
    return pen.finished()


def _broken(pen: Pen, at: Point, scale: int, theme: Theme) -> None:
    """Draw the mark of an axle break: a cross on the front of the wagon."""
    (x, y), reach = at, 6 * scale
    pen.disc(at, 13 * scale, theme.halo)
    pen.disc(at, 11.5 * scale, theme.seats[0])
    for turn in (1, -1):
        pen.line([(x - reach, y - reach * turn), (x + reach, y + reach * turn)], CREAM, 4 * scale)


@keep(64)
def courier(size: int, theme: Theme) -> Image.Image:
    """Return the courier: a sealed letter on a golden disc."""
    pen = sketch(size, size)
    half = size / 2
    pen.disc((half, half), half - 1.5, theme.gold, theme.outline, 2)
    left, top, right, bottom = size * 0.2, size * 0.3, size * 0.8, size * 0.7
    sheet = [(left, top), (right, top), (right, bottom), (left, bottom)]
    pen.polygon(sheet, CREAM, SEPIA, 1.6)
    pen.line([(left, top), (half, size * 0.54), (right, top)], SEPIA, 1.6)
    pen.disc((half, size * 0.56), size * 0.09, theme.seats[0], SEPIA, 1)
    return pen.finished()


def paint_site(pen: Pen, box: Box, site: Site, style: Style) -> None:
    """Draw what stands on a road space."""
    if site.fresh:
        ring(pen, box, style.theme, 14)
    middle = box.centred(72, 72)
    if site.wagon is not None:
        pen.stamp(wagon(site.wagon, site.angle, site.broken, style.theme), middle[:2])
        if site.courier:
            # At the tail of the wagon, so that its front and what blocks it stay in sight.
            turn = radians(site.angle)
            left = box.left if cos(turn) > 0 else box.right - 30
            top = box.top if sin(turn) > 0 else box.bottom - 30
            pen.stamp(courier(30, style.theme), (left, top))
    else:
        pen.place(courier(46, style.theme), box)
