"""Phase 1: buying."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.fields import Basket
from engine.core.values import IllegalError, NotPendingError
from engine.games.marchands.content import Ability, City, Good
from engine.games.marchands.model.events import Bought, Passed
from engine.games.marchands.model.state import State
from engine.games.marchands.phases import buying
from tests.engine.games.marchands.build import A, B, C, D, Table, position, with_seat


def later(state: State) -> State:
    return replace(state, round=2)


def test_row31_everybody_buys_twice_in_round_one() -> None:
    table = Table(buying, position(first=B))
    bought = [B, C, D, A] * 2
    for seat in bought:
        assert table.owing == [seat]
        table.play(seat, "pass")
    assert table.finished


def test_row31_everybody_buys_once_in_later_rounds() -> None:
    table = Table(buying, later(position()))
    for seat in (A, B, C, D):
        table.play(seat, "pass")
    assert table.finished
    assert table.events == [Passed(seat, table.state.phase) for seat in (A, B, C, D)]


def test_a_purchase_moves_money_to_the_bank_and_goods_to_the_warehouses() -> None:
    table = Table(buying, position())
    before = table.state
    events = table.play(A, "buy cloth@koeln,cloth@koeln,wine@paris")
    after = table.state
    assert events == [
        Bought(
            A,
            ((Good.CLOTH, City.KOELN), (Good.CLOTH, City.KOELN), (Good.WINE, City.PARIS)),
            300,
        )
    ]
    assert after.players[A].money == 4700
    assert after.bank == before.bank + 300
    assert after.players[A].stores[City.KOELN][Good.CLOTH] == 2
    assert after.players[A].stores[City.PARIS][Good.WINE] == 1
    assert after.stock[Good.CLOTH] == 6


@pytest.mark.parametrize("line", ["buy " + ",".join(["salt@paris"] * 4), "buy none"])
def test_row31_no_more_than_three_goods_and_at_least_one(line: str) -> None:
    table = Table(buying, position())
    with pytest.raises(IllegalError) as refused:
        table.play(A, line)
    assert dict(refused.value.message.params)["most"] == 3


def test_only_what_a_city_produces_is_sold_there() -> None:
    table = Table(buying, position())
    with pytest.raises(IllegalError):
        table.play(A, "buy wine@hamburg")
    reason = buying.explain(table.state, A, "buy", (), "wine@hamburg")
    assert reason is not None
    assert reason.key == "marchands-refuse-city-lacks"
    sold = dict(reason.params)["sold"]
    assert [message.key for message in sold] == [  # type: ignore[union-attr]
        "marchands-good-iron",
        "marchands-good-cloth",
        "marchands-good-silk",
    ]


def test_the_stock_is_shared_by_all_cities() -> None:
    stock = (8, 8, 1, 8, 8, 0)
    table = Table(buying, position(stock=stock))
    tokens = table.options(A, "buy")
    assert "food@paris" not in tokens
    with pytest.raises(IllegalError) as refused:
        table.play(A, "buy silk@hamburg,silk@wien")
    assert refused.value.message.key == "marchands-refuse-stock"
    table.play(A, "buy silk@hamburg")


def test_money_bounds_the_basket_and_the_refusal_names_it() -> None:
    state = with_seat(position(prices=(4, 0, 0, 0, 0, 0)), A, money=500)
    table = Table(buying, state)
    with pytest.raises(IllegalError) as refused:
        table.play(A, "buy cloth@koeln,cloth@koeln")
    assert dict(refused.value.message.params) == {"money": 500}
    table.play(A, "buy cloth@koeln,iron@koeln")
    assert table.state.players[A].money == 0


def test_a_penniless_seat_is_asked_like_everybody_but_can_only_pass() -> None:
    table = Table(buying, with_seat(position(), A, money=0))
    assert table.verbs(A) == {"pass"}
    (public,) = table.decisions(None)
    assert public.verbs == ("buy", "pass")
    with pytest.raises(NotPendingError):
        table.play(A, "buy salt@paris")


def test_prices_follow_the_price_table() -> None:
    table = Table(buying, position(prices=(0, 1, 2, 3, 4, 0)))
    table.play(A, "buy iron@koeln,silk@wien,wine@paris")
    assert table.state.players[A].money == 5000 - 100 - 200 - 300


def test_a16_cheap_purchase_costs_100_a_round_for_both_purchases() -> None:
    state = with_seat(position(prices=(4,) * 6), A, abilities=(Ability.CHEAP_PURCHASE,))
    table = Table(buying, state)
    table.play(A, "buy salt@paris,salt@paris,wine@paris")
    assert table.state.players[A].money == 4900
    for seat in (B, C, D):
        table.play(seat, "pass")
    table.play(A, "buy food@paris")
    assert table.state.players[A].money == 4900


def test_a16_cheap_purchase_without_goods_costs_nothing() -> None:
    table = Table(buying, with_seat(position(), A, abilities=(Ability.CHEAP_PURCHASE,)))
    table.play(A, "pass")
    assert table.state.players[A].money == 5000


def test_example_cheap_purchase_of_two_salt_and_one_cloth_costs_100_instead_of_300() -> None:
    for abilities, paid in (((Ability.CHEAP_PURCHASE,), 100), ((), 300)):
        table = Table(buying, with_seat(position(1), A, abilities=abilities))
        table.play(A, "buy salt@paris,salt@paris,cloth@koeln")
        assert table.state.players[A].money == 5000 - paid


def test_warehouses_are_unlimited() -> None:
    state = position(round=2)
    stores = ((0, 0, 0, 0, 8, 0), *((0,) * 6,) * 5)
    state = with_seat(state, A, stores=stores)
    table = Table(buying, state)
    table.play(A, "buy wine@paris,wine@paris,wine@paris")
    assert sum(table.state.players[A].stores[City.PARIS]) == 11


def test_the_basket_never_offers_what_is_gone() -> None:
    table = Table(buying, position(stock=(0, 0, 0, 0, 0, 0)))
    assert table.verbs(A) == {"pass"}
    table = Table(buying, position(stock=(0, 0, 2, 0, 0, 0)))
    field = table.field(A, "buy")
    assert isinstance(field, Basket)
    assert [option.token for option in field.options] == [
        "silk@hamburg",
        "silk@wien",
        "silk@genova",
    ]
