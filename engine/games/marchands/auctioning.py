"""Open auctions, as both editions hold them: raise or pass, with hidden standing maxima."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.fields import Amount
from engine.core.game import Ask, Decision
from engine.core.values import Action, Seat, Viewer, say
from engine.games.marchands.actions import Bid, BidUpTo, Pass
from engine.games.marchands.content import MONEY_STEP
from engine.games.marchands.events import BidderPassed, BidMade
from engine.games.marchands.position import Log, purse, put
from engine.games.marchands.state import Auction, State


def least_bid(auction: Auction) -> int:
    """The lowest bid that takes the lead."""
    return auction.high + MONEY_STEP


def is_won(auction: Auction) -> bool:
    """Whether the leader stands alone."""
    return auction.leader is not None and auction.bidders == (auction.leader,)


def decisions(state: State, auction: Auction, name: str, viewer: Viewer) -> Iterable[Decision]:
    """Everybody still in is asked at once: the seat at turn to bid, the others how far to go.

    An answer ahead of one's turn is a hidden maximum or a pass, which is final for this card.
    """
    for seat in auction.bidders:
        affordable = viewer != seat or purse(state, seat) >= least_bid(auction)
        if seat == auction.turn:
            yield _raise(auction, name, seat, affordable)
        waited_for = not auction.limits[seat] and seat not in (auction.turn, auction.leader)
        if waited_for:
            verbs = ("bid-up-to", "pass") if affordable else ("pass",)
            yield _standing(auction, name, seat, verbs, owed=True)
        elif viewer == seat and affordable:
            # Only its own seat sees this: that somebody thinks of a maximum is a secret.
            yield _standing(auction, name, seat, ("bid-up-to",), owed=False)


def _raise(auction: Auction, name: str, seat: Seat, affordable: bool) -> Decision:
    prompt = say("marchands-prompt-raise", least=least_bid(auction))
    verbs = ("bid", "pass") if affordable else ("pass",)
    return Decision(f"raise:{name}:{auction.high}", seat, prompt, verbs)


def _standing(
    auction: Auction, name: str, seat: Seat, verbs: tuple[str, ...], *, owed: bool
) -> Decision:
    prompt = say("marchands-prompt-limit", limit=0 if owed else auction.limits[seat])
    return Decision(f"limit:{name}", seat, prompt, verbs, owed=owed, secret=True)


def ask(state: State, seat: Seat, auction: Auction, verb: str, answers: tuple[str, ...]) -> Ask:
    """How much to bid, or up to how much."""
    if verb == "pass":
        return Pass()
    if answers:
        amount = int(answers[0])
        return Bid((amount,)) if verb == "bid" else BidUpTo(amount)
    least, most = least_bid(auction), purse(state, seat)
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
            turn = _next_bidder(auction, seat) if seat == auction.turn else auction.turn
            return replace(auction, bidders=left, turn=turn)


def _next_bidder(auction: Auction, seat: Seat) -> Seat:
    """The next seat clockwise that is still in and does not lead."""
    order = sorted(auction.bidders, key=lambda other: (other <= seat, other))
    rivals = [other for other in order if other not in (seat, auction.leader)]
    return rivals[0] if rivals else seat


def automatic(state: State, auction: Auction) -> tuple[Seat, Action] | None:
    """The raise, or the pass, that the standing maximum of the seat at turn calls for."""
    limit = auction.limits[auction.turn]
    if not limit or is_won(auction) or auction.turn not in auction.bidders:
        return None
    # A maximum sets no money aside: a loan may have been repaid since.
    limit = min(limit, purse(state, auction.turn))
    least = least_bid(auction)
    return auction.turn, Bid((least,)) if limit >= least else Pass()


def opened(order: Iterable[Seat], seats: int) -> Auction:
    """A fresh auction among these seats; the first of them opens."""
    bidders = tuple(order)
    return Auction(bidders[0], bidders, limits=(0,) * seats)
