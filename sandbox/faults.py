"""Trouble on purpose: what goes wrong, where, how often."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal

Kind = Literal["status", "limit", "cut before", "cut after", "slow", "duplicate", "reorder"]


@dataclass
class Fault:
    """One kind of trouble for the requests or events it matches."""

    kind: Kind
    method: str = "*"
    target: str = "*"
    times: int | None = 1
    chance: float = 1.0
    every: int = 1
    status: int = 503
    seconds: float = 0.0
    struck: int = 0
    met: int = 0
    spared: set[str] | None = None
    """Requests that were hit once, where each is to be hit only once."""

    @property
    def spent(self) -> bool:
        """Whether it has struck as often as it should."""
        return self.times is not None and self.struck >= self.times

    def due(self, address: str) -> bool:
        """Count one more request or event; only one of every so many is hit."""
        self.met += 1
        if self.met % self.every or (self.spared is not None and address in self.spared):
            return False
        if self.spared is not None:
            self.spared.add(address)
        return True


class Faults:
    """The seam between a calm sandbox and a stormy one; seeded, so storms repeat."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)
        self._faults: list[Fault] = []

    def once_each(self, fault: Fault) -> Fault:
        """Let a fault hit each address only once, so that a second try gets through."""
        fault.spared = set()
        return fault

    def add(self, fault: Fault) -> Fault:
        """Let a fault loose; keep it to see how often it struck."""
        self._faults.append(fault)
        return fault

    def fail(
        self,
        method: str = "*",
        path: str = "*",
        *,
        status: int = 503,
        times: int | None = 1,
        chance: float = 1.0,
        every: int = 1,
    ) -> Fault:
        """Answer requests with a server error, without carrying them out."""
        return self.add(Fault("status", method, path, times, chance, every, status=status))

    def limit(
        self,
        method: str = "*",
        path: str = "*",
        *,
        retry_after: float = 0.1,
        times: int | None = 1,
        chance: float = 1.0,
        every: int = 1,
    ) -> Fault:
        """Answer requests with 429."""
        return self.add(Fault("limit", method, path, times, chance, every, seconds=retry_after))

    def cut(
        self,
        method: str = "*",
        path: str = "*",
        *,
        after: bool = False,
        times: int | None = 1,
        chance: float = 1.0,
        every: int = 1,
    ) -> Fault:
        """Drop the connection; with `after` the request was carried out, its answer is lost."""
        kind: Kind = "cut after" if after else "cut before"
        return self.add(Fault(kind, method, path, times, chance, every))

    def slow(
        self,
        seconds: float,
        method: str = "*",
        path: str = "*",
        *,
        times: int | None = None,
        chance: float = 1.0,
        every: int = 1,
    ) -> Fault:
        """Delay requests."""
        return self.add(Fault("slow", method, path, times, chance, every, seconds=seconds))

    def duplicate(self, event: str = "*", *, times: int | None = 1, chance: float = 1.0) -> Fault:
        """Deliver gateway events twice."""
        return self.add(Fault("duplicate", target=event, times=times, chance=chance))

    def reorder(self, event: str = "*", *, times: int | None = 1, chance: float = 1.0) -> Fault:
        """Deliver gateway events after the one that follows them."""
        return self.add(Fault("reorder", target=event, times=times, chance=chance))

    def clear(self) -> None:
        """Calm the storm."""
        self._faults.clear()

    def strike(self, method: str, target: str, *kinds: Kind, address: str = "") -> Fault | None:
        """Draw the fault that hits a request path or event now, if any does."""
        for fault in self._faults:
            if fault.kind not in kinds or fault.spent:
                continue
            if not fnmatchcase(method, fault.method) or not _matches(target, fault.target):
                continue
            if fault.due(address) and self._chance.random() < fault.chance:
                fault.struck += 1
                return fault
        return None


def _matches(target: str, pattern: str) -> bool:
    # Braces and brackets name path parameters here; only * is a wildcard.
    return fnmatchcase(target, pattern.replace("[", "[[]"))
