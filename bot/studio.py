"""The studio: processes that draw, so that whoever draws holds up nobody who answers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor

from render.orders import drawn

GLANCE = 1.0
"""Seconds between two looks whether the bot is still there."""


def studio(processes: int) -> Callable[[], Executor]:
    """Opens a pool of so many processes, each of which has loaded all it draws with."""

    def opened() -> Executor:
        # Forking a program with threads and connections would copy them half.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(processes, context, _begin, (os.getpid(),))
        for _ in range(processes):
            pool.submit(_loaded)
        return pool

    return opened


def _begin(bot: int) -> None:
    """Leave when the bot does: signals to stop are for the bot, which first finishes its posts."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    threading.Thread(target=_leave_with, args=(bot,), daemon=True).start()


def _leave_with(bot: int) -> None:
    """A killed bot tells nobody: its processes are then another's children."""
    while os.getppid() == bot:
        time.sleep(GLANCE)
    os._exit(0)


def _loaded() -> bool:
    """Done as soon as this module, and with it all that draws, is loaded."""
    return callable(drawn)
