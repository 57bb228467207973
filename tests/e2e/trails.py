"""The shortest ways to every kind of question, found by random games without Discord."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.asking import open_decisions, random_action
from engine.core.game import Decision, settle
from engine.core.match import Match, start, submit
from engine.core.notation import write
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.registry import GAMES, AnyGame

GAMES_TRIED = 60
MOVES = 400


class Kind(NamedTuple):
    """A kind of decision: the game and the key of what it asks."""

    slug: str
    prompt: str


class Trail(NamedTuple):
    """A game up to a question: how it was begun, what was played, and who is asked."""

    slug: str
    settings: tuple[tuple[str, str], ...]
    seats: int
    seed: str
    moves: tuple[tuple[Seat, str], ...]
    seat: Seat
    decision: str
    everyday: bool
    """Whether an everyday verb answers it."""

    @property
    def merit(self) -> tuple[bool, int]:
        """The less, the better."""
        return not self.everyday, len(self.moves)


def kind_of(game: AnyGame, decision: Decision) -> Kind:
    return Kind(game.meta.slug, decision.prompt.key)


def everyday(game: AnyGame, decision: Decision) -> set[str]:
    """The everyday verbs that answer a decision."""
    return set(game.meta.everyday) & set(decision.verbs)


def trails(slug: str) -> dict[Kind, Trail]:
    """The best trail to each kind of question, asked or only open."""
    game = GAMES[slug]
    best: dict[Kind, Trail] = {}
    for number in range(GAMES_TRIED):
        rng = Rng(f"h1:trails/{slug}/{number}")
        for decision, trail in _played(game, rng):
            kind = kind_of(game, decision)
            if kind not in best or trail.merit < best[kind].merit:
                best[kind] = trail
    return best


def _played(game: AnyGame, rng: Rng) -> Iterator[tuple[Decision, Trail]]:
    """A random game under random settings; all that is open at each of its positions."""
    settings = tuple((s.name, rng.choice(s.choices)) for s in game.meta.settings)
    seats = rng.choice(tuple(game.meta.seats))
    match, _ = start(game, seats, settle(game.meta, dict(settings)), rng.seed)
    moves: tuple[tuple[Seat, str], ...] = ()
    while len(moves) < MOVES and (asked := _open(game, match, seats)):
        for one in asked:
            common = bool(everyday(game, one))
            yield (
                one,
                Trail(game.meta.slug, settings, seats, rng.seed, moves, one.seat, one.id, common),
            )
        owed = [one for one in asked if one.owed]
        if not owed:
            return
        # Now and then somebody does what nobody asked for.
        decision = rng.choice(asked) if rng.below(4) == 0 else owed[0]
        action = random_action(game, match.state, decision, rng)
        match = submit(game, match, decision.seat, action, decision=decision.id).match
        moves = (*moves, (decision.seat, write(action)))


def _open(game: AnyGame, match: Match[Any], seats: int) -> list[Decision]:
    """Every open question as its own seat sees it."""
    return [
        decision
        for seat in range(seats)
        for decision in open_decisions(game, match.state, Seat(seat))
    ]
