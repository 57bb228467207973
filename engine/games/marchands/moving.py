"""Phase 3: each seat in turn plays a tile, with its coachmen and couriers before or after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.core.game import Decision
from engine.core.values import Action, Seat, Viewer, say
from engine.games.marchands.actions import Burn, Coach, Mend, Move, Pass, Ride, Take
from engine.games.marchands.coach import fresh, spend
from engine.games.marchands.content import Influence
from engine.games.marchands.courier import fresh_rides, rides, used, wagon_on, wins_card
from engine.games.marchands.driving import (
    can_coach,
    moves,
    only_play,
    plays,
    stuck_tiles,
    turn,
)
from engine.games.marchands.events import (
    AxleMended,
    CardTaken,
    CardWon,
    CourierMoved,
    TileLost,
    WagonArrived,
    WagonMoved,
)
from engine.games.marchands.moving_questions import ask
from engine.games.marchands.moving_refusals import explain
from engine.games.marchands.position import Log, put, turn_order, with_stage, without
from engine.games.marchands.roads import Space, city_near, is_city
from engine.games.marchands.state import Moving, State, Wagon

__all__ = ["apply", "ask", "decisions", "default", "enter", "explain", "finished", "leave"]

_MOVE = say("marchands-prompt-move")
_AFTER = say("marchands-prompt-move-on")
_TAKE = say("marchands-prompt-take")


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
    stage = turn(state)
    seat = stage.queue[0]
    number = f"{state.round}:{seat}.{stage.step}"
    if stage.card_due:
        yield Decision(f"take:{number}", seat, _TAKE, ("take",), secret=True)
        return
    prompt = _AFTER if stage.tile_played else _MOVE
    yield Decision(f"move:{number}", seat, prompt, tuple(_verbs(state, seat, stage)))


def _verbs(state: State, seat: Seat, stage: Moving) -> Iterator[str]:
    if not stage.tile_played:
        if plays(state, seat):
            yield "move"
        if stuck_tiles(state, seat):
            yield "burn"
    if can_coach(state):
        yield "coach"
    if rides(state):
        yield "ride"
    if stage.mendable:
        yield "mend"
    if stage.tile_played:
        yield "pass"


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Carry the action out, and then all that follows without a choice."""
    return _go_on(_carry_out(state, seat, action, log), log)


def _carry_out(state: State, seat: Seat, action: Action, log: Log) -> State:
    match action:
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
        case _:
            return _begin(state, turn(state).queue[1:])


def _begin(state: State, queue: tuple[Seat, ...]) -> State:
    """The next seat's turn, with all its abilities unused."""
    if not queue:
        return with_stage(state, Moving(()))
    seat, edition = queue[0], state.rules.edition
    abilities = state.players[seat].abilities
    shared = wagon_on(state, state.courier)
    own = {axle.wagon for axle in state.axles if axle.owner == seat} if edition == 1 else ()
    stage = Moving(
        queue,
        coach=fresh(abilities, edition),
        rides=fresh_rides(abilities, edition),
        barren=() if shared is None else (shared,),
        mendable=tuple(sorted(own)),
    )
    return with_stage(state, stage)


def _go_on(state: State, log: Log) -> State:
    """Take forced plays and end turns in which nothing is left, up to the next question."""
    while queue := turn(state).queue:
        forced = _forced(state)
        if forced is None:
            return state
        state = _carry_out(state, queue[0], forced, log)
    return state


def _forced(state: State) -> Action | None:
    """What the seat at turn has to do; only what everybody sees may decide that."""
    stage = turn(state)
    if stage.card_due:
        # The number of cards left is public, their kinds are not.
        return Take(_kinds(state)[0]) if sum(state.pile) == 1 else None
    if stage.mendable or stage.rides or can_coach(state):
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
    state = replace(state, wagons=put(state.wagons, number, there))
    state = _after_tile(state, seat, tile, extra)
    stage = turn(state)
    if number not in stage.moved:
        state = with_stage(state, replace(stage, moved=(*stage.moved, number)))
    return _meet(state, seat, number, log) if to == state.courier else state


def _after_tile(state: State, seat: Seat, tile: int, extra: int) -> State:
    """Turn the tile over (0 for none) and account for the coachman points."""
    stage = turn(state)
    played = stage.tile_played or tile > 0
    coach = spend(stage.coach, extra)
    stage = replace(stage, step=stage.step + 1, tile_played=played, coach=coach, mendable=())
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


def _kinds(state: State) -> list[Influence]:
    return [Influence(kind) for kind, left in enumerate(state.pile) if left]


def default(state: State, decision: Decision) -> Action:
    """The smallest tile that moves a wagon, the lowest wagon, the first road; nothing optional."""
    stage = turn(state)
    if stage.card_due:
        return Take(_kinds(state)[0])
    if stage.tile_played:
        return Pass()
    plain = (move for move in moves(state, decision.seat) if not move.extra)
    return next(plain, None) or Burn(min(state.players[decision.seat].tiles))
