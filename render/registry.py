"""The one list of games that can be drawn, and what each of them offers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from PIL import Image

from engine.core.fields import Option
from render.errors import chosen
from render.games.marchands import renderer as marchands
from render.games.nord import renderer as nord
from render.scene import Scene
from render.theme import Theme
from render.words import Texts


class Renderer(Protocol):
    """The pictures and words of one game; every picture is ready for `png.encode`.

    Pictures want texts that do not escape names; messages want texts that do.
    """

    @property
    def layouts(self) -> tuple[str, ...]:
        """The names of the board's layouts, the usual one first."""

    def draw(self, scene: Scene[Any], texts: Texts, theme: Theme, layout: str) -> Image.Image:
        """Return the board as everybody may see it."""

    def hand(self, scene: Scene[Any], texts: Texts, theme: Theme) -> Image.Image:
        """Return what only the seat whose view this is may see."""

    def zooms(self, scene: Scene[Any]) -> tuple[Option, ...]:
        """Return what can be looked at closely."""

    def close_up(self, scene: Scene[Any], what: str, texts: Texts, theme: Theme) -> Image.Image:
        """Return one of the zooms, large."""

    def final(self, scene: Scene[Any], texts: Texts, theme: Theme) -> Image.Image:
        """Return the ranking of a game that is over."""

    def alt_text(self, scene: Scene[Any], texts: Texts) -> str:
        """Describe the view in at most 1024 characters, the most important first.

        A seat's view is described to that seat alone: its own secrets come first.
        """

    def text_board(self, scene: Scene[Any], texts: Texts) -> tuple[str, ...]:
        """Tell everything the view holds, in messages of less than 2000 characters."""


RENDERERS: Mapping[str, Renderer] = MappingProxyType(
    {"marchands": marchands.RENDERER, "nord": nord.RENDERER}
)


def renderer_for(slug: str) -> Renderer:
    """Return the pictures of a game."""
    return chosen("pictures for game", slug, RENDERERS)
