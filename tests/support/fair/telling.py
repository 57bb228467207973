"""The events and the end of the fair in words to be."""

from __future__ import annotations

from engine.core.game import Outcome
from engine.core.values import Event, Message, Seat, say, seat_name
from tests.support.fair.asking import good_name
from tests.support.fair.content import OTHER_VALUE, TASTE_VALUE, Good
from tests.support.fair.model import (
    Agreed,
    Bought,
    Rested,
    RoundOpened,
    Sealed,
    Sold,
    Stage,
    StallWon,
    State,
    Sworn,
)


def tell(event: Event) -> Message:
    """Each event under its own key."""
    key = f"fair-event-{event.kind}"
    match event:
        case RoundOpened():
            priced = zip(Good, event.prices, strict=True)
            prices = tuple(say("fair-priced", good=good_name(g), price=p) for g, p in priced)
            return say(key, round=event.round, prices=prices)
        case Bought():
            goods = tuple(good_name(good) for good in event.goods)
            return say(key, who=seat_name(event.seat), goods=goods)
        case Sealed():
            return say(key, who=seat_name(event.seat), amount=event.amount)
        case StallWon():
            bids = tuple(say("number", value=bid) for bid in event.bids)
            return say(key, who=seat_name(event.seat), bids=bids)
        case Sold():
            good = good_name(event.good)
            who = seat_name(event.seat)
            return say(key, who=who, good=good, count=event.count, income=event.income)
        case Sworn() | Agreed():
            who, whom = seat_name(event.promise.giver), seat_name(event.promise.taker)
            return say(key, who=who, whom=whom, words=event.promise.words)
        case Rested():
            return say(key, who=seat_name(event.seat), resting="yes" if event.resting else "no")
        case _:
            return say(key)


def outcome(state: State) -> Outcome | None:
    """Coins and goods, a good to one's taste counting more."""
    market = state.market
    if market.stage is not Stage.OVER:
        return None
    seats = [Seat(number) for number in range(len(market.goods))]
    totals = {seat: state.purses[seat] + worth(state, seat) for seat in seats}
    ranks = sorted(set(totals.values()), reverse=True)
    return Outcome(
        ranking=tuple(tuple(s for s in seats if totals[s] == total) for total in ranks),
        reason=say("fair-over", rounds=market.rounds),
        scores=tuple(
            say("fair-score", total=totals[s], coins=state.purses[s], goods=worth(state, s))
            for s in seats
        ),
    )


def worth(state: State, seat: Seat) -> int:
    """What a seat's goods count at the end."""
    taste = state.tastes[seat]
    held = zip(Good, state.market.goods[seat], strict=True)
    return sum(count * (TASTE_VALUE if good is taste else OTHER_VALUE) for good, count in held)
