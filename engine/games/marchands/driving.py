"""Which wagons the seat at turn can move, with which points, and where to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import islice
from typing import NamedTuple

from engine.core.values import Action, Seat
from engine.games.marchands.actions import Burn, Coach, Move
from engine.games.marchands.coach import most
from engine.games.marchands.position import put
from engine.games.marchands.roads import Space, Stop, ahead, open_road, stops
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
    clear: tuple[bool, ...]
    """Whether it may move and the space before it is free, so that any points will do."""


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
    return _laid_out(
        tuple([wagon.at for wagon in wagons]),
        tuple([wagon.behind for wagon in wagons]),
        tuple([not wagon.arrived and n not in held for n, wagon in enumerate(wagons)]),
    )


def _laid_out(
    at: tuple[Space, ...], behind: tuple[Space | None, ...], free: tuple[bool, ...]
) -> Board:
    clear = [
        may and not all(space in at for space in ahead(here, back))
        for here, back, may in zip(at, behind, free, strict=True)
    ]
    return Board(at, behind, free, tuple(clear))


def ends(here: Board, wagon: int, points: int) -> tuple[Stop, ...]:
    """Where one wagon can be driven with so many points."""
    if not here.free[wagon]:
        return ()
    at, behind = here.at[wagon], here.behind[wagon]
    road = open_road(at, behind, points)
    if road.crossed.isdisjoint(here.at):
        return road.ends
    return stops(at, behind, points, frozenset(here.at[:wagon] + here.at[wagon + 1 :]))


def movable(here: Board, points: int) -> tuple[int, ...]:
    """The wagons that can be driven with so many points."""
    return tuple([n for n, clear in enumerate(here.clear) if clear or ends(here, n, points)])


def _tiles(here: Board, tiles: tuple[int, ...], points: int) -> Tiles:
    plays = _plays(tiles, points)
    if True in here.clear:
        return Tiles(plays, ())
    plays = tuple(play for play in plays if movable(here, sum(play)))
    return Tiles(plays, tuple(tile for tile in tiles if (tile, 0) not in plays))


@cache
def _plays(tiles: tuple[int, ...], points: int) -> tuple[tuple[int, int], ...]:
    return tuple((tile, extra) for tile in tiles for extra in range(points + 1))


@lru_cache(_KEPT)
def leaving(
    here: Board, points: int, tiles: tuple[int, ...] | None
) -> Mapping[int, tuple[Stop, ...]]:
    """Where coachman points can drive each wagon so that one of the tiles can move another."""
    found = {wagon: ends(here, wagon, points) for wagon in movable(here, points)}
    if tiles is None:
        return found
    kept = {
        wagon: tuple(end for end in ways if _can_follow(here, wagon, end, tiles))
        for wagon, ways in found.items()
    }
    return {wagon: ways for wagon, ways in kept.items() if ways}


def _can_follow(here: Board, wagon: int, end: Stop, tiles: tuple[int, ...]) -> bool:
    after = _laid_out(
        put(here.at, wagon, end.at),
        put(here.behind, wagon, end.behind),
        put(here.free, wagon, False),
    )
    return any(movable(after, tile) for tile in tiles)


def coach_drives(state: State, points: int) -> Mapping[int, tuple[Stop, ...]]:
    """Where coachman points alone can drive each wagon now."""
    bound = _is_bound(state)
    return leaving(
        board(state), points, state.players[turn(state).queue[0]].tiles if bound else None
    )


def _is_bound(state: State) -> bool:
    """Edition 1 forbids dodging the compulsory tile by moving the last wagon away first."""
    return state.rules.edition == 1 and not turn(state).tile_played


def can_coach(state: State) -> bool:
    """Whether coachman points can move a wagon."""
    points = most(turn(state).coach)
    if not points or (not _is_bound(state) and True in board(state).clear):
        return points > 0
    return any(coach_drives(state, size) for size in range(1, points + 1))


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
    if len(state.players[seat].tiles) > 1 and True in board(state).clear:
        return None
    found: list[Action] = [*islice(moves(state, seat), 2)]
    found.extend(Burn(tile) for tile in stuck_tiles(state, seat))
    return found[0] if len(found) == 1 else None
