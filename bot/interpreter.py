"""Python's own settings, for a program that keeps most of what it makes and writes in threads."""

from __future__ import annotations

import gc
import sys

YOUNG, MIDDLE, OLD = 20_000, 20, 100
"""Python's own 700, 10 and 10 spend a seventh of a busy bot's time on looking for cycles."""
TURN = 0.0005
"""Seconds a thread goes on while others wait; Python's own 0.005 holds up every commit."""


def tune() -> None:
    """Take shorter turns, never look again at what was loaded, and less often at what comes."""
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
