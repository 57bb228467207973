"""Loading: offers, counters and what is paid for a place."""

import pytest
from msgspec.structs import replace

from engine.core.fields import Amount, Basket
from engine.core.values import IllegalError, NotPendingError, RefusalError
from engine.games.marchands.model.events import (
    CounterRefused,
    DealStruck,
    LoadingClosed,
    OfferCountered,
    OfferDeclined,
    OfferMade,
)
from engine.games.marchands.model.reserves import free_cash
from engine.games.marchands.phases.loading import stage as loading
from tests.engine.games.marchands.build import (
    A,
    B,
    C,
    D,
    Table,
    wagon,
    with_goods,
    with_seat,
)
from tests.engine.games.marchands.hamburg import (
    CLOTH,
    HAMBURG,
    IRON,
    PARIS,
    WINE,
    hamburg,
    market,
    money,
    offered,
)


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
