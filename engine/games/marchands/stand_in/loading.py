"""How a stand-in bids for wagons, fills them and deals over the loading."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from engine.core.game import Decision
from engine.core.rng import Rng
from engine.core.values import Action, Seat
from engine.games.marchands.content import MASTER_LOAD, MONEY_STEP, SELLING, Good
from engine.games.marchands.model.actions import (
    Accept,
    Bid,
    Close,
    Counter,
    Decline,
    FreeLoad,
    Grant,
    Load,
    Offer,
    Refuse,
)
from engine.games.marchands.model.naming import WAGON_BY_TOKEN
from engine.games.marchands.model.position import purse
from engine.games.marchands.model.reserves import free_cash
from engine.games.marchands.model.state import Bidding, State, Talk
from engine.games.marchands.phases.loading.cargo import city_of, loadable, room
from engine.games.marchands.phases.loading.free_loading import open_wagons
from engine.games.marchands.phases.loading.talks import (
    addressed,
    affordable,
    fitting,
    price_for,
    stage_of,
)
from engine.games.marchands.phases.loading.terms import counter_of, offer_of

_CHANCE = 60
"""Percent of the sale price a careful merchant counts on when a good goes aboard."""


def bid(state: State, decision: Decision, rng: Rng) -> Action:
    """A small part of the purse, more where many goods of one type wait."""
    stage = cast(Bidding, state.stage)
    money = purse(state, decision.seat)
    amounts = []
    for wagon in stage.wagons:
        house = state.players[decision.seat].stores[city_of(state, wagon)]
        waiting = min(MASTER_LOAD, max(house))
        wish = waiting * (150 + 50 * rng.below(4)) if waiting else 100 * rng.below(2)
        amount = min(wish, money // 4) // MONEY_STEP * MONEY_STEP
        amounts.append(amount)
        money -= amount
    return Bid(tuple(amounts))


def load(state: State, decision: Decision, rng: Rng) -> Action | None:
    """Master, guest or holder of a card, whatever the question is."""
    if "grant" in decision.verbs:
        return _reply(state, decision)
    if "decline" in decision.verbs:
        return _answer(state, decision, rng)
    if decision.given:
        return _master(state, decision, rng)
    if "free-load" in decision.verbs:
        return _load_free(state, decision.seat)
    return None


def _master(state: State, decision: Decision, rng: Rng) -> Action:
    wagon = WAGON_BY_TOKEN[decision.given[0]]
    if "load" in decision.verbs and wagon not in stage_of(state).loaded:
        return Load(wagon, _best_lot(state, wagon, decision.seat))
    # By chat a second price costs everybody another wait; the first is moderate instead.
    waiting = [talk for talk in addressed(state, wagon, None) if not talk.offers]
    if waiting and "offer" in decision.verbs:
        return _offer(state, waiting, rng)
    return Close(wagon)


def _best_lot(state: State, wagon: int, seat: Seat) -> tuple[Good, ...]:
    pieces = loadable(state, wagon, seat)
    most = room(state, wagon, seat)
    lots = [(good,) * min(most, pieces.count(good)) for good in set(pieces)]
    return max(lots, key=lambda lot: (_worth(state, lot), lot))


def _offer(state: State, waiting: list[Talk], rng: Rng) -> Offer:
    """One price for everybody who waits."""
    first = waiting[0]
    everybody = len(waiting) > 1 and all(
        talk in waiting for talk in addressed(state, first.wagon, None)
    )
    fits = max(fitting(state, talk) for talk in (waiting if everybody else waiting[:1]))
    one = 200 + 100 * rng.below(2)
    return Offer(first.wagon, None if everybody else first.guest, (one, 2 * one - 100)[:fits])


def _worth(state: State, goods: Iterable[Good]) -> int:
    return sum(SELLING[state.prices[good]] for good in goods) * _CHANCE // 100


def _answer(state: State, decision: Decision, rng: Rng) -> Action:
    mine = (t for t in stage_of(state).talks if t.guest == decision.seat)
    talk = next(t for t in mine if offer_of(t) == decision.given[0])
    terms = (talk.wagon, talk.offers, talk.one, talk.two)
    pieces = loadable(state, talk.wagon, talk.guest)
    dearest = sorted(pieces, key=lambda good: -state.prices[good])
    best: tuple[int, tuple[Good, ...]] = (0, ())
    for count in affordable(state, talk) if "accept" in decision.verbs else ():
        goods = tuple(sorted(dearest[:count]))
        gain = _worth(state, goods) - price_for(talk, count)
        best = max(best, (gain, goods))
    if best[0] > 0:
        return Accept(*terms, best[1])
    price = min(_worth(state, dearest[:1]) // 2, free_cash(state, talk.guest))
    if "counter" in decision.verbs and price >= MONEY_STEP and rng.below(2):
        return Counter(*terms, tuple(dearest[:1]), price // MONEY_STEP * MONEY_STEP)
    return Decline(*terms)


def _reply(state: State, decision: Decision) -> Action:
    waiting = (t for t in stage_of(state).talks if t.counter is not None)
    talk = next(t for t in waiting if counter_of(t) == decision.given[0])
    counter = talk.counter
    assert counter is not None
    kind = Grant if counter.price >= MONEY_STEP * len(counter.goods) else Refuse
    return kind(talk.wagon, talk.guest, counter.goods, counter.price)


def _load_free(state: State, seat: Seat) -> Action | None:
    best: tuple[int, int, tuple[Good, ...]] = (0, 0, ())
    for wagon in open_wagons(state, seat):
        pieces = sorted(loadable(state, wagon, seat), key=lambda good: -state.prices[good])
        goods = tuple(sorted(pieces[: room(state, wagon, seat)]))
        best = max(best, (_worth(state, goods), wagon, goods))
    return FreeLoad(best[1], best[2]) if best[0] > 500 else None
