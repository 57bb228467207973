"""Beside the chart: what develops now, and what goods and symbols are called."""

from __future__ import annotations

from PIL import Image

from render.boxes import Box
from render.fonts import Face
from render.games.nord.cities import paint_place
from render.games.nord.facts import Developing, Stock
from render.games.nord.goods import CONTRABAND, token
from render.games.nord.symbols import symbol
from render.pen import Pen
from render.picture import Style
from render.seats import shield

ICON = 32
LINE = 42
"""Height of a line of the legend in a band."""
EFFECTS = ("point", "florin", "contraband", "delivery", "theft", "removal", "ship")


def paint_goods(pen: Pen, box: Box, stock: Stock, style: Style) -> None:
    """Name every good and the florin, with how many the stock has left."""
    theme, texts = style.theme, style.texts
    rows: list[tuple[Image.Image, str, int]] = [
        (token(good, ICON, theme), texts(f"nord-good-{good}"), count) for good, count in stock.goods
    ]
    hidden = token(CONTRABAND, ICON, theme)
    rows.append((hidden, texts("nord-effect-contraband"), stock.contraband))
    rows.append((symbol("florin", ICON, theme), texts("nord-effect-florin"), stock.florins))
    cells = _cells(pen, box, "nord-text-stock", len(rows), 40, style)
    for (icon, word, count), cell in zip(rows, cells, strict=False):
        name, number = _named(pen, cell, icon).cut_right(40, 4)
        pen.text(word, name, Face.LABEL, style.letter, theme.ink, "left", style.least)
        pen.text(str(count), number, Face.FIGURE, style.letter, theme.ink, "right", style.least)


def paint_symbols(pen: Pen, box: Box, facts: None, style: Style) -> None:
    """Name every symbol of the development tracks."""
    cells = _cells(pen, box, "nord-close-symbols", len(EFFECTS), 14, style)
    for effect, cell in zip(EFFECTS, cells, strict=False):
        name = _named(pen, cell, symbol(effect, ICON, style.theme))
        pen.text(style.texts(f"nord-board-effect-{effect}"), name, Face.LABEL, style.letter,
                 style.theme.ink, "left", style.least)  # fmt: skip


def _named(pen: Pen, cell: Box, icon: Image.Image) -> Box:
    """Draw an icon at the start of a cell, and return the room behind it."""
    mark, rest = cell.cut_left(ICON + 2, 8 if cell.width > 250 else 4)
    pen.place(icon, mark)
    return rest


