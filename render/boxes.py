"""Layout arithmetic: boxes cut into rows, columns and grids, without a pixel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle of whole pixels; right and bottom are the first ones outside."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def at(cls, left: int, top: int, width: int, height: int) -> Box:
        """Return the box of this size whose corner lies at (left, top)."""
        return cls(left, top, left + width, top + height)

    @classmethod
    def around(cls, x: float, y: float, width: int, height: int) -> Box:
        """Return the box of this size whose middle lies at (x, y)."""
        return cls.at(round(x - width / 2), round(y - height / 2), width, height)

    @property
    def width(self) -> int:
        """How wide the box is."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """How high the box is."""
        return self.bottom - self.top

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def inset(self, across: int, down: int | None = None) -> Box:
        """Return the box less a margin on every side."""
        down = across if down is None else down
        return Box(self.left + across, self.top + down, self.right - across, self.bottom - down)

    def moved(self, across: int, down: int) -> Box:
        """Return the box shifted."""
        return Box(self.left + across, self.top + down, self.right + across, self.bottom + down)

    def centred(self, width: int, height: int) -> Box:
        """Return a box of this size with the same middle."""
        return Box.around(*self.middle, width, height)

    def cut_left(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """Split into a left piece of this width and the rest."""
        at = self.left + width
        return self._replace(right=at), self._replace(left=at + gap)

    def cut_right(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """Split into the rest and a right piece of this width."""
        at = self.right - width
        return self._replace(right=at - gap), self._replace(left=at)

    def cut_top(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """Split into a top piece of this height and the rest."""
        at = self.top + height
        return self._replace(bottom=at), self._replace(top=at + gap)

    def cut_bottom(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """Split into the rest and a bottom piece of this height."""
        at = self.bottom - height
        return self._replace(bottom=at - gap), self._replace(top=at)

    def columns(self, parts: int | Sequence[float], gap: int = 0) -> tuple[Box, ...]:
        """Split side by side, in equal or weighted parts that use every pixel."""
        edges = _shares(self.width, parts, gap)
        return tuple(self._replace(left=self.left + a, right=self.left + b) for a, b in edges)

    def rows(self, parts: int | Sequence[float], gap: int = 0) -> tuple[Box, ...]:
        """Split one below the other, in equal or weighted parts that use every pixel."""
        edges = _shares(self.height, parts, gap)
        return tuple(self._replace(top=self.top + a, bottom=self.top + b) for a, b in edges)

    def grid(self, columns: int, rows: int, gap: int = 0) -> tuple[Box, ...]:
        """Split into equal cells, read like a page."""
        return tuple(cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap))

    def holds(self, other: Box) -> bool:
        """Tell whether the other box lies wholly inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def meets(self, other: Box) -> bool:
        """Tell whether the two boxes share a pixel."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def _shares(length: int, parts: int | Sequence[float], gap: int) -> Iterator[tuple[int, int]]:
    weights = [1.0] * parts if isinstance(parts, int) else list(parts)
    free, total, run = length - gap * (len(weights) - 1), sum(weights), 0.0
    edges = [0]
    for weight in weights:
        run += weight
        edges.append(round(free * run / total))
    for index, (start, end) in enumerate(pairwise(edges)):
        yield start + index * gap, end + index * gap
