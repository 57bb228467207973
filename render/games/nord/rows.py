"""The lines of the upright pictures."""

from __future__ import annotations

from typing import NamedTuple

from render.boxes import Box
from render.colour import ink_on
from render.fonts import Face
from render.games.nord.cities import paint_cell, paint_place
from render.games.nord.facts import City, Goods, Player
from render.games.nord.goods import CONTRABAND, token
from render.games.nord.players import BELONGINGS, belonging
from render.games.nord.symbols import cube, symbol
from render.panels import battlement, player_row
from render.pen import Pen
from render.picture import Style
from render.seats import shield
from render.theme import SEPIA


class Held(NamedTuple):
    """A player's counter in one city."""

    seat: int
    name: str
    goods: Goods


class Way(NamedTuple):
    """A link: where it leads, whose ship lies there, or what is said instead."""

    city: str
    owner: int | None
    word: str


class Lot(NamedTuple):
    """One's own goods in a city, and how far the city is."""

    city: str
    goods: Goods
    lying: int
    needed: int


def paint_symbol(pen: Pen, box: Box, effect: str, style: Style) -> None:
    """Draw a symbol with what it does."""
    theme, texts = style.theme, style.texts
    pen.rect(box, theme.quiet, None, 0, 10)
    icon, rest = box.inset(12, 8).cut_left(72, 16)
    pen.place(symbol(effect, 68, theme), icon)
    name, does = rest.cut_left(290, 14)
    pen.text(texts(f"nord-board-effect-{effect}"), name, Face.TITLE, 32, theme.ink, "left",
             style.least, 2)  # fmt: skip
    pen.text(texts(f"nord-does-{effect}"), does, Face.LABEL, 28, theme.ink, "left",
             style.least, 2)  # fmt: skip


def paint_city_head(pen: Pen, box: Box, city: City, style: Style) -> None:
    """Draw the city wall with name, cascade number and production."""
    theme, texts = style.theme, style.texts
    wall = box._replace(top=box.top + 12)
    battlement(pen, wall, (28, 24), 51, theme)
    name, makes = wall.inset(18, 4).columns((5, 4), 16)
    if city.place is not None:
        mark, name = name.cut_left(40, 12)
        paint_place(pen, mark, city.place, style)
    pen.text(texts(f"nord-city-{city.city}"), name, Face.TITLE, 48, SEPIA, "left", style.least)
    words, icon = makes.cut_right(64, 12)
    pen.place(token(city.production, 64, theme), icon)
    produced = texts("nord-close-produces", good=texts(f"nord-good-{city.production}"))
    pen.text(produced, words, Face.LABEL, 32, SEPIA, "right", style.least, 2)


def paint_track(pen: Pen, box: Box, city: City, style: Style) -> None:
    """Draw the track with the names of its symbols and the cube."""
    theme, texts = style.theme, style.texts
    shown = (None, *city.track)
    for level, (effect, cell) in enumerate(zip(shown, box.columns(len(shown), 8), strict=True), 1):
        ink = paint_cell(pen, cell, level - city.level, style)
        upper, lower = cell.inset(8).cut_top(72, 2)
        number, icon = upper.cut_left(52, 2)
        if level == city.level:
            pen.place(cube(50, theme), number)
        else:
            pen.text(str(level), number, Face.HEAVY, 40, ink, "centre")
        if effect is not None:
            pen.place(symbol(effect, 60, theme), icon)
            words = texts(f"nord-board-effect-{effect}")
            pen.text(words, lower, Face.LABEL, 28, ink, "centre", style.least, 2)


def paint_counter(pen: Pen, box: Box, held: Held, style: Style) -> None:
    """Draw one player's counter."""
    full = bool(held.goods.kinds or held.goods.contraband)
    rest = player_row(pen, box, held.seat, held.name, style, held=full)
    _goods(pen, rest, held.goods, style)


def _goods(pen: Pen, box: Box, goods: Goods, style: Style) -> None:
    """Draw goods one after the other, contraband counted."""
    theme = style.theme
    if not goods.kinds and not goods.contraband:
        pen.text(style.texts("nord-close-empty"), box, Face.LABEL, 30, theme.faint, "left",
                 style.least)  # fmt: skip
    rest = box
    for good in goods.kinds:
        slot, rest = rest.cut_left(56, 10)
        pen.place(token(good, 54, theme), slot)
    if goods.contraband:
        slot, rest = rest.cut_left(56, 8)
        pen.place(token(CONTRABAND, 54, theme), slot)
    if goods.contraband > 1:
        pen.text(f"×{goods.contraband}", rest, Face.FIGURE, 34, theme.ink)


def paint_links(pen: Pen, box: Box, ways: tuple[Way, ...], style: Style) -> None:
    """Draw where ships can go from a city, two links to a line."""
    theme = style.theme
    for way, cell in zip(ways, box.grid(2, -(-len(ways) // 2), 8), strict=False):
        pen.rect(cell, theme.quiet, None, 0, 8)
        name, state = cell.inset(14, 2).columns((3, 2), 10)
        pen.text(way.city, name, Face.LABEL, 30, theme.ink, "left", style.least)
        if way.owner is None:
            pen.text(way.word, state, Face.LABEL, 28, theme.faint, "right", style.least)
        else:
            mark = Box(state.right - 42, state.top, state.right, state.bottom)
            pen.place(shield(way.owner, 40, style), mark)


def paint_purse(pen: Pen, box: Box, player: Player, style: Style) -> None:
    """Draw whose card it is, with points, contraband, florins and ships in hand."""
    theme = style.theme
    colour = theme.seats[player.seat]
    pen.rect(box, theme.quiet, theme.outline, 2, 12)
    band, body = box.inset(2).cut_top(70)
    pen.rect(band, colour, None, 0, 10)
    mark, name = band.inset(14, 4).cut_left(60, 16)
    pen.place(shield(player.seat, 60, style), mark)
    pen.text(player.name, name, Face.TITLE, 40, ink_on(colour), "left", style.least)
    for what, cell in zip(BELONGINGS, body.inset(20, 8).columns((4, 6, 4, 6), 8), strict=True):
        icon, words = cell.cut_left(48, 8)
        pen.place(belonging(what, 46, theme), icon)
        text = style.texts(f"nord-hand-{what}", count=getattr(player, what))
        pen.text(text, words, Face.LABEL, 30, theme.ink, "left", style.least, 2)


def paint_ships(pen: Pen, box: Box, ships: tuple[int, tuple[str, ...]], style: Style) -> None:
    """Name the links on which a player's ships lie."""
    seat, links = ships
    for words, cell in zip(links, box.columns(3, 10), strict=False):
        pen.rect(cell, style.theme.tint(seat), None, 0, 8)
        pen.text(words, cell.inset(8, 2), Face.LABEL, 28, style.theme.ink, "centre",
                 style.least)  # fmt: skip


def paint_lot(pen: Pen, box: Box, lot: Lot, style: Style) -> None:
    """Draw one's goods in a city and how many lie there in all."""
    theme = style.theme
    pen.rect(box, theme.quiet, None, 0, 10)
    name, rest = box.inset(14, 6).cut_left(240, 12)
    goods, count = rest.cut_right(110, 12)
    pen.text(lot.city, name, Face.BODY, 32, theme.ink, "left", style.least)
    _goods(pen, goods, lot.goods, style)
    words = f"{lot.lying}/{lot.needed}" if lot.needed else "5"
    pen.text(words, count, Face.HEAVY, 36, theme.ink, "right", style.least)
