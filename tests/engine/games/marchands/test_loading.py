"""Loading: what the master and the others may put aboard, and the deals between them."""

import pytest
from msgspec.structs import replace

from engine.core.fields import Amount, Basket
from engine.core.values import IllegalError, NotPendingError, RefusalError
from engine.games.marchands.content import City, Good
from engine.games.marchands.model.events import (
    CounterRefused,
    DealStruck,
    GoodsLoaded,
    LoadingClosed,
    OfferCountered,
    OfferDeclined,
    OfferMade,
)
from engine.games.marchands.model.reserves import free_cash
from engine.games.marchands.model.state import State
from engine.games.marchands.phases.loading import stage as loading
from engine.games.marchands.phases.loading.talks import stage_of
from tests.engine.games.marchands.build import (
    A,
    B,
    C,
    D,
    Table,
    position,
    wagon,
    with_goods,
    with_seat,
)

CLOTH, IRON, SILK, WINE, SALT, FOOD = Good
HAMBURG, PARIS = City.HAMBURG, City.PARIS


def hamburg(edition: int = 2) -> State:
    """Blue is master of wagon 1 in Hamburg; the other wagons are on the road."""
    wagons = (wagon("hamburg", master=B), wagon("koeln-1", "koeln"), wagon("wien-1", "wien"))
    state = replace(position(edition), wagons=wagons, round=3)
    state = with_goods(state, A, HAMBURG, IRON, CLOTH)
    return with_goods(state, B, HAMBURG, SILK, SILK, SILK, IRON)


def market() -> State:
    """As before, and the others have goods in Hamburg too; orange only silk."""
    state = with_goods(hamburg(), C, HAMBURG, IRON, IRON, CLOTH)
    return with_goods(state, D, HAMBURG, SILK, SILK)


def offered(one: str = "300", two: str = "500") -> Table:
    """Only red could load, and has an offer before it; blue has loaded."""
    table = Table(loading, hamburg())
    table.play(B, "load wagon-1 silk-3")
    table.play(B, f"offer wagon-1 red {one} {two}")
    return table


def money(table: Table) -> list[int]:
    return [player.money for player in table.state.players]


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


@pytest.mark.parametrize("prices", ["150 none", "-100 none", "none none"])
def test_a6_prices_are_whole_hundreds_and_one_of_them_is_named(prices: str) -> None:
    table = Table(loading, hamburg())
    with pytest.raises(RefusalError):
        table.play(B, f"offer wagon-1 red {prices}")


def test_a6_an_offer_without_any_price_is_explained() -> None:
    table = Table(loading, hamburg())
    reason = loading.explain(table.state, B, "offer", ("wagon-1", "red", "none"), "none")
    assert reason is not None
    assert reason.key == "marchands-refuse-no-price"


def test_a6_prices_have_no_bound_but_the_coins_in_the_box() -> None:
    field = Table(loading, hamburg()).field(B, "offer wagon-1 red")
    assert isinstance(field, Amount)
    assert (field.least, field.most, field.step) == (0, 45_000, 100)


def test_a6_the_price_for_two_may_be_below_the_price_for_one() -> None:
    table = Table(loading, with_seat(hamburg(), A, money=200))
    table.play(B, "offer wagon-1 red 900 200")
    field = table.field(A, "accept wagon-1.1-900-200")
    assert isinstance(field, Basket)
    assert (field.least, field.most) == (2, 2)


def test_w7_one_price_may_go_to_all_who_wait_for_one() -> None:
    table = Table(loading, with_goods(market(), D, HAMBURG, CLOTH))
    table.play(B, "load wagon-1 silk-1")
    table.play(B, "offer wagon-1 red 900 none")
    told = table.play(B, "offer wagon-1 all 200 300")
    # Orange has one good that may go aboard, so that a price for two means nothing there.
    assert told == [OfferMade(0, B, C, 1, 200, 300), OfferMade(0, B, D, 1, 200, None)]
    assert set(table.owing) == {A, C, D}
    assert "all" not in table.options(B, "offer wagon-1")


def test_w7_where_one_good_fits_somewhere_a_price_for_one_is_needed() -> None:
    table = Table(loading, with_goods(hamburg(), C, HAMBURG, CLOTH))
    with pytest.raises(RefusalError):
        table.play(B, "offer wagon-1 all none 300")


def test_a6_three_offers_and_no_more() -> None:
    table = Table(loading, hamburg())
    table.play(B, "load wagon-1 silk-1")
    for number in (1, 2, 3):
        assert table.owing == [B]
        table.play(B, "offer wagon-1 red 100 none")
        told = table.play(A, f"decline wagon-1.{number}-100-x")
        assert told[0] == OfferDeclined(0, A, number)
    assert told[1:] == [LoadingClosed(0)]
    assert table.finished


def test_a6_a_new_offer_takes_the_place_of_the_old() -> None:
    table = offered()
    (before,) = (d for d in table.decisions() if d.seat == A)
    table.play(B, "offer wagon-1 red 900 none")
    (after,) = (d for d in table.decisions() if d.seat == A)
    assert before.id != after.id
    with pytest.raises(IllegalError):
        table.play(A, "accept wagon-1.1-300-500 iron")
    reason = loading.explain(table.state, A, "accept", (), "wagon-1.1-300-500")
    assert reason is not None
    assert reason.key == "marchands-refuse-offer-gone"


