"""The courier, the meetings and the influence cards they win."""

import pytest
from msgspec.structs import replace

from engine.core.fields import Choose
from engine.core.values import IllegalError, NotPendingError
from engine.games.marchands import secrecy
from engine.games.marchands.content import Ability, Influence
from engine.games.marchands.model.actions import Take
from engine.games.marchands.model.events import CardTaken, CardWon, CourierMoved, WagonMoved
from engine.games.marchands.model.state import Axle, Wagon
from engine.games.marchands.phases.moving import stage as moving
from engine.games.marchands.phases.moving.driving import turn
from tests.engine.games.marchands.build import A, B, C, D, Table, position, space, wagon, with_seat

ONE, TWO = Ability.COACHMAN, Ability.MASTER_COACHMAN
COURIER, EXPRESS = Ability.COURIER, Ability.EXPRESS_COURIER
FREE = Influence.FREE_LOADING
EDITIONS = pytest.mark.parametrize("edition", [1, 2])

NEAR = (wagon("brugge-fork", "koeln-fork"), wagon("brugge-1", "brugge"), wagon("wien"))
"""Wagons one space on either side of the courier at brugge-2."""


def table(
    edition: int, *abilities: Ability, wagons: tuple[Wagon, ...] = NEAR, **changes: object
) -> Table:
    """A owns these abilities and is first to move; the courier stands at brugge-2."""
    state = replace(position(edition, wagons=wagons), **changes)
    return Table(moving, with_seat(state, A, abilities=abilities))


def test_row13_only_the_owner_of_a_courier_moves_him() -> None:
    assert table(2).verbs(A) == {"move"}
    assert table(2, COURIER).verbs(A) == {"move", "ride"}


def test_row13_one_space_with_the_courier_two_with_the_express() -> None:
    assert table(2, COURIER).options(A, "ride") == ["brugge-1", "brugge-fork"]
    reach = {"brugge-1", "brugge-fork", "paris-fork", "koeln-fork"}
    assert set(table(2, EXPRESS).options(A, "ride")) == reach


@EDITIONS
def test_row13_before_or_after_the_wagon(edition: int) -> None:
    there = table(edition, COURIER, wagons=position().wagons)
    assert there.play(A, "ride brugge-1") == [CourierMoved(A, space("brugge-1"))]
    there.play(A, "move 1 wagon-1 paris-1/paris")
    assert there.owing == [B]
    there = table(edition, COURIER, wagons=position().wagons)
    there.play(A, "move 1 wagon-1 paris-1/paris")
    assert there.verbs(A) == {"ride", "pass"}
    there.play(A, "ride brugge-fork")
    assert there.owing == [B]


def test_row13_never_into_a_city() -> None:
    there = table(2, EXPRESS, courier=space("brugge-1"), wagons=position().wagons)
    with pytest.raises(IllegalError):
        there.play(A, "ride brugge")
    reason = moving.explain(there.state, A, "ride", (), "brugge")
    assert reason is not None
    assert reason.key == "marchands-refuse-courier-city"


@EDITIONS
def test_r29_a_wagon_that_ends_on_the_courier_wins_a_card(edition: int) -> None:
    there = table(edition)
    assert there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")[1:] == [CardWon(A, 0)]
    [decision] = there.decisions()
    assert (decision.seat, decision.verbs, decision.secret) == (A, ("take",), True)
    assert there.play(A, "take free-loading") == [CardTaken(A, FREE)]
    assert there.state.players[A].hand == (FREE,)
    assert there.owing == [B]


@EDITIONS
def test_r29_passing_the_courier_wins_nothing(edition: int) -> None:
    told = table(edition).play(A, "move 3 wagon-2 paris-fork/brugge-fork")
    assert [event.kind for event in told] == ["wagon-moved"]


@EDITIONS
def test_row14_the_courier_must_end_on_the_wagons_space(edition: int) -> None:
    there = table(edition, EXPRESS)
    assert there.play(A, "ride paris-fork") == [CourierMoved(A, space("paris-fork"))]
    there = table(edition, EXPRESS)
    assert there.play(A, "ride brugge-fork")[1:] == [CardWon(A, 0)]


def test_the_card_is_chosen_before_anything_else() -> None:
    there = table(2, COURIER)
    there.play(A, "ride brugge-1")
    with pytest.raises(NotPendingError):
        there.play(A, "move 1 wagon-3 wien-1/wien")
    there.play(A, "take free-loading")
    assert there.verbs(A) == {"move"}


def test_r29_edition_2_a_wagon_that_met_the_courier_by_its_move_is_frozen() -> None:
    there = table(2, ONE)
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    there.play(A, "take free-loading")
    assert "wagon-1" not in there.options(A, "coach 1")
    reason = moving.explain(there.state, A, "coach", ("1",), "wagon-1")
    assert reason is not None
    assert reason.key == "marchands-refuse-wagon-frozen"
    there.play(A, "pass")
    assert "wagon-1" in there.options(B, "move 3")


