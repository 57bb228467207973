"""A merchant with some sense who plays for somebody absent, from what that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine.core.game import Decision
from engine.core.rng import Rng
from engine.core.values import Action, Seat
from engine.games.marchands.content import (
    ABILITY_PRICE,
    ABILITY_STARS,
    BUYING,
    MOST_GOODS_BOUGHT,
    PRODUCTION,
    SELLING,
    UPKEEP,
    WAREHOUSE_SALE,
    Ability,
    City,
    Good,
)
from engine.games.marchands.flow import STAGES
from engine.games.marchands.model.actions import (
    BidUpTo,
    Borrow,
    Buy,
    ClaimBonus,
    Climb,
    Dial,
    Invest,
    PayStatus,
    Propose,
    Repay,
    Sell,
    SellSpecially,
    Shift,
)
from engine.games.marchands.model.position import in_city, purse
from engine.games.marchands.model.roads import city_near
from engine.games.marchands.model.state import AbilityAuction, Counting, Investing, Phase, State
from engine.games.marchands.phases.climbing import choices, price_of, purse_to_climb
from engine.games.marchands.phases.investing import is_last_round
from engine.games.marchands.phases.loans import can_repay
from engine.games.marchands.phases.selling import claimable
from engine.games.marchands.stand_in import loading as stand_in_loading
from engine.games.marchands.stand_in import moving as stand_in_moving

_TOP = len(SELLING) - 1
_PURSE = 900
"""What a careful merchant keeps back while the game goes on."""


def answer(state: State, decision: Decision, rng: Rng) -> Action:
    """A sensible answer; the harmless one where nothing better is known."""
    play = _PLAYS.get(state.phase)
    action = play(state, decision, rng) if play else None
    return action or STAGES[state.phase].default(state, decision)


def _buy(state: State, decision: Decision, rng: Rng) -> Action | None:
    """Goods that sell well, where a wagon stands or comes, without emptying the purse."""
    seat = decision.seat
    budget = purse(state, seat) - _PURSE // 2
    cheap = Ability.CHEAP_PURCHASE in state.players[seat].abilities
    if "buy" not in decision.verbs:
        return None
    best = sorted(_offers(state, seat, rng), reverse=True)
    basket: list[tuple[Good, City]] = []
    for score, good, city in best[:2]:
        price = 0 if cheap else BUYING[state.prices[good]]
        bought = sum(1 for other, _ in basket if other == good)
        while score > 0 and len(basket) < MOST_GOODS_BOUGHT and bought < state.stock[good]:
            if price > budget:
                break
            basket.append((good, city))
            budget -= price
            bought += 1
    return Buy(tuple(basket)) if basket else None


def _offers(state: State, seat: Seat, rng: Rng) -> list[tuple[int, Good, City]]:
    waiting = {city_near(wagon.at) for wagon in state.wagons if in_city(wagon)}
    coming = {city_near(wagon.at) for wagon in state.wagons if not in_city(wagon)}
    found = []
    for city in City:
        near = 350 if city in waiting else 100 if city in coming else -150
        held = state.players[seat].stores[city]
        for good in PRODUCTION[city]:
            if state.stock[good]:
                gain = SELLING[state.prices[good]] - 2 * BUYING[state.prices[good]]
                together = 120 * min(held[good], 2) - 200 * max(0, held[good] - 2)
                score = gain + near + together + 40 * rng.below(6) - 500
                found.append((score, good, city))
    return found


def _dial(state: State, decision: Decision, rng: Rng) -> Action:
    """Raise what is about to be sold; push others' dearest goods over the top."""
    seat = decision.seat
    mine, theirs = [0] * len(Good), [0] * len(Good)
    for wagon in state.wagons:
        weight = 3 if wagon.arrived else 1
        for owner, goods in enumerate(wagon.cargo):
            for good in goods:
                (mine if owner == seat else theirs)[good] += weight
    raising = [good for good in Good if mine[good] and state.prices[good] < _TOP]
    tipping = [g for g in Good if theirs[g] > 2 * mine[g] and state.prices[g] == _TOP]
    wish = sorted(raising, key=lambda g: (-mine[g], state.prices[g])) + tipping
    if not wish:
        return Dial((rng.choice(tuple(Good)), None))
    first = wish[0]
    twice = state.prices[first] <= _TOP - 2 and first in raising
    second = wish[1] if len(wish) > 1 and rng.below(2) else first if twice else None
    return Dial((first, second))


def _shift(state: State, decision: Decision, rng: Rng) -> Action | None:
    seat = decision.seat
    assert isinstance(state.stage, Counting)
    best: tuple[int, Good, bool] | None = None
    for good in Good:
        mine = sum(w.cargo[seat].count(good) for w in state.wagons if w.arrived)
        rest = sum(load.count(good) for w in state.wagons if w.arrived for load in w.cargo) - mine
        level = state.prices[good]
        for gain, up in ((mine - rest, True), (rest - mine, False)):
            legal = level < _TOP if up else level > 0
            if legal and gain > 0 and (best is None or gain > best[0]):
                best = (gain, good, up)
    return None if best is None else Shift(best[1], best[2])


