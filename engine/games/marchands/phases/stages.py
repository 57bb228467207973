"""How a phase is written: one module per phase with these functions, tied together in `flow`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer
from engine.games.marchands.model.position import Log
from engine.games.marchands.model.state import State


class StageRules(Protocol):
    """The rules of one stage of a round."""

    def enter(self, state: State, log: Log) -> State:
        """Set the stage up; it may already be finished."""

    def finished(self, state: State) -> bool:
        """Whether nothing is owed any more in this stage."""

    def leave(self, state: State, log: Log) -> State:
        """Reveal and carry out what was collected, before the next stage is entered."""

    def decisions(self, state: State, viewer: Viewer) -> Iterable[Decision]:
        """The stage's questions, owed and unowed."""

    def ask(self, state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
        """What to ask next for one of the stage's verbs."""

    def explain(
        self, state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
    ) -> Message | None:
        """A better reason why a token is refused."""

    def apply(self, state: State, seat: Seat, action: Action, log: Log) -> State:
        """Carry out one of the stage's actions."""

    def default(self, state: State, decision: Decision) -> Action:
        """The harmless answer for somebody who is absent."""
