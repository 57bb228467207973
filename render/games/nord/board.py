"""The whole board: the sea chart as ground, and every part that can change on top."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.nord.content import COLOURS, City
from engine.games.nord.model import View
from render.boxes import Box
from render.errors import chosen
from render.games.nord import reading
from render.games.nord.chart import draw_chart
from render.games.nord.cities import paint_city
from render.games.nord.colours import style_of
from render.games.nord.fleet import paint_link
from render.games.nord.layout import CROSSINGS, LAYOUTS, STRAIGHT, Layout
from render.games.nord.legend import paint_developing, paint_goods, paint_symbols
from render.games.nord.players import paint_player
from render.games.nord.strip import paint_strip
from render.pen import Pen
from render.picture import Page, Part, Style
from render.scene import Scene
from render.seats import shown_names
from render.theme import Theme
from render.words import Texts


def board(scene: Scene[View], texts: Texts, theme: Theme, layout: str) -> Page:
    """Return the board as everybody may see it."""
    boxes = chosen("layout", layout, LAYOUTS)
    style = style_of(theme, texts, boxes.letter, boxes.least)
    names = shown_names(scene, COLOURS, texts)
    ground = Part(Box(0, 0, *boxes.size), _paint_ground, boxes)
    return Page(ground, tuple(_parts(scene.view, scene.previous, names, boxes)), style)


def _paint_ground(pen: Pen, box: Box, layout: Layout, style: Style) -> None:
    draw_chart(pen, box, layout, style.theme)


def _parts(view: View, before: View | None, names: tuple[str, ...], at: Layout) -> Iterator[Part]:
    yield Part(at.strip, paint_strip, reading.turn(view, names))
    for city in City:
        yield Part(at.city(city), paint_city, reading.city(view, before, city))
    for link in STRAIGHT:
        yield Part(at.link(link), paint_link, reading.link(view, before, link, at))
    for pair in CROSSINGS:
        yield Part(at.link(pair[0]), paint_link, reading.crossing(view, before, pair, at))
    yield Part(at.developing, paint_developing, reading.developing(view, names))
    yield Part(at.goods, paint_goods, reading.stock(view))
    yield Part(at.symbols, paint_symbols)
    for seat, (name, box) in enumerate(zip(names, at.panels(len(names)), strict=True)):
        yield Part(box, paint_player, reading.player(view, before, seat, name))
