"""A renderer made of functions that return pages: all that a game needs to supply."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from PIL import Image

from engine.core.fields import Option
from render.errors import UnknownChoiceError
from render.picture import Page, compose
from render.scene import Scene
from render.theme import Theme
from render.words import Texts

ViewT = TypeVar("ViewT")


@dataclass(frozen=True)
class PageRenderer(Generic[ViewT]):
    """Pictures and words of one game, from the functions that lay out its pages."""

    layouts: tuple[str, ...]
    board: Callable[[Scene[ViewT], Texts, Theme, str], Page]
    card: Callable[[Scene[ViewT], Texts, Theme], Page]
    parts: Callable[[ViewT], tuple[Option, ...]]
    part: Callable[[Scene[ViewT], str, Texts, Theme], Page]
    ranking: Callable[[Scene[ViewT], Texts, Theme], Page]
    described: Callable[[Scene[ViewT], Texts], str]
    told: Callable[[Scene[ViewT], Texts], tuple[str, ...]]

    def draw(self, scene: Scene[ViewT], texts: Texts, theme: Theme, layout: str) -> Image.Image:
        """Return the board as everybody may see it."""
        return compose(self.board(scene, texts, theme, layout))

    def hand(self, scene: Scene[ViewT], texts: Texts, theme: Theme) -> Image.Image:
        """Return the card of the seat whose view this is."""
        return compose(self.card(scene, texts, theme))

    def zooms(self, scene: Scene[ViewT]) -> tuple[Option, ...]:
        """Return what can be looked at closely."""
        return self.parts(scene.view)

    def close_up(self, scene: Scene[ViewT], what: str, texts: Texts, theme: Theme) -> Image.Image:
        """Return one of the zooms, large."""
        known = [option.token for option in self.zooms(scene)]
        if what not in known:
            raise UnknownChoiceError("close-up", what, known)
        return compose(self.part(scene, what, texts, theme))

    def final(self, scene: Scene[ViewT], texts: Texts, theme: Theme) -> Image.Image:
        """Return the ranking of a game that is over."""
        return compose(self.ranking(scene, texts, theme))

    def alt_text(self, scene: Scene[ViewT], texts: Texts) -> str:
        """Describe the view in at most 1024 characters."""
        return self.described(scene, texts)

    def text_board(self, scene: Scene[ViewT], texts: Texts) -> tuple[str, ...]:
        """Tell everything the view holds."""
        return self.told(scene, texts)
