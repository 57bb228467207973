"""Phase 3: tiles and wagons, without coachmen and couriers."""

import pytest
from msgspec.structs import replace

from engine.core.values import IllegalError, Message, NotPendingError, Seat
from engine.games.marchands.content import TILES, City, Good
from engine.games.marchands.model.actions import Burn, Move
from engine.games.marchands.model.events import AxleMended, TileLost, WagonArrived, WagonMoved
from engine.games.marchands.model.state import Axle, State
from engine.games.marchands.phases.moving import stage as moving
from engine.games.marchands.phases.moving.driving import moves
from tests.engine.games.marchands.build import (
    A,
    B,
    C,
    D,
    Table,
    position,
    space,
    wagon,
    with_seat,
)

EDITIONS = pytest.mark.parametrize("edition", [1, 2])


def with_tiles(state: State, *tiles: int) -> State:
    for seat in range(len(state.players)):
        state = with_seat(state, Seat(seat), tiles=tiles)
    return state


def all_arrived(state: State) -> State:
    return replace(state, wagons=tuple(replace(w, arrived=True) for w in state.wagons))


def why(table: Table, seat: Seat, verb: str, answers: tuple[str, ...], token: str) -> Message:
    """What a refusal says."""
    reason = moving.explain(table.state, seat, verb, answers, token)
    assert reason is not None
    return reason


@EDITIONS
def test_every_seat_plays_one_tile_in_turn_order(edition: int) -> None:
    table = Table(moving, position(edition, first=C))
    for seat, line in (
        (C, "move 3 wagon-1 paris-fork/paris-2"),
        (D, "move 1 wagon-2 koeln-1/koeln"),
        (A, "move 2 wagon-3 wien-2/wien-1"),
        (B, "move 4 wagon-2 hamburg-2/hamburg-fork"),
    ):
        assert table.owing == [seat]
        assert table.verbs(seat) == {"move"}
        table.play(seat, line)
    assert table.finished
    assert [player.tiles for player in table.state.players] == [
        (1, 3, 4),
        (1, 2, 3),
        (1, 2, 4),
        (2, 3, 4),
    ]


def test_the_question_is_public_and_changes_with_every_step() -> None:
    table = Table(moving, position())
    [decision] = table.decisions()
    assert (decision.id, decision.secret) == ("move:1.0.0", False)
    assert table.decisions(A) == table.decisions(B) == [decision]
    table.play(A, "move 1 wagon-1 paris-1/paris")
    assert table.decisions()[0].id == "move:1.1.0"


def test_a_move_is_told_with_its_tile() -> None:
    told = Table(moving, position()).play(A, "move 3 wagon-2 koeln-fork/koeln-2")
    assert told == [WagonMoved(A, 1, 3, 0, space("koeln"), space("koeln-fork"))]


def test_r24_any_tile_face_up_may_be_chosen() -> None:
    table = Table(moving, with_tiles(position(), 2, 4))
    assert table.options(A, "move") == ["2", "4"]
    with pytest.raises(IllegalError):
        table.play(A, "move 3 wagon-1 paris-fork/paris-2")
    assert why(table, A, "move", (), "3").key == "marchands-refuse-tile-used"


def test_row31_tiles_stay_used_until_they_come_back() -> None:
    table = Table(moving, position())
    for seat in (A, B, C, D):
        line = f"move {TILES[seat]} wagon-1"
        table.play(seat, f"{line} {table.options(seat, line)[0]}")
    assert [len(player.tiles) for player in table.state.players] == [3, 3, 3, 3]


def test_r18_a_wagon_that_arrived_is_not_moved_again_this_round() -> None:
    state = position(wagons=(wagon("brugge-2", "brugge-fork"), wagon("koeln"), wagon("wien")))
    table = Table(moving, state)
    told = table.play(A, "move 2 wagon-1 brugge")
    assert told[1:] == [WagonArrived(0, City.BRUGGE)]
    arrived = table.state.wagons[0]
    assert (arrived.arrived, arrived.behind) == (True, None)
    assert table.options(B, "move 2") == ["wagon-2", "wagon-3"]
    assert why(table, B, "move", ("2",), "wagon-1").key == "marchands-refuse-wagon-arrived"


def test_r18_a_wagon_in_its_city_since_last_round_may_leave() -> None:
    assert "wagon-1" in Table(moving, position()).options(A, "move 2")


@EDITIONS
def test_r10_mastery_ends_when_the_wagon_leaves(edition: int) -> None:
    cargo = ((Good.CLOTH,), (), (), ())
    there = wagon("koeln", master=B, cargo=cargo)
    state = position(edition, wagons=(wagon("paris"), there, wagon("wien", master=C)))
    table = Table(moving, state)
    table.play(A, "move 1 wagon-2 koeln-1/koeln")
    assert table.state.wagons[1].master is None
    assert table.state.wagons[1].cargo == cargo
    assert table.state.wagons[2].master == C


