"""The last picture: the ranking between laurels, the winner crowned."""

from __future__ import annotations

from math import pi

from engine.games.marchands.content import COLOURS
from engine.games.marchands.model.view import View
from render.boxes import Box
from render.curves import smooth, turned
from render.panels import crown
from render.pen import Pen, Point
from render.picture import Page, Style
from render.ranking import Ornaments, ranking
from render.scene import Scene
from render.seats import shown_names
from render.theme import Theme
from render.words import Texts

LEAF: tuple[Point, ...] = ((0, 0), (8, -5), (18, 0), (8, 5))
"""A leaf of laurel, its tip to the right."""


def final(scene: Scene[View], texts: Texts, theme: Theme) -> Page:
    """Return the ranking of a game that is over."""
    names = shown_names(scene, COLOURS, texts)
    return ranking(scene.view.outcome, names, Style.of(theme, texts, COLOURS), ORNAMENTS)


def _crown(pen: Pen, box: Box, style: Style) -> None:
    crown(pen, box.centred(96, 72), style)


def _left_laurel(pen: Pen, box: Box, style: Style) -> None:
    _laurel(pen, box, -1, style)


def _right_laurel(pen: Pen, box: Box, style: Style) -> None:
    _laurel(pen, box, 1, style)


def _laurel(pen: Pen, box: Box, side: int, style: Style) -> None:
    x, y = box.middle
    stem = smooth([(x - side * 8, y + 34), (x + side * 14, y), (x, y - 26)], steps=8)
    pen.line(stem, style.theme.gold, 3)
    for at in stem[1::3]:
        for angle in (-0.25 * pi, -0.75 * pi):
            pen.polygon(smooth(turned(LEAF, angle, at), closed=True, steps=4), style.theme.gold)
    pen.polygon(smooth(turned(LEAF, -pi / 2, stem[-1]), closed=True, steps=4), style.theme.gold)


ORNAMENTS = Ornaments(_left_laurel, _right_laurel, _crown)
