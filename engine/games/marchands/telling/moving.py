"""Phase 3 in words to be: axle breaks, wagons, the courier and influence cards."""

from __future__ import annotations

from engine.core.values import Event, Message, say, seat_name
from engine.games.marchands.model.events import (
    AxleMended,
    AxlesBroken,
    CardTaken,
    CardWon,
    CourierMoved,
    TileLost,
    TilesReturned,
    WagonArrived,
    WagonMoved,
)
from engine.games.marchands.model.naming import city_name, influence_name, space_name, wagon_name


def tell(event: Event) -> Message | None:
    """The message for an event of phase 3."""
    match event:
        case AxlesBroken():
            wagons = tuple(wagon_name(wagon) for wagon in event.wagons)
            return say("marchands-event-axles-broken", seat=seat_name(event.seat), wagons=wagons)
        case AxleMended():
            seat, wagon = seat_name(event.seat), wagon_name(event.wagon)
            return say("marchands-event-axle-mended", seat=seat, wagon=wagon)
        case WagonMoved():
            return _tell_move(event)
        case WagonArrived():
            wagon, city = wagon_name(event.wagon), city_name(event.city)
            return say("marchands-event-wagon-arrived", wagon=wagon, city=city)
        case TileLost():
            return say("marchands-event-tile-lost", seat=seat_name(event.seat), tile=event.tile)
        case TilesReturned():
            return say("marchands-event-tiles-returned")
        case CourierMoved() | CardWon() | CardTaken():
            return _tell_courier(event)
    return None


def _tell_move(event: WagonMoved) -> Message:
    return say(
        "marchands-event-wagon-moved" if event.tile else "marchands-event-wagon-coached",
        seat=seat_name(event.seat),
        wagon=wagon_name(event.wagon),
        tile=event.tile,
        extra=event.extra,
        start=space_name(event.start),
        to=space_name(event.to),
    )


def _tell_courier(event: CourierMoved | CardWon | CardTaken) -> Message:
    seat = seat_name(event.seat)
    match event:
        case CourierMoved():
            return say("marchands-event-courier-moved", seat=seat, to=space_name(event.to))
        case CardWon():
            return say("marchands-event-card-won", seat=seat, wagon=wagon_name(event.wagon))
    if event.card is None:
        return say("marchands-event-card-taken-unseen", seat=seat)
    return say("marchands-event-card-taken", seat=seat, card=influence_name(event.card))
