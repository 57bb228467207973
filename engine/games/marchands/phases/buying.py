"""Phase 1: each seat in turn buys up to three goods; twice in round 1."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core.fields import Basket, Cap, unpack
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import (
    BUYING,
    CHEAP_PURCHASE_FEE,
    GOODS,
    MOST_GOODS_BOUGHT,
    PRODUCTION,
    Ability,
    City,
    Good,
)
from engine.games.marchands.model.actions import Buy, Pass
from engine.games.marchands.model.events import Bought, Passed
from engine.games.marchands.model.naming import (
    CITY_BY_TOKEN,
    GOOD_BY_TOKEN,
    PLACE_BY_TOKEN,
    city_name,
    good_name,
    place_option,
)
from engine.games.marchands.model.position import (
    Log,
    owns,
    purse,
    put,
    turn_order,
    with_stage,
)
from engine.games.marchands.model.state import Buying, Phase, State

_CHEAP = Ability.CHEAP_PURCHASE
_PROMPT = say("marchands-prompt-buy")
_DEAREST = max(*BUYING, CHEAP_PURCHASE_FEE)
_EVERYTHING = (True,) * len(Good)
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
    seat = queue[0]
    lap = 1 if len(queue) > len(state.players) or state.round > 1 else 2
    return (_question(state.round, lap, seat, viewer != seat or _can_buy(state, seat)),)


@cache
def _question(round_: int, lap: int, seat: Seat, able: bool) -> Decision:
    verbs = ("buy", "pass") if able else ("pass",)
    return Decision(f"buy:{round_}.{lap}", seat, _PROMPT, verbs)


def _can_buy(state: State, seat: Seat) -> bool:
    if not any(state.stock):
        return False
    money = purse(state, seat)
    if money >= _DEAREST:
        return True
    if owns(state, seat, _CHEAP):
        return money >= price_of(state, seat, _ANYTHING)
    on_sale = zip(state.prices, state.stock, strict=True)
    return money >= min(BUYING[level] for level, left in on_sale if left)


def price_of(state: State, seat: Seat, goods: tuple[tuple[Good, City], ...]) -> int:
    """What a purchase costs a seat, with cheap purchase at most its flat fee a round."""
    if owns(state, seat, _CHEAP):
        return 0 if state.players[seat].flat_paid or not goods else CHEAP_PURCHASE_FEE
    return sum(BUYING[state.prices[good]] for good, _ in goods)


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """Goods are put into the basket one at a time while the money lasts."""
    if verb == "pass":
        return Pass()
    if answers:
        return Buy(tuple([PLACE_BY_TOKEN[token] for token in unpack(answers[0])]))
    return (_basket(state, seat),)


def _basket(state: State, seat: Seat) -> Basket:
    stock = state.stock
    sold = _EVERYTHING if all(stock) else tuple([left > 0 for left in stock])
    shelf, prices = _shelf(state.prices, sold)
    caps = []
    if min(stock) < MOST_GOODS_BOUGHT:
        scarce = [good for good in GOODS if 0 < stock[good] < MOST_GOODS_BOUGHT]
        caps = [_stock_cap(sold, good, stock[good]) for good in scarce]
    if not owns(state, seat, _CHEAP):
        money = purse(state, seat)
        caps.append(Cap(prices, money, say("marchands-refuse-money", money=money)))
    return replace(shelf, caps=tuple(caps))


@cache
def _places(sold: tuple[bool, ...]) -> tuple[tuple[Good, City], ...]:
    """Where the goods that are left can be bought."""
    return tuple((good, city) for city in City for good in PRODUCTION[city] if sold[good])


@lru_cache(maxsize=1024)
def _shelf(levels: tuple[int, ...], sold: tuple[bool, ...]) -> tuple[Basket, tuple[int, ...]]:
    """All that is to be had, and the price of each option."""
    places = _places(sold)
    prices = tuple([BUYING[levels[good]] for good, _ in places])
    options = tuple(map(place_option, *zip(*places, strict=True), prices))
    limits = (MOST_GOODS_BOUGHT,) * len(options)
    return Basket("goods", _PROMPT, options, 1, MOST_GOODS_BOUGHT, limits), prices


@cache
def _stock_cap(sold: tuple[bool, ...], good: Good, left: int) -> Cap:
    refusal = say("marchands-refuse-stock", good=good_name(good), left=left)
    return Cap(tuple(int(other == good) for other, _ in _places(sold)), left, refusal)


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
    stage = Buying(_stage(state).queue[1:])
    if not isinstance(action, Buy):
        log.append(Passed(seat, Phase.BUYING))
        return with_stage(state, stage)
    paid = price_of(state, seat, action.goods)
    log.append(Bought(seat, action.goods, paid))
    player, stock = state.players[seat], list(state.stock)
    stores = player.stores
    for good, city in action.goods:
        stock[good] -= 1
        house = stores[city]
        stores = put(stores, city, put(house, good, house[good] + 1))
    flat = player.flat_paid or owns(state, seat, _CHEAP)
    player = replace(player, money=player.money - paid, stores=stores, flat_paid=flat)
    return replace(
        state,
        stage=stage,
        players=put(state.players, seat, player),
        stock=tuple(stock),
        bank=state.bank + paid,
    )


def default(state: State, decision: Decision) -> Action:
    """An absent player buys nothing."""
    return Pass()


def _stage(state: State) -> Buying:
    assert isinstance(state.stage, Buying)
    return state.stage
