"""Close-ups: one town, one wagon, the price table, or the investment cards, with every name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.fields import Option
from engine.core.values import say
from engine.games.marchands import content
from engine.games.marchands.content import COLOURS, Ability, City, Good
from engine.games.marchands.model.naming import city_name, space_name, wagon_name
from engine.games.marchands.model.roads import is_city
from engine.games.marchands.model.view import View
from render.boxes import Box
from render.fonts import Face
from render.games.marchands import facts, reading
from render.games.marchands.cards import ability
from render.games.marchands.goods import token
from render.games.marchands.pieces import wagon
from render.games.marchands.sealed import posted_lines
from render.games.marchands.towns import gate_box, paint_bonus_track, paint_gate, paint_walls
from render.games.marchands.wagons import whereabouts
from render.games.marchands.words import good_word
from render.panels import player_row
from render.pen import Pen
from render.picture import Page, Style
from render.scene import Scene
from render.seats import shield, shown_names
from render.sheets import Section, heading, line, note, sheet
from render.theme import Theme
from render.words import Texts

PRICES, CARDS = "prices", "cards"


class Row(NamedTuple):
    """A player's goods in one place."""

    seat: int
    name: str
    goods: tuple[tuple[str, int], ...]
    note: str = ""


class Card(NamedTuple):
    """An investment card and who has it."""

    card: str
    owner: int | None
    where: str


def zooms(view: View) -> tuple[Option, ...]:
    """Return everything that can be looked at closely."""
    towns = (Option(city.token, city_name(city)) for city in City)
    wagons = (Option(f"wagon-{n + 1}", wagon_name(n)) for n in range(len(view.wagons)))
    rest = (
        Option(PRICES, say("marchands-close-prices")),
        Option(CARDS, say("marchands-close-cards")),
    )
    return (*towns, *wagons, *rest)


def close_up(scene: Scene[View], what: str, texts: Texts, theme: Theme) -> Page:
    """Return the close-up of one of the zooms."""
    names = shown_names(scene, COLOURS, texts)
    return sheet(_sections(scene.view, what, names, texts), Style.of(theme, texts, COLOURS))


def _sections(view: View, what: str, names: tuple[str, ...], texts: Texts) -> Iterator[Section]:
    if what == PRICES:
        return _prices(view, texts)
    if what == CARDS:
        return _cards(view, names, texts)
    if what.startswith("wagon-"):
        return _wagon(view, int(what.removeprefix("wagon-")) - 1, names, texts)
    return _town(view, City[what.upper()], names, texts)


def _town(view: View, city: City, names: tuple[str, ...], texts: Texts) -> Iterator[Section]:
    town, gate = reading.town(view, None, city), reading.gate(view, None, city)
    yield Section(140, paint_town_head, (city.token, gate))
    yield Section(64, paint_bonus, town)
    yield note(texts("marchands-close-bonus-for"))
    yield heading(texts("marchands-close-sells"))
    selling = tuple((good, content.BUYING[view.prices[Good[good.upper()]]]) for good in town.goods)
    yield Section(70, paint_for_sale, selling)
    for seat, name in enumerate(names):
        goods = tuple(zip(town.goods, town.stocks[seat], strict=True))
        master = texts("marchands-close-master") if gate and gate.master == seat else ""
        yield Section(84, paint_row, Row(seat, name, goods, master))


def _wagon(view: View, index: int, names: tuple[str, ...], texts: Texts) -> Iterator[Section]:
    shown = reading.wagon(view, None, index)
    yield Section(120, paint_wagon_head, shown)
    if shown.city is None:
        yield note(texts(space_name(view.wagons[index].at)))
    if shown.broken:
        yield note(texts("marchands-close-broken"))
    if view.wagons[index].arrived and is_city(view.wagons[index].at):
        yield note(texts("marchands-close-arrived"))
    for seat, name in enumerate(names):
        aboard = shown.cargo[seat]
        goods = tuple((good, aboard.count(good)) for good in dict.fromkeys(aboard))
        master = texts("marchands-close-master") if shown.master == seat else ""
        yield Section(84, paint_row, Row(seat, name, goods, master))
    yield from map(line, posted_lines(view, index, names, texts))


def _prices(view: View, texts: Texts) -> Iterator[Section]:
    yield heading(texts("marchands-close-prices"))
    yield Section(560, paint_ladder, reading.prices(view, None))


def _cards(view: View, names: tuple[str, ...], texts: Texts) -> Iterator[Section]:
    yield heading(texts("marchands-close-cards"))
    for card in Ability:
        owner, where = _owner(view, card, names, texts)
        yield Section(96, paint_card, Card(card.token, owner, where))


def _owner(
    view: View, card: Ability, names: tuple[str, ...], texts: Texts
) -> tuple[int | None, str]:
    for seat, player in enumerate(view.players):
        if card in player.abilities:
            return seat, names[seat]
    if card in view.open_cards:
        return None, texts("marchands-close-for-sale")
    return None, texts("marchands-close-in-deck" if view.deck else "marchands-close-gone")


def paint_town_head(pen: Pen, box: Box, head: tuple[str, facts.Gate | None], style: Style) -> None:
    """Draw the town's walls with its name, its wagon and the load master."""
    city, gate = head
    # Below the walls' box there is room for letters that hang under the line.
    walls, foot = box.cut_bottom(10)
    paint_walls(pen, walls, city, style, footing=foot.height)
    if gate is not None:
        paint_gate(pen, gate_box(walls), gate, style)


