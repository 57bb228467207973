"""The engine: random games against another engine's, its codec against json, its growth.

The peer, catanatron, plays a game of similar size with four random players. Both loops choose,
check and apply every move to the end of the game.
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
from engine.core.values import Action, Seat
from engine.registry import GAMES, AnyGame

T = TypeVar("T")

ROUNDS = 9
SHORT, LONG = 100, 1000
REPEATS = 200


def measure() -> dict[str, float]:
    """Return the figures for `build/bench.json`."""
    game = GAMES["marchands"]
    _ours(game, 0)
    _theirs(0)
    pairs = [(_ours(game, seed), _theirs(seed)) for seed in range(1, ROUNDS + 1)]
    return {
        "engine.action_vs_catanatron": median(ours / theirs for ours, theirs in pairs),
        "engine.action_us": 1e6 * median(ours for ours, _ in pairs),
        "engine.catanatron_action_us": 1e6 * median(theirs for _, theirs in pairs),
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
    """Seconds per action of three random games for four."""
    actions = 0
    begun = process_time()
    for number in range(3):
        match, _ = start(game, 4, settle(game.meta, {}), f"h1:bench/{seed}/{number}")
        actions += _play(game, match, Dice(f"{seed}/{number}")).length
    return (process_time() - begun) / actions


def _play(game: AnyGame, match: Match[Any], rng: Dice) -> Match[Any]:
    """Whoever has just answered looks who owes something now, and that seat answers next."""
    seat = Seat(0)
    while True:
        owed = [decision for decision in game.pending(match.state, seat) if decision.owed]
        if not owed:
            return match
        asked = rng.choice(owed)
        if asked.seat != seat:
            seat = asked.seat
            asked = _own_form(game, match, asked)
        action = random_action(game, match.state, asked, rng)
        match = submit(game, match, seat, action, decision=asked.id).match


def _own_form(game: AnyGame, match: Match[Any], asked: Decision) -> Decision:
    mine = game.pending(match.state, asked.seat)
    return next(d for d in mine if d.seat == asked.seat and d.id == asked.id)


def _theirs(seed: int) -> float:
    """Seconds per action of a game of the peer's."""
    begun = process_time()
    peer = Peer([PeerPlayer(colour) for colour in list(Color)[:4]], seed=seed)
    peer.play()
    return (process_time() - begun) / len(peer.state.actions)


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
