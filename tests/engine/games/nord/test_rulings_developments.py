"""Rulings N9–N18, N29, N30, N37: cities develop, effects go round, red goods double."""

from __future__ import annotations

import pytest

from engine.core.values import Event, Seat
from engine.games.nord import model
from engine.games.nord.content import TRACKS, City, Effect, Good, Track
from engine.games.nord.events import (
    CascadeQueued,
    CityDeveloped,
    ContrabandGained,
    CountersCleared,
    EffectDeclined,
    EffectDoubled,
    EffectWasted,
    FlorinsGained,
    PointsGained,
    RedGoodKept,
)
from engine.games.nord.model import Counter
from tests.engine.games.nord.table import BLUE, GREEN, PURPLE, YELLOW, Table, has_track, position

V, F, C, D, S, X, A = Effect


def print_tracks(monkeypatch: pytest.MonkeyPatch, *tracks: Track) -> None:
    """Lay other tracks than the printed ones; the first city has the first of them."""
    monkeypatch.setattr(model, "TRACKS", (*tracks, *TRACKS[len(tracks) :]))


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def test_n09_more_goods_than_needed_give_one_level_and_all_go_back() -> None:
    state = position(
        ships={"luebeck-stettin": GREEN},
        goods={(City.LUEBECK, PURPLE): (Good.FISH,)},
        contraband=(1, 0, 0),
    )
    table = Table(state)
    events = table.play(GREEN, "deliver stettin-luebeck-contraband")
    assert table.state.levels[City.LUEBECK] == 2
    assert table.state.counters[City.LUEBECK] == (Counter(),) * 3
    assert CountersCleared(City.LUEBECK, 3) in events
    assert table.state.stock.goods == (8,) * 6
    assert table.state.stock.contraband == 21


def test_n10_everybody_with_a_good_there_profits() -> None:
    state = position(
        4,
        ships={"luebeck-stettin": GREEN},
        levels={City.LUEBECK: 2},
        goods={(City.LUEBECK, PURPLE): (Good.FISH,), (City.LUEBECK, BLUE): (None,)},
    )
    table = Table(state)
    table.play(GREEN, "deliver stettin-luebeck")
    assert [player.points for player in table.state.players] == [2, 1, 0, 1]


def test_n11_symbols_go_round_one_by_one_from_the_active_players_left() -> None:
    # Track 3 up to cell 4: a florin for everybody, then a point for everybody.
    assert has_track(3) == "FV-S"
    state = position(
        3,
        active=PURPLE,
        ships={"novgorod-riga": PURPLE},
        levels={City.NOVGOROD: 3},
        goods={
            (City.NOVGOROD, GREEN): (Good.WHEAT,),
            (City.NOVGOROD, YELLOW): (None, None),
        },
    )
    events = Table(state).play(PURPLE, "deliver riga-novgorod")
    assert [event for event in events if isinstance(event, FlorinsGained | PointsGained)] == [
        FlorinsGained(YELLOW, 1),
        FlorinsGained(GREEN, 1),
        FlorinsGained(PURPLE, 1),
        PointsGained(YELLOW, 1),
        PointsGained(GREEN, 1),
        PointsGained(PURPLE, 1),
    ]


def test_n12_a_blank_track_gives_nothing_and_is_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    print_tracks(monkeypatch, (None, V, None, None))
    state = position(
        ships={"stockholm-visby": GREEN}, goods={(City.STOCKHOLM, PURPLE): (Good.SALT,)}
    )
    table = Table(state)
    events = table.play(GREEN, "deliver visby-stockholm")
    assert kinds(events) == ["good-delivered", "city-developed", "counters-cleared"]
    assert table.state.total(City.STOCKHOLM) == 0
    assert table.asked == ("turn", PURPLE)


