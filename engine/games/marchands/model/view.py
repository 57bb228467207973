"""The position as one viewer may know it; pictures, texts and exports see nothing else."""

from __future__ import annotations

import msgspec

from engine.core.game import Outcome
from engine.core.values import Seat, Viewer
from engine.games.marchands.content import Ability, Good, Influence
from engine.games.marchands.model.roads import Space
from engine.games.marchands.model.state import (
    Axle,
    Climb,
    Deal,
    Phase,
    Rules,
    SealedBid,
    Talk,
    Wagon,
)


class PlayerView(msgspec.Struct, frozen=True):
    """One player's table; money and hand are None where the viewer may not know them."""

    rung: int
    debts: int
    stores: tuple[tuple[int, ...], ...]
    """Pieces by city, then good."""
    tiles: tuple[int, ...]
    abilities: tuple[Ability, ...]
    cards: int
    """How many influence cards are in hand."""
    money: int | None = None
    hand: tuple[Influence, ...] | None = None
    seen_pile: tuple[int, ...] | None = None
    """Influence pile by kind as this player last saw it."""


class AuctionView(msgspec.Struct, frozen=True):
    """An open auction without its hidden maxima."""

    turn: Seat | None
    bidders: tuple[Seat, ...]
    high: int
    leader: Seat | None
    card: Ability | None
    won: tuple[Seat, ...] = ()
    choosing: Seat | None = None
    limit: int | None = None
    """The viewer's own hidden maximum, if one is set."""


class SealedView(msgspec.Struct, frozen=True):
    """A sealed question: how many have answered, and the viewer's own answer."""

    answered: int
    asked: int
    bid: SealedBid | None = None
    dial: tuple[Good | None, Good | None] | None = None
    axles: tuple[int, ...] | None = None
    climb: Climb | None = None
    status_card: bool | None = None


class View(msgspec.Struct, frozen=True):
    """Everything a viewer may know of the position."""

    viewer: Viewer
    rules: Rules
    round: int
    first: Seat
    phase: Phase
    players: tuple[PlayerView, ...]
    wagons: tuple[Wagon, ...]
    courier: Space
    prices: tuple[int, ...]
    """Level by good, 0 to 4: see content.BUYING and content.SELLING."""
    stock: tuple[int, ...]
    bonus: tuple[int, ...]
    """Bonus by city."""
    arrivals: int
    climb_cost: int
    """What one step up the status ladder costs now."""
    end_at: int
    """Arrivals that end the game."""
    open_cards: tuple[Ability, ...]
    deck: int
    """Investment cards still face down."""
    pile: int
    """Influence cards left, all kinds together."""
    awaited: tuple[Seat, ...]
    """Seats that owe an answer."""
    bidding: tuple[int, ...]
    """Wagons now up for sealed bids."""
    axles: tuple[Axle, ...]
    talks: tuple[Talk, ...]
    """Loading deals of this round; offers are public."""
    closed: tuple[int, ...]
    """Wagons whose loading is closed this round."""
    auction: AuctionView | None
    sealed: SealedView | None
    claims: tuple[tuple[Seat, int], ...]
    """Sales with bonus declared this round, by seat and wagon."""
    deals: tuple[Deal, ...]
    promises: tuple[Deal, ...]
    """Accepted deals with their promises, word for word."""
    outcome: Outcome | None
