"""Which wagons the seat at turn can move, with which points, and where to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import TypeAlias, cast

from engine.core.values import Action, Seat
from engine.games.marchands.actions import Burn, Coach, Move
from engine.games.marchands.coach import most
from engine.games.marchands.roads import Space, Stop, stops
from engine.games.marchands.state import Moving, State

Board: TypeAlias = tuple[tuple[Space, Space | None, bool], ...]
"""All that movement depends on: each wagon's space, the one behind it, whether it may move.

Questions about the same board come many times in a row, so the answers are kept for a while.
"""

_KEPT = 1 << 12


def turn(state: State) -> Moving:
    """The working memory of phase 3."""
    return cast(Moving, state.stage)


def done(state: State, wagon: int) -> bool:
    """Whether the seat at turn has moved a wagon as often as it may in this turn."""
    stage = turn(state)
    return wagon in stage.moved and (state.rules.edition == 1 or wagon in stage.gave)


def broken(state: State, wagon: int) -> bool:
    """Whether an axle break lies on a wagon."""
    return any(axle.wagon == wagon for axle in state.axles)


def board(state: State) -> Board:
    """The wagons as they stand for the seat at turn."""
    held = {axle.wagon for axle in state.axles}
    held.update(wagon for wagon in turn(state).moved if done(state, wagon))
    return tuple(
        [(w.at, w.behind, not w.arrived and n not in held) for n, w in enumerate(state.wagons)]
    )


@lru_cache(_KEPT)
def drives(at: Board, points: int) -> Mapping[int, tuple[Stop, ...]]:
    """Where each wagon can be driven with so many points; without those that cannot move."""
    found: dict[int, tuple[Stop, ...]] = {}
    for number, (here, behind, free) in enumerate(at):
        occupied = frozenset([spot[0] for other, spot in enumerate(at) if other != number])
        if free and (ends := stops(here, behind, points, occupied)):
            found[number] = ends
    return found


@lru_cache(_KEPT)
def playable(at: Board, tiles: tuple[int, ...], points: int) -> tuple[tuple[int, int], ...]:
    """Tiles that can move a wagon, each alone and with up to so many coachman points."""
    plays = ((tile, extra) for tile in tiles for extra in range(points + 1))
    return tuple(play for play in plays if drives(at, sum(play)))


@lru_cache(_KEPT)
def stuck(at: Board, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Tiles that by themselves can move no wagon and may be burnt."""
    return tuple(tile for tile in tiles if not drives(at, tile))


@lru_cache(_KEPT)
def leaving(
    at: Board, points: int, tiles: tuple[int, ...] | None
) -> Mapping[int, tuple[Stop, ...]]:
    """Where coachman points can drive each wagon so that one of the tiles can move another."""
    found = drives(at, points)
    if tiles is None:
        return found
    kept = {
        wagon: tuple(end for end in ends if _can_follow(at, wagon, end, tiles))
        for wagon, ends in found.items()
    }
    return {wagon: ends for wagon, ends in kept.items() if ends}


def _can_follow(at: Board, wagon: int, end: Stop, tiles: tuple[int, ...]) -> bool:
    after = (*at[:wagon], (end.at, end.behind, False), *at[wagon + 1 :])
    return any(drives(after, tile) for tile in tiles)


def coach_drives(state: State, points: int) -> Mapping[int, tuple[Stop, ...]]:
    """Where coachman points alone can drive each wagon now."""
    stage = turn(state)
    # Edition 1 forbids dodging the compulsory tile by moving the last wagon away first.
    bound = state.rules.edition == 1 and not stage.tile_played
    return leaving(board(state), points, state.players[stage.queue[0]].tiles if bound else None)


def can_coach(state: State) -> bool:
    """Whether coachman points can move a wagon."""
    points = most(turn(state).coach)
    return any(coach_drives(state, size) for size in range(1, points + 1))


def coach_moves(state: State) -> Iterator[Coach]:
    """All moves with coachman points alone."""
    for points in range(1, most(turn(state).coach) + 1):
        for wagon, ends in coach_drives(state, points).items():
            yield from (Coach(points, wagon, stop.at, stop.behind) for stop in ends)


def plays(state: State, seat: Seat) -> tuple[tuple[int, int], ...]:
    """The tiles a seat can play now, with the coachman points that may lengthen them."""
    return playable(board(state), state.players[seat].tiles, most(turn(state).coach))


def stuck_tiles(state: State, seat: Seat) -> tuple[int, ...]:
    """The tiles a seat may burn now."""
    return stuck(board(state), state.players[seat].tiles)


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """All moves with a tile, smallest tile and lowest wagon first; empty once it is played."""
    if turn(state).tile_played:
        return
    here = board(state)
    for tile, extra in plays(state, seat):
        for wagon, ends in drives(here, tile + extra).items():
            yield from (Move(tile, extra, wagon, stop.at, stop.behind) for stop in ends)


def only_play(state: State) -> Action | None:
    """The one thing to be done with the tile, if there is just one."""
    seat = turn(state).queue[0]
    burnt = [Burn(tile) for tile in stuck_tiles(state, seat)]
    found = [*burnt, *islice(moves(state, seat), 2)]
    return found[0] if len(found) == 1 else None
