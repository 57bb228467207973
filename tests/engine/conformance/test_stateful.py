"""Play guided by Hypothesis: whatever seats do, nothing appears, vanishes or is owed."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.core.asking import open_decisions, random_action
from engine.core.match import Entry, Turn, replay, submit, time_out
from engine.core.rng import Rng
from engine.core.values import NotPendingError, Seat
from tests.support.holdings import totals
from tests.support.playing import AnyMatch, begin, by_stand_in, is_over, own_form
from tests.support.trials import Trial

NUMBERS = st.integers(min_value=0, max_value=10**6)


class Table(RuleBasedStateMachine):
    """A match that Hypothesis plays."""

    trial: ClassVar[Trial]
    first: AnyMatch
    match: AnyMatch

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []

    @initialize(data=st.data(), seed=NUMBERS)
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        meta = self.trial.game.meta
        chosen = {s.name: data.draw(st.sampled_from(s.choices), s.name) for s in meta.settings}
        seats = data.draw(st.sampled_from(meta.seats), "seats")
        self.first = self.match = begin(self.trial.game, seats, f"h1:{seed}", **chosen)

    @precondition(lambda self: not is_over(self.trial.game, self.match))
    @rule(which=NUMBERS, how=NUMBERS)
    def answer(self, which: int, how: int) -> None:
        game = self.trial.game
        seats = map(Seat, range(self.match.seats))
        every = [d for seat in seats for d in open_decisions(game, self.match.state, seat)]
        decision = every[which % len(every)]
        action = random_action(game, self.match.state, decision, Rng(f"h1:{how}"))
        self._take(submit(game, self.match, decision.seat, action, decision=decision.id))

    @precondition(lambda self: not is_over(self.trial.game, self.match))
    @rule(which=NUMBERS)
    def run_out_of_time(self, which: int) -> None:
        game = self.trial.game
        owed = [d for d in game.pending(self.match.state, None) if d.owed]
        late = owed[which % len(owed)]
        self._take(time_out(game, self.match, late.seat, late.id))

    @precondition(lambda self: not is_over(self.trial.game, self.match))
    @rule(which=NUMBERS, how=NUMBERS)
    def stand_in(self, which: int, how: int) -> None:
        game = self.trial.game
        owed = [d for d in game.pending(self.match.state, None) if d.owed]
        asked = own_form(game, self.match.state, owed[which % len(owed)])
        decision, action = by_stand_in(game, self.match, asked, Rng(f"h1:{how}"))
        self._take(submit(game, self.match, decision.seat, action, decision=decision.id))

    @precondition(lambda self: is_over(self.trial.game, self.match))
    @rule(which=NUMBERS)
    def knock_at_a_closed_door(self, which: int) -> None:
        entry = self.entries[which % len(self.entries)]
        with pytest.raises(NotPendingError):
            submit(self.trial.game, self.match, entry.seat, entry.action)

    def _take(self, turn: Turn[Any]) -> None:
        self.entries += turn.entries
        self.match = turn.match

    @invariant()
    def nothing_appears_or_vanishes(self) -> None:
        held = self.trial.holdings(self.match.state)
        assert totals(held) == totals(self.trial.holdings(self.first.state))
        assert [name for name, parts in held.items() if min(parts, default=0) < 0] == []

    @invariant()
    def over_means_an_outcome(self) -> None:
        outcome = self.trial.game.outcome(self.match.state)
        assert (outcome is not None) == is_over(self.trial.game, self.match)

    def teardown(self) -> None:
        """Replay equals play."""
        if self.entries:
            assert replay(self.trial.game, self.first, self.entries)[0] == self.match


def test_play_guided_by_hypothesis_conserves_everything(trial: Trial) -> None:
    class Bound(Table):
        pass

    Bound.trial = trial
    run_state_machine_as_test(
        Bound,
        settings=settings(
            max_examples=15,
            stateful_step_count=60,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
