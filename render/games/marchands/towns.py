"""Towns: walls and roofs, the bonus track, and what lies in every warehouse."""

from __future__ import annotations

from render.boxes import Box
from render.colour import mix
from render.fonts import Face
from render.games.marchands.facts import Town
from render.games.marchands.goods import token
from render.games.marchands.pieces import ring, wagon
from render.games.marchands.words import city_word, shield
from render.pen import Pen
from render.picture import Style
from render.theme import SEPIA, Theme

WALLS = 66
"""Height of the drawing above the ledger."""

SKYLINES = {
    "paris": (38, 44, 40, 50, 50, 38, 42),
    "brugge": (40, 38, 52, 40, 44, 38, 42),
    "koeln": (38, 42, 52, 52, 40, 44, 38),
    "hamburg": (42, 38, 40, 51, 40, 48, 38),
    "wien": (40, 44, 38, 52, 40, 38, 42),
    "genova": (44, 40, 48, 38, 42, 50, 40),
}
"""How high each house or tower rises above the wall's foot, from left to right."""


def paint_town(pen: Pen, box: Box, town: Town, style: Style) -> None:
    """Draw a town with everything in it."""
    walls, ledger = box.cut_top(WALLS)
    _walls(pen, walls, town, style)
    pen.rect(ledger, style.theme.panel, style.theme.edge, 2, 8)
    bonus, rows = ledger.inset(8, 5).cut_top(28)
    _bonus(pen, bonus, town, style)
    _warehouses(pen, rows, town, style)


def _walls(pen: Pen, box: Box, town: Town, style: Style) -> None:
    theme = style.theme
    foot = box.bottom + 8
    _roofs(pen, box, SKYLINES[town.city], theme)
    wall = Box(box.left + 2, box.bottom - 34, box.right - 2, foot)
    for left in range(wall.left, wall.right - 8, 18):
        pen.rect(Box.at(left, wall.top - 6, 10, 8), theme.stone, theme.ink, 1.4)
    pen.rect(wall, theme.stone, theme.ink, 2)
    name, gate = Box(box.left + 8, wall.top, box.right - 8, box.bottom).cut_right(104, 4)
    pen.text(city_word(town.city, style.texts), name, Face.TITLE, 30, SEPIA, least=26)
    _gate(pen, gate._replace(top=box.top + 4, bottom=box.bottom), town, style)


def _roofs(pen: Pen, box: Box, heights: tuple[int, ...], theme: Theme) -> None:
    for index, (plot, height) in enumerate(
        zip(box.inset(6, 0).columns(len(heights)), heights, strict=True)
    ):
        house = plot._replace(top=box.bottom - height, bottom=box.bottom)
        tip = house.top - (22 if height > 47 else 11)
        roof = theme.accent if index % 2 else theme.roof
        pen.rect(house, mix(theme.stone, theme.panel, 0.4), theme.ink, 1.4)
        ridge = (house.middle[0], max(tip, box.top + 1))
        gable = [(house.left - 2, house.top), ridge, (house.right + 2, house.top)]
        pen.polygon(gable, roof, theme.ink, 1.4)


def _gate(pen: Pen, box: Box, town: Town, style: Style) -> None:
    theme = style.theme
    if town.wagon is None:
        return
    slot, side = box.cut_left(66)
    pen.stamp(wagon(town.wagon, 0, town.broken, theme), (slot.left - 3, slot.top - 6))
    if "wagon" in town.fresh:
        ring(pen, slot._replace(top=slot.top + 4), theme)
    if town.master is not None:
        mark = side.centred(36, 36)
        pen.stamp(shield(town.master, 36, style), mark[:2])
        if "master" in town.fresh:
            ring(pen, mark.inset(-3), theme)


def _bonus(pen: Pen, box: Box, town: Town, style: Style) -> None:
    theme = style.theme
    word, rest = box.cut_left(76, 4)
    track, value = rest.cut_right(68, 4)
    pen.text(style.texts("marchands-board-bonus"), word, Face.LABEL, 26, theme.faint, least=26)
    for step, cell in enumerate(track.columns(6, 3)):
        reached = step * 100 <= town.bonus
        here = step * 100 == town.bonus
        pip = cell.centred(cell.width, 22 if here else 12)
        fill = theme.accent if here else theme.gold if reached else theme.quiet
        pen.rect(pip, fill, theme.ink if here else theme.edge, 1.4, 3)
    words = f"+{town.bonus}" if town.bonus else "0"
    pen.text(words, value, Face.FIGURE, 27, theme.ink, "right", least=26)
    if "bonus" in town.fresh:
        ring(pen, value.inset(-3, -1), theme)


def _warehouses(pen: Pen, box: Box, town: Town, style: Style) -> None:
    theme = style.theme
    head, body = box.cut_top(29)
    names, cells = body.cut_left(70)
    seats = len(town.stocks)
    for seat, column in enumerate(head._replace(left=cells.left).columns(seats)):
        pen.stamp(shield(seat, 26, style), column.centred(26, 26)[:2])
    for row, (good, line) in enumerate(zip(town.goods, cells.rows(3), strict=True)):
        mark, code = names._replace(top=line.top, bottom=line.bottom).cut_left(29, 2)
        pen.stamp(token(good, 27, theme), mark.centred(27, 27)[:2])
        pen.text(style.texts(f"marchands-board-code-{good}"), code, Face.LABEL, 26, theme.faint)
        for seat, cell in enumerate(line.columns(seats)):
            _stock(pen, cell.inset(2, 1), seat, town.stocks[seat][row], style)
            if f"{seat}-{good}" in town.fresh:
                ring(pen, cell.inset(1, 0), theme)


def _stock(pen: Pen, cell: Box, seat: int, count: int, style: Style) -> None:
    theme = style.theme
    tint = mix(theme.quiet, theme.seats[seat], 0.42) if count else theme.quiet
    pen.rect(cell, tint, None, 0, 4)
    if count:
        pen.text(str(count), cell, Face.FIGURE, 27, theme.ink, "centre")
    else:
        pen.disc(cell.middle, 2, theme.edge)
