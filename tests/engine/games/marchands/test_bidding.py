"""Sealed bids for the wagons, and the load-master card."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from engine.core.fields import Amount
from engine.core.values import Event, IllegalError, NotPendingError, Seat
from engine.games.marchands.content import Influence
from engine.games.marchands.model.events import BidsRevealed, LoadMasterPlayed
from engine.games.marchands.model.reserves import free_cash, free_hand
from engine.games.marchands.model.state import State
from engine.games.marchands.phases import bidding
from tests.engine.games.marchands.build import (
    A,
    B,
    C,
    D,
    Table,
    position,
    wagon,
    with_cards,
    with_seat,
)

MASTER, SALE = Influence.LOAD_MASTER, Influence.SPECIAL_SALE


def one_wagon(first: Seat = A, seats: int = 4) -> State:
    """Only wagon 2 is due, in Köln."""
    wagons = (wagon("paris-1", "paris"), wagon("koeln"), wagon("wien-2", "wien-1"))
    return replace(position(seats=seats), first=first, wagons=wagons)


def at_once(state: State) -> State:
    """The same position with one answer for all wagons."""
    return replace(state, rules=replace(state.rules, bids_at_once=True))


def bid_all(table: Table, *lines: str) -> list[Event]:
    """Everybody seals an answer, red first; return what the last one opens."""
    told: list[Event] = []
    for seat, line in enumerate(lines):
        assert told == []
        told = table.play(Seat(seat), line)
    return told


def money(table: Table) -> list[int]:
    return [player.money for player in table.state.players]


def test_example_two_equal_bids_in_koeln() -> None:
    table = Table(bidding, one_wagon())
    told = bid_all(table, "bid 1200", "bid 1300", "bid 500", "bid 1300")
    assert told == [BidsRevealed(1, (1200, 1300, 500, 1300), B, 1300)]
    assert table.state.wagons[1].master == B
    assert money(table) == [5000, 3700, 5000, 5000]
    assert table.state.bank == one_wagon().bank + 1300
    assert table.finished


@pytest.mark.parametrize(("first", "winner"), [(A, B), (B, B), (C, D), (D, D)])
def test_r17_a_tie_goes_to_the_earliest_in_turn_order(first: Seat, winner: Seat) -> None:
    table = Table(bidding, one_wagon(first))
    bid_all(table, "bid 0", "bid 300", "bid 200", "bid 300")
    assert table.state.wagons[1].master == winner


@pytest.mark.parametrize("first", [A, B, C, D])
def test_r17_without_any_bid_the_first_player_pays_nothing(first: Seat) -> None:
    table = Table(bidding, one_wagon(first))
    assert bid_all(table, *["bid 0"] * 4) == [BidsRevealed(1, (0, 0, 0, 0), first, 0)]
    assert money(table) == [5000] * 4


@pytest.mark.parametrize("amount", ["150", "5100", "-100"])
def test_r17_bids_are_whole_hundreds_within_the_purse(amount: str) -> None:
    table = Table(bidding, one_wagon())
    with pytest.raises(IllegalError):
        table.play(A, f"bid {amount}")
    assert table.play(A, "bid 5000") == []


def test_r17_an_odd_purse_still_bids_whole_hundreds() -> None:
    table = Table(bidding, with_seat(one_wagon(), A, money=350))
    field = table.field(A, "bid")
    assert isinstance(field, Amount)
    assert (field.least, field.most, field.step) == (0, 300, 100)


def test_row31_the_loser_with_the_same_bid_keeps_his_money() -> None:
    table = Table(bidding, one_wagon(seats=2))
    bid_all(table, "bid 700", "bid 700")
    assert money(table) == [4300, 5000]


def test_row30_sealing_tells_nothing_and_may_be_changed() -> None:
    table = Table(bidding, one_wagon())
    (name,) = {decision.id for decision in table.decisions()}
    assert table.play(C, "bid 900") == []
    assert table.play(C, "bid 100") == []
    assert table.owing == [A, B, D]
    assert {decision.id for decision in table.decisions()} == {name}
    assert all(decision.secret for decision in table.decisions())
    table.play(A, "bid 200")
    table.play(B, "bid 0")
    assert table.play(D, "bid 0") == [BidsRevealed(1, (200, 0, 100, 0), A, 200)]


def test_row30_the_order_of_sealing_does_not_matter() -> None:
    bids = {A: "bid 300", B: "bid 400", C: "bid 400", D: "bid 0"}
    for order in permutations(bids):
        table = Table(bidding, one_wagon(C))
        for seat in order:
            table.play(seat, bids[seat])
        assert table.events == [BidsRevealed(1, (300, 400, 400, 0), C, 400)]


def test_a5_wagons_are_auctioned_one_after_the_other() -> None:
    table = Table(bidding, position())
    assert {decision.id for decision in table.decisions()} == {"bid:1.1"}
    assert bid_all(table, "bid 3000", "bid 0", "bid 0", "bid 0")[0] == BidsRevealed(
        0, (3000, 0, 0, 0), A, 3000
    )
    assert {decision.id for decision in table.decisions()} == {"bid:1.2"}
    with pytest.raises(IllegalError):
        table.play(A, "bid 2100")
    bid_all(table, "bid 2000", "bid 100", "bid 0", "bid 0")
    bid_all(table, "bid 0", "bid 0", "bid 100", "bid 0")
    assert table.finished
    assert [cart.master for cart in table.state.wagons] == [A, A, C]
    assert money(table) == [0, 5000, 4900, 5000]


def test_r13_one_player_may_be_master_of_all_wagons() -> None:
    table = Table(bidding, position())
    for _ in range(3):
        bid_all(table, "bid 0", "bid 100", "bid 0", "bid 0")
    assert [cart.master for cart in table.state.wagons] == [B, B, B]


def test_r4_all_bids_come_before_any_loading() -> None:
    table = Table(bidding, position())
    bid_all(table, *["bid 0"] * 4)
    assert table.verbs(A) == {"bid"}


def test_a5_at_once_one_answer_holds_a_bid_for_each_wagon() -> None:
    table = Table(bidding, at_once(position()))
    told = bid_all(table, "bid 100 200 300", "bid 200 0 300", "bid 0 0 0", "bid 200 200 0")
    assert told == [
        BidsRevealed(0, (100, 200, 0, 200), B, 200),
        BidsRevealed(1, (200, 0, 0, 200), A, 200),
        BidsRevealed(2, (300, 300, 0, 0), A, 300),
    ]
    assert money(table) == [4500, 4800, 5000, 5000]
    assert table.finished


def test_a5_at_once_the_sum_stays_within_the_purse() -> None:
    table = Table(bidding, with_seat(at_once(position()), B, money=1000))
    with pytest.raises(IllegalError):
        table.play(B, "bid 600 300 200")
    assert table.play(B, "bid 600 300 100") == []


def test_a5_at_once_the_amounts_are_asked_together() -> None:
    fields = Table(bidding, at_once(position())).ask(A, "bid")
    assert isinstance(fields, tuple)
    assert len(fields) == 3


def test_r10_a_master_who_stays_is_not_outbid_even_if_the_wagon_is_empty() -> None:
    wagons = (wagon("paris", master=C), wagon("koeln"), wagon("wien", master=A))
    table = Table(bidding, replace(position(), wagons=wagons))
    bid_all(table, "bid 0", "bid 0", "bid 0", "bid 100")
    assert table.finished
    assert [cart.master for cart in table.state.wagons] == [C, D, A]


def test_r10_wagons_on_the_road_are_not_auctioned() -> None:
    wagons = tuple(wagon(f"{city}-1", city) for city in ("paris", "koeln", "wien"))
    assert Table(bidding, replace(position(), wagons=wagons)).finished


def test_w1_the_card_beats_every_bid_and_no_bid_is_seen() -> None:
    table = Table(bidding, with_cards(one_wagon(), C, MASTER, SALE))
    told = bid_all(table, "bid 4000", "bid 0", "load-master", "bid 900")
    assert told == [LoadMasterPlayed(1, C, ())]
    assert table.state.wagons[1].master == C
    assert money(table) == [5000, 5000, 4200, 5000]
    assert table.state.players[C].hand == (SALE,)


@pytest.mark.parametrize(("first", "winner", "other"), [(A, B, D), (C, D, B)])
def test_w1_the_first_in_turn_order_pays_and_others_keep_the_card(
    first: Seat, winner: Seat, other: Seat
) -> None:
    state = with_cards(with_cards(one_wagon(first), B, MASTER), D, MASTER)
    table = Table(bidding, state)
    told = bid_all(table, "bid 0", "load-master", "bid 0", "load-master")
    assert told == [LoadMasterPlayed(1, winner, (other,))]
    assert table.state.players[winner].hand == ()
    assert table.state.players[other].hand == (MASTER,)
    assert table.state.players[other].money == 5000


def test_r3_the_card_needs_its_fee_in_cash() -> None:
    state = with_cards(one_wagon(), C, MASTER)
    assert Table(bidding, with_seat(state, C, money=800)).verbs(C) == {"bid", "load-master"}
    poor = Table(bidding, with_seat(state, C, money=700))
    assert poor.verbs(C) == {"bid"}
    with pytest.raises(NotPendingError):
        poor.play(C, "load-master")


def test_r3_the_card_is_not_for_a_wagon_that_has_a_master() -> None:
    wagons = (wagon("paris", master=A), wagon("koeln"), wagon("wien"))
    state = at_once(replace(position(), wagons=wagons))
    table = Table(bidding, with_cards(state, C, MASTER))
    assert table.options(C, "load-master") == ["wagon-2", "wagon-3"]
    reason = bidding.explain(table.state, C, "load-master", (), "wagon-1")
    assert reason is not None
    assert reason.key == "marchands-refuse-not-up"


def test_w1_at_once_the_card_names_a_wagon_and_bids_for_the_others() -> None:
    table = Table(bidding, with_cards(at_once(position()), D, MASTER))
    lines = ("bid 100 900 0", "bid 0 0 0", "bid 0 0 200", "load-master wagon-2 300 0")
    told = bid_all(table, *lines)
    assert told == [
        BidsRevealed(0, (100, 0, 0, 300), D, 300),
        LoadMasterPlayed(1, D, ()),
        BidsRevealed(2, (0, 0, 200, 0), C, 200),
    ]
    assert money(table) == [5000, 5000, 4800, 3900]


def test_w1_at_once_fee_and_bids_stay_within_the_purse() -> None:
    state = with_seat(with_cards(at_once(position()), D, MASTER), D, money=1000)
    table = Table(bidding, state)
    with pytest.raises(IllegalError):
        table.play(D, "load-master wagon-2 200 100")
    assert table.play(D, "load-master wagon-2 100 100") == []


def test_w1_the_loser_of_the_card_can_play_it_on_the_next_wagon() -> None:
    state = with_cards(with_cards(position(), A, MASTER), B, MASTER)
    table = Table(bidding, state)
    bid_all(table, "load-master", "load-master", "bid 0", "bid 0")
    assert table.verbs(A) == {"bid"}
    told = bid_all(table, "bid 0", "load-master", "bid 0", "bid 0")
    assert told == [LoadMasterPlayed(1, B, ())]


def test_w1_others_do_not_see_who_could_play_the_card() -> None:
    table = Table(bidding, with_cards(one_wagon(), C, MASTER))
    for viewer in (None, A, B, D):
        assert {d.verbs for d in table.decisions(viewer) if d.seat != viewer} == {("bid",)}


def test_a9_a_sealed_answer_sets_money_and_card_aside() -> None:
    table = Table(bidding, with_cards(at_once(position()), D, MASTER, SALE))
    table.play(A, "bid 100 200 300")
    table.play(D, "load-master wagon-1 500 0")
    assert free_cash(table.state, A) == 4400
    assert free_cash(table.state, B) == 5000
    assert free_cash(table.state, D) == 5000 - 800 - 500
    assert free_hand(table.state, D) == (SALE,)
    assert table.state.players[D].hand == (MASTER, SALE)


def test_a9_a_sealed_bid_does_not_stand_in_the_way_of_a_higher_one() -> None:
    table = Table(bidding, one_wagon())
    table.play(A, "bid 4000")
    assert table.play(A, "bid 5000") == []


@pytest.mark.parametrize("together", [False, True])
def test_an_absent_player_bids_nothing(together: bool) -> None:
    table = Table(bidding, at_once(position()) if together else position())
    while not table.finished:
        decision = next(d for d in table.decisions() if d.owed)
        action = bidding.default(table.state, decision)
        line = " ".join((action.verb, *action.answers()))
        table.play(decision.seat, line)
    assert money(table) == [5000] * 4
    assert [cart.master for cart in table.state.wagons] == [A, A, A]
