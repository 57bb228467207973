"""Edition 1, before round 1: pairs for beginners, the auction for experts."""

from __future__ import annotations

import pytest

from engine.core.fields import Amount
from engine.core.rng import Rng
from engine.core.values import Event, IllegalError
from engine.games.marchands.content import ABILITY_PAIRS, ABILITY_PRICE, Ability
from engine.games.marchands.model.events import (
    AbilityGained,
    AbilityProposed,
    AuctionWon,
    PairDealt,
)
from engine.games.marchands.model.state import AbilityAuction
from engine.games.marchands.phases import abilities
from tests.engine.games.marchands.build import A, B, C, D, Table, position, with_seat


def test_row3_beginners_get_one_of_four_pairs_for_1000() -> None:
    log: list[Event] = []
    state = abilities.deal_pairs(position(1), Rng("h1:pairs"), log)
    dealt = [tuple(sorted(player.abilities)) for player in state.players]
    assert sorted(dealt) == sorted(tuple(sorted(pair)) for pair in ABILITY_PAIRS)
    assert [player.money for player in state.players] == [4000] * 4
    assert len([event for event in log if isinstance(event, PairDealt)]) == 4


def test_row4_unclaimed_cards_leave_the_game_with_fewer_players() -> None:
    state = abilities.deal_pairs(position(1, seats=2), Rng("h1:pairs"), [])
    assert state.open_cards == ()
    assert sum(len(player.abilities) for player in state.players) == 4


def test_every_pair_is_worth_1000() -> None:
    assert [sum(ABILITY_PRICE[card] for card in pair) for pair in ABILITY_PAIRS] == [1000] * 4


def test_a17_proposing_is_bidding_the_printed_price() -> None:
    table = Table(abilities, position(1, first=B))
    assert table.owing == [B]
    (event,) = table.play(B, "propose express-courier")
    assert event == AbilityProposed(B, Ability.EXPRESS_COURIER, 800)
    assert isinstance(table.state.stage, AbilityAuction)
    for seat in (C, D, A):
        table.play(seat, "pass")
    assert AuctionWon(B, 800) in table.events
    assert AbilityGained(B, Ability.EXPRESS_COURIER) in table.events
    assert table.state.players[B].money == 4200


def test_a17_raises_are_exactly_100() -> None:
    table = Table(abilities, position(1))
    table.play(A, "propose coachman")
    field = table.field(B, "bid")
    assert isinstance(field, Amount)
    assert (field.least, field.most) == (300, 300)
    with pytest.raises(IllegalError):
        table.play(B, "bid 500")
    table.play(B, "bid 300")
    field = table.field(C, "bid-up-to")
    assert isinstance(field, Amount)
    assert field.most == 5000


def test_row3_the_proposer_goes_on_until_he_has_two_then_the_next_one_does() -> None:
    table = Table(abilities, position(1, seats=2))
    table.play(A, "propose coachman")
    table.play(B, "bid 300")
    table.play(A, "pass")
    assert table.state.players[B].abilities == (Ability.COACHMAN,)
    assert table.owing == [A]
    for card in ("courier", "counting-house"):
        table.play(A, f"propose {card}")
        table.play(B, "pass")
    assert table.owing == [B]
    table.play(B, "propose warehouse-sale")
    assert table.finished
    assert [len(player.abilities) for player in table.state.players] == [2, 2]


def test_row3_who_has_two_cards_bids_no_more() -> None:
    table = Table(abilities, position(1, seats=2))
    for card in ("courier", "counting-house"):
        table.play(A, f"propose {card}")
        table.play(B, "pass")
    before = table.state.players[B].money
    table.play(B, "propose coachman")
    assert table.state.players[B].money == before - 200
    assert table.owing == [B]


def test_a17_who_cannot_pay_goes_without_and_is_skipped() -> None:
    state = with_seat(position(1, seats=2), A, money=100)
    table = Table(abilities, state)
    assert table.verbs(A) == {"pass"}
    (public,) = table.decisions(None)
    assert public.verbs == ("propose",)
    table.play(A, "pass")
    assert table.owing == [B]


def test_a_proposer_who_can_pay_may_not_pass() -> None:
    table = Table(abilities, position(1))
    assert table.verbs(A) == {"propose"}


def test_row4_cards_nobody_bought_leave_the_game() -> None:
    table = Table(abilities, position(1, seats=2))
    for seat in (A, B):
        for _ in range(2):
            card = table.options(seat, "propose")[0]
            table.play(seat, f"propose {card}")
            other = B if seat == A else A
            if other in table.owing and "bid" in table.verbs(other):
                table.play(other, "pass")
    assert table.finished
    table.leave()
    assert table.state.open_cards == ()
