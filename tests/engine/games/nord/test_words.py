"""Every message the game makes has words in three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.fields import Choose
from engine.core.notation import parse
from engine.core.values import Message, RefusalError, say
from engine.games.nord import NORD
from engine.games.nord.actions import Payment, Skip
from engine.games.nord.content import City, Effect, Good
from engine.games.nord.events import EVENTS
from engine.games.nord.model import State
from engine.games.nord.naming import city_name, effect_name, good_name, payment_name
from render.words import Texts, languages, phrase
from tests.engine.games.nord.table import GREEN, PURPLE, Table, position
from tests.engine.games.nord.test_play import random_game

NAMES = ("Anna", "Bruno", "Clara", "Dirk")


def strict(language: str) -> Texts:
    """Words that refuse a missing key or parameter."""
    return Texts(language, NAMES, NORD.meta.colours, strict=True)


@pytest.mark.parametrize("language", languages)
def test_names_settings_and_verbs_have_words(language: str) -> None:
    texts = strict(language)
    keys = ["nord-name", "nord-about"]
    keys += [f"nord-verb-{verb}" for verb in NORD.meta.verbs]
    for setting in NORD.meta.settings:
        keys += [f"nord-setting-{setting.name}"]
        keys += [f"nord-setting-{setting.name}-{choice}" for choice in setting.choices]
    assert all(texts(key) for key in keys)
    names = [*map(city_name, City), *map(good_name, Good), *map(effect_name, Effect)]
    worded = [texts(name) for name in (*names, *map(payment_name, Payment))]
    assert len(set(worded[: len(names)])) == len(names)


@pytest.mark.parametrize("language", languages)
def test_questions_answers_and_events_have_words(language: str) -> None:
    texts = strict(language)
    told = set()
    for seats, seed in ((2, 0), (3, 1), (4, 2)):
        states, events = random_game(seats, seed)
        for event in events:
            assert texts(NORD.tell(event))
            told.add(event.kind)
        for state in states[:: max(1, len(states) // 60)]:
            for message in _asked(state):
                assert texts(message)
    table = Table(position(2))
    skipped = table.apply(GREEN, Skip())
    assert "Anna" in texts(NORD.tell(skipped[0]))
    assert len(told) >= len(EVENTS) - 4


@pytest.mark.parametrize("language", languages)
def test_refusals_have_words(language: str) -> None:
    texts = strict(language)
    goods = {(City.NOVGOROD, PURPLE): (Good.WHEAT,)}
    ships = {"stockholm-reval": GREEN, "reval-novgorod": GREEN, "visby-stettin": PURPLE}
    table = Table(position(ships=ships, goods=goods, bank=0, levels={City.STOCKHOLM: 5}))
    moves = (
        "build visby-stettin", "build atlantis", "build stockholm-danzig", "build visby-reval",
        "deliver stockholm-reval", "deliver stockholm-novgorod", "deliver riga-visby",
        "deliver novgorod-reval-contraband", "deliver novgorod-stockholm",
        "resell stockholm-reval florin", "resell visby-stettin florin", "move riga-danzig",
    )  # fmt: skip
    worded = set()
    for move in moves:
        with pytest.raises(RefusalError) as caught:
            table.read(GREEN, move)
        worded.add(texts(caught.value.message))
    assert len(worded) == len(moves)
    assert texts(say("nord-refuse-fee", good=good_name(Good.SALT), fee=1))


def test_labels_may_be_typed_in_the_players_language() -> None:
    table = Table(position(2, ships={"copenhagen-visby": GREEN}))
    french = parse(NORD, table.state, GREEN, "construire riga dantzig", strict("fr"))
    assert french == parse(NORD, table.state, GREEN, "build riga-danzig")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Build a ship on Riga-Danzig"),
        ("fr", "Construire un navire sur Riga-Dantzig"),
        ("de", "Ein Schiff auf Riga-Danzig bauen"),
    ],
)
def test_an_action_is_said_in_whole(language: str, words: str) -> None:
    state = position(2)
    assert phrase(NORD, state, GREEN, "build", ("riga-danzig",), strict(language)) == words


def _asked(state: State) -> Iterator[Message]:
    """Prompts, labels and notes of every first field, and the whole of each action."""
    for decision in NORD.pending(state, None):
        yield decision.prompt
        for verb in decision.verbs:
            asked = NORD.ask(state, decision.seat, verb, ())
            for field in asked if isinstance(asked, tuple) else ():
                yield field.prompt
                assert isinstance(field, Choose)
                for option in field.options:
                    yield option.label
                    if option.note is not None:
                        yield option.note
