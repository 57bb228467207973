"""Who sits at the table, as pictures show it: a name, a letter and a shield for every seat."""

from __future__ import annotations

from PIL import Image

from engine.core.values import Seat, Viewer
from render.errors import UnknownChoiceError
from render.heraldry import arms
from render.keep import keep
from render.lettering import distinct_names
from render.picture import Style
from render.scene import Scene, Seated
from render.words import Texts


def colour_words(colours: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """Return what the seats' colours are called."""
    return tuple(texts(f"colour-{colour}") for colour in colours)


def shown_names(scene: Scene[Seated], colours: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """Return what is written for each player."""
    seats = len(scene.view.players)
    if len(scene.names) != seats:
        raise ValueError(f"{len(scene.names)} names for {seats} seats")
    return distinct_names(scene.names, colour_words(colours[:seats], texts))


def own_seat(viewer: Viewer, seats: int, colours: tuple[str, ...]) -> Seat:
    """Return whose card is asked for; what everybody may see is nobody's."""
    if viewer is None:
        raise UnknownChoiceError("hand for seat", "nobody", colours[:seats])
    return viewer


@keep(64)
def seat_letters(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return a letter for every colour word: the first that no earlier one has."""
    taken: list[str] = []
    for word in words:
        taken.append(next(letter for letter in word.upper() if letter not in taken))
    return tuple(taken)


def shield(seat: int, size: int, style: Style) -> Image.Image:
    """Return a seat's arms, lettered in the picture's language."""
    letters = seat_letters(colour_words(style.colours, style.texts))
    return arms(seat, letters[seat], size, style.theme)
