"""The benchmarks can be run and judged; what they measure is no matter for a test."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tests.bench.__main__ import GOALS, meets, show

MODULES = sorted(file.stem for file in Path(__file__).parent.glob("*_bench.py"))


@pytest.mark.parametrize(
    ("value", "goal", "met"),
    [(0.5, "≤ 0.5", True), (0.51, "≤ 0.5", False), (8.0, "≥ 8", True), (7.9, "≥ 8", False)],
)
def test_a_goal_is_met_on_its_right_side(value: float, goal: str, met: bool) -> None:
    assert meets(value, goal) is met


def test_figures_without_a_goal_are_shown_without_a_verdict() -> None:
    table = show({"engine.growth": 9.0, "engine.action_us": 40.0})
    assert [list(column.cells) for column in table.columns] == [
        ["engine.action_us", "engine.growth"],
        ["40", "9"],
        ["", "≤ 1.2"],
        ["", "[bold]missed"],
    ]


@pytest.mark.parametrize("name", MODULES)
def test_every_benchmark_module_can_be_measured(name: str) -> None:
    if name == "engine_bench":
        pytest.importorskip("catanatron", reason="peers are installed for `make bench` only")
    assert callable(import_module(f"tests.bench.{name}").measure)


def test_every_goal_can_be_read() -> None:
    assert all(meets(1.0, goal) in (True, False) for goal in GOALS.values())
