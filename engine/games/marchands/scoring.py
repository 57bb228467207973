"""The end: highest rung wins, then money; debtors come behind everybody else."""

from __future__ import annotations

from itertools import groupby

from engine.core.game import Outcome
from engine.core.values import Message, Seat, say
from engine.games.marchands.model.naming import rank_name
from engine.games.marchands.model.state import Over, Player, State


def outcome(state: State) -> Outcome | None:
    """Ranking and reasons once the game is over."""
    if not isinstance(state.stage, Over):
        return None
    seats = sorted(map(Seat, range(len(state.players))), key=lambda s: standing(state.players[s]))
    seats.reverse()
    groups = groupby(seats, key=lambda seat: standing(state.players[seat]))
    ranking = tuple(tuple(sorted(group)) for _, group in groups)
    reason = say(f"marchands-end-{state.stage.reason}", arrivals=state.arrivals)
    return Outcome(ranking, reason, tuple(map(_score, state.players)))


def standing(player: Player) -> tuple[bool, int, int]:
    """What decides a place, most important first."""
    return (player.debts == 0, player.rung, player.money)


def _score(player: Player) -> Message:
    return say(
        "marchands-score", rank=rank_name(player.rung), money=player.money, debts=player.debts
    )
