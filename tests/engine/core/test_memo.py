"""Answers about the latest position are kept, others are worked out anew."""

from __future__ import annotations

from engine.core.memo import kept, remembered


class Counting:
    """Counts how often it has to work something out."""

    def __init__(self) -> None:
        self.worked = 0

    @remembered
    def length(self, state: list[str], extra: int) -> int:
        """A question that depends on the state and on something else."""
        self.worked += 1
        return len(state) + extra


def test_the_same_question_about_the_same_position_is_worked_out_once() -> None:
    game, state = Counting(), ["a"]
    assert [game.length(state, 1), game.length(state, 1)] == [2, 2]
    assert game.worked == 1


def test_another_question_or_another_position_is_worked_out() -> None:
    game = Counting()
    assert game.length(["a"], 1) == 2
    assert game.length(["a"], 1) == 2, "an equal state is not the same state"
    state = ["a", "b"]
    assert [game.length(state, 0), game.length(state, 5)] == [2, 7]
    assert game.worked == 4


def test_a_function_is_worked_out_once_for_each_position_in_turn() -> None:
    seen: list[list[str]] = []

    @kept
    def length(state: list[str]) -> int:
        seen.append(state)
        return len(state)

    one, two = ["a"], ["a", "b"]
    assert [length(one), length(one), length(two), length(one)] == [1, 1, 2, 1]
    assert seen == [one, two, one]
