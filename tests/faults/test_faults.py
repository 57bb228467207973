"""Whatever goes wrong in the middle of a game, the game goes on as if it had not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.coverage import PAGE
from tests.faults.__main__ import row
from tests.faults.trials import CASES, Case, calm
from tests.faults.trying import Result, outcomes, tried

pytestmark = pytest.mark.xdist_group("faults")

_still: dict[bool, Result] = {}


async def without(by_post: bool, folder: Path) -> Result:
    """The same games without trouble, played once."""
    if by_post not in _still:
        _still[by_post] = await tried(Case(calm, by_post=by_post), folder / "calm")
    return _still[by_post]


@pytest.mark.parametrize("name", CASES)
async def test_a_game_in_trouble(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    still = await without(case.by_post, tmp_path)
    found = outcomes(case, await tried(case, tmp_path / "trouble"), still)
    assert {promise: wrong for promise, wrong in found.items() if wrong} == {}
    assert row(name, found) in PAGE.read_text("utf-8").splitlines(), "python -m tests.faults"


def test_a_broken_promise_leaves_its_cell_empty() -> None:
    assert row("storm", {"goes on": "it stopped", "told": ""}) == "| storm |  | ✓ |"