def test_n13_a_red_good_doubles_one_symbol_and_surplus_is_lost() -> None:
    # Track 7 at cell 2: one symbol, two red goods.
    state = position(
        ships={"luebeck-stettin": GREEN},
        goods={(City.LUEBECK, GREEN): (Good.WINE,)},
        florins=(1, 1, 1),
    )
    table = Table(state)
    events = table.play(GREEN, "deliver stettin-luebeck")
    assert [event for event in events if isinstance(event, EffectDoubled)] == [
        EffectDoubled(GREEN, V)
    ]
    assert table.player(GREEN).points == 2


def test_n13_with_fewer_red_goods_the_owner_may_keep_one_for_later() -> None:
    table = Table(_stettin_example((Good.LEATHER,)))
    table.play(GREEN, "deliver danzig-stettin")
    assert table.asked == ("double", GREEN)
    events = table.play(GREEN, "keep")
    assert events[0] == RedGoodKept(GREEN, C)
    assert table.player(GREEN).contraband == 1
    assert table.player(GREEN).points == 2


def test_n14_the_same_symbol_twice_is_two_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    print_tracks(monkeypatch, (V, V, None, None))
    state = position(
        ships={"stockholm-visby": GREEN},
        levels={City.STOCKHOLM: 2},
        goods={(City.STOCKHOLM, GREEN): (Good.SALT, Good.WINE)},
    )
    table = Table(state)
    table.play(GREEN, "deliver visby-stockholm")
    assert table.player(GREEN).points == 4


def test_n15_gains_are_automatic_and_the_others_may_be_declined() -> None:
    for city, effect in (
        (City.COPENHAGEN, A),
        (City.VISBY, D),
        (City.RIGA, S),
        (City.STETTIN, X),
    ):
        table = Table(_about_to_develop(city))
        table.play(GREEN, _last_delivery(city))
        assert table.asked == (effect.token, GREEN)
        before = table.state.players
        events = table.play(GREEN, "decline")
        assert EffectDeclined(GREEN, effect) in events
        assert table.state.players == before
        assert table.asked == ("turn", PURPLE)
    for city in (City.STOCKHOLM, City.REVAL, City.NOVGOROD):
        table = Table(_about_to_develop(city))
        table.play(GREEN, _last_delivery(city))
        assert table.asked == ("turn", PURPLE)


def test_n17_cities_queue_once_in_order_and_may_take_more_goods() -> None:
    table = Table(_cascade())
    events = table.play(GREEN, "deliver stettin-visby")
    assert CityDeveloped(City.VISBY, 2) in events
    assert table.asked == ("delivery", PURPLE)
    assert CascadeQueued(City.RIGA, 1) in table.play(PURPLE, "deliver novgorod-riga")
    assert table.asked == ("delivery", GREEN)
    events = table.play(GREEN, "deliver danzig-riga")
    # Riga is queued already: the third good changes nothing but who profits.
    assert not [event for event in events if isinstance(event, CascadeQueued)]
    assert table.state.queue == (City.RIGA,)
    assert table.state.total(City.RIGA) == 3
    assert table.state.levels[City.RIGA] == 1
    events = table.play(GREEN, "deliver stettin-danzig")
    assert events[1] == CascadeQueued(City.DANZIG, 2)
    developed = [event for event in events if isinstance(event, CityDeveloped)]
    assert developed == [CityDeveloped(City.RIGA, 2)]
    assert table.state.queue == (City.DANZIG,)


def test_n17_a_city_may_be_queued_again_in_the_same_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    print_tracks(monkeypatch, *((D, None, None, None),) * 9)
    state = position(
        2,
        ships={"visby-riga": GREEN, "visby-stettin": GREEN, "riga-danzig": GREEN},
        goods={
            (City.VISBY, GREEN): (Good.BEER,),
            (City.RIGA, GREEN): (Good.BEER,),
        },
        florins=(5, 0),
        contraband=(3, 0),
    )
    table = Table(state)
    table.play(GREEN, "deliver stettin-visby")
    table.play(GREEN, "deliver danzig-riga")
    table.play(GREEN, "decline")
    assert table.state.development is not None
    assert table.state.development.city == City.RIGA
    assert table.state.levels[City.VISBY] == 2
    table.play(GREEN, "deliver stettin-visby-contraband")
    events = table.play(GREEN, "deliver danzig-visby")
    assert CityDeveloped(City.VISBY, 3) in events


