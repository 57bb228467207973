"""The deals of loading: what a master and a guest say to each other, and what comes of it."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from engine.core.values import IllegalError, Message, Seat, say, seat_name
from engine.games.marchands.content import LIGHT_FEES, MOST_OFFERS, Good
from engine.games.marchands.model.actions import Accept, Counter, Decline, Offer
from engine.games.marchands.model.events import (
    CounterRefused,
    DealStruck,
    OfferCountered,
    OfferDeclined,
    OfferMade,
)
from engine.games.marchands.model.naming import wagon_name
from engine.games.marchands.model.position import Log, pay_player, turn_order, with_stage
from engine.games.marchands.model.reserves import free_cash
from engine.games.marchands.model.state import Counter as Terms
from engine.games.marchands.model.state import Loading, State, Talk
from engine.games.marchands.phases.loading.cargo import (
    contains,
    loadable,
    master_of,
    put_aboard,
    room,
)

MASTER, GUEST, SETTLED = "master", "guest", "settled"


def stage_of(state: State) -> Loading:
    """The memory of the loading that is on."""
    assert isinstance(state.stage, Loading)
    return state.stage


def begin(state: State, wagon: int) -> list[Talk]:
    """A talk with every other seat that has something to load; in the light variant at once."""
    master = state.wagons[wagon].master
    guests = [s for s in turn_order(state) if s != master and loadable(state, wagon, s)]
    begun = [Talk(wagon, guest) for guest in guests]
    return [_offered(state, talk) for talk in begun] if state.rules.light else begun


def _offered(state: State, talk: Talk) -> Talk:
    """A talk with the customary fees of the light variant."""
    one, two = LIGHT_FEES
    both = fitting(state, talk) == 2
    return replace(talk, offers=1, one=one, two=two if both else None, turn=GUEST)


def fitting(state: State, talk: Talk) -> int:
    """How many goods the guest could load, the prices apart: 0 to 2."""
    pieces = loadable(state, talk.wagon, talk.guest)
    return min(room(state, talk.wagon, talk.guest), len(pieces))


def acceptable(state: State, talk: Talk) -> tuple[int, ...]:
    """Numbers of goods for which a price stands."""
    fit = fitting(state, talk)
    found = []
    if talk.one is not None and fit >= 1:
        found.append(1)
    if talk.two is not None and fit >= 2:
        found.append(2)
    return tuple(found)


def affordable(state: State, talk: Talk) -> tuple[int, ...]:
    """Numbers of goods the guest can pay for, which is for the guest alone to know."""
    cash = free_cash(state, talk.guest)
    return tuple([n for n in acceptable(state, talk) if price_for(talk, n) <= cash])


def price_for(talk: Talk, count: int) -> int:
    """What loading so many goods costs by the offer that stands."""
    price = talk.one if count == 1 else talk.two
    return 0 if price is None else price


def awaits_offer(talk: Talk) -> bool:
    """Whether the master is to name a price."""
    return talk.turn == MASTER and talk.counter is None


def may_offer(talk: Talk) -> bool:
    """Whether the master may name a price, perhaps a new one."""
    return talk.turn != SETTLED and talk.offers < MOST_OFFERS


def change(state: State, old: Talk, new: Talk) -> State:
    """The position with one talk changed."""
    stage = stage_of(state)
    talks = tuple(new if talk is old else talk for talk in stage.talks)
    return with_stage(state, replace(stage, talks=talks))


def settled(talk: Talk) -> Talk:
    """The talk at its end."""
    return replace(talk, counter=None, turn=SETTLED)


def review(state: State, talk: Talk) -> Talk:
    """The talk after goods went aboard: what has become impossible lapses."""
    if talk.turn == SETTLED:
        return talk
    pieces = loadable(state, talk.wagon, talk.guest)
    if not pieces:
        return settled(talk)
    if talk.counter is not None and not contains(pieces, talk.counter.goods):
        talk = replace(talk, counter=None, turn=GUEST)
    if talk.turn == GUEST and not acceptable(state, talk):
        return _back_to_master(state, talk)
    return talk


def _back_to_master(state: State, talk: Talk) -> Talk:
    """The master may speak again, unless he has spoken often enough."""
    if state.rules.light or talk.offers >= MOST_OFFERS:
        return settled(talk)
    return replace(talk, turn=MASTER)


def find(state: State, wagon: int, guest: Seat) -> Talk:
    """The talk about a wagon with a guest."""
    for talk in stage_of(state).talks:
        if talk.wagon == wagon and talk.guest == guest:
            return talk
    raise IllegalError(no_talk(wagon, guest))


def no_talk(wagon: int, guest: Seat) -> Message:
    """Why no offer can be made to somebody."""
    return say("marchands-refuse-no-talk", seat=seat_name(guest), wagon=wagon_name(wagon))


def addressed(state: State, wagon: int, guest: Seat | None) -> list[Talk]:
    """The talks an offer goes to: one guest's, or those of all who wait for an offer."""
    if guest is not None:
        return [find(state, wagon, guest)]
    return [t for t in stage_of(state).talks if t.wagon == wagon and awaits_offer(t)]


def offer(state: State, master: Seat, action: Offer, log: Log) -> State:
    """A new price takes the place of the old one and of a counter-offer to it."""
    for talk in addressed(state, action.wagon, action.guest):
        one, two = (*action.prices[: fitting(state, talk)], None)[:2]
        number = talk.offers + 1
        log.append(OfferMade(talk.wagon, master, talk.guest, number, one, two))
        new = Talk(talk.wagon, talk.guest, number, one, two, turn=GUEST)
        state = change(state, talk, new)
    return state


def accept(state: State, guest: Seat, action: Accept, log: Log) -> State:
    """Load at the posted price."""
    talk = find(state, action.wagon, guest)
    return strike(state, talk, action.goods, price_for(talk, len(action.goods)), log)


def strike(state: State, talk: Talk, goods: tuple[Good, ...], price: int, log: Log) -> State:
    """Payment and loading happen together."""
    master = master_of(state, talk.wagon)
    state = change(state, talk, settled(talk))
    state = pay_player(state, talk.guest, master, price)
    goods = tuple(sorted(goods))
    log.append(DealStruck(talk.wagon, master, talk.guest, goods, price))
    return put_aboard(state, talk.wagon, talk.guest, goods)


def counter(state: State, guest: Seat, action: Counter, log: Log) -> State:
    """Goods and a price of the guest's own wait for the master; the money is set aside."""
    talk = find(state, action.wagon, guest)
    terms = Terms(tuple(sorted(action.goods)), action.price)
    log.append(OfferCountered(talk.wagon, guest, terms.goods, terms.price))
    return change(state, talk, replace(talk, counter=terms, countered=True, turn=MASTER))


def decline(state: State, guest: Seat, action: Decline, log: Log) -> State:
    """The master may make another offer, up to three in all."""
    talk = find(state, action.wagon, guest)
    log.append(OfferDeclined(talk.wagon, guest, talk.offers))
    return change(state, talk, _back_to_master(state, talk))


def grant(state: State, talk: Talk, log: Log) -> State:
    """The guest loads on his own terms."""
    terms = cast(Terms, talk.counter)
    return strike(state, talk, terms.goods, terms.price, log)


def refuse(state: State, talk: Talk, log: Log) -> State:
    """The posted price stays open, if it still can be taken."""
    log.append(CounterRefused(talk.wagon, talk.guest))
    return change(state, talk, review(state, replace(talk, counter=None, turn=GUEST)))
