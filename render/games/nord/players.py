"""One panel per player: points, contraband, florins and ships still in hand."""

from __future__ import annotations

from PIL import Image

from render.boxes import Box
from render.fonts import Face
from render.games.nord.facts import Player
from render.games.nord.goods import CONTRABAND, token
from render.games.nord.symbols import symbol
from render.panels import player_panel, ring
from render.pen import Pen
from render.picture import Style
from render.theme import Theme

BELONGINGS = ("points", "contraband", "florins", "ships")
"""What lies before a player, in the order in which winners are found."""


def paint_player(pen: Pen, box: Box, player: Player, style: Style) -> None:
    """Draw what lies before a player."""
    body = player_panel(pen, box, player.seat, player.name, style, awaited=player.awaited)
    _belongings(pen, body.inset(6, 3), player, style)


def _belongings(pen: Pen, box: Box, player: Player, style: Style) -> None:
    size = min(40, box.height)
    for what, cell in zip(BELONGINGS, box.columns(len(BELONGINGS), 6), strict=True):
        icon, number = cell.cut_left(size, 5)
        pen.place(belonging(what, size, style.theme), icon)
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
