"""Phase 6 of edition 2 and the open auctions both editions share."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.fields import Amount
from engine.core.values import Action, IllegalError, NotPendingError, Seat
from engine.games.marchands.content import ABILITY_STARS, Ability
from engine.games.marchands.model.actions import Bid, Pass
from engine.games.marchands.model.events import AbilityGained, AuctionWon, BidMade, CardsOffered
from engine.games.marchands.model.state import Auction, Investing, State
from engine.games.marchands.phases import auctioning, investing
from tests.engine.games.marchands.build import A, B, C, D, Table, position, with_seat


def stage(table: Table) -> Investing:
    assert isinstance(table.state.stage, Investing)
    return table.state.stage


def auction(table: Table) -> Auction:
    found = stage(table).auction
    assert found is not None
    return found


def run_limits(table: Table) -> list[tuple[Seat, Action]]:
    """Let standing maxima fire, as a match does after each action."""
    fired = []
    while not table.finished and (due := investing.automatic(table.state)) is not None:
        fired.append(due)
        table.state = investing.apply(table.state, *due, table.events)
    return fired


def at_turn(table: Table) -> Seat:
    return auction(table).turn


def test_row3_four_cards_are_open_and_the_winner_chooses_one() -> None:
    table = Table(investing, position(first=B))
    assert table.events == [CardsOffered(tuple(Ability)[:4])]
    assert at_turn(table) == B
    table.play(B, "bid 300")
    for seat in (C, D, A):
        table.play(seat, "pass")
    assert AuctionWon(B, 300) in table.events
    assert table.state.players[B].money == 4700
    assert set(table.options(B, "invest")) == {card.token for card in tuple(Ability)[:4]}
    table.play(B, "invest courier")
    assert table.state.players[B].abilities == (Ability.COURIER,)
    assert Ability.COURIER not in table.state.open_cards


def test_row3_bids_are_multiples_of_100_from_100_and_above_the_last() -> None:
    table = Table(investing, position())
    field = table.field(A, "bid")
    assert isinstance(field, Amount)
    assert (field.least, field.most, field.step) == (100, 5000, 100)
    with pytest.raises(IllegalError):
        table.play(A, "bid 150")
    table.play(A, "bid 400")
    field = table.field(B, "bid")
    assert isinstance(field, Amount)
    assert field.least == 500


def test_r40_a_bid_may_not_exceed_the_purse() -> None:
    table = Table(investing, with_seat(position(), A, money=250))
    field = table.field(A, "bid")
    assert isinstance(field, Amount)
    assert field.most == 200
    with pytest.raises(IllegalError) as refused:
        table.play(A, "bid 300")
    assert dict(refused.value.message.params)["most"] == 200


def test_r39_the_next_auction_is_opened_by_the_first_without_a_card() -> None:
    table = Table(investing, position(first=C))
    table.play(C, "bid 100")
    for seat in (D, A, B):
        table.play(seat, "pass")
    table.play(C, "invest coachman")
    assert at_turn(table) == D
    assert auction(table).bidders == (D, A, B)


def test_r39_a_pass_excludes_from_the_current_card_only() -> None:
    table = Table(investing, position())
    table.play(A, "bid 100")
    table.play(B, "pass")
    table.play(C, "bid 200")
    table.play(D, "pass")
    assert B not in auction(table).bidders
    table.play(A, "pass")
    table.play(C, "invest coachman")
    assert auction(table).bidders == (A, B, D)


def test_r39_at_most_one_card_fewer_than_players_is_sold_a_round() -> None:
    table = Table(investing, position())
    for winner, card in ((A, "coachman"), (B, "courier"), (C, "warehouse-sale")):
        table.play(winner, "bid 100")
        for seat in auction(table).bidders:
            if seat != winner:
                table.play(seat, "pass")
        table.play(winner, f"invest {card}")
    assert table.finished
    assert table.state.players[D].abilities == ()


def test_r39_the_phase_ends_when_nobody_opens() -> None:
    table = Table(investing, position())
    for seat in (A, B, C, D):
        table.play(seat, "pass")
    assert table.finished


def test_r39_open_cards_are_refilled_at_the_start_of_the_phase_only() -> None:
    table = Table(investing, position(seats=2))
    table.play(A, "bid 100")
    table.play(B, "pass")
    table.play(A, "invest coachman")
    assert table.finished
    assert len(table.state.open_cards) == 3
    again = Table(investing, replace(table.state, round=2))
    assert len(again.state.open_cards) == 4


def test_row4_cards_stay_on_offer_and_the_phase_is_skipped_when_all_are_sold() -> None:
    table = Table(investing, position(open_cards=(), deck=()))
    assert table.finished
    assert table.events == []


def test_the_last_card_needs_no_choice() -> None:
    table = Table(investing, position(seats=2, open_cards=(Ability.COURIER,), deck=()))
    table.play(A, "bid 100")
    table.play(B, "pass")
    assert AbilityGained(A, Ability.COURIER) in table.events
    assert table.finished


def test_row5_a_new_card_is_owned_from_now_on_but_earlier_phases_are_over() -> None:
    table = Table(investing, position(seats=2))
    table.play(A, "bid 100")
    table.play(B, "pass")
    table.play(A, "invest coachman")
    # The stages that use abilities come before this one, so the card first counts next round.
    assert table.finished
    assert table.state.players[A].abilities == (Ability.COACHMAN,)


def test_a13_a_pass_before_anyone_opened_excludes_and_the_last_may_open_at_100() -> None:
    table = Table(investing, position())
    for seat in (A, B, C):
        table.play(seat, "pass")
    assert table.owing == [D]
    field = table.field(D, "bid")
    assert isinstance(field, Amount)
    assert field.least == 100
    table.play(D, "bid 100")
    assert AuctionWon(D, 100) in table.events


def test_a14_r41_the_last_round_has_no_investment_phase() -> None:
    assert Table(investing, position(arrivals=8)).finished
    assert Table(investing, position(round=20)).finished
    assert not Table(investing, position(arrivals=7)).finished


def test_edition_1_has_no_investment_phase() -> None:
    assert Table(investing, position(1)).finished


def test_w5_a_hidden_maximum_raises_by_100_in_turn_until_exceeded() -> None:
    table = Table(investing, position(seats=2))
    table.play(A, "bid-up-to 400")
    assert table.events[-1] == BidMade(A, 100)
    assert run_limits(table) == []
    table.play(B, "bid 300")
    assert run_limits(table) == [(A, Bid((400,)))]
    table.play(B, "bid 500")
    assert run_limits(table) == [(A, Pass())]
    assert stage(table).choosing == B


def test_w5_two_maxima_raise_in_turn_until_the_lower_is_exceeded() -> None:
    table = Table(investing, position(seats=2))
    table.play(B, "bid-up-to 900")
    table.play(A, "bid-up-to 600")
    run_limits(table)
    assert stage(table).choosing == B
    assert table.state.players[B].money == 5000 - 600


def test_w5_the_maximum_is_hidden_and_everybody_is_asked_at_once() -> None:
    table = Table(investing, position())
    assert set(table.owing) == {A, B, C, D}
    events = table.play(C, "bid-up-to 700")
    assert events == []
    assert set(table.owing) == {A, B, D}
    assert not any("700" in repr(decision) for decision in table.decisions(None))
    own = [d for d in table.decisions(C) if d.seat == C]
    assert ("limit", 700) in own[0].prompt.params


def test_w5_a_pass_ahead_of_the_turn_is_final_for_this_card() -> None:
    table = Table(investing, position())
    table.play(D, "pass")
    assert D not in auction(table).bidders
    assert at_turn(table) == A
    with pytest.raises(NotPendingError):
        table.play(D, "bid-up-to 500")


def test_nobody_bids_against_himself() -> None:
    table = Table(investing, position(seats=2))
    table.play(A, "bid 100")
    assert table.owing == [B]
    assert "bid" not in table.verbs(A)


def test_an_absent_winner_takes_the_card_with_most_stars() -> None:
    cards = (Ability.COACHMAN, Ability.GREAT_COUNTING_HOUSE, Ability.COURIER)
    table = Table(investing, position(seats=2, open_cards=cards, deck=()))
    table.play(A, "bid 100")
    table.play(B, "pass")
    (decision,) = table.decisions(A)
    action = investing.default(table.state, decision)
    assert ABILITY_STARS[action.card] == 4  # type: ignore[attr-defined]


def test_a_won_auction_has_one_bidder_left() -> None:
    bidders = (A,)
    assert auctioning.is_won(Auction(A, bidders, 300, A, (0, 0)))
    assert not auctioning.is_won(Auction(A, bidders, 0, None, (0, 0)))


def test_a_poor_seat_is_asked_like_everybody_but_can_only_pass() -> None:
    state: State = with_seat(position(), A, money=0)
    table = Table(investing, state)
    assert table.verbs(A) == {"pass"}
    public = next(d for d in table.decisions(None) if d.seat == A)
    assert public.verbs == ("bid", "pass")