def test_r19_a_blocked_wagon_is_not_offered_while_another_can_move() -> None:
    queue = wagon("koeln-1", "koeln-2"), wagon("koeln")
    table = Table(moving, position(wagons=(*queue, wagon("wien"))))
    assert table.options(A, "move 1") == ["wagon-3"]
    assert table.options(A, "move 4") == ["wagon-2", "wagon-3"]
    assert why(table, A, "move", ("4",), "wagon-1").key == "marchands-refuse-wagon-stuck"


def test_r20_the_space_before_an_occupied_city_is_the_end() -> None:
    state = position(wagons=(wagon("koeln-2", "koeln-fork"), wagon("koeln"), wagon("wien")))
    table = Table(moving, state)
    assert table.options(A, "move 4 wagon-1") == ["koeln-1/koeln-2"]
    assert why(table, A, "move", ("4", "wagon-1"), "koeln").key == "marchands-refuse-occupied"


def test_r23_each_road_is_driven_as_far_as_possible() -> None:
    state = position(
        wagons=(wagon("koeln-2", "koeln-1"), wagon("brugge-2", "brugge-1"), wagon("wien"))
    )
    assert set(Table(moving, state).options(A, "move 3 wagon-1")) == {
        "brugge-fork/koeln-fork",
        "paris-fork/brugge-fork",
        "hamburg-2/hamburg-fork",
        "wien-fork/hamburg-fork",
    }


def test_r25_a_tile_is_spent_when_no_wagon_can_move() -> None:
    table = Table(moving, all_arrived(position(seats=2)))
    assert table.verbs(A) == {"burn"}
    assert table.options(A, "burn") == ["1", "2", "3", "4"]
    assert table.play(A, "burn 3") == [TileLost(A, 3)]
    assert table.state.players[A].tiles == (1, 2, 4)
    assert table.owing == [B]


def test_example_all_wagons_arrived() -> None:
    table = Table(moving, all_arrived(with_tiles(position(), 2)))
    assert table.finished
    assert table.events == [TileLost(seat, 2) for seat in (A, B, C, D)]


def test_example_two_wagons_in_a_row_before_an_occupied_city() -> None:
    """The one in front is next to the city, the other behind it, and the third stands inside."""
    state = position(
        wagons=(
            wagon("koeln-1", "koeln-2"),
            wagon("koeln-2", "koeln-fork"),
            wagon("koeln", arrived=True),
        )
    )
    assert Table(moving, state).verbs(A) == {"burn"}


def test_example_face_to_face_wagons_leave_only_the_third() -> None:
    face_to_face = wagon("koeln-1", "koeln"), wagon("koeln-2", "koeln-fork")
    table = Table(moving, position(1, wagons=(*face_to_face, wagon("wien"))))
    assert table.options(A, "move 1") == ["wagon-3"]
    assert table.options(A, "move 2") == ["wagon-1", "wagon-2", "wagon-3"]


def test_example_face_to_face_wagons_and_the_third_arrived() -> None:
    face_to_face = wagon("koeln-1", "koeln"), wagon("koeln-2", "koeln-fork")
    table = Table(moving, position(1, wagons=(*face_to_face, wagon("wien", arrived=True))))
    assert table.verbs(A) == {"move", "burn"}
    assert table.options(A, "burn") == ["1"]
    assert "1" not in table.options(A, "move")
    assert table.play(A, "burn 1") == [TileLost(A, 1)]


def test_a11_a_tile_that_can_move_a_wagon_is_not_burnt() -> None:
    face_to_face = wagon("koeln-1", "koeln"), wagon("koeln-2", "koeln-fork")
    table = Table(moving, position(wagons=(*face_to_face, wagon("wien", arrived=True))))
    with pytest.raises(IllegalError):
        table.play(A, "burn 2")
    assert why(table, A, "burn", (), "2").key == "marchands-refuse-tile-moves"
    assert why(table, A, "move", (), "1").key == "marchands-refuse-tile-stuck"


def test_a11_a_tile_is_compulsory() -> None:
    table = Table(moving, position())
    assert "pass" not in table.verbs(A)
    with pytest.raises(NotPendingError):
        table.play(A, "pass")


@EDITIONS
def test_r26_empty_wagons_may_be_moved(edition: int) -> None:
    table = Table(moving, position(edition))
    assert not any(goods for w in table.state.wagons for goods in w.cargo)
    assert table.options(A, "move 2") == ["wagon-1", "wagon-2", "wagon-3"]


def test_r27_the_wagon_keeps_its_direction() -> None:
    table = Table(moving, position())
    table.play(A, "move 4 wagon-2 brugge-fork/koeln-fork")
    assert table.state.wagons[1].behind == space("koeln-fork")
    assert set(table.options(B, "move 1 wagon-2")) == {
        "paris-fork/brugge-fork",
        "brugge-2/brugge-fork",
    }


