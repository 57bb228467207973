"""Keeping what was drawn: one kind of cache for everything, which can be switched off."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from threading import Lock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_keeping: ContextVar[bool] = ContextVar("keeping", default=True)


def keep(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Remember up to `most` results of a pure function, by its arguments."""

    def wrap(function: Callable[P, R]) -> Callable[P, R]:
        kept = lru_cache(maxsize=most)(function)

        @wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            if not _keeping.get():
                return function(*args, **kwargs)
            return kept(*args, **kwargs)  # type: ignore[arg-type]  # ParamSpec cannot say Hashable

        return call

    return wrap


def keep_by(
    most: int, digest: Callable[[memoryview], Hashable]
) -> Callable[[Callable[[memoryview], R]], Callable[[memoryview], R]]:
    """Remember up to `most` results of a function of much data, by a digest of that alone."""

    def wrap(function: Callable[[memoryview], R]) -> Callable[[memoryview], R]:
        kept: OrderedDict[Hashable, R] = OrderedDict()
        lock = Lock()

        @wraps(function)
        def call(data: memoryview) -> R:
            if not _keeping.get():
                return function(data)
            key = digest(data)
            with lock:
                if key in kept:
                    kept.move_to_end(key)
                    return kept[key]
            made = function(data)
            with lock:
                kept[key] = made
                while len(kept) > most:
                    kept.popitem(last=False)
            return made

        return call

    return wrap


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Draw everything afresh inside the block: what the caches save is measured so."""
    token = _keeping.set(False)
    try:
        yield
    finally:
        _keeping.reset(token)
