"""The only module of the fair that hides things."""

from __future__ import annotations

from msgspec.structs import replace

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
    """A sealed amount is only for the seat that sealed it."""
    if isinstance(event, Sealed) and event.seat != viewer:
        return replace(event, amount=None)
    return event
