"""The only module of the fair that hides things."""

from __future__ import annotations

from engine.core.values import Event, Viewer
from tests.support.fair.model import Sealed, State, View


def view(state: State, viewer: Viewer) -> View:
    """Everybody sees the market; a seat also its own purse, bid and taste."""
    if viewer is None:
        return View(state.market, None, None, None, None)
    return View(
        state.market, viewer, state.purses[viewer], state.bids[viewer], state.tastes[viewer]
    )


def redact(event: Event, viewer: Viewer) -> Event | None:
    """That and what a seat sealed is only for the seat itself: the order would tell something."""
    return None if isinstance(event, Sealed) and event.seat != viewer else event
