"""By chat every wait costs hours: how often the question changes hands among stand-ins."""

from __future__ import annotations

from engine.core.match import submit
from engine.core.rng import Rng
from engine.core.waiting import awaited, is_wait
from engine.registry import AnyGame
from tests.support.playing import AnyMatch, begin, by_stand_in, own_form
from tests.support.trials import Trial

GAMES = 3


def sensible_game(game: AnyGame, seed: str, bound: int) -> tuple[int, AnyMatch]:
    """One game of stand-ins answering in seat order; how many waits it had, and its end."""
    match = begin(game, max(game.meta.seats), seed)
    waits = 0
    for _ in range(bound):
        before = awaited(game, match.state)
        owed = [d for d in game.pending(match.state, None) if d.owed]
        if not owed:
            return waits, match
        asked = own_form(game, match.state, owed[0])
        decision, action = by_stand_in(game, match, asked, Rng(f"{seed}/{match.length}"))
        match = submit(game, match, decision.seat, action, decision=decision.id).match
        waits += is_wait(before, decision.seat, awaited(game, match.state))
    raise AssertionError(f"a game of stand-ins did not end within {bound} moves")


def test_a_table_of_stand_ins_waits_seldom_enough(trial: Trial) -> None:
    game = trial.game
    waits = rounds = 0
    for number in range(GAMES):
        more, last = sensible_game(game, f"h1:waits/{number}", trial.longest)
        waits += more
        rounds += trial.rounds(last.state)
    assert 0 < waits / rounds <= trial.waits
