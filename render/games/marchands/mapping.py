"""The map that lies under everything: sea, land, hills, woods, rivers and roads."""

from __future__ import annotations

from math import pi

from render.boxes import Box
from render.colour import mix
from render.curves import dashes, ripple, smooth, star
from render.games.marchands import geography
from render.panels import cover_around
from render.pen import Pen, Point
from render.theme import Theme


def draw_map(pen: Pen, at: Box, theme: Theme) -> None:
    """Draw the whole map, layer by layer."""
    pen.rect(at, theme.sea)
    _land(pen, at, theme)
    _rivers(pen, at, theme)
    _woods(pen, at, theme)
    _hills(pen, at, theme)
    _waves(pen, at, theme)
    _roads(pen, at, theme)
    _compass(pen, (at.left + 340, at.top + 62), 36, theme)
    for x, y in shifted(geography.SHIPS, at):
        _ship(pen, (x, y), theme)


def frame(pen: Pen, page: Box, at: Box, theme: Theme) -> None:
    """Cover what ran over the edge of the map, and draw its border."""
    cover_around(pen, page, at, theme.page)
    pen.rect(at, None, theme.coast, 6)
    pen.rect(at.inset(2), None, theme.gold, 2)


def shifted(points: tuple[Point, ...], at: Box) -> list[Point]:
    """Return points of the map as points of the picture."""
    return [(x + at.left, y + at.top) for x, y in points]


def _land(pen: Pen, at: Box, theme: Theme) -> None:
    for shape in (geography.LAND, geography.ISLE):
        coast = smooth(shifted(shape, at), closed=True)
        for colour, width in zip(theme.shallows, (26, 14), strict=True):
            pen.polygon(coast, None, colour, width)
        pen.polygon(coast, theme.land, theme.coast, 2.4)


def _rivers(pen: Pen, at: Box, theme: Theme) -> None:
    for river in geography.RIVERS:
        pen.line(smooth(shifted(river, at)), theme.wave, 4)


def _woods(pen: Pen, at: Box, theme: Theme) -> None:
    dark = mix(theme.wood, theme.coast, 0.55)
    for x, y in shifted(geography.WOODS, at):
        pen.line([(x, y + 12), (x, y + 5)], dark, 3)
        pen.polygon([(x, y - 14), (x + 9, y + 6), (x - 9, y + 6)], theme.wood, dark, 1.4)


def _hills(pen: Pen, at: Box, theme: Theme) -> None:
    for x, y in shifted(geography.HILLS, at):
        peak = [(x - 20, y + 14), (x - 2, y - 16), (x + 20, y + 14)]
        pen.polygon(peak, theme.hill)
        pen.polygon([(x - 2, y - 16), (x + 20, y + 14), (x + 3, y + 14)],
                    theme.shade)  # fmt: skip
        pen.line(peak, theme.coast, 1.8)


def _waves(pen: Pen, at: Box, theme: Theme) -> None:
    for x, y in shifted(geography.WAVES, at):
        pen.line(ripple((x, y)), theme.wave, 2)


def _roads(pen: Pen, at: Box, theme: Theme) -> None:
    forks = tuple(geography.SPURS[town][3] for town in geography.RING)
    ways = [smooth(shifted(forks, at), closed=True)]
    ways[0].append(ways[0][0])
    ways += [smooth(shifted(spur, at)) for spur in geography.SPURS.values()]
    for colour, width in ((theme.kerb, 17), (theme.road, 12)):
        for way in ways:
            pen.line(way, colour, width)
    for way in ways:
        for dash in dashes(way, 9, 8):
            pen.line(dash, mix(theme.road, theme.kerb, 0.3), 2)
    for (_, step), point in geography.spaces().items():
        _space(pen, shifted((point,), at)[0], step == 3, theme)


def _space(pen: Pen, at: Point, fork: bool, theme: Theme) -> None:
    pen.disc(at, 19 if fork else 15, theme.kerb)
    pen.disc(at, 16 if fork else 12, theme.road)
    if fork:
        pen.polygon(star(at, 4, 12, 4), theme.gold)


def _compass(pen: Pen, at: Point, radius: float, theme: Theme) -> None:
    pen.disc(at, radius, None, theme.coast, 1.6)
    pen.disc(at, radius * 0.8, None, theme.coast, 1)
    pen.polygon(star(at, 4, radius * 0.72, radius * 0.2, -pi / 4), theme.hill, theme.coast, 1.2)
    pen.polygon(star(at, 4, radius * 1.15, radius * 0.22), theme.road, theme.coast, 1.4)


def _ship(pen: Pen, at: Point, theme: Theme) -> None:
    x, y = at
    hull = smooth([(x - 26, y), (x - 18, y + 12), (x + 16, y + 12), (x + 28, y - 2)], steps=6)
    pen.polygon(hull, theme.kerb, theme.coast, 1.6)
    pen.line([(x, y + 2), (x, y - 36)], theme.coast, 3)
    sail = smooth([(x - 16, y - 30), (x - 8, y - 18), (x - 16, y - 6)], steps=6)
    pen.polygon([*sail, (x + 18, y - 6), (x + 24, y - 18), (x + 18, y - 30)],
                theme.road, theme.coast, 1.6)  # fmt: skip
    pen.line([(x + 3, y - 28), (x + 3, y - 8)], theme.roof, 6)
    pen.polygon([(x, y - 38), (x + 14, y - 34), (x, y - 31)], theme.roof)
