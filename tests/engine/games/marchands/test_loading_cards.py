"""Free loading, the last call for it, and the light variant."""

import pytest
from msgspec.structs import replace

from engine.core.fields import Basket
from engine.core.values import NotPendingError
from engine.games.marchands.content import City, Good, Influence
from engine.games.marchands.model.events import DealStruck, FreeLoaded, LoadingClosed, OfferDeclined
from engine.games.marchands.model.reserves import free_cash
from engine.games.marchands.model.state import State
from engine.games.marchands.phases.loading import stage as loading
from engine.games.marchands.phases.loading.talks import stage_of
from tests.engine.games.marchands.build import (
    A,
    B,
    C,
    D,
    Table,
    position,
    wagon,
    with_cards,
    with_goods,
    with_seat,
)

CLOTH, IRON, SILK, WINE, SALT, FOOD = Good
FREE, SALE = Influence.FREE_LOADING, Influence.SPECIAL_SALE
HAMBURG, PARIS = City.HAMBURG, City.PARIS


def hamburg(edition: int = 2, *, light: bool = False) -> State:
    """Blue is master in Hamburg, where red has goods too."""
    wagons = (wagon("hamburg", master=B), wagon("koeln-1", "koeln"), wagon("wien-1", "wien"))
    state = replace(position(edition, light=light), wagons=wagons)
    state = with_goods(state, A, HAMBURG, IRON, IRON, SILK)
    return with_goods(state, B, HAMBURG, SILK, SILK, SILK)


def holding(edition: int = 2) -> State:
    """As before; red holds free loading, green another card."""
    return with_cards(with_cards(hamburg(edition), A, FREE), C, SALE)


@pytest.mark.parametrize("edition", [1, 2])
def test_r2_free_loading_is_played_while_wagons_are_loaded(edition: int) -> None:
    table = Table(loading, holding(edition))
    assert table.verbs(A) == {"free-load"}
    told = table.play(A, "free-load wagon-1 iron,iron")
    assert told == [FreeLoaded(0, A, (IRON, IRON))]
    assert table.state.wagons[0].cargo[A] == (IRON, IRON)
    assert table.state.players[A].hand == ()
    assert [player.money for player in table.state.players] == [5000] * 4


def test_row8_it_works_against_the_masters_will() -> None:
    table = Table(loading, holding())
    table.play(B, "close wagon-1")
    assert table.owing == [A]
    table.play(A, "free-load wagon-1 iron,iron")
    assert table.finished


def test_row8_any_type_if_the_master_has_loaded_nothing_else_not_his() -> None:
    table = Table(loading, holding())
    assert table.options(A, "free-load wagon-1") == ["iron", "silk"]
    table.play(B, "load wagon-1 silk-1")
    assert table.options(A, "free-load wagon-1") == ["iron"]
    reason = loading.explain(table.state, A, "free-load", ("wagon-1",), "silk")
    assert reason is not None
    assert reason.key == "marchands-refuse-monopoly"


def test_r16_with_one_good_aboard_it_fills_up_to_two() -> None:
    state = holding()
    cart = replace(state.wagons[0], cargo=((CLOTH,), (), (), ()))
    table = Table(loading, replace(state, wagons=(cart, *state.wagons[1:])))
    field = table.field(A, "free-load wagon-1")
    assert isinstance(field, Basket)
    assert (field.least, field.most) == (1, 1)
    table.play(A, "free-load wagon-1 iron")
    assert table.state.wagons[0].cargo[A] == (CLOTH, IRON)


def test_a8_after_a_deal_for_one_good() -> None:
    table = Table(loading, holding())
    table.play(B, "offer wagon-1 red 100 none")
    table.play(A, "accept wagon-1.1-100-x iron")
    table.play(A, "free-load wagon-1 iron")
    assert table.state.wagons[0].cargo[A] == (IRON, IRON)


def test_a8_once_played_there_is_no_paid_deal_on_that_wagon() -> None:
    table = Table(loading, holding())
    table.play(B, "offer wagon-1 red 100 none")
    table.play(A, "counter wagon-1.1-100-x iron 0")
    table.play(A, "free-load wagon-1 iron")
    assert table.verbs(A) == set()
    assert table.verbs(B) == {"load", "close"}
    assert stage_of(table.state).talks[0].freed


def test_a8_the_money_of_a_dropped_counter_is_free_again() -> None:
    table = Table(loading, holding())
    table.play(B, "offer wagon-1 red 900 none")
    table.play(A, "counter wagon-1.1-900-x iron 700")
    assert free_cash(table.state, A) == 4300
    table.play(A, "free-load wagon-1 iron")
    assert free_cash(table.state, A) == 5000


def test_a8_the_master_cannot_use_it_on_his_own_wagon() -> None:
    table = Table(loading, with_cards(hamburg(), B, FREE))
    assert "free-load" not in table.verbs(B)
    reason = loading.explain(table.state, B, "free-load", (), "wagon-1")
    assert reason is not None
    assert reason.key == "marchands-refuse-own-wagon"


