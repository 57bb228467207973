"""Upright pictures: a city or the symbols in large, a player's own card, the final ranking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.fields import Option
from engine.core.values import Seat, say
from engine.games.nord.content import COLOURS, City, Effect
from engine.games.nord.model import View
from engine.games.nord.naming import city_name, link_name
from engine.games.nord.sea import ENDS, LINKS, Link, blocked_by
from render.boxes import Box
from render.games.nord import facts, reading, rows
from render.games.nord.colours import style_of
from render.games.nord.symbols import symbol
from render.pen import Pen
from render.picture import Page, Style
from render.ranking import Ornaments, ranking
from render.scene import Scene
from render.seats import own_seat, shown_names
from render.sheets import Section, heading, note, sheet
from render.theme import Theme
from render.words import Texts

SYMBOLS = "symbols"


class Table(NamedTuple):
    """What every sheet is made from."""

    view: View
    names: tuple[str, ...]
    texts: Texts


def _table(scene: Scene[View], texts: Texts) -> Table:
    names = shown_names(scene, COLOURS, texts)
    return Table(scene.view, names, texts)


def zooms(view: View) -> tuple[Option, ...]:
    """Return everything that can be looked at closely."""
    del view  # the same in every position
    cities = (Option(city.token, city_name(city)) for city in City)
    return (*cities, Option(SYMBOLS, say("nord-close-symbols")))


def close_up(scene: Scene[View], what: str, texts: Texts, theme: Theme) -> Page:
    """Return the close-up of one of the zooms."""
    table = _table(scene, texts)
    shown = _symbols(texts) if what == SYMBOLS else _city(table, City[what.upper()])
    return sheet(shown, style_of(theme, texts))


def _symbols(texts: Texts) -> Iterator[Section]:
    yield heading(texts("nord-close-symbols"))
    for effect in Effect:
        yield Section(92, rows.paint_symbol, effect.token)
    yield note(texts("nord-close-red"))


def _city(table: Table, city: City) -> Iterator[Section]:
    shown = reading.city(table.view, None, city)
    yield Section(96, rows.paint_city_head, shown)
    yield Section(150, rows.paint_track, shown)
    yield note(_progress(table, city))
    yield heading(table.texts("nord-close-counters"))
    for seat, name in enumerate(table.names):
        yield Section(76, rows.paint_counter, rows.Held(seat, name, shown.counters[seat]))
    yield heading(table.texts("nord-close-links"))
    lines = tuple(_link(table, city, link) for link in LINKS if city in ENDS[link])
    yield Section(-(-len(lines) // 2) * 56, rows.paint_links, lines)


def _progress(table: Table, city: City) -> str:
    place = reading.place(table.view, city)
    if place is not None:
        key = "nord-close-develops" if place == 0 else "nord-close-queued"
        return _sentence(table.texts(key, place=place))
    missing = table.view.cities[city].missing
    return table.texts("nord-close-missing" if missing else "nord-close-finished", missing=missing)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _link(table: Table, city: City, link: Link) -> rows.Way:
    """A link from a city: where it goes and who lies on it, or whether it is closed."""
    other = next(end for end in ENDS[link] if end != city)
    owner = table.view.ships[link]
    word = ""
    if owner is None:
        closed = blocked_by(table.view.ships, link) is not None
        word = table.texts("nord-close-crossed" if closed else "nord-close-free")
    return rows.Way(table.texts(city_name(other)), owner, word)


def hand(scene: Scene[View], texts: Texts, theme: Theme) -> Page:
    """Return the card of the seat whose view this is; in this game others may see it too."""
    table = _table(scene, texts)
    seat = own_seat(table.view.viewer, len(table.names), COLOURS)
    return sheet(_hand(table, seat), style_of(theme, texts))


def _hand(table: Table, seat: Seat) -> Iterator[Section]:
    view, texts = table.view, table.texts
    yield Section(140, rows.paint_purse, reading.player(view, None, seat, table.names[seat]))
    yield heading(texts("nord-hand-fleet"))
    sailing = tuple(texts(link_name(link)) for link in LINKS if view.ships[link] == seat)
    if sailing:
        yield Section(60, rows.paint_ships, (seat, sailing))
    else:
        yield note(texts("nord-hand-no-ships"))
    yield heading(texts("nord-hand-goods"))
    lots = tuple(_lots(table, seat))
    for lot in lots:
        yield Section(76, rows.paint_lot, lot)
    if not lots:
        yield note(texts("nord-hand-no-goods"))
    yield note(texts("nord-hand-open"))


def _lots(table: Table, seat: Seat) -> Iterator[rows.Lot]:
    for city in City:
        shown = reading.city(table.view, None, city)
        goods = shown.counters[seat]
        if goods != facts.Goods((), 0):
            yield rows.Lot(table.texts(city_name(city)), goods, shown.lying, shown.needed)


def final(scene: Scene[View], texts: Texts, theme: Theme) -> Page:
    """Return the ranking of a game that is over."""
    return ranking(
        scene.view.outcome, _table(scene, texts).names, style_of(theme, texts), ORNAMENTS
    )


def _ship(pen: Pen, box: Box, style: Style) -> None:
    pen.place(symbol("ship", box.width, style.theme), box)


def _star(pen: Pen, box: Box, style: Style) -> None:
    pen.place(symbol("point", box.width, style.theme), box)


ORNAMENTS = Ornaments(_ship, _ship, _star)
