"""`make bench`: every `*_bench` module beside this one, as one table and one file of ratios."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from rich.console import Console
from rich.table import Table

FILE = Path("build/bench.json")

GOALS = {
    "engine.action_vs_catanatron": "≤ 0.5",
    "engine.codec_vs_json": "≤ 0.2",
    "engine.growth": "≤ 1.2",
    "render.board_vs_naive": "≤ 0.12",
    "render.bytes_vs_png": "≤ 0.35",
    "render.psnr_db": "≥ 38",
    "render.two_threads": "≥ 1.5",
    "store.append_vs_aiosqlite": "≥ 8",
    "bot.interactions_vs_bare": "≥ 0.6",
    "bot.picture_vs_bare": "≥ 0.5",
    "bot.load_growth": "≤ 1.2",
    "bot.log_growth": "≤ 1.2",
}
"""What each ratio should be; figures without a goal are there to read them by."""


def meets(value: float, goal: str) -> bool:
    """Whether a figure is on the right side of its goal."""
    sign, _, bound = goal.partition(" ")
    return value <= float(bound) if sign == "≤" else value >= float(bound)


def run(names: list[str]) -> dict[str, float]:
    """Measure with the named modules, or with all."""
    folder = str(Path(__file__).parent)
    found = [module.name for module in iter_modules([folder]) if module.name.endswith("_bench")]
    figures: dict[str, float] = {}
    for name in names or found:
        Console(stderr=True).print(f"[dim]{name} …")
        figures.update(import_module(f"tests.bench.{name}").measure())
    return figures


def show(figures: dict[str, float]) -> Table:
    """The figures with their goals."""
    table = Table("figure", "", "goal", "", show_edge=False)
    table.columns[1].justify = "right"
    for name, value in sorted(figures.items()):
        goal = GOALS.get(name, "")
        verdict = "" if not goal else "met" if meets(value, goal) else "[bold]missed"
        table.add_row(name, f"{value:.4g}", goal, verdict)
    return table


def main() -> int:
    """Measure, print and write; a missed goal is printed, not an error."""
    figures = run(sys.argv[1:])
    FILE.parent.mkdir(exist_ok=True)
    # A run of some modules keeps what the others measured before.
    before = json.loads(FILE.read_text("utf-8")) if sys.argv[1:] and FILE.exists() else {}
    text = json.dumps({**before, **figures}, indent=2, sort_keys=True)
    FILE.write_text(text + "\n", encoding="utf-8")
    Console().print(show(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