def test_a8_a_master_may_use_it_on_the_wagon_of_another() -> None:
    wagons = (wagon("hamburg", master=B), wagon("paris", master=A), wagon("wien-1", "wien"))
    state = with_goods(replace(hamburg(), wagons=wagons), A, PARIS, WINE)
    table = Table(loading, with_cards(state, A, FREE))
    assert table.options(A, "free-load") == ["wagon-1"]


def test_free_loading_is_nobody_elses_business_before_it_is_played() -> None:
    table = Table(loading, holding())
    for viewer in (None, B, C, D):
        assert not any("free-load" in d.verbs for d in table.decisions(viewer))
    (mine,) = (d for d in table.decisions(A) if d.seat == A)
    assert not mine.owed


def test_the_last_call_asks_whoever_holds_a_card_and_could_load() -> None:
    state = with_goods(with_cards(holding(), D, SALE), D, HAMBURG, IRON)
    table = Table(loading, state)
    table.play(B, "close wagon-1")
    # Green holds a card too, but has nothing in Hamburg, which everybody can see.
    assert table.owing == [A, D]
    assert all(d.verbs == ("pass",) for d in table.decisions())
    assert table.verbs(A) == {"free-load", "pass"}
    assert table.verbs(D) == {"pass"}
    table.play(A, "pass")
    assert table.owing == [D]
    assert table.verbs(A) == {"free-load"}
    table.play(D, "pass")
    assert table.finished


def test_the_last_call_asks_nobody_without_cards() -> None:
    table = Table(loading, hamburg())
    table.play(B, "close wagon-1")
    assert table.finished


def test_the_last_call_asks_again_while_another_card_could_be_played() -> None:
    wagons = (wagon("hamburg", master=B), wagon("paris", master=C), wagon("wien-1", "wien"))
    state = with_goods(replace(hamburg(), wagons=wagons), A, PARIS, WINE)
    table = Table(loading, with_cards(state, A, FREE, FREE, SALE))
    table.play(B, "close wagon-1")
    table.play(C, "close wagon-2")
    names = [d.id for d in table.decisions()]
    table.play(A, "free-load wagon-1 iron,iron")
    assert table.owing == [A]
    assert [d.id for d in table.decisions()] != names
    table.play(A, "free-load wagon-2 wine")
    # A card is left, but no place for a good of his.
    assert table.finished


def test_a_card_too_few_is_refused() -> None:
    table = Table(loading, holding())
    table.play(A, "free-load wagon-1 iron")
    with pytest.raises(NotPendingError):
        table.play(A, "free-load wagon-1 iron")


@pytest.mark.parametrize("edition", [1, 2])
def test_a7_row28_in_the_light_variant_everybody_loads_for_200_or_400(edition: int) -> None:
    table = Table(loading, hamburg(edition, light=True))
    assert table.owing == [B, A]
    assert table.verbs(A) == {"accept", "decline"}
    told = table.play(A, "accept wagon-1.1-200-400 iron,iron")
    assert told == [DealStruck(0, B, A, (IRON, IRON), 400)]
    assert [player.money for player in table.state.players] == [4600, 5400, 5000, 5000]
    table.play(B, "load wagon-1 silk-3")
    assert table.finished


def test_a7_the_master_can_neither_refuse_nor_shut_a_guest_out() -> None:
    table = Table(loading, hamburg(light=True))
    assert table.verbs(B) == {"load", "close"}
    assert table.play(B, "close wagon-1") == []
    assert table.owing == [A]
    assert table.verbs(B) == {"load"}
    told = table.play(A, "decline wagon-1.1-200-400")
    assert told == [OfferDeclined(0, A, 1), LoadingClosed(0)]


def test_a7_a_guest_with_one_good_hears_one_price() -> None:
    table = Table(loading, with_goods(hamburg(light=True), D, HAMBURG, CLOTH))
    (decision,) = (d for d in table.decisions() if d.seat == D)
    assert decision.given == ("wagon-1.1-200-x",)


def test_a7_a_guest_without_the_fee_can_only_decline() -> None:
    table = Table(loading, with_seat(hamburg(light=True), A, money=100))
    assert table.verbs(A) == {"decline"}


def test_a7_free_loading_is_still_in_the_game() -> None:
    table = Table(loading, with_cards(hamburg(light=True), A, FREE))
    table.play(A, "free-load wagon-1 iron,iron")
    assert table.owing == [B]


def test_a7_an_absent_master_loads_nothing() -> None:
    table = Table(loading, hamburg(light=True))
    (decision,) = (d for d in table.decisions() if d.seat == B)
    action = loading.default(table.state, decision)
    assert " ".join((action.verb, *action.answers())) == "close wagon-1"
