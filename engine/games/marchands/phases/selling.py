"""End of phase 4: warehouse sales, special sales and bonus claims, all asked together."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.fields import Basket, Choose, Option, unpack
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import (
    BUYING,
    CITIES,
    GOODS,
    SPECIAL_SALE_PRICE,
    WAREHOUSE_SALE,
    Ability,
    City,
    Good,
    Influence,
)
from engine.games.marchands.model.actions import ClaimBonus, Pass, Sell, SellSpecially
from engine.games.marchands.model.events import BonusClaimed, SoldFromWarehouse, SoldSpecially
from engine.games.marchands.model.naming import (
    CITY_BY_TOKEN,
    PLACE_BY_TOKEN,
    WAGON_BY_TOKEN,
    city_name,
    place_option,
    wagon_option,
)
from engine.games.marchands.model.position import (
    Log,
    discard,
    holds,
    owns,
    pay_bank,
    restock,
    store,
    turn_order,
    with_stage,
    without,
)
from engine.games.marchands.model.state import Selling, State
from engine.games.marchands.phases import unloading

_PROMPT = say("marchands-prompt-sell")


def enter(state: State, log: Log) -> State:
    """Ask whoever could sell as far as anybody can tell; hidden cards are not looked at."""
    asked = [seat for seat in turn_order(state) if _could_sell(state, seat, sold=False)]
    return with_stage(state, Selling(tuple(asked)))


def _could_sell(state: State, seat: Seat, *, sold: bool) -> bool:
    player = state.players[seat]
    sells = not sold and owns(state, seat, Ability.WAREHOUSE_SALE)
    if not sells and not player.hand:
        return False
    if any(map(any, player.stores)):
        return True
    return bool(player.hand) and any(w.arrived and w.cargo[seat] for w in state.wagons)


def finished(state: State) -> bool:
    """Nobody is selling any more."""
    return not _stage(state).asked


def leave(state: State, log: Log) -> State:
    """Phase 5: unload the wagons that arrived."""
    return unloading.unload(state, _stage(state).bonus, log)


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """What a seat may sell affects nobody else, so all are asked at once."""
    return [_question(state, seat, own=viewer == seat) for seat in _stage(state).asked]


def _question(state: State, seat: Seat, *, own: bool) -> Decision:
    stage, player = _stage(state), state.players[seat]
    stored = any(map(any, player.stores))
    verbs = []
    if stored and seat not in stage.sold and owns(state, seat, Ability.WAREHOUSE_SALE):
        verbs.append("sell")
    if own and stored and holds(state, seat, Influence.SPECIAL_SALE):
        verbs.append("sell-specially")
    if own and holds(state, seat, Influence.SALE_WITH_BONUS) and claimable(state, seat):
        verbs.append("claim-bonus")
    # With the next card the same press would sell again.
    name = f"sell:{state.round}.{len(player.hand)}"
    return Decision(name, seat, _PROMPT, (*verbs, "pass"))


def claimable(state: State, seat: Seat) -> tuple[int, ...]:
    """Arrived wagons with goods of this seat on which it has not yet claimed the bonus."""
    return tuple(
        number
        for number, wagon in enumerate(state.wagons)
        if wagon.arrived and wagon.cargo[seat] and (seat, number) not in _stage(state).bonus
    )


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """Which goods, from which warehouse, or which wagon."""
    match verb:
        case "sell":
            return _ask_sell(state, seat, answers)
        case "sell-specially":
            if answers:
                return SellSpecially(*PLACE_BY_TOKEN[answers[0]])
            options = _stored(state, seat, SPECIAL_SALE_PRICE)
            return (Choose("good", say("marchands-field-special"), options),)
        case "claim-bonus":
            if answers:
                return ClaimBonus(WAGON_BY_TOKEN[answers[0]])
            options = tuple(wagon_option(number) for number in claimable(state, seat))
            return (Choose("wagon", say("marchands-field-wagon"), options),)
    return Pass()


def _ask_sell(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    stores = state.players[seat].stores
    one_house = state.rules.edition == 1
    if one_house and not answers:
        options = tuple(Option(c.token, city_name(c)) for c in CITIES if any(stores[c]))
        return (Choose("warehouse", say("marchands-field-warehouse"), options),)
    house = CITY_BY_TOKEN[answers[0]] if one_house else None
    if len(answers) == 1 + one_house:
        return Sell(tuple(PLACE_BY_TOKEN[token] for token in unpack(answers[-1])), house)
    houses = CITIES if house is None else (house,)
    places = [(g, c) for c in houses for g in GOODS if stores[c][g]]
    options = tuple([place_option(g, c, BUYING[state.prices[g]]) for g, c in places])
    most = min(WAREHOUSE_SALE[state.rules.edition], sum([stores[c][g] for g, c in places]))
    limits = tuple([min(most, stores[c][g]) for g, c in places])
    return (Basket("goods", say("marchands-field-sell", most=most), options, 1, most, limits),)


def _stored(state: State, seat: Seat, price: int) -> tuple[Option, ...]:
    stores = state.players[seat].stores
    return tuple([place_option(g, c, price) for c in CITIES for g in GOODS if stores[c][g]])


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """The list of what one has says it all."""
    return None


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Sell at once; a seat is done when it passes or has nothing more to use."""
    match action:
        case Sell():
            state = _sell(state, seat, action, log)
        case SellSpecially():
            state = discard(state, seat, Influence.SPECIAL_SALE)
            state = _take_out(state, seat, ((action.good, action.city),), SPECIAL_SALE_PRICE)
            log.append(SoldSpecially(seat, action.good, action.city, SPECIAL_SALE_PRICE))
        case ClaimBonus():
            state = discard(state, seat, Influence.SALE_WITH_BONUS)
            stage = _stage(state)
            claims = (*stage.bonus, (seat, action.wagon))
            state = with_stage(state, replace(stage, bonus=claims))
            log.append(BonusClaimed(seat, action.wagon))
        case _:
            return _done(state, seat)
    if not _could_sell(state, seat, sold=seat in _stage(state).sold):
        return _done(state, seat)
    return state


def _sell(state: State, seat: Seat, action: Sell, log: Log) -> State:
    income = sum(BUYING[state.prices[good]] for good, _ in action.goods)
    state = _take_out(state, seat, action.goods, income)
    stage = _stage(state)
    log.append(SoldFromWarehouse(seat, action.goods, income))
    return with_stage(state, replace(stage, sold=(*stage.sold, seat)))


def _take_out(state: State, seat: Seat, goods: tuple[tuple[Good, City], ...], income: int) -> State:
    for good, city in goods:
        state = store(state, seat, city, good, -1)
    state = restock(state, (good for good, _ in goods))
    return pay_bank(state, seat, -income)


def _done(state: State, seat: Seat) -> State:
    stage = _stage(state)
    return with_stage(state, replace(stage, asked=without(stage.asked, seat)))


def default(state: State, decision: Decision) -> Action:
    """An absent player keeps goods and cards."""
    return Pass()


def _stage(state: State) -> Selling:
    assert isinstance(state.stage, Selling)
    return state.stage
