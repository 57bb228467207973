"""The sea chart that lies under everything: coasts, rhumb lines, waves and the links."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from engine.games.nord.content import City
from engine.games.nord.sea import LINKS
from render.boxes import Box
from render.colour import mix
from render.curves import dashes, ripple, smooth, star
from render.games.nord.layout import CROSSINGS, Layout
from render.panels import cover_around
from render.pen import Pen, Point
from render.theme import Theme

COAST: tuple[Point, ...] = (
    (0.03, 0.05), (0.14, 0.028), (0.3, 0.018), (0.36, 0.06), (0.4, 0.024), (0.52, 0.03),
    (0.63, 0.022), (0.66, 0.055), (0.7, 0.02), (0.84, 0.028), (0.965, 0.04), (0.978, 0.16),
    (0.97, 0.3), (0.94, 0.35), (0.975, 0.4), (0.97, 0.52), (0.978, 0.62), (0.945, 0.66),
    (0.972, 0.7), (0.966, 0.85), (0.955, 0.965), (0.84, 0.972), (0.7, 0.98), (0.66, 0.945),
    (0.62, 0.978), (0.5, 0.97), (0.39, 0.98), (0.345, 0.94), (0.3, 0.978), (0.16, 0.97),
    (0.035, 0.962), (0.022, 0.82), (0.028, 0.7), (0.06, 0.655), (0.025, 0.61), (0.03, 0.5),
    (0.022, 0.4), (0.055, 0.345), (0.024, 0.3), (0.028, 0.16),
)  # fmt: skip
"""The shore of the Baltic, in shares of the chart's width and height."""

ISLAND: tuple[Point, ...] = (
    (-0.66, -0.1), (-0.5, -0.62), (-0.1, -0.7), (0.3, -0.66), (0.6, -0.4), (0.68, 0.1),
    (0.5, 0.62), (0.1, 0.72), (-0.3, 0.64), (-0.6, 0.4),
)  # fmt: skip
"""Gotland around Visby, in shares of the city's box."""


def draw_chart(pen: Pen, page: Box, layout: Layout, theme: Theme) -> None:
    """Draw the whole chart, layer by layer."""
    at = layout.map
    pen.rect(at, theme.land)
    _sea(pen, at, theme)
    _rhumbs(pen, at, layout, theme)
    _island(pen, layout, theme)
    _waves(pen, layout, theme)
    _links(pen, layout, theme)
    _frame(pen, page, at, theme)


def _sea(pen: Pen, at: Box, theme: Theme) -> None:
    shore = smooth([_on(at, point) for point in COAST], closed=True, steps=6)
    outer, inner = theme.shallows
    pen.polygon(shore, inner)
    for share, colour in ((0.012, outer), (0.024, theme.sea)):
        pen.polygon(_shrunk(shore, at, share), colour)
    pen.polygon(shore, None, theme.coast, 2.6)


def _on(at: Box, point: Point) -> Point:
    return at.left + point[0] * at.width, at.top + point[1] * at.height


def _shrunk(shape: list[Point], at: Box, share: float) -> list[Point]:
    x, y = at.middle
    return [(px + (x - px) * share * 2, py + (y - py) * share * 2) for px, py in shape]


def _rhumbs(pen: Pen, at: Box, layout: Layout, theme: Theme) -> None:
    """Draw the winds that old charts are covered with, from the middle of the crossings."""
    colour = mix(theme.sea, theme.wave, 0.5)
    for link, _ in CROSSINGS:
        x, y = layout.link(link).middle
        for step in range(16):
            turn = 2 * pi * step / 16
            reach = 0.19 * hypot(*at.size)
            end = (x + reach * cos(turn), y + reach * sin(turn))
            pen.line([(x, y), _held(end, at.inset(26))], colour, 1)


def _held(point: Point, box: Box) -> Point:
    return (
        min(max(point[0], box.left), box.right),
        min(max(point[1], box.top), box.bottom),
    )


def _island(pen: Pen, layout: Layout, theme: Theme) -> None:
    box = layout.city(City.VISBY)
    x, y = box.middle
    shore = smooth(
        [(x + px * box.width * 0.9, y + py * box.height * 0.9) for px, py in ISLAND],
        closed=True, steps=8,
    )  # fmt: skip
    for colour, width in zip(theme.shallows, (22, 12), strict=True):
        pen.polygon(shore, None, colour, width)
    pen.polygon(shore, theme.land, theme.coast, 2.4)


def _waves(pen: Pen, layout: Layout, theme: Theme) -> None:
    """Draw small waves beside the lanes, where no ship hides them."""
    across, down = layout.gaps
    for link, _ in CROSSINGS:
        x, y = layout.link(link).middle
        for dx, dy in ((-0.36, 0), (0.36, 0.05), (0, -0.38), (0.04, 0.38)):
            pen.line(ripple((x + dx * across, y + dy * down)), theme.wave, 2)


def _links(pen: Pen, layout: Layout, theme: Theme) -> None:
    """Draw every link as a dashed course; where two cross, a small compass rose."""
    for link in LINKS:
        (x, y), (to_x, to_y) = layout.course(link)
        steps = max(2, round(hypot(to_x - x, to_y - y) / 3))
        course = [
            (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)
            for step in range(steps + 1)
        ]
        for dash in dashes(course, 12, 9):
            pen.line(dash, theme.coast, 2.6)
    for link, _ in CROSSINGS:
        at = layout.link(link).middle
        pen.disc(at, 13, theme.sea, theme.coast, 1.6)
        pen.polygon(star(at, 4, 17, 4), theme.road, theme.coast, 1.2)


def _frame(pen: Pen, page: Box, at: Box, theme: Theme) -> None:
    """Cover what ran over the edge of the chart, and draw its scale as a border."""
    cover_around(pen, page, at, theme.page)
    pen.rect(at, None, theme.coast, 9)
    for place in range(0, at.width // 40, 2):
        for top in (at.top + 2, at.bottom - 7):
            left = at.left + place * 40
            pen.rect(Box(left, top, min(left + 40, at.right), top + 5), theme.road)
    for place in range(0, at.height // 40, 2):
        for left in (at.left + 2, at.right - 7):
            top = at.top + place * 40
            pen.rect(Box(left, top, left + 5, min(top + 40, at.bottom)), theme.road)
