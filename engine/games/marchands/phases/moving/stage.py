"""Phase 3: each seat in turn plays a tile, with its coachmen and couriers before or after it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from engine.core.game import Decision
from engine.core.memo import kept
from engine.core.values import Action, Seat, Viewer, say
from engine.games.marchands.content import Influence
from engine.games.marchands.model.actions import Burn, Coach, Mend, Move, Pass, Ride, Take
from engine.games.marchands.model.events import (
    AxleMended,
    CardTaken,
    CardWon,
    CourierMoved,
    TileLost,
    WagonArrived,
    WagonMoved,
)
from engine.games.marchands.model.position import Log, put, turn_order, with_stage, without
from engine.games.marchands.model.roads import Space, city_near, is_city
from engine.games.marchands.model.state import Moving, State, Wagon
from engine.games.marchands.phases.moving.coach import fresh, spend
from engine.games.marchands.phases.moving.courier import (
    fresh_rides,
    kinds_left,
    rides,
    used,
    wagon_on,
    wins_card,
)
from engine.games.marchands.phases.moving.driving import (
    board,
    coach_sizes,
    moves,
    only_play,
    plays,
    stuck_tiles,
    turn,
)
from engine.games.marchands.phases.moving.questions import ask
from engine.games.marchands.phases.moving.refusals import explain

__all__ = ["apply", "ask", "decisions", "default", "enter", "explain", "finished", "leave"]

_PROMPTS = {kind: say(f"marchands-prompt-{kind}") for kind in ("move", "move-on", "take")}


def enter(state: State, log: Log) -> State:
    """The first seat begins; whatever is forced happens at once."""
    return _go_on(_begin(state, turn_order(state)), log)


def finished(state: State) -> bool:
    """All have played a tile."""
    return not turn(state).queue


def leave(state: State, log: Log) -> State:
    """Nothing is left to settle; axle breaks lie until the end of the round."""
    return state


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """Only the seat at turn is asked: movement has an order, and all of it is public."""
    return _asked(state)


@kept
def _asked(state: State) -> tuple[Decision, ...]:
    stage = turn(state)
    seat = stage.queue[0]
    if stage.card_due:
        return (_question("take", state.round, seat, stage.step, ("take",)),)
    verbs = _verbs(state, seat, stage)
    kind = "move-on" if stage.tile_played else "move"
    return (_question(kind, state.round, seat, stage.step, verbs),)


@lru_cache(maxsize=1 << 12)
def _question(kind: str, round_: int, seat: Seat, step: int, verbs: tuple[str, ...]) -> Decision:
    name = f"{kind.removesuffix('-on')}:{round_}.{seat}.{step}"
    return Decision(name, seat, _PROMPTS[kind], verbs, secret=kind == "take")


def _verbs(state: State, seat: Seat, stage: Moving) -> tuple[str, ...]:
    verbs = []
    if not stage.tile_played and True in board(state).clear:
        verbs.append("move")
    elif not stage.tile_played:
        if plays(state, seat):
            verbs.append("move")
        if stuck_tiles(state, seat):
            verbs.append("burn")
    if stage.coach and coach_sizes(state):
        verbs.append("coach")
    if stage.rides and rides(state):
        verbs.append("ride")
    if stage.mendable:
        verbs.append("mend")
    if stage.tile_played:
        verbs.append("pass")
    return tuple(verbs)


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Carry the action out, and then all that follows without a choice."""
    return _go_on(_carry_out(state, seat, action, log), log)


def _carry_out(state: State, seat: Seat, action: Action, log: Log) -> State:
    match action:
        case Pass():
            return _begin(state, turn(state).queue[1:])
        case Move():
            return _drive(state, seat, action, action.tile, action.extra, log)
        case Coach():
            return _drive(state, seat, action, 0, action.points, log)
        case Burn(tile):
            log.append(TileLost(seat, tile))
            return _after_tile(state, seat, tile, 0)
        case Ride(to):
            return _ride(state, seat, to, log)
        case Mend(wagon):
            return _mend(state, seat, wagon, log)
        case Take(card):
            return _take(state, seat, card, log)
    raise TypeError(action.verb)


def _begin(state: State, queue: tuple[Seat, ...]) -> State:
    """The next seat's turn, with all its abilities unused."""
    if not queue:
        return with_stage(state, Moving(()))
    seat, edition = queue[0], state.rules.edition
    abilities = state.players[seat].abilities
    shared = wagon_on(state, state.courier)
    own = {axle.wagon for axle in state.axles if axle.owner == seat} if edition == 1 else None
    stage = Moving(
        queue,
        coach=fresh(abilities, edition) if abilities else (),
        rides=fresh_rides(abilities, edition) if abilities else (),
        barren=() if shared is None else (shared,),
        mendable=tuple(sorted(own)) if own else (),
    )
    return with_stage(state, stage)