def test_n17_the_cascade_too_begins_at_the_active_players_left() -> None:
    table = Table(_cascade())
    table.play(GREEN, "deliver stettin-visby")
    table.play(PURPLE, "deliver novgorod-riga")
    table.play(GREEN, "decline")
    # Green brought nothing to Riga; purple, at his left, and yellow did.
    assert table.state.development is not None
    assert table.state.development.city == City.RIGA
    assert table.asked == ("theft", PURPLE)
    table.play(PURPLE, "decline")
    assert table.asked == ("theft", YELLOW)


def test_n18_more_than_six_cities_may_queue() -> None:
    row = tuple(city for city in City if city not in (City.STOCKHOLM, City.VISBY))
    goods: dict[tuple[City, Seat], tuple[Good | None, ...]] = {
        (city, GREEN): (None, None) for city in row
    }
    state = position(ships={"stockholm-visby": GREEN, "reval-novgorod": PURPLE}, goods=goods)
    table = Table(state)
    table.change(queue=row)
    events = [*table.play(GREEN, "deliver stockholm-visby")]
    while table.asked[0] != "turn":
        events += table.play(table.decision.seat, "decline")
    assert [event.city for event in events if isinstance(event, CityDeveloped)] == [*row]
    assert len(row) == 7


def test_n29_doubling_is_asked_only_where_red_goods_are_short() -> None:
    enough = Table(_stettin_example((Good.LEATHER, Good.WINE)))
    enough.play(GREEN, "deliver danzig-stettin")
    assert enough.asked == ("turn", PURPLE)
    short = Table(_stettin_example((Good.LEATHER,)))
    short.play(GREEN, "deliver danzig-stettin")
    assert short.asked == ("double", GREEN)
    assert short.decision.verbs == ("double", "keep")


def test_n29_a_symbol_that_can_do_nothing_asks_nothing_and_spends_nothing() -> None:
    # Track 1 with no contraband left: only the point can be doubled.
    table = Table(_stettin_example((Good.LEATHER,), smuggled=0))
    events = table.play(GREEN, "deliver danzig-stettin")
    assert EffectWasted(GREEN, C) in events
    assert EffectDoubled(GREEN, V) in events
    assert table.player(GREEN).points == 2


def test_n29_a_later_symbol_counts_only_if_it_can_still_do_something() -> None:
    assert has_track(9) == "CX-V"
    goods: dict[tuple[City, Seat], tuple[Good | None, ...]] = {
        (City.DANZIG, GREEN): (Good.SALT, None)
    }
    ships = {"riga-danzig": GREEN}
    alone = Table(position(2, ships=ships, goods=goods, levels={City.DANZIG: 2}))
    alone.play(GREEN, "deliver riga-danzig")
    # Nobody else sails, so the removal is dead and the contraband is doubled without asking.
    assert alone.player(GREEN).contraband == 2
    assert alone.asked == ("turn", PURPLE)
    crowd = {**ships, "reval-visby": PURPLE, "visby-stettin": PURPLE}
    both = Table(position(2, ships=crowd, goods=goods, levels={City.DANZIG: 2}))
    both.play(GREEN, "deliver riga-danzig")
    assert both.asked == ("double", GREEN)


def test_n29_a_later_symbol_counts_if_an_earlier_one_can_open_it() -> None:
    # Track 2 at its end: the florin may pay for the red good of the extra delivery.
    assert has_track(2) == "V-FD"
    state = position(
        2,
        ships={"reval-visby": GREEN, "visby-stettin": GREEN, "stettin-danzig": GREEN},
        levels={City.REVAL: 4},
        goods={
            (City.REVAL, GREEN): (Good.BEER, Good.SALT, None, None),
            (City.VISBY, PURPLE): (Good.SALT,),
            (City.STETTIN, PURPLE): (Good.FISH,),
            (City.DANZIG, PURPLE): (Good.FISH,),
        },
        production={City.REVAL: Good.FISH, City.RIGA: Good.WHEAT, City.VISBY: Good.WHEAT},
        florins=(0, 0),
    )
    table = Table(state)
    table.play(GREEN, "deliver visby-reval")
    assert table.asked == ("double", GREEN)
    table.play(GREEN, "keep")
    assert table.asked == ("double", GREEN)
    assert table.decision.prompt.key == "nord-prompt-double"


