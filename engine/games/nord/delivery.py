"""Which goods may go where, and what a delivery does."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import permutations

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.nord.actions import Deliver
from engine.games.nord.content import LAST_LEVEL, RED_FEE, City, Good
from engine.games.nord.events import CascadeQueued, GoodDelivered
from engine.games.nord.model import State
from engine.games.nord.play import Play
from engine.games.nord.sea import chains, fleet, joined


class Objection(StrEnum):
    """What the rules can have against a delivery."""

    CHAIN = "chain"
    CLOSED = "closed"
    PRODUCED = "produced"
    PRESENT = "present"
    FEE = "fee"
    CONTRABAND = "contraband"


def objection(state: State, seat: Seat, delivery: Deliver) -> Objection | None:
    """What the rules have against a delivery, if anything."""
    source, city = delivery.source, delivery.city
    if source == city or not joined(state.ships, seat, source, city):
        return Objection.CHAIN
    return _against(state, seat, delivery)


def _against(state: State, seat: Seat, delivery: Deliver) -> Objection | None:
    """What speaks against a delivery between cities that the seat's ships join."""
    city, good = delivery.city, state.production[delivery.source]
    if closed(state, city):
        return Objection.CLOSED
    if state.production[city] == good:
        return Objection.PRODUCED
    if any(good in counter.goods for counter in state.counters[city]):
        return Objection.PRESENT
    player = state.players[seat]
    if player.florins < fee(good):
        return Objection.FEE
    if delivery.contraband and not player.contraband:
        return Objection.CONTRABAND
    return None


def closed(state: State, city: City) -> bool:
    """Whether a city receives nothing: at its last level, or while it develops (N16)."""
    developing = state.development is not None and state.development.city == city
    return developing or state.levels[city] == LAST_LEVEL


def fee(good: Good) -> int:
    """What delivering a good costs (N7)."""
    return RED_FEE if good.red else 0


def deliveries(state: State, seat: Seat) -> Iterator[Deliver]:
    """Every delivery a seat may make, without and with a contraband good."""
    smuggles = (False, True) if state.players[seat].contraband else (False,)
    for group in chains(fleet(state.ships, seat)):
        for source, city in permutations(sorted(group), 2):
            plain = Deliver(source, city)
            if _against(state, seat, plain) is None:
                yield from (replace(plain, contraband=smuggled) for smuggled in smuggles)


def can_deliver(state: State, seat: Seat) -> bool:
    """Whether a seat has any delivery to make."""
    return next(deliveries(state, seat), None) is not None


def deliver(play: Play, seat: Seat, delivery: Deliver) -> None:
    """Pay, place the goods and see whether the city now has enough."""
    state, city = play.state, delivery.city
    good = state.production[delivery.source]
    smuggled = int(delivery.contraband)
    play.give(seat, florins=-fee(good), contraband=-smuggled)
    goods = state.stock.goods
    play.refill(florins=fee(good), goods=(*goods[:good], goods[good] - 1, *goods[good + 1 :]))
    counters = state.counters[city]
    old = counters[seat]
    new = replace(old, goods=(*old.goods, good), contraband=old.contraband + smuggled)
    play.lay(city, (*counters[:seat], new, *counters[seat + 1 :]))
    total, needed = play.state.total(city), state.needed(city)
    play.tell(
        GoodDelivered(
            seat, delivery.source, city, good, delivery.contraband, fee(good), total, needed
        )
    )
    if total >= needed and city not in state.queue:
        _queue(play, city)


def _queue(play: Play, city: City) -> None:
    """Put a city in the row of those that develop, once (N17)."""
    state = play.state
    play.change(queue=(*state.queue, city))
    # The city that a turn's own delivery completes develops at once; only the next ones wait.
    if state.development is not None:
        play.tell(CascadeQueued(city, len(state.queue) + 1))
