"""Where the parts of the board lie, on a wide picture and on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from render import layouts
from render.boxes import Box
from render.games.marchands import geography


@dataclass(frozen=True, eq=False)
class Layout(layouts.Layout):
    """Boxes for everything on this board."""

    phases: Box
    table: Box
    wagons: tuple[Box, ...]
    offers: Box
    status: Box

    def town(self, city: str) -> Box:
        """Return a town's box on the map."""
        return geography.TOWNS[city].moved(self.map.left, self.map.top)

    def walls(self, city: str) -> Box:
        """Return the part of a town's box that holds its walls."""
        return self.town(city).cut_top(geography.WALLS)[0]

    def ledger(self, city: str) -> Box:
        """Return the part of a town's box that holds bonus and warehouses."""
        return self.town(city).cut_top(geography.WALLS)[1]

    def site(self, city: str, step: int) -> Box:
        """Return the box of a road space on the map."""
        x, y = geography.SPURS[city][step]
        return Box.around(x + self.map.left, y + self.map.top, *geography.SITE)

    @property
    def prices(self) -> Box:
        """The price table, printed in the western sea."""
        return geography.PRICES.moved(self.map.left, self.map.top)

    @property
    def arrivals(self) -> Box:
        """The ladder of arrivals, printed in the east."""
        return geography.ARRIVALS.moved(self.map.left, self.map.top)


def _landscape() -> Layout:
    page = Box(0, 0, 1600, 1284).inset(16)
    strip, page = page.cut_top(84, 12)
    phases, table = strip.cut_right(424, 12)
    middle, page = page.cut_top(geography.MAP[1], 12)
    board, side = middle.cut_left(geography.MAP[0], 12)
    wagons, offers = side.cut_top(486, 12)
    status, players = page.cut_top(128, 12)
    return Layout(
        name="landscape", size=(1600, 1284), letter=24, least=20,
        phases=phases, table=table, map=board, wagons=wagons.rows(3, 10), offers=offers,
        status=status, players=players, lines=1, gap=12,
    )  # fmt: skip


def _portrait() -> Layout:
    page = Box(0, 0, 1080, 1724).inset(12)
    strip, page = page.cut_top(96, 10)
    phases, table = strip.columns(2, 10)
    board, page = page.cut_top(geography.MAP[1], 10)
    wagons, page = page.cut_top(194, 10)
    players, page = page.cut_top(278, 10)
    status, offers = page.cut_top(132, 10)
    return Layout(
        name="portrait", size=(1080, 1724), letter=26, least=26,
        phases=phases, table=table, map=board, wagons=wagons.columns(3, 10), offers=offers,
        status=status, players=players, lines=2, gap=10,
    )  # fmt: skip


LAYOUTS = MappingProxyType({layout.name: layout for layout in (_landscape(), _portrait())})
