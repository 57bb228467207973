"""Whole games of every kind, each decision answered by panel, by everyday verb and by /play."""

from __future__ import annotations

from sandbox import Actor
from tests.e2e.coverage import PAGE, covered, empty_cells
from tests.e2e.running import Bots


async def test_every_decision_is_answered_in_three_ways(bots: Bots, people: list[Actor]) -> None:
    await bots.start(pictures=False)
    counts = await covered(bots, people, most=1)
    assert not empty_cells(counts, met=4)
    written = PAGE.read_text()
    assert "|  |" not in written
    missing = [kind for kind in counts if f"`{kind.prompt}`" not in written]
    assert not missing, "write the table anew: python -m tests.e2e.coverage"
