"""Setting the game up, the course of rounds, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from engine.core.game import Options, settle
from engine.core.match import Match, start
from engine.core.rng import Rng
from engine.core.values import Event, MalformedError, Seat
from engine.games.marchands import MARCHANDS, flow
from engine.games.marchands.content import (
    BONUS_START,
    EDITION_SETS,
    START_SETS,
    Ability,
    City,
    Influence,
)
from engine.games.marchands.model.events import GameEnded, RoundBegan, TilesReturned
from engine.games.marchands.model.roads import city_near, is_city, spur_space
from engine.games.marchands.model.state import Over, Phase, Rules, State
from engine.games.marchands.phases import loans
from engine.games.marchands.phases.moving import stage as moving
from engine.games.marchands.scoring import outcome
from engine.games.marchands.setup import courier_starts, influence_pile, start_cities
from tests.engine.games.marchands.build import A, B, C, D, Table, position, with_seat


def options(**chosen: str) -> Options:
    return settle(MARCHANDS.meta, chosen)


def begin(seats: int = 4, seed: str = "h1:a", **chosen: str) -> Match[State]:
    return start(MARCHANDS, seats, options(**chosen), seed)[0]


def over(state: State) -> State:
    return replace(state, phase=Phase.OVER, stage=Over("arrivals"))


def end_round(state: State) -> tuple[State, list[Event]]:
    """Leave the last stage of a round."""
    log: list[Event] = []
    entered = loans.enter(replace(state, phase=Phase.LOANS, fell=()), log)
    return flow.run_on(entered, log), log


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid_out_as_the_rulebook_says(seats: int) -> None:
    state = begin(seats).state
    assert [player.money for player in state.players] == [5000] * seats
    assert state.stock == (8,) * 6
    assert state.prices == (0,) * 6
    assert all(is_city(wagon.at) for wagon in state.wagons)
    held = {city_near(wagon.at) for wagon in state.wagons}
    expected = tuple(0 if city in held else BONUS_START for city in City)
    assert state.bonus == expected
    assert len(state.open_cards) == 4
    assert len(state.deck) == 4


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(MalformedError) as refused:
        begin(seats)
    assert dict(refused.value.message.params) == {"seats": seats, "least": 2, "most": 4}


def test_row24_edition_1_starts_as_pictured_and_edition_2_from_two_named_sets() -> None:
    assert start_cities(1, "random", Rng("h1:x")) == START_SETS["paris-koeln-genova"]
    drawn = {start_cities(2, "random", Rng(f"h1:{n}")) for n in range(30)}
    assert drawn == {START_SETS[name] for name in EDITION_SETS[2]}
    named = start_cities(2, "brugge-genova-hamburg", Rng("h1:x"))
    assert named == (City.BRUGGE, City.GENOVA, City.HAMBURG)


def test_row28_other_start_cities_are_three_different_ones() -> None:
    drawn = [start_cities(1, "any", Rng(f"h1:{n}")) for n in range(40)]
    assert all(len(set(cities)) == 3 for cities in drawn)
    assert len(set(drawn)) > 10


def test_row25_a20_the_courier_starts_two_spaces_from_a_wagonless_city_at_random() -> None:
    cities = START_SETS["paris-koeln-wien"]
    legal = courier_starts(cities)
    assert legal == tuple(spur_space(city, 2) for city in (City.BRUGGE, City.HAMBURG, City.GENOVA))
    drawn = {begin(seed=f"h1:{n}", start="paris-koeln-wien").state.courier for n in range(30)}
    assert drawn == set(legal)


def test_row6_edition_1_has_five_kinds_of_influence_edition_2_seven() -> None:
    assert sum(influence_pile(Rules(1))) == 15
    assert sum(influence_pile(Rules(2))) == 21
    assert influence_pile(Rules(1))[Influence.LOAD_MASTER] == 0


def test_a7_the_light_variant_has_no_axle_breaks_in_both_editions() -> None:
    assert sum(influence_pile(Rules(2, light=True))) == 18
    assert sum(influence_pile(Rules(1, light=True))) == 12


def test_row3_row5_edition_1_starts_with_two_abilities_each_from_round_one() -> None:
    state = begin(edition="1").state
    assert [len(player.abilities) for player in state.players] == [2] * 4
    assert state.round == 1
    assert [player.money for player in state.players] == [4000] * 4


def test_edition_1_for_experts_begins_with_the_ability_auction() -> None:
    state = begin(edition="1", abilities="auction").state
    assert state.phase is Phase.ABILITIES
    assert state.round == 0
    assert len(state.open_cards) == len(Ability)


def test_row1_the_stages_follow_the_phases_of_the_round() -> None:
    order = [phase.value for phase in flow.STAGES]
    assert order == [
        "abilities",
        "buying",
        "bidding",
        "loading",
        "axles",
        "moving",
        "dials",
        "counting",
        "selling",
        "investing",
        "climbing",
        "loans",
    ]


def test_the_first_player_is_drawn_and_the_mark_passes_left() -> None:
    assert {begin(seed=f"h1:{n}").state.first for n in range(30)} == {A, B, C, D}
    state, log = end_round(position(round=2, first=D))
    assert state.first == A
    assert RoundBegan(3, A) in log


@pytest.mark.parametrize(("round_", "returned"), [(1, False), (3, False), (4, True), (8, True)])
def test_a11_tiles_return_after_rounds_four_and_eight(round_: int, returned: bool) -> None:
    state = position(round=round_)
    for seat in range(4):
        state = with_seat(state, Seat(seat), tiles=())
    state, log = end_round(state)
    assert (TilesReturned() in log) is returned
    assert {player.tiles for player in state.players} == ({(1, 2, 3, 4)} if returned else {()})


@pytest.mark.parametrize(("seats", "arrivals"), [(2, 6), (3, 7), (4, 8)])
def test_row27_the_game_ends_after_6_7_or_8_arrivals_with_the_round_finished(
    seats: int, arrivals: int
) -> None:
    state, log = end_round(position(seats=seats, arrivals=arrivals))
    assert state.phase is Phase.OVER
    assert log[-1] == GameEnded("arrivals")
    state, _ = end_round(position(seats=seats, arrivals=arrivals - 1))
    assert state.phase is Phase.BUYING


def test_a19_the_game_stops_after_round_20() -> None:
    state, log = end_round(position(round=20))
    assert state.phase is Phase.OVER
    assert log[-1] == GameEnded("rounds")


def test_row31_the_highest_rung_wins_then_money() -> None:
    state = position()
    for seat, rung, money in ((A, 5, 100), (B, 5, 900), (C, 7, 0), (D, 2, 9000)):
        state = with_seat(state, seat, rung=rung, money=money)
    result = outcome(over(state))
    assert result is not None
    assert result.ranking == ((C,), (B,), (A,), (D,))


def test_r47_row22_debtors_rank_behind_everybody_and_among_themselves_by_status() -> None:
    for edition in (1, 2):
        state = position(edition)
        for seat, rung, money, debts in (
            (A, 9, 5000, 1),
            (B, 1, 0, 0),
            (C, 4, 0, 2),
            (D, 4, 300, 1),
        ):
            state = with_seat(state, seat, rung=rung, money=money, debts=debts)
        result = outcome(over(state))
        assert result is not None
        assert result.ranking == ((B,), (A,), (D,), (C,))


def test_r48_a19_a_full_tie_is_shared_and_the_next_place_skipped() -> None:
    state = position()
    for seat, rung in ((A, 3), (B, 5), (C, 5), (D, 1)):
        state = with_seat(state, seat, rung=rung, money=700)
    result = outcome(over(state))
    assert result is not None
    assert result.ranking == ((B, C), (A,), (D,))
    assert [result.rank(seat) for seat in (A, B, C, D)] == [3, 1, 1, 4]


def test_goods_and_cards_do_not_count_at_the_end() -> None:
    state = with_seat(position(), A, hand=(Influence.AXLE_BREAK,), abilities=tuple(Ability))
    result = outcome(over(state))
    assert result is not None
    assert result.ranking == ((A, B, C, D),)


def test_a20_r49_money_and_hands_are_hidden_and_the_rest_is_open() -> None:
    state = with_seat(begin().state, B, money=1234, hand=(Influence.SOCIAL_RISE,), debts=1)
    for viewer in (None, A):
        seen = MARCHANDS.view(state, viewer).players[B]
        assert (seen.money, seen.hand, seen.cards, seen.debts) == (None, None, 1, 1)
    own = MARCHANDS.view(state, B).players[B]
    assert (own.money, own.hand) == (1234, (Influence.SOCIAL_RISE,))
    shown = replace(state, rules=replace(state.rules, open_purses=True))
    assert MARCHANDS.view(shown, None).players[B].money == 1234


@pytest.mark.parametrize(
    ("chosen", "offender"), [({"edition": "3"}, "3"), ({"colour": "red"}, "colour")]
)
def test_unknown_settings_are_refused_by_name(chosen: Mapping[str, str], offender: str) -> None:
    with pytest.raises(MalformedError) as refused:
        settle(MARCHANDS.meta, chosen)
    assert dict(refused.value.message.params)["offender"] == offender


def test_row18_the_masters_arms_lie_on_the_city_until_the_wagon_leaves() -> None:
    state = position()
    wagons = (replace(state.wagons[0], master=B), *state.wagons[1:])
    table = Table(moving, replace(state, wagons=wagons, phase=Phase.MOVING))
    assert MARCHANDS.view(table.state, None).wagons[0].master == B
    table.play(A, "move 1 wagon-1 paris-1/paris")
    assert MARCHANDS.view(table.state, None).wagons[0].master is None
