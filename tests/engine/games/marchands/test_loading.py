"""Loading: what the master and the others may put aboard."""

import pytest
from msgspec.structs import replace

from engine.core.fields import Basket
from engine.core.values import IllegalError, NotPendingError
from engine.games.marchands.model.events import (
    DealStruck,
    GoodsLoaded,
    LoadingClosed,
    OfferMade,
)
from engine.games.marchands.model.reserves import free_cash
from engine.games.marchands.phases.loading import stage as loading
from engine.games.marchands.phases.loading.talks import stage_of
from tests.engine.games.marchands.build import (
    A,
    B,
    C,
    D,
    Table,
    wagon,
    with_goods,
)
from tests.engine.games.marchands.hamburg import (
    CLOTH,
    HAMBURG,
    IRON,
    PARIS,
    SILK,
    WINE,
    hamburg,
    market,
    money,
    offered,
)


def test_example_loading_in_hamburg() -> None:
    table = Table(loading, market())
    assert table.play(B, "load wagon-1 silk-3") == [GoodsLoaded(0, B, (SILK,) * 3)]
    assert "red" in table.options(B, "offer wagon-1")
    assert "orange" not in table.options(B, "offer wagon-1")
    table.play(B, "offer wagon-1 red none 400")
    table.play(B, "offer wagon-1 green none 500")
    told = table.play(A, "accept wagon-1.1-x-400 iron,cloth")
    assert told == [DealStruck(0, B, A, (CLOTH, IRON), 400)]
    told = table.play(C, "accept wagon-1.1-x-500 iron,iron")
    assert told == [DealStruck(0, B, C, (IRON, IRON), 500), LoadingClosed(0)]
    assert table.finished
    assert money(table) == [4600, 5900, 4500, 5000]
    assert table.state.wagons[0].cargo == ((CLOTH, IRON), (SILK,) * 3, (IRON, IRON), ())
    assert sum(table.state.players[A].stores[HAMBURG]) == 0
    assert table.state.players[C].stores[HAMBURG][CLOTH] == 1


def test_example_one_for_300_or_two_for_500() -> None:
    told = offered().events[-1]
    assert told == OfferMade(0, B, A, 1, 300, 500)
    one, two = offered(), offered()
    assert one.play(A, "accept wagon-1.1-300-500 iron")[0] == DealStruck(0, B, A, (IRON,), 300)
    both = two.play(A, "accept wagon-1.1-300-500 cloth,iron")
    assert both[0] == DealStruck(0, B, A, (CLOTH, IRON), 500)


def test_r11_the_masters_first_good_fixes_his_type() -> None:
    table = Table(loading, hamburg())
    assert table.options(B, "load wagon-1") == ["iron-1", "silk-3", "silk-2", "silk-1"]
    table.play(B, "load wagon-1 silk-1")
    assert table.options(B, "load wagon-1") == ["silk-2", "silk-1"]
    table.play(B, "load wagon-1 silk-2")
    assert "load" not in table.verbs(B)


def test_r11_nobody_else_may_load_the_masters_type() -> None:
    state = with_goods(hamburg(), A, HAMBURG, SILK)
    table = Table(loading, state)
    table.play(B, "load wagon-1 silk-1")
    table.play(B, "offer wagon-1 red 0 0")
    field = table.field(A, "accept wagon-1.1-0-0")
    assert isinstance(field, Basket)
    assert [option.token for option in field.options] == ["cloth", "iron"]
    reason = loading.explain(table.state, A, "accept", ("wagon-1.1-0-0",), "silk")
    assert reason is not None
    assert reason.key == "marchands-refuse-monopoly"


@pytest.mark.parametrize("edition", [1, 2])
def test_row17_a_master_who_has_loaded_nothing_cannot_take_anothers_type(edition: int) -> None:
    table = Table(loading, hamburg(edition))
    table.play(B, "offer wagon-1 red 0 none")
    table.play(A, "accept wagon-1.1-0-x iron")
    assert table.options(B, "load wagon-1") == ["silk-3", "silk-2", "silk-1"]
    reason = loading.explain(table.state, B, "load", ("wagon-1",), "iron-1")
    assert reason is not None
    assert reason.key == "marchands-refuse-type-taken"


def test_r11_before_the_master_loads_others_may_load_anything() -> None:
    table = Table(loading, with_goods(hamburg(), A, HAMBURG, SILK, SILK))
    table.play(B, "offer wagon-1 red none 0")
    assert table.options(A, "accept wagon-1.1-x-0") == ["cloth", "iron", "silk"]
    table.play(A, "accept wagon-1.1-x-0 silk,silk")
    assert table.options(B, "load wagon-1") == ["iron-1"]


