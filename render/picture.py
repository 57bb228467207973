"""Pictures put together from parts that are drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, TypeAlias

from PIL import Image

from render.boxes import Box
from render.keep import keep
from render.pen import Pen
from render.text import Texts
from render.theme import Theme, palette

_quantising = Lock()


@dataclass(frozen=True)
class Style:
    """How everything in one picture is drawn and worded."""

    theme: Theme
    texts: Texts = field(compare=False)
    layout: Hashable
    """The layout's boxes, for painters that need more than their own."""
    language: str = ""

    @classmethod
    def of(cls, theme: Theme, texts: Texts, layout: Hashable) -> Style:
        """Bind a theme, a language and a layout."""
        return cls(theme, texts, layout, texts.language)


Painter: TypeAlias = Callable[[Pen, Box, Any, Style], None]
"""Draws facts into a box; depends on nothing else, so equal facts give equal pixels."""


@dataclass(frozen=True)
class Part:
    """A piece of the picture that is redrawn when its facts change; parts do not overlap."""

    box: Box
    painter: Painter
    facts: Hashable = None


@dataclass(frozen=True)
class Page:
    """A whole picture: what never changes, and the parts on top in drawing order."""

    size: tuple[int, int]
    ground: Painter
    parts: tuple[Part, ...]
    style: Style


def compose(page: Page) -> Image.Image:
    """Return the picture in the theme's palette, drawing only what was not drawn before."""
    picture = _ground_indexed(page.size, page.ground, page.style).copy()
    for part in page.parts:
        picture.paste(_sprite(page.size, page.ground, part, page.style), part.box[:2])
    return picture


def compose_true(page: Page) -> Image.Image:
    """Return the same picture in true colour."""
    picture = _ground(page.size, page.ground, page.style).copy()
    for part in page.parts:
        picture.paste(_painted(picture.crop(part.box), part, page.style), part.box[:2])
    return picture


@keep(8)
def _ground(size: tuple[int, int], painter: Painter, style: Style) -> Image.Image:
    pen = Pen(Image.new("RGB", size, style.theme.page))
    painter(pen, Box(0, 0, *size), None, style)
    return pen.finished()


@keep(8)
def _ground_indexed(size: tuple[int, int], painter: Painter, style: Style) -> Image.Image:
    return _indexed(_ground(size, painter, style), style.theme)


@keep(3000)
def _sprite(size: tuple[int, int], painter: Painter, part: Part, style: Style) -> Image.Image:
    under = _ground(size, painter, style).crop(part.box)
    return _indexed(_painted(under, part, style), style.theme)


def _painted(under: Image.Image, part: Part, style: Style) -> Image.Image:
    pen = Pen(under, part.box[:2])
    part.painter(pen, part.box, part.facts, style)
    return pen.finished()


def _indexed(image: Image.Image, theme: Theme) -> Image.Image:
    # Pillow fills a lookup table inside the palette while it works, without the interpreter lock.
    with _quantising:
        return image.quantize(palette=_swatch(theme), dither=Image.Dither.NONE)


@keep(8)
def _swatch(theme: Theme) -> Image.Image:
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(palette(theme))
    return swatch
