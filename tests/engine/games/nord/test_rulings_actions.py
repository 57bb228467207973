"""Rulings N1–N8, N16, N27, N28, N31, N36: ships and deliveries."""

from __future__ import annotations

import pytest

from engine.core.asking import legal_actions
from engine.core.values import Seat
from engine.games.nord import NORD
from engine.games.nord.actions import Build, Deliver, Move, Payment, Resell
from engine.games.nord.content import City, Good
from engine.games.nord.events import ShipMoved, ShipResold
from engine.games.nord.sea import ENDS, LINK_BY_TOKEN, LINKS, free_links, link_token
from engine.games.nord.ships import payments
from tests.engine.games.nord.table import GREEN, PURPLE, Table, position


def test_n01_a_link_is_free_without_a_ship_on_it_or_across_it() -> None:
    table = Table(position(ships={"stockholm-visby": PURPLE}))
    assert table.refuses(GREEN, "build stockholm-visby") == "nord-refuse-taken"
    assert table.refuses(GREEN, "build reval-copenhagen") == "nord-refuse-crossed"
    free = {link_token(link) for link in free_links(table.state.ships)}
    assert len(free) == 18
    assert free.isdisjoint({"stockholm-visby", "reval-copenhagen"})


def test_n02_there_is_no_pass_and_always_an_action() -> None:
    straight = [link_token(link) for link in LINKS[:12]]
    ships = {token: Seat(number // 3) for number, token in enumerate(straight)}
    table = Table(position(4, ships=ships, florins=(0,) * 4))
    assert table.decision.verbs[:2] == ("move", "resell")
    assert table.refuses(GREEN, "skip") == "refuse-not-asked"
    assert table.refuses(GREEN, "decline") == "refuse-not-asked"
    assert len(list(free_links(table.state.ships))) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_n02_every_ship_on_the_board_leaves_a_link_free(seats: int) -> None:
    # The worst case: as many crossings as possible are used up, each closing two links.
    tokens = [link_token(link) for link in (*LINKS[12::2], *LINKS[:12])][: 3 * seats]
    ships = {token: Seat(number // 3) for number, token in enumerate(tokens)}
    table = Table(position(seats, ships=ships))
    assert "move" in table.decision.verbs
    assert "build" not in table.decision.verbs
    assert list(free_links(table.state.ships))


def test_n03_a_ship_moves_to_another_link() -> None:
    table = Table(position(ships={"riga-danzig": GREEN}))
    assert table.refuses(GREEN, "move riga-danzig riga-danzig") == "nord-refuse-taken"
    events = table.play(GREEN, "move riga-danzig visby-riga")
    riga_danzig, visby_riga = LINK_BY_TOKEN["riga-danzig"], LINK_BY_TOKEN["visby-riga"]
    assert events == (ShipMoved(GREEN, riga_danzig, visby_riga),)
    assert table.state.ships[riga_danzig] is None
    assert table.state.ships[visby_riga] == GREEN


@pytest.mark.parametrize(
    ("payment", "florins", "contraband"), [("florin", 2, 0), ("contraband", 1, 1)]
)
def test_n04_resale_brings_a_florin_or_contraband(
    payment: str, florins: int, contraband: int
) -> None:
    table = Table(position(ships={"riga-danzig": GREEN}))
    events = table.play(GREEN, f"resell riga-danzig {payment}")
    assert events == (ShipResold(GREEN, LINK_BY_TOKEN["riga-danzig"], Payment(payment)),)
    player = table.player(GREEN)
    assert (player.florins, player.contraband, player.ships) == (florins, contraband, 3)
    assert table.state.stock.florins == 21 - (florins - 1)
    assert table.state.stock.contraband == 21 - contraband


def test_n04_with_one_stock_empty_the_other_is_taken() -> None:
    assert payments(position(bank=0)) == (Payment.CONTRABAND,)
    assert payments(position(smuggled=0)) == (Payment.FLORIN,)
    table = Table(position(ships={"riga-danzig": GREEN}, bank=0))
    assert table.refuses(GREEN, "resell riga-danzig florin") == "nord-refuse-empty"


def test_n05_goods_travel_along_an_unbroken_chain_of_own_ships() -> None:
    chain = {"visby-stettin": GREEN, "visby-riga": GREEN, "riga-danzig": GREEN}
    table = Table(position(ships=chain, florins=(1, 1, 1)))
    assert table.read(GREEN, "deliver stettin-danzig") == Deliver(City.STETTIN, City.DANZIG)
    broken = Table(position(ships={**chain, "visby-riga": PURPLE}))
    assert broken.refuses(GREEN, "deliver stettin-danzig") == "nord-refuse-chain"
    assert broken.refuses(GREEN, "deliver stockholm-reval") == "nord-refuse-chain"


def test_n05_a_city_does_not_deliver_to_itself() -> None:
    table = Table(position(ships={"visby-riga": GREEN, "riga-danzig": GREEN}))
    assert all(d.source != d.city for d in _deliveries(table))
    assert table.refuses(GREEN, "deliver riga-riga") == "refuse-option"


def test_n06_a_good_the_city_produces_or_has_is_refused() -> None:
    ships = {"stockholm-reval": GREEN, "reval-novgorod": GREEN}
    table = Table(position(ships=ships))
    assert table.refuses(GREEN, "deliver stockholm-reval") == "nord-refuse-produced"
    here = {(City.NOVGOROD, PURPLE): (Good.WHEAT,)}
    assert Table(position(ships=ships, goods=here)).refuses(GREEN, "deliver reval-novgorod") == (
        "nord-refuse-present"
    )


def test_n06_contraband_may_lie_there_already() -> None:
    here: dict[tuple[City, Seat], tuple[Good | None, ...]] = {(City.VISBY, PURPLE): (None,)}
    state = position(
        ships={"visby-stettin": GREEN}, goods=here, contraband=(1, 0, 0), levels={City.VISBY: 3}
    )
    table = Table(state)
    table.play(GREEN, "deliver stettin-visby-contraband")
    assert table.state.counters[City.VISBY][GREEN].contraband == 1
    assert table.state.total(City.VISBY) == 3


def test_n07_a_red_good_costs_a_florin() -> None:
    ships = {"visby-stettin": GREEN}
    table = Table(position(ships=ships))
    table.play(GREEN, "deliver stettin-visby")
    assert table.player(GREEN).florins == 0
    assert table.state.stock.florins == 22
    poor = Table(position(ships=ships, florins=(0, 1, 1)))
    assert poor.refuses(GREEN, "deliver stettin-visby") == "nord-refuse-fee"
    assert poor.read(GREEN, "deliver visby-stettin") == Deliver(City.VISBY, City.STETTIN)


def test_n07_a_florin_gained_this_turn_pays_for_an_extra_delivery() -> None:
    # Track 2 at its last cell: a point, a florin, then the extra delivery that needs it.
    state = position(
        ships={"reval-visby": GREEN, "visby-stettin": GREEN},
        levels={City.REVAL: 4},
        goods={(City.REVAL, GREEN): (Good.BEER, None, None, None)},
        florins=(0, 0, 0),
    )
    table = Table(state)
    table.play(GREEN, "deliver visby-reval")
    assert table.player(GREEN).florins == 1
    assert table.asked == ("delivery", GREEN)
    table.play(GREEN, "deliver stettin-visby")
    assert table.player(GREEN).florins == 0


def test_n08_one_contraband_good_at_most_goes_with_each_delivery() -> None:
    table = Table(position(ships={"visby-riga": GREEN, "riga-danzig": GREEN}, contraband=(2, 0, 0)))
    assert {d.contraband for d in _deliveries(table)} == {False, True}
    table.play(GREEN, "deliver riga-danzig-contraband")
    assert table.player(GREEN).contraband == 1 + 1  # Danzig's track gives one on its second cell
    none = Table(position(ships={"riga-danzig": GREEN}))
    assert none.refuses(GREEN, "deliver riga-danzig-contraband") == "nord-refuse-contraband"


def test_n08_contraband_lies_on_the_own_counter_and_never_doubles() -> None:
    state = position(ships={"riga-danzig": GREEN}, contraband=(1, 0, 0), levels={City.DANZIG: 2})
    table = Table(state)
    table.play(GREEN, "deliver riga-danzig-contraband")
    counter = table.state.counters[City.DANZIG][GREEN]
    assert (counter.goods, counter.contraband, counter.reds) == ((Good.FISH,), 1, 0)


def test_n16_extra_deliveries_go_to_other_cities_below_the_last_level() -> None:
    # Visby's track gives an extra delivery; Danzig has its fifth level.
    state = position(
        ships={"visby-riga": GREEN, "riga-danzig": GREEN, "visby-stettin": GREEN},
        goods={(City.VISBY, GREEN): (Good.BEER,)},
        florins=(3, 0, 0),
    )
    table = Table(state)
    table.play(GREEN, "deliver stettin-visby")
    assert table.asked == ("delivery", GREEN)
    assert table.refuses(GREEN, "deliver danzig-visby") == "nord-refuse-closed"
    table.change(levels=(*table.state.levels[:-1], 5))
    assert table.refuses(GREEN, "deliver riga-danzig") == "nord-refuse-closed"


def test_n16_a_doubled_extra_delivery_is_two_in_a_row() -> None:
    state = position(
        ships={"visby-riga": GREEN, "riga-danzig": GREEN, "visby-stettin": GREEN},
        goods={(City.VISBY, PURPLE): (Good.BEER,)},
        florins=(3, 0, 0),
    )
    table = Table(state)
    table.play(GREEN, "deliver stettin-visby")  # salt doubles the delivery for green
    table.play(GREEN, "deliver danzig-riga")
    assert table.asked == ("delivery", GREEN)
    table.play(GREEN, "deliver visby-danzig")
    assert table.asked == ("turn", PURPLE)


def test_n27_a_ship_may_move_to_the_link_only_it_crosses() -> None:
    table = Table(position(ships={"stockholm-visby": GREEN, "reval-riga": PURPLE}))
    table.play(GREEN, "move stockholm-visby reval-copenhagen")
    assert table.state.ships[LINK_BY_TOKEN["reval-copenhagen"]] == GREEN
    other = Table(position(ships={"stockholm-visby": GREEN, "reval-riga": PURPLE}))
    assert other.refuses(GREEN, "move stockholm-visby novgorod-visby") == "nord-refuse-crossed"


def test_n28_resale_with_both_stocks_empty_brings_nothing() -> None:
    table = Table(position(ships={"riga-danzig": GREEN}, bank=0, smuggled=0))
    assert table.refuses(GREEN, "resell riga-danzig florin") == "nord-refuse-empty"
    assert table.refuses(GREEN, "resell riga-danzig contraband") == "nord-refuse-empty"
    before = table.player(GREEN)
    table.play(GREEN, "resell riga-danzig nothing")
    after = table.player(GREEN)
    assert (after.florins, after.contraband, after.ships) == (before.florins, 0, 3)


def test_n31_a_developing_or_finished_city_is_still_a_source() -> None:
    state = position(
        ships={"visby-riga": GREEN, "riga-danzig": GREEN, "visby-stettin": GREEN},
        goods={(City.VISBY, GREEN): (Good.BEER,)},
        florins=(3, 0, 0),
    )
    table = Table(state)
    table.play(GREEN, "deliver stettin-visby")
    table.change(levels=(*table.state.levels[:-1], 5))
    assert table.read(GREEN, "deliver visby-stettin") == Deliver(City.VISBY, City.STETTIN)
    assert table.read(GREEN, "deliver danzig-riga") == Deliver(City.DANZIG, City.RIGA)


def test_n36_the_same_good_may_come_from_two_sources() -> None:
    ships = {"visby-stettin": GREEN, "riga-stettin": GREEN}
    one, other = Table(position(ships=ships)), Table(position(ships=ships))
    one.play(GREEN, "deliver visby-stettin")
    other.play(GREEN, "deliver riga-stettin")
    assert one.state == other.state


def test_building_takes_a_ship_from_the_hand_and_three_are_all() -> None:
    table = Table(position(2))
    for token in ("riga-danzig", "visby-riga", "luebeck-stettin"):
        table.play(GREEN, f"build {token}")
        table.play(PURPLE, f"build {link_token(next(free_links(table.state.ships)))}")
    assert table.player(GREEN).ships == 0
    assert "build" not in table.decision.verbs
    assert table.refuses(GREEN, "build reval-visby") == "refuse-not-asked"


def test_every_action_of_a_turn_is_offered() -> None:
    """Worked by hand: two ships on the board, one in hand, salt and a florin to deliver it."""
    table = Table(position(2, ships={"visby-stettin": GREEN, "riga-danzig": GREEN}))
    actions = list(legal_actions(NORD, table.state, GREEN))
    counted = {kind: sum(isinstance(a, kind) for a in actions) for kind in (Build, Move, Resell)}
    # No ship lies on a crossing link: 18 links are free, for building as for each moving ship.
    assert counted == {Build: 18, Move: 36, Resell: 4}
    assert {a for a in actions if isinstance(a, Deliver)} == {
        Deliver(City.VISBY, City.STETTIN),
        Deliver(City.STETTIN, City.VISBY),
        Deliver(City.RIGA, City.DANZIG),
        Deliver(City.DANZIG, City.RIGA),
    }


def test_links_are_refused_with_their_reason() -> None:
    table = Table(position(ships={"visby-stettin": PURPLE, "riga-danzig": GREEN}))
    assert table.refuses(GREEN, "build stockholm-danzig") == "nord-refuse-no-link"
    assert table.refuses(GREEN, "build visby-stockholm") == "nord-refuse-link-order"
    assert table.refuses(GREEN, "build atlantis-visby") == "refuse-option"
    assert table.refuses(GREEN, "move visby-stettin visby-riga") == "nord-refuse-owner"
    assert table.refuses(GREEN, "resell reval-visby florin") == "nord-refuse-no-ship"
    assert table.refuses(GREEN, "resell riga-danzig silver") == "refuse-option"
    assert table.refuses(PURPLE, "build reval-visby") == "refuse-not-asked"


def test_the_sea_has_twenty_links_and_four_crossings() -> None:
    assert len(ENDS) == len(set(ENDS)) == 20
    degrees = [sum(city in ends for ends in ENDS) for city in City]
    assert degrees == [3, 5, 3, 5, 8, 5, 3, 5, 3]


def _deliveries(table: Table) -> list[Deliver]:
    return [
        action
        for action in legal_actions(NORD, table.state, table.decision.seat)
        if isinstance(action, Deliver)
    ]
