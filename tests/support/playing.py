"""Setting matches up and playing them, by hand or at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.asking import open_decisions, random_action
from engine.core.game import Decision, Options, settle
from engine.core.match import Entry, Match, Turn, start, submit, time_out
from engine.core.notation import parse
from engine.core.record import Record
from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat
from engine.registry import AnyGame

AnyMatch = Match[Any]

ASIDE = 8
"""One move in so many is something a seat may do, not something it owes."""

TIME_OUT = 20
"""In a sensible game one move in so many is the table's, for a seat whose time is up."""

SENSE = 2
"""In a sensible game one owed move in so many is the stand-in's, so that it comes further."""


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
    public: tuple[Decision, ...]
    """All open questions, as everybody may know."""
    decision: Decision
    action: Action
    turn: Turn[Any]


def is_over(game: AnyGame, match: AnyMatch) -> bool:
    """Whether nothing is owed any more."""
    return not any(decision.owed for decision in game.pending(match.state, None))


def choose(
    game: AnyGame,
    match: AnyMatch,
    public: tuple[Decision, ...],
    rng: Rng,
    *,
    sensible: bool = False,
) -> tuple[Decision, Action]:
    """One of the open questions at random, and an answer to it."""
    owed = [decision for decision in public if decision.owed]
    mine = own_form(game, match.state, rng.choice(owed))
    if not rng.below(ASIDE):
        seat = Seat(rng.below(match.seats))
        aside = [d for d in open_decisions(game, match.state, seat) if not d.owed]
        mine = rng.choice(aside) if aside else mine
    if sensible and mine.owed and not rng.below(SENSE):
        return by_stand_in(game, match, mine, rng)
    return mine, random_action(game, match.state, mine, rng)


def by_stand_in(
    game: AnyGame, match: AnyMatch, owed: Decision, rng: Rng
) -> tuple[Decision, Action]:
    """What a stand-in does about a question, and the question it answers by that.

    It may use another question of its seat, such as leaving a maximum instead of raising.
    """
    action = game.stand_in(match.state, owed, rng)
    mine = open_decisions(game, match.state, owed.seat)
    ways = [decision for decision in (owed, *mine) if action.verb in decision.verbs]
    assert ways, f"{owed.id}: {action.verb} is not open to its seat"
    return ways[0], action


def own_form(game: AnyGame, state: Any, decision: Decision) -> Decision:  # noqa: ANN401
    """An owed question with all that its own seat may see of it."""
    return next(d for d in open_decisions(game, state, decision.seat) if d.id == decision.id)


def random_moves(
    game: AnyGame, match: AnyMatch, rng: Rng, bound: int, *, sensible: bool = False
) -> Iterator[Move]:
    """Play on at random until the end; fail if that takes more than `bound` moves."""
    for _ in range(bound):
        public = game.pending(match.state, None)
        if not any(decision.owed for decision in public):
            return
        decision, action = choose(game, match, public, rng, sensible=sensible)
        if sensible and decision.owed and not rng.below(TIME_OUT):
            turn = time_out(game, match, decision.seat, decision.id)
            action = turn.entries[0].action
        else:
            turn = submit(game, match, decision.seat, action, decision=decision.id)
        yield Move(match, public, decision, action, turn)
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
