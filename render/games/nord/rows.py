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
from render.games.nord.words import shield
from render.pen import Pen
from render.picture import Style
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


class Finish(NamedTuple):
    """One player's place."""

    place: int
    seat: int
    name: str
    words: str


def paint_symbol(pen: Pen, box: Box, effect: str, style: Style) -> None:
    """Draw a symbol with what it does."""
    theme, texts = style.theme, style.texts
    pen.rect(box, theme.quiet, None, 0, 10)
    icon, rest = box.inset(12, 8).cut_left(72, 16)
    pen.stamp(symbol(effect, 68, theme), icon.centred(68, 68)[:2])
    name, does = rest.cut_left(290, 14)
    pen.text(texts(f"nord-board-effect-{effect}"), name, Face.TITLE, 32, theme.ink, "left",
             style.least, 2)  # fmt: skip
    pen.text(texts(f"nord-does-{effect}"), does, Face.LABEL, 28, theme.ink, "left",
             style.least, 2)  # fmt: skip


def paint_city_head(pen: Pen, box: Box, city: City, style: Style) -> None:
    """Draw the city wall with name, cascade number and production."""
    theme, texts = style.theme, style.texts
    wall = box._replace(top=box.top + 12)
    for left in range(wall.left, wall.right - 27, 51):
        pen.rect(Box.at(left, box.top, 28, 20), theme.stone, theme.ink, 2)
    pen.rect(wall, theme.stone, theme.ink, 2.4)
    name, makes = wall.inset(18, 4).columns((5, 4), 16)
    if city.place is not None:
        mark, name = name.cut_left(40, 12)
        paint_place(pen, mark, city.place, style)
    pen.text(texts(f"nord-city-{city.city}"), name, Face.TITLE, 48, SEPIA, "left", style.least)
    words, icon = makes.cut_right(64, 12)
    pen.stamp(token(city.production, 64, theme), icon.centred(64, 64)[:2])
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
            pen.stamp(cube(50, theme), number.centred(50, 50)[:2])
        else:
            pen.text(str(level), number, Face.HEAVY, 40, ink, "centre")
        if effect is not None:
            pen.stamp(symbol(effect, 60, theme), icon.centred(60, 60)[:2])
            words = texts(f"nord-board-effect-{effect}")
            pen.text(words, lower, Face.LABEL, 28, ink, "centre", style.least, 2)


def paint_counter(pen: Pen, box: Box, held: Held, style: Style) -> None:
    """Draw one player's counter."""
    mark, rest = _row(pen, box, held.seat, held.goods, style)
    pen.stamp(shield(held.seat, 56, style), mark.centred(56, 56)[:2])
    name, goods = rest.cut_left(330, 16)
    pen.text(held.name, name, Face.BODY, 32, style.theme.ink, "left", style.least)
    _goods(pen, goods, held.goods, style)


def _row(pen: Pen, box: Box, seat: int | None, goods: Goods, style: Style) -> tuple[Box, Box]:
    theme = style.theme
    full = seat is not None and bool(goods.kinds or goods.contraband)
    pen.rect(box, theme.tint(seat) if full and seat is not None else theme.quiet, None, 0, 10)
    return box.inset(12, 6).cut_left(58, 12)


def _goods(pen: Pen, box: Box, goods: Goods, style: Style) -> None:
    """Draw goods one after the other, contraband counted."""
    theme = style.theme
    if not goods.kinds and not goods.contraband:
        pen.text(style.texts("nord-close-empty"), box, Face.LABEL, 30, theme.faint, "left",
                 style.least)  # fmt: skip
    rest = box
    for good in goods.kinds:
        slot, rest = rest.cut_left(56, 10)
        pen.stamp(token(good, 54, theme), slot.centred(54, 54)[:2])
    if goods.contraband:
        slot, rest = rest.cut_left(56, 8)
        pen.stamp(token(CONTRABAND, 54, theme), slot.centred(54, 54)[:2])
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
            pen.stamp(shield(way.owner, 40, style), mark.centred(40, 40)[:2])


def paint_purse(pen: Pen, box: Box, player: Player, style: Style) -> None:
    """Draw whose card it is, with points, contraband, florins and ships in hand."""
    theme = style.theme
    colour = theme.seats[player.seat]
    pen.rect(box, theme.quiet, theme.outline, 2, 12)
    band, body = box.inset(2).cut_top(70)
    pen.rect(band, colour, None, 0, 10)
    mark, name = band.inset(14, 4).cut_left(60, 16)
    pen.stamp(shield(player.seat, 60, style), mark.centred(60, 60)[:2])
    pen.text(player.name, name, Face.TITLE, 40, ink_on(colour), "left", style.least)
    for what, cell in zip(BELONGINGS, body.inset(20, 8).columns((4, 6, 4, 6), 8), strict=True):
        icon, words = cell.cut_left(48, 8)
        pen.stamp(belonging(what, 46, theme), icon.centred(46, 46)[:2])
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


def paint_title(pen: Pen, box: Box, reason: str, style: Style) -> None:
    """Write the title and why the game ended."""
    title, why = box.cut_top(86)
    words = style.texts("nord-final-title")
    written = pen.text(words, title, Face.TITLE, 60, style.theme.ink, "centre", style.least)
    for side in (-1, 1):
        x = title.middle[0] + side * (written.width / 2 + 70)
        pen.stamp(symbol("ship", 72, style.theme), (round(x - 36), round(title.middle[1] - 36)))
    pen.text(reason, why, Face.ITALIC, 30, style.theme.faint, "centre", style.least, 2)


def paint_finish(pen: Pen, box: Box, finish: Finish, style: Style) -> None:
    """Draw one player's place; the winner larger and in his colour."""
    theme = style.theme
    won = finish.place == 1
    colour = theme.seats[finish.seat]
    ink = ink_on(colour) if won else theme.ink
    pen.rect(box, colour if won else theme.quiet, theme.gold if won else colour, 5, 14)
    size = box.height - 44
    place, rest = box.inset(20, 12).cut_left(90, 10)
    words = style.texts("nord-final-place", place=finish.place)
    pen.text(words, place, Face.HEAVY, 72 if won else 52, ink, "centre", style.least)
    mark, rest = rest.cut_left(size, 24)
    pen.stamp(shield(finish.seat, size, style), mark.centred(size, size)[:2])
    if won:
        rest, prize = rest.cut_right(110, 10)
        pen.stamp(symbol("point", 100, theme), prize.centred(100, 100)[:2])
    upper, lower = rest.rows(2)
    pen.text(finish.name, upper, Face.TITLE, 50 if won else 38, ink, "left", style.least)
    pen.text(finish.words, lower, Face.LABEL, 32, ink, "left", style.least, 2)
