"""Events of loading, in words to be."""

from __future__ import annotations

from engine.core.values import Event, Message, Param, say, seat_name
from engine.games.marchands.model.events import (
    CounterRefused,
    DealStruck,
    FreeLoaded,
    GoodsLoaded,
    LoadingClosed,
    OfferCountered,
    OfferDeclined,
    OfferMade,
)
from engine.games.marchands.model.naming import goods_list, wagon_name
from engine.games.marchands.phases.loading.terms import prices


def tell(event: Event) -> Message | None:
    """The message for an event of loading, or nothing for others."""
    match event:
        case GoodsLoaded() | FreeLoaded():
            return _say(event, seat=seat_name(event.seat), goods=goods_list(event.goods))
        case OfferMade():
            return _say(
                event,
                seat=seat_name(event.master),
                guest=seat_name(event.guest),
                prices=prices(event.one, event.two),
            )
        case OfferDeclined() | CounterRefused():
            return _say(event, guest=seat_name(event.guest))
        case OfferCountered():
            goods = goods_list(event.goods)
            return _say(event, guest=seat_name(event.guest), goods=goods, price=event.price)
        case DealStruck():
            return _say(
                event,
                seat=seat_name(event.master),
                guest=seat_name(event.guest),
                goods=goods_list(event.goods),
                price=event.price,
            )
        case LoadingClosed():
            return _say(event)
    return None


_Loading = (
    GoodsLoaded
    | FreeLoaded
    | OfferMade
    | OfferDeclined
    | CounterRefused
    | OfferCountered
    | DealStruck
    | LoadingClosed
)


def _say(event: _Loading, **params: Param) -> Message:
    return say(f"marchands-event-{event.kind}", wagon=wagon_name(event.wagon), **params)
