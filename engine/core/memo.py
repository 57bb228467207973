"""Remembering what was worked out about the latest position."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")


class Latest(Generic[KeyT, ValueT]):
    """Answers about one state at a time, found again by the state's identity.

    One submit asks the same position the same things several times over; hashing a whole
    state to find the answer again would cost more than working it out.
    """

    __slots__ = ("_about",)

    def __init__(self) -> None:
        self._about: tuple[object, dict[KeyT, ValueT]] = (None, {})

    def about(self, state: object) -> dict[KeyT, ValueT]:
        """The answers known so far; empty for a state that was not the latest."""
        about, answers = self._about
        if about is not state:
            answers = {}
            # One assignment, so that threads never see a state with another's answers.
            self._about = (state, answers)
        return answers
