"""The course of the game: an answer is carried out, cities develop, the turn passes on."""

from __future__ import annotations

from engine.core.game import Options, Step
from engine.core.rng import Rng
from engine.core.values import Action, Seat
from engine.games.nord import ships
from engine.games.nord.actions import (
    Build,
    Decline,
    Deliver,
    Double,
    Keep,
    Move,
    Remove,
    Replace,
    Resell,
    Skip,
    Steal,
)
from engine.games.nord.content import (
    GUARD_GRACE,
    GUARD_TURNS,
    PRODUCTION,
    START_FLORINS,
    TRACKS,
    City,
)
from engine.games.nord.delivery import deliver
from engine.games.nord.development import choose_doubling, decline, due, resolve, steal, used
from engine.games.nord.events import (
    EndAnnounced,
    FirstPlayerDrawn,
    GameEnded,
    GameStopped,
    TurnSkipped,
)
from engine.games.nord.model import Counter, Player, State
from engine.games.nord.play import Play
from engine.games.nord.sea import LINKS


def setup(seats: int, options: Options, rng: Rng) -> Step[State]:
    """Tracks, production and first player by chance; every player a florin and three ships."""
    first = Seat(rng.below(seats))
    play = Play(
        State(
            guard=dict(options)["end-guard"] == "on",
            production=rng.shuffled(PRODUCTION),
            tracks=rng.shuffled(range(len(TRACKS))),
            players=(Player(),) * seats,
            counters=((Counter(),) * seats,) * len(City),
            ships=(None,) * len(LINKS),
            first=first,
            active=first,
        )
    )
    play.refill(florins=-START_FLORINS * seats)
    play.tell(FirstPlayerDrawn(first))
    return play.done()


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Carry out an answer and all that follows from it without another one."""
    play = Play(state)
    play.change(answers=state.answers + 1)
    _carry_out(play, seat, action)
    resolve(play)
    if play.state.development is None:
        _end_turn(play)
    return play.done()


def _carry_out(play: Play, seat: Seat, action: Action) -> None:
    now = due(play.state)
    if now is None:
        _act(play, seat, action)
        return
    match action:
        case Double() | Keep():
            choose_doubling(play, now, isinstance(action, Double))
        case Steal(victim):
            steal(play, now, victim)
        case Decline():
            decline(play, now)
        case _:
            _act(play, seat, action)
            used(play, now)


def _act(play: Play, seat: Seat, action: Action) -> None:
    """Do what a turn or an effect allows on the board."""
    match action:
        case Build(link):
            ships.build(play, seat, link)
        case Move(ship, link):
            ships.move(play, seat, ship, link)
        case Resell(ship, payment):
            ships.resell(play, seat, ship, payment)
        case Deliver():
            deliver(play, seat, action)
        case Remove(ship):
            ships.remove(play, seat, ship, None)
        case Replace(ship, own):
            ships.remove(play, seat, ship, own)
        case Skip():
            play.tell(TurnSkipped(seat))


def _end_turn(play: Play) -> None:
    """Hand the turn to the left, unless the game is over (N23, N34)."""
    state = play.state
    if state.final_city is not None or state.closing == state.turn:
        play.change(over=True)
        city = state.final_city
        play.tell(GameStopped() if city is None else GameEnded(city))
        return
    seats = len(state.players)
    quiet = state.turn - state.developed
    if state.guard and state.closing is None and quiet >= GUARD_TURNS * seats:
        play.change(closing=state.turn + GUARD_GRACE * seats)
        play.tell(EndAnnounced(GUARD_GRACE * seats))
    play.change(turn=state.turn + 1, active=Seat((state.active + 1) % seats), answers=0)
