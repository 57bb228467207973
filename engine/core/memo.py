"""Remembering what was worked out about the latest position."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import TypeVar

GameT = TypeVar("GameT")
StateT = TypeVar("StateT")
KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")


def remembered(
    work_out: Callable[[GameT, StateT, KeyT], ValueT],
) -> Callable[[GameT, StateT, KeyT], ValueT]:
    """Let a game answer from memory while it is asked about the same position again.

    One submit asks the same position the same things several times over. The position is known
    by its identity: hashing a whole state would cost more than working the answer out.
    """
    latest: tuple[object, dict[KeyT, ValueT]] = (None, {})

    @wraps(work_out)
    def answer(game: GameT, state: StateT, key: KeyT) -> ValueT:
        nonlocal latest
        about, known = latest
        if about is not state:
            known = {}
            # One assignment, so that threads never see a state with another's answers.
            latest = (state, known)
        found = known.get(key)
        if found is None:
            found = known[key] = work_out(game, state, key)
        return found

    return answer
