"""Cities: the name over what is produced, the development track, and a counter per player."""

from __future__ import annotations

from render.boxes import Box
from render.colour import Colour
from render.fonts import Face, width
from render.games.nord.facts import City, Goods
from render.games.nord.goods import CONTRABAND, token
from render.games.nord.symbols import cube, symbol
from render.panels import battlement, ring
from render.pen import Pen
from render.picture import Style
from render.seats import shield
from render.theme import SEPIA

HEAD = 42
GAP = 4
"""Between two goods on a counter."""


def paint_city(pen: Pen, box: Box, city: City, style: Style) -> None:
    """Draw a city with everything in it."""
    theme = style.theme
    now = city.place == 0
    wall, body = box.cut_top(HEAD)
    pen.rect(box, theme.panel, theme.accent if now else theme.edge, 5 if now else 2, 8)
    _wall(pen, wall, city, style)
    track, counters = body.inset(7, 6).cut_top(round(1.3 * style.least) + 34, 5)
    _track(pen, track, city, style)
    _counters(pen, counters, city, style)


def _wall(pen: Pen, box: Box, city: City, style: Style) -> None:
    """Draw the city wall with its name, its number in the cascade and what it produces."""
    theme = style.theme
    wall = box._replace(top=box.top + 5)
    battlement(pen, wall, (12, 10), 22, theme)
    name, goods = wall.inset(9, 1).cut_right(36, 6)
    pen.place(token(city.production, 34, theme), goods)
    if city.place is not None:
        mark, name = name.cut_left(34, 8)
        paint_place(pen, mark, city.place, style)
    pen.text(style.texts(f"nord-city-{city.city}"), name, Face.TITLE, 28, SEPIA, "left",
             style.least)  # fmt: skip


def paint_place(pen: Pen, box: Box, place: int, style: Style) -> None:
    """Draw a cascade marker: its number, or a star on the city that develops now."""
    theme = style.theme
    at = box.centred(32, 32)
    pen.disc(at.middle, 16, theme.accent, theme.outline, 2)
    if place:
        pen.text(str(place), at, Face.HEAVY, 26, theme.on_accent, "centre")
    else:
        left, top, right, bottom = at.inset(9, 8)
        middle = (top + bottom) / 2
        pen.polygon([(left + 1, top), (right + 1, middle), (left + 1, bottom)], theme.on_accent)


def _track(pen: Pen, box: Box, city: City, style: Style) -> None:
    """Draw the five cells with their symbols, the cube, and how many goods are together."""
    theme = style.theme
    cells, count = box.cut_right(max(56, round(2.3 * style.least)), 5)
    shown = (None, *city.track)
    for level, (effect, cell) in enumerate(
        zip(shown, cells.columns(len(shown), 3), strict=True), 1
    ):
        here = level == city.level
        ink = paint_cell(pen, cell, level - city.level, style)
        upper, lower = cell.inset(2).cut_top(32)
        if effect is not None:
            pen.place(symbol(effect, 30, theme), upper)
        if here:
            size = min(lower.height, lower.width, 30)
            pen.place(cube(size, theme), lower)
        else:
            pen.text(str(level), lower, Face.FIGURE, style.least, ink, "centre")
        if here and "level" in city.fresh:
            ring(pen, cell, theme)
    _count(pen, count, city, style)


def paint_cell(pen: Pen, box: Box, ahead: int, style: Style) -> Colour:
    """Draw a cell of a track, behind, under or ahead of the cube; return the ink to use on it."""
    theme = style.theme
    if ahead < 0:
        pen.rect(box, theme.stone, theme.edge, 1.6, 6)
        return SEPIA
    pen.rect(box, theme.quiet if ahead else theme.panel, theme.edge, 1.6, 6)
    if not ahead:
        pen.rect(box, None, theme.accent, 3.4, 6)
    return theme.ink


def _count(pen: Pen, box: Box, city: City, style: Style) -> None:
    """Write how many goods lie here of how many are needed, with a slot for each."""
    theme = style.theme
    if not city.needed:
        pen.place(symbol("point", 40, theme), box)
        return
    words, slots = box.cut_top(box.height - 20)
    size = style.least + 4
    text = f"{city.lying}/{city.needed}"
    pen.text(text, words, Face.HEAVY, size, theme.ink, "centre", style.least)
    pitch = min(14, slots.width // city.needed)
    row = slots.centred(pitch * city.needed, slots.height)
    for number, slot in enumerate(row.columns(city.needed)):
        fill = theme.ink if number < city.lying else theme.panel
        pen.rect(slot.centred(pitch - 2, 12), fill, theme.ink, 1.4, 2)


def _counters(pen: Pen, box: Box, city: City, style: Style) -> None:
    for seat, (goods, row) in enumerate(
        zip(city.counters, box.rows(len(city.counters), 3), strict=True)
    ):
        _counter(pen, row, seat, goods, style)
        if str(seat) in city.fresh:
            ring(pen, row, style.theme, 6)


def _counter(pen: Pen, box: Box, seat: int, goods: Goods, style: Style) -> None:
    """Draw a player's arms and what he has delivered."""
    theme = style.theme
    size = _size(box, goods, style)
    held = bool(goods.kinds or goods.contraband)
    pen.rect(box, theme.tint(seat) if held else theme.quiet, None, 0, 5)
    mark, rest = box.inset(3, 0).cut_left(size, 8)
    pen.place(shield(seat, size, style), mark)
    if not held:
        pen.disc((rest.left + 12, rest.middle[1]), 2.4, theme.edge)
        return
    for good in goods.kinds:
        slot, rest = rest.cut_left(size, GAP)
        pen.place(token(good, size, theme), slot)
    if goods.contraband:
        slot, rest = rest.cut_left(size, 2)
        pen.place(token(CONTRABAND, size, theme), slot)
    if goods.contraband > 1:
        pen.text(f"×{goods.contraband}", rest, Face.FIGURE, style.letter, theme.ink, "left",
                 style.least)  # fmt: skip


def _size(box: Box, goods: Goods, style: Style) -> int:
    """How large arms and goods may be so that all of them, and the last number, fit."""
    pieces = 1 + len(goods.kinds) + bool(goods.contraband)
    number = width("×9", Face.FIGURE, style.least) if goods.contraband > 1 else 0
    room = box.width - 6 - 8 - number - GAP * pieces
    return min(32, box.height - 2, room // pieces)
