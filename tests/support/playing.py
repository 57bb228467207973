"""Setting matches up and playing them, by hand or at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.asking import open_decisions, random_action
from engine.core.game import Decision, Options, settle
from engine.core.match import Entry, Match, Turn, start, submit
from engine.core.notation import parse
from engine.core.record import Record
from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat
from engine.registry import AnyGame

AnyMatch = Match[Any]

ASIDE = 8
"""One move in so many is something a seat may do, not something it owes."""

SENSE = 3
"""One owed move in so many is the stand-in's, so that games come further than by chance alone."""


def begin(game: AnyGame, seats: int = 3, seed: str = "h1:test", **settings: str) -> AnyMatch:
    """A match at its first position."""
    match, _ = start(game, seats, settle(game.meta, settings), seed)
    return match


def turns(game: AnyGame, match: AnyMatch, *lines: str) -> list[Turn[Any]]:
    """Play moves written as in a record, `red bid 3`, and return each turn."""
    made = []
    for line in lines:
        colour, _, text = line.partition(" ")
        seat = Seat(game.meta.colours.index(colour))
        turn = submit(game, match, seat, parse(game, match.state, seat, text))
        made.append(turn)
        match = turn.match
    return made


def play(game: AnyGame, match: AnyMatch, *lines: str) -> AnyMatch:
    """Play moves written as in a record and return the match after them."""
    made = turns(game, match, *lines)
    return made[-1].match if made else match


class Move(NamedTuple):
    """One submit of a random game: the match before, what was answered, and what came of it."""

    before: AnyMatch
    decision: Decision
    action: Action
    turn: Turn[Any]


def is_over(game: AnyGame, match: AnyMatch) -> bool:
    """Whether nothing is owed any more."""
    return not any(decision.owed for decision in game.pending(match.state, None))


def choose(game: AnyGame, match: AnyMatch, rng: Rng) -> tuple[Decision, Action]:
    """A random question that is open, and an answer to it."""
    public = game.pending(match.state, None)
    owed = [decision for decision in public if decision.owed]
    aside = [decision for decision in public if not decision.owed]
    pool = aside if aside and not rng.below(ASIDE) else owed
    picked = rng.choice(pool)
    mine = own_form(game, match.state, picked)
    if mine.owed and not rng.below(SENSE):
        return mine, game.stand_in(match.state, mine, rng)
    return mine, random_action(game, match.state, mine, rng)


def own_form(game: AnyGame, state: Any, decision: Decision) -> Decision:  # noqa: ANN401
    """A question with all that its own seat may see of it."""
    return next(d for d in open_decisions(game, state, decision.seat) if d.id == decision.id)


def random_moves(game: AnyGame, match: AnyMatch, rng: Rng, bound: int) -> Iterator[Move]:
    """Play on at random until the end; fail if that takes more than `bound` moves."""
    for _ in range(bound):
        if is_over(game, match):
            return
        decision, action = choose(game, match, rng)
        turn = submit(game, match, decision.seat, action, decision=decision.id)
        yield Move(match, decision, action, turn)
        match = turn.match
    raise AssertionError(f"{game.meta.slug} did not end within {bound} moves")


def random_settings(game: AnyGame, number: int) -> dict[str, str]:
    """Settings for the numbered game of a series: the first plays by the defaults."""
    rng = Rng(f"h1:settings/{number}")
    if number == 0:
        return {}
    return {setting.name: rng.choice(setting.choices) for setting in game.meta.settings}


def record_of(game: AnyGame, first: AnyMatch, entries: list[Entry]) -> Record:
    """The record of a match from its first position."""
    return Record(
        slug=game.meta.slug,
        rules=game.meta.rules_version,
        seats=first.seats,
        options=first.options,
        seed=first.seed,
        entries=tuple(entries),
    )


def events_of(turn: Turn[Any]) -> list[Event]:
    """All events of a turn, in order."""
    return [event for group in turn.events for event in group]


def options_of(game: AnyGame, **settings: str) -> Options:
    """Settings completed with defaults."""
    return settle(game.meta, settings)
