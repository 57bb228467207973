"""A decision becomes a panel; what is pressed and submitted becomes an answer again."""

from __future__ import annotations

import pytest

from bot.components.controls import Buttons, Finished, Modal, Panel, Stepper
from bot.components.forms import read_modal
from bot.components.plan import plan_decision, plan_step, rows_of
from engine.core.asking import open_decisions
from engine.core.fields import NONE, Amount, Basket, Choose, Field, Option, Text, basket
from engine.core.game import Decision
from engine.core.values import IllegalError, MalformedError, RefusalError, Seat, say
from render.words import texts
from tests.support.fair import FAIR
from tests.support.fitting import misfits
from tests.support.playing import AnyMatch, begin, play

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)
EN = texts("en", ("Anne", "Ben", "Zoë"))


@pytest.fixture
def buying() -> AnyMatch:
    return next(
        match
        for number in range(20)
        if (match := begin(FAIR, 3, f"h1:{number}")).state.market.first == RED
    )


@pytest.fixture
def selling(buying: AnyMatch) -> AnyMatch:
    return play(
        FAIR,
        buying,
        "red buy wool wool salt",
        "blue buy none",
        "green buy none",
        "red bid 3",
        "blue bid 0",
        "green bid 0",
    )


def decision(match: AnyMatch, seat: Seat, verb: str) -> Decision:
    return next(d for d in open_decisions(FAIR, match.state, seat) if verb in d.verbs)


def panel(match: AnyMatch, seat: Seat, verb: str, language: str = "en") -> Panel:
    words = texts(language, ("Anne", "Ben", "Zoë"))
    return plan_decision(FAIR, match.state, decision(match, seat, verb), words)


def test_the_one_verb_that_asks_more_is_shown_at_once(selling: AnyMatch) -> None:
    made = panel(selling, RED, "sell")
    sell, pass_on = made.ways
    assert sell.inline
    assert isinstance(sell.step, Buttons)
    assert [button.label for button in sell.step.buttons] == ["wool", "salt"]
    assert pass_on.step == Finished("Pass")
    assert not pass_on.inline
    assert rows_of(made) == 2
    assert misfits(made) == []


def test_a_press_that_finishes_says_the_whole_thing(selling: AnyMatch) -> None:
    after = plan_step(FAIR, selling.state, RED, "sell", ("wool",), EN)
    assert isinstance(after, Buttons)
    assert [button.label for button in after.buttons] == ["Sell 1 × wool", "Sell 2 × wool"]
    whole = plan_step(FAIR, selling.state, RED, "sell", ("wool", "2"), EN)
    assert whole == Finished("Sell 2 × wool")


def test_a_sealed_bid_is_two_presses_away(buying: AnyMatch) -> None:
    match = play(FAIR, buying, "red buy none", "blue buy none", "green buy none")
    (bid,) = panel(match, RED, "bid", "fr").ways
    assert bid.inline
    assert isinstance(bid.step, Buttons)
    assert [button.label for button in bid.step.buttons] == ["Miser 0", "Miser 10", "Miser 20"]
    assert bid.step.other is not None
    assert bid.step.other.opener == "Autre…"


def test_a_verb_whose_question_fixes_everything_is_one_button(buying: AnyMatch) -> None:
    match = play(FAIR, buying, 'green swear red "no wool"')
    made = panel(match, RED, "agree")
    assert made.prompt == "Zoë promises: no wool"
    (agree,) = made.ways
    assert agree.step == Finished("Agree (Zoë promises: no wool)")


def test_forms_open_from_the_verbs_own_button(buying: AnyMatch) -> None:
    made = panel(buying, RED, "swear")
    swear, rest = made.ways
    assert isinstance(swear.step, Modal)
    assert swear.label == "Promise"
    assert swear.step.fields == 2
    assert not swear.inline
    assert rest.step == Finished("Rest")
    assert rows_of(made) == 1


def test_a_stepper_goes_on_with_what_is_held(buying: AnyMatch) -> None:
    made = plan_step(FAIR, buying.state, RED, "buy", (), EN, held=("wool",))
    assert isinstance(made, Modal), "three goods are a form"
    assert not isinstance(made, Stepper)


CHOOSE = Choose("who", say("nothing"), (Option("blue", say("x")), Option("green", say("y"))))
PRICE = Amount("price", say("nothing"), 0, 5000, 100)
WORDS = Text("words", say("nothing"), 20)
GOODS = (Option("wool", say("x")), Option("salt", say("y")), Option("wine", say("z")))
THREE = Basket("goods", say("nothing"), GOODS, 0, 3, (3, 3, 1))
MANY = Basket("goods", say("nothing"), GOODS, 1, 9, (9, 9, 30))


@pytest.mark.parametrize(
    ("fields", "submitted", "answers"),
    [
        ((CHOOSE, PRICE), {"0": "blue", "1": "1 200"}, ("blue", "1200")),
        ((CHOOSE, WORDS), {"0": "green", "1": ' say "yes" '}, ("green", 'say "yes"')),
        ((THREE,), {"0.0": "wool", "0.1": "", "0.2": "wool"}, (basket(["wool", "wool"]),)),
        ((THREE,), {"0.0": "wine", "0.1": "wool"}, (basket(["wool", "wine"]),)),
        ((THREE,), {}, (NONE,)),
        ((MANY,), {"0.0": "2", "0.2": "1"}, (basket(["wool", "wool", "wine"]),)),
        ((PRICE,), {"0": "1.200"}, ("1200",)),
        ((Amount("n", say("x"), 0, 9000, 1, (), optional=True),), {"0": ""}, (NONE,)),
        ((Text("t", say("x"), 9, optional=True),), {}, (NONE,)),
    ],
)
def test_a_submitted_form_becomes_answers(
    fields: tuple[Field, ...], submitted: dict[str, str], answers: tuple[str, ...]
) -> None:
    assert read_modal(fields, submitted, EN) == answers


@pytest.mark.parametrize(
    ("fields", "submitted", "kind", "key"),
    [
        ((PRICE,), {"0": "150"}, IllegalError, "refuse-amount"),
        ((PRICE,), {"0": "much"}, MalformedError, "refuse-number"),
        ((PRICE,), {}, MalformedError, "refuse-missing"),
        ((CHOOSE, WORDS), {"0": "red", "1": "x"}, IllegalError, "refuse-option"),
        ((CHOOSE, WORDS), {"0": "blue", "1": ""}, MalformedError, "refuse-missing"),
        ((THREE,), {"0.0": "wine", "0.1": "wine"}, IllegalError, "refuse-limit"),
        ((MANY,), {}, IllegalError, "refuse-count"),
        ((MANY,), {"0.0": "-1"}, IllegalError, "refuse-amount"),
        ((MANY,), {"0.0": "10"}, IllegalError, "refuse-amount"),
    ],
)
def test_a_wrong_form_is_refused_with_the_bound(
    fields: tuple[Field, ...], submitted: dict[str, str], kind: type[RefusalError], key: str
) -> None:
    with pytest.raises(RefusalError) as caught:
        read_modal(fields, submitted, EN)
    assert type(caught.value) is kind
    assert caught.value.message.key == key
