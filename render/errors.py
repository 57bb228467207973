"""What goes wrong when a picture is asked for that cannot be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

ChoiceT = TypeVar("ChoiceT")


class UnknownChoiceError(ValueError):
    """A theme, layout, seat or place was named that does not exist; says what does."""

    def __init__(self, what: str, asked: str, known: Iterable[str]) -> None:
        self.what, self.asked, self.known = what, asked, tuple(known)
        super().__init__(f"no {what} {asked!r}; there is {', '.join(self.known)}")


def chosen(what: str, asked: str, among: Mapping[str, ChoiceT]) -> ChoiceT:
    """Return the choice of this name."""
    if asked not in among:
        raise UnknownChoiceError(what, asked, among)
    return among[asked]
