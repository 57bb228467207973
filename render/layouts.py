"""What every layout of a board has: its size, its letters, and a panel for each player."""

from __future__ import annotations

from dataclasses import dataclass

from render.boxes import Box


@dataclass(frozen=True, eq=False)
class Layout:
    """Boxes for everything on a board; compared by identity, there are only a few."""

    name: str
    size: tuple[int, int]
    letter: int
    """Size of ordinary words; nothing is smaller than `least`."""
    least: int
    map: Box
    players: Box
    """Shared by the panels of all players."""
    lines: int
    """In how many rows the panels stand."""
    gap: int
    """Between two panels."""

    def panels(self, seats: int) -> tuple[Box, ...]:
        """Return a box for every player; fewer players have wider ones."""
        each = -(-seats // self.lines)
        counts = [min(each, seats - start) for start in range(0, seats, each)]
        rows = self.players.rows(self.lines, self.gap)
        return tuple(
            box
            for row, count in zip(rows, counts, strict=False)
            for box in row.columns(count, self.gap)
        )
