"""Whole games among stand-ins or random players, and what is counted of them."""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import Any

import msgspec

from engine.core.asking import open_decisions, random_action
from engine.core.game import Decision, Figured, Options, Outcome
from engine.core.match import Entry, Match, start, submit
from engine.core.record import Record
from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat, kind_of
from engine.core.waiting import awaited, is_wait
from engine.registry import AnyGame

ASIDE = 8
"""A random player does something it does not owe about once in so many moves."""


class EndlessError(Exception):
    """A game went on for longer than any real one could."""


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    record: Record
    outcome: Outcome
    figures: tuple[tuple[str, int], ...]
    waits: int
    actions: Counter[str]
    events: Counter[str]
    particulars: Counter[tuple[str, str]]
    """What an action or event was about, such as a card: its kind and the thing's word."""


class Table:
    """One game while it is played."""

    def __init__(self, game: AnyGame, seats: int, options: Options, seed: str) -> None:
        self._game = game
        self._first, opening = start(game, seats, options, seed)
        self.match: Match[Any] = self._first
        self._entries: list[Entry] = []
        self._events: list[Event] = list(opening)
        self._waits = 0

    def play(self, *, sensible: bool, longest: int = 100_000) -> Played:
        """Play to the end: by the stand-ins, or at random."""
        rng = Rng(f"{self.match.seed}/players")
        for _ in range(longest):
            before = awaited(self._game, self.match.state)
            if not before:
                return self._finished()
            seat, action = self._stand_in(rng) if sensible else self._random(rng)
            self._take(seat, action)
            self._waits += is_wait(before, seat, awaited(self._game, self.match.state))
        raise EndlessError(f"no end after {longest} moves: seed {self.match.seed}")

    def _owed(self) -> list[Decision]:
        return [d for d in self._game.pending(self.match.state, None) if d.owed]

    def _stand_in(self, rng: Rng) -> tuple[Seat, Action]:
        asked = self._owed()[0]
        mine = open_decisions(self._game, self.match.state, asked.seat)
        decision = next(d for d in mine if d.id == asked.id)
        return asked.seat, self._game.stand_in(self.match.state, decision, rng)

    def _random(self, rng: Rng) -> tuple[Seat, Action]:
        asked = rng.choice(self._owed())
        mine = open_decisions(self._game, self.match.state, asked.seat)
        decision = next(d for d in mine if d.id == asked.id)
        if not rng.below(ASIDE):
            decision = rng.choice(mine)
        return asked.seat, random_action(self._game, self.match.state, decision, rng)

    def _take(self, seat: Seat, action: Action) -> None:
        turn = submit(self._game, self.match, seat, action)
        self.match = turn.match
        self._entries += turn.entries
        self._events += (event for group in turn.events for event in group)

    def _finished(self) -> Played:
        game, state = self._game, self.match.state
        outcome = game.outcome(state)
        if outcome is None:
            raise EndlessError(f"nobody owes anything, yet it is not over: seed {self.match.seed}")
        told: list[Action | Event] = [*(entry.action for entry in self._entries), *self._events]
        return Played(
            record=record_of(game, self._first, tuple(self._entries)),
            outcome=outcome,
            figures=game.figures(state) if isinstance(game, Figured) else (),
            waits=self._waits,
            actions=Counter(entry.action.verb for entry in self._entries),
            events=Counter(event.kind for event in self._events),
            particulars=Counter(found for value in told for found in _particulars(value)),
        )


def _particulars(value: Action | Event) -> list[tuple[str, str]]:
    fields = (getattr(value, name) for name in value.__struct_fields__)
    return [
        (kind_of(type(value)), str(getattr(field, "token", field.name)))
        for field in fields
        if isinstance(field, Enum)
    ]


def record_of(game: AnyGame, first: Match[Any], entries: tuple[Entry, ...]) -> Record:
    """The complete record of a match."""
    return Record(
        slug=game.meta.slug,
        rules=game.meta.rules_version,
        seats=first.seats,
        options=first.options,
        seed=first.seed,
        entries=entries,
    )
