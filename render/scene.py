"""What a picture shows: a view, who sits at the table, and what was there before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

ViewT_co = TypeVar("ViewT_co", covariant=True)


class Seated(Protocol):
    """A view that tells who is at the table."""

    @property
    def players(self) -> Sequence[object]:
        """One per seat."""


@dataclass(frozen=True)
class Scene(Generic[ViewT_co]):
    """A position to be drawn. Differences from the previous view are ringed."""

    view: ViewT_co
    names: tuple[str, ...]
    """One per seat, as people call themselves; the pictures draw what the fonts can."""
    previous: ViewT_co | None = None
