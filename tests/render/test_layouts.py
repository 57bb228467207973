"""Every layout gives each player a panel, wider where fewer play."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.games.marchands.layout import LAYOUTS as MARCHANDS
from render.games.nord.layout import LAYOUTS as NORD
from render.layouts import Layout

layouts = pytest.mark.parametrize(
    "layout", [*MARCHANDS.values(), *NORD.values()], ids=lambda layout: layout.name
)


@layouts
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_panels_share_the_room_without_meeting(layout: Layout, seats: int) -> None:
    panels = layout.panels(seats)
    assert len(panels) == seats
    assert all(layout.players.holds(panel) for panel in panels)
    assert not any(one.meets(other) for one, other in combinations(panels, 2))
    assert {panel.right for panel in panels} >= {layout.players.right}


@layouts
def test_two_players_have_twice_the_room_of_four(layout: Layout) -> None:
    two, four = layout.panels(2)[0], layout.panels(4)[0]
    assert two.height == four.height
    assert two.width >= 2 * four.width
