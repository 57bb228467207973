"""Money and cards that are promised but not yet given, and what is left of them."""

from __future__ import annotations

from engine.core.values import Seat
from engine.games.marchands.content import (
    LOAD_MASTER_FEE,
    SOCIAL_RISE_FEE,
    SOCIAL_STATUS_FEE,
    UPKEEP,
    Influence,
)
from engine.games.marchands.model.position import climb_cost, purse, without
from engine.games.marchands.model.state import (
    AbilityAuction,
    Auction,
    Axles,
    Bidding,
    Climb,
    Climbing,
    Investing,
    Loading,
    SealedBid,
    State,
)


def free_cash(state: State, seat: Seat) -> int:
    """What a seat can still spend: its money less what it has promised."""
    return purse(state, seat) - reserved(state, seat)


def reserved(state: State, seat: Seat) -> int:
    """What a seat has promised by sealed answers, counter-offers and leading bids."""
    match state.stage:
        case Loading(talks=talks):
            counters = [talk.counter for talk in talks if talk.guest == seat]
            return sum([counter.price for counter in counters if counter is not None])
        case Bidding(sealed=sealed):
            return bid_total(sealed[seat])
        case Investing(auction=Auction(leader=leader, high=high)):
            return high if leader == seat else 0
        case AbilityAuction(auction=Auction(leader=leader, high=high)):
            return high if leader == seat else 0
        case Climbing(sealed=climbs, status=cards):
            return _for_climbing(state, seat, climbs[seat], seat in cards)
        case _:
            return 0


def bid_total(sealed: SealedBid | None) -> int:
    """What a sealed answer may cost at most."""
    if sealed is None:
        return 0
    return sum(sealed.amounts) + (0 if sealed.card is None else LOAD_MASTER_FEE)


def _for_climbing(state: State, seat: Seat, climb: Climb | None, card: bool) -> int:
    """Sealed steps with the upkeep that is paid before them, or the card's fee alone."""
    fee = SOCIAL_STATUS_FEE if card else 0
    if climb is None or not climb.steps or state.rules.edition == 1:
        return fee
    steps = (climb.steps - climb.cards) * climb_cost(state) + climb.cards * SOCIAL_RISE_FEE
    return steps + (fee or UPKEEP[state.players[seat].rung])


def free_hand(state: State, seat: Seat) -> tuple[Influence, ...]:
    """The influence cards a seat can still give away: neither sealed in an answer nor offered."""
    offered = (d.gives_card for d in state.deals if d.giver == seat and d.gives_card is not None)
    hand = state.players[seat].hand
    for card in (*_sealed_cards(state, seat), *offered):
        hand = without(hand, card)
    return hand


def _sealed_cards(state: State, seat: Seat) -> tuple[Influence, ...]:
    match state.stage:
        case Bidding(sealed=bids):
            bid = bids[seat]
            return () if bid is None or bid.card is None else (Influence.LOAD_MASTER,)
        case Axles(sealed=breaks):
            return (Influence.AXLE_BREAK,) * len(breaks[seat] or ())
        case Climbing(sealed=climbs, status=cards):
            climb = climbs[seat]
            rises = 0 if climb is None or state.rules.edition == 1 else climb.cards
            played = (Influence.SOCIAL_STATUS,) if seat in cards else ()
            return (*played, *(Influence.SOCIAL_RISE,) * rises)
        case _:
            return ()
