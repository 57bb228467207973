"""Whole games: what the box holds stays the same, and every game ends."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.asking import random_action
from engine.core.fields import Choose
from engine.core.game import settle
from engine.core.match import Match, start, submit
from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.nord import NORD
from engine.games.nord.content import (
    CONTRABAND,
    FLORINS,
    GOODS_EACH,
    GUARD_GRACE,
    GUARD_TURNS,
    LAST_LEVEL,
    SHIPS_EACH,
    City,
    Good,
)
from engine.games.nord.events import CityDeveloped, PointsGained
from engine.games.nord.model import State
from engine.games.nord.sea import CROSSING, LINKS

MOST_DEVELOPMENTS = 36
"""Nine cities, four levels to gain each."""


def begin(seats: int, seed: str) -> Match[State]:
    match, _ = start(NORD, seats, settle(NORD.meta, {}), f"h1:{seed}")
    return match


@cache
def random_game(seats: int, seed: int) -> tuple[tuple[State, ...], tuple[Event, ...]]:
    """Every position of a game of random answers, and all that happened."""
    match, rng = begin(seats, str(seed)), Rng(f"h1:answers-{seed}")
    states, events = [match.state], []
    while pending := NORD.pending(match.state, None):
        action = random_action(NORD, match.state, pending[0], rng)
        turn = submit(NORD, match, pending[0].seat, action, decision=pending[0].id)
        match = turn.match
        states.append(match.state)
        events += [event for group in turn.events for event in group]
    return tuple(states), tuple(events)


def assert_conserved(state: State) -> None:
    """Nothing appears, vanishes or is owed."""
    players, stock = state.players, state.stock
    counters = [counter for city in state.counters for counter in city]
    assert stock.florins + sum(p.florins for p in players) == FLORINS
    hidden = sum(p.contraband for p in players) + sum(c.contraband for c in counters)
    assert stock.contraband + hidden == CONTRABAND
    for good in Good:
        assert stock.goods[good] + sum(c.goods.count(good) for c in counters) == GOODS_EACH
    for seat, player in enumerate(players):
        assert player.ships + state.ships.count(seat) == SHIPS_EACH
        assert min(player.florins, player.contraband, player.points, player.ships) >= 0
    assert min(stock.florins, stock.contraband, *stock.goods) >= 0


def assert_lawful(state: State) -> None:
    """What the rules forbid never lies on the board."""
    for link in LINKS:
        across = CROSSING[link]
        if across is not None:
            assert None in (state.ships[link], state.ships[across])
    for city in City:
        goods = [good for counter in state.counters[city] for good in counter.goods]
        assert len(goods) == len(set(goods))
        assert state.production[city] not in goods
        assert 1 <= state.levels[city] <= LAST_LEVEL
    assert len(state.queue) == len(set(state.queue))
    if state.development is None and not state.over:
        assert all(state.total(city) < state.needed(city) for city in City)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_and_keep_what_the_box_holds(seats: int, seed: int) -> None:
    states, events = random_game(seats, seed)
    for state in states:
        assert_conserved(state)
        assert_lawful(state)
    last = states[-1]
    assert last.over
    assert last.turn <= (MOST_DEVELOPMENTS + 1) * GUARD_TURNS * seats + GUARD_GRACE * seats
    assert sum(last.levels) - len(City) == sum(isinstance(e, CityDeveloped) for e in events)
    points = sum(event.count for event in events if isinstance(event, PointsGained))
    assert points == sum(player.points for player in last.players)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 10**6),
    picks=st.lists(
        st.tuples(st.integers(0, 10**6), st.integers(0, 10**6)), min_size=40, max_size=120
    ),
)
def test_any_sequence_of_answers_keeps_what_the_box_holds(
    seats: int, seed: int, picks: list[tuple[int, int]]
) -> None:
    match = begin(seats, str(seed))
    for verb_pick, answer_pick in picks:
        if not (pending := NORD.pending(match.state, None)):
            break
        (decision,) = pending
        verb = decision.verbs[verb_pick % len(decision.verbs)]
        answers: tuple[str, ...] = ()
        asked = NORD.ask(match.state, decision.seat, verb, answers)
        while isinstance(asked, tuple):
            (field,) = asked
            assert isinstance(field, Choose)
            assert field.options, "a form without an answer was offered"
            answers = (*answers, field.options[answer_pick % len(field.options)].token)
            asked = NORD.ask(match.state, decision.seat, verb, answers)
        match = submit(NORD, match, decision.seat, asked, decision=decision.id).match
        assert_conserved(match.state)
        assert_lawful(match.state)


def test_a_position_is_asked_about_once() -> None:
    """Ids never return: an old press can never answer a new question."""
    states, _ = random_game(3, 1)
    ids = [decision.id for state in states for decision in NORD.pending(state, None)]
    assert len(ids) == len(set(ids))


def test_nobody_is_asked_what_does_not_matter() -> None:
    """Effects are asked only if they can do something, doubling only if there is a choice."""
    kinds: Counter[str] = Counter()
    for seed in range(6):
        for state in random_game(4, seed)[0]:
            for decision in NORD.pending(state, None):
                kinds[decision.id.partition(":")[0]] += 1
                useful = [verb for verb in decision.verbs if verb != "decline"]
                assert useful
                if decision.verbs == ("double", "keep"):
                    assert state.development is not None
                    later = state.symbols(state.development.city)[state.development.symbol :]
                    assert 1 <= state.development.reds[decision.seat] < len(later)
    assert {"turn", "double", "delivery", "theft", "removal", "ship"} == set(kinds)
