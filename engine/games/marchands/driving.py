"""Which wagons the seat at turn can move, with which points, and where to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import cast

from engine.core.values import Action, Seat
from engine.games.marchands.actions import Burn, Coach, Move
from engine.games.marchands.coach import most
from engine.games.marchands.roads import Space, Stop, stops
from engine.games.marchands.state import Moving, State


def turn(state: State) -> Moving:
    """The working memory of phase 3."""
    return cast(Moving, state.stage)


def occupied(state: State, wagon: int) -> frozenset[Space]:
    """Where the other wagons stand."""
    return frozenset([other.at for n, other in enumerate(state.wagons) if n != wagon])


def done(state: State, wagon: int) -> bool:
    """Whether the seat at turn has moved a wagon as often as it may in this turn."""
    stage = turn(state)
    return wagon in stage.moved and (state.rules.edition == 1 or wagon in stage.gave)


def broken(state: State, wagon: int) -> bool:
    """Whether an axle break lies on a wagon."""
    return any(axle.wagon == wagon for axle in state.axles)


def movable(state: State) -> list[int]:
    """Wagons that nothing but the road itself keeps from moving."""
    return [
        number
        for number, wagon in enumerate(state.wagons)
        if not wagon.arrived and not broken(state, number) and not done(state, number)
    ]


def ways(state: State, wagon: int, points: int) -> tuple[Stop, ...]:
    """Where one wagon can be driven with so many points."""
    it = state.wagons[wagon]
    return stops(it.at, it.behind, points, occupied(state, wagon))


def drives(state: State, points: int) -> dict[int, tuple[Stop, ...]]:
    """Where each wagon can be driven with so many points; without those that cannot move."""
    found = {wagon: ways(state, wagon, points) for wagon in movable(state)}
    return {wagon: ends for wagon, ends in found.items() if ends}


def coach_drives(state: State, points: int) -> dict[int, tuple[Stop, ...]]:
    """Where coachman points alone can drive each wagon."""
    found = drives(state, points)
    if state.rules.edition == 2 or turn(state).tile_played:
        return found
    kept = {w: tuple(s for s in ends if _tile_left(state, w, s)) for w, ends in found.items()}
    return {wagon: ends for wagon, ends in kept.items() if ends}


def _tile_left(state: State, wagon: int, stop: Stop) -> bool:
    """Whether some tile could still move another wagon once this one stands there."""
    tiles = state.players[turn(state).queue[0]].tiles
    rest = [other for other in movable(state) if other != wagon]
    for other in rest:
        it = state.wagons[other]
        taken = (occupied(state, other) - {state.wagons[wagon].at}) | {stop.at}
        if any(stops(it.at, it.behind, tile, taken) for tile in tiles):
            return True
    return False


def stuck_tiles(state: State, seat: Seat) -> list[int]:
    """Tiles that by themselves can move no wagon and may be burnt."""
    return [tile for tile in state.players[seat].tiles if not drives(state, tile)]


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """All moves with a tile, smallest tile and lowest wagon first; empty once it is played."""
    if turn(state).tile_played:
        return
    for tile in state.players[seat].tiles:
        for extra in range(most(turn(state).coach) + 1):
            for wagon, ends in drives(state, tile + extra).items():
                yield from (Move(tile, extra, wagon, stop.at, stop.behind) for stop in ends)


def coach_moves(state: State) -> Iterator[Coach]:
    """All moves with coachman points alone."""
    for points in range(1, most(turn(state).coach) + 1):
        for wagon, ends in coach_drives(state, points).items():
            yield from (Coach(points, wagon, stop.at, stop.behind) for stop in ends)


def can_coach(state: State) -> bool:
    """Whether coachman points can move a wagon."""
    return next(coach_moves(state), None) is not None


def only_play(state: State) -> Action | None:
    """The one thing to be done with the tile, if there is just one."""
    seat = turn(state).queue[0]
    burnt = [Burn(tile) for tile in stuck_tiles(state, seat)]
    plays = [*burnt, *islice(moves(state, seat), 2)]
    return plays[0] if len(plays) == 1 else None
