"""Why a table says no, besides the rules of its game; each is worded privately."""

from __future__ import annotations

from engine.core.values import Message, Param, RefusalError, say


class TableError(RefusalError):
    """Something a person may not do at a table; nothing changed."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(say(key, **params))


class NotSeatedError(TableError):
    """Only those at the table may do this."""

    def __init__(self) -> None:
        super().__init__("table-not-seated")


class NotRunningError(TableError):
    """The game has not begun, or is no longer played."""


def because(refusal: RefusalError) -> Message:
    """What to tell the person."""
    return refusal.message
