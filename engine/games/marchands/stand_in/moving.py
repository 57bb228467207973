"""How a stand-in drives: home with its own goods, away from others' profit."""

from __future__ import annotations

from functools import cache

from engine.core.game import Decision
from engine.core.rng import Rng
from engine.core.values import Action, Seat
from engine.games.marchands.content import PRODUCTION, SELLING, City, Influence
from engine.games.marchands.model.actions import BreakAxle, Coach, Move, Pass, Ride, Take
from engine.games.marchands.model.roads import Space, city_near, is_city, neighbours
from engine.games.marchands.model.state import State
from engine.games.marchands.phases.moving.courier import rides, wagon_on, wins_card
from engine.games.marchands.phases.moving.driving import coach_moves, moves

_CARD_WORTH = 350
_LIKED = (
    Influence.SALE_WITH_BONUS,
    Influence.FREE_LOADING,
    Influence.SOCIAL_RISE,
    Influence.SPECIAL_SALE,
    Influence.SOCIAL_STATUS,
    Influence.LOAD_MASTER,
    Influence.AXLE_BREAK,
)


def break_axle(state: State, decision: Decision, rng: Rng) -> Action | None:
    """Stop a wagon that carries much for others and nothing for oneself, now and then."""
    if "break-axle" not in decision.verbs or rng.below(3):
        return None
    for number, wagon in enumerate(state.wagons):
        if not wagon.cargo[decision.seat] and sum(map(len, wagon.cargo)) >= 4:
            return BreakAxle((number,))
    return None


def move(state: State, decision: Decision, rng: Rng) -> Action | None:
    """The best tile move; then coachmen and courier where they help."""
    seat = decision.seat
    if decision.verbs == ("take",):
        return Take(_favourite(state, rng))
    met = next((s for s in rides(state) if _meets(state, s)), None)
    if "ride" in decision.verbs and met is not None:
        return Ride(met)
    if "move" in decision.verbs:
        return max(moves(state, seat), key=lambda m: worth(state, seat, m) + rng.below(40))
    if "coach" in decision.verbs:
        best = max(coach_moves(state), key=lambda m: worth(state, seat, m))
        if worth(state, seat, best) > 0:
            return best
    return Pass() if "pass" in decision.verbs else None


def _favourite(state: State, rng: Rng) -> Influence:
    left = [kind for kind in _LIKED if state.pile[kind]]
    # Now and then something else than what everybody likes.
    spread = len(left) if rng.below(4) == 0 else min(3, len(left))
    return left[rng.below(spread)]


def _meets(state: State, space: Space) -> bool:
    wagon = wagon_on(state, space)
    return wagon is not None and wins_card(state, wagon)


def worth(state: State, seat: Seat, action: Move | Coach) -> int:
    """What a move brings its seat: sales brought nearer, cards won, others' profit spared."""
    wagon = state.wagons[action.wagon]
    before = _prospect(state, seat, action.wagon, wagon.at, wagon.behind)
    after = _prospect(state, seat, action.wagon, action.to, action.via)
    card = action.to == state.courier and wins_card(state, action.wagon)
    # High tiles are kept for moves that need them.
    tile = 15 * action.tile if isinstance(action, Move) else 0
    return after - before + (_CARD_WORTH if card else 0) - tile


def _prospect(state: State, seat: Seat, number: int, at: Space, behind: Space | None) -> int:
    """The best city ahead, discounted by the way there."""
    cargo = state.wagons[number].cargo
    if not any(cargo):
        return 0
    return max(
        _income(state, seat, cargo, city) * (12 - steps) // 12 for city, steps in ahead(at, behind)
    )


def _income(state: State, seat: Seat, cargo: tuple[tuple[int, ...], ...], city: City) -> int:
    total = 0
    for owner, goods in enumerate(cargo):
        for good in goods:
            bonus = 0 if good in PRODUCTION[city] else state.bonus[city]
            price = SELLING[state.prices[good]] + bonus
            total += price if owner == seat else -price // 4
    return total


@cache
def ahead(at: Space, behind: Space | None) -> tuple[tuple[City, int], ...]:
    """Cities a wagon can still reach and how many steps away they are."""
    if is_city(at) and behind is not None:
        return ((city_near(at), 0),)
    found: dict[City, int] = {}
    edge: list[tuple[Space, Space | None]] = [(at, behind)]
    seen = set(edge)
    for steps in range(1, 12):
        following: list[tuple[Space, Space | None]] = []
        for here, back in edge:
            for there in neighbours(here):
                if there == back or (there, here) in seen:
                    continue
                seen.add((there, here))
                if is_city(there):
                    found.setdefault(city_near(there), steps)
                else:
                    following.append((there, here))
        edge = following
    return tuple(found.items())
