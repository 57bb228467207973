"""Who has won: victory points, then contraband, then florins (N24)."""

from __future__ import annotations

from itertools import groupby

from engine.core.game import Outcome
from engine.core.values import Message, Seat, say
from engine.games.nord.model import Player, State
from engine.games.nord.naming import city_name


def standing(player: Player) -> tuple[int, int, int]:
    """What players are ranked by, most important first."""
    return player.points, player.contraband, player.florins


def ranking(players: tuple[Player, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Seats by rank; those who are alike in everything share a place."""

    def score(seat: Seat) -> tuple[int, int, int]:
        return standing(players[seat])

    seats = sorted(map(Seat, range(len(players))), key=score, reverse=True)
    return tuple(tuple(group) for _, group in groupby(seats, score))


def outcome(state: State) -> Outcome | None:
    """Ranking and reasons once the game is over."""
    if not state.over:
        return None
    scores = tuple(map(_score, state.players))
    return Outcome(ranking(state.players), _reason(state), scores)


def figures(state: State) -> tuple[tuple[str, int], ...]:
    """What is worth counting over many games."""
    return (
        ("turns", state.turn),
        ("developments", sum(state.levels) - len(state.levels)),
        ("points", sum(player.points for player in state.players)),
        ("most points", max(player.points for player in state.players)),
        ("ended by the guard", int(state.final_city is None)),
    )


def _reason(state: State) -> Message:
    if state.final_city is None:
        return say("nord-end-guard")
    return say("nord-end-level", city=city_name(state.final_city))


def _score(player: Player) -> Message:
    points, contraband, florins = standing(player)
    return say("nord-score", points=points, contraband=contraband, florins=florins)
