"""Investment cards: a pictogram for each, and the four that lie face up."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.boxes import Box
from render.curves import star
from render.fonts import Face, width
from render.games.marchands.facts import Offers
from render.games.marchands.goods import token
from render.keep import keep
from render.panels import ring
from render.pen import Pen, sketch
from render.picture import Style
from render.seats import shield
from render.theme import CREAM, INVESTMENT, SEPIA, Theme


@keep(128)
def ability(card: str, size: int, theme: Theme) -> Image.Image:
    """Return a card's pictogram on its red ground; the stronger card of a pair shows a 2."""
    pen = sketch(size, size)
    pen.rect(Box(0, 0, size, size), INVESTMENT, theme.outline, max(1.2, size / 26), size / 7)
    kind, strong = KINDS[card]
    kind(pen, size)
    if strong:
        badge = size * 0.42
        pen.disc((size - badge / 2, size - badge / 2), badge / 2, theme.gold, SEPIA, 1.2)
        box = Box.around(size - badge / 2, size - badge / 2, round(badge), round(badge))
        pen.text("2", box, Face.HEAVY, round(badge * 0.9), SEPIA, "centre")
    return pen.finished()


@keep(8)
def _star(theme: Theme) -> Image.Image:
    pen = sketch(24, 24)
    pen.polygon(star((12, 12), 5, 11, 4.6), theme.gold, theme.outline, 1)
    return pen.finished()


def _wheel(pen: Pen, size: int) -> None:
    middle = size * 0.48
    pen.disc((middle, middle), size * 0.34, None, CREAM, size * 0.08)
    for spoke in range(4):
        x, y = cos(spoke * pi / 4) * size * 0.3, sin(spoke * pi / 4) * size * 0.3
        pen.line([(middle - x, middle - y), (middle + x, middle + y)], CREAM, size * 0.06)


def _letter(pen: Pen, size: int) -> None:
    left, top, right, bottom = size * 0.16, size * 0.26, size * 0.82, size * 0.7
    pen.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], CREAM)
    pen.line([(left, top), (size * 0.49, size * 0.52), (right, top)], INVESTMENT, size * 0.07)


def _arrows(pen: Pen, size: int) -> None:
    for x, tip, foot in ((0.32, 0.16, 0.8), (0.64, 0.8, 0.16)):
        barb = tip + (0.2 if tip < foot else -0.2)
        pen.line([(x * size, tip * size), (x * size, foot * size)], CREAM, size * 0.1)
        head = ((x, tip - (barb - tip) * 0.3), (x - 0.17, barb), (x + 0.17, barb))
        pen.polygon([(across * size, down * size) for across, down in head], CREAM)


def _coin(pen: Pen, size: int) -> None:
    pen.disc((size / 2, size / 2), size * 0.38, CREAM)
    pen.disc((size / 2, size / 2), size * 0.31, None, INVESTMENT, size * 0.04)
    box = Box(0, 0, size, size)
    pen.text("%", box, Face.HEAVY, round(size * 0.46), INVESTMENT, "centre")


def _house(pen: Pen, size: int) -> None:
    pen.polygon([(size * x, size * y) for x, y in
                 ((0.5, 0.12), (0.9, 0.42), (0.8, 0.42), (0.8, 0.84), (0.2, 0.84), (0.2, 0.42),
                  (0.1, 0.42))], CREAM)  # fmt: skip
    pen.polygon([(size * x, size * y) for x, y in
                 ((0.4, 0.84), (0.4, 0.54), (0.6, 0.54), (0.6, 0.84))], INVESTMENT)  # fmt: skip


KINDS = {
    "coachman": (_wheel, False),
    "master-coachman": (_wheel, True),
    "courier": (_letter, False),
    "express-courier": (_letter, True),
    "counting-house": (_arrows, False),
    "great-counting-house": (_arrows, True),
    "cheap-purchase": (_coin, False),
    "warehouse-sale": (_house, False),
}