def _cells(pen: Pen, box: Box, title: str, count: int, gap: int, style: Style) -> tuple[Box, ...]:
    """Draw a titled panel; return its cells, in one column or in as few lines as hold them."""
    pen.rect(box, style.theme.panel, style.theme.edge, 2, 10)
    if box.height > box.width * 0.6:
        head, *cells = box.inset(14, 8).rows(count + 1)
    else:
        lines = (box.height - 12) // LINE
        rows = box.inset(14, 6).rows(lines)
        across = -(-(count + 1) // lines)
        head, *cells = (cell for row in rows for cell in row.columns(across, gap))
    words = style.texts(title)
    pen.text(words, head, Face.TITLE, style.letter + 2, style.theme.ink, "left", style.least)
    return tuple(cells)


def paint_developing(pen: Pen, box: Box, now: Developing, style: Style) -> None:
    """Draw the effects that go round, for whom, and the cities that wait."""
    theme = style.theme
    pen.rect(box, theme.panel, theme.accent if now.city else theme.edge, 3 if now.city else 2, 10)
    inside = box.inset(14, 8)
    if now.city is None:
        _quiet(pen, inside, now, style)
    elif box.width > 2 * box.height:
        upper, lower = inside.rows(2, 6)
        title, symbols, seats = upper.columns((9, 6, 8), 12)
        _effects(pen, title, symbols, seats, now, style)
        asked, waiting = lower.columns((10, 13), 12)
        _asked(pen, asked, now, style)
        _queue(pen, waiting.columns(3, 8), now, style)
    else:
        title, symbols, asked, seats, waiting = inside.rows((38, 50, 30, 50, 106), 4)
        _effects(pen, title, symbols, seats, now, style)
        _asked(pen, asked, now, style)
        _queue(pen, waiting.rows(3, 2), now, style)


def _quiet(pen: Pen, box: Box, now: Developing, style: Style) -> None:
    """While nothing develops, tell which cities lack least; after the end, who won."""
    theme, texts = style.theme, style.texts
    if not now.near and not now.ranking:
        pen.text(texts("nord-board-quiet"), box, Face.ITALIC, 28, theme.faint, "centre",
                 style.least, 3)  # fmt: skip
        return
    title, body = box.cut_top(40, 4)
    words = texts("board-final-title" if now.ranking else "nord-board-near")
    pen.text(words, title, Face.TITLE, 28, theme.ink, "left", style.least)
    wide = box.width > 2 * box.height
    if now.ranking:
        cells = body.columns(4, 16) if wide else body.rows(5, 2)
        _ranking(pen, cells, now, style)
    else:
        _near(pen, body.columns(3, 48) if wide else body.rows(6, 2), now, style)


def _ranking(pen: Pen, cells: tuple[Box, ...], now: Developing, style: Style) -> None:
    theme = style.theme
    for (place, seat, name, points), cell in zip(now.ranking, cells, strict=False):
        number, rest = cell.cut_left(34, 4)
        mark, rest = rest.cut_left(34, 8)
        words, won = rest.cut_right(42, 4)
        pen.text(f"{place}.", number, Face.FIGURE, style.letter, theme.ink, "left", style.least)
        pen.place(shield(seat, 32, style), mark)
        pen.text(name, words, Face.LABEL, style.letter, theme.ink, "left", style.least)
        pen.text(str(points), won, Face.HEAVY, style.letter, theme.ink, "right", style.least)


def _near(pen: Pen, cells: tuple[Box, ...], now: Developing, style: Style) -> None:
    theme = style.theme
    for (city, missing), cell in zip(now.near, cells, strict=False):
        name, lack = cell.columns((4, 3), 6)
        pen.text(style.texts(f"nord-city-{city}"), name, Face.LABEL, style.letter, theme.ink,
                 "left", style.least)  # fmt: skip
        pen.text(style.texts("nord-board-missing", missing=missing), lack, Face.LABEL,
                 style.letter, theme.faint, "right", style.least)  # fmt: skip


def _effects(pen: Pen, title: Box, symbols: Box, seats: Box, now: Developing, style: Style) -> None:
    """Draw the city, its symbols and those who take part, the current ones framed."""
    _developing_city(pen, title, now, style)
    icons = [symbol(effect, 40, style.theme) for effect in now.symbols]
    _row(pen, symbols, icons, now.symbol, style)
    _row(pen, seats, [shield(seat, 40, style) for seat in now.seats], now.place, style)


def _asked(pen: Pen, box: Box, now: Developing, style: Style) -> None:
    """Write what the current symbol is, and whether it is about to be doubled."""
    key = "nord-board-double" if now.doubling else "nord-board-now"
    effect = style.texts(f"nord-board-effect-{now.symbols[now.symbol]}")
    pen.text(style.texts(key, effect=effect), box, Face.LABEL, style.letter, style.theme.accent,
             "left", style.least)  # fmt: skip


def _developing_city(pen: Pen, box: Box, now: Developing, style: Style) -> None:
    mark, name = box.cut_left(34, 8)
    paint_place(pen, mark, 0, style)
    pen.text(style.texts(f"nord-city-{now.city}"), name, Face.TITLE, 30, style.theme.ink, "left",
             style.least)  # fmt: skip


def _row(pen: Pen, box: Box, icons: list[Image.Image], current: int, style: Style) -> None:
    """Draw small pictures in a row, the current one framed, those done crossed off below."""
    theme = style.theme
    for number, icon in enumerate(icons):
        cell = Box.at(box.left + number * 56, box.top, 52, box.height).centred(50, 48)
        if number == current:
            pen.rect(cell, theme.quiet, theme.accent, 3, 8)
        pen.place(icon, cell)
        if number < current:
            pen.rect(Box(cell.left + 6, cell.bottom - 3, cell.right - 6, cell.bottom), theme.edge)


def _queue(pen: Pen, cells: tuple[Box, ...], now: Developing, style: Style) -> None:
    """List the cities that wait; what does not fit is counted."""
    theme = style.theme
    most = len(cells)
    shown = now.queue if len(now.queue) <= most else now.queue[: most - 1]
    for place, (city, cell) in enumerate(zip(shown, cells, strict=False), 1):
        mark, name = cell.cut_left(34, 8)
        paint_place(pen, mark, place, style)
        pen.text(style.texts(f"nord-city-{city}"), name, Face.LABEL, style.letter, theme.ink,
                 "left", style.least)  # fmt: skip
    if len(shown) < len(now.queue):
        words = f"+{len(now.queue) - len(shown)}"
        pen.text(words, cells[-1], Face.FIGURE, style.letter, theme.ink, "left", style.least)
