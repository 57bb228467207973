"""The complete position, secrets included. Nothing outside the rules may draw or tell it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

import msgspec

from engine.core.values import Seat
from engine.games.marchands.content import Ability, City, Good, Influence
from engine.games.marchands.model.roads import Space


class Phase(StrEnum):
    """The phases of a round in order; `abilities` comes once, before round 1 of edition 1."""

    ABILITIES = "abilities"
    BUYING = "buying"
    BIDDING = "bidding"
    LOADING = "loading"
    AXLES = "axles"
    MOVING = "moving"
    DIALS = "dials"
    COUNTING = "counting"
    SELLING = "selling"
    INVESTING = "investing"
    CLIMBING = "climbing"
    LOANS = "loans"
    OVER = "over"


class Rules(msgspec.Struct, frozen=True):
    """The settings of this match."""

    edition: int
    light: bool = False
    negotiation: bool = False
    bids_at_once: bool = False
    open_purses: bool = False
    ability_auction: bool = False


class Player(msgspec.Struct, frozen=True):
    """What lies before a player; money, hand and `seen_pile` are hidden."""

    money: int
    rung: int = 0
    debts: int = 0
    stores: tuple[tuple[int, ...], ...] = ((0,) * len(Good),) * len(City)
    """Pieces by city, then good."""
    tiles: tuple[int, ...] = (1, 2, 3, 4)
    abilities: tuple[Ability, ...] = ()
    hand: tuple[Influence, ...] = ()
    seen_pile: tuple[int, ...] = ()
    """What was left of the influence pile when this player last chose from it."""
    flat_paid: bool = False
    """Whether the cheap-purchase fee was paid this round."""


class Wagon(msgspec.Struct, frozen=True):
    """A wagon; `behind` is the space it came from, so that it never turns back."""

    at: Space
    behind: Space | None = None
    master: Seat | None = None
    cargo: tuple[tuple[Good, ...], ...] = ()
    """Goods by seat."""
    arrived: bool = False
    """Whether it came into its city this round."""


class Buying(msgspec.Struct, frozen=True, tag="buying"):
    """Phase 1: seats still to buy, in order; round 1 lists everybody twice."""

    queue: tuple[Seat, ...]


class SealedBid(msgspec.Struct, frozen=True):
    """One seat's sealed answer: an amount per wagon up for auction, and a card on one of them."""

    amounts: tuple[int, ...]
    card: int | None = None
    """The wagon on which the load-master card is played."""


class Bidding(msgspec.Struct, frozen=True, tag="bidding"):
    """Phase 2, auctions: the wagons now bid for and those still to come."""

    wagons: tuple[int, ...]
    later: tuple[int, ...]
    sealed: tuple[SealedBid | None, ...]
    """By seat."""


class Counter(msgspec.Struct, frozen=True):
    """A counter-offer: these goods for this price."""

    goods: tuple[Good, ...]
    price: int


class Talk(msgspec.Struct, frozen=True):
    """The deal between a wagon's master and one other seat in this round's loading."""

    wagon: int
    guest: Seat
    offers: int = 0
    """How many offers were made; also the number of the latest."""
    one: int | None = None
    two: int | None = None
    counter: Counter | None = None
    countered: bool = False
    """Whether the latest offer was already countered."""
    turn: str = "master"
    """Who is to speak: `master`, `guest`, or `settled`."""
    freed: bool = False
    """Whether free loading was played, which ends paid deals here for this round."""


class Loading(msgspec.Struct, frozen=True, tag="loading"):
    """Phase 2, loading: all wagons with a master in parallel."""

    wagons: tuple[int, ...]
    closed: tuple[int, ...]
    loaded: tuple[int, ...]
    """Wagons whose master has loaded something himself this round."""
    talks: tuple[Talk, ...]
    last_call: tuple[Seat, ...] | None = None
    """Seats still asked for free loading after all deals; None before that."""


class Axles(msgspec.Struct, frozen=True, tag="axles"):
    """Start of phase 3: sealed axle breaks by seat; None for seats that have not answered."""

    asked: tuple[Seat, ...]
    sealed: tuple[tuple[int, ...] | None, ...]


class Rest(NamedTuple):
    """Coachman points left: `free` ones, and `bound` ones that are spent back to back."""

    free: int
    bound: int
    begun: bool = False
    """Whether some of the bound points are spent, so that the others follow now or never."""


