"""Everything the bot can ask of this game's pictures."""

from __future__ import annotations

from PIL import Image

from engine.core.fields import Option
from engine.games.marchands.model.view import View
from render.games.marchands import closeups, telling
from render.games.marchands.board import board
from render.games.marchands.final import final
from render.games.marchands.hand import hand
from render.games.marchands.layout import LAYOUTS
from render.picture import compose
from render.scene import Scene
from render.theme import Theme
from render.words import Texts


class MarchandsRenderer:
    """Pictures and words of Merchants of the Middle Ages."""

    @property
    def layouts(self) -> tuple[str, ...]:
        """The names of the board's layouts, the usual one first."""
        return tuple(LAYOUTS)

    def draw(self, scene: Scene[View], texts: Texts, theme: Theme, layout: str) -> Image.Image:
        """Return the board as everybody may see it."""
        return compose(board(scene, texts, theme, layout))

    def hand(self, scene: Scene[View], texts: Texts, theme: Theme) -> Image.Image:
        """Return the private card of the seat whose view this is."""
        return compose(hand(scene, texts, theme))

    def zooms(self, scene: Scene[View]) -> tuple[Option, ...]:
        """Return the towns, the wagons, the price table and the cards."""
        return closeups.zooms(scene.view)

    def close_up(self, scene: Scene[View], what: str, texts: Texts, theme: Theme) -> Image.Image:
        """Return one of the zooms, large."""
        return compose(closeups.close_up(scene, what, texts, theme))

    def final(self, scene: Scene[View], texts: Texts, theme: Theme) -> Image.Image:
        """Return the ranking of a game that is over."""
        return compose(final(scene, texts, theme))

    def alt_text(self, scene: Scene[View], texts: Texts) -> str:
        """Describe the board."""
        return telling.alt_text(scene, texts)

    def text_board(self, scene: Scene[View], texts: Texts) -> tuple[str, ...]:
        """Tell everything the view holds."""
        return telling.text_board(scene, texts)


RENDERER = MarchandsRenderer()
