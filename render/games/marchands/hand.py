"""The private card of one seat: money, cards and what they do, goods, sealed answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.values import Seat
from engine.games.marchands.content import COLOURS, City, Good
from engine.games.marchands.model.view import PlayerView, View
from render.boxes import Box
from render.colour import ink_on
from render.fonts import Face
from render.games.marchands.goods import token
from render.games.marchands.sealed import sealed_lines
from render.games.marchands.words import city_word
from render.pen import Pen
from render.picture import Page, Style
from render.scene import Scene
from render.seats import own_seat, shield, shown_names
from render.sheets import Section, heading, line, note, sheet
from render.theme import CREAM, INFLUENCE, SEPIA, Theme
from render.words import Texts


class Purse(NamedTuple):
    """The head of the card."""

    seat: int
    name: str
    money: int
    debts: int


class Lot(NamedTuple):
    """Goods in one place."""

    place: str
    goods: tuple[tuple[str, int], ...]


def hand(scene: Scene[View], texts: Texts, theme: Theme) -> Page:
    """Return the private card of the seat whose view this is."""
    view = scene.view
    seats = len(view.players)
    seat = own_seat(view.viewer, seats, COLOURS)
    names = shown_names(scene, COLOURS, texts)
    return sheet(_sections(view, seat, names, texts), Style.of(theme, texts, COLOURS))


def _sections(view: View, seat: Seat, names: tuple[str, ...], texts: Texts) -> Iterator[Section]:
    own = view.players[seat]
    yield Section(108, paint_purse, Purse(seat, names[seat], own.money or 0, own.debts))
    yield heading(texts("marchands-hand-goods"))
    lots = tuple(_lots(view, seat, texts))
    if lots:
        yield Section(-(-len(lots) // 2) * 66, paint_lots, lots)
    else:
        yield note(texts("marchands-hand-no-goods"))
    yield heading(texts("marchands-hand-cards"))
    held = _held(own)
    for card, count in held:
        yield Section(104, paint_influence, (card, count))
    if not held:
        yield note(texts("marchands-hand-no-cards"))
    lines = sealed_lines(view, seat, names, texts)
    if lines:
        yield heading(texts("marchands-hand-sealed"))
        yield from map(line, lines)
    yield note(texts("marchands-hand-secret"))


def _held(own: PlayerView) -> tuple[tuple[str, int], ...]:
    cards = sorted(own.hand or ())
    return tuple((card.token, cards.count(card)) for card in dict.fromkeys(cards))


def _lots(view: View, seat: Seat, texts: Texts) -> Iterator[Lot]:
    own = view.players[seat]
    for city in City:
        goods = tuple((good.token, own.stores[city][good]) for good in Good)
        if any(count for _, count in goods):
            yield Lot(city_word(city.token, texts), tuple(pair for pair in goods if pair[1]))
    for index, wagon in enumerate(view.wagons):
        aboard = wagon.cargo[seat] if wagon.cargo else ()
        if aboard:
            counts = tuple((good.token, aboard.count(good)) for good in Good if good in aboard)
            place = texts("marchands-wagon", number=index + 1)
            yield Lot(place[:1].upper() + place[1:], counts)


def paint_purse(pen: Pen, box: Box, purse: Purse, style: Style) -> None:
    """Draw whose card it is and the money."""
    theme, texts = style.theme, style.texts
    colour = theme.seats[purse.seat]
    ink = ink_on(colour)
    pen.rect(box, colour, theme.outline, 2, 12)
    mark, rest = box.inset(14, 10).cut_left(88, 16)
    pen.place(shield(purse.seat, 88, style), mark)
    name, money = rest.columns((3, 2), 16)
    pen.text(purse.name, name, Face.TITLE, 40, ink, "left", style.least)
    word, amount = money.columns((2, 3), 8)
    pen.text(texts("marchands-hand-money"), word, Face.LABEL, 30, ink, "right", style.least)
    if purse.debts:
        amount, debts = amount.rows((3, 2))
        pen.text(texts("marchands-hand-debts", count=purse.debts), debts._replace(left=word.left),
                 Face.LABEL, 28, ink, "right", style.least)  # fmt: skip
    pen.text(texts("number", value=purse.money), amount, Face.HEAVY, 52, ink, "right", style.least)


def paint_lots(pen: Pen, box: Box, lots: tuple[Lot, ...], style: Style) -> None:
    """Draw the goods in every warehouse and on every wagon, two places to a line."""
    theme = style.theme
    for lot, cell in zip(lots, box.grid(2, -(-len(lots) // 2), 8), strict=False):
        pen.rect(cell, theme.quiet, None, 0, 8)
        place, rest = cell.inset(12, 4).cut_left(170, 8)
        pen.text(lot.place, place, Face.LABEL, 30, theme.ink, "left", style.least)
        for (good, count), slot in zip(lot.goods, rest.columns(4, 4), strict=False):
            mark, number = slot.cut_left(42, 4)
            pen.place(token(good, 40, theme), mark)
            pen.text(str(count), number, Face.FIGURE, 32, theme.ink)


def paint_influence(pen: Pen, box: Box, card: tuple[str, int], style: Style) -> None:
    """Draw an influence card with its effect."""
    theme, texts = style.theme, style.texts
    name, count = card
    pen.rect(box, theme.quiet, INFLUENCE, 4, 10)
    badge, rest = box.inset(14, 8).cut_left(64, 16)
    pen.rect(badge.centred(60, 76), INFLUENCE, SEPIA, 2, 8)
    pen.text(f"×{count}", badge, Face.HEAVY, 36, CREAM, "centre")
    title, effect = rest.cut_left(290, 16)
    pen.text(texts(f"marchands-influence-{name}"), title, Face.TITLE, 32, theme.ink, "left",
             style.least, 2)  # fmt: skip
    words = texts(f"marchands-influence-{name}-about")
    pen.text(words, effect, Face.LABEL, 28, theme.ink, "left", style.least, 3)
