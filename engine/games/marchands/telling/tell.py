"""Events in words to be: one message per event, chained over the phases."""

from __future__ import annotations

from engine.core.values import Event, Message, Seat, say, seat_name
from engine.games.marchands.content import BUYING, SELLING, Good
from engine.games.marchands.model.events import (
    ArrivalsCounted,
    BonusClaimed,
    BonusesMoved,
    Bought,
    CargoSold,
    DialsRevealed,
    GameEnded,
    Passed,
    PhaseBegan,
    PriceMoved,
    PriceShifted,
    RoundBegan,
    SoldFromWarehouse,
    SoldSpecially,
)
from engine.games.marchands.model.naming import (
    ability_name,
    city_name,
    good_name,
    goods_list,
    place_name,
    places_list,
    wagon_name,
)
from engine.games.marchands.telling import bidding as tell_bidding
from engine.games.marchands.telling import loading as tell_loading
from engine.games.marchands.telling import moving as tell_moving
from engine.games.marchands.telling import status as tell_status


def tell(event: Event) -> Message:
    """The message for an event."""
    for teller in _TELLERS:
        message = teller(event)
        if message is not None:
            return message
    raise ValueError(f"no words for {event.kind}")


def _tell_round(event: Event) -> Message | None:
    match event:
        case RoundBegan():
            first = seat_name(event.first)
            return say("marchands-event-round-began", round=event.round, first=first)
        case PhaseBegan():
            phase = say(f"marchands-phase-{event.phase}")
            return say("marchands-event-phase-began", phase=phase)
        case Passed():
            return say(f"marchands-event-passed-{event.phase}", seat=seat_name(event.seat))
        case Bought():
            return say(
                "marchands-event-bought",
                seat=seat_name(event.seat),
                goods=places_list(event.goods),
                paid=event.paid,
            )
        case GameEnded():
            return say(f"marchands-event-game-ended-{event.reason}")
    return None


def _tell_prices(event: Event) -> Message | None:
    match event:
        case DialsRevealed():
            hands = tuple(_tell_dial(seat, pair) for seat, pair in event.by_seat())
            return say("marchands-event-dials-revealed", hands=hands)
        case PriceMoved():
            return say(
                "marchands-event-price-moved",
                good=good_name(event.good),
                buying=BUYING[event.after],
                before=SELLING[event.before],
                after=SELLING[event.after],
            )
        case PriceShifted():
            return say(
                "marchands-event-price-shifted",
                seat=seat_name(event.seat),
                house=ability_name(event.ability),
                good=good_name(event.good),
                after=SELLING[event.after],
            )
    return None


def _tell_dial(seat: Seat, hands: tuple[Good | None, Good | None]) -> Message:
    goods = tuple(say("marchands-arms") if hand is None else good_name(hand) for hand in hands)
    return say("marchands-event-dial", seat=seat_name(seat), goods=goods)


def _tell_sales(event: Event) -> Message | None:
    match event:
        case SoldFromWarehouse():
            return say(
                "marchands-event-sold-from-warehouse",
                seat=seat_name(event.seat),
                goods=places_list(event.goods),
                income=event.income,
            )
        case SoldSpecially():
            return say(
                "marchands-event-sold-specially",
                seat=seat_name(event.seat),
                good=place_name(event.good, event.city),
                income=event.income,
            )
        case BonusClaimed():
            wagon = wagon_name(event.wagon)
            return say("marchands-event-bonus-claimed", seat=seat_name(event.seat), wagon=wagon)
        case CargoSold():
            return say(
                "marchands-event-cargo-sold",
                seat=seat_name(event.seat),
                city=city_name(event.city),
                goods=goods_list(event.goods),
                income=event.income,
            )
        case ArrivalsCounted():
            return say("marchands-event-arrivals-counted", arrivals=event.arrivals, cost=event.cost)
        case BonusesMoved():
            cubes = tuple(
                say("marchands-event-bonus", city=city_name(city), bonus=bonus)
                for city, bonus in event.by_city()
                if bonus
            )
            return say("marchands-event-bonuses-moved", cubes=cubes)
    return None


_TELLERS = (
    _tell_round,
    tell_bidding.tell,
    tell_loading.tell,
    tell_moving.tell,
    _tell_prices,
    _tell_sales,
    tell_status.tell,
)
