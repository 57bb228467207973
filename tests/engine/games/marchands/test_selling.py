"""End of phase 4 and phase 5: sales, unloading, bonus cubes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.values import IllegalError, NotPendingError
from engine.games.marchands.content import Ability, City, Good, Influence
from engine.games.marchands.model.events import (
    ArrivalsCounted,
    BonusClaimed,
    BonusesMoved,
    CargoSold,
    SoldFromWarehouse,
    SoldSpecially,
)
from engine.games.marchands.model.state import State, Wagon
from engine.games.marchands.phases import selling
from tests.engine.games.marchands.build import (
    A,
    B,
    C,
    Table,
    position,
    wagon,
    with_cards,
    with_goods,
    with_seat,
)

SELLER = (Ability.WAREHOUSE_SALE,)


def arrived(city: str, *cargo: tuple[Good, ...]) -> Wagon:
    loads = (*cargo, *((),) * (4 - len(cargo)))
    return wagon(city, arrived=True, cargo=loads)


def unload(state: State) -> Table:
    table = Table(selling, state)
    assert table.finished
    table.leave()
    return table


def test_row15_edition_1_sells_three_from_one_warehouse() -> None:
    state = with_goods(position(1, prices=(2,) * 6), A, City.HAMBURG, *(Good.SILK,) * 4)
    state = with_goods(state, A, City.WIEN, Good.WINE)
    table = Table(selling, with_seat(state, A, abilities=SELLER))
    assert table.options(A, "sell") == ["hamburg", "wien"]
    with pytest.raises(IllegalError):
        table.play(A, "sell hamburg silk@hamburg,wine@wien")
    with pytest.raises(IllegalError):
        table.play(A, "sell hamburg " + ",".join(["silk@hamburg"] * 4))
    (event,) = table.play(A, "sell hamburg " + ",".join(["silk@hamburg"] * 3))
    assert event == SoldFromWarehouse(A, ((Good.SILK, City.HAMBURG),) * 3, 600)


def test_row15_edition_2_sells_five_from_any_warehouse_at_the_purchase_price() -> None:
    state = with_goods(position(prices=(4,) * 6), A, City.HAMBURG, *(Good.SILK,) * 3)
    state = with_goods(state, A, City.WIEN, *(Good.WINE,) * 3)
    table = Table(selling, with_seat(state, A, abilities=SELLER))
    with pytest.raises(IllegalError):
        table.play(A, "sell " + ",".join(["silk@hamburg"] * 3 + ["wine@wien"] * 3))
    table.play(A, "sell " + ",".join(["silk@hamburg"] * 3 + ["wine@wien"] * 2))
    assert table.state.players[A].money == 5000 + 5 * 400
    assert table.state.stock[Good.SILK] == 8
    assert table.finished


def test_r5_special_sale_and_warehouse_sale_may_both_be_used() -> None:
    state = with_goods(position(), A, City.HAMBURG, Good.SILK, Good.IRON)
    state = with_cards(with_seat(state, A, abilities=SELLER), A, Influence.SPECIAL_SALE)
    table = Table(selling, state)
    assert table.verbs(A) == {"sell", "sell-specially", "pass"}
    (event,) = table.play(A, "sell-specially silk@hamburg")
    assert event == SoldSpecially(A, Good.SILK, City.HAMBURG, 800)
    table.play(A, "sell iron@hamburg")
    assert table.finished
    assert table.state.players[A].money == 5000 + 800 + 100
    assert table.state.players[A].hand == ()


def test_w3_each_card_played_makes_it_another_question() -> None:
    state = with_goods(position(), A, City.HAMBURG, Good.SILK, Good.SILK)
    table = Table(selling, with_cards(state, A, *(Influence.SPECIAL_SALE,) * 2))
    (before,) = table.decisions()
    table.play(A, "sell-specially silk@hamburg")
    (after,) = table.decisions()
    # Otherwise a second press on the same button would sell a second piece.
    assert before.id != after.id


def test_w3_all_sellers_are_asked_together_and_hidden_cards_are_not_looked_at() -> None:
    state = with_goods(position(), A, City.HAMBURG, Good.SILK)
    state = with_goods(state, B, City.HAMBURG, Good.SILK)
    state = with_goods(state, C, City.HAMBURG, Good.SILK)
    # A holds a card that is of no use here, B one that is; nobody else can tell.
    state = with_cards(state, A, Influence.AXLE_BREAK)
    state = with_cards(state, B, Influence.SPECIAL_SALE)
    table = Table(selling, state)
    assert table.owing == [A, B]
    assert table.verbs(A) == {"pass"}
    public = {decision.seat: decision.verbs for decision in table.decisions()}
    assert public == {A: ("pass",), B: ("pass",)}


def test_nobody_is_asked_without_goods_or_cards() -> None:
    assert Table(selling, with_seat(position(), A, abilities=SELLER)).finished
    assert Table(selling, with_cards(position(), A, Influence.SPECIAL_SALE)).finished


def test_r7_sale_with_bonus_counts_for_its_player_on_one_wagon_with_the_old_cube() -> None:
    state = position(bonus=(300, 0, 0, 0, 0, 0))
    wagons = (arrived("paris", (Good.WINE,), (Good.WINE,)), *state.wagons[1:])
    state = with_cards(replace(state, wagons=wagons), A, Influence.SALE_WITH_BONUS)
    table = Table(selling, state)
    assert table.play(A, "claim-bonus wagon-1") == [BonusClaimed(A, 0)]
    assert table.finished
    table.leave()
    assert table.state.players[A].money == 5000 + 900
    assert table.state.players[B].money == 5000 + 600
    assert table.state.bonus[City.PARIS] == 0


def test_r7_a_second_claim_on_the_same_wagon_is_not_offered() -> None:
    state = position(bonus=(300, 0, 0, 0, 0, 0))
    wagons = (arrived("paris", (Good.WINE,)), *state.wagons[1:])
    cards = (Influence.SALE_WITH_BONUS,) * 2
    state = with_cards(replace(state, wagons=wagons), A, *cards)
    table = Table(selling, state)
    table.play(A, "claim-bonus wagon-1")
    assert "claim-bonus" not in table.verbs(A)
    with pytest.raises(NotPendingError):
        table.play(A, "claim-bonus wagon-1")


def test_example_wine_in_brugge_at_600_with_bonus_300_brings_900() -> None:
    state = position(bonus=(0, 300, 0, 0, 0, 0))
    state = replace(state, wagons=(arrived("brugge", (Good.WINE, Good.WINE)), *state.wagons[1:]))
    table = unload(state)
    assert CargoSold(0, City.BRUGGE, A, (Good.WINE, Good.WINE), 1800) in table.events


def test_a_good_the_city_makes_earns_no_bonus() -> None:
    state = position(bonus=(0, 300, 0, 0, 0, 0))
    state = replace(state, wagons=(arrived("brugge", (Good.SALT,)), *state.wagons[1:]))
    table = unload(state)
    assert table.state.players[A].money == 5600


def test_r36_wagons_unload_in_order_and_both_use_the_old_cubes() -> None:
    state = position(bonus=(0, 200, 0, 0, 0, 500))
    wagons = (
        arrived("genova", (Good.IRON,)),
        arrived("brugge", (), (Good.IRON,)),
        state.wagons[2],
    )
    table = unload(replace(state, wagons=wagons))
    sold = [event for event in table.events if isinstance(event, CargoSold)]
    assert sold == [
        CargoSold(0, City.GENOVA, A, (Good.IRON,), 1100),
        CargoSold(1, City.BRUGGE, B, (Good.IRON,), 800),
    ]


def test_example_two_arrivals_in_wien_and_genova_move_the_other_cubes_by_two() -> None:
    state = position(bonus=(100, 0, 200, 400, 300, 100))
    wagons = (arrived("wien"), arrived("genova"), wagon("paris-1", "paris"))
    table = unload(replace(state, wagons=wagons))
    assert table.state.bonus == (300, 200, 400, 500, 0, 0)
    assert BonusesMoved(table.state.bonus) in table.events


def test_example_two_wagons_into_paris_and_genova_move_the_arrival_marker_by_two() -> None:
    state = position(1, arrivals=1)
    wagons = (wagon("koeln"), arrived("paris"), arrived("genova"))
    table = unload(replace(state, wagons=wagons))
    assert table.state.arrivals == 3
    assert table.events[0] == ArrivalsCounted(3, 1000)


def test_r37_cities_with_a_waiting_wagon_stay_at_zero_and_none_passes_500() -> None:
    state = position(bonus=(0, 500, 0, 450, 0, 200))
    wagons = (arrived("hamburg"), wagon("koeln"), wagon("wien-1", "wien"))
    table = unload(replace(state, wagons=wagons))
    assert table.state.bonus == (100, 500, 0, 0, 100, 300)


def test_r37_leaving_a_city_does_not_move_its_cube() -> None:
    state = position(wagons=(wagon("paris-2", "paris-1"), wagon("koeln"), wagon("wien")))
    assert unload(state).state.bonus == position().bonus


def test_r38_sold_goods_return_to_the_stock_and_the_wagon_is_turned() -> None:
    state = replace(position(), stock=(8, 8, 8, 7, 8, 8))
    state = replace(state, wagons=(arrived("brugge", (Good.WINE,)), *state.wagons[1:]))
    table = unload(state)
    assert table.state.stock[Good.WINE] == 8
    home = table.state.wagons[0]
    assert (home.behind, home.master, home.cargo) == (None, None, ((),) * 4)
    assert home.arrived


def test_r26_an_empty_wagon_counts_as_an_arrival() -> None:
    state = position()
    table = unload(replace(state, wagons=(arrived("brugge"), *state.wagons[1:])))
    assert table.state.arrivals == 1
    assert table.state.bonus[City.HAMBURG] == 300
