"""Positions of Marchands du Nord to be drawn, made by hand."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.nord import NORD
from engine.games.nord.content import City, Good
from engine.games.nord.model import Counter, Development, State, View
from engine.games.nord.sea import LINK_BY_TOKEN, placed
from tests.engine.games.nord.table import BLUE, GREEN, PURPLE, YELLOW, position

NAMES = ("Mathilde", "Jörg", "Wolfgang Amadeus", "🎲🎲")
LONG = ("W" * 32, "Maximiliane-Friederike von Hohen", "漢字の長い名前です", "Ж" * 32)

_SHUFFLED = (4, 7, 1, 9, 2, 6, 8, 3, 5)
"""Tracks as chance might deal them."""

_FLEET = {
    "stockholm-reval": GREEN,
    "reval-visby": GREEN,
    "visby-danzig": GREEN,
    "copenhagen-stettin": PURPLE,
    "luebeck-stettin": PURPLE,
    "novgorod-riga": YELLOW,
    "reval-riga": YELLOW,
    "copenhagen-visby": BLUE,
    "stockholm-copenhagen": BLUE,
    "riga-danzig": BLUE,
}


def _dealt() -> dict[City, int]:
    return dict(zip(City, _SHUFFLED, strict=True))


def _seated(seats: int) -> dict[str, Seat]:
    return {link: owner for link, owner in _FLEET.items() if owner < seats}


def view(state: State, viewer: Seat | None = None) -> View:
    """Return what a viewer sees of a position."""
    return NORD.view(state, viewer)


def opening_state(seats: int = 4) -> State:
    """The first question of a game."""
    return position(seats, tracks=_dealt(), active=Seat(1))


def middle_state() -> State:
    """A game under way: ships, goods and levels here and there."""
    state = position(
        4,
        active=YELLOW,
        tracks=_dealt(),
        ships=_seated(4),
        levels={City.VISBY: 3, City.RIGA: 2, City.STETTIN: 2, City.DANZIG: 4},
        goods={
            (City.VISBY, GREEN): (Good.WHEAT, Good.WINE),
            (City.VISBY, BLUE): (Good.BEER,),
            (City.RIGA, YELLOW): (Good.BEER, None),
            (City.STETTIN, PURPLE): (Good.LEATHER,),
            (City.DANZIG, BLUE): (Good.FISH,),
            (City.DANZIG, GREEN): (Good.WHEAT, None),
            (City.COPENHAGEN, PURPLE): (Good.SALT,),
        },
        florins=(2, 0, 1, 3),
        contraband=(1, 2, 0, 4),
    )
    points = (5, 7, 4, 6)
    players = tuple(
        replace(player, points=won) for player, won in zip(state.players, points, strict=True)
    )
    return replace(state, players=players, turn=37)


def before_middle_state() -> State:
    """The position one delivery and one ship earlier."""
    state = middle_state()
    counters = list(state.counters)
    visby = counters[City.VISBY]
    counters[City.VISBY] = (replace(visby[GREEN], goods=(Good.WHEAT,)), *visby[1:])
    ships = placed(state.ships, LINK_BY_TOKEN["riga-danzig"], None)
    levels = (*state.levels[: City.RIGA], 1, *state.levels[City.RIGA + 1 :])
    players = (replace(state.players[0], florins=3), *state.players[1:])
    return replace(
        state, counters=tuple(counters), ships=ships, levels=levels, players=players, turn=36
    )


def crowded_state(seats: int = 4) -> State:
    """A cascade in which every counter and the queue are as full as they get."""
    state = position(seats, tracks=_dealt(), ships=_seated(seats), florins=(6,) * seats)
    counters = tuple(
        tuple(_pile(state, city, Seat(seat), seats) for seat in range(seats)) for city in City
    )
    players = tuple(
        replace(player, points=45 - seat, contraband=10, florins=12)
        for seat, player in enumerate(state.players)
    )
    return replace(
        state,
        counters=counters,
        players=players,
        levels=(4, 4, 3, 2, 4, 1, 4, 3, 4),
        development=Development(City.VISBY, (1,) * seats, symbol=1, place=1),
        queue=(City.RIGA, City.COPENHAGEN, City.STOCKHOLM, City.DANZIG, City.NOVGOROD),
        turn=238,
        closing=247,
    )


def _pile(state: State, city: City, seat: Seat, seats: int) -> Counter:
    """All five kinds in one hand here, one each there, always with contraband."""
    kinds = [good for good in Good if good != state.production[city]]
    if city % seats == seat:
        return Counter(tuple(kinds), 5)
    return Counter((), 1 + (city + seat) % 3)


def asked_state() -> State:
    """An extra delivery goes round."""
    state = middle_state()
    development = Development(City.VISBY, (1, 0, 0, 0), symbol=0, place=1, uses=1)
    return replace(state, development=development, tracks=_with(state.tracks, City.VISBY, 4))


def _with(tracks: tuple[int, ...], city: City, track: int) -> tuple[int, ...]:
    """Exchange two tracks so that a city has the one wanted."""
    swapped = {track: tracks[city], tracks[city]: track}
    return tuple(swapped.get(each, each) for each in tracks)


def over_state() -> State:
    """A finished game with a shared second place."""
    state = middle_state()
    levels = (*state.levels[:-1], 5)
    counters = (*state.counters[:-1], (Counter(),) * 4)
    held = ((9, 1, 2), (12, 0, 1), (9, 1, 2), (4, 3, 0))
    players = tuple(
        replace(player, points=points, contraband=contraband, florins=florins)
        for player, (points, contraband, florins) in zip(state.players, held, strict=True)
    )
    return replace(state, levels=levels, counters=counters, players=players, over=True, turn=64)


VIEWS = {
    "opening": view(opening_state()),
    "middle": view(middle_state()),
    "asked": view(asked_state()),
    "crowded": view(crowded_state()),
    "three": view(crowded_state(3)),
    "two": view(crowded_state(2)),
    "over": view(over_state()),
}
