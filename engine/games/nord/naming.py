"""The messages that name the things of the game."""

from __future__ import annotations

from functools import cache

from engine.core.values import Message, Seat, say, seat_name
from engine.games.nord.actions import Payment
from engine.games.nord.content import City, Effect, Good
from engine.games.nord.sea import ENDS, Link


@cache
def city_name(city: City) -> Message:
    """A city."""
    return say(f"nord-city-{city.token}")


@cache
def good_name(good: Good) -> Message:
    """A good."""
    return say(f"nord-good-{good.token}")


@cache
def effect_name(effect: Effect) -> Message:
    """A symbol of the development tracks."""
    return say(f"nord-effect-{effect.token}")


@cache
def payment_name(payment: Payment) -> Message:
    """What a resold ship brings."""
    return say(f"nord-payment-{payment.value}")


@cache
def link_name(link: Link) -> Message:
    """A link: Stockholm–Visby."""
    start, end = ENDS[link]
    return say("nord-link", start=city_name(start), end=city_name(end))


@cache
def ship_name(owner: Seat, link: Link) -> Message:
    """Somebody's ship on a link."""
    return say("nord-ship", seat=seat_name(owner), link=link_name(link))
