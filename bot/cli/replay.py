"""`comptoir replay FILE`: a record verified move by move, and a position of it in words."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from bot.cli.records import UnusableError, add_arguments, open_record
from engine.core.match import Match, replay, start
from engine.core.notation import write
from engine.core.record import Record
from engine.core.values import Seat, Viewer
from engine.registry import AnyGame
from render.registry import RENDERERS
from render.scene import Scene
from render.words import Texts, narrate


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("replay", help="verify a record and print a position of it")
    add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the position; 1 if the record is wrong, 2 if it cannot be read."""
    try:
        game, record, at, viewer, words = open_record(args)
    except UnusableError as error:
        print(error, file=sys.stderr)
        return error.code
    title = words(f"{game.meta.slug}-name")
    moves = len(record.entries)
    print(words("replay-verified", game=title, seats=record.seats, moves=moves))
    print(words("replay-position", number=at), end="\n\n")
    for line in _position(game, record, at, viewer, words):
        print(line)
    return 0


def _position(
    game: AnyGame, record: Record, at: int, viewer: Viewer, words: Texts
) -> Iterator[str]:
    """The last move, what it led to, the board, and who is asked or how it ended."""
    first, opening = start(game, record.seats, record.options, record.seed)
    match, told = replay(game, first, record.entries[:at])
    if at:
        entry = record.entries[at - 1]
        yield f"{words.name(entry.seat)}: {write(entry.action)}"
    yield from narrate(game, told[-1] if told else opening, viewer, words)
    yield ""
    yield from _board(game, match, viewer, words)
    outcome = game.outcome(match.state)
    if outcome is None:
        for decision in game.pending(match.state, viewer):
            if decision.owed:
                yield f"{words.name(decision.seat)}: {words(decision.prompt)}"
        return
    yield words(outcome.reason)
    for seat in (seat for group in outcome.ranking for seat in group):
        yield f"{outcome.rank(seat)}. {words.name(seat)}: {words(outcome.scores[seat])}"


def _board(game: AnyGame, match: Match[object], viewer: Viewer, words: Texts) -> Iterator[str]:
    renderer = RENDERERS.get(game.meta.slug)
    if renderer is None:
        return
    names = tuple(words.name(Seat(seat)) for seat in range(match.seats))
    scene = Scene(game.view(match.state, viewer), names)
    yield from renderer.text_board(scene, words)
    yield ""
