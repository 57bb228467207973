"""Answers for an absent player: the harmless one, and one with some sense."""

from __future__ import annotations

from functools import cache

from engine.core.asking import legal_actions
from engine.core.game import Decision, Game
from engine.core.rng import Rng
from engine.core.values import Action, Seat
from engine.games.nord.actions import Decline, Double, Keep, Skip
from engine.games.nord.content import LAST_LEVEL, SHIPS_EACH, TRACKS, City, Effect
from engine.games.nord.delivery import deliveries
from engine.games.nord.development import due
from engine.games.nord.model import Player, State, View, reached
from engine.games.nord.scoring import ranking
from engine.games.nord.turns import apply

_WORTH: dict[Effect, float] = {
    Effect.POINT: 10,
    Effect.FLORIN: 2.5,
    Effect.CONTRABAND: 3,
    Effect.DELIVERY: 4,
    Effect.THEFT: 3,
    Effect.REMOVAL: 2,
    Effect.SHIP: 2,
}
"""What an effect is worth to the stand-in, in tenths of a victory point."""

_VICTORY = 1000.0
_REACH = 0.35
"""How much of a development's worth the mere possibility of a useful delivery has."""


def harmless(state: State) -> Action:
    """The answer when time is up: no turn, no effect, and doubling for points first (N35)."""
    now = due(state)
    if now is None:
        return Skip()
    if now.development.uses is not None:
        return Decline()
    later = state.symbols(now.development.city)[now.development.symbol + 1 :]
    match now.effect:
        case Effect.POINT:
            return Double()
        case Effect.FLORIN | Effect.CONTRABAND if Effect.POINT not in later:
            return Double()
        case _:
            return Keep()


def choose(game: Game[State, View], state: State, decision: Decision, rng: Rng) -> Action:
    """The action that leads to the position it likes best."""
    seat = decision.seat
    actions = list(legal_actions(game, state, seat))
    worths = [_worth(_settled(apply(state, seat, action).state), seat) for action in actions]
    best = max(worths)
    return rng.choice(
        [action for action, worth in zip(actions, worths, strict=True) if worth == best]
    )


def _settled(state: State) -> State:
    """The position once the turn's developments are over, all questions answered harmlessly."""
    while (now := due(state)) is not None:
        state = apply(state, now.seat, harmless(state)).state
    return state


def _worth(state: State, seat: Seat) -> float:
    """How much a seat likes a position: its own prospects less those of its best opponent."""
    if state.over:
        first = ranking(state.players)[0]
        won = _VICTORY if seat in first else -_VICTORY
        return won + state.players[seat].points
    totals = tuple(state.total(city) for city in City)
    prospects = [_prospects(state, Seat(other), totals) for other in range(len(state.players))]
    own = prospects.pop(seat)
    return own - 0.6 * max(prospects) - 0.1 * sum(prospects)


def _prospects(state: State, seat: Seat, totals: tuple[int, ...]) -> float:
    held = _holdings(state.players[seat])
    busy = (city for city in City if totals[city] and state.counters[city][seat].total)
    stakes = sum(_stake(state, seat, city, totals[city]) for city in busy)
    return held + stakes + _chances(state, seat, totals)


def _holdings(player: Player) -> float:
    """Points, and what helps to win more; the third florin helps less than the first."""
    florins = 2.5 * min(player.florins, 2) + 0.8 * max(0, player.florins - 2)
    contraband = 3 * min(player.contraband, 3) + 1.2 * max(0, player.contraband - 3)
    return 10 * player.points + florins + contraband + 0.6 * (SHIPS_EACH - player.ships)


def _stake(state: State, seat: Seat, city: City, total: int) -> float:
    """What goods on a counter promise: the next development, the nearer the more."""
    level = state.levels[city]
    if level == LAST_LEVEL:
        return 0
    share = min(1.0, total / (level + 1))
    reds = state.counters[city][seat].reds
    return (0.25 + 0.6 * share) * _yield(state.tracks[city], level + 1, reds)


@cache
def _yield(track: int, level: int, reds: int) -> float:
    """What reaching a level gives somebody with so many red goods in the city."""
    worths = sorted((_WORTH[effect] for effect in reached(TRACKS[track], level)), reverse=True)
    return sum(worths) + sum(worths[:reds])


def _chances(state: State, seat: Seat, totals: tuple[int, ...]) -> float:
    """What the best deliveries now possible promise: chains are worth what they can bring."""
    smuggled = min(1, state.players[seat].contraband)
    found: dict[City, float] = {}
    for delivery in deliveries(state, seat):
        city = delivery.city
        level = state.levels[city]
        red = state.production[delivery.source].red
        share = min(1.0, (totals[city] + 1 + smuggled) / (level + 1))
        gain = _REACH * share * _yield(state.tracks[city], level + 1, int(red))
        found[city] = max(found.get(city, 0.0), gain)
    first, *rest = sorted(found.values(), reverse=True) or [0.0]
    return first + 0.3 * sum(rest)
