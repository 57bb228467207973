"""Every kind of field accepts exactly what it offers and names the bound when it refuses."""

from __future__ import annotations

import pytest

from engine.core.asking import draw, spread
from engine.core.fields import (
    NONE,
    Amount,
    Basket,
    Choose,
    Field,
    Option,
    Text,
    basket,
    unpack,
    verify,
)
from engine.core.rng import Rng
from engine.core.values import IllegalError, MalformedError, Param, RefusalError, say

PROMPT = say("nothing")


def options(*tokens: str) -> tuple[Option, ...]:
    return tuple(Option(token, say(f"label-{token}")) for token in tokens)


CHOOSE = Choose("good", PROMPT, options("silk", "wine"))
AMOUNT = Amount("bid", PROMPT, 0, 1200, 100)
BASKET = Basket("goods", PROMPT, options("silk", "wine"), 1, 3, (2, 1))
TEXT = Text("promise", PROMPT, 10)


def refused(field: Field, answer: str) -> tuple[RefusalError, dict[str, Param]]:
    with pytest.raises(RefusalError) as caught:
        verify(field, answer)
    return caught.value, dict(caught.value.message.params)


@pytest.mark.parametrize(
    ("field", "answer"),
    [
        (CHOOSE, "silk"),
        (AMOUNT, "0"),
        (AMOUNT, "1200"),
        (BASKET, "silk"),
        (BASKET, basket(["silk", "wine", "silk"])),
        (Basket("goods", PROMPT, options("silk"), 0, 1, (1,)), NONE),
        (TEXT, "ten lettrs"),
        (Amount("debt", PROMPT, -5, 5), "-5"),
    ],
)
def test_what_is_offered_is_accepted(field: Field, answer: str) -> None:
    verify(field, answer)


def test_an_unknown_option_is_refused_with_all_that_would_do() -> None:
    error, params = refused(CHOOSE, "fish")
    assert type(error) is IllegalError
    assert error.message.key == "refuse-option"
    assert params["offender"] == "fish"
    assert params["options"] == (say("label-silk"), say("label-wine"))


@pytest.mark.parametrize("answer", ["-100", "1300", "50"])
def test_an_amount_out_of_bounds_is_refused_with_the_bounds(answer: str) -> None:
    error, params = refused(AMOUNT, answer)
    assert type(error) is IllegalError
    assert params == {"value": int(answer), "least": 0, "most": 1200, "step": 100}


@pytest.mark.parametrize(
    "answer", ["", "x", "-", "--1", "1.5", "01", "+1", "١٠٠", "1e3", "-0", "9" * 5000, "1 200"]
)
def test_what_is_no_whole_number_is_malformed(answer: str) -> None:
    error, params = refused(AMOUNT, answer)
    assert type(error) is MalformedError
    assert error.message.key == "refuse-number"
    assert len(str(params["offender"])) <= 60


def test_a_basket_names_the_thing_of_which_there_is_too_much() -> None:
    error, params = refused(BASKET, basket(["wine", "wine"]))
    assert error.message.key == "refuse-limit"
    assert params == {"what": say("label-wine"), "most": 1, "count": 2}


@pytest.mark.parametrize(("tokens", "count"), [([], 0), (["silk"] * 2 + ["wine"] * 2, 4)])
def test_a_basket_of_the_wrong_size_is_refused(tokens: list[str], count: int) -> None:
    field = Basket("goods", PROMPT, options("silk", "wine"), 1, 3, (9, 9))
    error, params = refused(field, basket(tokens))
    assert error.message.key == "refuse-count"
    assert params == {"count": count, "least": 1, "most": 3}


def test_a_basket_refuses_what_it_does_not_offer() -> None:
    error, params = refused(BASKET, basket(["silk", "fish"]))
    assert error.message.key == "refuse-option"
    assert params["offender"] == "fish"


@pytest.mark.parametrize("answer", ["", "   ", "eleven lett", "two\nlines", "a\x1fb"])
def test_words_must_be_printable_and_within_their_length(answer: str) -> None:
    error, params = refused(TEXT, answer)
    assert error.message.key == "refuse-text"
    assert params == {"most": 10, "length": len(answer)}


def test_a_basket_answer_is_taken_apart_again() -> None:
    assert unpack(basket(["silk", "silk", "wine"])) == ("silk", "silk", "wine")
    assert unpack(basket([])) == ()


@pytest.mark.parametrize(
    "field",
    [
        CHOOSE,
        AMOUNT,
        BASKET,
        TEXT,
        Amount("bid", PROMPT, 0, 100_000, 1, (0, 777)),
        Basket("goods", PROMPT, options(*"abcdefghijkl"), 0, 6, (3,) * 12),
        Basket("goods", PROMPT, (), 0, 0, ()),
    ],
)
def test_all_that_is_proposed_or_drawn_is_accepted(field: Field) -> None:
    proposed = list(spread(field))
    rng = Rng("h1:fields")
    for answer in [*proposed, *(draw(field, rng) for _ in range(50))]:
        verify(field, answer)
    assert proposed
    assert len(proposed) == len(set(proposed))


def test_a_sample_of_amounts_holds_both_bounds_and_every_mark() -> None:
    field = Amount("bid", PROMPT, 3, 100_003, 10, (23, 777, 1003))
    assert {"3", "100003", "23", "1003"} <= set(spread(field))
    assert "777" not in set(spread(field))


def test_a_sample_of_a_large_basket_holds_every_option() -> None:
    tokens = "abcdefghijkl"
    field = Basket("goods", PROMPT, options(*tokens), 0, 6, (6,) * 12)
    held = {token for answer in spread(field) for token in unpack(answer)}
    assert held == set(tokens)
