"""Many random games of one game, played once and kept for every test that looks at them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from engine.core.asking import open_decisions
from engine.core.fields import Amount, Basket, Choose, Field, Text
from engine.core.game import Decision, settle
from engine.core.match import Entry, start
from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat
from engine.registry import AnyGame
from tests.support.playing import AnyMatch, Move, own_form, random_moves, random_settings
from tests.support.trials import TRIALS

GAMES_PLAYED = 200
SENSIBLE = 20
"""One game in so many is played with some sense: it comes further but costs more."""
POSITIONS = 250
"""About so many positions are kept of all games together, besides the first of each verb."""
RECORDS = 12

_ID = re.compile(r"[a-z0-9:.\-]{1,40}")


class Question(NamedTuple):
    """Something `ask` returned, and where."""

    state: Any
    decision: Decision
    verb: str
    answers: tuple[str, ...]


class Game(NamedTuple):
    """One game that was played to its end."""

    first: AnyMatch
    entries: list[Entry]
    last: AnyMatch


def _shape(field: Field) -> tuple[object, ...]:
    """What decides, besides its words, how a field is shown."""
    match field:
        case Choose():
            return ("choose", len(field.options))
        case Amount():
            count = min(40, (field.most - field.least) // field.step)
            return ("amount", count, len(str(field.most)), len(field.marks), field.optional)
        case Basket():
            highest = max(field.limits, default=0)
            return ("basket", len(field.options), field.least, field.most, highest)
        case Text():
            return ("text", field.most, field.optional)


def _words(fields: tuple[Field, ...]) -> Iterator[object]:
    """Every text a question shows."""
    for field in fields:
        yield field.prompt
        if isinstance(field, Choose | Basket):
            yield from field.options


class Gallery:
    """What was seen in all games."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.verbs: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.told: dict[str, list[Event]] = {}
        self.actions: dict[Action, Move] = {}
        self.questions: list[Question] = []
        """What was asked, unless it was made of words and sizes that were all asked before."""
        self.decisions: list[Question] = []
        """Decisions with a prompt, verbs and given answers that no other had before."""
        self.ended = 0
        self.positions: list[Move] = []
        self.records: list[Game] = []
        self.faults: list[str] = []
        self._seen: set[tuple[Seat, str]] = set()
        self._parts: set[object] = set()
        self._rng = Rng("h1:gallery")

    def visit(self, move: Move) -> None:
        """Look at one move."""
        state = move.before.state
        new_ones = [d for d in move.public if d.owed and (d.seat, d.id) not in self._seen]
        found = [own_form(self.game, state, decision) for decision in new_ones]
        found += open_decisions(self.game, state, move.decision.seat)
        for decision in found:
            if (decision.seat, decision.id) not in self._seen:
                self._seen.add((decision.seat, decision.id))
                self._look_at(move.before, decision)
        self._follow(state, move.decision, move.action)
        new = move.action.verb not in self.verbs
        self.verbs[move.action.verb] += 1
        if new or len(self.actions) < 4000:
            self.actions.setdefault(move.action, move)
        self.hear(event for group in move.turn.events for event in group)
        self._keep(move, new)

    def hear(self, events: Iterable[Event]) -> None:
        """Count events and keep some of each kind."""
        for event in events:
            self.events[event.kind] += 1
            kept = self.told.setdefault(event.kind, [])
            if len(kept) < 40:
                kept.append(event)

    def _look_at(self, match: AnyMatch, mine: Decision) -> None:
        """A question that was not there before: its id, and all it can ask first."""
        if not _ID.fullmatch(mine.id):
            self.faults.append(f"id {mine.id!r}")
        for verb in mine.verbs:
            self._note(match.state, mine, verb, mine.given)
        parts = {mine.prompt, (mine.verbs, mine.given)}
        if not parts <= self._parts:
            self._parts |= parts
            self.decisions.append(Question(match.state, mine, "", mine.given))

    def _follow(self, state: Any, decision: Decision, action: Action) -> None:  # noqa: ANN401
        """All that was asked on the way to an action."""
        answers = action.answers()
        for place in range(len(decision.given), len(answers)):
            self._note(state, decision, action.verb, answers[:place])

    def _note(
        self,
        state: Any,  # noqa: ANN401
        decision: Decision,
        verb: str,
        answers: tuple[str, ...],
    ) -> None:
        asked = self.game.ask(state, decision.seat, verb, answers)
        if isinstance(asked, tuple):
            if not 1 <= len(asked) <= 5:
                self.faults.append(f"{verb} asks {len(asked)} fields at once")
            parts = {(verb, len(answers), *map(_shape, asked)), *_words(asked)}
            if not parts <= self._parts:
                self._parts |= parts
                self.questions.append(Question(state, decision, verb, answers))

    def _keep(self, move: Move, new: bool) -> None:
        """A sample of positions in which every move had the same chance, by reservoir."""
        count = sum(self.verbs.values())
        if len(self.positions) < POSITIONS:
            self.positions.append(move)
        elif (place := self._rng.below(count)) < POSITIONS or new:
            self.positions[place % POSITIONS] = move

    def game_over(self, number: int, first: AnyMatch, moves: list[Entry], last: AnyMatch) -> None:
        """Keep some whole games."""
        self._seen.clear()
        self.ended += 1
        if number < RECORDS:
            self.records.append(Game(first, moves, last))


@cache
def gallery(slug: str) -> Gallery:
    """The games of a game, played on first use."""
    trial = next(trial for trial in TRIALS if trial.game.meta.slug == slug)
    game = trial.game
    made = Gallery(game)
    seats = tuple(game.meta.seats)
    for number in range(GAMES_PLAYED):
        options = settle(game.meta, random_settings(game, number))
        first, opening = start(game, seats[number % len(seats)], options, f"h1:{number}")
        made.hear(opening)
        rng = Rng(f"h1:player/{number}")
        match = first
        entries: list[Entry] = []
        sensible = number % SENSIBLE == 0
        for move in random_moves(game, first, rng, trial.longest, sensible=sensible):
            made.visit(move)
            entries += move.turn.entries
            match = move.turn.match
        made.game_over(number, first, entries, match)
    return made
