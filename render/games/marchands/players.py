"""One panel per player: what everybody may know of him, and no more."""

from __future__ import annotations

from PIL import Image

from render.boxes import Box
from render.colour import Colour
from render.curves import star
from render.fonts import Face
from render.games.marchands.cards import ability
from render.games.marchands.facts import Player
from render.keep import keep
from render.panels import player_panel, ring
from render.pen import Pen, sketch
from render.picture import Style
from render.theme import CREAM, CREDIT, INFLUENCE, Theme


def paint_player(pen: Pen, box: Box, player: Player, style: Style) -> None:
    """Draw what everybody may know of a player."""
    body = player_panel(pen, box, player.seat, player.name, style,
                        awaited=player.awaited, first=player.first)  # fmt: skip
    _belongings(pen, body.inset(4, 2), player, style)


def _belongings(pen: Pen, box: Box, player: Player, style: Style) -> None:
    upper, lower = box.rows(2, 2)
    theme = style.theme
    tiles, rest = upper.cut_left(4 * 38, 10)
    for value, cell in enumerate(tiles.columns(4, 4), 1):
        _tile(pen, cell.centred(34, 34), value, value in player.tiles, style)
    if "tiles" in player.fresh:
        ring(pen, tiles.centred(tiles.width, 42), theme)
    influence, debts = rest.columns((1, 2), 2) if player.debts else (rest, rest)
    texts = style.texts
    words = str(player.influence)
    if not player.debts or influence.width > 160:
        words = texts("marchands-board-influence", count=player.influence)
    _count(pen, influence, INFLUENCE if player.influence else theme.quiet, words, style)
    if "influence" in player.fresh:
        ring(pen, influence.centred(influence.width, 42), theme)
    if player.debts:
        _count(pen, debts, CREDIT, texts("marchands-board-debts", count=player.debts), style)
        if "debts" in player.fresh:
            ring(pen, debts.centred(debts.width, 42), theme)
    size = min(40, lower.height - 2)
    row, rest = lower.cut_left(8 * (size + 4))
    if rest.width > 200:
        words = texts(f"marchands-rank-{player.rank}")
        pen.text(words, rest.inset(6, 0), Face.LABEL, 26, theme.faint, "right", style.least)
    for card, cell in zip(player.abilities, row.columns(8, 2), strict=False):
        pen.place(ability(card, size, theme), cell)
        if card in player.fresh:
            ring(pen, cell.centred(size + 6, size + 6), theme)


def _tile(pen: Pen, cell: Box, value: int, left: bool, style: Style) -> None:
    theme = style.theme
    pen.rect(cell, theme.ink if left else theme.quiet, theme.edge, 1.4, 6)
    pen.text(str(value), cell, Face.FIGURE, 26, theme.panel if left else theme.edge, "centre")


def _count(pen: Pen, box: Box, colour: Colour, words: str, style: Style) -> None:
    theme = style.theme
    card, rest = box.inset(5, 0).cut_left(28, 6)
    pen.place(_back(colour, CREAM if colour != theme.quiet else theme.edge, theme), card)
    pen.text(words, rest, Face.LABEL, 26, theme.ink, "left", style.least)


@keep(32)
def _back(colour: Colour, mark: Colour, theme: Theme) -> Image.Image:
    """Return the back of a card."""
    box = Box(0, 0, 26, 34)
    pen = sketch(*box.size)
    pen.rect(box, colour, theme.outline, 1.6, 4)
    pen.polygon(star(box.middle, 4, 9, 3.5), mark)
    return pen.finished()
