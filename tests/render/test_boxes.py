"""Layout arithmetic."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.boxes import Box

boxes = st.builds(
    Box.at,
    st.integers(-500, 500),
    st.integers(-500, 500),
    st.integers(60, 2000),
    st.integers(60, 2000),
)


@given(boxes, st.integers(1, 12), st.integers(0, 4))
def test_columns_share_the_whole_width_without_overlap(box: Box, count: int, gap: int) -> None:
    columns = box.columns(count, gap)
    assert len(columns) == count
    assert columns[0].left == box.left
    assert columns[-1].right == box.right
    for one, other in pairwise(columns):
        assert other.left - one.right == gap
    assert max(c.width for c in columns) - min(c.width for c in columns) <= 1


@given(boxes, st.lists(st.integers(1, 5), min_size=1, max_size=6))
def test_rows_follow_their_weights(box: Box, weights: list[int]) -> None:
    rows = box.rows(weights)
    assert sum(row.height for row in rows) == box.height
    for row, weight in zip(rows, weights, strict=True):
        assert abs(row.height - box.height * weight / sum(weights)) <= 1


@given(boxes)
def test_a_cut_loses_only_the_gap(box: Box) -> None:
    left, rest = box.cut_left(20, 5)
    assert (left.width, rest.width) == (20, box.width - 25)
    rest, right = box.cut_right(20, 5)
    assert (rest.width, right.width) == (box.width - 25, 20)
    top, rest = box.cut_top(20, 5)
    assert (top.height, rest.height) == (20, box.height - 25)
    rest, bottom = box.cut_bottom(20, 5)
    assert (rest.height, bottom.height) == (box.height - 25, 20)


@given(boxes)
def test_a_grid_reads_like_a_page(box: Box) -> None:
    cells = box.grid(3, 2, 2)
    assert [cell.top for cell in cells[:3]] == [box.top] * 3
    assert cells[0].right < cells[1].left
    assert cells[3].top > cells[0].bottom
    assert all(box.holds(cell) for cell in cells)


@pytest.mark.parametrize(
    ("other", "meets", "holds"),
    [
        (Box(10, 10, 20, 20), False, False),
        (Box(9, 9, 20, 20), True, False),
        (Box(0, 0, 10, 10), True, True),
        (Box(-1, 0, 5, 5), True, False),
    ],
)
def test_meeting_needs_a_shared_pixel(other: Box, meets: bool, holds: bool) -> None:
    box = Box(0, 0, 10, 10)
    assert box.meets(other) is meets
    assert box.holds(other) is holds


def test_a_box_around_a_point_is_centred() -> None:
    assert Box.around(50, 40, 20, 10) == Box(40, 35, 60, 45)
    assert Box(0, 0, 100, 80).centred(20, 10).middle == (50, 40)