@EDITIONS
def test_row12_a_wagon_reached_by_the_courier_may_then_be_moved(edition: int) -> None:
    there = table(edition, COURIER)
    there.play(A, "ride brugge-1")
    there.play(A, "take free-loading")
    assert "wagon-2" in there.options(A, "move 1")


def test_row12_edition_1_a_wagon_moved_onto_the_courier_stays() -> None:
    there = table(1, ONE)
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    there.play(A, "take free-loading")
    assert "wagon-1" not in there.options(A, "coach 1")


def test_a3_given_and_moved_in_whatever_order() -> None:
    first_given = table(2, COURIER, TWO)
    first_given.play(A, "ride brugge-1")
    first_given.play(A, "take free-loading")
    first_given.play(A, "coach 1 wagon-2 brugge-2/brugge-1")
    assert "wagon-2" not in first_given.options(A, "coach 1")

    on_its_way = (wagon("paris-fork", "genova-fork"), wagon("koeln"), wagon("wien"))
    first_moved = table(2, COURIER, TWO, wagons=on_its_way)
    first_moved.play(A, "coach 1 wagon-1 brugge-fork/paris-fork")
    assert "wagon-1" in first_moved.options(A, "move 1")
    first_moved.play(A, "ride brugge-fork")
    first_moved.play(A, "take free-loading")
    assert "wagon-1" not in first_moved.options(A, "move 1")


SHARED = (wagon("brugge-2", "brugge-fork"), wagon("koeln"), wagon("wien"))


def test_r30_a_wagon_beside_the_courier_from_the_start_gives_no_card() -> None:
    there = table(2, COURIER, EXPRESS, wagons=SHARED)
    assert turn(there.state).barren == (0,)
    there.play(A, "ride brugge-1")
    assert there.play(A, "ride brugge-2") == [CourierMoved(A, space("brugge-2"))]


def test_a4_barren_for_the_whole_turn_and_only_for_it() -> None:
    there = table(2, COURIER, TWO, wagons=SHARED)
    there.play(A, "ride brugge-1")
    told = there.play(A, "coach 1 wagon-1 brugge-1/brugge-2")
    assert [event.kind for event in told] == ["wagon-moved"]
    state = with_seat(position(2, wagons=SHARED, courier=space("brugge-1")), A, tiles=(1, 2))
    assert Table(moving, state).play(A, "move 1 wagon-1 brugge-1/brugge-2")[1:] == [CardWon(A, 0)]


def test_a4_one_card_per_wagon_and_turn() -> None:
    there = table(2, COURIER, EXPRESS, ONE)
    there.play(A, "ride brugge-1")
    there.play(A, "take free-loading")
    there.play(A, "ride brugge-2")
    told = there.play(A, "coach 1 wagon-2 brugge-2/brugge-1")
    assert told == [WagonMoved(A, 1, 0, 1, space("brugge-1"), space("brugge-2"))]


def test_r31_edition_2_both_couriers_are_two_moves_and_can_win_two_cards() -> None:
    there = table(2, COURIER, EXPRESS)
    assert there.play(A, "ride brugge-1")[1:] == [CardWon(A, 1)]
    there.play(A, "take free-loading")
    assert there.play(A, "ride brugge-fork")[1:] == [CardWon(A, 0)]
    there.play(A, "take free-loading")
    assert there.verbs(A) == {"move"}
    assert there.state.players[A].hand == (FREE, FREE)


def test_a4_edition_2_uses_the_shortest_move_that_reaches() -> None:
    short = table(2, EXPRESS, COURIER, wagons=position().wagons)
    short.play(A, "ride brugge-fork")
    assert "hamburg-fork" in short.options(A, "ride")
    far = table(2, EXPRESS, COURIER, wagons=position().wagons)
    far.play(A, "ride koeln-fork")
    assert set(far.options(A, "ride")) == {"koeln-2", "brugge-fork", "hamburg-fork"}


def test_a4_edition_1_joins_both_couriers_into_one_move() -> None:
    there = table(1, COURIER, EXPRESS, wagons=position().wagons)
    assert set(there.options(A, "ride")) == {
        "brugge-1",
        "brugge-fork",
        "paris-fork",
        "koeln-fork",
        "paris-2",
        "genova-fork",
        "koeln-2",
        "hamburg-fork",
    }
    there.play(A, "ride brugge-fork")
    assert there.verbs(A) == {"move"}


@EDITIONS
def test_r32_the_courier_blocks_no_wagon(edition: int) -> None:
    there = table(edition)
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    assert there.state.wagons[0].at == there.state.courier