def test_n29_what_doubling_cannot_improve_is_not_doubled() -> None:
    # One contraband good is left: taking it needs no red good, so the point gets it.
    table = Table(_stettin_example((Good.LEATHER,), smuggled=1))
    events = table.play(GREEN, "deliver danzig-stettin")
    assert ContrabandGained(GREEN, 1) in events
    assert table.player(GREEN).points == 2


def test_n30_the_cube_moves_when_its_turn_in_the_queue_comes() -> None:
    table = Table(_cascade())
    table.play(GREEN, "deliver stettin-visby")
    table.play(PURPLE, "deliver novgorod-riga")
    assert table.state.queue == (City.RIGA,)
    assert table.state.levels[City.RIGA] == 1
    table.play(GREEN, "decline")
    assert table.state.levels[City.RIGA] == 2


def test_n37_points_have_no_limit() -> None:
    table = Table(_about_to_develop(City.REVAL))
    rich = model.Player(points=45, ships=1)
    table.change(players=(rich, *table.state.players[1:]))
    table.play(GREEN, _last_delivery(City.REVAL))
    assert table.player(GREEN).points == 46


def _stettin_example(reds: tuple[Good, ...], smuggled: int | None = None) -> model.State:
    """Stettin with the track of the rulebook's example, one good short of its fourth level."""
    assert has_track(1) == "C-V-"
    filler: tuple[None, ...] = (None,) * (3 - len(reds))
    return position(
        2,
        ships={"stettin-danzig": GREEN},
        tracks={City.STETTIN: 1, City.STOCKHOLM: 8},
        production={City.DANZIG: Good.FISH, City.RIGA: Good.WINE},
        levels={City.STETTIN: 3},
        goods={(City.STETTIN, GREEN): (*reds, *filler)},
        smuggled=smuggled,
    )


_LAST = {
    City.STOCKHOLM: City.VISBY,
    City.REVAL: City.VISBY,
    City.NOVGOROD: City.RIGA,
    City.COPENHAGEN: City.VISBY,
    City.VISBY: City.COPENHAGEN,
    City.RIGA: City.NOVGOROD,
    City.STETTIN: City.VISBY,
}
"""From where green brings the last good each city needs for its second level."""


def _about_to_develop(city: City) -> model.State:
    """Everything is there for every effect: opposing ships, florins, another delivery."""
    one, other = sorted((city, _LAST[city]))
    return position(
        3,
        ships={
            f"{one.token}-{other.token}": GREEN,
            "luebeck-stettin": GREEN,
            "stettin-danzig": PURPLE,
            "reval-novgorod": YELLOW,
        },
        goods={(city, GREEN): (None,)},
    )


def _last_delivery(city: City) -> str:
    return f"deliver {_LAST[city].token}-{city.token}"


def _cascade() -> model.State:
    """Visby's extra deliveries go to green and purple; Riga is one good short of stealing."""
    assert has_track(5) == "DV--"
    assert has_track(6) == "S-VF"
    return position(
        3,
        ships={
            "visby-stettin": GREEN,
            "stettin-danzig": GREEN,
            "riga-danzig": GREEN,
            "novgorod-riga": PURPLE,
        },
        goods={
            (City.VISBY, PURPLE): (Good.BEER,),
            (City.RIGA, YELLOW): (Good.LEATHER,),
            (City.DANZIG, YELLOW): (Good.WHEAT,),
        },
        florins=(4, 2, 2),
    )
