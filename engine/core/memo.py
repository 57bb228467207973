"""Remembering what was worked out about the latest position.

A position is known by its identity: hashing a whole state would often cost more than working
the answer out.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import TypeVar

GameT = TypeVar("GameT")
StateT = TypeVar("StateT")
KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")


def kept(work_out: Callable[[StateT], ValueT]) -> Callable[[StateT], ValueT]:
    """Let a function answer from memory while it is asked about the same position again."""
    latest: tuple[StateT, ValueT] | None = None

    @wraps(work_out)
    def answer(state: StateT) -> ValueT:
        nonlocal latest
        known = latest
        if known is None or known[0] is not state:
            # One assignment, so that threads never see a state with another's answer.
            known = latest = (state, work_out(state))
        return known[1]

    return answer


def remembered(
    work_out: Callable[[GameT, StateT, KeyT], ValueT],
) -> Callable[[GameT, StateT, KeyT], ValueT]:
    """Let a game answer from memory while it is asked about the same position again.

    One submit asks the same position the same things several times over.
    """
    latest: tuple[object, dict[KeyT, ValueT]] = (None, {})

    @wraps(work_out)
    def answer(game: GameT, state: StateT, key: KeyT) -> ValueT:
        nonlocal latest
        about, known = latest
        if about is not state:
            known = {}
            # One assignment here too.
            latest = (state, known)
        elif key in known:
            return known[key]
        found = known[key] = work_out(game, state, key)
        return found

    return answer
