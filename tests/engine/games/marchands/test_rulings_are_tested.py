"""Every numbered ruling has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NAMES = [
    name
    for file in sorted(HERE.glob("test_*.py"))
    for name in re.findall(r"^(?:async )?def (test_\w+)", file.read_text(), re.MULTILINE)
]

RULINGS = (
    *(f"r{number}" for number in range(1, 50)),
    *(f"a{number}" for number in range(1, 23)),
    *(f"w{number}" for number in range(1, 8)),
    *(f"row{number}" for number in (1, *range(3, 19), *range(21, 32))),
)


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_ruling_has_a_test(ruling: str) -> None:
    assert [name for name in NAMES if ruling in name.split("_")], f"no test is named after {ruling}"
