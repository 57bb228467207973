"""Snowflakes: ids that carry the time they were made."""

from __future__ import annotations

from datetime import UTC, datetime

from sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
TIME_SHIFT = 22


class Snowflakes:
    """Makes strictly rising ids from a clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> int:
        """Make the next id."""
        stamp = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) << TIME_SHIFT
        self._last = max(stamp, self._last + 1)
        return self._last


def made_at(snowflake: int) -> float:
    """Seconds since 1970 at which an id was made."""
    return ((snowflake >> TIME_SHIFT) + DISCORD_EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """Write a moment the way Discord writes timestamps."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
