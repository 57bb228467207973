"""The last phase: upkeep, climbing, loans and repayment."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.core.match import start, submit
from engine.core.values import IllegalError, NotPendingError
from engine.games.marchands import MARCHANDS
from engine.games.marchands.content import CLIMB_COST, UPKEEP, Influence
from engine.games.marchands.model.actions import Pass, Repay
from engine.games.marchands.model.events import Borrowed, Climbed, Fell, Repaid, UpkeepPaid
from engine.games.marchands.model.position import climb_cost
from engine.games.marchands.model.state import State
from engine.games.marchands.phases import climbing, loans, upkeep
from tests.engine.games.marchands.build import A, B, C, D, Table, position, with_cards, with_seat

TOP = len(UPKEEP) - 1


def rung(fee: int) -> int:
    return UPKEEP.index(fee)


def all_pass(table: Table) -> None:
    for seat in list(table.owing):
        table.play(seat, "pass")


def test_r42_upkeep_is_paid_by_itself_and_nobody_falls_who_can_pay() -> None:
    state = with_seat(position(), A, rung=rung(600), money=600)
    table = Table(climbing, state)
    all_pass(table)
    events = table.leave()
    assert UpkeepPaid(A, 600, False) in events
    assert table.state.players[A].rung == rung(600)
    assert table.state.players[A].money == 0


def test_example_with_700_florins_the_1000_rung_falls_to_600_and_pays_600() -> None:
    state = with_seat(position(), A, rung=rung(1000), money=700)
    table = Table(climbing, state)
    all_pass(table)
    events = table.leave()
    assert Fell(A, rung(1000), rung(600), None) in events
    assert table.state.players[A].money == 100


def test_a18_row23_edition_1_shows_the_purse_of_who_falls() -> None:
    state = with_seat(position(1), A, rung=rung(1000), money=700)
    table = Table(climbing, state)
    assert Fell(A, rung(1000), rung(600), 700) in table.events


def test_row1_edition_1_pays_before_climbing_edition_2_asks_first() -> None:
    state = with_seat(position(1), A, rung=1)
    assert UpkeepPaid(A, 100, False) in Table(climbing, state).events
    state = with_seat(position(), A, rung=1)
    assert Table(climbing, state).events == []


def test_r43_a15_social_status_pays_400_and_only_above_that() -> None:
    state = with_cards(with_seat(position(), A, rung=rung(600)), A, Influence.SOCIAL_STATUS)
    table = Table(climbing, state)
    assert "pay-status" in table.verbs(A)
    table.play(A, "pay-status")
    all_pass(table)
    events = table.leave()
    assert UpkeepPaid(A, 400, True) in events
    assert table.state.players[A].hand == ()
    low = with_cards(with_seat(position(), A, rung=rung(400)), A, Influence.SOCIAL_STATUS)
    with pytest.raises(NotPendingError):
        Table(climbing, low).play(A, "pay-status")


def test_r43_social_status_needs_400_in_cash() -> None:
    state = with_seat(position(), A, rung=rung(600), money=300)
    table = Table(climbing, with_cards(state, A, Influence.SOCIAL_STATUS))
    assert "pay-status" not in table.verbs(A)


def test_w4_at_the_top_a_holder_of_any_card_is_asked_and_nobody_without() -> None:
    state = position()
    for seat in (A, B):
        state = with_seat(state, seat, rung=TOP)
    state = with_cards(state, A, Influence.AXLE_BREAK)
    table = Table(climbing, state)
    assert A in table.owing
    assert B not in table.owing
    assert table.verbs(A) == {"pass"}


def test_w4_edition_2_climbs_together_and_sealed() -> None:
    table = Table(climbing, position())
    assert set(table.owing) == {A, B, C, D}
    assert table.play(C, "climb 1") == []
    assert table.play(C, "climb 2") == []
    all_pass(table)
    assert Climbed(C, 2, 0, 800, 2) in table.leave()


def test_w4_edition_1_climbs_in_turn_order() -> None:
    table = Table(climbing, position(1, first=C))
    assert table.owing == [C]
    assert table.play(C, "climb 1") == [Climbed(C, 1, 0, 400, 1)]
    assert table.owing == [D]


def test_example_three_arrivals_make_a_step_cost_1000_and_two_2000() -> None:
    table = Table(climbing, position(arrivals=3))
    assert climbing.price_of(table.state, 1, 0) == 1000
    table.play(A, "climb 2")
    all_pass(table)
    table.leave()
    assert table.state.players[A].money == 3000


def test_a22_the_cost_ladder_is_even_and_the_1200_card_pays_off_from_the_fifth_arrival() -> None:
    assert CLIMB_COST[4] <= 1200 < CLIMB_COST[5]
    assert {b - a for a, b in pairwise(CLIMB_COST)} == {200}


def test_r45_row26_arrivals_beyond_eight_cost_as_eight() -> None:
    assert climb_cost(position(arrivals=8)) == climb_cost(position(arrivals=11)) == 2000


def test_r44_zero_to_two_steps_and_each_at_the_ladder_cost() -> None:
    table = Table(climbing, with_seat(position(arrivals=2), A, money=1700))
    assert table.options(A, "climb") == ["1", "2"]
    table = Table(climbing, with_seat(position(arrivals=2), A, money=1500))
    assert table.options(A, "climb") == ["1"]
    with pytest.raises(IllegalError):
        table.play(A, "climb 2")


def test_r44_two_rise_cards_make_two_steps_for_2400_and_never_more() -> None:
    state = with_cards(position(arrivals=8), A, *(Influence.SOCIAL_RISE,) * 3)
    table = Table(climbing, state)
    assert set(table.options(A, "climb")) == {"1", "1+1", "2", "2+1", "2+2"}
    table.play(A, "climb 2+2")
    all_pass(table)
    assert Climbed(A, 2, 2, 2400, 2) in table.leave()
    assert table.state.players[A].hand == (Influence.SOCIAL_RISE,)


def test_r1_row9_the_rise_card_is_played_in_the_climbing_phase_of_both_editions() -> None:
    for edition in (1, 2):
        state = with_cards(position(edition, arrivals=6), A, Influence.SOCIAL_RISE)
        assert "1+1" in Table(climbing, state).options(A, "climb")


def test_r44_card_and_normal_step_may_be_mixed() -> None:
    state = with_cards(position(1, arrivals=5), A, Influence.SOCIAL_RISE)
    table = Table(climbing, state)
    table.play(A, "climb 2+1")
    assert table.state.players[A].money == 5000 - 1200 - 1400


def test_edition_2_climbs_with_what_upkeep_leaves() -> None:
    state = with_seat(position(), A, rung=rung(400), money=900)
    table = Table(climbing, state)
    assert table.options(A, "climb") == ["1"]
    poorer = Table(climbing, with_seat(state, A, money=700))
    assert "climb" not in poorer.verbs(A)


def test_nobody_climbs_above_the_top() -> None:
    table = Table(climbing, with_seat(position(), A, rung=TOP - 1))
    assert table.options(A, "climb") == ["1"]


def test_debtors_may_not_climb_but_may_repay_first() -> None:
    table = Table(climbing, with_seat(position(), A, debts=1))
    assert table.verbs(A) == {"repay", "pass"}
    assert table.play(A, "repay") == [Repaid(A, 2500)]
    assert "climb" in table.verbs(A)
    assert A in table.owing


def test_r8_repaying_in_the_climbing_phase_allows_climbing_in_it() -> None:
    table = Table(climbing, with_seat(position(1), A, debts=1))
    table.play(A, "repay")
    table.play(A, "climb 1")
    assert table.state.players[A].rung == 1


def fallen(state: State) -> Table:
    return Table(loans, replace(state, fell=(A, C)))


def test_r9_row21_only_who_fell_may_borrow_once_and_all_are_asked_together() -> None:
    table = fallen(position())
    assert table.owing == [A, C]
    assert table.play(C, "borrow") == [Borrowed(C, 2000)]
    assert table.owing == [A]
    table.play(A, "pass")
    assert table.finished
    assert table.state.players[C].debts == 1
    assert table.state.players[C].money == 7000


def test_r9_several_loans_may_add_up_over_rounds() -> None:
    table = fallen(with_seat(position(), A, debts=2))
    table.play(A, "borrow")
    assert table.state.players[A].debts == 3


def test_a9_no_loan_is_offered_in_the_last_round() -> None:
    assert fallen(position(arrivals=8)).finished
    assert not fallen(position(arrivals=7)).finished


def test_a9_a_debtor_is_always_asked_in_the_last_round_and_repays_if_absent() -> None:
    for money, action in ((2500, Repay()), (2400, Pass())):
        state = with_seat(position(arrivals=8), A, debts=1, money=money, rung=0)
        table = Table(climbing, state)
        decision = next(d for d in table.decisions(A) if d.seat == A and d.owed)
        assert climbing.default(table.state, decision) == action


def test_a9_repaying_is_open_at_any_time_when_the_money_is_free() -> None:
    match, _ = start(
        MARCHANDS, 2, tuple((s.name, s.choices[0]) for s in MARCHANDS.meta.settings), "h1:repay"
    )
    state = with_seat(match.state, A, debts=1)
    match = replace(match, state=state)
    turn = submit(MARCHANDS, match, A, Repay())
    assert turn.match.state.players[A].debts == 0
    poor = replace(match, state=with_seat(state, A, money=2499))
    with pytest.raises(NotPendingError):
        submit(MARCHANDS, poor, A, Repay())


def test_r46_the_last_round_has_full_upkeep_then_climbing() -> None:
    state = with_seat(position(arrivals=8), A, rung=rung(600), money=2700)
    table = Table(climbing, state)
    table.play(A, "climb 1")
    all_pass(table)
    table.leave()
    assert table.state.players[A].money == 2700 - 600 - 2000
    assert table.state.players[A].rung == rung(800)


def test_a_seat_that_fell_has_less_left_than_any_step_costs() -> None:
    gaps = [UPKEEP[n + 1] - UPKEEP[n] for n in range(TOP)]
    assert max(gaps) - 100 < min(CLIMB_COST)
    assert upkeep.payable_rung(TOP, 0) == 0


def test_w4_a_status_card_played_late_is_sealed_too() -> None:
    state = with_cards(with_seat(position(), A, rung=rung(800)), A, Influence.SOCIAL_STATUS)
    table = Table(climbing, state)
    table.play(A, "climb 1")
    table.play(A, "pay-status")
    # Asking A once more would tell everybody of the card.
    assert A not in table.owing
    table.play(A, "climb 2")
    all_pass(table)
    told = table.leave()
    assert UpkeepPaid(A, 400, True) in told
    assert Climbed(A, 2, 0, 800, rung(1300)) in told


def test_w4_a_status_card_played_first_leaves_the_steps_to_be_sealed() -> None:
    state = with_cards(with_seat(position(), A, rung=rung(800)), A, Influence.SOCIAL_STATUS)
    table = Table(climbing, state)
    table.play(A, "pay-status")
    assert A in table.owing
    top = with_cards(with_seat(position(), A, rung=TOP), A, Influence.SOCIAL_STATUS)
    table = Table(climbing, top)
    table.play(A, "pay-status")
    assert A not in table.owing
