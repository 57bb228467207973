"""What the symbols can do for a seat, and when a red good doubles one."""

from __future__ import annotations

from engine.core.values import Seat
from engine.games.nord.content import RED_FEE, Effect
from engine.games.nord.delivery import deliveries
from engine.games.nord.model import Development, State
from engine.games.nord.ships import opposing_ships

GAINS = frozenset({Effect.POINT, Effect.FLORIN, Effect.CONTRABAND})
"""Taken without asking; the others may be declined (N15)."""

_OPENED_BY: dict[Effect, frozenset[Effect]] = {
    Effect.POINT: frozenset(),
    Effect.FLORIN: frozenset({Effect.DELIVERY}),
    Effect.CONTRABAND: frozenset(),
    Effect.DELIVERY: frozenset({Effect.FLORIN, Effect.THEFT, Effect.REMOVAL, Effect.SHIP}),
    Effect.THEFT: frozenset({Effect.FLORIN, Effect.THEFT, Effect.SHIP}),
    Effect.REMOVAL: frozenset({Effect.SHIP}),
    Effect.SHIP: frozenset(),
}
"""Which earlier effects can make one useful that could do nothing before them."""


def victims(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The opponents with a florin to steal (N19)."""
    return tuple(
        Seat(other)
        for other, player in enumerate(state.players)
        if other != seat and player.florins
    )


def uses(state: State, seat: Seat, effect: Effect) -> int:
    """How often an effect could do something for a seat now: not, once, or when doubled twice."""
    match effect:
        case Effect.POINT | Effect.SHIP:
            return 2
        case Effect.FLORIN:
            return min(2, state.stock.florins)
        case Effect.CONTRABAND:
            return min(2, state.stock.contraband)
        case Effect.DELIVERY:
            return min(2, _different_deliveries(state, seat))
        case Effect.THEFT:
            return min(2, sum(state.players[victim].florins for victim in victims(state, seat)))
        case Effect.REMOVAL:
            return min(2, len(opposing_ships(state, seat)))


def _different_deliveries(state: State, seat: Seat) -> int:
    """How many deliveries a seat could make in a row: a city takes each good once."""
    arrivals = {(d.city, state.production[d.source]) for d in deliveries(state, seat)}
    reds = sum(good.red for _, good in arrivals)
    return len(arrivals) - reds + min(reds, state.players[seat].florins // RED_FEE)


def doubling(state: State, seat: Seat, development: Development) -> bool | None:
    """Whether a seat's symbol is doubled, or None where its owner must choose (N13, N29)."""
    symbols = state.symbols(development.city)[development.symbol :]
    reds = development.reds[seat]
    if not reds or uses(state, seat, symbols[0]) < 2:
        return False
    later = sum(_may_double(state, seat, symbols[: place + 1]) for place in range(1, len(symbols)))
    return True if reds > later else None


def _may_double(state: State, seat: Seat, symbols: tuple[Effect, ...]) -> bool:
    """Whether doubling the last of these symbols can still do something when it comes up."""
    *before, effect = symbols
    return uses(state, seat, effect) >= 2 or not _OPENED_BY[effect].isdisjoint(before)
