"""What a viewer may know. Everything in this game is open (N25); only the seed is hidden."""

from __future__ import annotations

from engine.core.values import Event, Viewer
from engine.games.nord.content import City
from engine.games.nord.delivery import closed
from engine.games.nord.development import due, order
from engine.games.nord.model import CityView, Effects, State, View
from engine.games.nord.scoring import outcome


def view(state: State, viewer: Viewer) -> View:
    """The position, alike for everybody but for the name on it."""
    now = due(state)
    awaited = state.active if now is None else now.seat
    return View(
        viewer=viewer,
        cities=tuple(_city(state, city) for city in City),
        players=state.players,
        ships=state.ships,
        stock=state.stock,
        first=state.first,
        active=state.active,
        turn=state.turn,
        queue=state.queue,
        effects=_effects(state),
        closing=None if state.closing is None else state.closing - state.turn + 1,
        awaited=None if state.over else awaited,
        outcome=outcome(state),
    )


def _city(state: State, city: City) -> CityView:
    level = state.levels[city]
    # What lies in a city while it develops has done its work and will be cleared.
    missing = 0 if closed(state, city) else max(0, state.needed(city) - state.total(city))
    return CityView(state.production[city], state.track(city), level, state.counters[city], missing)


def _effects(state: State) -> Effects | None:
    now = state.development
    if now is None:
        return None
    seats = order(state, now.city)
    symbols = state.symbols(now.city)
    return Effects(now.city, symbols, now.symbol, seats, now.place, now.reds, now.uses)


def redact(event: Event, viewer: Viewer) -> Event | None:
    """The event, alike for everybody."""
    del viewer
    return event
