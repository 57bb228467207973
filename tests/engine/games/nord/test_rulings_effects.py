"""Rulings N19–N26 and N32–N35: single effects, stocks, the end and its guard."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import settle
from engine.core.match import start, submit, time_out
from engine.core.record import Record, dump, load
from engine.core.rng import Rng
from engine.core.values import NotPendingError, Seat
from engine.games.nord import NORD
from engine.games.nord.actions import Decline, Double, Keep, Skip
from engine.games.nord.content import PRODUCTION, TRACKS, City, Effect, Good
from engine.games.nord.events import (
    CityDeveloped,
    ContrabandGained,
    EffectDeclined,
    EffectWasted,
    EndAnnounced,
    FlorinsGained,
    FlorinStolen,
    GameEnded,
    GameStopped,
    PointsGained,
    ShipRemoved,
    ShipReplaced,
    TurnSkipped,
)
from engine.games.nord.model import Player, State
from engine.games.nord.scoring import ranking
from engine.games.nord.sea import LINK_BY_TOKEN
from tests.engine.games.nord.table import BLUE, GREEN, PURPLE, YELLOW, Table, has_track, position


def test_n19_a_florin_is_stolen_from_an_opponent_who_has_one() -> None:
    table = Table(_riga(florins=(1, 2, 1, 0)))
    table.play(GREEN, "deliver novgorod-riga")
    assert table.asked == ("theft", GREEN)
    assert table.refuses(GREEN, "steal blue") == "refuse-option"
    assert table.refuses(GREEN, "steal green") == "refuse-option"
    table.play(GREEN, "steal yellow")
    assert [player.florins for player in table.state.players] == [2, 2, 0, 0]


def test_n19_without_florins_to_steal_there_is_no_effect() -> None:
    table = Table(_riga(florins=(1, 0, 0, 0)))
    events = table.play(GREEN, "deliver novgorod-riga")
    assert EffectWasted(GREEN, Effect.THEFT) in events
    assert table.asked == ("turn", PURPLE)


@pytest.mark.parametrize("second", ["purple", "yellow"])
def test_n19_doubled_theft_is_two_thefts_from_the_same_or_another(second: str) -> None:
    table = Table(_riga(florins=(1, 2, 2, 0), red=True))
    table.play(GREEN, "deliver novgorod-riga")
    table.play(GREEN, "steal purple")
    table.play(GREEN, f"steal {second}")
    assert table.player(GREEN).florins == 3
    assert table.asked == ("turn", PURPLE)


def test_n20_any_opposing_ship_may_be_removed() -> None:
    table = Table(_stettin())
    table.play(GREEN, "deliver visby-stettin")
    assert table.asked == ("removal", GREEN)
    assert table.refuses(GREEN, "remove visby-stettin") == "nord-refuse-owner"
    # Yellow has nothing in Stettin and loses a ship all the same.
    events = table.play(GREEN, "remove reval-novgorod")
    assert events[0] == ShipRemoved(GREEN, YELLOW, LINK_BY_TOKEN["reval-novgorod"])
    assert table.player(YELLOW).ships == 3
    assert table.state.ships[LINK_BY_TOKEN["reval-novgorod"]] is None


def test_n20_an_own_ship_already_on_the_board_may_take_the_place() -> None:
    table = Table(_stettin())
    table.play(GREEN, "deliver visby-stettin")
    there, from_here = LINK_BY_TOKEN["stettin-danzig"], LINK_BY_TOKEN["visby-stettin"]
    events = table.play(GREEN, "replace stettin-danzig visby-stettin")
    assert events[0] == ShipReplaced(GREEN, PURPLE, there, from_here)
    assert table.state.ships[there] == GREEN
    assert table.state.ships[from_here] is None
    assert (table.player(GREEN).ships, table.player(PURPLE).ships) == (2, 3)


def test_n20_doubled_removal_is_two_removals() -> None:
    table = Table(_stettin(red=True))
    table.play(GREEN, "deliver visby-stettin")
    table.play(GREEN, "remove reval-novgorod")
    assert table.asked == ("removal", GREEN)
    table.play(GREEN, "remove stettin-danzig")
    assert table.player(PURPLE).ships == table.player(YELLOW).ships == 3


@pytest.mark.parametrize(
    "action",
    ["build riga-danzig", "move copenhagen-visby visby-riga", "resell copenhagen-visby florin"],
)
def test_n21_the_ship_action_is_any_of_the_first_three(action: str) -> None:
    table = Table(_copenhagen())
    table.play(GREEN, "deliver visby-copenhagen")
    assert table.asked == ("ship", GREEN)
    assert table.decision.verbs == ("build", "move", "resell", "decline")
    table.play(GREEN, action)
    assert table.asked == ("turn", PURPLE)


def test_n21_doubled_they_are_two_and_may_differ() -> None:
    table = Table(_copenhagen(red=True))
    table.play(GREEN, "deliver visby-copenhagen")
    table.play(GREEN, "resell copenhagen-visby contraband")
    assert table.asked == ("ship", GREEN)
    table.play(GREEN, "build riga-danzig")
    assert table.asked == ("turn", PURPLE)
    assert table.player(GREEN).ships == 2


def test_n22_gains_are_limited_by_the_stock() -> None:
    assert has_track(3)[0] == "F"
    table = Table(
        position(
            2,
            ships={"novgorod-riga": GREEN},
            goods={(City.NOVGOROD, PURPLE): (Good.SALT,), (City.NOVGOROD, GREEN): (None,)},
            levels={City.NOVGOROD: 1},
            bank=1,
        )
    )
    events = table.play(GREEN, "deliver riga-novgorod")
    # Purple comes first, cannot double the last florin and leaves nothing.
    assert FlorinsGained(PURPLE, 1) in events
    assert EffectWasted(GREEN, Effect.FLORIN) in events
    assert table.state.stock.florins == 0


def test_n22_contraband_is_limited_by_the_stock() -> None:
    goods: dict[tuple[City, Seat], tuple[Good | None, ...]] = {(City.DANZIG, GREEN): (Good.SALT,)}
    table = Table(position(2, ships={"riga-danzig": GREEN}, goods=goods, smuggled=1))
    events = table.play(GREEN, "deliver riga-danzig")
    assert ContrabandGained(GREEN, 1) in events
    assert table.state.stock.contraband == 0


def test_n23_the_last_level_and_its_cascades_are_resolved_then_it_ends() -> None:
    assert has_track(2) == "V-FD"
    state = position(
        3,
        ships={"reval-visby": GREEN, "visby-stettin": GREEN},
        levels={City.REVAL: 4},
        goods={
            (City.REVAL, GREEN): (Good.BEER, None, None),
            (City.REVAL, YELLOW): (None,),
            (City.VISBY, PURPLE): (Good.BEER,),
        },
        tracks={City.VISBY: 7, City.LUEBECK: 5},
    )
    table = Table(state)
    events = table.play(GREEN, "deliver visby-reval")
    assert CityDeveloped(City.REVAL, 5) in events
    assert not NORD.outcome(table.state)
    assert table.asked == ("delivery", GREEN)
    events = table.play(GREEN, "deliver stettin-visby")
    assert CityDeveloped(City.VISBY, 2) in events
    assert PointsGained(PURPLE, 1) in events
    assert events[-1] == GameEnded(City.REVAL)
    # Purple, who would be next, has no turn any more.
    assert NORD.pending(table.state, None) == ()
    assert table.refuses(PURPLE, "build riga-danzig") == "refuse-over"


@pytest.mark.parametrize(
    ("players", "ranks"),
    [
        ((Player(points=3), Player(points=4)), ((PURPLE,), (GREEN,))),
        ((Player(points=3, contraband=1), Player(points=3, florins=9)), ((GREEN,), (PURPLE,))),
        ((Player(florins=1), Player(florins=2)), ((PURPLE,), (GREEN,))),
        ((Player(), Player(points=1), Player()), ((PURPLE,), (GREEN, YELLOW))),
    ],
)
def test_n24_points_then_contraband_then_florins_then_a_shared_place(
    players: tuple[Player, ...], ranks: tuple[tuple[Seat, ...], ...]
) -> None:
    assert ranking(players) == ranks


def test_n25_everything_is_open() -> None:
    table = Table(_stettin())
    viewers = (None, GREEN, PURPLE, YELLOW)
    views = {replace(NORD.view(table.state, viewer), viewer=None) for viewer in viewers}
    assert len(views) == 1
    events = table.play(GREEN, "deliver visby-stettin")
    for event in events:
        assert NORD.redact(event, None) == NORD.redact(event, BLUE) == event
    assert NORD.pending(table.state, None) == NORD.pending(table.state, GREEN)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_n26_the_set_up_is_the_same_for_any_number(seats: int) -> None:
    match, _ = start(NORD, seats, settle(NORD.meta, {}), "h1:set-up")
    state = match.state
    assert state.players == (Player(florins=1, contraband=0, points=0, ships=3),) * seats
    assert state.levels == (1,) * 9
    assert sorted(state.production) == sorted(PRODUCTION)
    assert sorted(state.tracks) == [*range(len(TRACKS))]
    assert set(state.ships) == {None}
    assert state.stock.florins == 24 - seats
    assert (state.stock.contraband, state.stock.goods) == (21, (8,) * 6)
    firsts = {
        start(NORD, seats, settle(NORD.meta, {}), f"h1:{seed}")[0].state.first for seed in range(40)
    }
    assert firsts == set(range(seats))


def test_n32_declining_ends_both_halves() -> None:
    table = Table(_riga(florins=(1, 2, 2, 0), red=True))
    table.play(GREEN, "deliver novgorod-riga")
    events = table.play(GREEN, "decline")
    assert events == (EffectDeclined(GREEN, Effect.THEFT), *events[1:])
    assert table.asked == ("turn", PURPLE)
    assert table.player(GREEN).florins == 1


def test_n32_removal_and_replacement_are_one_decision() -> None:
    table = Table(_stettin())
    table.play(GREEN, "deliver visby-stettin")
    assert table.decision.verbs == ("remove", "replace", "decline")
    table.play(GREEN, "remove stettin-danzig")
    assert table.asked == ("turn", PURPLE)


def test_n33_theft_from_the_only_possible_victim_is_automatic() -> None:
    table = Table(_riga(florins=(1, 0, 2, 0), red=True))
    events = table.play(GREEN, "deliver novgorod-riga")
    thefts = [event for event in events if isinstance(event, FlorinStolen)]
    assert thefts == [FlorinStolen(GREEN, YELLOW)] * 2
    assert table.asked == ("turn", PURPLE)


@pytest.mark.parametrize("seats", [2, 4])
def test_n34_the_end_guard_announces_the_end_and_then_ends(seats: int) -> None:
    table = Table(position(seats))
    announced = ended = 0
    for turn in range(1, 25 * seats + 1):
        events = table.apply(table.decision.seat, Skip())
        announced = turn if EndAnnounced(5 * seats) in events else announced
        ended = turn if GameStopped() in events else ended
    assert (announced, ended) == (20 * seats, 25 * seats)
    outcome = NORD.outcome(table.state)
    assert outcome is not None
    assert outcome.reason.key == "nord-end-guard"


def test_n34_a_development_starts_the_count_anew() -> None:
    table = Table(position(2, ships={"luebeck-stettin": GREEN}, contraband=(1, 0)))
    for _ in range(38):
        table.apply(table.decision.seat, Skip())
    table.play(GREEN, "deliver stettin-luebeck-contraband")
    for _ in range(39):
        assert not [
            e for e in table.apply(table.decision.seat, Skip()) if e.kind == "end-announced"
        ]
    assert EndAnnounced(10) in table.apply(table.decision.seat, Skip())


def test_n34_without_the_guard_there_is_no_bound() -> None:
    match, _ = start(NORD, 2, settle(NORD.meta, {"end-guard": "off"}), "h1:long")
    table = Table(match.state)
    for _ in range(120):
        table.apply(table.decision.seat, Skip())
    assert not table.state.over
    assert table.state.closing is None


def test_n35_a_turn_is_skipped_publicly_when_time_is_up() -> None:
    table = Table(position(2))
    action = NORD.default_action(table.state, table.decision)
    assert action == Skip()
    NORD.check(table.state, GREEN, action)
    assert table.apply(GREEN, action) == (TurnSkipped(GREEN),)
    assert table.asked == ("turn", PURPLE)


def test_n35_only_the_table_skips_and_the_record_keeps_it() -> None:
    options = settle(NORD.meta, {})
    match, _ = start(NORD, 2, options, "h1:skip")
    seat = match.state.active
    with pytest.raises(NotPendingError):
        submit(NORD, match, seat, Skip())
    (decision,) = NORD.pending(match.state, None)
    turn = time_out(NORD, match, seat, decision.id)
    assert turn.events == ((TurnSkipped(seat),),)
    record = Record(NORD.meta.slug, NORD.meta.rules_version, 2, options, "h1:skip", turn.entries)
    text = dump(NORD, record)
    assert load(NORD, text)[1] == turn.match
    # Without the mark of the table it is a player's move, and he may not.
    with pytest.raises(NotPendingError):
        load(NORD, text.replace("1* ", "1 "))


@pytest.mark.parametrize(
    ("track", "level", "answers"),
    [
        (1, 4, [Keep]),  # contraband, then a point: keep for the point
        (2, 4, [Double]),  # a point before a florin: double the point
        (7, 5, [Double, Decline]),  # point, contraband, ship action
        (6, 4, [Keep, Decline]),  # theft before the point: keep, decline the theft
        (3, 5, [Keep, Double, Decline]),  # florin, point, theft
    ],
)
def test_n35_defaults_double_points_first_and_decline_the_rest(
    track: int, level: int, answers: list[type]
) -> None:
    other = {City.STETTIN: track, City(track - 1): 8}
    reds: tuple[Good | None, ...] = (Good.LEATHER, *(None,) * (level - 2))
    state = position(
        3,
        ships={"stettin-danzig": GREEN},
        tracks=other,
        levels={City.STETTIN: level - 1},
        goods={(City.STETTIN, GREEN): reds},
        production={City.DANZIG: Good.FISH, City.RIGA: Good.WINE},
    )
    table = Table(state)
    table.play(GREEN, "deliver danzig-stettin")
    given = []
    while not table.state.over and table.asked[0] != "turn":
        action = NORD.default_action(table.state, table.decision)
        NORD.check(table.state, GREEN, action)
        table.apply(GREEN, action)
        given.append(type(action))
    assert given == answers


def test_n35_a_florin_is_doubled_by_default_if_no_point_is_to_come() -> None:
    # Track 2 at its end, asked for the florin after the point was not doubled.
    state = position(
        2,
        ships={"reval-visby": GREEN, "visby-stettin": GREEN},
        levels={City.REVAL: 4},
        goods={(City.REVAL, GREEN): (Good.BEER, Good.SALT, None, None)},
    )
    table = Table(state)
    table.play(GREEN, "deliver visby-reval")
    table.play(GREEN, "keep")
    assert table.asked == ("double", GREEN)
    assert NORD.default_action(table.state, table.decision) == Double()
    table.play(GREEN, "keep")
    assert NORD.default_action(table.state, table.decision) == Decline()


def test_the_first_player_is_told() -> None:
    step = NORD.setup(3, settle(NORD.meta, {}), Rng("h1:first"))
    assert [event.kind for event in step.events] == ["first-player-drawn"]
    assert NORD.tell(step.events[0]).key == "nord-event-first-player-drawn"


def _riga(florins: tuple[int, ...], red: bool = False) -> State:
    """Riga one good short of its theft, green's alone; red goods double it."""
    assert has_track(6) == "S-VF"
    return position(
        4,
        ships={"novgorod-riga": GREEN},
        goods={(City.RIGA, GREEN): (Good.LEATHER if red else None,)},
        florins=florins,
    )


def _stettin(red: bool = False) -> State:
    """Stettin one good short of its removal, with ships of purple and yellow about."""
    assert has_track(8) == "X-VD"
    return position(
        3,
        ships={"visby-stettin": GREEN, "stettin-danzig": PURPLE, "reval-novgorod": YELLOW},
        goods={(City.STETTIN, GREEN): (Good.LEATHER if red else None,)},
    )


def _copenhagen(red: bool = False) -> State:
    """Copenhagen one good short of its ship action."""
    assert has_track(4) == "A-V-"
    return position(
        2,
        ships={"copenhagen-visby": GREEN},
        goods={(City.COPENHAGEN, GREEN): (Good.LEATHER if red else None,)},
    )
