"""One card per wagon: where it is, where it is going, and everybody's goods aboard."""

from __future__ import annotations

from render.boxes import Box
from render.fonts import Face, width
from render.games.marchands.facts import Wagon
from render.games.marchands.goods import token
from render.games.marchands.pieces import wagon
from render.games.marchands.words import city_word
from render.panels import ring
from render.pen import Pen
from render.picture import Style
from render.seats import shield

DOTS = 10
"""Room for the dots before a price."""


def paint_wagon(pen: Pen, box: Box, facts: Wagon, style: Style) -> None:
    """Draw a wagon's card: where it is, where it goes, and everybody's goods aboard."""
    theme = style.theme
    pen.rect(box, theme.panel, theme.edge, 2, 10)
    head, body = box.inset(10, 6).cut_top(56, 2)
    icon, place = head.cut_left(72, 4)
    pen.place(wagon(facts.number, facts.angle, facts.broken, theme), icon)
    if facts.master is not None and head.width > 420:
        place = _master(pen, place, facts.master, style)
    pen.text(whereabouts(facts, style), place, Face.BODY, 28, theme.ink, "left",
             style.least)  # fmt: skip
    if "place" in facts.fresh:
        ring(pen, head, theme)
    for seat, cell in enumerate(body.columns(len(facts.cargo), 6)):
        _load(pen, cell, seat, facts, style)


def _master(pen: Pen, box: Box, seat: int, style: Style) -> Box:
    """Name the load master at the end of the line; return what is left of it."""
    words = style.texts("marchands-close-master")
    rest, mark = box.cut_right(36, 8)
    pen.place(shield(seat, 36, style), mark)
    rest, label = rest.cut_right(width(words, Face.LABEL, style.letter), 8)
    pen.text(words, label, Face.LABEL, style.letter, style.theme.faint, "right", style.least)
    return rest


def whereabouts(facts: Wagon, style: Style) -> str:
    """Return the town in which a wagon stands, or those that lie ahead of it."""
    if facts.city is not None:
        return city_word(facts.city, style.texts)
    return "→ " + " / ".join(city_word(city, style.texts) for city in facts.towards)


def _load(pen: Pen, cell: Box, seat: int, facts: Wagon, style: Style) -> None:
    """Draw one player's goods aboard, and what the master asks him for more."""
    theme, goods = style.theme, facts.cargo[seat]
    mine = facts.master == seat
    pen.rect(cell, theme.tint(seat) if goods else theme.quiet, theme.gold if mine else None,
             3 if mine else 0, 8)  # fmt: skip
    upper, lower = cell.inset(4, 3).cut_top(36)
    upper, lower = _asked(pen, upper, lower, _prices(facts, seat), style)
    pen.place(shield(seat, 30, style), upper)
    if lower.width >= 96:
        slots = lower.columns(3)
    else:
        room = lower.cut_top(min(72, lower.height))[0]
        slots = room.grid(2, 2 if room.height > 40 else 1)
    for good, slot in zip(goods, slots, strict=False):
        pen.place(token(good, min(32, slot.width - 2), theme), slot)
    if str(seat) in facts.fresh:
        ring(pen, cell, theme)


def _prices(facts: Wagon, seat: int) -> list[tuple[int, int]]:
    """Return the master's posted prices for this seat, each with its number of pieces."""
    posted = facts.offers[seat] if facts.offers else (None, None)
    return [(count, price) for count, price in enumerate(posted, 1) if price is not None]


def _small(style: Style) -> int:
    return max(style.least, style.letter - 2)


def _asked(
    pen: Pen, upper: Box, lower: Box, prices: list[tuple[int, int]], style: Style
) -> tuple[Box, Box]:
    """Write prices beside the arms, or below the goods; return the room left for those."""
    if not prices:
        return upper, lower
    needed = DOTS + max(width(str(price), Face.FIGURE, _small(style)) for _, price in prices)
    if needed <= upper.width - 36:
        upper, tag = upper.cut_right(needed)
    else:
        lower, tag = lower.cut_top(34)
        tag = tag.inset(-2, 0)
    for (count, price), line in zip(prices, tag.rows(len(prices)), strict=True):
        _price(pen, line, count, str(price), style)
    return upper, lower


def _price(pen: Pen, box: Box, count: int, words: str, style: Style) -> None:
    """Write a price behind a dot for each piece that it buys room for, if they fit."""
    if width(words, Face.FIGURE, _small(style)) + DOTS <= box.width:
        dots, box = box.cut_left(DOTS - 4, 4)
        for dot in dots.centred(dots.width, 8 * count).rows(count):
            pen.disc(dot.middle, 2.6, style.theme.accent)
    pen.text(words, box, Face.FIGURE, _small(style), style.theme.ink, "left")