def paint_bonus(pen: Pen, box: Box, town: facts.Town, style: Style) -> None:
    """Draw the bonus track with all its values."""
    paint_bonus_track(pen, box, town, style)


def paint_for_sale(pen: Pen, box: Box, selling: tuple[tuple[str, int], ...], style: Style) -> None:
    """Draw the goods a town sells, with today's price."""
    for (good, price), cell in zip(selling, box.columns(3, 12), strict=True):
        pen.rect(cell, style.theme.quiet, None, 0, 10)
        mark, words = cell.inset(12, 6).cut_left(54, 12)
        pen.place(token(good, 52, style.theme), mark)
        name, cost = words.cut_right(80, 6)
        pen.text(good_word(good, style.texts), name, Face.LABEL, 32, style.theme.ink, "left",
                 style.least)  # fmt: skip
        pen.text(str(price), cost, Face.FIGURE, 32, style.theme.ink, "right")


def paint_row(pen: Pen, box: Box, row: Row, style: Style) -> None:
    """Draw one player's goods with their numbers."""
    theme = style.theme
    held = any(count for _, count in row.goods)
    rest = player_row(pen, box, row.seat, row.name, style, held=held, note=row.note)
    if not held:
        pen.text(style.texts("marchands-close-empty"), rest, Face.LABEL, 30, theme.faint)
    shown = [pair for pair in row.goods if pair[1]]
    for (good, count), slot in zip(shown, rest.columns(3, 8), strict=False):
        icon, words = slot.cut_left(50, 8)
        pen.place(token(good, 48, theme), icon)
        label = f"{count} {good_word(good, style.texts)}"
        pen.text(label, words, Face.LABEL, 30, theme.ink, "left", style.least)


def paint_wagon_head(pen: Pen, box: Box, it: facts.Wagon, style: Style) -> None:
    """Draw the wagon, where it is and where it goes."""
    theme = style.theme
    icon, rest = box.cut_left(150, 20)
    pen.place(wagon(it.number, it.angle, it.broken, theme, scale=2), icon)
    words, arms = rest.cut_right(90, 10)
    pen.text(whereabouts(it, style), words, Face.TITLE, 44, theme.ink, "left", style.least, 2)
    if it.master is not None:
        pen.place(shield(it.master, 84, style), arms)


def paint_ladder(pen: Pen, box: Box, prices: facts.Prices, style: Style) -> None:
    """Draw the price table in full: five levels, six goods with names, and what is left."""
    theme, texts = style.theme, style.texts
    rows = box.rows(len(prices.ladder) + 2, 6)
    columns = [_columns(row, len(prices.levels)) for row in rows]
    title, heads = columns[0]
    pen.text(texts("marchands-close-level"), title, Face.LABEL, 28, theme.faint, "left",
             style.least, 2)  # fmt: skip
    for (good, _), cell in zip(prices.levels, heads, strict=True):
        pen.text(good_word(good, texts), cell, Face.LABEL, 28, theme.ink, "centre", style.least)
    for level, (low, high) in enumerate(prices.ladder):
        words, cells = columns[len(prices.ladder) - level]
        pen.rect(rows[len(prices.ladder) - level], theme.quiet, None, 0, 8)
        pen.text(f"{low} / {high}", words.inset(10, 0), Face.FIGURE, 32, theme.ink)
        for (good, at), cell in zip(prices.levels, cells, strict=True):
            if at == level:
                pen.place(token(good, 56, theme), cell)
            else:
                pen.disc(cell.middle, 3, theme.edge)
    title, cells = columns[-1]
    pen.text(texts("marchands-close-stock"), title, Face.LABEL, 28, theme.faint, "left",
             style.least)  # fmt: skip
    for count, cell in zip(prices.stock, cells, strict=True):
        pen.text(str(count), cell, Face.FIGURE, 32, theme.ink, "centre")


def _columns(row: Box, goods: int) -> tuple[Box, tuple[Box, ...]]:
    words, rest = row.cut_left(190, 6)
    return words, rest.columns(goods)


def paint_card(pen: Pen, box: Box, card: Card, style: Style) -> None:
    """Draw an investment card, what it does, and who has it."""
    theme, texts = style.theme, style.texts
    pen.rect(box, theme.quiet, None, 0, 10)
    icon, rest = box.inset(12, 8).cut_left(78, 16)
    pen.place(ability(card.card, 78, theme), icon)
    words, owner = rest.cut_right(230, 12)
    name, does = words.rows((2, 3))
    pen.text(texts(f"marchands-ability-{card.card}"), name, Face.TITLE, 30, theme.ink, "left",
             style.least)  # fmt: skip
    effect = texts(f"marchands-ability-{card.card}-about")
    pen.text(effect, does, Face.LABEL, 26, theme.ink, "left", style.least, 2)
    if card.owner is not None:
        mark, owner = owner.cut_left(48, 10)
        pen.place(shield(card.owner, 48, style), mark)
    ink = theme.faint if card.owner is None else theme.ink
    pen.text(card.where, owner, Face.LABEL, 28, ink, "left", style.least, 2)
