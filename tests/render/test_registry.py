"""Every game that can be drawn offers all kinds of pictures, in every language and theme."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine.core.values import Seat
from engine.registry import GAMES
from render.errors import UnknownChoiceError
from render.png import encode
from render.registry import RENDERERS, renderer_for
from render.scene import Scene
from render.theme import THEMES
from render.words import Texts, languages
from tests.support.playing import begin

NAMES = ("Mathilde", "🎲", "W" * 32, "Ж" * 32)


def opening(slug: str, seat: Seat | None = None) -> Scene[Any]:
    """Return the first position of a game."""
    game = GAMES[slug]
    seats = min(3, game.meta.seats[-1])
    return Scene(game.view(begin(game, seats).state, seat), NAMES[:seats])


def strict(slug: str, language: str) -> Texts:
    """Return a language in which a missing word is an error."""
    return Texts(language, colours=GAMES[slug].meta.colours, strict=True)


def test_only_games_that_exist_are_drawn() -> None:
    assert set(RENDERERS) <= set(GAMES)


@pytest.mark.parametrize(("slug", "language"), list(product(RENDERERS, languages)))
def test_every_picture_of_an_opening(slug: str, language: str) -> None:
    art, texts = renderer_for(slug), strict(slug, language)
    scene, own = opening(slug), opening(slug, Seat(0))
    for theme in THEMES.values():
        pictures = [art.draw(scene, texts, theme, layout) for layout in art.layouts]
        pictures.append(art.hand(own, texts, theme))
        pictures += [art.close_up(scene, zoom.token, texts, theme) for zoom in art.zooms(scene)]
        for picture in pictures:
            assert encode(picture).startswith(b"\x89PNG")
            assert picture.width <= 1700
    assert all(texts(zoom.label) for zoom in art.zooms(scene))
    assert 0 < len(art.alt_text(scene, texts)) <= 1024
    assert all(0 < len(part) < 2000 for part in art.text_board(scene, texts))


@pytest.mark.parametrize("slug", RENDERERS)
def test_what_does_not_exist_is_refused_by_name(slug: str) -> None:
    art, texts, theme = renderer_for(slug), strict(slug, "en"), THEMES["light"]
    with pytest.raises(UnknownChoiceError, match="'hexagonal'"):
        art.draw(opening(slug), texts, theme, "hexagonal")
    with pytest.raises(UnknownChoiceError, match="'nowhere'"):
        art.close_up(opening(slug), "nowhere", texts, theme)
    with pytest.raises(UnknownChoiceError, match="no hand for seat 'nobody'; there is"):
        art.hand(opening(slug), texts, theme)
    with pytest.raises(ValueError, match="not over"):
        art.final(opening(slug), texts, theme)
    with pytest.raises(ValueError, match="1 names for 3 seats"):
        art.draw(replace(opening(slug), names=NAMES[:1]), texts, theme, art.layouts[0])


def test_a_game_without_pictures_is_refused_by_name() -> None:
    with pytest.raises(UnknownChoiceError, match="no pictures for game 'go'; there is marchands"):
        renderer_for("go")
