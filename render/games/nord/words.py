"""The words, marks and colours this game's pictures share."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from PIL import Image

from engine.games.nord.content import COLOURS
from render.boxes import Box
from render.colour import Colour
from render.heraldry import arms
from render.lettering import distinct_names
from render.pen import Pen
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


def seat_word(seat: int, texts: Texts) -> str:
    """Return the word for a seat's colour."""
    return texts(f"colour-{COLOURS[seat]}")


def shown_names(names: tuple[str, ...], seats: int, texts: Texts) -> tuple[str, ...]:
    """Return what is written for each player."""
    if len(names) != seats:
        raise ValueError(f"{len(names)} names for {seats} seats")
    return distinct_names(names, tuple(seat_word(seat, texts) for seat in range(seats)))


def seat_letter(seat: int, texts: Texts) -> str:
    """Return a seat's letter: the first of its colour that no earlier seat has."""
    taken: list[str] = []
    for earlier in range(seat + 1):
        letters = seat_word(earlier, texts).upper()
        taken.append(next(letter for letter in letters if letter not in taken))
    return taken[-1]


def shield(seat: int, size: int, style: Style) -> Image.Image:
    """Return a seat's arms, lettered in the picture's language."""
    return arms(seat, seat_letter(seat, style.texts), size, style.theme)


def ring(pen: Pen, box: Box, theme: Theme, radius: int = 8) -> None:
    """Draw the mark around something that changed, just inside the box."""
    pen.rect(box, None, theme.halo, 5, radius)
    pen.rect(box.inset(1), None, theme.ring, 3, radius - 1)
