"""The words and marks the pictures share: names of towns and goods, seats' shields."""

from __future__ import annotations

from PIL import Image

from engine.games.marchands.content import COLOURS
from render.heraldry import arms
from render.lettering import distinct_names
from render.picture import Style
from render.words import Texts


def city_word(city: str, texts: Texts) -> str:
    """Return a town's name."""
    return texts(f"marchands-city-{city}")


def good_word(good: str, texts: Texts) -> str:
    """Return a good's name."""
    return texts(f"marchands-good-{good}")


def seat_word(seat: int, texts: Texts) -> str:
    """Return the word for a seat's colour."""
    return texts(f"colour-{COLOURS[seat]}")


def shown_names(names: tuple[str, ...], seats: int, texts: Texts) -> tuple[str, ...]:
    """Return what is written for each player."""
    if len(names) != seats:
        raise ValueError(f"{len(names)} names for {seats} seats")
    return distinct_names(names, tuple(seat_word(seat, texts) for seat in range(seats)))


def shield(seat: int, size: int, style: Style) -> Image.Image:
    """Return a seat's arms, lettered in the picture's language."""
    letter = seat_word(seat, style.texts)[:1].upper()
    return arms(seat, letter, size, style.theme)
