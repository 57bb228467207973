"""The last picture: the ranking between laurels, the winner crowned."""

from __future__ import annotations

from engine.games.marchands.content import COLOURS
from engine.games.marchands.model.view import View
from render.boxes import Box
from render.curves import smooth
from render.panels import crown
from render.pen import Pen
from render.picture import Page, Style
from render.ranking import Ornaments, ranking
from render.scene import Scene
from render.seats import shown_names
from render.theme import Theme
from render.words import Texts


def final(scene: Scene[View], texts: Texts, theme: Theme) -> Page:
    """Return the ranking of a game that is over."""
    names = shown_names(scene.names, len(scene.view.players), COLOURS, texts)
    return ranking(scene.view.outcome, names, Style.of(theme, texts, COLOURS), ORNAMENTS)


def _crown(pen: Pen, box: Box, style: Style) -> None:
    crown(pen, box.centred(96, 72), style)


def _left_laurel(pen: Pen, box: Box, style: Style) -> None:
    _laurel(pen, box, -1, style)


def _right_laurel(pen: Pen, box: Box, style: Style) -> None:
    _laurel(pen, box, 1, style)


def _laurel(pen: Pen, box: Box, side: int, style: Style) -> None:
    x, y = box.middle
    stem = smooth([(x - side * 6, y + 34), (x + side * 14, y), (x - side * 4, y - 34)], steps=8)
    pen.line(stem, style.theme.gold, 3)
    for px, py in stem[2:-1:3]:
        for out in (-1, 1):
            tip = (px + out * 16, py - 10)
            leaf = [(px, py), (px + out * 10, py + 2), tip, (px + out * 4, py - 10)]
            pen.polygon(leaf, style.theme.gold)


ORNAMENTS = Ornaments(_left_laurel, _right_laurel, _crown)
