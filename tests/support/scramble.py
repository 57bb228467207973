"""Positions that a viewer cannot tell from the true one: all that he may not know is drawn anew."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Viewer
from engine.games.nord.model import State as NordState
from tests.support.fair.content import PURSE, Good
from tests.support.fair.model import State as FairState


def fair(state: FairState, viewer: Viewer, rng: Rng) -> FairState:
    """Other purses, other sealed bids within them, other tastes; the bank makes up for it."""
    purses, bids, tastes = list(state.purses), list(state.bids), list(state.tastes)
    for seat in range(len(purses)):
        if seat == viewer:
            continue
        purses[seat] = rng.below(2 * PURSE)
        if bids[seat] is not None:
            bids[seat] = rng.below(purses[seat] + 1)
        if tastes[seat] is not None:
            tastes[seat] = rng.choice(tuple(Good))
    bank = state.bank + sum(state.purses) - sum(purses)
    return replace(state, bank=bank, purses=tuple(purses), bids=tuple(bids), tastes=tuple(tastes))


def nord(state: NordState, viewer: Viewer, rng: Rng) -> NordState:
    """Everything is open: there is nothing to scramble."""
    del viewer, rng
    return state
