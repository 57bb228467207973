"""What a viewer may know. Everything in this game is open (N25); only the seed is hidden."""

from __future__ import annotations

from engine.core.values import Event, Viewer
from engine.games.nord.content import LAST_LEVEL, City
from engine.games.nord.development import order
from engine.games.nord.model import CityView, Effects, State, View


def view(state: State, viewer: Viewer) -> View:
    """The position, alike for everybody."""
    del viewer
    return View(
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
        over=state.over,
    )


def _city(state: State, city: City) -> CityView:
    level = state.levels[city]
    missing = 0 if level == LAST_LEVEL else max(0, state.needed(city) - state.total(city))
    return CityView(state.production[city], state.track(city), level, state.counters[city], missing)


def _effects(state: State) -> Effects | None:
    now = state.development
    if now is None:
        return None
    seats = order(state, now.city)
    return Effects(now.city, state.symbols(now.city), now.symbol, seats, now.place, now.reds)


def redact(event: Event, viewer: Viewer) -> Event | None:
    """The event, alike for everybody."""
    del viewer
    return event
