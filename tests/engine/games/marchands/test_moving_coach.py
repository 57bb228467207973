"""Coachmen in phase 3: edition 2 spends points freely, edition 1 binds them."""

import pytest
from msgspec.structs import replace

from engine.core.values import IllegalError, NotPendingError
from engine.games.marchands.content import Ability
from engine.games.marchands.model.actions import Move, Pass
from engine.games.marchands.model.events import WagonMoved
from engine.games.marchands.model.roads import space_token
from engine.games.marchands.model.state import Rest, State, Wagon
from engine.games.marchands.phases.moving import stage as moving
from engine.games.marchands.phases.moving.coach import fresh, most, spend
from tests.engine.games.marchands.build import (
    A,
    B,
    Table,
    position,
    space,
    wagon,
    with_seat,
)

ONE, TWO = Ability.COACHMAN, Ability.MASTER_COACHMAN
COURIER = Ability.COURIER


def coached(
    edition: int, *abilities: Ability, wagons: tuple[Wagon, ...] = (), courier: str = "brugge-2"
) -> Table:
    """A owns these abilities and is first to move."""
    state = with_seat(position(edition, courier=space(courier)), A, abilities=abilities)
    return Table(moving, replace(state, wagons=wagons) if wagons else state)


def at(state: State, number: int) -> str:
    return space_token(state.wagons[number].at)


# Edition 2


def test_a1_points_may_lengthen_the_tile_or_be_used_apart() -> None:
    table = coached(2, TWO)
    assert table.verbs(A) == {"move", "coach"}
    assert table.options(A, "move")[:3] == ["1", "1+1", "1+2"]
    assert table.options(A, "coach") == ["1", "2"]


def test_a1_merged_points_are_one_move() -> None:
    table = coached(2, ONE)
    told = table.play(A, "move 2+1 wagon-2 koeln-fork/koeln-2")
    assert told == [WagonMoved(A, 1, 2, 1, space("koeln"), space("koeln-fork"))]
    assert table.state.players[A].tiles == (1, 3, 4)
    assert table.owing == [B]


def test_a1_merged_points_leap_over_a_wagon_and_separate_ones_cannot() -> None:
    behind = (wagon("koeln"), wagon("koeln-1", "koeln"), wagon("wien"))
    state = with_seat(position(2, wagons=behind), A, abilities=(ONE,), tiles=(1,))
    table = Table(moving, state)
    assert table.options(A, "move 1+1 wagon-1") == ["koeln-2/koeln-1"]
    assert table.options(A, "move 1") == ["wagon-2", "wagon-3"]
    assert table.options(A, "coach 1") == ["wagon-2", "wagon-3"]


def test_a1_points_come_before_and_after_the_tile_in_any_split() -> None:
    table = coached(2, TWO)
    told = table.play(A, "coach 1 wagon-2 koeln-1/koeln")
    assert told == [WagonMoved(A, 1, 0, 1, space("koeln"), space("koeln-1"))]
    table.play(A, "move 1 wagon-2 koeln-2/koeln-1")
    assert table.verbs(A) == {"coach", "pass"}
    table.play(A, "coach 1 wagon-2 koeln-fork/koeln-2")
    assert table.owing == [B]


def test_a1_points_are_optional() -> None:
    table = coached(2, ONE)
    table.play(A, "move 1 wagon-1 paris-1/paris")
    table.play(A, "pass")
    assert table.owing == [B]


def test_a1_an_owner_of_both_has_three_points() -> None:
    table = coached(2, ONE, TWO)
    assert table.options(A, "coach") == ["1", "2", "3"]
    for number, city in enumerate(("paris", "koeln", "wien"), 1):
        table.play(A, f"coach 1 wagon-{number} {city}-1/{city}")
    assert table.verbs(A) == {"move"}


def test_row11_edition_2_any_wagon_any_time() -> None:
    table = coached(2, TWO)
    table.play(A, "coach 2 wagon-3 wien-2/wien-1")
    assert table.verbs(A) == {"move"}
    table.play(A, "move 4 wagon-1 genova-fork/paris-fork")
    assert table.owing == [B]


def test_w6_a_turn_ends_when_no_point_can_be_used() -> None:
    others = (wagon("paris", arrived=True), wagon("wien", arrived=True))
    table = coached(2, ONE, wagons=(wagon("brugge-1", "brugge-2"), *others))
    table.play(A, "move 1 wagon-1 brugge")
    assert table.owing == [B]


# Edition 1


def test_row11_edition_1_points_for_one_wagon_are_one_move() -> None:
    table = coached(1, ONE)
    table.play(A, "move 2 wagon-2 koeln-2/koeln-1")
    assert table.options(A, "coach 1") == ["wagon-1", "wagon-3"]
    reason = moving.explain(table.state, A, "coach", ("1",), "wagon-2")
    assert reason is not None
    assert reason.key == "marchands-refuse-wagon-moved"


def test_row11_edition_1_points_lengthen_the_tile() -> None:
    table = coached(1, TWO)
    table.play(A, "move 4+2 wagon-2 brugge-1/brugge-2")
    assert at(table.state, 1) == "brugge-1"
    assert table.owing == [B]


def test_r28_edition_1_each_wagon_once_a_turn() -> None:
    table = coached(1, TWO)
    table.play(A, "coach 2 wagon-1 paris-2/paris-1")
    assert table.options(A, "move 3") == ["wagon-2", "wagon-3"]


def test_r28_edition_1_two_points_may_be_split_over_two_wagons() -> None:
    table = coached(1, TWO)
    table.play(A, "coach 1 wagon-1 paris-1/paris")
    table.play(A, "coach 1 wagon-2 koeln-1/koeln")
    assert table.verbs(A) == {"move"}
    assert table.options(A, "move 1") == ["wagon-3"]


