"""The games that stand trial before the conformance suite, and what each brings to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core.rng import Rng
from engine.core.values import Viewer
from engine.registry import GAMES, AnyGame
from tests.support import holdings, scramble
from tests.support.fair import FAIR
from tests.support.scramble_marchands import marchands


class Trial(NamedTuple):
    """One game under test."""

    game: AnyGame
    scramble: Callable[[Any, Viewer, Rng], Any]
    holdings: Callable[[Any], holdings.Holdings]
    longest: int
    """No random game may take more moves."""
    waits: float
    """By chat, a table of stand-ins may hand the question over so often per round or turn."""
    rounds: Callable[[Any], int]
    """How many rounds or turns a position has behind it."""
    announced: frozenset[tuple[str, str]] = frozenset()
    """Answers to secret questions (by the id's first word, and verb) that all may hear at once."""
    kept: frozenset[str] = frozenset()
    """Verbs whose answers others never learn."""


_BROUGHT = {
    "fair": Trial(FAIR, scramble.fair, holdings.fair, 300, 6.0, lambda s: s.market.round),
    "marchands": Trial(
        GAMES["marchands"],
        marchands,
        holdings.marchands,
        20_000,
        20.0,
        lambda s: s.round,
        # Who passes in an open auction is out for all to see; how far others go is not.
        announced=frozenset({("limit", "pass")}),
        kept=frozenset({"take"}),
    ),
    "nord": Trial(GAMES["nord"], scramble.nord, holdings.nord, 5000, 6.0, lambda s: s.turn),
}

TRIALS: tuple[Trial, ...] = tuple(_BROUGHT[slug] for slug in (FAIR.meta.slug, *GAMES))
