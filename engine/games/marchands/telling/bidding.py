"""Events of the sealed bids for wagons, in words to be."""

from __future__ import annotations

from engine.core.values import Event, Message, Seat, say, seat_name
from engine.games.marchands.content import LOAD_MASTER_FEE
from engine.games.marchands.model.events import BidsRevealed, LoadMasterPlayed
from engine.games.marchands.model.naming import wagon_name


def tell(event: Event) -> Message | None:
    """The message for an event of the bidding, or nothing for others."""
    match event:
        case BidsRevealed():
            return say(
                "marchands-event-bids-revealed",
                wagon=wagon_name(event.wagon),
                seat=seat_name(event.master),
                paid=event.paid,
                bids=tuple(_tell_bid(Seat(s), amount) for s, amount in enumerate(event.bids)),
            )
        case LoadMasterPlayed():
            return say(
                "marchands-event-load-master-played",
                wagon=wagon_name(event.wagon),
                seat=seat_name(event.master),
                paid=LOAD_MASTER_FEE,
                count=len(event.returned),
                returned=tuple(map(seat_name, event.returned)),
            )
    return None


def _tell_bid(seat: Seat, amount: int) -> Message:
    return say("marchands-event-bid-opened", seat=seat_name(seat), amount=amount)
