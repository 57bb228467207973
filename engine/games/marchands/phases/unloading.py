"""Phase 5: arrived wagons are unloaded in order, then the bonus cubes move."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.marchands.content import (
    BONUS_MOST,
    BONUS_STEP,
    CITIES,
    PRODUCTION,
    SELLING,
    City,
    Good,
)
from engine.games.marchands.model.events import ArrivalsCounted, BonusesMoved, CargoSold
from engine.games.marchands.model.position import (
    Log,
    climb_cost,
    in_city,
    pay_bank,
    restock,
    turn_order,
    with_wagon,
)
from engine.games.marchands.model.roads import city_near
from engine.games.marchands.model.state import State


def unload(state: State, claims: tuple[tuple[Seat, int], ...], log: Log) -> State:
    """Count the arrivals, sell every cargo at the old cubes, then move the cubes."""
    arrived = [number for number, wagon in enumerate(state.wagons) if wagon.arrived]
    if not arrived:
        return state
    state = replace(state, arrivals=state.arrivals + len(arrived))
    log.append(ArrivalsCounted(state.arrivals, climb_cost(state)))
    for number in arrived:
        state = _empty(state, number, claims, log)
    return _move_cubes(state, len(arrived), log)


def _empty(state: State, number: int, claims: tuple[tuple[Seat, int], ...], log: Log) -> State:
    wagon = state.wagons[number]
    city = city_near(wagon.at)
    for seat in turn_order(state):
        goods = wagon.cargo[seat]
        if not goods:
            continue
        claimed = (seat, number) in claims
        income = sum([worth(state, good, city, claimed=claimed) for good in goods])
        state = restock(pay_bank(state, seat, -income), goods)
        log.append(CargoSold(number, city, seat, goods, income))
    empty = ((),) * len(state.players)
    return with_wagon(state, number, replace(wagon, cargo=empty, behind=None, master=None))


def worth(state: State, good: Good, city: City, *, claimed: bool = False) -> int:
    """What a good brings in a city: the sale price, and the bonus where it is not made there."""
    bonus = state.bonus[city] if claimed or good not in PRODUCTION[city] else 0
    return SELLING[state.prices[good]] + bonus


def _move_cubes(state: State, arrived: int, log: Log) -> State:
    taken = {city_near(wagon.at) for wagon in state.wagons if in_city(wagon)}
    raised = BONUS_STEP * arrived
    bonus = tuple([0 if c in taken else min(BONUS_MOST, state.bonus[c] + raised) for c in CITIES])
    log.append(BonusesMoved(bonus))
    return replace(state, bonus=bonus)
