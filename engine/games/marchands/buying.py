"""Phase 1: each seat in turn buys up to three goods; twice in round 1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from engine.core.fields import Basket, Cap, unpack
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.actions import Buy, Pass
from engine.games.marchands.content import (
    BUYING,
    CHEAP_PURCHASE_FEE,
    MOST_GOODS_BOUGHT,
    PRODUCTION,
    Ability,
    City,
    Good,
)
from engine.games.marchands.events import Bought, Passed
from engine.games.marchands.naming import (
    CITY_BY_TOKEN,
    GOOD_BY_TOKEN,
    PLACE_BY_TOKEN,
    city_name,
    good_name,
    place_option,
)
from engine.games.marchands.position import (
    Log,
    owns,
    pay_bank,
    purse,
    put,
    store,
    turn_order,
    with_player,
    with_stage,
)
from engine.games.marchands.state import Buying, Phase, State

_PROMPT = say("marchands-prompt-buy")
_ANYTHING = ((Good.CLOTH, City.KOELN),)


def enter(state: State, log: Log) -> State:
    """Everybody buys in turn order; in round 1 the phase is played twice."""
    laps = 2 if state.round == 1 else 1
    return with_stage(state, Buying(turn_order(state) * laps))


def finished(state: State) -> bool:
    """All have bought or passed."""
    return not _stage(state).queue


def leave(state: State, log: Log) -> State:
    """Nothing is left to settle."""
    return state


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """Only the seat at turn is asked: purchases have an order."""
    queue = _stage(state).queue
    lap = 1 if len(queue) > len(state.players) or state.round > 1 else 2
    verbs = ("buy", "pass") if viewer != queue[0] or _can_buy(state, queue[0]) else ("pass",)
    yield Decision(f"buy:{state.round}:{lap}", queue[0], _PROMPT, verbs)


def _can_buy(state: State, seat: Seat) -> bool:
    prices = [BUYING[level] for level, left in zip(state.prices, state.stock, strict=True) if left]
    if not prices or owns(state, seat, Ability.CHEAP_PURCHASE):
        return bool(prices) and purse(state, seat) >= price_of(state, seat, _ANYTHING)
    return min(prices) <= purse(state, seat)


def price_of(state: State, seat: Seat, goods: tuple[tuple[Good, City], ...]) -> int:
    """What a purchase costs a seat, with cheap purchase at most its flat fee a round."""
    if owns(state, seat, Ability.CHEAP_PURCHASE):
        return 0 if state.players[seat].flat_paid or not goods else CHEAP_PURCHASE_FEE
    return sum(BUYING[state.prices[good]] for good, _ in goods)


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """Goods are put into the basket one at a time while the money lasts."""
    if verb == "pass":
        return Pass()
    if answers:
        picked = tuple(PLACE_BY_TOKEN[token] for token in unpack(answers[0]))
        return Buy(picked)
    return (_basket(state, seat),)


def _basket(state: State, seat: Seat) -> Basket:
    on_sale = [(good, city) for city in City for good in PRODUCTION[city] if state.stock[good]]
    prices = tuple(BUYING[state.prices[good]] for good, _ in on_sale)
    scarce = [good for good in Good if 0 < state.stock[good] < MOST_GOODS_BOUGHT]
    caps = [_stock_cap(state, on_sale, good) for good in scarce]
    if not owns(state, seat, Ability.CHEAP_PURCHASE):
        money = purse(state, seat)
        caps.append(Cap(prices, money, say("marchands-refuse-money", money=money)))
    options = tuple(map(place_option, *zip(*on_sale, strict=True), prices))
    limits = (MOST_GOODS_BOUGHT,) * len(options)
    return Basket("goods", _PROMPT, options, 1, MOST_GOODS_BOUGHT, limits, tuple(caps))


def _stock_cap(state: State, on_sale: list[tuple[Good, City]], good: Good) -> Cap:
    left = state.stock[good]
    refusal = say("marchands-refuse-stock", good=good_name(good), left=left)
    return Cap(tuple(int(other == good) for other, _ in on_sale), left, refusal)


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """Say what the named city sells, or that a good has run out."""
    good_word, _, city_word = token.partition("@")
    good, city = GOOD_BY_TOKEN.get(good_word), CITY_BY_TOKEN.get(city_word)
    if good is None or city is None:
        return None
    if good not in PRODUCTION[city]:
        sold = tuple(good_name(g) for g in PRODUCTION[city])
        return say(
            "marchands-refuse-city-lacks", city=city_name(city), good=good_name(good), sold=sold
        )
    return None


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Pay, take from the stock, put into the warehouses."""
    stage = _stage(state)
    state = with_stage(state, Buying(stage.queue[1:]))
    if not isinstance(action, Buy):
        log.append(Passed(seat, Phase.BUYING))
        return state
    paid = price_of(state, seat, action.goods)
    state = pay_bank(state, seat, paid)
    for good, city in action.goods:
        state = store(state, seat, city, good, 1)
        state = replace(state, stock=put(state.stock, good, state.stock[good] - 1))
    if owns(state, seat, Ability.CHEAP_PURCHASE):
        state = with_player(state, seat, replace(state.players[seat], flat_paid=True))
    log.append(Bought(seat, action.goods, paid))
    return state


def default(state: State, decision: Decision) -> Action:
    """An absent player buys nothing."""
    return Pass()


def _stage(state: State) -> Buying:
    return cast(Buying, state.stage)
