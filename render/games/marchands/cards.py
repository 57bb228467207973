"""Investment cards: a pictogram for each, and the four that lie face up."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.boxes import Box
from render.curves import star
from render.fonts import Face
from render.games.marchands.facts import Offers
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
    """Draw the investment cards that are for sale: stacked where it is high, else in a row."""
    theme, texts = style.theme, style.texts
    pen.rect(box, theme.panel, theme.edge, 2, 10)
    inside = box.inset(10, 8)
    if box.height > 200:
        head, inside = inside.cut_top(40, 4)
        if offers.leader is not None:
            head, bid = head.cut_right(150, 8)
            _bid(pen, bid, offers.bid, offers.leader, style)
        title = texts("marchands-board-offers", waiting=offers.waiting)
        pen.text(title, head, Face.TITLE, 26, theme.ink, "left", style.least)
        cells = inside.rows(4, 6)
    else:
        if offers.leader is not None:
            bid, inside = inside.cut_left(70, 8)
            _bid(pen, bid, offers.bid, offers.leader, style)
        cells = inside.columns(4, 8)
    if not offers.cards:
        words = texts("marchands-board-offers-none")
        pen.text(words, inside, Face.ITALIC, 28, theme.faint, "centre", style.least, 2)
    for (card, stars), cell in zip(offers.cards, cells, strict=False):
        _offer(pen, cell, card, stars, style)
        if card in offers.fresh or card == offers.on:
            ring(pen, cell, theme)


def _bid(pen: Pen, box: Box, bid: int, leader: int, style: Style) -> None:
    """Draw the highest bid of a running auction and whose it is."""
    if box.width > 100:
        mark, amount = box.cut_left(38, 6)
    else:
        mark, amount = box.rows((4, 3), 2)
    size = min(38, mark.height)
    pen.place(shield(leader, size, style), mark)
    pen.text(str(bid), amount, Face.HEAVY, 30, style.theme.accent, "centre", style.least)


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
            at = (pips.right - 11 - 22 * index, cell.middle[1])
            pen.polygon(star(at, 5, 11, 4.6), theme.gold, theme.outline, 1)
    pen.text(name, rest, Face.LABEL, 26, theme.ink, "left", style.least, 2)
