"""The board in words: complete, in every language, never too long."""

from __future__ import annotations

import pytest

from engine.games.marchands.content import PRODUCTION, Ability, City, Good, Influence
from engine.games.marchands.model.naming import (
    ability_name,
    city_name,
    good_name,
    influence_name,
    rank_name,
)
from engine.games.marchands.model.view import View
from render.games.marchands.telling import alt_text, text_board
from render.scene import Scene
from tests.render import positions
from tests.render.positions import LONG, NAMES
from tests.render.wording import LANGUAGES, words

VIEWS = (
    positions.opening(),
    positions.middle(),
    positions.crowded(),
    positions.crowded(2),
    positions.bidding(),
    positions.investing(),
    positions.over(),
    positions.own(positions.crowded(), 2),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("view", VIEWS, ids=range(len(VIEWS)))
def test_texts_keep_within_what_discord_takes(view: View, language: str) -> None:
    for names in (NAMES, LONG):
        scene: Scene[View] = Scene(view, names[: len(view.players)])
        assert 0 < len(alt_text(scene, words(language))) <= 1024
        parts = text_board(scene, words(language))
        assert all(0 < len(part) < 2000 for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("view", VIEWS, ids=range(len(VIEWS)))
def test_the_text_board_names_every_piece(view: View, language: str) -> None:
    texts = words(language)
    scene: Scene[View] = Scene(view, NAMES[: len(view.players)])
    told = "\n".join(text_board(scene, texts))
    for good in Good:
        assert texts(good_name(good)) in told
    for city in City:
        line = next(x for x in told.splitlines() if x.startswith(f"• {texts(city_name(city))} "))
        for good in PRODUCTION[city]:
            stored = sum(player.stores[city][good] for player in view.players)
            assert line.count(texts(good_name(good))) == 1 + sum(
                player.stores[city][good] > 0 for player in view.players
            ), f"{stored} {good} in {line}"
    for card in Ability:
        if card in view.open_cards or any(card in p.abilities for p in view.players):
            assert texts(ability_name(card)) in told
    for player in view.players:
        assert texts(rank_name(player.rung)) in told
        for held in player.hand or ():
            assert texts(influence_name(held)) in told


def test_the_text_board_counts_cargo_by_owner() -> None:
    told = "\n".join(text_board(Scene(positions.middle(), NAMES), words("en")))
    first, second, third = (
        next(line for line in told.splitlines() if line.startswith(f"• Wagon {number}"))
        for number in (1, 2, 3)
    )
    assert "Mathilde" in first and "3" in first and "Jörg" in first
    assert "load master Wolfgang Amadeus" in second
    assert "Genova" in third


def test_the_description_begins_with_what_matters_most() -> None:
    told = alt_text(Scene(positions.middle(), NAMES), words("en"))
    assert told.startswith("Round 2, ")
    order = [told.index(part) for part in ("Wolfgang Amadeus", "Wagon 1", "Wagon 3", "Prices")]
    assert order == sorted(order)
    for piece in ("Wagon 2", "Courier", *NAMES[:3]):
        assert piece in told


def test_a_hand_is_told_to_its_owner_only() -> None:
    mine = "\n".join(text_board(Scene(positions.own(positions.crowded(), 0), NAMES), words("en")))
    all_see = "\n".join(text_board(Scene(positions.crowded(), NAMES), words("en")))
    secret = words("en")(influence_name(Influence.SALE_WITH_BONUS))
    assert "3,400" in mine
    assert secret in mine
    assert "3,400" not in all_see
    assert secret not in all_see
    public = alt_text(Scene(positions.crowded(), NAMES), words("en"))
    assert "3,400" not in public
    private = alt_text(Scene(positions.own(positions.crowded(), 0), NAMES), words("en"))
    assert "3,400" in private
    assert secret in private
