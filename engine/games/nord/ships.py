"""Building, moving and reselling ships, and removing those of others."""

from __future__ import annotations

from engine.core.values import Seat
from engine.games.nord.actions import Payment
from engine.games.nord.events import (
    ShipBuilt,
    ShipMoved,
    ShipRemoved,
    ShipReplaced,
    ShipResold,
)
from engine.games.nord.model import State
from engine.games.nord.play import Play
from engine.games.nord.sea import LINKS, Link


def payments(state: State) -> tuple[Payment, ...]:
    """What a resold ship can bring: whatever the stock still has (N4, N28)."""
    stock = state.stock
    held = ((Payment.FLORIN, stock.florins), (Payment.CONTRABAND, stock.contraband))
    return tuple(payment for payment, count in held if count) or (Payment.NOTHING,)


def opposing_ships(state: State, seat: Seat) -> tuple[Link, ...]:
    """The links that hold ships of anybody else."""
    return tuple(link for link in LINKS if state.ships[link] not in (None, seat))


def build(play: Play, seat: Seat, link: Link) -> None:
    """Place a ship from the hand."""
    play.give(seat, ships=-1)
    play.place(link, seat)
    play.tell(ShipBuilt(seat, link))


def move(play: Play, seat: Seat, ship: Link, link: Link) -> None:
    """Take a ship to another link."""
    play.place(ship, None)
    play.place(link, seat)
    play.tell(ShipMoved(seat, ship, link))


def resell(play: Play, seat: Seat, ship: Link, payment: Payment) -> None:
    """Take a ship off the board for what it brings."""
    play.place(ship, None)
    florins, contraband = play.draw(
        florins=int(payment is Payment.FLORIN), contraband=int(payment is Payment.CONTRABAND)
    )
    play.give(seat, ships=1, florins=florins, contraband=contraband)
    play.tell(ShipResold(seat, ship, payment))


def remove(play: Play, seat: Seat, ship: Link, own: Link | None) -> None:
    """Send a ship back to its owner; one's own may take its place (N20)."""
    owner = play.state.ships[ship]
    if owner is None:
        raise ValueError("there is no ship to remove")
    play.give(owner, ships=1)
    if own is None:
        play.place(ship, None)
        play.tell(ShipRemoved(seat, owner, ship))
    else:
        play.place(own, None)
        play.place(ship, seat)
        play.tell(ShipReplaced(seat, owner, ship, own))
