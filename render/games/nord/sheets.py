"""Upright pictures: a city or the symbols in large, a player's own card, the final ranking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.fields import Option
from engine.core.game import Outcome
from engine.core.values import Seat, say
from engine.games.nord.content import COLOURS, City, Effect
from engine.games.nord.model import View
from engine.games.nord.naming import city_name, link_name
from engine.games.nord.sea import ENDS, LINKS, Link, blocked_by
from render.errors import UnknownChoiceError
from render.games.nord import facts, reading, rows
from render.games.nord.words import shown_names, with_seats
from render.picture import Page, Style
from render.scene import Scene
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
    return Table(scene.view, shown_names(scene.names, len(scene.view.players), texts), texts)


def _style(theme: Theme, texts: Texts) -> Style:
    return Style.of(with_seats(theme), texts)


def zooms() -> tuple[Option, ...]:
    """Return everything that can be looked at closely."""
    cities = (Option(city.token, city_name(city)) for city in City)
    return (*cities, Option(SYMBOLS, say("nord-close-symbols")))


def close_up(scene: Scene[View], what: str, texts: Texts, theme: Theme) -> Page:
    """Return the close-up of one of the zooms."""
    known = [option.token for option in zooms()]
    if what not in known:
        raise UnknownChoiceError("close-up", what, known)
    table = _table(scene, texts)
    shown = _symbols(texts) if what == SYMBOLS else _city(table, City[what.upper()])
    return sheet(shown, _style(theme, texts))


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
    if table.view.viewer is None:
        raise UnknownChoiceError("hand for seat", "nobody", COLOURS[: len(table.names)])
    return sheet(_hand(table, table.view.viewer), _style(theme, texts))


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
    outcome = scene.view.outcome
    if outcome is None:
        raise ValueError("a game that is not over has no ranking")
    return sheet(_ranking(_table(scene, texts), outcome), _style(theme, texts))


def _ranking(table: Table, outcome: Outcome) -> Iterator[Section]:
    yield Section(140, rows.paint_title, table.texts(outcome.reason))
    for seat in (seat for group in outcome.ranking for seat in group):
        place = outcome.rank(seat)
        score = table.texts(outcome.scores[seat])
        finish = rows.Finish(place, seat, table.names[seat], score)
        yield Section(180 if place == 1 else 128, rows.paint_finish, finish)
