"""Positions of Marchands that a viewer cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat, Viewer
from engine.games.marchands.content import Good, Influence
from engine.games.marchands.model.state import (
    AbilityAuction,
    Auction,
    Axles,
    Bidding,
    Climb,
    Climbing,
    Dials,
    Investing,
    Loading,
    Moving,
    Over,
    Player,
    SealedBid,
    Stage,
    State,
)

STEP = 100
RICH = 90
"""Purses are drawn up to so many steps beyond what is publicly promised."""


def marchands(state: State, viewer: Viewer, rng: Rng) -> State:
    """Draw anew: other purses and hands, the pile, the deck's order, and what others sealed."""
    others = [Seat(seat) for seat in range(len(state.players)) if seat != viewer]
    state = replace(state, deck=rng.shuffled(state.deck))
    state = _deal_cards(state, others, viewer, rng)
    stage = _scramble_stage(state, others, rng)
    state = replace(state, stage=stage)
    return _fill_purses(state, others, rng)


def _deal_cards(state: State, others: list[Seat], viewer: Viewer, rng: Rng) -> State:
    """Other hands and the pile are dealt from one heap; a chooser sees the pile, so it stays."""
    shown = {seat: _shown_cards(state, seat) for seat in others}
    heap = [card for seat in others for card in _rest(state.players[seat].hand, shown[seat])]
    chooses = isinstance(state.stage, Moving) and state.stage.queue[:1] == (viewer,)
    if not chooses:
        heap += [Influence(kind) for kind, left in enumerate(state.pile) for _ in range(left)]
    dealt = iter(rng.shuffled(heap))
    players = list(state.players)
    for seat in others:
        more = len(players[seat].hand) - len(shown[seat])
        hand = (*shown[seat], *(next(dealt) for _ in range(more)))
        players[seat] = replace(players[seat], hand=tuple(sorted(hand)))
    left = list(dealt)
    kinds = (Influence(kind) for kind in range(len(state.pile)))
    pile = state.pile if chooses else tuple(left.count(kind) for kind in kinds)
    return replace(state, players=tuple(players), pile=pile)


def _shown_cards(state: State, seat: Seat) -> tuple[Influence, ...]:
    """Cards that an open proposal says this seat holds."""
    offered = (deal.gives_card for deal in state.deals if deal.giver == seat)
    return tuple(card for card in offered if card is not None)


def _rest(hand: tuple[Influence, ...], shown: tuple[Influence, ...]) -> list[Influence]:
    rest = list(hand)
    for card in shown:
        rest.remove(card)
    return rest


def _scramble_stage(state: State, others: list[Seat], rng: Rng) -> Stage:
    match state.stage:
        case Bidding() as bidding:
            sealed = list(bidding.sealed)
            for seat in _answered(others, sealed):
                sealed[seat] = _bid(state.players[seat], bidding, rng)
            return replace(bidding, sealed=tuple(sealed))
        case Axles() as axles:
            broken = list(axles.sealed)
            for seat in _answered(others, broken):
                cards = state.players[seat].hand.count(Influence.AXLE_BREAK)
                wagons = rng.shuffled(range(len(state.wagons)))[: rng.below(cards + 1)]
                broken[seat] = tuple(sorted(wagons))
            return replace(axles, sealed=tuple(broken))
        case Dials() as dials:
            hands = list(dials.sealed)
            for seat in _answered(others, hands):
                hands[seat] = (_hand(rng), _hand(rng))
            return replace(dials, sealed=tuple(hands))
        case Climbing() as climbing if state.rules.edition == 2:
            return _climbing(state, climbing, others, rng)
        case Investing(auction=Auction() as auction) as investing:
            return replace(investing, auction=_limits(auction, others, rng))
        case AbilityAuction(auction=Auction() as auction) as abilities:
            return replace(abilities, auction=_limits(auction, others, rng))
        case stage:
            return stage


def _answered(others: list[Seat], sealed: Sequence[object]) -> Iterator[Seat]:
    return (seat for seat in others if sealed[seat] is not None)


def _bid(player: Player, bidding: Bidding, rng: Rng) -> SealedBid:
    holds = Influence.LOAD_MASTER in player.hand
    card = rng.choice(bidding.wagons) if holds and rng.below(2) else None
    count = len(bidding.wagons) - (card is not None)
    return SealedBid(tuple(STEP * rng.below(6) for _ in range(count)), card)


def _hand(rng: Rng) -> Good | None:
    hands: tuple[Good | None, ...] = (None, *Good)
    return rng.choice(hands)


def _climbing(state: State, stage: Climbing, others: list[Seat], rng: Rng) -> Climbing:
    sealed = list(stage.sealed)
    status = [seat for seat in stage.status if seat not in others]
    for seat in _answered(others, sealed):
        player = state.players[seat]
        sealed[seat] = Climb(0 if player.debts else rng.below(2))
        if Influence.SOCIAL_STATUS in player.hand and rng.below(2):
            status.append(seat)
    return replace(stage, sealed=tuple(sealed), status=tuple(status))


def _limits(auction: Auction, others: list[Seat], rng: Rng) -> Auction:
    """Whether somebody waits with a maximum shows, unless he leads; how high it is never does."""
    limits = list(auction.limits)
    for seat in others:
        unseen = seat == auction.leader and rng.below(2)
        if (limits[seat] or unseen) and seat != auction.turn:
            limits[seat] = auction.high + STEP * (1 + rng.below(20))
    return replace(auction, limits=tuple(limits))


def _fill_purses(state: State, others: list[Seat], rng: Rng) -> State:
    """Other purses hold at least what their owners have promised."""
    if state.rules.open_purses or isinstance(state.stage, Over):
        return state
    players = list(state.players)
    for seat in others:
        money = _promised(state, seat) + STEP * rng.below(RICH)
        players[seat] = replace(players[seat], money=money)
    change = sum(p.money for p in players) - sum(p.money for p in state.players)
    return replace(state, players=tuple(players), bank=state.bank - change)


def _promised(state: State, seat: Seat) -> int:
    proposed = sum(deal.pays for deal in state.deals if deal.giver == seat)
    match state.stage:
        case Bidding(sealed=sealed):
            bid = sealed[seat]
            return proposed + (sum(bid.amounts) + 1000 if bid else 0)
        case Loading(talks=talks):
            offers = [talk.counter for talk in talks if talk.guest == seat]
            return proposed + sum(offer.price for offer in offers if offer)
        case Investing(auction=Auction() as auction) | AbilityAuction(auction=Auction() as auction):
            lead = auction.high if auction.leader == seat else 0
            return proposed + max(lead, auction.limits[seat])
        case Climbing():
            return proposed + 10_000
        case _:
            return proposed
