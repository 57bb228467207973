"""Coachman points: what is left of them and how they may be split.

Edition 2 gives points that are spent as one likes. Edition 1 binds the two points of the master
coachman: they go to one wagon, or back to back to two. Whoever owns both coachmen does not say
whose point he spends, so every account that explains the spending is kept until one runs out.
"""

from __future__ import annotations

from functools import cache

from engine.games.marchands.content import COACHMAN_POINTS, Ability
from engine.games.marchands.model.state import Rest


@cache
def fresh(abilities: tuple[Ability, ...], edition: int) -> tuple[Rest, ...]:
    """The points of a turn that begins; nothing for those without a coachman."""
    points = {card: COACHMAN_POINTS[card] for card in abilities if card in COACHMAN_POINTS}
    if not points:
        return ()
    bound = points.get(Ability.MASTER_COACHMAN, 0) if edition == 1 else 0
    return (Rest(sum(points.values()) - bound, bound),)


@cache
def most(rests: tuple[Rest, ...]) -> int:
    """The most points one move may use."""
    return max((rest.free + rest.bound for rest in rests), default=0)


@cache
def spend(rests: tuple[Rest, ...], points: int) -> tuple[Rest, ...]:
    """What may be left after a move with so many points; 0 for a move without any."""
    found: dict[Rest, None] = {}
    for rest in rests:
        for taken in range(min(points, rest.bound) + 1):
            if points - taken <= rest.free:
                found[_less(rest, points - taken, taken)] = None
    return tuple(rest for rest in found if not _worse(rest, found))


def _less(rest: Rest, free: int, bound: int) -> Rest:
    left = rest.bound - bound
    if rest.begun and not bound:
        left = 0
    return Rest(rest.free - free, left, left > 0 and bound > 0)


def _worse(rest: Rest, others: dict[Rest, None]) -> bool:
    """Whether another account allows all that this one does."""
    return any(
        other != rest
        and other.free >= rest.free
        and other.bound >= rest.bound
        and other.begun <= rest.begun
        for other in others
    )
