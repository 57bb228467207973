"""A picture as an order: all that it depends on, and small enough to be drawn elsewhere."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from PIL import Image

from render.png import encode
from render.registry import RENDERERS, Renderer
from render.scene import Scene
from render.theme import THEMES
from render.words import texts

Kind = Literal["board", "hand", "close-up", "final"]


class Order(NamedTuple):
    """Which picture of what is to be drawn, and in whose words."""

    slug: str
    kind: Kind
    scene: Scene[Any]
    language: str
    colours: tuple[str, ...]
    """What seats without a name are called."""
    theme: str
    what: str = ""
    """The layout of a board, or the part seen close up."""


def drawn(order: Order) -> bytes:
    """Return the file; equal orders give equal files."""
    return encode(_drawn(order, RENDERERS[order.slug]))


def _drawn(order: Order, renderer: Renderer) -> Image.Image:
    scene, theme = order.scene, THEMES[order.theme]
    words = texts(order.language, scene.names, order.colours)
    match order.kind:
        case "board":
            return renderer.draw(scene, words, theme, order.what)
        case "hand":
            return renderer.hand(scene, words, theme)
        case "close-up":
            return renderer.close_up(scene, order.what, words, theme)
        case "final":
            return renderer.final(scene, words, theme)