def test_r33_the_choice_is_among_the_kinds_left() -> None:
    pile = (0, 1, 0, 3, 0, 0, 2)
    there = table(2, pile=pile)
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    assert there.options(A, "take") == ["free-loading", "sale-with-bonus", "social-status"]
    with pytest.raises(IllegalError):
        there.play(A, "take axle-break")
    reason = moving.explain(there.state, A, "take", (), "axle-break")
    assert reason is not None
    assert reason.key == "marchands-refuse-card-gone"


@EDITIONS
def test_a12_an_empty_pile_gives_nothing(edition: int) -> None:
    told = table(edition, pile=(0,) * 7).play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    assert [event.kind for event in told] == ["wagon-moved"]


def test_a12_an_empty_pile_freezes_nothing() -> None:
    there = table(2, ONE, pile=(0,) * 7)
    there.play(A, "coach 1 wagon-2 brugge-2/brugge-1")
    assert "wagon-2" in there.options(A, "move 2")


def test_a12_a_broken_wagon_on_a_road_gives_a_card() -> None:
    there = table(2, COURIER, axles=(Axle(1, D),))
    assert there.play(A, "ride brugge-1")[1:] == [CardWon(A, 1)]


@EDITIONS
def test_a21_whoever_chooses_remembers_what_was_left(edition: int) -> None:
    there = table(edition)
    before = there.state.pile
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    there.play(A, "take special-sale")
    after = tuple(n - (kind == Influence.SPECIAL_SALE) for kind, n in enumerate(before))
    assert there.state.pile == there.state.players[A].seen_pile == after
    assert there.state.players[B].seen_pile == ()


def test_a21_whoever_chooses_sees_the_remaining_pile_and_nobody_else_does() -> None:
    there = table(2, pile=(1, 0, 2, 0, 0, 0, 3))
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    seen = [secrecy.view(there.state, viewer, ()).players[A].seen_pile for viewer in (A, B, None)]
    assert seen == [(1, 0, 2, 0, 0, 0, 3), None, None]
    assert secrecy.view(there.state, B, ()).players[B].seen_pile == ()


def test_row7_others_see_only_that_a_card_is_chosen() -> None:
    there = table(2)
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    assert there.decisions(None) == there.decisions(C) == there.decisions(A)
    other = table(2, pile=(1, 0, 0, 0, 0, 0, 20))
    other.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    assert other.decisions(None) == there.decisions(None)


def test_w6_the_last_card_of_all_is_taken_at_once() -> None:
    there = table(2, pile=(0, 1, 0, 0, 0, 0, 0))
    told = there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    assert told[1:] == [CardWon(A, 0), CardTaken(A, FREE)]
    assert there.owing == [B]


def test_the_last_kind_is_still_asked_for_since_kinds_are_hidden() -> None:
    there = table(2, pile=(0, 2, 0, 0, 0, 0, 0))
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    assert there.verbs(A) == {"take"}


def pair() -> tuple[Wagon, ...]:
    """Wagon 1 one space from the courier, wagon 2 on his other side and bound for Brugge."""
    return wagon("brugge-fork", "koeln-fork"), wagon("brugge-1", "brugge-2"), wagon("wien")


def test_example_two_cards_in_one_turn() -> None:
    there = table(1, COURIER, ONE, wagons=pair())
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    there.play(A, "take free-loading")
    there.play(A, "ride brugge-1")
    there.play(A, "take special-sale")
    there.play(A, "coach 1 wagon-2 brugge")
    assert there.state.players[A].hand == (FREE, Influence.SPECIAL_SALE)
    assert there.owing == [B]


def test_example_the_first_wagon_is_not_moved_a_second_time() -> None:
    there = table(1, COURIER, ONE, wagons=pair())
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    there.play(A, "take free-loading")
    there.play(A, "ride brugge-1")
    there.play(A, "take special-sale")
    with pytest.raises(IllegalError):
        there.play(A, "coach 1 wagon-1 brugge-1/brugge-2")


def test_roads_and_spaces_that_win_a_card_are_marked() -> None:
    there = table(2, COURIER)
    assert _notes(there, "move 1 wagon-1")["brugge-2/brugge-fork"] == "marchands-note-card"
    assert _notes(there, "ride") == {
        "brugge-1": "marchands-note-meets",
        "brugge-fork": "marchands-note-meets",
    }
    barren = table(2, wagons=SHARED, courier=space("brugge-2"))
    assert set(_notes(barren, "move 1 wagon-1").values()) == {None}


def _notes(there: Table, line: str) -> dict[str, str | None]:
    field = there.field(A, line)
    assert isinstance(field, Choose)
    return {o.token: None if o.note is None else o.note.key for o in field.options}


def test_an_absent_player_takes_the_first_kind_left() -> None:
    there = table(2, pile=(0, 0, 2, 3, 0, 0, 0))
    there.play(A, "move 1 wagon-1 brugge-2/brugge-fork")
    [decision] = there.decisions()
    assert moving.default(there.state, decision) == Take(Influence.SPECIAL_SALE)
