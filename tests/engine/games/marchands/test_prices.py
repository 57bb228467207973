"""Phase 4: price dials and counting-houses."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.values import IllegalError
from engine.games.marchands.content import SELLING, Ability, Good
from engine.games.marchands.model.events import DialsRevealed, PriceMoved
from engine.games.marchands.phases import counting, dials
from tests.engine.games.marchands.build import A, B, C, D, Table, position, with_seat


def level(price: int) -> int:
    return SELLING.index(price)


def test_row30_all_dials_are_set_together_and_in_secret() -> None:
    table = Table(dials, position(first=C))
    assert set(table.owing) == {A, B, C, D}
    assert table.play(D, "dial silk arms") == []
    assert set(table.owing) == {A, B, C}
    assert all(decision.secret for decision in table.decisions())
    assert len({decision.id for decision in table.decisions()}) == 1


def test_a_sealed_dial_can_be_changed_until_the_last_one_is_set() -> None:
    table = Table(dials, position(seats=2))
    table.play(A, "dial silk silk")
    table.play(A, "dial iron arms")
    table.play(B, "dial arms arms")
    (revealed, *_) = table.leave()
    assert revealed == DialsRevealed(((Good.IRON, None), (None, None)))
    with_change = table.state.prices
    assert with_change[Good.SILK] == 0
    assert with_change[Good.IRON] == 1


def test_example_iron_from_800_by_four_hands_and_silk_from_900_by_one() -> None:
    prices = [0] * 6
    prices[Good.SILK], prices[Good.IRON] = level(900), level(800)
    table = Table(dials, position(1, prices=tuple(prices)))
    table.play(A, "dial iron arms")
    table.play(B, "dial iron iron")
    table.play(C, "dial silk iron")
    table.play(D, "dial arms arms")
    table.leave()
    assert SELLING[table.state.prices[Good.SILK]] == 1000
    assert SELLING[table.state.prices[Good.IRON]] == 700


def test_example_a_good_at_the_top_falls_to_the_bottom() -> None:
    prices = (0, 0, 0, 0, 4, 0)
    table = Table(dials, position(seats=2, prices=prices))
    table.play(A, "dial salt food")
    table.play(B, "dial arms arms")
    events = table.leave()
    assert PriceMoved(Good.SALT, 4, 0) in events
    assert PriceMoved(Good.FOOD, 0, 1) in events


@pytest.mark.parametrize("order", [(A, B, C, D), (D, C, B, A)])
def test_r34_changes_are_summed_whatever_the_order(order: tuple[int, ...]) -> None:
    table = Table(dials, position(prices=(3,) * 6))
    lines = {A: "dial wine wine", B: "dial wine cloth", C: "dial wine arms", D: "dial wine wine"}
    for seat in order:
        table.play(seat, lines[seat])  # type: ignore[arg-type, index]
    table.leave()
    assert table.state.prices[Good.WINE] == (3 + 6) % 5
    assert table.state.prices[Good.CLOTH] == 4


def owners(**abilities: Ability) -> Table:
    state = position(first=B, prices=(0, 4, 2, 2, 2, 2))
    for seat, name in ((A, "a"), (B, "b"), (C, "c")):
        cards = tuple(card for key, card in abilities.items() if key.startswith(name))
        state = with_seat(state, seat, abilities=cards)
    return Table(counting, state)


def test_r34_counting_houses_follow_in_turn_order_and_are_optional() -> None:
    table = owners(a=Ability.COUNTING_HOUSE, c=Ability.GREAT_COUNTING_HOUSE)
    assert table.owing == [C]
    table.play(C, "pass")
    assert table.owing == [A]
    table.play(A, "shift silk up")
    assert table.finished
    assert table.state.prices[Good.SILK] == 3


def test_nobody_is_asked_when_nobody_owns_a_counting_house() -> None:
    assert owners().finished


def test_r35_the_plain_house_cannot_wrap_around() -> None:
    table = owners(a=Ability.COUNTING_HOUSE)
    assert table.options(A, "shift cloth") == ["up"]
    assert table.options(A, "shift iron") == ["down"]
    with pytest.raises(IllegalError):
        table.play(A, "shift cloth down")
    reason = counting.explain(table.state, A, "shift", ("cloth",), "down")
    assert reason is not None
    assert dict(reason.params) == {"low": 600, "high": 1000}


def test_row16_the_great_house_wraps_around() -> None:
    table = owners(a=Ability.GREAT_COUNTING_HOUSE)
    table.play(A, "shift cloth down")
    assert SELLING[table.state.prices[Good.CLOTH]] == 1000
    table = owners(a=Ability.GREAT_COUNTING_HOUSE)
    table.play(A, "shift iron up")
    assert SELLING[table.state.prices[Good.IRON]] == 600


def test_row16_an_owner_of_both_uses_both_on_one_good_or_two() -> None:
    both = {"a1": Ability.COUNTING_HOUSE, "a2": Ability.GREAT_COUNTING_HOUSE}
    table = owners(**both)
    table.play(A, "shift silk up")
    table.play(A, "shift silk up")
    assert table.finished
    assert table.state.prices[Good.SILK] == 4
    table = owners(**both)
    table.play(A, "shift silk up")
    table.play(A, "shift wine down")
    assert table.state.prices[Good.SILK] == 3
    assert table.state.prices[Good.WINE] == 1


def test_row16_an_owner_of_both_uses_them_in_the_order_he_likes() -> None:
    both = {"a1": Ability.COUNTING_HOUSE, "a2": Ability.GREAT_COUNTING_HOUSE}
    for good, way, price in (("cloth", "down", 900), ("iron", "up", 700)):
        table = owners(**both)
        before = table.decisions()
        table.play(A, f"shift {good} {way}")
        assert table.decisions()[0].id != before[0].id
        table.play(A, f"shift {good} {way}")
        assert table.finished
        assert SELLING[table.state.prices[Good[good.upper()]]] == price
    table = owners(**both)
    table.play(A, "shift cloth down")
    assert table.options(A, "shift iron") == ["down"]


def test_row16_an_owner_of_both_passes_once() -> None:
    table = owners(a1=Ability.COUNTING_HOUSE, a2=Ability.GREAT_COUNTING_HOUSE)
    table.play(A, "pass")
    assert table.finished


def test_a_shift_moves_exactly_one_level() -> None:
    table = owners(a=Ability.COUNTING_HOUSE)
    before = table.state.prices
    table.play(A, "shift food up")
    after = table.state.prices
    assert [new - old for old, new in zip(before, after, strict=True)] == [0, 0, 0, 0, 0, 1]
    assert replace(table.state, prices=before).stock == table.state.stock
