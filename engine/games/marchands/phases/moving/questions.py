"""Phase 3: the forms in which tiles, wagons, roads and cards are chosen."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core.fields import Choose, Option
from engine.core.game import Ask
from engine.core.values import NotPendingError, Seat, say
from engine.games.marchands.content import COACHMAN_POINTS, TILES, Influence
from engine.games.marchands.model.actions import (
    Burn,
    Coach,
    Mend,
    Move,
    Pass,
    Ride,
    Take,
    route_token,
    tile_token,
)
from engine.games.marchands.model.naming import (
    INFLUENCE_BY_TOKEN,
    WAGON_BY_TOKEN,
    influence_name,
    route_name,
    space_name,
    wagon_name,
    wagon_option,
)
from engine.games.marchands.model.roads import (
    SPACE_BY_TOKEN,
    SPACES,
    Space,
    Stop,
    neighbours,
    space_token,
)
from engine.games.marchands.model.state import State
from engine.games.marchands.phases.moving.courier import kinds_left, rides, wins_card
from engine.games.marchands.phases.moving.driving import (
    board,
    coach_ends,
    coach_sizes,
    coach_wagons,
    ends,
    movable,
    plays,
    stuck_tiles,
    turn,
)

_TILE = say("marchands-prompt-tile")
_BURN = say("marchands-prompt-burn")
_ROUTE = say("marchands-prompt-route")
_POINTS = say("marchands-prompt-points")
_RIDE = say("marchands-prompt-ride")
_DRIVE, _MEND = "marchands-prompt-drive", "marchands-prompt-mend"
_TAKE = say("marchands-prompt-take")
_CARD = say("marchands-note-card")

_PLAY_BY_TOKEN = {
    tile_token(tile, extra): (tile, extra)
    for tile in TILES
    for extra in range(sum(COACHMAN_POINTS.values()) + 1)
}
_STOP_BY_TOKEN = {route_token(to, via): Stop(to, via) for to in SPACES for via in neighbours(to)}
"""A city has only one space before it, so that its name alone tells from where."""


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """One field after the other: each depends on the one before."""
    if verb == "move":
        return _move(state, seat, answers)
    if verb == "pass":
        return Pass()
    if verb == "coach":
        return _coach(state, answers)
    return _ask_once(state, seat, verb, answers[0] if answers else None)


def _ask_once(state: State, seat: Seat, verb: str, answer: str | None) -> Ask:
    """The verbs with a single field."""
    match verb:
        case "burn":
            return Burn(int(answer)) if answer else (_burn_field(stuck_tiles(state, seat)),)
        case "ride":
            return Ride(SPACE_BY_TOKEN[answer]) if answer else (_ride_field(state),)
        case "mend":
            mendable = turn(state).mendable
            return Mend(WAGON_BY_TOKEN[answer]) if answer else (_wagon_field(mendable, _MEND),)
        case "take":
            return Take(INFLUENCE_BY_TOKEN[answer]) if answer else (_card_field(kinds_left(state)),)
    raise NotPendingError(say("refuse-not-asked", verb=verb, verbs="-"))


def _move(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    if not answers:
        return (_tile_field(plays(state, seat)),)
    tile, extra = _PLAY_BY_TOKEN[answers[0]]
    if len(answers) == 1:
        return (_wagon_field(movable(board(state), tile + extra), _DRIVE),)
    wagon = WAGON_BY_TOKEN[answers[1]]
    if len(answers) == 2:
        return (_routes(state, wagon, ends(board(state), wagon, tile + extra)),)
    return Move(tile, extra, wagon, *_STOP_BY_TOKEN[answers[2]])


def _coach(state: State, answers: tuple[str, ...]) -> Ask:
    if not answers:
        return (_points_field(coach_sizes(state)),)
    points = int(answers[0])
    if len(answers) == 1:
        return (_wagon_field(coach_wagons(state, points), _DRIVE),)
    wagon = WAGON_BY_TOKEN[answers[1]]
    if len(answers) == 2:
        return (_routes(state, wagon, coach_ends(state, wagon, points)),)
    return Coach(points, wagon, *_STOP_BY_TOKEN[answers[2]])


def _routes(state: State, wagon: int, stops: tuple[Stop, ...]) -> Choose:
    """Where to drive, with a note on the space on which this wagon would win a card."""
    meets = state.courier in [stop.at for stop in stops] and wins_card(state, wagon)
    return _route_field(stops, state.courier if meets else None)


def _ride_field(state: State) -> Choose:
    reach = rides(state)
    met = [(n, wins_card(state, n)) for n, wagon in enumerate(state.wagons) if wagon.at in reach]
    return _space_field(reach, tuple((state.wagons[n].at, n, card) for n, card in met))


@cache
def _tile_field(found: tuple[tuple[int, int], ...]) -> Choose:
    return Choose("tile", _TILE, tuple(_tile_option(*play) for play in found))


@cache
def _burn_field(tiles: tuple[int, ...]) -> Choose:
    return Choose("tile", _BURN, tuple(_tile_option(tile, 0) for tile in tiles))


def _tile_option(tile: int, extra: int) -> Option:
    if not extra:
        return Option(tile_token(tile), say("marchands-tile", tile=tile))
    label = say("marchands-tile-extra", tile=tile, extra=extra)
    return Option(tile_token(tile, extra), label, say("marchands-note-extra", extra=extra))


@cache
def _points_field(sizes: tuple[int, ...]) -> Choose:
    labels = {points: say("marchands-points", points=points) for points in sizes}
    options = tuple(Option(str(points), label) for points, label in labels.items())
    return Choose("points", _POINTS, options)


@cache
def _wagon_field(wagons: tuple[int, ...], prompt: str) -> Choose:
    return Choose("wagon", say(prompt), tuple(wagon_option(wagon) for wagon in wagons))


@lru_cache(maxsize=1 << 12)
def _route_field(stops: tuple[Stop, ...], meeting: Space | None) -> Choose:
    return Choose("route", _ROUTE, tuple([_route_option(s, s.at == meeting) for s in stops]))


@cache
def _route_option(stop: Stop, card: bool) -> Option:
    return Option(route_token(*stop), route_name(*stop), _CARD if card else None)


@lru_cache(maxsize=1 << 10)
def _space_field(reach: tuple[Space, ...], met: tuple[tuple[Space, int, bool], ...]) -> Choose:
    notes = {
        at: say("marchands-note-meets", wagon=wagon_name(wagon), card=int(card))
        for at, wagon, card in met
    }
    options = (Option(space_token(to), space_name(to), notes.get(to)) for to in reach)
    return Choose("space", _RIDE, tuple(options))


@cache
def _card_field(kinds: tuple[Influence, ...]) -> Choose:
    options = tuple(
        Option(kind.token, influence_name(kind), say(f"marchands-influence-{kind.token}-about"))
        for kind in kinds
    )
    return Choose("card", _TAKE, options)
