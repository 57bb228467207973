"""One card per wagon: where it is, where it is going, and everybody's goods aboard."""

from __future__ import annotations

from render.boxes import Box
from render.fonts import Face
from render.games.marchands.facts import Wagon
from render.games.marchands.goods import token
from render.games.marchands.pieces import wagon
from render.games.marchands.words import city_word
from render.panels import ring
from render.pen import Pen
from render.picture import Style
from render.seats import shield


def paint_wagon(pen: Pen, box: Box, facts: Wagon, style: Style) -> None:
    """Draw a wagon's card: where it is, where it goes, and everybody's goods aboard."""
    theme = style.theme
    pen.rect(box, theme.panel, theme.edge, 2, 10)
    head, body = box.inset(10, 6).cut_top(58, 2)
    icon, place = head.cut_left(72, 4)
    pen.stamp(wagon(facts.number, 0, facts.broken, theme), (icon.left, icon.top - 8))
    pen.text(whereabouts(facts, style), place, Face.BODY, 28, theme.ink, "left",
             style.least)  # fmt: skip
    if "place" in facts.fresh:
        ring(pen, head, theme)
    for seat, cell in enumerate(body.columns(4, 6)[: len(facts.cargo)]):
        _load(pen, cell, seat, facts, style)


def whereabouts(facts: Wagon, style: Style) -> str:
    """Return the town in which a wagon stands, or those that lie ahead of it."""
    if facts.city is not None:
        return city_word(facts.city, style.texts)
    return "→ " + " / ".join(city_word(city, style.texts) for city in facts.towards)


def _load(pen: Pen, cell: Box, seat: int, facts: Wagon, style: Style) -> None:
    theme = style.theme
    goods = facts.cargo[seat]
    tint = theme.tint(seat) if goods else theme.quiet
    pen.rect(cell, tint, theme.gold if facts.master == seat else None,
             3 if facts.master == seat else 0, 8)  # fmt: skip
    upper, lower = cell.inset(4, 3).cut_top(36)
    fee = _fee(facts, seat)
    mark, price = upper.cut_left(upper.width if fee is None or upper.width < 100 else 32, 4)
    pen.place(shield(seat, 30, style), mark)
    if fee is not None and price.width > 0:
        pen.text(fee, price, Face.FIGURE, style.least, theme.ink, "left", style.least, 2)
    narrow = lower.width < 96
    size = min(32, lower.width // 2 - 2, lower.height // 2) if narrow else 32
    slots = lower.grid(2, 2) if narrow else lower.columns(3)
    for good, slot in zip(goods, slots, strict=False):
        pen.place(token(good, size, theme), slot)
    if str(seat) in facts.fresh:
        ring(pen, cell, theme)


def _fee(facts: Wagon, seat: int) -> str | None:
    """The master's posted price for one and for two pieces of this seat."""
    one, two = facts.offers[seat] if facts.offers else (None, None)
    prices = [str(price) for price in (one, two) if price is not None]
    return " ".join(prices) or None
