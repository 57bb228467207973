"""One panel per player: points, contraband, florins and ships still in hand."""

from __future__ import annotations

from PIL import Image

from render.boxes import Box
from render.colour import ink_on
from render.fonts import Face, width
from render.games.nord.facts import Player
from render.games.nord.goods import CONTRABAND, token
from render.games.nord.symbols import symbol
from render.games.nord.words import ring, shield
from render.pen import Pen
from render.picture import Style
from render.theme import Theme

BELONGINGS = ("points", "contraband", "florins", "ships")
"""What lies before a player, in the order in which winners are found."""


def paint_player(pen: Pen, box: Box, player: Player, style: Style) -> None:
    """Draw what lies before a player."""
    theme = style.theme
    colour = theme.seats[player.seat]
    pen.rect(box, theme.panel, theme.accent if player.awaited else theme.edge,
             5 if player.awaited else 2, 10)  # fmt: skip
    band, body = box.inset(5).cut_top(46, 2)
    pen.rect(band, colour, None, 0, 7)
    mark, name = band.inset(6, 1).cut_left(42, 8)
    pen.stamp(shield(player.seat, 42, style), mark.centred(42, 42)[:2])
    if player.awaited:
        words = style.texts("board-awaited-tag")
        name, tag = name.cut_right(width(words, Face.FIGURE, 26) + 20, 6)
        pen.rect(tag.inset(0, 4), theme.panel, None, 0, 6)
        pen.text(words, tag, Face.FIGURE, 26, theme.accent, "centre")
    pen.text(player.name, name, Face.TITLE, 28, ink_on(colour), "left", style.least)
    _belongings(pen, body.inset(6, 3), player, style)


def _belongings(pen: Pen, box: Box, player: Player, style: Style) -> None:
    size = min(40, box.height)
    for what, cell in zip(BELONGINGS, box.columns(len(BELONGINGS), 6), strict=True):
        icon, number = cell.cut_left(size, 5)
        pen.stamp(belonging(what, size, style.theme), icon.centred(size, size)[:2])
        count = str(getattr(player, what))
        pen.text(count, number, Face.HEAVY, 36, style.theme.ink, "left", style.least)
        if what in player.fresh:
            ring(pen, cell, style.theme)


def belonging(what: str, size: int, theme: Theme) -> Image.Image:
    """Return the drawing for one of the things a player can have."""
    if what == "contraband":
        return token(CONTRABAND, size, theme)
    names = {"points": "point", "florins": "florin", "ships": "ship"}
    return symbol(names[what], size, theme)