def paint_offers(pen: Pen, box: Box, offers: Offers, style: Style) -> None:
    """Draw what is for sale: investment cards, stacked or in a row, and the goods that are left."""
    theme, texts = style.theme, style.texts
    pen.rect(box, theme.panel, theme.edge, 2, 10)
    head, body = box.inset(10, 7).cut_top(38, 4)
    stacked = box.height > 200
    if stacked:
        body, supply = body.cut_bottom(38, 4)
    else:
        head, supply = head.columns((5, 6), 10)
    _supply(pen, supply, offers, style)
    if offers.leader is not None:
        head, bid = head.cut_right(118, 8)
        _bid(pen, bid, offers.bid, offers.leader, style)
    if offers.cards or offers.waiting:
        title = texts("marchands-board-offers", waiting=offers.waiting)
    else:
        title = texts("marchands-close-cards")
    pen.text(title, head, Face.TITLE, 26, theme.ink, "left", style.least)
    if offers.cards:
        _cards(pen, body, offers, stacked, style)
    elif stacked and offers.owned:
        _owned(pen, body, offers.owned, style)
    else:
        words = texts("marchands-board-offers-none")
        pen.text(words, body, Face.ITALIC, 28, theme.faint, "centre", style.least, 2)


def _cards(pen: Pen, box: Box, offers: Offers, stacked: bool, style: Style) -> None:
    cells = box.rows(4 if len(offers.cards) > 2 else 2, 5) if stacked else box.columns(4, 8)
    for (card, stars), cell in zip(offers.cards, cells, strict=False):
        _offer(pen, cell, card, stars, style)
        if card in offers.fresh or card == offers.on:
            ring(pen, cell, style.theme)


def _owned(pen: Pen, box: Box, owned: tuple[tuple[str, int], ...], style: Style) -> None:
    """When all cards are sold, name those that lie before the players."""
    theme = style.theme
    for (card, seat), cell in zip(owned, box.grid(2, 4, 6), strict=False):
        pen.rect(cell, theme.quiet, None, 0, 8)
        icon, rest = cell.inset(4, 2).cut_left(42, 6)
        name, mark = rest.cut_right(32, 4)
        pen.place(ability(card, 40, theme), icon)
        pen.place(shield(seat, 30, style), mark)
        words = style.texts(f"marchands-ability-{card}")
        pen.text(words, name, Face.LABEL, style.letter, theme.ink, "left", style.least, 2)


def _supply(pen: Pen, box: Box, offers: Offers, style: Style) -> None:
    """Draw how many pieces of every good can still be bought."""
    theme = style.theme
    words = style.texts("marchands-board-supply")
    label, rest = box.cut_left(width(words, Face.LABEL, style.letter) + 2, 8)
    pen.text(words, label, Face.LABEL, style.letter, theme.faint, "left", style.least)
    for (good, count), cell in zip(offers.stock, rest.columns(len(offers.stock), 2), strict=True):
        mark, number = cell.cut_left(30, 4)
        pen.place(token(good, 28, theme), mark)
        pen.text(str(count), number, Face.FIGURE, 26, theme.ink, "left")
        if good in offers.fresh:
            ring(pen, cell, theme)


def _bid(pen: Pen, box: Box, bid: int, leader: int, style: Style) -> None:
    """Draw the highest bid of a running auction and whose it is."""
    mark, amount = box.cut_left(36, 6)
    pen.place(shield(leader, 36, style), mark)
    pen.text(str(bid), amount, Face.HEAVY, 30, style.theme.accent, "left", style.least)


def _offer(pen: Pen, cell: Box, card: str, stars: int, style: Style) -> None:
    theme = style.theme
    pen.rect(cell, theme.quiet, None, 0, 8)
    size = min(54, cell.height - 10, cell.width // 6 + 6)
    icon, rest = cell.inset(3).cut_left(size, 5)
    pen.place(ability(card, size, theme), icon)
    name = style.texts(f"marchands-ability-{card}")
    if cell.width > 320:
        rest, pips = rest.cut_right(4 * 22, 6)
        for index in range(stars):
            right = pips.right - 22 * index
            pen.place(_star(theme), pips._replace(left=right - 24, right=right))
    if cell.height > 80:
        # The last cards leave room to say what they do.
        rest, about = rest.inset(0, 6).cut_top(34)
        words = style.texts(f"marchands-ability-{card}-about")
        pen.text(words, about, Face.LABEL, style.letter, theme.faint, "left", style.least, 2)
    pen.text(name, rest, Face.LABEL, 26, theme.ink, "left", style.least, 2)