def _go_on(state: State, log: Log) -> State:
    """Take forced plays and end turns in which nothing is left, up to the next question."""
    while (stage := turn(state)).queue:
        forced = _forced(state, stage)
        if forced is None:
            return state
        state = _carry_out(state, stage.queue[0], forced, log)
    return state


def _forced(state: State, stage: Moving) -> Action | None:
    """What the seat at turn has to do; only what everybody sees may decide that."""
    if stage.card_due:
        # The number of cards left is public, their kinds are not.
        return Take(kinds_left(state)[0]) if sum(state.pile) == 1 else None
    if stage.mendable or stage.rides or (stage.coach and coach_sizes(state)):
        return None
    return Pass() if stage.tile_played else only_play(state)


def _drive(
    state: State, seat: Seat, action: Move | Coach, tile: int, extra: int, log: Log
) -> State:
    """Put a wagon where it was driven; leaving a city ends its mastery, entering one its way."""
    number, to = action.wagon, action.to
    wagon, home = state.wagons[number], is_city(to)
    log.append(WagonMoved(seat, number, tile, extra, wagon.at, to))
    if home:
        log.append(WagonArrived(number, city_near(to)))
    there = Wagon(to, None if home else action.via, None, wagon.cargo, home)
    state = _after_tile(
        replace(state, wagons=put(state.wagons, number, there)), seat, tile, extra, number
    )
    return _meet(state, seat, number, log) if to == state.courier else state


def _after_tile(state: State, seat: Seat, tile: int, extra: int, wagon: int | None = None) -> State:
    """Turn the tile over (0 for none), account for the coachman points and the wagon moved."""
    stage = turn(state)
    moved = stage.moved if wagon is None or wagon in stage.moved else (*stage.moved, wagon)
    stage = replace(
        stage,
        step=stage.step + 1,
        tile_played=stage.tile_played or tile > 0,
        coach=spend(stage.coach, extra) if stage.coach else (),
        moved=moved,
        mendable=(),
    )
    if not tile:
        return with_stage(state, stage)
    player = state.players[seat]
    player = replace(player, tiles=without(player.tiles, tile))
    return replace(state, stage=stage, players=put(state.players, seat, player))


def _ride(state: State, seat: Seat, to: Space, log: Log) -> State:
    log.append(CourierMoved(seat, to))
    left = without(turn(state).rides, used(state, to))
    state = _after_tile(replace(state, courier=to), seat, 0, 0)
    state = with_stage(state, replace(turn(state), rides=left))
    wagon = wagon_on(state, to)
    return state if wagon is None else _meet(state, seat, wagon, log)


def _meet(state: State, seat: Seat, wagon: int, log: Log) -> State:
    """Wagon and courier share a space now: a card, unless this wagon can give none."""
    if not wins_card(state, wagon):
        return state
    log.append(CardWon(seat, wagon))
    stage = turn(state)
    return with_stage(state, replace(stage, gave=(*stage.gave, wagon), card_due=True))


def _take(state: State, seat: Seat, card: Influence, log: Log) -> State:
    log.append(CardTaken(seat, card))
    stage = replace(turn(state), step=turn(state).step + 1, card_due=False)
    pile = put(state.pile, card, state.pile[card] - 1)
    player = state.players[seat]
    player = replace(player, hand=(*player.hand, card), seen_pile=pile)
    return replace(state, stage=stage, pile=pile, players=put(state.players, seat, player))


def _mend(state: State, seat: Seat, wagon: int, log: Log) -> State:
    log.append(AxleMended(seat, wagon))
    stage = turn(state)
    mendable = without(stage.mendable, wagon)
    kept = tuple(axle for axle in state.axles if (axle.wagon, axle.owner) != (wagon, seat))
    return replace(state, axles=kept, stage=replace(stage, step=stage.step + 1, mendable=mendable))


def default(state: State, decision: Decision) -> Action:
    """The smallest tile that moves a wagon, the lowest wagon, the first road; nothing optional."""
    stage = turn(state)
    if stage.card_due:
        return Take(kinds_left(state)[0])
    if stage.tile_played:
        return Pass()
    plain = (move for move in moves(state, decision.seat) if not move.extra)
    return next(plain, None) or Burn(min(state.players[decision.seat].tiles))
