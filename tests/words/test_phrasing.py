"""Actions as their players say them, and events as they are told."""

from __future__ import annotations

import pytest

from engine.core.fields import Amount, Basket, Choose, Option, Text, basket
from engine.core.values import Seat, say
from render.words import narrate, phrase, spoken, texts, worded
from tests.support.fair import FAIR
from tests.support.playing import AnyMatch, begin, events_of, play, turns

RED, BLUE = Seat(0), Seat(1)
NAMES = ("Anne", "Ben", "Zoë")


@pytest.fixture
def buying() -> AnyMatch:
    return next(
        match
        for number in range(20)
        if (match := begin(FAIR, 3, f"h1:{number}")).state.market.first == RED
    )


@pytest.mark.parametrize(
    ("language", "answers", "words"),
    [
        ("en", (), "Buy"),
        ("en", (basket(["wool", "wine", "wool"]),), "Buy 2 × wool and wine"),
        ("fr", (basket(["wool", "wine"]),), "Acheter laine et vin"),
        ("de", ("none",), "nichts kaufen"),
    ],
)
def test_a_move_is_said_in_the_games_sentence(
    buying: AnyMatch, language: str, answers: tuple[str, ...], words: str
) -> None:
    assert phrase(FAIR, buying.state, RED, "buy", answers, texts(language, NAMES)) == words


SALE = (("good", say("fair-good-wool")), ("count", say("number", value=2)))
COUNT = (Amount("count", say("fair-ask-good"), 1, 9),)


def test_in_a_half_made_move_an_ellipsis_stands_for_what_is_missing() -> None:
    assert worded("fair", "sell", SALE[:1], texts("en"), COUNT) == "Sell … × wool"
    assert worded("fair", "sell", SALE[:1], texts("de"), COUNT) == "… × Wolle verkaufen"
    assert worded("fair", "sell", SALE, texts("de"), COUNT) == "2 und … × Wolle verkaufen"


def test_of_several_gaps_at_the_end_only_the_first_is_shown() -> None:
    said, asked = (("tile", say("marchands-tile", tile=3)),), COUNT
    assert worded("marchands", "move", said, texts("en"), asked) == "Play tile 3: …"
    assert worded("marchands", "move", said, texts("de"), asked) == "Plättchen 3 spielen: …"


def test_what_no_sentence_tells_stands_side_by_side() -> None:
    assert worded("fair", "wake", SALE, texts("fr")) == "Se réveiller · laine · 2"
    said = (("stall", say("number", value=7)),)
    assert worded("fair", "sell", said, texts("en"), COUNT) == "Sell · 7"


def test_what_was_not_asked_is_nothing() -> None:
    assert worded("fair", "sell", SALE[:1], texts("en")) == "Sell nothing × wool"


def test_a_finished_action_has_its_own_sentence_where_the_game_gives_one(buying: AnyMatch) -> None:
    said = ("blue", "peace *now*")
    english = texts("en", NAMES)
    assert phrase(FAIR, buying.state, RED, "swear", said, english) == "Promise Ben: “peace *now*”"
    assert phrase(FAIR, buying.state, RED, "swear", said[:1], english) == "Promise Ben: …"
    escaping = texts("de", NAMES, escape=lambda text: text.replace("*", ""))
    assert (
        phrase(FAIR, buying.state, RED, "swear", said, escaping) == "Ben versprechen: „peace now“"
    )


def test_every_kind_of_answer_is_spoken() -> None:
    options = (Option("none", say("plan-none")), Option("a", say("nothing")))
    assert spoken(Choose("x", say("x"), options), "none") == say("plan-none")
    assert spoken(Amount("x", say("x"), 0, 9), "7") == say("number", value=7)
    assert spoken(Amount("x", say("x"), 0, 9, optional=True), "none") == say("nothing")
    assert spoken(Text("x", say("x"), 9), "hm") == say("quoted", words="hm")
    twice = spoken(Basket("x", say("x"), options, 0, 3, (3, 3)), basket(["a", "a"]))
    assert twice == (say("counted", count=2, what=say("nothing")),)


def test_events_are_told_line_by_line_to_those_who_may_know(buying: AnyMatch) -> None:
    match = play(FAIR, buying, "red buy wool", "blue buy none", "green buy none")
    (turn,) = turns(FAIR, match, "red bid 7")
    english = texts("en", NAMES)
    assert narrate(FAIR, events_of(turn), RED, english) == ["Anne seals 7."]
    assert narrate(FAIR, events_of(turn), BLUE, english) == []
    last = turns(FAIR, turn.match, "blue bid 2", "green bid 0")[-1]
    assert narrate(FAIR, events_of(last), None, texts("fr", NAMES))[-1] == (
        "Anne gagne l’étal. Mises\u00a0: 7, 2 et 0."
    )
