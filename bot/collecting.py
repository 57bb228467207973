"""Python's collector of cyclic garbage, set for a program that keeps most of what it makes."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 20_000, 20, 100
"""Python's own 700, 10 and 10 spend a seventh of a busy bot's time on looking for cycles."""


def collect_rarely() -> None:
    """Never look again at what was loaded until now, and less often at what comes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
