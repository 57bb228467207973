"""How colours look to other eyes, and how far apart two of them are."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import dist
from typing import TypeAlias

from render.colour import Colour, channels

Triple: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Triple, Triple, Triple]

LEAST_APART = {
    "normal": 45,
    "protanopia": 20,
    "deuteranopia": 18,
    "tritanopia": 20,
    "greyscale": 12,
}
"""Least difference between two seats or pieces; 2 is just noticeable, 10 is plain at a glance."""

# Machado, Oliveira and Fernandes 2009, full severity, for linear RGB.
PROTANOPIA: Matrix = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA: Matrix = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITANOPIA: Matrix = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)


def _linear(colour: Colour) -> Triple:
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (value / 255 for value in channels(colour))
    )
    return red, green, blue


def _seen_through(matrix: Matrix) -> Callable[[Triple], Triple]:
    def see(light: Triple) -> Triple:
        red, green, blue = (
            min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
            for row in matrix
        )
        return red, green, blue

    return see


def _grey(light: Triple) -> Triple:
    value = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    return value, value, value


EYES: dict[str, Callable[[Triple], Triple]] = {
    "normal": lambda light: light,
    "protanopia": _seen_through(PROTANOPIA),
    "deuteranopia": _seen_through(DEUTERANOPIA),
    "tritanopia": _seen_through(TRITANOPIA),
    "greyscale": _grey,
}


def _lab(light: Triple) -> Triple:
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, other: Colour, eye: str) -> float:
    """Return the CIE 1976 difference of two colours as an eye sees them."""
    first, second = (_lab(EYES[eye](_linear(colour))) for colour in (one, other))
    return dist(first, second)


def closest(colours: tuple[Colour, ...], eye: str) -> tuple[float, Colour, Colour]:
    """Return the two colours that are hardest to tell apart, and how far apart they are."""
    return min((distance(a, b, eye), a, b) for a, b in combinations(colours, 2))
