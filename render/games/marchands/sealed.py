"""What one seat has sealed, offered and been offered, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.values import Message, Seat, say
from engine.games.marchands.content import Good, Influence
from engine.games.marchands.model.naming import good_name, goods_list, influence_name
from engine.games.marchands.model.state import Talk
from engine.games.marchands.model.view import SealedView, View
from render.words import Texts


def sealed_lines(view: View, seat: Seat, names: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """Return the seat's own secrets and the offers it takes part in, one per line."""
    lines = list(_offers(view, seat, names))
    if view.sealed is not None:
        lines += _answers(view.sealed, view)
    if view.auction is not None and view.auction.limit:
        lines.append(say("marchands-hand-limit", amount=view.auction.limit))
    lines += _pile(view.players[seat].seen_pile or ())
    return tuple(texts(line) for line in lines)


def _pile(seen: tuple[int, ...]) -> Iterator[Message]:
    """What was left when this seat last chose a card; it stays known to it."""
    left = tuple(
        say("marchands-counted", count=count, good=influence_name(kind))
        for kind, count in zip(Influence, seen, strict=False)
        if count
    )
    if left:
        yield say("marchands-hand-pile", cards=left)


def _answers(sealed: SealedView, view: View) -> Iterator[Message]:
    if sealed.bid is not None:
        for wagon, amount in zip(view.bidding, sealed.bid.amounts, strict=False):
            yield say("marchands-hand-bid", wagon=wagon + 1, amount=amount)
        if sealed.bid.card is not None:
            yield say("marchands-hand-bid-card", wagon=sealed.bid.card + 1)
    if sealed.dial is not None:
        one, two = (_dialled(good) for good in sealed.dial)
        yield say("marchands-hand-dial", one=one, two=two)
    if sealed.axles is not None:
        numbers = ", ".join(str(wagon + 1) for wagon in sealed.axles)
        yield (
            say("marchands-hand-axles", wagons=numbers)
            if numbers
            else say("marchands-hand-no-axle")
        )
    if sealed.climb is not None:
        yield say("marchands-hand-climb", steps=sealed.climb.steps, cards=sealed.climb.cards)
    if sealed.status_card is not None:
        yield say("marchands-hand-status-card", played=int(sealed.status_card))


def _dialled(good: Good | None) -> Message:
    return say("marchands-hand-arms") if good is None else good_name(good)


def _offers(view: View, seat: Seat, names: tuple[str, ...]) -> Iterator[Message]:
    for talk in view.talks:
        master = view.wagons[talk.wagon].master
        if talk.turn == "settled" or master is None or seat not in (master, talk.guest):
            continue
        made = seat == master
        name = names[talk.guest if made else master]
        prices = prices_offered(talk)
        if prices:
            key = "marchands-hand-offer-made" if made else "marchands-hand-offer-got"
            yield say(key, wagon=talk.wagon + 1, name=name, prices=prices)
        if talk.counter is not None:
            goods = goods_list(talk.counter.goods)
            yield say("marchands-hand-counter", wagon=talk.wagon + 1, name=names[talk.guest],
                      price=talk.counter.price, goods=goods)  # fmt: skip


def posted_lines(view: View, wagon: int, names: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """Return what a wagon's master asks of whom, as everybody may read it, one per line."""
    master = view.wagons[wagon].master
    open_talks = (
        talk
        for talk in view.talks
        if talk.wagon == wagon and talk.turn != "settled" and master is not None
    )
    return tuple(
        texts("marchands-close-posted", name=names[talk.guest], prices=prices_offered(talk))
        for talk in open_talks
        if prices_offered(talk)
    )


def prices_offered(talk: Talk) -> tuple[Message, ...]:
    """Return the latest posted prices of a deal, as words to be."""
    pairs = (("one", talk.one), ("two", talk.two))
    return tuple(
        say(f"marchands-hand-price-{count}", price=price)
        for count, price in pairs
        if price is not None
    )