def test_a2_a_split_is_spent_back_to_back() -> None:
    table = coached(1, TWO)
    table.play(A, "coach 1 wagon-1 paris-1/paris")
    assert "3+1" in table.options(A, "move")
    table.play(A, "move 3 wagon-2 koeln-fork/koeln-2")
    assert table.owing == [B]


def test_a2_the_second_point_may_lengthen_the_tile_at_once() -> None:
    table = coached(1, TWO)
    table.play(A, "move 1+1 wagon-1 paris-2/paris-1")
    assert table.verbs(A) == {"coach", "pass"}
    table.play(A, "coach 1 wagon-2 koeln-1/koeln")
    assert table.owing == [B]


def test_a2_a_ride_in_between_forfeits_the_rest() -> None:
    table = coached(1, TWO, COURIER)
    table.play(A, "coach 1 wagon-1 paris-1/paris")
    table.play(A, "ride brugge-1")
    assert table.verbs(A) == {"move"}
    assert table.options(A, "move") == ["1", "2", "3", "4"]


def test_a2_choosing_a_card_in_between_does_not() -> None:
    table = coached(1, TWO, courier="paris-1")
    table.play(A, "coach 1 wagon-1 paris-1/paris")
    table.play(A, "take free-loading")
    assert table.options(A, "coach 1") == ["wagon-2", "wagon-3"]


def test_a2_a_coachman_must_leave_a_wagon_for_the_tile() -> None:
    others = (wagon("koeln", arrived=True), wagon("wien", arrived=True))
    table = coached(1, ONE, wagons=(wagon("paris-1", "paris"), *others))
    assert table.verbs(A) == {"move"}
    with pytest.raises(NotPendingError):
        table.play(A, "coach 1 wagon-1 paris-2/paris-1")


def test_a2_judges_where_the_coachman_leaves_the_wagons() -> None:
    """With a 1 alone, either wagon moved by the coachman would stand in the other's way."""
    pair = (wagon("koeln-2", "koeln-fork"), wagon("koeln"), wagon("wien", arrived=True))
    state = with_seat(position(1, wagons=pair), A, abilities=(ONE,), tiles=(1,))
    assert Table(moving, state).verbs(A) == {"move"}
    freer = Table(moving, with_seat(state, A, tiles=(1, 3)))
    assert freer.options(A, "coach 1") == ["wagon-1", "wagon-2"]


def test_a2_edition_2_has_no_such_bound() -> None:
    others = (wagon("koeln", arrived=True), wagon("wien", arrived=True))
    table = coached(2, ONE, wagons=(wagon("paris-1", "paris"), *others))
    table.play(A, "coach 1 wagon-1 paris-2/paris-1")
    assert table.verbs(A) == {"move"}


def test_a11_a_tile_stuck_alone_may_be_burnt_or_lengthened() -> None:
    stuck = (wagon("koeln", None), wagon("koeln-1", "koeln-2"), wagon("wien", arrived=True))
    state = with_seat(position(2, wagons=stuck), A, abilities=(ONE,), tiles=(1,))
    table = Table(moving, state)
    assert table.verbs(A) == {"move", "burn"}
    assert table.options(A, "move") == ["1+1"]
    table.play(A, "burn 1")
    assert table.owing == [B]


def test_more_points_than_one_has_are_refused() -> None:
    table = coached(2, ONE)
    with pytest.raises(IllegalError):
        table.play(A, "move 1+2 wagon-1 paris-fork/paris-2")
    reason = moving.explain(table.state, A, "move", (), "1+2")
    assert reason is not None
    assert dict(reason.params) == {"most": 1}


def test_an_absent_player_uses_no_coachman() -> None:
    table = coached(2, TWO)
    first = moving.default(table.state, table.decisions()[0])
    assert isinstance(first, Move)
    assert first.extra == 0
    table.play(A, f"move {' '.join(first.answers())}")
    assert moving.default(table.state, table.decisions()[0]) == Pass()


# The accounts behind it


def test_fresh_points() -> None:
    assert fresh((), 1) == fresh((COURIER,), 2) == ()
    assert fresh((ONE, TWO), 2) == (Rest(3, 0),)
    assert fresh((TWO, COURIER, ONE), 1) == (Rest(1, 2),)
    assert most(()) == 0


def spent(*sizes: int) -> int:
    """The most points left for one move after these moves of an owner of both, edition 1."""
    rests = fresh((ONE, TWO), 1)
    for size in sizes:
        rests = spend(rests, size)
    return most(rests)


@pytest.mark.parametrize(
    ("sizes", "left"),
    [
        ((), 3),
        ((3,), 0),
        ((1,), 2),  # the coachman's, or the first of the master's: either way two
        ((2,), 1),
        ((1, 1), 1),  # two of the master's, or one of each
        ((1, 0), 2),  # an interruption: it must have been the coachman's
        ((1, 0, 1), 1),  # then the master's split has begun
        ((1, 0, 1, 0), 0),  # and is forfeited
        ((1, 1, 0), 1),  # the master's both, the coachman's is left
        ((1, 1, 0, 1), 0),
        ((2, 0), 1),  # the master's two together, the coachman's any time
    ],
)
def test_row11_an_owner_of_both_is_held_to_no_account_too_early(
    sizes: tuple[int, ...], left: int
) -> None:
    assert spent(*sizes) == left


def test_no_account_allows_more_than_there_is() -> None:
    assert spend(fresh((ONE,), 1), 2) == ()
    assert spend(spend(fresh((ONE, TWO), 1), 1), 3) == ()
