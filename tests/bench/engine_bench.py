"""The engine: random games against another engine's, its codec against json, its growth.

The peer, catanatron, plays a game of similar size with four random players. Both loops find out
who is to answer, list what is legal, choose, apply and keep the events, to the end of the game.
What the peer has no counterpart for, checking a foreign answer and stamping the log with a digest,
is in `engine.submit_us`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any, TypeVar

import msgspec
from catanatron import Color
from catanatron import Game as Peer
from catanatron import RandomPlayer as PeerPlayer

from engine.core.asking import random_action
from engine.core.codec import codec_for
from engine.core.game import Decision, settle
from engine.core.match import Match, start, submit
from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat
from engine.registry import GAMES, AnyGame

T = TypeVar("T")

ROUNDS = 9
WARM_UP = 2
OUR_GAMES, THEIR_GAMES = 9, 3
"""How many make one figure; about the same time on both sides."""
SHORT, LONG = 100, 1000
REPEATS = 200


def measure() -> dict[str, float]:
    """Return the figures for `build/bench.json`."""
    game = GAMES["marchands"]
    for seed in range(WARM_UP):
        _ours(game, -seed)
        _theirs(-seed)
    pairs = [(_ours(game, seed), _theirs(seed)) for seed in range(1, ROUNDS + 1)]
    return {
        "engine.action_vs_catanatron": median(ours / theirs for ours, theirs in pairs),
        "engine.action_us": 1e6 * median(ours for ours, _ in pairs),
        "engine.catanatron_action_us": 1e6 * median(theirs for _, theirs in pairs),
        "engine.submit_us": 1e6 * median(_submit(game, seed) for seed in range(1, ROUNDS + 1)),
        "engine.codec_vs_json": _codec(game),
        "engine.growth": _growth(game),
    }


class Dice:
    """Chance for players nobody replays, as quick as the peer's own."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def below(self, bound: int, /) -> int:
        """A number from 0 up to, not including, `bound`."""
        return int(self._random() * bound)

    def choice(self, items: Sequence[T], /) -> T:
        """One of the items."""
        return items[int(self._random() * len(items))]


def _ours(game: AnyGame, seed: int) -> float:
    """Seconds per action of some random games for four."""
    actions = 0
    begun = process_time()
    for number in range(OUR_GAMES):
        name = f"h1:bench/{seed}/{number}"
        match, _ = start(game, 4, settle(game.meta, {}), name)
        actions += _play(game, match.state, Rng(name), Dice(name))
    return (process_time() - begun) / actions


def _play(game: AnyGame, state: Any, rng: Rng, dice: Dice) -> int:  # noqa: ANN401
    """Play to the end; return how many actions that took."""
    told: list[tuple[Event, ...]] = []
    seat = Seat(0)
    while (asked := _owed(game, state, seat)) is not None:
        step = game.apply(state, asked.seat, random_action(game, state, asked, dice), rng)
        told.append(step.events)
        while (due := game.automatic(step.state)) is not None:
            step = game.apply(step.state, *due, rng)
            told.append(step.events)
        state, seat = step.state, Seat((asked.seat + 1) % 4)
    return len(told)


def _owed(game: AnyGame, state: Any, seat: Seat) -> Decision | None:  # noqa: ANN401
    """What this seat owes, or else another; a seat sees its own questions in full."""
    other = None
    for decision in game.pending(state, seat):
        if decision.owed:
            if decision.seat == seat:
                return decision
            other = decision.seat
    return None if other is None else _owed(game, state, other)


def _submit(game: AnyGame, seed: int) -> float:
    """Seconds per submit, with check and digest but without choosing."""
    match, _ = start(game, 4, settle(game.meta, {}), f"h1:submit/{seed}")
    dice, spent = Dice(f"{seed}"), 0.0
    while (asked := _owed(game, match.state, Seat(0))) is not None:
        action = random_action(game, match.state, asked, dice)
        begun = process_time()
        match = submit(game, match, asked.seat, action, decision=asked.id).match
        spent += process_time() - begun
    return spent / match.length


def _own_form(game: AnyGame, match: Match[Any], asked: Decision) -> Decision:
    mine = game.pending(match.state, asked.seat)
    return next(d for d in mine if d.seat == asked.seat and d.id == asked.id)


def _theirs(seed: int) -> float:
    """Seconds per action of some games of the peer's."""
    actions = 0
    begun = process_time()
    for number in range(THEIR_GAMES):
        players = [PeerPlayer(colour) for colour in list(Color)[:4]]
        peer = Peer(players, seed=THEIR_GAMES * seed + number)
        peer.play()
        actions += len(peer.state.actions)
    return (process_time() - begun) / actions


def _codec(game: AnyGame) -> float:
    """A position to bytes and back, against json with ready-made dictionaries and lists."""
    codec = codec_for(game.types)
    match, _ = start(game, 4, settle(game.meta, {}), "h1:codec")
    state = _middle(game, match).state
    plain = msgspec.to_builtins(state)

    def ours() -> None:
        codec.unpack(codec.pack(state))

    def theirs() -> None:
        json.loads(json.dumps(plain))

    return median(_seconds(ours) / _seconds(theirs) for _ in range(ROUNDS))


def _middle(game: AnyGame, match: Match[Any]) -> Match[Any]:
    rng = Dice("middle")
    while match.length < SHORT:
        asked = next(d for d in game.pending(match.state, None) if d.owed)
        action = random_action(game, match.state, _own_form(game, match, asked), rng)
        match = submit(game, match, asked.seat, action).match
    return match


def _growth(game: AnyGame) -> float:
    """One answer at a log of a thousand entries against one at a hundred."""
    match, _ = start(game, 4, settle(game.meta, {}), "h1:growth")
    match, seat, action = _answerable_again(game, match)
    short = _lengthened(game, match, seat, action, SHORT)
    long = _lengthened(game, short, seat, action, LONG)

    def at(length: Match[Any]) -> float:
        return _seconds(lambda: submit(game, length, seat, action))

    return median(at(long) / at(short) for _ in range(3 * ROUNDS))


def _answerable_again(game: AnyGame, match: Match[Any]) -> tuple[Match[Any], Seat, Action]:
    """A match with a sealed answer that its seat may change as often as it likes."""
    rng = Dice("again")
    while True:
        asked = next(d for d in game.pending(match.state, None) if d.owed)
        action = random_action(game, match.state, _own_form(game, match, asked), rng)
        match = submit(game, match, asked.seat, action).match
        mine = [d for d in game.pending(match.state, asked.seat) if d.seat == asked.seat]
        if any(d.secret and not d.owed and d.id == asked.id for d in mine):
            return match, asked.seat, action


def _lengthened(
    game: AnyGame, match: Match[Any], seat: Seat, action: Action, length: int
) -> Match[Any]:
    while match.length < length:
        match = submit(game, match, seat, action).match
    return match


def _seconds(job: Callable[[], object]) -> float:
    begun = process_time()
    for _ in range(REPEATS):
        job()
    return process_time() - begun
