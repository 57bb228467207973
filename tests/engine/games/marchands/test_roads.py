"""The board and how far pieces get on it."""

import pytest

from engine.games.marchands.content import City
from engine.games.marchands.model.roads import (
    SPACE_BY_TOKEN,
    SPACES,
    Space,
    Stop,
    city_near,
    city_space,
    courier_reach,
    fork_space,
    is_city,
    is_fork,
    neighbours,
    paths,
    space_token,
    stops,
)
from tests.engine.games.marchands.build import space


def ends(at: str, behind: str | None, points: int, *occupied: str) -> set[tuple[str, str]]:
    back = None if behind is None else space(behind)
    found = stops(space(at), back, points, frozenset(map(space, occupied)))
    return {(space_token(stop.at), space_token(stop.behind)) for stop in found}


def reach(at: str, steps: int) -> set[str]:
    return {space_token(to) for to in courier_reach(space(at), steps)}


def distance(start: City, end: City) -> int:
    """The fewest points that bring a wagon from one city into another."""
    goal = city_space(end)
    return next(
        n for n in range(1, 20) if any(p[-1] == goal for p in paths(city_space(start), None, n))
    )


def test_the_board_has_six_cities_and_eighteen_road_spaces() -> None:
    assert sum(map(is_city, SPACES)) == 6
    assert len(SPACES) == 24
    assert len(SPACE_BY_TOKEN) == 24


def test_roads_run_both_ways() -> None:
    assert all(here in neighbours(there) for here in SPACES for there in neighbours(here))


def test_each_city_has_one_exit_and_roads_part_only_at_forks() -> None:
    for here in SPACES:
        ways = 1 if is_city(here) else 3 if is_fork(here) else 2
        assert len(neighbours(here)) == ways


def test_spaces_are_named_after_the_nearest_city() -> None:
    names = [space_token(Space(number)) for number in range(8, 12)]
    assert names == ["koeln", "koeln-1", "koeln-2", "koeln-fork"]
    assert city_near(fork_space(City.KOELN)) is City.KOELN


@pytest.mark.parametrize(
    ("start", "row"),
    [
        (City.PARIS, (7, 8, 9, 8, 7)),
        (City.BRUGGE, (7, 7, 8, 9, 8)),
        (City.HAMBURG, (9, 8, 7, 7, 8)),
    ],
)
def test_distances_between_cities(start: City, row: tuple[int, ...]) -> None:
    assert tuple(distance(start, end) for end in City if end != start) == row


def test_example_tile_3_moves_three_spaces() -> None:
    assert ends("koeln", None, 3) == {("koeln-fork", "koeln-2")}


def test_r19_an_occupied_end_is_stepped_back_from() -> None:
    assert ends("koeln", None, 3, "koeln-fork") == {("koeln-2", "koeln-1")}
    assert ends("koeln", None, 3, "koeln-fork", "koeln-2") == {("koeln-1", "koeln")}


def test_r19_stepping_back_to_the_start_is_no_move() -> None:
    assert ends("koeln", None, 1, "koeln-1") == set()
    assert ends("koeln", None, 2, "koeln-1", "koeln-2") == set()


def test_r20_an_occupied_city_counts_as_an_occupied_end() -> None:
    assert ends("koeln-2", "koeln-fork", 4, "koeln") == {("koeln-1", "koeln-2")}


def test_r21_wagons_pass_each_other_and_the_spaces_count() -> None:
    assert ends("koeln", None, 3, "koeln-1", "koeln-2") == {("koeln-fork", "koeln-2")}


def test_r22_entering_a_city_ends_the_move() -> None:
    assert ends("koeln-2", "koeln-fork", 4) == {("koeln", "koeln-1")}


def test_r23_a_shorter_blocked_road_may_be_chosen() -> None:
    found = ends("koeln-2", "koeln-1", 3, "brugge-2")
    assert ("brugge-fork", "koeln-fork") in found
    assert ("brugge-2", "brugge-fork") not in found
    assert ("hamburg-2", "hamburg-fork") in found


def test_r27_any_branch_of_a_fork_but_the_one_come_from() -> None:
    assert ends("koeln-fork", "koeln-2", 1) == {
        ("brugge-fork", "koeln-fork"),
        ("hamburg-fork", "koeln-fork"),
    }
    assert ends("koeln-fork", "brugge-fork", 1) == {
        ("koeln-2", "koeln-fork"),
        ("hamburg-fork", "koeln-fork"),
    }


def test_r27_a_wagon_never_turns_back() -> None:
    assert ends("koeln-1", "koeln-2", 1) == {("koeln", "koeln-1")}
    assert ends("koeln-1", "koeln", 1) == {("koeln-2", "koeln-1")}


def test_one_end_reached_from_two_sides_is_two_stops() -> None:
    at = fork_space(City.HAMBURG)
    sides = {stop.behind for stop in stops(at, space("hamburg-2"), 6, frozenset()) if stop.at == at}
    assert sides == {fork_space(City.KOELN), fork_space(City.WIEN)}


def test_stops_know_the_space_behind_them() -> None:
    assert Stop(space("koeln-1"), space("koeln")) in stops(space("koeln"), None, 1, frozenset())


def test_row13_the_courier_goes_either_way_but_never_into_a_city() -> None:
    assert reach("koeln-1", 1) == {"koeln-2"}
    assert reach("koeln-2", 1) == {"koeln-1", "koeln-fork"}
    assert all(not is_city(to) for at in SPACES for to in courier_reach(at, 3) if not is_city(at))


def test_row13_the_express_courier_goes_one_or_two_in_one_direction() -> None:
    assert reach("koeln-2", 2) == {"koeln-1", "koeln-fork", "brugge-fork", "hamburg-fork"}


def test_r30_the_courier_never_ends_where_he_began() -> None:
    assert all(at not in courier_reach(at, steps) for at in SPACES for steps in (1, 2, 3))
