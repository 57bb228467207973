"""Boards in words: never too long, nothing lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from render.prose import description, messages

lines = st.lists(st.text(st.characters(exclude_categories=["C", "Z"]), max_size=40), max_size=8)


def test_a_description_drops_what_matters_least() -> None:
    assert description(["One", "Two!", "Three"], 10) == "One. Two!"
    assert description(["One", "Two", "Three"]) == "One. Two. Three."


def test_a_block_that_fits_is_not_torn_apart() -> None:
    assert messages([["a" * 6], ["b" * 3, "c" * 3]], 10) == ("a" * 6, "bbb\nccc")


def test_a_block_that_fits_nowhere_is_cut_between_lines() -> None:
    assert messages([["a" * 6, "b" * 6]], 10) == ("a" * 6, "b" * 6)


def test_a_line_that_fits_nowhere_is_cut_itself() -> None:
    assert messages([["a" * 25]], 10) == ("a" * 10, "a" * 10, "a" * 5)


@given(st.lists(lines, max_size=6))
def test_nothing_is_lost_and_nothing_is_too_long(blocks: list[list[str]]) -> None:
    parts = messages(blocks, 50)
    assert all(0 < len(part) <= 50 for part in parts)
    assert "".join(parts).replace("\n", "") == "".join(line for block in blocks for line in block)
