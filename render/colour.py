"""Colours as "#rrggbb": mixing, and how well two of them can be read on each other."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = str


def channels(colour: Colour) -> tuple[int, int, int]:
    """Return red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour that lies this share of the way from one to the other."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(colour: Colour) -> float:
    """Return the relative luminance that WCAG defines, 0 to 1."""
    red, green, blue = (_linear(value / 255) for value in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the WCAG contrast ratio, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(ground: Colour) -> Colour:
    """Return the near-black or near-white that reads better on the ground."""
    return max("#1c1510", "#fffdf6", key=lambda ink: contrast(ink, ground))


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
