"""Every kind of decision, answered by panel, by everyday verb and by /play."""

from __future__ import annotations

from sandbox import Actor
from tests.e2e.coverage import PAGE, covered, empty_cells, table
from tests.e2e.running import Bots


async def test_every_decision_is_answered_in_three_ways(bots: Bots, people: list[Actor]) -> None:
    await bots.start(pictures=False)
    counts = await covered(bots, people)
    assert not empty_cells(counts)
    assert table(counts) in PAGE.read_text(), "write it anew: python -m tests.e2e.coverage"
