"""Sealed answers may be changed until all are in; each seat sees its own."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.game import Decision
from engine.core.values import Action, Viewer


def with_own(
    asked: Iterable[Decision], viewer: Viewer, answer: Action | None
) -> tuple[Decision, ...]:
    """Show a viewer what it has answered, unless the cards for it are gone since."""
    if answer is None:
        return tuple(asked)
    return tuple(
        replace(question, sealed=answer)
        if question.seat == viewer and not question.owed and answer.verb in question.verbs
        else question
        for question in asked
    )
