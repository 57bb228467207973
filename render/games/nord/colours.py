"""The colours of this game's seats."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.games.nord.content import COLOURS
from render.colour import Colour
from render.picture import Style
from render.theme import Theme
from render.words import Texts

SEATS: tuple[Colour, ...] = ("#62bb6c", "#621f88", "#ffdb4d", "#2677c4")
"""Green, purple, yellow, blue: the game's own, far apart in lightness too."""

TINTING = 0.3


@cache
def with_seats(theme: Theme) -> Theme:
    """Return the theme with this game's colours; themes are compared by identity, so once each."""
    # Yellow is lighter than any colour the themes were made for; a softer tint keeps ink legible.
    return replace(theme, seats=SEATS, tinting=TINTING)


def style_of(theme: Theme, texts: Texts, letter: int = 26, least: int = 26) -> Style:
    """Bind a theme and a language to this game's seats."""
    return Style.of(with_seats(theme), texts, COLOURS, letter, least)
