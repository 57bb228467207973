"""The worked examples of the rules, by number."""

from __future__ import annotations

import pytest

from engine.games.nord.content import City, Good
from engine.games.nord.events import CityDeveloped
from engine.games.nord.model import Counter, State
from tests.engine.games.nord.table import GREEN, PURPLE, YELLOW, Goods, Table, has_track, position


def stettin(level: int, goods: Goods) -> Table:
    """Stettin with track 1, where green's fish from Danzig is the last good missing."""
    assert has_track(1) == "C-V-"
    filler = (None,) * (level - len(goods))
    return Table(
        position(
            2,
            ships={"stettin-danzig": GREEN},
            tracks={City.STETTIN: 1, City.STOCKHOLM: 8},
            production={City.DANZIG: Good.FISH, City.RIGA: Good.WINE, City.STETTIN: Good.WHEAT,
                        City.STOCKHOLM: Good.SALT},
            levels={City.STETTIN: level},
            goods={(City.STETTIN, GREEN): goods, (City.STETTIN, PURPLE): filler},
        )
    )  # fmt: skip


def won(table: Table) -> tuple[int, int]:
    """Green's contraband and points."""
    player = table.player(GREEN)
    return player.contraband, player.points


def test_worked_1_leather_doubles_the_contraband_of_the_second_cell() -> None:
    table = stettin(1, (Good.LEATHER,))
    table.play(GREEN, "deliver danzig-stettin")
    assert table.state.levels[City.STETTIN] == 2
    assert won(table) == (2, 0)


@pytest.mark.parametrize(("answer", "expected"), [("double", (2, 1)), ("keep", (1, 2))])
def test_worked_2_leather_doubles_one_effect_of_the_fourth_cell(
    answer: str, expected: tuple[int, int]
) -> None:
    table = stettin(3, (Good.LEATHER,))
    table.play(GREEN, "deliver danzig-stettin")
    table.play(GREEN, answer)
    assert table.state.levels[City.STETTIN] == 4
    assert won(table) == expected


def test_worked_2_leather_and_salt_double_both_and_never_the_same_twice() -> None:
    table = stettin(3, (Good.LEATHER, Good.SALT))
    table.play(GREEN, "deliver danzig-stettin")
    assert table.asked == ("turn", PURPLE)
    assert won(table) == (2, 2)


def test_worked_3_fish_and_contraband_develop_an_empty_city() -> None:
    assert has_track(2)[0] == "V"
    table = Table(
        position(
            ships={"visby-riga": GREEN},
            tracks={City.VISBY: 2, City.REVAL: 5},
            production={City.VISBY: Good.WINE, City.DANZIG: Good.FISH},
            contraband=(1, 0, 0),
        )
    )
    table.play(GREEN, "deliver riga-visby-contraband")
    assert table.state.levels[City.VISBY] == 2
    assert won(table) == (0, 1)
    assert table.state.counters[City.VISBY] == (Counter(),) * 3


def test_worked_4_two_extra_deliveries_overshoot_and_give_one_level() -> None:
    table = Table(_two_extra_deliveries())
    table.play(GREEN, "deliver riga-novgorod")
    table.play(PURPLE, "deliver copenhagen-visby")
    events = table.play(GREEN, "deliver danzig-visby")
    assert CityDeveloped(City.VISBY, 3) in events
    assert table.state.levels[City.VISBY] == 3
    assert [player.points for player in table.state.players] == [2, 1, 1]
    assert table.state.total(City.VISBY) == 0


def _two_extra_deliveries() -> State:
    """Novgorod gives deliveries to green and purple; Visby, at level 2, holds two goods."""
    assert has_track(5)[0] == "D"
    assert has_track(2)[:2] == "V-"
    return position(
        ships={
            "novgorod-riga": GREEN,
            "visby-danzig": GREEN,
            "copenhagen-visby": PURPLE,
        },
        tracks={City.NOVGOROD: 5, City.VISBY: 2, City.REVAL: 3},
        levels={City.VISBY: 2},
        goods={
            (City.NOVGOROD, PURPLE): (Good.WHEAT,),
            (City.VISBY, YELLOW): (Good.WHEAT, None),
        },
    )


def test_worked_5_a_good_already_there_or_a_red_one_without_a_florin_is_refused() -> None:
    ships = {"stockholm-reval": GREEN, "reval-visby": GREEN, "visby-stettin": GREEN}
    table = Table(
        position(ships=ships, goods={(City.VISBY, YELLOW): (Good.WHEAT,)}, florins=(0, 1, 1))
    )
    assert table.refuses(GREEN, "deliver stockholm-reval") == "nord-refuse-produced"
    assert table.refuses(GREEN, "deliver stockholm-visby") == "nord-refuse-present"
    assert table.refuses(GREEN, "deliver stettin-visby") == "nord-refuse-fee"


def test_worked_6_a_crossing_link_closes_its_partner_only() -> None:
    table = Table(position(ships={"stockholm-visby": PURPLE}))
    assert table.refuses(GREEN, "build reval-copenhagen") == "nord-refuse-crossed"
    table.play(GREEN, "build stockholm-reval")
    assert table.player(GREEN).ships == 2
