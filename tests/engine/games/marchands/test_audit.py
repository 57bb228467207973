"""Corners where two rules meet: money set aside, questions answered early, who learns what."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import settle
from engine.core.match import Match, start, submit
from engine.core.rng import Rng
from engine.games.marchands import MARCHANDS
from engine.games.marchands.content import Ability, City, Good
from engine.games.marchands.flow import STAGES
from engine.games.marchands.model.actions import Bid, BidUpTo, Pass, Repay, Sell
from engine.games.marchands.model.state import Deal, Phase, State
from tests.engine.games.marchands.build import A, B, with_goods, with_seat


def begun(**chosen: str) -> Match[State]:
    """A match of two that has just begun, red first."""
    match, _ = start(MARCHANDS, 2, settle(MARCHANDS.meta, chosen), "h1:corners")
    return replace(match, state=replace(match.state, first=A))


@pytest.mark.parametrize("phase", [Phase.BUYING, Phase.BIDDING, Phase.INVESTING])
def test_w6_a_stand_in_spends_nothing_that_is_offered_in_a_deal(phase: Phase) -> None:
    match = begun(negotiation="on", start="paris-koeln-wien")
    state = with_goods(match.state, A, City.PARIS, Good.WINE, Good.WINE, Good.WINE)
    state = replace(state, phase=phase, deals=(Deal(1, A, B, pays=4900),), deal_count=1)
    state = STAGES[phase].enter(state, [])
    owed = [d for d in MARCHANDS.pending(state, A) if d.seat == A and d.owed]
    assert owed
    for attempt in range(20):
        action = MARCHANDS.stand_in(state, owed[0], Rng(f"h1:{attempt}"))
        MARCHANDS.check(state, A, action)


def test_w5_a_maximum_never_bids_money_that_was_spent_since() -> None:
    match = begun()
    state = with_seat(match.state, B, money=3000, debts=1)
    state = STAGES[Phase.INVESTING].enter(replace(state, phase=Phase.INVESTING), [])
    match = submit(MARCHANDS, replace(match, state=state), B, BidUpTo(3000)).match
    match = submit(MARCHANDS, match, B, Repay()).match
    match = submit(MARCHANDS, match, A, Bid((600,))).match
    assert match.state.players[B].money == 500
    assert match.state.players[A].money == 4400


def test_row27_a_stand_in_clears_its_warehouses_when_the_last_wagon_has_arrived() -> None:
    state = with_goods(begun(start="paris-koeln-wien").state, A, City.PARIS, Good.WINE)
    state = with_seat(state, A, abilities=(Ability.WAREHOUSE_SALE,))
    state = replace(state, phase=Phase.SELLING, arrivals=5)
    wine = Sell(((Good.WINE, City.PARIS),))
    for arrived, answer in ((False, Pass()), (True, wine)):
        wagons = (replace(state.wagons[0], arrived=arrived), *state.wagons[1:])
        there = STAGES[Phase.SELLING].enter(replace(state, wagons=wagons), [])
        (asked,) = MARCHANDS.pending(there, A)
        assert MARCHANDS.stand_in(there, asked, Rng("h1:last")) == answer
