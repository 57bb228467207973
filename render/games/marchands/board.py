"""The whole board: the map as ground, and every part that can change on top."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.marchands.content import COLOURS, City
from engine.games.marchands.model import roads
from engine.games.marchands.model.view import View
from render.boxes import Box
from render.errors import chosen
from render.games.marchands import reading
from render.games.marchands.cards import paint_offers
from render.games.marchands.layout import LAYOUTS, Layout
from render.games.marchands.mapping import draw_map, frame
from render.games.marchands.pieces import paint_site
from render.games.marchands.players import paint_player
from render.games.marchands.strip import paint_phases, paint_table
from render.games.marchands.tables import paint_arrivals, paint_prices, paint_status
from render.games.marchands.towns import gate_box, paint_gate, paint_town, paint_walls
from render.games.marchands.wagons import paint_wagon
from render.pen import Pen
from render.picture import Page, Part, Style
from render.scene import Scene
from render.seats import shown_names
from render.theme import Theme
from render.words import Texts


def board(scene: Scene[View], texts: Texts, theme: Theme, layout: str) -> Page:
    """Return the board as everybody may see it."""
    boxes = chosen("layout", layout, LAYOUTS)
    style = Style.of(theme, texts, COLOURS, boxes.letter, boxes.least)
    names = shown_names(scene, COLOURS, texts)
    ground = Part(Box(0, 0, *boxes.size), _paint_ground, boxes)
    return Page(ground, tuple(_parts(scene.view, scene.previous, names, boxes)), style)


def _paint_ground(pen: Pen, box: Box, at: Layout, style: Style) -> None:
    draw_map(pen, at.map, style.theme)
    frame(pen, box, at.map, style.theme)
    for city in City:
        # The wall goes on behind the rounded corners of the ledger.
        paint_walls(pen, at.walls(city.token), city.token, style, footing=8)


def _parts(view: View, before: View | None, names: tuple[str, ...], at: Layout) -> Iterator[Part]:
    yield Part(at.phases, paint_phases, reading.phases(view))
    yield Part(at.table, paint_table, reading.table(view, names))
    for city in City:
        yield Part(at.ledger(city.token), paint_town, reading.town(view, before, city))
        gate = reading.gate(view, before, city)
        if gate is not None:
            yield Part(gate_box(at.walls(city.token)), paint_gate, gate)
    for space, site in reading.sites(view, before).items():
        city = roads.city_near(space)
        box = at.site(city.token, space - roads.city_space(city))
        yield Part(box, paint_site, site)
    yield Part(at.prices, paint_prices, reading.prices(view, before))
    yield Part(at.arrivals, paint_arrivals, reading.arrivals(view, before))
    for index, box in enumerate(at.wagons):
        yield Part(box, paint_wagon, reading.wagon(view, before, index))
    yield Part(at.offers, paint_offers, reading.offers(view, before))
    yield Part(at.status, paint_status, reading.status(view, before))
    for seat, (name, box) in enumerate(zip(names, at.panels(len(names)), strict=True)):
        yield Part(box, paint_player, reading.player(view, before, seat, name))
