"""Where the parts of the chart lie, on a wide picture and on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from engine.games.nord.content import City
from engine.games.nord.sea import CROSSING, ENDS, LINKS, Link
from render import layouts
from render.boxes import Box
from render.pen import Point

MARGIN = 16
"""Between the cities and the edge of the chart."""
LANE = 104
"""Width of the water that a ship on a straight link may take."""


@dataclass(frozen=True, eq=False)
class Layout(layouts.Layout):
    """Boxes for everything on this board."""

    strip: Box
    card: tuple[int, int]
    """Size of a city."""
    developing: Box
    goods: Box
    symbols: Box

    def city(self, city: City) -> Box:
        """Return a city's box on the chart."""
        across, down = self.gaps
        row, column = divmod(city, 3)
        wide, high = self.card
        left = self.map.left + MARGIN + column * (wide + across)
        return Box.at(left, self.map.top + MARGIN + row * (high + down), wide, high)

    @property
    def gaps(self) -> tuple[int, int]:
        """The water between two columns and between two rows of cities."""
        wide, high = self.card
        inside = self.map.inset(MARGIN)
        return (inside.width - 3 * wide) // 2, (inside.height - 3 * high) // 2

    def link(self, link: Link) -> Box:
        """Return the water between two cities; links that cross share it."""
        one, other = (self.city(city) for city in ENDS[link])
        if CROSSING[link] is not None:
            columns = sorted((one, other), key=lambda box: box.left)
            return Box(columns[0].right, one.bottom, columns[1].left, other.top)
        if one.top == other.top:
            lane = one.centred(one.width, min(LANE, one.height))
            return Box(one.right, lane.top, other.left, lane.bottom)
        lane = one.centred(LANE, one.height)
        return Box(lane.left, one.bottom, lane.right, other.top)

    def course(self, link: Link) -> tuple[Point, Point]:
        """Return the middles of the two cities that a link joins."""
        start, end = (self.city(city).middle for city in ENDS[link])
        return start, end


def _landscape() -> Layout:
    page = Box(0, 0, 1600, 1262).inset(16)
    strip, page = page.cut_top(78, 12)
    page, players = page.cut_bottom(124, 12)
    chart, side = page.cut_left(1236, 12)
    developing, legend = side.cut_top(300, 12)
    goods, symbols = legend.rows((8, 8), 12)
    return Layout(
        name="landscape", size=(1600, 1262), letter=24, least=20,
        strip=strip, map=chart, card=(324, 250), developing=developing,
        goods=goods, symbols=symbols, players=players, lines=1, gap=12,
    )  # fmt: skip


def _portrait() -> Layout:
    page = Box(0, 0, 1080, 1758).inset(12)
    strip, page = page.cut_top(64, 10)
    chart, page = page.cut_top(1060, 10)
    developing, page = page.cut_top(112, 10)
    players, page = page.cut_top(214, 10)
    goods, symbols = page.cut_top(138, 10)
    return Layout(
        name="portrait", size=(1080, 1758), letter=26, least=26,
        strip=strip, map=chart, card=(280, 276), developing=developing,
        goods=goods, symbols=symbols, players=players, lines=2, gap=10,
    )  # fmt: skip


LAYOUTS = MappingProxyType({layout.name: layout for layout in (_landscape(), _portrait())})

STRAIGHT = tuple(link for link in LINKS if CROSSING[link] is None)
CROSSINGS = tuple(
    (link, across)
    for link in LINKS
    for across in (CROSSING[link],)
    if across is not None and link < across
)
"""Links that cross, in pairs."""