def test_r11_a_load_that_leaves_a_guest_nothing_ends_the_talk() -> None:
    state = with_goods(hamburg(), D, HAMBURG, SILK)
    table = Table(loading, state)
    table.play(B, "offer wagon-1 orange 100")
    table.play(B, "load wagon-1 silk-1")
    assert table.verbs(D) == set()
    assert table.options(B, "offer wagon-1") == ["red"]


def test_r11_a_load_that_makes_an_offer_impossible_gives_the_master_the_word() -> None:
    state = with_goods(hamburg(), D, HAMBURG, SILK, IRON)
    table = Table(loading, state)
    table.play(B, "offer wagon-1 red 100 none")
    table.play(B, "offer wagon-1 orange none 300")
    assert B not in table.owing
    table.play(B, "load wagon-1 silk-1")
    assert table.verbs(D) == set()
    assert B in table.owing
    table.play(B, "offer wagon-1 orange 100")
    assert table.options(D, "accept wagon-1.2-100-x") == ["iron"]


def test_r11_a_load_that_makes_a_counter_impossible_returns_the_word_to_the_guest() -> None:
    table = Table(loading, with_goods(hamburg(), D, HAMBURG, SILK, IRON))
    table.play(B, "offer wagon-1 orange 500 none")
    table.play(D, "counter wagon-1.1-500-x silk 200")
    assert free_cash(table.state, D) == 4800
    table.play(B, "load wagon-1 silk-1")
    assert free_cash(table.state, D) == 5000
    assert table.verbs(D) == {"accept", "decline"}
    assert "grant" not in table.verbs(B)


def test_r14_goods_come_from_the_warehouse_in_that_city() -> None:
    state = with_goods(hamburg(), B, PARIS, WINE, WINE)
    table = Table(loading, with_goods(state, D, PARIS, WINE))
    assert not any("wine" in token for token in table.options(B, "load wagon-1"))
    assert table.options(B, "offer wagon-1") == ["red"]
    reason = loading.explain(table.state, B, "load", ("wagon-1",), "wine-2")
    assert reason is not None
    assert reason.key == "marchands-refuse-not-stored"


def test_r12_the_master_need_not_offer_anyone_a_price() -> None:
    table = Table(loading, market())
    assert table.owing == [B]
    assert table.play(B, "close wagon-1") == [LoadingClosed(0)]
    assert table.finished
    assert money(table) == [5000] * 4


def test_r12_no_deal_means_no_loading_and_no_payment() -> None:
    table = offered()
    table.play(A, "decline wagon-1.1-300-500")
    table.play(B, "close wagon-1")
    assert money(table) == [5000] * 4
    assert table.state.wagons[0].cargo[A] == ()


def test_r13_one_master_loads_several_wagons_in_parallel() -> None:
    wagons = (wagon("hamburg", master=B), wagon("paris", master=B), wagon("wien-1", "wien"))
    state = with_goods(replace(hamburg(), wagons=wagons), B, PARIS, WINE)
    table = Table(loading, state)
    assert [d.given for d in table.decisions()] == [("wagon-1",), ("wagon-2",)]
    assert table.options(B, "load") == ["wagon-1", "wagon-2"]
    table.play(B, "load wagon-2 wine-1")
    assert not table.finished
    table.play(B, "close wagon-1")
    assert table.finished


def test_r10_over_the_rounds_the_master_tops_up_and_sells_places_again() -> None:
    cargo = ((IRON,), (SILK, SILK), (), ())
    state = hamburg()
    state = replace(state, wagons=(replace(state.wagons[0], cargo=cargo), *state.wagons[1:]))
    table = Table(loading, state)
    assert table.options(B, "load wagon-1") == ["silk-1"]
    table.play(B, "load wagon-1 silk-1")
    # One place of two is taken, so there is no price for two.
    table.play(B, "offer wagon-1 red 100")
    table.play(A, "accept wagon-1.1-100-x cloth")
    assert table.state.wagons[0].cargo == ((CLOTH, IRON), (SILK,) * 3, (), ())
    assert table.state.wagons[0].master == B
    assert table.finished


def test_r10_nothing_is_loaded_on_the_road_or_without_a_master() -> None:
    wagons = (wagon("hamburg-1", "hamburg", master=None), *hamburg().wagons[1:])
    assert Table(loading, replace(hamburg(), wagons=wagons)).finished


