"""The board in words: complete, in every language, never too long."""

from __future__ import annotations

import pytest

from engine.core.values import Seat
from engine.games.nord.content import City, Effect, Good
from engine.games.nord.model import View
from engine.games.nord.naming import city_name, effect_name, good_name, link_name
from engine.games.nord.sea import LINKS
from render.games.nord.telling import alt_text, text_board
from render.scene import Scene
from render.words import languages
from tests.render.games.nord.positions import LONG, NAMES, VIEWS
from tests.render.games.nord.test_board import words

views = pytest.mark.parametrize("name", VIEWS)
spoken = pytest.mark.parametrize("language", languages)


def scene_of(view: View, names: tuple[str, ...] = NAMES) -> Scene[View]:
    return Scene(view, names[: len(view.players)])


@views
@spoken
def test_words_keep_within_the_limits(name: str, language: str) -> None:
    for names in (NAMES, LONG):
        scene = scene_of(VIEWS[name], names)
        assert 0 < len(alt_text(scene, words(language))) <= 1024
        assert all(0 < len(part) < 2000 for part in text_board(scene, words(language)))


@views
@spoken
def test_the_text_board_names_every_piece(name: str, language: str) -> None:
    view, texts = VIEWS[name], words(language)
    lines = "\n".join(text_board(scene_of(view), texts)).splitlines()
    for city in City:
        it = view.cities[city]
        line = next(line for line in lines if line.startswith(f"• {texts(city_name(city))},"))
        assert texts(good_name(it.production)) in line
        for effect in (effect for effect in it.track if effect is not None):
            assert texts(effect_name(effect)) in line
        lying = [good for counter in it.counters for good in counter.goods]
        assert all(texts(good_name(good)) in line for good in lying)
        smuggled = [counter.contraband for counter in it.counters if counter.contraband]
        assert all(f"{count} × " in line for count in smuggled)
    told = "\n".join(lines)
    for link in LINKS:
        owner = view.ships[link]
        if owner is not None:
            assert told.count(texts(link_name(link))) == 1
    for good in Good:
        assert texts("nord-text-left", good=good_name(good), count=view.stock.goods[good]) in told


def test_ships_are_told_by_owner() -> None:
    told = "\n".join(text_board(scene_of(VIEWS["middle"]), words("en"))).splitlines()
    assert "• Mathilde: Stockholm-Reval, Reval-Visby and Visby-Danzig" in told
    opening = text_board(scene_of(VIEWS["opening"]), words("en"))
    assert "• Jörg: no ship at sea" in "\n".join(opening).splitlines()


def test_the_description_begins_with_what_matters_most() -> None:
    told = alt_text(scene_of(VIEWS["asked"]), words("en"))
    assert told.startswith("Turn 37 of Wolfgang Amadeus; waiting for Mathilde.")
    order = [told.index(part) for part in ("Visby develops", "7 points", "Stockholm-Reval")]
    assert order == sorted(order)
    assert "extra delivery for Mathilde" in told


def test_the_cascade_and_a_near_end_are_told() -> None:
    told = alt_text(scene_of(VIEWS["crowded"]), words("en"))
    assert "the game ends in 10 turns" in told
    assert "may double florin" in told
    assert "Then develop: Riga, Copenhagen, Stockholm, Danzig and Novgorod." in told


def test_the_end_is_told_with_its_ranking() -> None:
    told = alt_text(scene_of(VIEWS["over"]), words("en"))
    order = [told.index(part) for part in ("over", "fifth level", "1. Jörg", "2. Mathilde")]
    assert order == sorted(order)
    assert "2. Wolfgang Amadeus" in told
    assert "4. Purple" not in told
    assert Seat(3) == VIEWS["over"].outcome.ranking[-1][0]  # type: ignore[union-attr]


def test_every_symbol_is_told_somewhere() -> None:
    told = "\n".join(text_board(scene_of(VIEWS["opening"]), words("en")))
    assert all(words("en")(effect_name(effect)) in told for effect in Effect)
