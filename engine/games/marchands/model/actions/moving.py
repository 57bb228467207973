"""Moving wagons and the courier."""

from __future__ import annotations

from engine.core.fields import basket
from engine.core.values import Action
from engine.games.marchands.content import Influence
from engine.games.marchands.model.actions.tokens import route_token, tile_token, wagon_token
from engine.games.marchands.model.roads import Space, space_token


class BreakAxle(Action, frozen=True):
    """Play axle breaks on these wagons, one card each."""

    wagons: tuple[int, ...]

    def answers(self) -> tuple[str, ...]:
        return (basket([wagon_token(wagon) for wagon in self.wagons]),)


class Mend(Action, frozen=True):
    """Edition 1: take one's own axle breaks off a wagon at one's movement turn."""

    wagon: int

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon),)


class Move(Action, frozen=True):
    """Play a tile, with extra coachman points, on a wagon."""

    tile: int
    extra: int
    wagon: int
    to: Space
    via: Space

    def answers(self) -> tuple[str, ...]:
        route = route_token(self.to, self.via)
        return (tile_token(self.tile, self.extra), wagon_token(self.wagon), route)


class Burn(Action, frozen=True):
    """Spend a tile that can move no wagon; its points are lost."""

    tile: int

    def answers(self) -> tuple[str, ...]:
        return (tile_token(self.tile),)


class Coach(Action, frozen=True):
    """Spend coachman points apart from the tile."""

    points: int
    wagon: int
    to: Space
    via: Space

    def answers(self) -> tuple[str, ...]:
        return (str(self.points), wagon_token(self.wagon), route_token(self.to, self.via))


class Ride(Action, frozen=True):
    """Move the courier; the least ability that reaches so far is used."""

    to: Space

    def answers(self) -> tuple[str, ...]:
        return (space_token(self.to),)


class Take(Action, frozen=True):
    """Choose an influence card from the pile, in secret."""

    card: Influence

    def answers(self) -> tuple[str, ...]:
        return (self.card.token,)
