"""Smooth lines through given points, and small repeated marks along and inside shapes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from render.pen import Point


def smooth(points: Sequence[Point], closed: bool = False, steps: int = 12) -> list[Point]:
    """Return a Catmull-Rom curve through the points."""
    if closed:
        padded = [points[-1], *points, points[0], points[1]]
    else:
        padded = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        curve += [_between(before, start, end, after, step / steps) for step in range(steps)]
    return curve if closed else [*curve, points[-1]]


def turned(shape: Sequence[Point], angle: float, at: Point, size: float = 1) -> list[Point]:
    """Return the shape scaled, turned clockwise by an angle in radians and moved to a point."""
    c, s = cos(angle) * size, sin(angle) * size
    return [(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in shape]


def heading(start: Point, end: Point) -> float:
    """Return the angle of the way from one point to another, in radians clockwise from east."""
    return atan2(end[1] - start[1], end[0] - start[0])


def star(at: Point, points: int, outer: float, inner: float, turn: float = -pi / 2) -> list[Point]:
    """Return a star, its first point upwards."""
    return [
        (at[0] + radius * cos(turn + step * pi / points),
         at[1] + radius * sin(turn + step * pi / points))
        for step in range(2 * points)
        for radius in ((outer, inner)[step % 2],)
    ]  # fmt: skip


def ripple(at: Point) -> list[Point]:
    """Return a small wave."""
    x, y = at
    return smooth([(x - 14, y), (x - 7, y - 5), (x, y), (x + 7, y - 5), (x + 14, y)], steps=5)


def dashes(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """Return the pieces of a curve that a dashed line shows."""
    pieces: list[list[Point]] = []
    run, drawing = 0.0, False
    for start, end in pairwise(points):
        length = hypot(end[0] - start[0], end[1] - start[1])
        show = run % (on + off) < on
        if show and drawing:
            pieces[-1].append(end)
        elif show:
            pieces.append([start, end])
        drawing = show
        run += length
    return pieces


def _between(before: Point, start: Point, end: Point, after: Point, t: float) -> Point:
    x, y = (
        0.5
        * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t**2
            + (3 * b - a - 3 * c + d) * t**3
        )
        for a, b, c, d in zip(before, start, end, after, strict=True)
    )
    return x, y
