"""Walking `ask`: building, checking and listing actions."""

from __future__ import annotations

import pytest

from engine.core.asking import (
    build,
    check_by_asking,
    legal_actions,
    open_decisions,
    random_action,
    require_verb,
)
from engine.core.rng import Rng
from engine.core.values import Action, IllegalError, MalformedError, NotPendingError, Seat, say
from tests.support.fair import FAIR
from tests.support.fair.content import Good
from tests.support.fair.model import Bid, Buy, Rest, Sell, State, Swear
from tests.support.playing import begin, play

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)


def buying() -> tuple[State, Seat]:
    match = begin(FAIR)
    return match.state, match.state.market.seat_after(0)


def test_answers_are_verified_one_by_one() -> None:
    state, seat = buying()
    fields = build(FAIR, state, seat, "swear", ())
    assert isinstance(fields, tuple)
    assert [field.name for field in fields] == ["taker", "words"]
    other = next(s for s in (RED, BLUE) if s != seat)
    colour = FAIR.meta.colours[other]
    assert build(FAIR, state, seat, "swear", (colour, "peace")) == Swear(other, "peace")


def test_an_answer_too_many_is_malformed() -> None:
    state, seat = buying()
    with pytest.raises(MalformedError) as caught:
        build(FAIR, state, seat, "buy", ("none", "wool"))
    assert caught.value.message == say("refuse-extra", offender="wool")


def test_a_game_may_explain_better_than_a_list() -> None:
    match = begin(FAIR, 2, "h1:sold-out", rounds="5")
    first, second = (FAIR.meta.colours[match.state.market.seat_after(n)] for n in (0, 1))
    match = play(FAIR, match, f"{first} buy wool wool wool", f"{second} buy wool wool wool")
    match = play(FAIR, match, f"{first} bid 1", f"{second} bid 0", f"{first} pass")
    seat = match.state.market.seat_after(0)
    with pytest.raises(IllegalError) as caught:
        build(FAIR, match.state, seat, "buy", ("wool",))
    assert caught.value.message == say("fair-refuse-sold-out", good=say("fair-good-wool"))


@pytest.mark.parametrize(
    "action",
    [Buy((Good.WOOL,) * 4), Bid(3), Sell(Good.WOOL, 1), Swear(Seat(9), "x"), Swear(Seat(-1), "x")],
)
def test_check_refuses_what_asking_cannot_build(action: Action) -> None:
    state, seat = buying()
    with pytest.raises((IllegalError, NotPendingError)):
        check_by_asking(FAIR, state, seat, action)


def test_check_refuses_an_unsorted_twin_of_a_legal_action() -> None:
    state, seat = buying()
    check_by_asking(FAIR, state, seat, Buy((Good.WOOL, Good.WINE)))
    with pytest.raises(IllegalError):
        check_by_asking(FAIR, state, seat, Buy((Good.WINE, Good.WOOL)))


def test_every_basket_of_a_small_market_is_listed_once() -> None:
    state, seat = buying()
    bought = [a.goods for a in legal_actions(FAIR, state, seat) if isinstance(a, Buy)]
    # 1 empty, 3 of one good, 6 of two, 10 of three.
    assert len(bought) == len(set(bought)) == 20


def test_owed_questions_come_first() -> None:
    state, seat = buying()
    mine = open_decisions(FAIR, state, seat)
    assert [decision.owed for decision in mine] == [True, False]
    assert all(decision.seat == seat for decision in mine)


def test_a_verb_nobody_asked_for_is_refused_with_what_is_open() -> None:
    state, seat = buying()
    with pytest.raises(NotPendingError) as caught:
        require_verb(FAIR, state, seat, "bid")
    bid, *verbs = (say(f"fair-verb-{verb}") for verb in ("bid", "buy", "rest", "swear"))
    assert caught.value.message == say("refuse-not-asked", verb=bid, verbs=tuple(verbs))


def test_a_drawn_action_answers_its_question() -> None:
    state, seat = buying()
    for number, decision in enumerate(open_decisions(FAIR, state, seat)):
        action = random_action(FAIR, state, decision, Rng(f"h1:{number}"))
        assert action.verb in decision.verbs
        check_by_asking(FAIR, state, seat, action)


def test_a_verb_without_fields_is_built_at_once() -> None:
    state, seat = buying()
    assert build(FAIR, state, seat, "rest", ()) == Rest()
