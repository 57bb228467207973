"""A match is its seed, options and accepted actions."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.match import (
    DivergedError,
    Entry,
    events_for,
    replay,
    run_automatic,
    start,
    submit,
    time_out,
)
from engine.core.values import (
    IllegalError,
    MalformedError,
    NotPendingError,
    RefusalError,
    Seat,
    StaleError,
)
from tests.support.fair import FAIR
from tests.support.fair.content import Good
from tests.support.fair.model import Bid, Buy, Rest, Sealed, Sell, Wake
from tests.support.playing import AnyMatch, begin, is_over, options_of, play, turns

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)
EVERYONE = frozenset({RED, BLUE, GREEN})


@pytest.fixture
def buying() -> AnyMatch:
    """Red is to buy first, then blue, then green."""
    return next(
        match
        for number in range(20)
        if (match := begin(FAIR, 3, f"h1:{number}")).state.market.first == RED
    )


@pytest.fixture
def bidding(buying: AnyMatch) -> AnyMatch:
    return play(FAIR, buying, "red buy wool", "blue buy none", "green buy none")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_wrong_number_of_seats_is_refused_with_the_bounds(seats: int) -> None:
    with pytest.raises(MalformedError) as caught:
        start(FAIR, seats, options_of(FAIR), "h1:x")
    assert dict(caught.value.message.params) == {"seats": seats, "least": 2, "most": 4}


def test_the_same_seed_gives_the_same_match() -> None:
    assert start(FAIR, 3, options_of(FAIR), "h1:x") == start(FAIR, 3, options_of(FAIR), "h1:x")
    tables = {start(FAIR, 3, options_of(FAIR), f"h1:{n}")[0].state.market for n in range(30)}
    assert len(tables) > 20


def test_a_submit_logs_one_entry_with_the_state_it_led_to(buying: AnyMatch) -> None:
    turn = submit(FAIR, buying, RED, Buy((Good.WOOL,)), decision="buy:1:red")
    (entry,) = turn.entries
    assert (entry.seat, entry.action, entry.auto) == (RED, Buy((Good.WOOL,)), False)
    assert entry.rules == FAIR.meta.rules_version
    assert turn.match.length == 1
    assert turn.match.drawn == entry.drawn


@pytest.mark.parametrize(
    ("seat", "action", "decision", "kind"),
    [
        (BLUE, Buy(()), None, NotPendingError),
        (RED, Bid(3), None, NotPendingError),
        (RED, Buy((Good.WOOL,) * 4), None, IllegalError),
        (RED, Buy(()), "buy:0:red", StaleError),
        (RED, Buy(()), "aside:1:red:rest", StaleError),
        (BLUE, Rest(), "buy:1:red", StaleError),
        (RED, Sell(Good.WOOL, 1), None, NotPendingError),
        (BLUE, Wake(), None, NotPendingError),
    ],
)
def test_refusals_are_of_the_right_class_and_change_nothing(
    buying: AnyMatch,
    seat: Seat,
    action: Buy | Bid | Sell | Rest | Wake,
    decision: str | None,
    kind: type[RefusalError],
) -> None:
    before = msgspec.msgpack.encode(buying)
    with pytest.raises(RefusalError) as caught:
        submit(FAIR, buying, seat, action, decision=decision)
    assert type(caught.value) is kind
    assert msgspec.msgpack.encode(buying) == before


def test_the_second_of_two_simultaneous_bidders_is_not_late(bidding: AnyMatch) -> None:
    after = submit(FAIR, bidding, RED, Bid(1), decision="bid:1:red").match
    after = submit(FAIR, after, BLUE, Bid(2), decision="bid:1:blue").match
    assert submit(FAIR, after, GREEN, Bid(3), decision="bid:1:green").match.length == 6


def test_a_sealed_bid_may_be_changed_until_the_reveal(bidding: AnyMatch) -> None:
    match = play(FAIR, bidding, "red bid 1", "red bid 5", "blue bid 2")
    match = play(FAIR, match, "green bid 0")
    assert match.state.market.winner == RED
    assert match.state.purses[RED] == 40 - 2 - 5


def test_after_the_end_everything_is_refused(buying: AnyMatch) -> None:
    over = run_automatic(FAIR, buying, EVERYONE).match
    assert is_over(FAIR, over)
    with pytest.raises(NotPendingError) as caught:
        submit(FAIR, over, RED, Rest())
    assert caught.value.message.key == "refuse-over"


def test_standing_orders_fire_inside_the_submit_and_are_logged(buying: AnyMatch) -> None:
    match = play(FAIR, buying, "blue rest", "green rest")
    (turn,) = turns(FAIR, match, "red buy none")
    assert [(e.seat, e.action, e.auto) for e in turn.entries] == [
        (RED, Buy(()), False),
        (BLUE, Buy(()), True),
        (GREEN, Buy(()), True),
    ]
    assert len(turn.events) == 3


def test_stand_ins_answer_all_they_owe_in_the_same_submit(bidding: AnyMatch) -> None:
    turn = submit(FAIR, bidding, RED, Bid(40 - 2), stand_ins=frozenset({BLUE, GREEN}))
    answered = {entry.seat for entry in turn.entries if entry.auto}
    assert answered == {BLUE, GREEN}
    assert all(d.seat == RED for d in FAIR.pending(turn.match.state, None) if d.owed)


def test_the_table_answers_for_a_seat_that_does_not(bidding: AnyMatch) -> None:
    turn = time_out(FAIR, bidding, RED, "bid:1:red", stand_ins=frozenset({BLUE}))
    assert [(e.seat, e.auto) for e in turn.entries] == [(RED, True), (BLUE, True)]
    assert turn.entries[0].action == Bid(0)


@pytest.mark.parametrize(
    ("seat", "decision"),
    [(RED, "bid:0:red"), (RED, "aside:1:red:rest"), (RED, "buy:1:red"), (BLUE, "bid:1:red")],
)
def test_the_table_answers_only_what_a_seat_owes_now(
    bidding: AnyMatch, seat: Seat, decision: str
) -> None:
    with pytest.raises(StaleError):
        time_out(FAIR, bidding, seat, decision)


def test_a_replay_never_decides_a_stand_ins_move_again(buying: AnyMatch) -> None:
    turn = run_automatic(FAIR, buying, EVERYONE)
    again, told = replay(FAIR, buying, turn.entries)
    assert again == turn.match
    assert told == turn.events
    assert replay(FAIR, buying, turn.entries, trusted=False)[0] == turn.match


def test_a_replay_in_two_halves_is_the_same_replay(buying: AnyMatch) -> None:
    turn = run_automatic(FAIR, buying, EVERYONE)
    half, _ = replay(FAIR, buying, turn.entries[:7])
    assert replay(FAIR, half, turn.entries[7:])[0] == turn.match


@pytest.mark.parametrize("change", [{"digest": "0" * 16}, {"drawn": 99}])
def test_a_replay_that_diverges_stops_there(buying: AnyMatch, change: dict[str, object]) -> None:
    entries = list(run_automatic(FAIR, buying, EVERYONE).entries)
    entries[4] = msgspec.structs.replace(entries[4], **change)
    with pytest.raises(DivergedError) as caught:
        replay(FAIR, buying, entries)
    assert caught.value.index == 4


def test_a_replay_of_foreign_moves_checks_them(buying: AnyMatch) -> None:
    forged = [Entry(BLUE, Buy(()), buying.drawn, 1, "0" * 16)]
    with pytest.raises(NotPendingError):
        replay(FAIR, buying, forged, trusted=False)


def test_each_viewer_is_told_what_he_may_know(bidding: AnyMatch) -> None:
    (turn,) = turns(FAIR, bidding, "red bid 7")
    (events,) = turn.events
    assert events_for(FAIR, events, RED) == (Sealed(RED, 7),)
    assert events_for(FAIR, events, BLUE) == ()
    assert events_for(FAIR, events, None) == ()
