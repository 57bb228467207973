"""Pressed values and the answers they stand for."""

from __future__ import annotations

import pytest

from bot.components.ids import shorten
from bot.services.drafting import token_of
from engine.core.fields import NONE, Amount, Basket, Choose, Option
from engine.core.values import say

LONG = "a-town-with-a-name-that-does-not-fit-into-the-id-of-any-button"
OPTIONS = (Option("salt", say("salt")), Option(LONG, say("town")))


def basket(least: int) -> Basket:
    return Basket("goods", say("which"), OPTIONS, least, 1, (1, 1))


@pytest.mark.parametrize(
    ("value", "token"),
    [("salt", "salt"), (shorten(LONG), LONG), ("wine", None), (NONE, NONE)],
)
def test_a_basket_that_may_stay_empty(value: str, token: str | None) -> None:
    assert token_of(basket(0), value) == token


def test_a_basket_that_must_not_stay_empty() -> None:
    assert token_of(basket(1), NONE) is None


def test_choices_and_amounts() -> None:
    assert token_of(Choose("good", say("which"), OPTIONS), NONE) is None
    assert token_of(Amount("bid", say("how-much"), 0, 9), "7") == "7"