class Moving(msgspec.Struct, frozen=True, tag="moving"):
    """Phase 3: whose turn it is and what has been used up in it."""

    queue: tuple[Seat, ...]
    """Seats still to move; the first is at turn."""
    step: int = 0
    """How many things were done in this turn; part of the decision's id."""
    tile_played: bool = False
    coach: tuple[Rest, ...] = ()
    """Each way in which the points spent so far can be accounted for; see `coach`."""
    rides: tuple[int, ...] = ()
    """How far each courier move left may go, shortest first."""
    moved: tuple[int, ...] = ()
    gave: tuple[int, ...] = ()
    barren: tuple[int, ...] = ()
    """Wagons that shared the courier's space when the turn began."""
    mendable: tuple[int, ...] = ()
    """Edition 1: wagons whose axle breaks the seat at turn may still take off."""
    card_due: bool = False
    """Whether an influence card is to be chosen before anything else."""


class Dials(msgspec.Struct, frozen=True, tag="dials"):
    """Phase 4: sealed price dials by seat; each hand is a good or None for the arms."""

    sealed: tuple[tuple[Good | None, Good | None] | None, ...]


class Counting(msgspec.Struct, frozen=True, tag="counting"):
    """Phase 4: counting-houses still to be used, in turn order."""

    queue: tuple[tuple[Seat, Ability], ...]


class Selling(msgspec.Struct, frozen=True, tag="selling"):
    """End of phase 4 and phase 5: seats still selling; nothing here affects another seat."""

    asked: tuple[Seat, ...]
    sold: tuple[Seat, ...] = ()
    """Seats that have used their warehouse sale this round."""
    bonus: tuple[tuple[Seat, int], ...] = ()
    """Sales with bonus declared, by seat and wagon."""


class Auction(msgspec.Struct, frozen=True):
    """An open auction: whose turn, the high bid and its bidder, who is out."""

    turn: Seat
    bidders: tuple[Seat, ...]
    """Seats still in for this card."""
    high: int = 0
    leader: Seat | None = None
    limits: tuple[int, ...] = ()
    """By seat: hidden standing maximum, 0 for none."""
    card: Ability | None = None
    """The card bid for, where it is named before the bidding (edition 1)."""


class Investing(msgspec.Struct, frozen=True, tag="investing"):
    """Phase 6 of edition 2: auctions until every seat but one has won or passed."""

    auction: Auction | None
    won: tuple[Seat, ...]
    choosing: Seat | None = None
    number: int = 1
    """Which auction of this phase it is; part of the decision's id."""


class AbilityAuction(msgspec.Struct, frozen=True, tag="ability-auction"):
    """Edition 1 for experts: cards are proposed and auctioned before round 1."""

    proposer: Seat | None
    auction: Auction | None
    skipped: tuple[Seat, ...] = ()
    number: int = 1


class Loans(msgspec.Struct, frozen=True, tag="loans"):
    """Last phase: those who fell may borrow."""

    asked: tuple[Seat, ...]


class Climb(msgspec.Struct, frozen=True):
    """One seat's climbing: steps in all, and how many of them with social-rise cards."""

    steps: int
    cards: int = 0


class Climbing(msgspec.Struct, frozen=True, tag="climbing"):
    """Last phase: climbing, sealed together in edition 2, in turn order in edition 1."""

    asked: tuple[Seat, ...]
    sealed: tuple[Climb | None, ...]
    status: tuple[Seat, ...] = ()
    """Seats that will pay their upkeep with the social-status card."""


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The game has ended."""

    reason: str
    """`arrivals` or `rounds`."""


Stage: TypeAlias = (
    Buying
    | Bidding
    | Loading
    | Axles
    | Moving
    | Dials
    | Counting
    | Selling
    | Investing
    | AbilityAuction
    | Loans
    | Climbing
    | Over
)


class Deal(msgspec.Struct, frozen=True):
    """A proposal in the art of negotiation; from `giver`'s side."""

    number: int
    giver: Seat
    taker: Seat
    pays: int = 0
    gets: int = 0
    gives_card: Influence | None = None
    wants_card: Influence | None = None
    promise: str = ""


class Axle(msgspec.Struct, frozen=True):
    """An axle-break card lying on a wagon this round."""

    wagon: int
    owner: Seat


class State(msgspec.Struct, frozen=True):
    """The whole position."""

    rules: Rules
    round: int
    first: Seat
    phase: Phase
    players: tuple[Player, ...]
    wagons: tuple[Wagon, ...]
    courier: Space
    prices: tuple[int, ...]
    """Level by good, 0 to 4."""
    stock: tuple[int, ...]
    bonus: tuple[int, ...]
    """Bonus by city."""
    arrivals: int
    bank: int
    open_cards: tuple[Ability, ...]
    deck: tuple[Ability, ...]
    pile: tuple[int, ...]
    """Influence cards left, by kind."""
    stage: Stage
    axles: tuple[Axle, ...] = ()
    deals: tuple[Deal, ...] = ()
    kept: tuple[Deal, ...] = ()
    """Deals accepted so far; their promises are shown with the game."""
    deal_count: int = 0
    fell: tuple[Seat, ...] = ()
    """Seats that fell on the status ladder this round."""
