"""Chance that replays: a hash counter whose whole state is a seed and how much was drawn."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

ALGORITHM = "h1"


class Rng:
    """Numbers from blake2b over (seed, counter); the seed names its algorithm."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        if not seed.startswith(f"{ALGORITHM}:"):
            raise ValueError(f"a seed starts with '{ALGORITHM}:'")
        self.seed = seed
        self.drawn = drawn

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, `bound`."""
        if bound < 1:
            raise ValueError("bound must be at least 1")
        word = blake2b(f"{self.seed}/{self.drawn}".encode(), digest_size=8).digest()
        self.drawn += 1
        # 64 bits make the bias of scaling smaller than one in 10^15 for any table game.
        return int.from_bytes(word, "big") * bound >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        rest = list(items)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return tuple(rest)

    def branch(self, name: str) -> "Rng":
        """An independent generator that leaves this one's counter alone."""
        return Rng(f"{self.seed}/{name}")