def test_r10_a_full_wagon_asks_nobody() -> None:
    cargo = ((CLOTH, IRON), (SILK,) * 3, (), ())
    wagons = (replace(hamburg().wagons[0], cargo=cargo), *hamburg().wagons[1:])
    table = Table(loading, replace(hamburg(), wagons=wagons))
    assert table.finished
    assert table.events == []


def test_row31_others_load_two_goods_at_most() -> None:
    table = Table(loading, with_goods(hamburg(), A, HAMBURG, IRON, IRON))
    table.play(B, "offer wagon-1 red 100 100")
    with pytest.raises(IllegalError):
        table.play(A, "accept wagon-1.1-100-100 iron,iron,iron")


def test_r15_payment_and_loading_happen_together() -> None:
    table = offered()
    assert money(table) == [5000] * 4
    table.play(A, "accept wagon-1.1-300-500 iron")
    assert money(table) == [4700, 5300, 5000, 5000]
    assert table.state.wagons[0].cargo[A] == (IRON,)
    assert table.state.bank == hamburg().bank


def test_row29_prices_are_free_for_each_guest() -> None:
    table = Table(loading, market())
    table.play(B, "offer wagon-1 red 100 100")
    table.play(B, "offer wagon-1 green 900 none")
    terms = {(t.guest, t.one, t.two) for t in stage_of(table.state).talks if t.offers}
    assert terms == {(A, 100, 100), (C, 900, None)}


def test_w7_the_master_may_load_and_offer_in_any_order() -> None:
    table = Table(loading, hamburg())
    assert table.verbs(B) == {"load", "offer", "close"}
    table.play(B, "offer wagon-1 red 100 none")
    assert table.verbs(B) == {"load", "offer", "close"}
    table.play(B, "load wagon-1 silk-2")
    table.play(B, "load wagon-1 silk-1")
    table.play(A, "accept wagon-1.1-100-x iron")
    assert table.state.wagons[0].cargo == ((IRON,), (SILK,) * 3, (), ())


def test_a_master_who_has_loaded_nothing_is_asked_when_his_guests_are_settled() -> None:
    table = Table(loading, hamburg())
    table.play(B, "offer wagon-1 red 100 none")
    assert table.owing == [A]
    table.play(A, "accept wagon-1.1-100-x iron")
    assert table.owing == [B]
    assert table.verbs(B) == {"load", "close"}
    table.play(B, "load wagon-1 silk-2")
    assert table.finished


def test_w7_the_question_to_the_master_keeps_its_name_while_others_answer() -> None:
    table = Table(loading, market())
    names = {d.id for d in table.decisions() if d.seat == B}
    table.play(B, "offer wagon-1 red 100 none")
    table.play(A, "decline wagon-1.1-100-x")
    assert {d.id for d in table.decisions() if d.seat == B} == names == {"load:3.1:0"}


def test_w7_more_goods_aboard_make_it_another_question() -> None:
    table = Table(loading, market())
    (before,) = (d.id for d in table.decisions() if d.seat == B)
    table.play(B, "load wagon-1 silk-1")
    (after,) = (d.id for d in table.decisions() if d.seat == B)
    # Otherwise a second press on the same button would load a second piece.
    assert before != after


def test_only_the_master_loads_offers_and_closes() -> None:
    table = Table(loading, market())
    for line in ("load wagon-1 iron-1", "offer wagon-1 green 100 none", "close wagon-1"):
        with pytest.raises(NotPendingError):
            table.play(A, line)
    reason = loading.explain(table.state, A, "load", (), "wagon-1")
    assert reason is not None
    assert reason.key == "marchands-refuse-not-master"


def test_an_absent_master_offers_the_customary_fee_and_then_closes() -> None:
    table = Table(loading, with_goods(hamburg(), D, HAMBURG, SILK))
    told = []
    while not table.finished:
        decision = next(d for d in table.decisions() if d.owed)
        action = loading.default(table.state, decision)
        told.append(" ".join((action.verb, *action.answers())))
        table.play(decision.seat, told[-1])
    assert "offer wagon-1 red 200 400" in told
    assert "offer wagon-1 orange 200" in told
    assert "decline wagon-1.3-200-400" in told
    assert told[-1] == "close wagon-1"
    assert money(table) == [5000] * 4


def test_an_absent_master_refuses_counters() -> None:
    table = offered()
    table.play(A, "counter wagon-1.1-300-500 iron 200")
    (decision,) = (d for d in table.decisions() if d.owed)
    action = loading.default(table.state, decision)
    assert " ".join((action.verb, *action.answers())) == "refuse wagon-1.red-iron-200"
