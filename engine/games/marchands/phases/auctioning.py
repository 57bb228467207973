"""Open auctions, as both editions hold them: raise or pass, with hidden standing maxima."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from engine.core.fields import Amount
from engine.core.game import Ask, Decision
from engine.core.values import Action, Seat, Viewer, say
from engine.games.marchands.content import MONEY_STEP
from engine.games.marchands.model.actions import Bid, BidUpTo, Pass
from engine.games.marchands.model.events import BidderPassed, BidMade
from engine.games.marchands.model.position import Log, purse, put, without
from engine.games.marchands.model.state import Auction, State

_BID, _LIMIT = say("marchands-field-bid"), say("marchands-field-limit")


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
    asked: list[Decision] = []
    least = least_bid(auction)
    for seat in auction.bidders:
        able = viewer != seat or purse(state, seat) >= least
        if seat == auction.turn:
            asked.append(_raise(name, seat, least, able))
        waited_for = not auction.limits[seat] and seat not in (auction.turn, auction.leader)
        if waited_for:
            verbs = ("bid-up-to", "pass") if able else ("pass",)
            asked.append(_standing(name, seat, 0, verbs, True))
        elif viewer == seat and able:
            # Only its own seat sees this: that somebody thinks of a maximum is a secret.
            asked.append(_standing(name, seat, auction.limits[seat], ("bid-up-to",), False))
    return asked


@lru_cache(maxsize=1024)
def _raise(name: str, seat: Seat, least: int, able: bool) -> Decision:
    prompt = say("marchands-prompt-raise", least=least)
    verbs = ("bid", "pass") if able else ("pass",)
    return Decision(f"raise:{name}:{least - MONEY_STEP}", seat, prompt, verbs)


@lru_cache(maxsize=1024)
def _standing(name: str, seat: Seat, limit: int, verbs: tuple[str, ...], owed: bool) -> Decision:
    prompt = say("marchands-prompt-limit", limit=limit)
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
    most -= most % MONEY_STEP
    prompt = _BID if verb == "bid" else _LIMIT
    marks = (least, least + MONEY_STEP, least + 2 * MONEY_STEP, least + 4 * MONEY_STEP)
    return (Amount("amount", prompt, least, most, MONEY_STEP, marks),)


def take_part(auction: Auction, seat: Seat, action: Action, log: Log) -> Auction:
    """Carry out a bid, a standing maximum or a pass of one seat."""
    match action:
        case Bid(amounts=(amount,)):
            log.append(BidMade(seat, amount))
            turn = _next_bidder(auction.bidders, seat, leader=seat)
            return replace(auction, turn=turn, high=amount, leader=seat)
        case BidUpTo(limit=limit):
            auction = replace(auction, limits=put(auction.limits, seat, limit))
            if seat != auction.turn:
                return auction
            return take_part(auction, seat, Bid((least_bid(auction),)), log)
        case _:
            log.append(BidderPassed(seat))
            left, turn = without(auction.bidders, seat), auction.turn
            if seat == turn:
                turn = _next_bidder(left, seat, auction.leader)
            return replace(auction, bidders=left, turn=turn)


def _next_bidder(bidders: tuple[Seat, ...], seat: Seat, leader: Seat | None) -> Seat:
    """The next seat clockwise that is still in and does not lead."""
    rivals = [other for other in bidders if other not in (seat, leader)]
    return min([other for other in rivals if other > seat] or rivals or [seat])


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
