"""Phase 3: why a tile, a wagon or a space is refused, where a list would not say it."""

from __future__ import annotations

from engine.core.values import Message, Seat, say
from engine.games.marchands.content import TILES
from engine.games.marchands.model.naming import (
    INFLUENCE_BY_TOKEN,
    WAGON_BY_TOKEN,
    influence_name,
    space_name,
    wagon_name,
)
from engine.games.marchands.model.roads import SPACE_BY_TOKEN, is_city
from engine.games.marchands.model.state import State
from engine.games.marchands.phases.moving.coach import most
from engine.games.marchands.phases.moving.driving import broken, done, turn


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """Say what holds a piece back, as far as everybody can see it."""
    match verb, len(answers):
        case ("move", 0) | ("burn", 0):
            return _tile(state, seat, verb, token)
        case ("move", 1) | ("coach", 1):
            return _wagon(state, token)
        case ("move", 2) | ("coach", 2):
            return _road(state, WAGON_BY_TOKEN[answers[1]], token)
        case "ride", 0:
            return _ride(token)
        case "take", 0 if token in INFLUENCE_BY_TOKEN:
            card = influence_name(INFLUENCE_BY_TOKEN[token])
            return say("marchands-refuse-card-gone", card=card)
    return None


def _tile(state: State, seat: Seat, verb: str, token: str) -> Message | None:
    word, _, extra = token.partition("+")
    if word not in map(str, TILES):
        return None
    tile, tiles = int(word), state.players[seat].tiles
    if tile not in tiles:
        left = tuple(say("number", value=other) for other in tiles)
        return say("marchands-refuse-tile-used", tile=tile, left=left)
    if verb == "burn":
        return None if extra else say("marchands-refuse-tile-moves", tile=tile)
    if extra:
        return say("marchands-refuse-points", most=most(turn(state).coach))
    return say("marchands-refuse-tile-stuck", tile=tile)


def _wagon(state: State, token: str) -> Message | None:
    if token not in WAGON_BY_TOKEN:
        return None
    number = WAGON_BY_TOKEN[token]
    reason = "stuck"
    if state.wagons[number].arrived:
        reason = "arrived"
    elif broken(state, number):
        reason = "broken"
    elif done(state, number):
        reason = "moved" if state.rules.edition == 1 else "frozen"
    return say(f"marchands-refuse-wagon-{reason}", wagon=wagon_name(number))


def _road(state: State, wagon: int, token: str) -> Message | None:
    space = SPACE_BY_TOKEN.get(token.partition("/")[0])
    others = (other.at for number, other in enumerate(state.wagons) if number != wagon)
    if space is None or space not in others:
        return None
    return say("marchands-refuse-occupied", space=space_name(space))


def _ride(token: str) -> Message | None:
    space = SPACE_BY_TOKEN.get(token)
    if space is None or not is_city(space):
        return None
    return say("marchands-refuse-courier-city", space=space_name(space))
