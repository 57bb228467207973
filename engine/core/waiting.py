"""For whom a table waits: by chat, each hand-over of the question costs hours."""

from __future__ import annotations

from engine.core.game import Game, StateT, ViewT
from engine.core.values import Seat


def awaited(game: Game[StateT, ViewT], state: StateT) -> frozenset[Seat]:
    """The seats that owe an answer, as everybody may know."""
    return frozenset(decision.seat for decision in game.pending(state, None) if decision.owed)


def is_wait(before: frozenset[Seat], seat: Seat, after: frozenset[Seat]) -> bool:
    """Whether, after this seat answered, another seat newly owes one."""
    return bool(after - before - {seat})
