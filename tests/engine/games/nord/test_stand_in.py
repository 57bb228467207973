"""The stand-in plays with some sense."""

from __future__ import annotations

import pytest

from engine.core.asking import random_action
from engine.core.game import settle
from engine.core.match import start, submit
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.nord import NORD
from engine.games.nord.actions import Deliver, Double, Remove, Replace, Steal
from engine.games.nord.content import City, Good
from engine.games.nord.model import State
from tests.engine.games.nord.table import GREEN, PURPLE, YELLOW, Table, position


def play(seats: int, seed: int, stand_ins: frozenset[int]) -> State:
    """A game of some stand-ins against random answers."""
    match, _ = start(NORD, seats, settle(NORD.meta, {}), f"h1:sense-{seed}")
    rng = Rng(f"h1:others-{seed}")
    while pending := NORD.pending(match.state, None):
        (decision,) = pending
        if decision.seat in stand_ins:
            action = NORD.stand_in(match.state, decision, rng)
        else:
            action = random_action(NORD, match.state, decision, rng)
        match = submit(NORD, match, decision.seat, action, decision=decision.id).match
    return match.state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_answers(seats: int) -> None:
    for seed in range(2):
        me = Seat(seed % seats)
        outcome = NORD.outcome(play(seats, seed, frozenset({me})))
        assert outcome is not None
        assert outcome.ranking[0] == (me,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_stand_ins_end_and_develop_cities(seats: int) -> None:
    state = play(seats, 7, frozenset(range(seats)))
    assert state.final_city is not None
    assert sum(state.levels) - len(City) > 4
    assert sum(player.points for player in state.players) >= 8


def test_it_delivers_where_that_wins_points() -> None:
    table = Table(
        position(
            ships={"luebeck-stettin": GREEN, "riga-danzig": GREEN},
            goods={(City.LUEBECK, GREEN): (None,)},
        )
    )
    assert chosen(table) == Deliver(City.STETTIN, City.LUEBECK)


def test_it_ends_a_game_it_wins_and_not_one_it_loses() -> None:
    state = position(
        2,
        ships={"luebeck-stettin": GREEN, "riga-danzig": GREEN},
        levels={City.LUEBECK: 4},
        goods={(City.LUEBECK, GREEN): (Good.FISH,), (City.LUEBECK, PURPLE): (None, None, None)},
    )
    ending = Deliver(City.STETTIN, City.LUEBECK)
    assert chosen(Table(state)) == ending
    losing = Table(state)
    losing.change(players=(state.players[0], type(state.players[1])(points=9)))
    assert chosen(losing) != ending


def test_it_doubles_points_and_hurts_the_leader() -> None:
    point = Table(
        position(
            2,
            ships={"luebeck-stettin": GREEN},
            levels={City.LUEBECK: 3},
            goods={(City.LUEBECK, GREEN): (Good.WINE, None, None)},
            production={City.STETTIN: Good.FISH, City.RIGA: Good.SALT},
        )
    )
    point.play(GREEN, "deliver stettin-luebeck")
    assert point.asked[0] == "double"
    assert chosen(point) == Double()
    removal = Table(
        position(
            ships={"visby-stettin": GREEN, "stettin-danzig": PURPLE, "novgorod-riga": YELLOW},
            goods={(City.STETTIN, GREEN): (None,)},
        )
    )
    removal.play(GREEN, "deliver visby-stettin")
    assert isinstance(chosen(removal), Remove | Replace)
    theft = Table(position(ships={"novgorod-riga": GREEN}, goods={(City.RIGA, GREEN): (None,)}))
    theft.play(GREEN, "deliver novgorod-riga")
    assert isinstance(chosen(theft), Steal)


def chosen(table: Table) -> object:
    """What the stand-in does in this position, whatever its luck."""
    picks = [NORD.stand_in(table.state, table.decision, Rng(f"h1:{luck}")) for luck in range(3)]
    for pick in picks:
        NORD.check(table.state, table.decision.seat, pick)
    return picks[0]
