"""Lots, offers and counter-offers by name: the words and options of loading."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core.fields import Basket, Option
from engine.core.values import Message, Seat, say, seat_name
from engine.games.marchands.content import COLOURS, GOODS, Good
from engine.games.marchands.model.actions import counter_token, lot_token, offer_token
from engine.games.marchands.model.naming import good_name, good_option, goods_list, wagon_name
from engine.games.marchands.model.state import Talk

LOT_BY_TOKEN = {lot_token(good, count): (good,) * count for good in Good for count in (1, 2, 3)}


@cache
def lot_option(good: Good, count: int) -> Option:
    """So many pieces of one type to load."""
    label = say("marchands-counted", count=count, good=good_name(good))
    return Option(lot_token(good, count), label)


@lru_cache(maxsize=1024)
def guest_option(guest: Seat, goods: tuple[Good, ...]) -> Option:
    """A guest to make an offer to, with what the guest could load."""
    note = say("marchands-note-loadable", goods=goods_list(goods))
    return Option(COLOURS[guest], seat_name(guest), note)


@lru_cache(maxsize=4096)
def prices(one: int | None, two: int | None) -> Message:
    """The prices of an offer."""
    if two is None:
        return say("marchands-prices-one", one=one or 0)
    if one is None:
        return say("marchands-prices-two", two=two)
    return say("marchands-prices-both", one=one, two=two)


@lru_cache(maxsize=4096)
def offer_of(talk: Talk) -> str:
    """The token of the offer that stands in a talk."""
    return offer_token(talk.wagon, talk.offers, talk.one, talk.two)


@lru_cache(maxsize=4096)
def offer_option(talk: Talk) -> Option:
    """The offer that stands in a talk."""
    wagon, terms = wagon_name(talk.wagon), prices(talk.one, talk.two)
    return Option(offer_of(talk), say("marchands-offer", wagon=wagon, prices=terms))


def offer_words(master: Seat, talk: Talk) -> Message:
    """The question whether to take the offer that stands in a talk."""
    wagon, terms = wagon_name(talk.wagon), prices(talk.one, talk.two)
    return say("marchands-prompt-deal", wagon=wagon, seat=seat_name(master), prices=terms)


@lru_cache(maxsize=4096)
def counter_of(talk: Talk) -> str:
    """The token of the counter-offer that waits in a talk."""
    goods, price = _countered(talk)
    return counter_token(talk.wagon, talk.guest, goods, price)


@lru_cache(maxsize=4096)
def counter_option(talk: Talk) -> Option:
    """The counter-offer that waits in a talk."""
    return Option(counter_of(talk), counter_words("marchands-counter", talk))


def counter_words(key: str, talk: Talk) -> Message:
    """Something said of the counter-offer that waits in a talk."""
    goods, price = _countered(talk)
    wagon, guest = wagon_name(talk.wagon), seat_name(talk.guest)
    return say(key, wagon=wagon, seat=guest, goods=goods_list(goods), price=price)


def _countered(talk: Talk) -> tuple[tuple[Good, ...], int]:
    if talk.counter is None:
        raise ValueError("nothing was countered in this talk")
    return talk.counter.goods, talk.counter.price


@lru_cache(maxsize=4096)
def goods_basket(prompt: Message, pieces: tuple[Good, ...], least: int, most: int) -> Basket:
    """So many of these pieces."""
    kinds = tuple(good for good in GOODS if good in pieces)
    limits = tuple(min(most, pieces.count(good)) for good in kinds)
    return Basket("goods", prompt, tuple(map(good_option, kinds)), least, most, limits)
