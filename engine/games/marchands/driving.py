"""Which wagons the seat at turn can move, with which points, and where to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from engine.core.values import Action, Seat
from engine.games.marchands.actions import Burn, Coach, Move
from engine.games.marchands.coach import most
from engine.games.marchands.position import put
from engine.games.marchands.roads import Space, Stop, open_road, stops
from engine.games.marchands.state import Moving, State, Wagon

_KEPT = 1 << 12


class Board(NamedTuple):
    """All that movement depends on, wagon by wagon.

    Questions about the same board come many times in a row, so the answers are kept for a while.
    """

    at: tuple[Space, ...]
    behind: tuple[Space | None, ...]
    free: tuple[bool, ...]
    """Whether the seat at turn may move it."""


class Tiles(NamedTuple):
    """What a seat can do with its tiles on a board."""

    plays: tuple[tuple[int, int], ...]
    """Tiles that can move a wagon, each alone and with the coachman points that lengthen it."""
    stuck: tuple[int, ...]
    """Tiles that by themselves can move no wagon and may be burnt."""


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


def board(state: State) -> Board:
    """The wagons as they stand for the seat at turn."""
    moved = turn(state).moved
    if not state.axles and not moved:
        return _board(state.wagons, ())
    held = {axle.wagon for axle in state.axles}
    held.update(wagon for wagon in moved if done(state, wagon))
    return _board(state.wagons, tuple(sorted(held)))


@lru_cache(_KEPT)
def _board(wagons: tuple[Wagon, ...], held: tuple[int, ...]) -> Board:
    return Board(
        tuple(wagon.at for wagon in wagons),
        tuple(wagon.behind for wagon in wagons),
        tuple(not wagon.arrived and n not in held for n, wagon in enumerate(wagons)),
    )


def ends(here: Board, wagon: int, points: int) -> tuple[Stop, ...]:
    """Where one wagon can be driven with so many points."""
    if not here.free[wagon]:
        return ()
    at, behind = here.at[wagon], here.behind[wagon]
    road = open_road(at, behind, points)
    if road.crossed.isdisjoint(here.at):
        return road.ends
    return stops(at, behind, points, frozenset(here.at[:wagon] + here.at[wagon + 1 :]))


def drives(here: Board, points: int) -> Mapping[int, tuple[Stop, ...]]:
    """Where each wagon can be driven with so many points; without those that cannot move."""
    every = ((wagon, ends(here, wagon, points)) for wagon in range(len(here.at)))
    return {wagon: found for wagon, found in every if found}


def can_drive(here: Board, points: int) -> bool:
    """Whether so many points can move a wagon."""
    return any(ends(here, wagon, points) for wagon in range(len(here.at)))


@lru_cache(_KEPT)
def _tiles(here: Board, tiles: tuple[int, ...], points: int) -> Tiles:
    plays = tuple(
        (tile, extra)
        for tile in tiles
        for extra in range(points + 1)
        if can_drive(here, tile + extra)
    )
    return Tiles(plays, tuple(tile for tile in tiles if (tile, 0) not in plays))


@lru_cache(_KEPT)
def leaving(
    here: Board, points: int, tiles: tuple[int, ...] | None
) -> Mapping[int, tuple[Stop, ...]]:
    """Where coachman points can drive each wagon so that one of the tiles can move another."""
    found = drives(here, points)
    if tiles is None:
        return found
    kept = {
        wagon: tuple(end for end in ways if _can_follow(here, wagon, end, tiles))
        for wagon, ways in found.items()
    }
    return {wagon: ways for wagon, ways in kept.items() if ways}


def _can_follow(here: Board, wagon: int, end: Stop, tiles: tuple[int, ...]) -> bool:
    after = Board(
        put(here.at, wagon, end.at),
        put(here.behind, wagon, end.behind),
        put(here.free, wagon, False),
    )
    return any(can_drive(after, tile) for tile in tiles)


def coach_drives(state: State, points: int) -> Mapping[int, tuple[Stop, ...]]:
    """Where coachman points alone can drive each wagon now."""
    stage = turn(state)
    # Edition 1 forbids dodging the compulsory tile by moving the last wagon away first.
    bound = state.rules.edition == 1 and not stage.tile_played
    return leaving(board(state), points, state.players[stage.queue[0]].tiles if bound else None)


def can_coach(state: State) -> bool:
    """Whether coachman points can move a wagon."""
    points = most(turn(state).coach)
    return points > 0 and any(coach_drives(state, size) for size in range(1, points + 1))


def coach_moves(state: State) -> Iterator[Coach]:
    """All moves with coachman points alone."""
    for points in range(1, most(turn(state).coach) + 1):
        for wagon, ways in coach_drives(state, points).items():
            yield from (Coach(points, wagon, stop.at, stop.behind) for stop in ways)


def tiles_of(state: State, seat: Seat) -> Tiles:
    """What a seat can do with its tiles now."""
    return _tiles(board(state), state.players[seat].tiles, most(turn(state).coach))


def stuck_tiles(state: State, seat: Seat) -> tuple[int, ...]:
    """The tiles a seat may burn now."""
    return tiles_of(state, seat).stuck


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """All moves with a tile, smallest tile and lowest wagon first; empty once it is played."""
    if turn(state).tile_played:
        return
    here = board(state)
    for tile, extra in tiles_of(state, seat).plays:
        for wagon in range(len(here.at)):
            for stop in ends(here, wagon, tile + extra):
                yield Move(tile, extra, wagon, stop.at, stop.behind)


def only_play(state: State) -> Action | None:
    """The one thing to be done with the tile, if there is just one."""
    seat = turn(state).queue[0]
    found: list[Action] = [*islice(moves(state, seat), 2)]
    if len(found) < 2:
        found.extend(Burn(tile) for tile in stuck_tiles(state, seat))
    return found[0] if len(found) == 1 else None
