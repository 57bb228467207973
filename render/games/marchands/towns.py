"""Towns: walls and roofs, the bonus track, and what lies in every warehouse."""

from __future__ import annotations

from render.boxes import Box
from render.colour import mix
from render.fonts import Face
from render.games.marchands.facts import Gate, Town
from render.games.marchands.geography import WALLS
from render.games.marchands.goods import token
from render.games.marchands.pieces import wagon
from render.games.marchands.words import city_word
from render.panels import battlement, ring
from render.pen import Pen
from render.picture import Style
from render.seats import shield
from render.theme import SEPIA, Theme

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
    """Draw a town's ledger: the bonus track and all warehouses."""
    pen.rect(box, style.theme.panel, style.theme.edge, 2, 8)
    bonus, rows = box.inset(8, 5).cut_top(28)
    _bonus(pen, bonus, town, style)
    _warehouses(pen, rows, town, style)


def paint_walls(pen: Pen, box: Box, city: str, style: Style, footing: int = 0) -> None:
    """Draw roofs behind a wall that bears the town's name."""
    theme, scale = style.theme, box.height / WALLS
    houses = round(box.width / scale / 36)
    skyline = (SKYLINES[city] * 3)[:houses]
    _roofs(pen, box, tuple(round(height * scale) for height in skyline), theme)
    wall = Box(box.left + 2, box.bottom - round(34 * scale), box.right - 2, box.bottom + footing)
    merlon = round(10 * scale)
    battlement(pen, wall, (merlon, merlon), round(18 * scale), theme)
    name = Box(box.left + 8, wall.top, gate_box(box).left - 4, box.bottom)
    size = round(30 * scale)
    pen.text(city_word(city, style.texts), name, Face.TITLE, size, SEPIA, "left", 26)


def gate_box(walls: Box) -> Box:
    """Return where, in front of its walls, a town's wagon stands."""
    return Box(walls.right - 112, walls.bottom - WALLS + 4, walls.right - 8, walls.bottom)


def _roofs(pen: Pen, box: Box, heights: tuple[int, ...], theme: Theme) -> None:
    plots = box.inset(6, 0).columns(len(heights))
    tallest = max(heights)
    for index, (plot, height) in enumerate(zip(plots, heights, strict=True)):
        house = plot._replace(top=box.bottom - height, bottom=box.bottom)
        pitch = 0.42 if height > 0.9 * tallest else 0.22
        ridge = (house.middle[0], max(house.top - pitch * height, box.top + 1))
        pen.rect(house, mix(theme.stone, theme.panel, 0.4), theme.ink, 1.4)
        gable = [(house.left - 2, house.top), ridge, (house.right + 2, house.top)]
        pen.polygon(gable, theme.accent if index % 2 else theme.roof, theme.ink, 1.4)


def paint_gate(pen: Pen, box: Box, gate: Gate, style: Style) -> None:
    """Draw the wagon in a town, and its load master's arms."""
    theme = style.theme
    slot, side = box.cut_left(66)
    pen.stamp(wagon(gate.wagon, None, gate.broken, theme), (slot.left - 3, slot.top - 6))
    if "wagon" in gate.fresh:
        ring(pen, slot._replace(top=slot.top + 4), theme)
    if gate.master is not None:
        pen.place(shield(gate.master, 36, style), side)
        if "master" in gate.fresh:
            ring(pen, side.centred(38, 40), theme)


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
        pen.place(shield(seat, 26, style), column)
    for row, (good, line) in enumerate(zip(town.goods, cells.rows(3), strict=True)):
        mark, code = names._replace(top=line.top, bottom=line.bottom).cut_left(29, 2)
        pen.place(token(good, 27, theme), mark)
        pen.text(style.texts(f"marchands-board-code-{good}"), code, Face.LABEL, 26, theme.faint)
        for seat, cell in enumerate(line.columns(seats)):
            _stock(pen, cell.inset(2, 1), seat, town.stocks[seat][row], style)
    for row, line in enumerate(cells.rows(3)):
        for seat, cell in enumerate(line.columns(seats)):
            if f"{seat}-{town.goods[row]}" in town.fresh:
                # After all cells: the ring needs a little of its neighbours' ground.
                ring(pen, cell.inset(0, -1), theme, 6)


def _stock(pen: Pen, cell: Box, seat: int, count: int, style: Style) -> None:
    theme = style.theme
    tint = theme.tint(seat) if count else theme.quiet
    pen.rect(cell, tint, None, 0, 4)
    if count:
        pen.text(str(count), cell, Face.FIGURE, 27, theme.ink, "centre")
    else:
        pen.disc(cell.middle, 2, theme.edge)


def paint_bonus_track(pen: Pen, box: Box, town: Town, style: Style) -> None:
    """Draw the bonus track with every value written out."""
    theme = style.theme
    word, track = box.cut_left(150, 10)
    pen.text(style.texts("marchands-board-bonus"), word, Face.LABEL, 32, theme.faint, "left",
             style.least)  # fmt: skip
    for value, cell in zip(range(0, 600, 100), track.columns(6, 8), strict=True):
        here = value == town.bonus
        pen.rect(cell, theme.accent if here else theme.quiet, theme.edge, 2, 8)
        ink = theme.on_accent if here else theme.ink
        pen.text(f"+{value}" if value else "0", cell, Face.FIGURE, 32, ink, "centre")
