"""Cities that develop, one after the other, and their effects going round the table."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.nord.content import City, Effect
from engine.games.nord.effects import GAINS, doubling, uses, victims
from engine.games.nord.events import (
    CityDeveloped,
    ContrabandGained,
    CountersCleared,
    EffectDeclined,
    EffectDoubled,
    EffectWasted,
    FlorinsGained,
    FlorinStolen,
    PointsGained,
    RedGoodKept,
)
from engine.games.nord.model import Counter, Development, State
from engine.games.nord.play import Play


class Due(NamedTuple):
    """The effect that is on, and the seat it is on for."""

    development: Development
    seat: Seat
    effect: Effect


def order(state: State, city: City) -> tuple[Seat, ...]:
    """Those with goods in a city, from the active player's left to himself (N10, N11)."""
    count = len(state.players)
    round_table = (Seat((state.active + step) % count) for step in range(1, count + 1))
    return tuple(seat for seat in round_table if state.counters[city][seat].total)


def due(state: State) -> Due | None:
    """The next use of an effect while a city develops."""
    development = state.development
    if development is None:
        return None
    symbols = state.symbols(development.city)
    if development.symbol == len(symbols):
        return None
    seat = order(state, development.city)[development.place]
    return Due(development, seat, symbols[development.symbol])


def resolve(play: Play) -> None:
    """Go on developing until somebody must decide or nothing is left to develop."""
    while True:
        state, now = play.state, due(play.state)
        if now is not None:
            if not _advance(play, now):
                return
        elif state.development is not None:
            _finish(play, state.development.city)
        elif state.queue:
            _begin(play, state.queue[0])
        else:
            return


def _begin(play: Play, city: City) -> None:
    """Move the city's cube, now that its turn in the queue has come (N30)."""
    state = play.state
    level = state.levels[city] + 1
    play.change(
        queue=state.queue[1:],
        levels=(*state.levels[:city], level, *state.levels[city + 1 :]),
        development=Development(city, tuple(counter.reds for counter in state.counters[city])),
        developed=state.turn,
    )
    play.tell(CityDeveloped(city, level))


def _finish(play: Play, city: City) -> None:
    """Put all goods of the city back into the stock; nothing carries over (N9, N12)."""
    state = play.state
    counters = state.counters[city]
    goods = list(state.stock.goods)
    for good in (good for counter in counters for good in counter.goods):
        goods[good] += 1
    smuggled = sum(counter.contraband for counter in counters)
    play.refill(contraband=smuggled, goods=tuple(goods))
    play.lay(city, (Counter(),) * len(counters))
    play.change(development=None)
    play.tell(CountersCleared(city, state.total(city)))


def _advance(play: Play, now: Due) -> bool:
    """Do what needs no answer; tell whether there was anything to do."""
    state, (development, seat, effect) = play.state, now
    if not uses(state, seat, effect):
        if development.uses is None:
            play.tell(EffectWasted(seat, effect))
        _next(play, development)
    elif development.uses is None:
        doubled = doubling(state, seat, development)
        if doubled is None:
            return False
        _open(play, now, doubled)
    elif effect in GAINS:
        _gain(play, seat, effect, development.uses)
        _next(play, development)
    elif effect is Effect.THEFT and len(victims(state, seat)) == 1:
        steal(play, now, victims(state, seat)[0])
    else:
        return False
    return True


def _open(play: Play, now: Due, doubled: bool) -> None:
    """Begin the use of an effect."""
    development, seat, effect = now
    reds = development.reds
    if doubled:
        reds = (*reds[:seat], reds[seat] - 1, *reds[seat + 1 :])
        play.tell(EffectDoubled(seat, effect))
    play.change(development=replace(development, reds=reds, uses=2 if doubled else 1))


def _next(play: Play, development: Development) -> None:
    """Pass the symbol on to the next seat, and after the last one go to the next symbol."""
    place, symbol = development.place + 1, development.symbol
    if place == len(order(play.state, development.city)):
        place, symbol = 0, symbol + 1
    play.change(development=replace(development, place=place, symbol=symbol, uses=None))


def _gain(play: Play, seat: Seat, effect: Effect, count: int) -> None:
    """Take what the symbol gives, as far as the stock has it (N22)."""
    if effect is Effect.POINT:
        play.give(seat, points=count)
        play.tell(PointsGained(seat, count))
    elif effect is Effect.FLORIN:
        florins, _ = play.draw(florins=count)
        play.give(seat, florins=florins)
        play.tell(FlorinsGained(seat, florins))
    else:
        _, contraband = play.draw(contraband=count)
        play.give(seat, contraband=contraband)
        play.tell(ContrabandGained(seat, contraband))


def choose_doubling(play: Play, now: Due, doubled: bool) -> None:
    """Carry out the owner's choice whether to double."""
    if not doubled:
        play.tell(RedGoodKept(now.seat, now.effect))
    _open(play, now, doubled)


def used(play: Play, now: Due) -> None:
    """Count one use of an effect; the last one passes it on."""
    left = (now.development.uses or 0) - 1
    if left > 0:
        play.change(development=replace(now.development, uses=left))
    else:
        _next(play, now.development)


def steal(play: Play, now: Due, victim: Seat) -> None:
    """Take a florin from an opponent."""
    play.give(victim, florins=-1)
    play.give(now.seat, florins=1)
    play.tell(FlorinStolen(now.seat, victim))
    used(play, now)


def decline(play: Play, now: Due) -> None:
    """Make no use of the effect, nor of its second half (N32)."""
    play.tell(EffectDeclined(now.seat, now.effect))
    _next(play, now.development)
