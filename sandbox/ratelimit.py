"""Rate limits: never in the way, or about as tight as Discord's."""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from typing import Literal

from sandbox.clock import Clock

Mode = Literal["generous", "realistic"]

GENEROUS = 10_000
PER_BUCKET = 5
WINDOW = 5.0
GLOBAL_PER_SECOND = 50
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")
# Discord sends no bucket headers for these, and some libraries trip over them.
UNLIMITED = "/interactions/{interaction_id}/{interaction_token}/callback"


@dataclass
class Bucket:
    """How much of one window is used up."""

    resets_at: float
    used: int = 0


@dataclass(frozen=True)
class Verdict:
    """What a request learns of its limits."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False


class RateLimits:
    """Keeps the buckets of one bot."""

    def __init__(self, clock: Clock, mode: Mode = "generous") -> None:
        self.mode: Mode = mode
        self._clock = clock
        self._buckets: dict[tuple[str, ...], Bucket] = {}

    def take(self, method: str, template: str, path: dict[str, str]) -> Verdict:
        """Count a request and say what it may do."""
        if template == UNLIMITED:
            return Verdict({})
        name = hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32]
        now = self._clock.now()
        if self.mode == "generous":
            return Verdict(_headers(name, GENEROUS, GENEROUS - 1, now, now + WINDOW))
        if not self._fits(("*",), now, GLOBAL_PER_SECOND, 1.0):
            wait = self._buckets["*",].resets_at - now
            return Verdict({"X-RateLimit-Global": "true"}, wait, everywhere=True)
        key = (name, *(path[part] for part in MAJOR if part in path))
        fits = self._fits(key, now, PER_BUCKET, WINDOW)
        bucket = self._buckets[key]
        left = max(0, PER_BUCKET - bucket.used)
        headers = _headers(name, PER_BUCKET, left, now, bucket.resets_at)
        return Verdict(headers, None if fits else bucket.resets_at - now)

    def _fits(self, key: tuple[str, ...], now: float, most: int, window: float) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.resets_at:
            bucket = self._buckets[key] = Bucket(now + window)
        if bucket.used >= most:
            return False
        bucket.used += 1
        return True


def _headers(name: str, limit: int, left: int, now: float, resets_at: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{resets_at:.3f}",
        "X-RateLimit-Reset-After": f"{math.ceil((resets_at - now) * 1000) / 1000:.3f}",
        "X-RateLimit-Bucket": name,
    }
