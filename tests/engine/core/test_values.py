"""Messages, kinds and settings: the small words everything else is made of."""

from __future__ import annotations

import pytest

from engine.core.game import Outcome, settle
from engine.core.values import MalformedError, Seat, kebab, kind_of, say
from tests.support.fair import FAIR
from tests.support.fair.model import Bid, FairClosed, StallWon


def test_a_class_name_becomes_its_kind() -> None:
    assert kebab("BidUpTo") == "bid-up-to"
    assert kind_of(StallWon) == "stall-won"
    assert Bid(3).verb == "bid"
    assert FairClosed().kind == "fair-closed"


def test_what_is_printed_of_an_action_or_event_holds_no_secret() -> None:
    assert "17" not in repr(Bid(17))
    assert "17" not in repr(StallWon(Seat(1), (17, 3)))
    assert "17" not in f"{[Bid(17)]}"


def test_messages_are_equal_by_key_and_parameters_and_can_be_keys() -> None:
    assert say("a", x=1) == say("a", x=1) != say("a", x=2)
    assert len({say("a", x=(say("b"),)), say("a", x=(say("b"),))}) == 1


def test_settings_are_completed_in_the_order_of_the_game() -> None:
    assert settle(FAIR.meta, {"tastes": "none"}) == (("rounds", "3"), ("tastes", "none"))


@pytest.mark.parametrize(
    ("chosen", "offender", "options"),
    [
        ({"weather": "rain"}, "weather", "rounds, tastes"),
        ({"rounds": "4"}, "4", "3, 5"),
    ],
)
def test_an_unknown_setting_is_refused(chosen: dict[str, str], offender: str, options: str) -> None:
    with pytest.raises(MalformedError) as caught:
        settle(FAIR.meta, chosen)
    assert dict(caught.value.message.params) == {"offender": offender, "options": options}


def test_after_a_shared_place_the_next_is_skipped() -> None:
    ranking = ((Seat(2),), (Seat(0), Seat(3)), (Seat(1),))
    outcome = Outcome(ranking, say("over"), ())
    assert [outcome.rank(Seat(seat)) for seat in range(4)] == [2, 4, 1, 2]
    with pytest.raises(ValueError, match="not ranked"):
        outcome.rank(Seat(4))
