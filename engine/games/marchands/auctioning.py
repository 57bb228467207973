"""Open auctions, as both editions hold them: raise or pass, with hidden standing maxima."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.fields import Amount
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.actions import Bid, BidUpTo, Pass
from engine.games.marchands.content import MONEY_STEP
from engine.games.marchands.events import BidderPassed, BidMade
from engine.games.marchands.position import Log, put
from engine.games.marchands.state import Auction, State


def least_bid(auction: Auction) -> int:
    """The lowest bid that takes the lead."""
    return auction.high + MONEY_STEP


def is_won(auction: Auction) -> bool:
    """Whether the leader stands alone."""
    return auction.leader is not None and auction.bidders == (auction.leader,)


def decisions(state: State, auction: Auction, name: str, viewer: Viewer) -> Iterable[Decision]:
    """The seat at turn bids or passes; the others may leave a maximum meanwhile."""
    prompt = say("marchands-prompt-raise", least=least_bid(auction))
    for seat in auction.bidders:
        affordable = viewer != seat or state.players[seat].money >= least_bid(auction)
        if seat == auction.turn:
            verbs = ("bid", "pass") if affordable else ("pass",)
            yield Decision(f"raise:{name}:{auction.high}", seat, prompt, verbs)
        if viewer == seat and affordable:
            # Only its own seat sees this: that somebody thinks of a maximum is a secret.
            yield _standing_maximum(auction, name, seat)


def _standing_maximum(auction: Auction, name: str, seat: Seat) -> Decision:
    note = say("marchands-prompt-limit", limit=auction.limits[seat])
    return Decision(f"limit:{name}", seat, note, ("bid-up-to",), owed=False, secret=True)


def ask(state: State, seat: Seat, auction: Auction, verb: str, answers: tuple[str, ...]) -> Ask:
    """How much to bid, or up to how much."""
    if verb == "pass":
        return Pass()
    if answers:
        amount = int(answers[0])
        return Bid((amount,)) if verb == "bid" else BidUpTo(amount)
    least, most = least_bid(auction), state.players[seat].money
    if auction.card is not None and verb == "bid":
        # Edition 1 raises by exactly 100.
        most = least
    marks = tuple(least + MONEY_STEP * step for step in (0, 1, 2, 4))
    prompt = say("marchands-field-bid" if verb == "bid" else "marchands-field-limit")
    most -= most % MONEY_STEP
    return (Amount("amount", prompt, least, most, MONEY_STEP, marks),)


def take_part(auction: Auction, seat: Seat, action: Action, log: Log) -> Auction:
    """Carry out a bid, a standing maximum or a pass of one seat."""
    match action:
        case Bid(amounts=(amount,)):
            log.append(BidMade(seat, amount))
            raised = replace(auction, high=amount, leader=seat)
            return replace(raised, turn=_next_bidder(raised, seat))
        case BidUpTo(limit=limit):
            auction = replace(auction, limits=put(auction.limits, seat, limit))
            if seat != auction.turn:
                return auction
            return take_part(auction, seat, Bid((least_bid(auction),)), log)
        case _:
            log.append(BidderPassed(seat))
            left = tuple(other for other in auction.bidders if other != seat)
            return replace(auction, bidders=left, turn=_next_bidder(auction, seat))


def _next_bidder(auction: Auction, seat: Seat) -> Seat:
    """The next seat clockwise that is still in and does not lead."""
    order = sorted(auction.bidders, key=lambda other: (other <= seat, other))
    rivals = [other for other in order if other not in (seat, auction.leader)]
    return rivals[0] if rivals else seat


def automatic(auction: Auction) -> tuple[Seat, Action] | None:
    """The raise, or the pass, that the standing maximum of the seat at turn calls for."""
    limit = auction.limits[auction.turn]
    if not limit or is_won(auction) or auction.turn not in auction.bidders:
        return None
    least = least_bid(auction)
    return auction.turn, Bid((least,)) if limit >= least else Pass()


def opened(order: Iterable[Seat], seats: int) -> Auction:
    """A fresh auction among these seats; the first of them opens."""
    bidders = tuple(order)
    return Auction(bidders[0], bidders, limits=(0,) * seats)


def explain(auction: Auction) -> Message:
    """Which bids would be accepted."""
    return say("marchands-refuse-bid", least=least_bid(auction))
