"""Money that is promised but not yet paid, and what is left to spend."""

from __future__ import annotations

from engine.core.values import Seat
from engine.games.marchands.content import LOAD_MASTER_FEE
from engine.games.marchands.state import (
    AbilityAuction,
    Auction,
    Bidding,
    Investing,
    Loading,
    SealedBid,
    State,
)


def free_cash(state: State, seat: Seat) -> int:
    """What a seat can still spend: its money less what its bids and counter-offers reserve."""
    return state.players[seat].money - reserved(state, seat)


def reserved(state: State, seat: Seat) -> int:
    """What a seat has promised: a sealed bid, its counter-offers, the leading bid of an auction."""
    match state.stage:
        case Bidding(sealed=sealed):
            return bid_total(sealed[seat])
        case Loading(talks=talks):
            return sum(t.counter.price for t in talks if t.counter is not None and t.guest == seat)
        case Investing(auction=Auction(leader=leader, high=high)):
            return high if leader == seat else 0
        case AbilityAuction(auction=Auction(leader=leader, high=high)):
            return high if leader == seat else 0
        case _:
            return 0


def bid_total(sealed: SealedBid | None) -> int:
    """What a sealed answer may cost at most."""
    if sealed is None:
        return 0
    return sum(sealed.amounts) + (0 if sealed.card is None else LOAD_MASTER_FEE)
