"""How many answers there are in twenty named positions of each edition, worked out by hand.

A count that changes is a rule that changed.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.marchands import MARCHANDS
from engine.games.marchands.content import Ability, City, Good, Influence
from engine.games.marchands.flow import STAGES
from engine.games.marchands.model.state import Phase, State
from engine.games.marchands.phases import (
    abilities,
    axles,
    bidding,
    buying,
    climbing,
    counting,
    dials,
    investing,
    loans,
    selling,
)
from engine.games.marchands.phases.loading import stage as loading
from engine.games.marchands.phases.moving import stage as moving
from engine.games.marchands.phases.stages import StageRules
from tests.engine.games.marchands.build import (
    A,
    B,
    Table,
    position,
    space,
    wagon,
    with_cards,
    with_goods,
    with_seat,
)
from tests.support.counting import count_answers

Make = Callable[[int], State]


def entered(rules: StageRules, state: State, *plays: tuple[Seat, str]) -> State:
    """The position inside a stage, after some plays."""
    phase = next(phase for phase, stage in STAGES.items() if stage is rules)
    table = Table(rules, replace(state, phase=phase))
    for seat, line in plays:
        table.play(seat, line)
    return table.state


def first_purchase(edition: int) -> State:
    """18 places: 18 + C(19,2) + C(20,3) baskets, and a pass."""
    return entered(buying, position(edition))


def purchase_with_100(edition: int) -> State:
    """One good of 18, and a pass."""
    return entered(buying, with_seat(position(edition), A, money=100))


def purchase_of_the_last_two_silk(edition: int) -> State:
    """Three cities sell silk: 3 + C(4,2), and a pass."""
    return entered(buying, position(edition, stock=(0, 0, 2, 0, 0, 0)))


def purchase_at_mixed_prices(edition: int) -> State:
    """300 florins, cloth 300 and the rest 100: 3 cloth, then 15 + C(16,2) + C(17,3), a pass."""
    return entered(buying, with_seat(position(edition, prices=(3, 0, 0, 0, 0, 0)), A, money=300))


def sealed_bid_of_1250(edition: int) -> State:
    """0, 100, … 1200."""
    return entered(bidding, with_seat(position(edition), A, money=1250))


def master_with_two_types(edition: int) -> State:
    """One to three silk, one iron, or close."""
    state = with_goods(position(edition), A, City.WIEN, *(Good.SILK,) * 3, Good.IRON)
    state = replace(state, wagons=(*state.wagons[:2], replace(state.wagons[2], master=A)))
    return entered(loading, state)


def guest_with_an_offer(edition: int) -> State:
    """Accept 1 or 2 of iron, iron, silk: 2 + 2; counter 4 lots at 0 … 5000: 204; decline."""
    state = with_goods(position(edition), A, City.WIEN, Good.IRON, Good.IRON, Good.SILK)
    state = with_goods(state, B, City.WIEN, Good.WINE)
    state = replace(state, wagons=(*state.wagons[:2], replace(state.wagons[2], master=B)))
    return entered(loading, state, (B, "load wagon-3 wine-1"), (B, "offer wagon-3 red 300 500"))


def one_axle_break(edition: int) -> State:
    """One of three wagons, or a pass."""
    return entered(axles, with_cards(position(edition), A, Influence.AXLE_BREAK))


def two_axle_breaks(edition: int) -> State:
    """Edition 2: 3 + 3 pairs; edition 1: 3 + 6 pairs with doubles; and a pass."""
    cards = (Influence.AXLE_BREAK,) * 2
    return entered(axles, with_cards(position(edition), A, *cards))


def opening_moves(edition: int) -> State:
    """Per wagon one end for tiles 1, 2 and 3, two for tile 4."""
    return entered(moving, position(edition))


def opening_moves_with_a_coachman(edition: int) -> State:
    """Per wagon 5 with the tile, 8 with one more point, 1 with the point alone."""
    return entered(moving, with_seat(position(edition), A, abilities=(Ability.COACHMAN,)))


def opening_moves_with_an_express_courier(edition: int) -> State:
    """15 moves, and four spaces for the courier."""
    return entered(moving, with_seat(position(edition), A, abilities=(Ability.EXPRESS_COURIER,)))


def a_card_to_take(edition: int) -> State:
    """Seven kinds in edition 2, five in edition 1."""
    state = position(edition, courier=space("paris-2"))
    return entered(moving, state, (A, "move 2 wagon-1 paris-2/paris-1"))


def one_wagon_left_to_move(edition: int) -> State:
    """Tile 1 only; two wagons have arrived, the third stands at a fork: two ways on."""
    state = with_seat(position(edition), A, tiles=(1,))
    wagons = (
        wagon("koeln-fork", "koeln-2"),
        wagon("paris", arrived=True),
        wagon("wien", arrived=True),
    )
    return entered(moving, replace(state, wagons=wagons))


def price_dial(edition: int) -> State:
    """Seven places for each of two hands."""
    return entered(dials, position(edition))


def counting_house_at_the_bottom(edition: int) -> State:
    """Six goods, upwards only, or a pass."""
    return entered(counting, with_seat(position(edition), A, abilities=(Ability.COUNTING_HOUSE,)))


def great_counting_house(edition: int) -> State:
    """Six goods, up or down, or a pass."""
    owner = with_seat(position(edition), A, abilities=(Ability.GREAT_COUNTING_HOUSE,))
    return entered(counting, owner)


def warehouse_sale(edition: int) -> State:
    """Silk, silk in Hamburg and wine in Wien.

    Edition 2: 2 + 2 + 1; edition 1 from one house: 2 + 1; and a pass.
    """
    state = with_seat(position(edition), A, abilities=(Ability.WAREHOUSE_SALE,))
    state = with_goods(state, A, City.HAMBURG, Good.SILK, Good.SILK)
    return entered(selling, with_goods(state, A, City.WIEN, Good.WINE))


def climbing_with_two_rise_cards(edition: int) -> State:
    """At 2000 a step and 5000 florins: 1, 1+1, 2, 2+1, 2+2, or a pass."""
    cards = (Influence.SOCIAL_RISE,) * 2
    return entered(climbing, with_cards(position(edition, arrivals=8), A, *cards))


def cards_for_sale_with_500(edition: int) -> State:
    """Edition 2: bid or leave a maximum of 100 … 500, or pass; edition 1: four cards."""
    state = with_seat(position(edition), A, money=500)
    return entered(investing if edition == 2 else abilities, state)


def a_loan(edition: int) -> State:
    """Borrow or not."""
    return entered(loans, position(edition, fell=(A,)))


COUNTS: dict[Make, tuple[int, int]] = {  # edition 1, edition 2
    first_purchase: (1330, 1330),
    purchase_with_100: (19, 19),
    purchase_of_the_last_two_silk: (10, 10),
    purchase_at_mixed_prices: (819, 819),
    sealed_bid_of_1250: (13, 13),
    master_with_two_types: (5, 5),
    guest_with_an_offer: (209, 209),
    one_axle_break: (4, 4),
    two_axle_breaks: (10, 7),
    opening_moves: (15, 15),
    opening_moves_with_a_coachman: (42, 42),
    opening_moves_with_an_express_courier: (19, 19),
    a_card_to_take: (5, 7),
    price_dial: (49, 49),
    counting_house_at_the_bottom: (7, 7),
    great_counting_house: (13, 13),
    warehouse_sale: (4, 6),
    climbing_with_two_rise_cards: (6, 6),
    cards_for_sale_with_500: (4, 11),
    a_loan: (2, 2),
    one_wagon_left_to_move: (2, 2),
}


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("make", COUNTS, ids=lambda make: make.__name__)
def test_count(make: Make, edition: int) -> None:
    state = make(edition)
    assert state.phase in Phase
    assert count_answers(MARCHANDS, state, A) == COUNTS[make][edition - 1]
