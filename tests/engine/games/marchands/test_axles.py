"""The sealed window for axle breaks at the start of phase 3."""

import pytest
from msgspec.structs import replace

from engine.core.fields import Basket
from engine.core.values import IllegalError, NotPendingError
from engine.games.marchands.content import Influence
from engine.games.marchands.model.events import AxlesBroken
from engine.games.marchands.model.state import Axle, State
from engine.games.marchands.phases import axles
from tests.engine.games.marchands.build import A, B, C, D, Table, position, with_cards

AXLE, SALE = Influence.AXLE_BREAK, Influence.SPECIAL_SALE


def holders(edition: int = 2) -> State:
    """B has two axle breaks, D one, C another card, A none at all."""
    state = with_cards(position(edition), B, AXLE, AXLE)
    return with_cards(with_cards(state, C, SALE), D, AXLE)


def test_w2_everybody_with_a_card_is_asked_at_once() -> None:
    table = Table(axles, holders())
    assert table.owing == [B, C, D]
    assert all(decision.secret for decision in table.decisions())


def test_w2_nobody_is_asked_when_nobody_holds_a_card() -> None:
    table = Table(axles, position())
    assert table.finished
    assert table.leave() == []


def test_w2_what_others_see_does_not_depend_on_the_hand() -> None:
    table = Table(axles, holders())
    for viewer in (None, A, D):
        verbs = {d.seat: d.verbs for d in table.decisions(viewer) if d.seat != viewer}
        assert verbs[B] == verbs[C] == ("break-axle", "pass")


def test_w2_only_the_holder_sees_that_he_cannot_play() -> None:
    table = Table(axles, holders())
    assert table.verbs(C) == {"pass"}
    with pytest.raises(NotPendingError):
        table.play(C, "break-axle wagon-1")


def test_w2_sealing_tells_nothing_and_can_be_changed() -> None:
    table = Table(axles, holders())
    before = table.decisions()[0].id
    assert table.play(D, "break-axle wagon-1") == []
    assert table.play(D, "break-axle wagon-3") == []
    assert table.owing == [B, C]
    assert [d.owed for d in table.decisions() if d.seat == D] == [False]
    assert table.decisions()[0].id == before
    table.play(B, "pass")
    table.play(C, "pass")
    assert table.leave() == [AxlesBroken(D, (2,))]


def test_w2_answers_are_revealed_in_turn_order_and_cards_used_up() -> None:
    table = Table(axles, replace(holders(), first=C))
    table.play(B, "break-axle wagon-1,wagon-2")
    table.play(C, "pass")
    assert not table.finished
    table.play(D, "break-axle wagon-2")
    assert table.leave() == [AxlesBroken(D, (1,)), AxlesBroken(B, (0, 1))]
    assert table.state.axles == (Axle(1, D), Axle(0, B), Axle(1, B))
    assert table.state.players[B].hand == table.state.players[D].hand == ()
    assert table.state.players[C].hand == (SALE,)


def test_r6_a_player_may_play_several() -> None:
    field = Table(axles, holders()).field(B, "break-axle")
    assert isinstance(field, Basket)
    assert (field.least, field.most) == (1, 2)


def test_row10_edition_2_takes_one_card_of_a_player_per_wagon() -> None:
    with pytest.raises(IllegalError):
        Table(axles, holders(2)).play(B, "break-axle wagon-1,wagon-1")


def test_row10_edition_1_lets_cards_pile_up_on_a_wagon() -> None:
    table = Table(axles, holders(1))
    table.play(B, "break-axle wagon-1,wagon-1")
    table.play(C, "pass")
    table.play(D, "break-axle wagon-1")
    assert table.leave() == [AxlesBroken(B, (0, 0)), AxlesBroken(D, (0,))]
    assert table.state.axles == (Axle(0, B), Axle(0, B), Axle(0, D))


def test_more_wagons_than_cards_are_refused() -> None:
    with pytest.raises(IllegalError):
        Table(axles, holders()).play(D, "break-axle wagon-1,wagon-2")


def test_row28_the_light_variant_has_no_axle_breaks() -> None:
    state = with_cards(position(light=True), B, SALE)
    assert state.pile[AXLE] == 0
    assert Table(axles, state).finished


def test_a_card_dealt_away_before_the_reveal_breaks_nothing() -> None:
    table = Table(axles, with_cards(position(), B, AXLE, SALE))
    table.play(B, "break-axle wagon-1")
    player = replace(table.state.players[B], hand=(SALE,))
    table.state = replace(table.state, players=(table.state.players[A], player, *([player] * 2)))
    assert table.leave() == []
    assert table.state.axles == ()


def test_an_absent_player_keeps_his_cards() -> None:
    table = Table(axles, holders())
    for decision in table.decisions():
        action = axles.default(table.state, decision)
        table.state = axles.apply(table.state, decision.seat, action, [])
    assert table.leave() == []
    assert table.state.players[B].hand == (AXLE, AXLE)
