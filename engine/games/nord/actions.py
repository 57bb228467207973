"""What a player may do: one class per rulebook verb."""

from __future__ import annotations

from enum import StrEnum
from itertools import permutations

from engine.core.values import Action, Seat
from engine.games.nord.content import COLOURS, City
from engine.games.nord.sea import Link, link_token


class Payment(StrEnum):
    """What a resold ship brings; nothing only when both stocks are empty."""

    FLORIN = "florin"
    CONTRABAND = "contraband"
    NOTHING = "nothing"


class Build(Action, frozen=True):
    """Place one of one's ships on a free link."""

    link: Link

    def answers(self) -> tuple[str, ...]:
        return (link_token(self.link),)


class Move(Action, frozen=True):
    """Take one of one's ships from a link to another, free one."""

    ship: Link
    link: Link

    def answers(self) -> tuple[str, ...]:
        return (link_token(self.ship), link_token(self.link))


class Resell(Action, frozen=True):
    """Take one of one's ships off the board for a florin or a contraband good."""

    ship: Link
    payment: Payment

    def answers(self) -> tuple[str, ...]:
        return (link_token(self.ship), self.payment.value)


class Deliver(Action, frozen=True):
    """Bring what one city produces to another along one's own ships."""

    source: City
    city: City
    contraband: bool = False

    def answers(self) -> tuple[str, ...]:
        return (delivery_token(self.source, self.city, self.contraband),)


def delivery_token(source: City, city: City, contraband: bool) -> str:
    """The word for a delivery: riga-visby, or riga-visby-contraband."""
    return f"{source.token}-{city.token}{'-contraband' if contraband else ''}"


DELIVERY_BY_TOKEN = {
    delivery_token(source, city, contraband): Deliver(source, city, contraband)
    for source, city in permutations(City, 2)
    for contraband in (False, True)
}


class Double(Action, frozen=True):
    """Use a red good to have the effect twice."""


class Keep(Action, frozen=True):
    """Have the effect once and keep the red good for a later one."""


class Steal(Action, frozen=True):
    """Take a florin from an opponent."""

    victim: Seat

    def answers(self) -> tuple[str, ...]:
        return (COLOURS[self.victim],)


class Remove(Action, frozen=True):
    """Send an opponent's ship back to its owner."""

    ship: Link

    def answers(self) -> tuple[str, ...]:
        return (link_token(self.ship),)


class Replace(Action, frozen=True):
    """Send an opponent's ship back and put one of one's own in its place."""

    ship: Link
    own: Link

    def answers(self) -> tuple[str, ...]:
        return (link_token(self.ship), link_token(self.own))


class Decline(Action, frozen=True):
    """Make no use of an effect."""


class Skip(Action, frozen=True):
    """Let a turn go by; the table's answer when time is up, never a player's."""


ACTIONS: tuple[type[Action], ...] = (
    Build,
    Move,
    Resell,
    Deliver,
    Double,
    Keep,
    Steal,
    Remove,
    Replace,
    Decline,
    Skip,
)
