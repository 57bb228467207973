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
from render.theme import Theme, palette
from render.words import Texts

_quantising = Lock()


@dataclass(frozen=True)
class Style:
    """How everything in one picture is drawn and worded."""

    theme: Theme
    texts: Texts = field(compare=False)
    letter: int
    """Size of ordinary words."""
    least: int
    """No word is smaller."""
    language: str = ""
    colours: tuple[str, ...] = ()
    """What the colours of the seats are called in the game."""

    @classmethod
    def of(
        cls, theme: Theme, texts: Texts, colours: tuple[str, ...] = (),
        letter: int = 26, least: int = 26,
    ) -> Style:  # fmt: skip
        """Bind a theme, a language and a game's seats to the sizes of a layout."""
        return cls(theme, texts, letter, least, texts.language, colours)


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
    """A whole picture: the ground, which never changes, and the parts that lie on it."""

    ground: Part
    parts: tuple[Part, ...]
    style: Style


def compose(page: Page) -> Image.Image:
    """Return the picture in the theme's palette, drawing only what was not drawn before."""
    picture = _ground_indexed(page.ground, page.style).copy()
    for part in page.parts:
        picture.paste(_sprite(page.ground, part, page.style), part.box[:2])
    return picture


def compose_true(page: Page) -> Image.Image:
    """Return the same picture in true colour, without a palette."""
    picture = _ground(page.ground, page.style).copy()
    for part in page.parts:
        picture.paste(_painted(picture.crop(part.box), part, page.style), part.box[:2])
    return picture


@keep(12)
def _ground(ground: Part, style: Style) -> Image.Image:
    return _painted(Image.new("RGB", ground.box.size, style.theme.page), ground, style)


@keep(12)
def _ground_indexed(ground: Part, style: Style) -> Image.Image:
    return _indexed(_ground(ground, style), style.theme)


@keep(3000)
def _sprite(ground: Part, part: Part, style: Style) -> Image.Image:
    under = _ground(ground, style).crop(part.box)
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