def test_w6_the_only_play_is_taken_at_once() -> None:
    """One tile each and one wagon on a road without a fork: nobody has anything to say."""
    state = position(
        seats=2,
        wagons=(
            wagon("koeln", None),
            wagon("paris", arrived=True),
            wagon("wien", arrived=True),
        ),
    )
    table = Table(moving, with_tiles(state, 1))
    assert table.finished
    assert [event.kind for event in table.events] == ["wagon-moved"] * 2
    assert table.state.wagons[0].at == space("koeln-2")


def test_w6_a_choice_of_tile_is_left_to_the_player() -> None:
    table = Table(moving, all_arrived(with_tiles(position(), 1, 2)))
    assert table.owing == [A]


@EDITIONS
def test_row10_a_broken_wagon_does_not_move(edition: int) -> None:
    table = Table(moving, position(edition, axles=(Axle(1, D),)))
    assert table.options(A, "move 2") == ["wagon-1", "wagon-3"]
    assert why(table, A, "move", ("2",), "wagon-2").key == "marchands-refuse-wagon-broken"


def test_row10_with_all_wagons_broken_a_tile_is_still_turned_over() -> None:
    broken = tuple(Axle(number, D) for number in range(3))
    table = Table(moving, position(axles=broken))
    table.play(A, "burn 4")
    assert table.state.players[A].tiles == (1, 2, 3)


def test_row10_edition_2_blocks_the_owner_too_for_the_whole_round() -> None:
    table = Table(moving, position(axles=(Axle(1, A),)))
    assert table.verbs(A) == {"move"}
    assert table.options(A, "move 2") == ["wagon-1", "wagon-3"]


def test_r6_edition_1_owner_takes_his_card_off_for_himself_and_those_after_him() -> None:
    table = Table(moving, position(1, axles=(Axle(1, B),)))
    assert table.verbs(A) == {"move"}
    table.play(A, "move 1 wagon-1 paris-1/paris")
    assert table.verbs(B) == {"move", "mend"}
    assert table.play(B, "mend wagon-2") == [AxleMended(B, 1)]
    assert table.verbs(B) == {"move"}
    table.play(B, "move 1 wagon-2 koeln-1/koeln")
    assert "wagon-2" in table.options(C, "move 1")


def test_r6_edition_1_keeping_is_going_on() -> None:
    table = Table(moving, position(1, axles=(Axle(1, A),)))
    table.play(A, "move 1 wagon-1 paris-1/paris")
    assert table.state.axles == (Axle(1, A),)
    assert table.options(B, "move 1") == ["wagon-1", "wagon-3"]


def test_r6_an_owner_is_asked_even_when_he_could_only_play_one_way() -> None:
    forced = (wagon("koeln"), wagon("paris", arrived=True), wagon("wien", arrived=True))
    state = with_tiles(position(1, wagons=forced, axles=(Axle(1, A),)), 1)
    table = Table(moving, state)
    assert table.owing == [A]
    assert table.verbs(A) == {"move", "mend"}


def test_a10_a_wagon_stays_blocked_until_the_last_card_is_gone() -> None:
    cards = (Axle(1, A), Axle(1, A), Axle(1, B))
    table = Table(moving, position(1, axles=cards))
    assert table.options(A, "mend") == ["wagon-2"]
    table.play(A, "mend wagon-2")
    assert table.state.axles == (Axle(1, B),)
    assert "wagon-2" not in table.options(A, "move 1")
    table.play(A, "move 1 wagon-1 paris-1/paris")
    table.play(B, "mend wagon-2")
    assert "wagon-2" in table.options(B, "move 1")


def test_a10_one_decision_per_wagon() -> None:
    table = Table(moving, position(1, axles=(Axle(1, A), Axle(2, A))))
    table.play(A, "mend wagon-3")
    assert table.options(A, "mend") == ["wagon-2"]


def test_an_absent_player_plays_the_smallest_tile_lowest_wagon_first_road() -> None:
    table = Table(moving, with_tiles(position(), 2, 3))
    [decision] = table.decisions()
    action = moving.default(table.state, decision)
    assert action == Move(2, 0, 0, space("paris-2"), space("paris-1"))
    table = Table(moving, all_arrived(position()))
    assert moving.default(table.state, table.decisions()[0]) == Burn(1)


def test_all_moves_are_listed_once() -> None:
    table = Table(moving, position())
    found = [move.answers() for move in moves(table.state, A)]
    assert len(found) == len(set(found))
    # In the cities every wagon has one road for 1 to 3 points and two for 4.
    assert len(found) == 3 * (1 + 1 + 1 + 2)


def test_words_that_mean_nothing_get_no_special_reason() -> None:
    table = Table(moving, position())
    for verb, answers, token in (
        ("move", (), "five"),
        ("move", ("2",), "cart"),
        ("move", ("2", "wagon-1"), "nowhere"),
        ("mend", (), "wagon-1"),
    ):
        assert moving.explain(table.state, A, verb, answers, token) is None