def test_a6_after_three_offers_the_last_cannot_be_revised() -> None:
    table = offered()
    table.play(B, "offer wagon-1 red 400 none")
    table.play(B, "offer wagon-1 red 500 none")
    assert "offer" not in table.verbs(B)
    reason = loading.explain(table.state, B, "offer", ("wagon-1",), "red")
    assert reason is not None
    assert reason.key == "marchands-refuse-offers-used"


def test_a6_a_granted_counter_loads_at_the_guests_price() -> None:
    table = offered()
    told = table.play(A, "counter wagon-1.1-300-500 iron,cloth 200")
    assert told == [OfferCountered(0, A, (CLOTH, IRON), 200)]
    assert table.owing == [B]
    told = table.play(B, "grant wagon-1.red-cloth-iron-200")
    assert told == [DealStruck(0, B, A, (CLOTH, IRON), 200), LoadingClosed(0)]
    assert money(table) == [4800, 5200, 5000, 5000]


def test_a6_a_refused_counter_leaves_the_price_open_and_cannot_be_repeated() -> None:
    table = offered()
    table.play(A, "counter wagon-1.1-300-500 iron 100")
    assert table.play(B, "refuse wagon-1.red-iron-100") == [CounterRefused(0, A)]
    assert table.owing == [A]
    assert table.verbs(A) == {"accept", "decline"}
    table.play(A, "accept wagon-1.1-300-500 iron")
    assert money(table) == [4700, 5300, 5000, 5000]


def test_a6_each_offer_may_be_countered_once() -> None:
    table = offered()
    table.play(A, "counter wagon-1.1-300-500 iron 100")
    table.play(B, "offer wagon-1 red 200 none")
    assert "refuse" not in table.verbs(B)
    table.play(A, "counter wagon-1.2-200-x iron 100")
    assert table.verbs(B) >= {"grant", "refuse"}


def test_a6_a_counter_may_name_goods_for_which_no_price_was_named() -> None:
    table = offered("300", "none")
    table.play(A, "counter wagon-1.1-300-x iron,cloth 400")
    table.play(B, "grant wagon-1.red-cloth-iron-400")
    assert table.state.wagons[0].cargo[A] == (CLOTH, IRON)


def test_a6_a_master_who_closes_ends_all_talks() -> None:
    table = Table(loading, market())
    table.play(B, "offer wagon-1 red 300 none")
    table.play(A, "counter wagon-1.1-300-x iron 200")
    table.play(B, "offer wagon-1 green 300 none")
    assert table.play(B, "close wagon-1") == [LoadingClosed(0)]
    assert table.finished
    assert free_cash(table.state, A) == 5000


def test_a6_deals_run_in_parallel() -> None:
    table = Table(loading, market())
    table.play(B, "offer wagon-1 red 300 none")
    table.play(B, "offer wagon-1 green 300 none")
    assert {A, C} <= set(table.owing)
    table.play(C, "accept wagon-1.1-300-x cloth")
    table.play(A, "counter wagon-1.1-300-x iron 0")
    (reply,) = (d for d in table.decisions() if d.verbs == ("grant", "refuse"))
    assert reply.seat == B
    assert reply.given == ("wagon-1.red-iron-0",)


def test_a6_a_replaced_counter_cannot_be_granted() -> None:
    table = offered()
    table.play(A, "counter wagon-1.1-300-500 iron 100")
    table.play(B, "offer wagon-1 red 200 none")
    with pytest.raises(NotPendingError):
        table.play(B, "grant wagon-1.red-iron-100")


def test_a9_a_counter_sets_its_price_aside() -> None:
    wagons = (wagon("hamburg", master=B), wagon("paris", master=C), wagon("wien-1", "wien"))
    state = with_goods(replace(hamburg(), wagons=wagons), A, PARIS, WINE)
    table = Table(loading, with_seat(state, A, money=500))
    table.play(B, "offer wagon-1 red 900 none")
    table.play(C, "offer wagon-2 red 300")
    table.play(A, "counter wagon-1.1-900-x iron 300")
    assert free_cash(table.state, A) == 200
    assert table.verbs(A) == {"counter", "decline"}
    field = table.field(A, "counter wagon-2.1-300-x wine")
    assert isinstance(field, Amount)
    assert field.most == 200
    table.play(B, "refuse wagon-1.red-iron-300")
    table.play(A, "accept wagon-2.1-300-x wine")
    assert free_cash(table.state, A) == 200


def test_only_the_guest_sees_that_the_price_is_too_high() -> None:
    table = Table(loading, with_seat(hamburg(), A, money=200))
    table.play(B, "offer wagon-1 red 300 none")
    assert table.verbs(A) == {"counter", "decline"}
    for viewer in (None, B, C):
        (decision,) = (d for d in table.decisions(viewer) if d.seat == A)
        assert decision.verbs == ("accept", "counter", "decline")
    reason = loading.explain(table.state, A, "accept", ("wagon-1.1-300-x",), "iron")
    assert reason is not None
    assert reason.key == "marchands-refuse-price"


def test_a_guest_is_offered_only_as_many_goods_as_he_can_pay() -> None:
    table = Table(loading, with_seat(hamburg(), A, money=400))
    table.play(B, "offer wagon-1 red 300 500")
    field = table.field(A, "accept wagon-1.1-300-500")
    assert isinstance(field, Basket)
    assert (field.least, field.most) == (1, 1)


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
    assert {d.id for d in table.decisions() if d.seat == B} == names == {"load:3:1:0"}


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
