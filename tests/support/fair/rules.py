"""What happens at the fair: rounds of buying, sealed bids and one sale."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.core.game import Options, Step
from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat
from tests.support.fair.content import BANK, COST, HIGHEST_PRICE, PURSE, STOCK_PER_SEAT, Good
from tests.support.fair.model import (
    Agree,
    Agreed,
    Bid,
    Bought,
    Buy,
    FairClosed,
    Market,
    Promise,
    Rest,
    Rested,
    RoundOpened,
    Sealed,
    Sell,
    Sold,
    Stage,
    StallWon,
    State,
    Swear,
    Sworn,
    Wake,
)

T = TypeVar("T")


def setup(seats: int, options: Options, rng: Rng) -> Step[State]:
    """Deal purses and tastes, and open the first round."""
    chosen = dict(options)
    secret = chosen["tastes"] == "secret"
    market = Market(
        round=0,
        rounds=int(chosen["rounds"]),
        stage=Stage.BUY,
        first=Seat(rng.below(seats) - 1),
        turn=0,
        prices=(),
        stock=(STOCK_PER_SEAT * seats,) * len(Good),
        goods=((0,) * len(Good),) * seats,
        sealed=(False,) * seats,
        resting=(False,) * seats,
    )
    tastes = tuple(rng.choice(tuple(Good)) if secret else None for _ in range(seats))
    state = State(market, BANK, (PURSE,) * seats, (None,) * seats, tastes)
    return _open_round(state, (), rng)


def _open_round(state: State, events: tuple[Event, ...], rng: Rng) -> Step[State]:
    market = state.market
    if market.round == market.rounds:
        return Step(_on_market(state, stage=Stage.OVER, winner=None), (*events, FairClosed()))
    seats = len(market.goods)
    prices = tuple(1 + rng.below(HIGHEST_PRICE) for _ in Good)
    market = replace(
        market,
        round=market.round + 1,
        stage=Stage.BUY,
        first=Seat((market.first + 1) % seats),
        turn=0,
        prices=prices,
        sealed=(False,) * seats,
        winner=None,
    )
    opened = RoundOpened(market.round, prices)
    return Step(replace(state, market=market, bids=(None,) * seats), (*events, opened))


def apply(state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
    """What a checked action leads to."""
    match action:
        case Buy():
            return _buy(state, seat, action)
        case Bid():
            return _bid(state, seat, action, rng)
        case Sell():
            return _sell(state, seat, action, rng)
        case Swear():
            return _swear(state, seat, action)
        case Agree():
            return _agree(state, action)
        case Rest() | Wake():
            resting = isinstance(action, Rest)
            marks = _with(state.market.resting, seat, resting)
            return Step(_on_market(state, resting=marks), (Rested(seat, resting),))
        case _:
            return _open_round(state, (), rng)


def _buy(state: State, seat: Seat, action: Buy) -> Step[State]:
    market = state.market
    taken = tuple(action.goods.count(good) for good in Good)
    price = COST * len(action.goods)
    held = tuple(map(sum, zip(market.goods[seat], taken, strict=True)))
    turn = market.turn + 1
    after = _on_market(
        state,
        stock=tuple(left - count for left, count in zip(market.stock, taken, strict=True)),
        goods=_with(market.goods, seat, held),
        turn=turn,
        stage=Stage.BID if turn == len(market.goods) else Stage.BUY,
    )
    return Step(_pay(after, seat, price), (Bought(seat, action.goods),))


def _bid(state: State, seat: Seat, action: Bid, rng: Rng) -> Step[State]:
    bids = _with(state.bids, seat, action.amount)
    sealed = _with(state.market.sealed, seat, True)
    state = replace(_on_market(state, sealed=sealed), bids=bids)
    told = (Sealed(seat, action.amount),)
    return _reveal(state, told, rng) if all(sealed) else Step(state, told)


def _reveal(state: State, events: tuple[Event, ...], rng: Rng) -> Step[State]:
    """The highest bid wins, the earlier seat of the round among equals, and is paid."""
    market = state.market
    bids = tuple(bid or 0 for bid in state.bids)
    order = [market.seat_after(steps) for steps in range(len(bids))]
    winner = max(order, key=lambda seat: (bids[seat], -order.index(seat)))
    state = _pay(state, winner, bids[winner])
    events = (*events, StallWon(winner, bids))
    if not any(market.goods[winner]):
        return _open_round(state, events, rng)
    return Step(_on_market(state, stage=Stage.SELL, winner=winner), events)


def _sell(state: State, seat: Seat, action: Sell, rng: Rng) -> Step[State]:
    market = state.market
    income = market.prices[action.good] * action.count
    held = market.goods[seat]
    left = _with(held, action.good, held[action.good] - action.count)
    stock = _with(market.stock, action.good, market.stock[action.good] + action.count)
    state = _pay(
        _on_market(state, goods=_with(market.goods, seat, left), stock=stock), seat, -income
    )
    return _open_round(state, (Sold(seat, action.good, action.count, income),), rng)


def _swear(state: State, seat: Seat, action: Swear) -> Step[State]:
    market = state.market
    promise = Promise(10 * market.round + seat, seat, action.taker, action.words)
    return Step(_on_market(state, promises=(*market.promises, promise)), (Sworn(promise),))


def _agree(state: State, action: Agree) -> Step[State]:
    promises = tuple(
        replace(p, agreed=True) if p.number == action.number else p for p in state.market.promises
    )
    agreed = next(p for p in promises if p.number == action.number)
    return Step(_on_market(state, promises=promises), (Agreed(agreed),))


def _on_market(state: State, **changes: object) -> State:
    return replace(state, market=replace(state.market, **changes))


def _pay(state: State, seat: Seat, amount: int) -> State:
    purses = _with(state.purses, seat, state.purses[seat] - amount)
    return replace(state, purses=purses, bank=state.bank + amount)


def _with(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])
