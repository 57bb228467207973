"""Events of the auctions for cards, of the status ladder and of negotiation, in words to be."""

from __future__ import annotations

from engine.core.values import Event, Message, say, seat_name
from engine.games.marchands.content import UPKEEP
from engine.games.marchands.model.events import (
    AbilityGained,
    AbilityProposed,
    AuctionWon,
    BidderPassed,
    BidMade,
    Borrowed,
    CardsOffered,
    Climbed,
    DealAgreed,
    DealProposed,
    DealRejected,
    Fell,
    PairDealt,
    Repaid,
    UpkeepPaid,
)
from engine.games.marchands.model.naming import ability_name, rank_name
from engine.games.marchands.model.state import Deal
from engine.games.marchands.phases.negotiating import terms_of


def tell(event: Event) -> Message | None:
    """The message for an event of these phases."""
    return _tell_auction(event) or _tell_ladder(event) or _tell_deal(event)


def _tell_auction(event: Event) -> Message | None:
    match event:
        case CardsOffered():
            cards = tuple(map(ability_name, event.cards))
            return say("marchands-event-cards-offered", cards=cards)
        case AbilityProposed():
            return say(
                "marchands-event-ability-proposed",
                seat=seat_name(event.seat),
                card=ability_name(event.card),
                amount=event.amount,
            )
        case BidMade():
            seat = seat_name(event.seat)
            return say("marchands-event-bid-made", seat=seat, amount=event.amount)
        case BidderPassed():
            return say("marchands-event-bidder-passed", seat=seat_name(event.seat))
        case AuctionWon():
            seat = seat_name(event.seat)
            return say("marchands-event-auction-won", seat=seat, amount=event.amount)
        case AbilityGained():
            card = ability_name(event.card)
            return say("marchands-event-ability-gained", seat=seat_name(event.seat), card=card)
        case PairDealt():
            cards = tuple(map(ability_name, event.cards))
            return say(
                "marchands-event-pair-dealt",
                seat=seat_name(event.seat),
                cards=cards,
                paid=event.paid,
            )
    return None


def _tell_ladder(event: Event) -> Message | None:
    match event:
        case UpkeepPaid():
            key = "marchands-event-upkeep-paid"
            key = f"{key}-card" if event.card else key
            return say(key, seat=seat_name(event.seat), amount=event.amount)
        case Fell():
            key = "marchands-event-fell"
            shown = {} if event.purse is None else {"purse": event.purse}
            return say(
                key if event.purse is None else f"{key}-shown",
                seat=seat_name(event.seat),
                rank=rank_name(event.after),
                fee=UPKEEP[event.before],
                **shown,
            )
        case Borrowed():
            seat = seat_name(event.seat)
            return say("marchands-event-borrowed", seat=seat, amount=event.amount)
        case Repaid():
            seat = seat_name(event.seat)
            return say("marchands-event-repaid", seat=seat, amount=event.amount)
        case Climbed():
            return say(
                "marchands-event-climbed",
                seat=seat_name(event.seat),
                rank=rank_name(event.rung),
                steps=event.steps,
                cards=event.cards,
                paid=event.paid,
            )
    return None


def _tell_deal(event: Event) -> Message | None:
    match event:
        case DealProposed():
            deal = Deal(*(getattr(event, name) for name in event.__struct_fields__))
            giver = seat_name(event.giver)
            return say("marchands-event-deal-proposed", giver=giver, terms=terms_of(deal))
        case DealAgreed():
            return say(
                "marchands-event-deal-agreed",
                number=event.number,
                giver=seat_name(event.giver),
                taker=seat_name(event.taker),
            )
        case DealRejected():
            seat = seat_name(event.seat)
            return say("marchands-event-deal-rejected", number=event.number, seat=seat)
    return None
