"""The generator never changes: a stored seed must give the same match for ever."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.rng import Rng


def test_numbers_of_a_seed_are_fixed_for_ever() -> None:
    rng = Rng("h1:vector")
    drawn = [rng.below(100) for _ in range(12)]
    assert drawn == [27, 40, 70, 83, 15, 17, 41, 25, 50, 88, 55, 25]
    assert rng.drawn == 12


def test_shuffles_and_branches_of_a_seed_are_fixed_for_ever() -> None:
    assert "".join(Rng("h1:vector").shuffled("abcdefgh")) == "bgdafehc"
    assert Rng("h1:vector").branch("b").below(1000) == 734


def test_a_generator_goes_on_from_its_counter() -> None:
    whole = Rng("h1:vector")
    numbers = [whole.below(10**9) for _ in range(6)]
    assert Rng("h1:vector", 5).below(10**9) == numbers[5]


def test_a_branch_leaves_the_counter_alone() -> None:
    rng = Rng("h1:vector")
    branch = rng.branch("stand-in/1")
    branch.below(10)
    assert rng.drawn == 0
    assert branch.seed != rng.seed


def test_every_number_below_the_bound_occurs_about_equally_often() -> None:
    rng = Rng("h1:fair")
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_shuffle_keeps_every_item_and_draws_once_per_item_but_one() -> None:
    rng = Rng("h1:vector")
    assert sorted(rng.shuffled(range(30))) == list(range(30))
    assert rng.drawn == 29
    assert rng.shuffled(()) == ()


def test_choice_draws_once() -> None:
    rng = Rng("h1:vector")
    assert rng.choice("abc") in "abc"
    assert rng.drawn == 1


@pytest.mark.parametrize("seed", ["", "vector", "h2:vector", "H1:vector"])
def test_a_seed_without_its_algorithm_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="h1:"):
        Rng(seed)


@pytest.mark.parametrize("bound", [0, -1])
def test_a_bound_below_one_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Rng("h1:vector").below(bound)
