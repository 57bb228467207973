"""Small changes to a position that many rules share: money, goods, order of play."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Protocol, TypeVar

from msgspec.structs import replace

from engine.core.values import Event, Seat
from engine.games.marchands.content import CLIMB_COST, Ability, City, Good, Influence
from engine.games.marchands.model.roads import is_city
from engine.games.marchands.model.state import Player, Stage, State, Wagon

T = TypeVar("T")


class Log(Protocol):
    """Where rules report what happens."""

    def append(self, event: Event, /) -> None:
        """Report an event."""


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with one place changed."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def without(items: tuple[T, ...], gone: T) -> tuple[T, ...]:
    """The tuple with one occurrence of an item removed."""
    left = list(items)
    left.remove(gone)
    return tuple(left)


def turn_order(state: State) -> tuple[Seat, ...]:
    """All seats from the first player of the round."""
    return clockwise(state.first, len(state.players))


@cache
def clockwise(first: Seat, count: int) -> tuple[Seat, ...]:
    """So many seats round the table from the first."""
    return tuple(Seat((first + step) % count) for step in range(count))


def with_player(state: State, seat: Seat, player: Player) -> State:
    """The position with one player changed."""
    return replace(state, players=put(state.players, seat, player))


def with_wagon(state: State, number: int, wagon: Wagon) -> State:
    """The position with one wagon changed."""
    return replace(state, wagons=put(state.wagons, number, wagon))


def with_stage(state: State, stage: Stage) -> State:
    """The position with other working memory."""
    return replace(state, stage=stage)


def pay_bank(state: State, seat: Seat, amount: int) -> State:
    """Move money from a player to the bank; a negative amount is income."""
    player = state.players[seat]
    players = put(state.players, seat, replace(player, money=player.money - amount))
    return replace(state, players=players, bank=state.bank + amount)


def pay_player(state: State, payer: Seat, payee: Seat, amount: int) -> State:
    """Move money between two players."""
    return pay_bank(pay_bank(state, payer, amount), payee, -amount)


def store(state: State, seat: Seat, city: City, good: Good, count: int) -> State:
    """Add pieces to a warehouse, or take them away."""
    player = state.players[seat]
    house = player.stores[city]
    stores = put(player.stores, city, put(house, good, house[good] + count))
    return with_player(state, seat, replace(player, stores=stores))


def restock(state: State, goods: Iterable[Good]) -> State:
    """Return sold goods to the common stock."""
    stock = list(state.stock)
    for good in goods:
        stock[good] += 1
    return replace(state, stock=tuple(stock))


def discard(state: State, seat: Seat, card: Influence) -> State:
    """Use up an influence card."""
    player = state.players[seat]
    return with_player(state, seat, replace(player, hand=without(player.hand, card)))


def owns(state: State, seat: Seat, ability: Ability) -> bool:
    """Whether a seat has this investment or ability."""
    return ability in state.players[seat].abilities


def purse(state: State, seat: Seat) -> int:
    """What a seat can spend (hidden): its money less what it offers in open deals."""
    money = state.players[seat].money
    if state.deals:
        money -= sum(deal.pays for deal in state.deals if deal.giver == seat)
    return money


def holds(state: State, seat: Seat, card: Influence) -> int:
    """How many influence cards of a kind a seat can play (hidden); not those it offers."""
    held = state.players[seat].hand.count(card)
    if held and state.deals:
        held -= sum(d.giver == seat and d.gives_card == card for d in state.deals)
    return held


def card_holders(state: State) -> tuple[Seat, ...]:
    """Seats that hold at least one influence card, which is public, in turn order."""
    return tuple(seat for seat in turn_order(state) if state.players[seat].hand)


def in_city(wagon: Wagon) -> bool:
    """Whether a wagon stands in a city."""
    return is_city(wagon.at)


def climb_cost(state: State) -> int:
    """What one step up the status ladder costs now."""
    return CLIMB_COST[min(state.arrivals, len(CLIMB_COST) - 1)]