def _sell(state: State, decision: Decision, rng: Rng) -> Action | None:
    """Use the sales cards when they pay; clear the warehouses towards the end."""
    seat, last = decision.seat, _ending(state)
    if "claim-bonus" in decision.verbs:
        best = max(claimable(state, seat), key=lambda number: _claim(state, seat, number))
        if _claim(state, seat, best) >= (100 if last else 400):
            return ClaimBonus(best)
    places = [
        (good, city)
        for city in City
        for good in Good
        for _ in range(state.players[seat].stores[city][good])
    ]
    dearest = sorted(places, key=lambda place: BUYING[state.prices[place[0]]])
    if "sell-specially" in decision.verbs and (last or rng.below(3) == 0):
        return SellSpecially(*dearest[0])
    if "sell" in decision.verbs:
        return _clear(state, dearest[::-1], last)
    return None


def _ending(state: State) -> bool:
    """Whether this round is the last, counting the wagons about to be unloaded."""
    arrived = sum(wagon.arrived for wagon in state.wagons)
    return is_last_round(replace(state, arrivals=state.arrivals + arrived))


def _claim(state: State, seat: Seat, number: int) -> int:
    wagon = state.wagons[number]
    city = city_near(wagon.at)
    local = sum(good in PRODUCTION[city] for good in wagon.cargo[seat])
    return local * state.bonus[city]


def _clear(state: State, places: list[tuple[Good, City]], last: bool) -> Action | None:
    least = 100 if last else 400
    worth = [place for place in places if BUYING[state.prices[place[0]]] >= least]
    most = WAREHOUSE_SALE[state.rules.edition]
    if not worth:
        return None
    if state.rules.edition == 1:
        house = worth[0][1]
        return Sell(tuple(p for p in worth if p[1] == house)[:most], house)
    return Sell(tuple(worth[:most]))


def _invest(state: State, decision: Decision, rng: Rng) -> Action | None:
    """A hidden maximum by the stars of the best card, within a third of the purse."""
    assert isinstance(state.stage, Investing)
    if decision.verbs == ("invest",):
        return Invest(max(state.open_cards, key=lambda c: (ABILITY_STARS[c], rng.below(9))))
    auction = state.stage.auction
    assert auction is not None
    stars = max(ABILITY_STARS[card] for card in state.open_cards)
    money = purse(state, decision.seat)
    limit = min(stars * 150 + 100 * rng.below(4), money // 3) // 100 * 100
    if decision.verbs == ("pass",) or limit < auction.high + 100:
        return None
    return BidUpTo(limit)


def _propose(state: State, decision: Decision, rng: Rng) -> Action | None:
    assert isinstance(state.stage, AbilityAuction)
    auction = state.stage.auction
    money = purse(state, decision.seat)
    if auction is None:
        fit = [card for card in state.open_cards if ABILITY_PRICE[card] <= money // 3]
        return Propose(rng.choice(fit)) if fit else None
    assert auction.card is not None
    limit = ABILITY_PRICE[auction.card] + 100 * rng.below(4)
    if decision.verbs == ("pass",) or limit < auction.high + 100:
        return None
    return BidUpTo(min(limit, money // 100 * 100))


def _borrow(state: State, decision: Decision, rng: Rng) -> Action | None:
    poor = state.players[decision.seat].money < 300
    return Borrow() if poor and state.arrivals < 4 else None


def _climb(state: State, decision: Decision, rng: Rng) -> Action | None:
    """Climb as far as upkeep and trade stay affordable; at the end as far as possible."""
    seat = decision.seat
    if "pay-status" in decision.verbs:
        return PayStatus()
    if "repay" in decision.verbs:
        return Repay() if can_repay(state, seat) else None
    best = None
    for steps in choices(state, seat):
        cost = price_of(state, steps.steps, steps.cards)
        player = state.players[seat]
        keep = 0 if is_last_round(state) else UPKEEP[player.rung + steps.steps] + _PURSE
        if purse_to_climb(state, seat) - cost >= keep:
            rank = (steps.steps, -cost)
            best = max(best or (rank, steps), (rank, steps), key=lambda pair: pair[0])
    return None if best is None else Climb(best[1].steps, best[1].cards)


_Play = Callable[[State, Decision, Rng], Action | None]
_PLAYS: Mapping[Phase, _Play] = {
    Phase.ABILITIES: _propose,
    Phase.BUYING: _buy,
    Phase.BIDDING: stand_in_loading.bid,
    Phase.LOADING: stand_in_loading.load,
    Phase.AXLES: stand_in_moving.break_axle,
    Phase.MOVING: stand_in_moving.move,
    Phase.DIALS: _dial,
    Phase.COUNTING: _shift,
    Phase.SELLING: _sell,
    Phase.INVESTING: _invest,
    Phase.LOANS: _borrow,
    Phase.CLIMBING: _climb,
}
