"""What lies on the wagons and what may still be loaded: public facts, all of them."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.marchands.content import GOODS, GUEST_LOAD, MASTER_LOAD, City, Good
from engine.games.marchands.model.position import put
from engine.games.marchands.model.roads import city_at, city_near
from engine.games.marchands.model.state import State


def city_of(state: State, wagon: int) -> City:
    """The city a wagon stands in, or is nearest to."""
    return city_near(state.wagons[wagon].at)


def master_of(state: State, wagon: int) -> Seat:
    """The seat that is master of a wagon which has one."""
    master = state.wagons[wagon].master
    assert master is not None
    return master


def aboard(state: State, wagon: int, seat: Seat) -> tuple[Good, ...]:
    """A seat's goods on a wagon."""
    cargo = state.wagons[wagon].cargo
    return cargo[seat] if cargo else ()


def monopoly(state: State, wagon: int) -> Good | None:
    """The type the master has loaded, which nobody else may load."""
    master = state.wagons[wagon].master
    own = () if master is None else aboard(state, wagon, master)
    return own[0] if own else None


def room(state: State, wagon: int, seat: Seat) -> int:
    """How many more goods of a seat a wagon takes."""
    most = MASTER_LOAD if state.wagons[wagon].master == seat else GUEST_LOAD
    return most - len(aboard(state, wagon, seat))


def loadable(state: State, wagon: int, seat: Seat) -> tuple[Good, ...]:
    """The pieces in a seat's warehouse that may go aboard now; the master's are still of any type.

    Empty when the wagon is on the road or has no room left for the seat.
    """
    cart = state.wagons[wagon]
    city = city_at(cart.at)
    if city is None:
        return ()
    house = state.players[seat].stores[city]
    return _loadable(house, cart.cargo, cart.master, seat) if any(house) else ()


@lru_cache(maxsize=4096)
def _loadable(
    house: tuple[int, ...], cargo: tuple[tuple[Good, ...], ...], master: Seat | None, seat: Seat
) -> tuple[Good, ...]:
    own = cargo[seat] if cargo else ()
    if len(own) >= (MASTER_LOAD if master == seat else GUEST_LOAD):
        return ()
    if master != seat:
        # What the master has loaded, nobody else may load.
        return _pieces(house, cargo[master][:1] if cargo and master is not None else ())
    if own:
        return (own[0],) * house[own[0]]
    return _pieces(house, tuple(good for load in cargo for good in load))


def _pieces(house: tuple[int, ...], barred: tuple[Good, ...]) -> tuple[Good, ...]:
    return tuple(good for good in GOODS if good not in barred for _ in range(house[good]))


def contains(pieces: tuple[Good, ...], goods: tuple[Good, ...]) -> bool:
    """Whether these goods are among the pieces, each often enough."""
    return all(pieces.count(good) >= goods.count(good) for good in goods)


def put_aboard(state: State, wagon: int, seat: Seat, goods: tuple[Good, ...]) -> State:
    """Move goods from a seat's warehouse in the wagon's city onto the wagon."""
    city, player, cart = city_of(state, wagon), state.players[seat], state.wagons[wagon]
    house = list(player.stores[city])
    for good in goods:
        house[good] -= 1
    player = replace(player, stores=put(player.stores, city, tuple(house)))
    cargo = cart.cargo or ((),) * len(state.players)
    cart = replace(cart, cargo=put(cargo, seat, tuple(sorted((*cargo[seat], *goods)))))
    return replace(
        state,
        players=put(state.players, seat, player),
        wagons=put(state.wagons, wagon, cart),
    )
