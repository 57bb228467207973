"""Which wagons the seat at turn can move, with which points, and where to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.memo import kept
from engine.core.values import Action, Seat
from engine.games.marchands.content import COACHMAN_POINTS
from engine.games.marchands.model.actions import Burn, Coach, Move
from engine.games.marchands.model.position import put
from engine.games.marchands.model.roads import Space, Stop, open_road, stops
from engine.games.marchands.model.state import Moving, State, Wagon
from engine.games.marchands.phases.moving.coach import most

_SIZES = tuple(range(1, sum(COACHMAN_POINTS.values()) + 1))


class Board(NamedTuple):
    """All that movement depends on, wagon by wagon."""

    wagons: tuple[Wagon, ...]
    at: tuple[Space, ...]
    free: tuple[bool, ...]
    """Whether the seat at turn may move it."""
    clear: tuple[bool, ...]
    """Whether it may move and a space before it is free, so that any points will do."""


def turn(state: State) -> Moving:
    """The working memory of phase 3."""
    assert isinstance(state.stage, Moving)
    return state.stage


def done(state: State, wagon: int) -> bool:
    """Whether the seat at turn has moved a wagon as often as it may in this turn."""
    stage = turn(state)
    return wagon in stage.moved and (state.rules.edition == 1 or wagon in stage.gave)


def broken(state: State, wagon: int) -> bool:
    """Whether an axle break lies on a wagon."""
    return any(axle.wagon == wagon for axle in state.axles)


@kept
def board(state: State) -> Board:
    """The wagons as they stand for the seat at turn."""
    wagons, moved = state.wagons, turn(state).moved
    held = [axle.wagon for axle in state.axles] if state.axles else []
    if moved:
        held.extend(wagon for wagon in moved if done(state, wagon))
    free = [not wagon.arrived and n not in held for n, wagon in enumerate(wagons)]
    return _laid_out(wagons, tuple(free))


def _laid_out(wagons: tuple[Wagon, ...], free: tuple[bool, ...]) -> Board:
    at = tuple([wagon.at for wagon in wagons])
    clear = [
        may and bool(open_road(wagon.at, wagon.behind, 1).spaces.difference(at))
        for wagon, may in zip(wagons, free, strict=True)
    ]
    return Board(wagons, at, free, tuple(clear))


def ends(here: Board, wagon: int, points: int) -> tuple[Stop, ...]:
    """Where one wagon can be driven with so many points."""
    if not here.free[wagon]:
        return ()
    at, behind = here.at[wagon], here.wagons[wagon].behind
    road = open_road(at, behind, points)
    if road.spaces.isdisjoint(here.at):
        return road.ends
    return stops(at, behind, points, frozenset(here.at[:wagon] + here.at[wagon + 1 :]))


def movable(here: Board, points: int) -> tuple[int, ...]:
    """The wagons that can be driven with so many points."""
    return tuple([n for n, clear in enumerate(here.clear) if clear or ends(here, n, points)])


@cache
def _plays(tiles: tuple[int, ...], points: int) -> tuple[tuple[int, int], ...]:
    return tuple((tile, extra) for tile in tiles for extra in range(points + 1))


def _can_follow(here: Board, wagon: int, end: Stop, tiles: tuple[int, ...]) -> bool:
    gone = replace(here.wagons[wagon], at=end.at, behind=end.behind)
    after = _laid_out(put(here.wagons, wagon, gone), put(here.free, wagon, False))
    return any(movable(after, tile) for tile in tiles)


def coach_wagons(state: State, points: int) -> tuple[int, ...]:
    """The wagons that coachman points alone can drive now."""
    found = movable(board(state), points)
    if not _is_bound(state):
        return found
    return tuple(wagon for wagon in found if coach_ends(state, wagon, points))


def coach_ends(state: State, wagon: int, points: int) -> tuple[Stop, ...]:
    """Where coachman points alone can drive a wagon now."""
    here = board(state)
    found = ends(here, wagon, points)
    if not _is_bound(state):
        return found
    tiles = state.players[turn(state).queue[0]].tiles
    return tuple(end for end in found if _can_follow(here, wagon, end, tiles))


def _is_bound(state: State) -> bool:
    """Edition 1 forbids dodging the compulsory tile by moving the last wagon away first."""
    return state.rules.edition == 1 and not turn(state).tile_played


def coach_sizes(state: State) -> tuple[int, ...]:
    """With how many coachman points a wagon can be moved."""
    coach = turn(state).coach
    if not coach:
        return ()
    sizes = _SIZES[: most(coach)]
    if not sizes or (not _is_bound(state) and True in board(state).clear):
        return sizes
    return tuple(points for points in sizes if coach_wagons(state, points))


def coach_moves(state: State) -> Iterator[Coach]:
    """All moves with coachman points alone."""
    for points in coach_sizes(state):
        for wagon in coach_wagons(state, points):
            for stop in coach_ends(state, wagon, points):
                yield Coach(points, wagon, stop.at, stop.behind)


def plays(state: State, seat: Seat) -> tuple[tuple[int, int], ...]:
    """The tiles a seat can play now, with the coachman points that may lengthen them."""
    here = board(state)
    every = _plays(state.players[seat].tiles, most(turn(state).coach))
    if True in here.clear:
        return every
    return tuple(play for play in every if movable(here, sum(play)))


def stuck_tiles(state: State, seat: Seat) -> tuple[int, ...]:
    """The tiles a seat may burn now: by themselves they can move no wagon."""
    here = board(state)
    if True in here.clear:
        return ()
    return tuple(tile for tile in state.players[seat].tiles if not movable(here, tile))


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """All moves with a tile, smallest tile and lowest wagon first; empty once it is played."""
    if turn(state).tile_played:
        return
    here = board(state)
    for tile, extra in plays(state, seat):
        for wagon in range(len(here.at)):
            for stop in ends(here, wagon, tile + extra):
                yield Move(tile, extra, wagon, stop.at, stop.behind)


def only_play(state: State) -> Action | None:
    """The one thing to be done with the tile, if there is just one."""
    seat = turn(state).queue[0]
    if board(state).clear.count(True) * len(state.players[seat].tiles) > 1:
        return None
    found: list[Action] = [*islice(moves(state, seat), 2)]
    found.extend(Burn(tile) for tile in stuck_tiles(state, seat))
    return found[0] if len(found) == 1 else None
