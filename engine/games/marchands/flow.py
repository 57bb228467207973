"""The course of a round: which stage follows which, and what happens between rounds."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.values import Event, Seat
from engine.games.marchands.content import ARRIVALS_TO_END, TILES
from engine.games.marchands.model.events import GameEnded, PhaseBegan, RoundBegan, TilesReturned
from engine.games.marchands.model.position import Log
from engine.games.marchands.model.state import Over, Phase, Player, State
from engine.games.marchands.phases import (
    abilities,
    axles,
    bidding,
    buying,
    climbing,
    counting,
    dials,
    investing,
    loans,
    selling,
)
from engine.games.marchands.phases.investing import is_last_round
from engine.games.marchands.phases.loading import stage as loading
from engine.games.marchands.phases.moving import stage as moving
from engine.games.marchands.phases.negotiating import drop_all, drop_stale
from engine.games.marchands.phases.stages import StageRules

STAGES: Mapping[Phase, StageRules] = {
    Phase.ABILITIES: abilities,
    Phase.BUYING: buying,
    Phase.BIDDING: bidding,
    Phase.LOADING: loading,
    Phase.AXLES: axles,
    Phase.MOVING: moving,
    Phase.DIALS: dials,
    Phase.COUNTING: counting,
    Phase.SELLING: selling,
    Phase.INVESTING: investing,
    Phase.CLIMBING: climbing,
    Phase.LOANS: loans,
}
"""The stages of a round in order; the first comes once, before round 1."""

_NEXT = dict(zip(tuple(STAGES)[1:], tuple(STAGES)[2:], strict=False))


def begin(state: State, log: Log) -> State:
    """Start play from the first position."""
    if state.rules.ability_auction and state.rules.edition == 1:
        state = _enter(state, Phase.ABILITIES, log)
        return run_on(state, log)
    return run_on(_new_round(state, log), log)


def run_on(state: State, log: Log) -> State:
    """Leave finished stages and enter the next until somebody owes an answer."""
    while (rules := STAGES.get(state.phase)) is not None and rules.finished(state):
        state = rules.leave(drop_all(state, log), log)
        following = _NEXT.get(state.phase)
        if following is not None:
            state = _enter(state, following, log)
        elif state.phase is Phase.LOANS:
            state = _end_round(state, log)
        else:
            state = _new_round(state, log)
    return drop_stale(state, log) if state.deals else state


def _enter(state: State, phase: Phase, log: Log) -> State:
    """Enter a stage; it is announced only if somebody has something to decide in it."""
    events: list[Event] = []
    state = STAGES[phase].enter(replace(state, phase=phase), events)
    if not STAGES[phase].finished(state):
        log.append(PhaseBegan(phase))
    for event in events:
        log.append(event)
    return state


def _new_round(state: State, log: Log) -> State:
    state = replace(state, round=state.round + 1)
    log.append(RoundBegan(state.round, state.first))
    return _enter(state, Phase.BUYING, log)


def _end_round(state: State, log: Log) -> State:
    """Return tiles after rounds 4, 8, …, pass the first player on, or end the game."""
    if is_last_round(state):
        enough = state.arrivals >= ARRIVALS_TO_END[len(state.players)]
        reason = "arrivals" if enough else "rounds"
        log.append(GameEnded(reason))
        return replace(state, phase=Phase.OVER, stage=Over(reason), axles=(), deals=())
    fresh = state.round % len(TILES) == 0
    if fresh:
        log.append(TilesReturned())
    players = tuple([_rested(player, fresh) for player in state.players])
    wagons = tuple([replace(w, arrived=False) if w.arrived else w for w in state.wagons])
    first = Seat((state.first + 1) % len(players))
    state = replace(state, players=players, wagons=wagons, first=first, axles=(), fell=())
    return _new_round(state, log)


def _rested(player: Player, fresh: bool) -> Player:
    if not fresh and not player.flat_paid:
        return player
    return replace(player, flat_paid=False, tiles=TILES if fresh else player.tiles)
