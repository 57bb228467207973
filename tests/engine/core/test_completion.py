"""Autocomplete offers what may be typed next, in the reader's words."""

from __future__ import annotations

import pytest

from engine.core.completion import Completion, complete
from engine.core.notation import parse, write
from engine.core.values import RefusalError, Seat
from render.words import texts
from tests.support.fair import FAIR
from tests.support.playing import AnyMatch, begin, play

RED, BLUE = Seat(0), Seat(1)
NAMES = ("Anne", "Ben", "Zoë")


@pytest.fixture
def buying() -> AnyMatch:
    return next(
        match
        for number in range(20)
        if (match := begin(FAIR, 3, f"h1:{number}")).state.market.first == RED
    )


def offered(match: AnyMatch, text: str, language: str = "en", seat: Seat = RED) -> list[Completion]:
    return list(complete(FAIR, match.state, seat, text, texts(language, NAMES)))


def test_at_first_the_open_verbs_are_offered_in_the_games_order(buying: AnyMatch) -> None:
    assert offered(buying, "", "fr") == [
        ("buy", "Acheter"),
        ("swear", "Promettre"),
        ("rest", "Se reposer"),
    ]
    assert [c.text for c in offered(buying, "", seat=BLUE)] == ["swear", "rest"]


@pytest.mark.parametrize("typed", ["ach", "ACH", "bu"])
def test_a_verb_is_found_by_token_or_label(buying: AnyMatch, typed: str) -> None:
    assert offered(buying, typed, "fr") == [("buy", "Acheter")]


def test_a_choice_is_all_that_was_typed_and_the_next_word(buying: AnyMatch) -> None:
    assert offered(buying, "buy ", "fr") == [
        ("buy none", "Acheter · rien"),
        ("buy wool", "Acheter · laine"),
        ("buy salt", "Acheter · sel"),
        ("buy wine", "Acheter · vin"),
    ]


def test_a_basket_may_stop_or_go_on(buying: AnyMatch) -> None:
    texts_offered = [c.text for c in offered(buying, "acheter laine ", "fr")]
    assert set(texts_offered) == {"buy wool", "buy wool wool", "buy wool salt", "buy wool wine"}
    full = [c.text for c in offered(buying, "buy wool wool wool ")]
    assert full == ["buy wool wool wool"]


@pytest.mark.parametrize(
    "typed", ["acheter laine v", "Acheter · laine · v", "buy wool VI", "acheter laine, v"]
)
def test_a_basket_goes_on_in_the_middle_of_a_word(buying: AnyMatch, typed: str) -> None:
    assert offered(buying, typed, "fr") == [("buy wool wine", "Acheter · laine · vin")]


@pytest.mark.parametrize("typed", ["", " ", "Acheter ", "Acheter · "])
def test_a_command_that_is_a_verb_leaves_it_out(buying: AnyMatch, typed: str) -> None:
    words = texts("fr", NAMES)
    found = complete(FAIR, buying.state, RED, typed, words, verb="buy")
    assert found[:2] == (("none", "rien"), ("wool", "laine"))


def test_free_words_are_offered_as_they_are_typed(buying: AnyMatch) -> None:
    assert offered(buying, "promettre zoë ", "fr") == []
    (offer,) = offered(buying, "promettre zoë pas de v", "fr")
    assert offer == ('swear green "pas de v"', "Promettre · Zoë · pas de v")
    (odd,) = offered(buying, 'swear green say "hello"', "fr")
    assert parse(FAIR, buying.state, RED, odd.label, texts("fr", NAMES)).answers() == (
        "green",
        "say hello",
    )


def test_people_called_alike_are_told_apart_by_their_seats(buying: AnyMatch) -> None:
    alike = texts("en", ("Max", "Max", "Max"))
    found = complete(FAIR, buying.state, RED, "m", alike, verb="swear")
    assert found == (("blue", "Max (blue)"), ("green", "Max (green)"))
    called_red = texts("en", ("Max", "Anne", "Red"))
    found = complete(FAIR, buying.state, BLUE, "", called_red, verb="swear")
    assert found == (("red", "Max"), ("green", "Red (green)"))


def test_a_name_that_would_be_too_long_is_the_notation(buying: AnyMatch) -> None:
    text = "x" * 70
    (offer,) = complete(FAIR, buying.state, RED, f"swear blue {text}", texts("en", ("A", "B" * 32)))
    assert offer.label == offer.text == f"swear blue {text}"


def test_nothing_is_offered_for_a_long_letter(buying: AnyMatch) -> None:
    assert offered(buying, "buy " + "wool " * 100) == []


def test_amounts_offer_marks_and_bounds_then_what_was_begun(buying: AnyMatch) -> None:
    match = play(FAIR, buying, "red buy none", "blue buy none", "green buy none")
    assert [c.text for c in offered(match, "bid ")] == ["bid 0", "bid 10", "bid 20", "bid 40"]
    assert [c.text for c in offered(match, "bid 1")] == ["bid 1", "bid 10"]
    assert offered(match, "bid " + "9" * 5000) == []


def test_names_are_offered_to_those_who_type_them(buying: AnyMatch) -> None:
    assert offered(buying, "promettre zo", "fr") == [("swear green", "Promettre · Zoë")]


@pytest.mark.parametrize("typed", ["fly ", "buy fish ", "buy wool wool wool wool ", '"', "bid 3 "])
def test_what_leads_nowhere_offers_nothing(buying: AnyMatch, typed: str) -> None:
    assert offered(buying, typed) == []


def test_choices_fit_discord(buying: AnyMatch) -> None:
    long = "swear blue " + "word " * 30
    assert all(len(c.text) <= 100 and len(c.label) <= 100 for c in offered(buying, long))
    assert len(complete(FAIR, buying.state, RED, "", texts("en"), most=2)) == 2


def test_every_path_of_choices_ends_in_an_action(buying: AnyMatch) -> None:
    """Picking any completion again and again reaches an action that parses to itself."""
    finished: set[str] = set()
    frontier = {""}
    for _ in range(6):
        found = {c.text for text in frontier for c in offered(buying, text and text + " ")}
        finished |= {text for text in found if _is_action(buying, text)}
        frontier = found - frontier
    assert {"buy none", "buy wool", "buy wool salt", "rest"} <= finished


def _is_action(match: AnyMatch, text: str) -> bool:
    try:
        return bool(write(parse(FAIR, match.state, RED, text)))
    except RefusalError:
        return False
