"""`comptoir replay FILE`: a record verified move by move, and a position of it in words."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.core.match import DivergedError, Match, replay, start
from engine.core.notation import write
from engine.core.record import Record, load, read_header
from engine.core.values import RefusalError, Seat, Viewer, say
from engine.registry import GAMES, AnyGame
from render.registry import RENDERERS
from render.scene import Scene
from render.words import Texts, languages, narrate, texts


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("replay", help="verify a record and print a position of it")
    parser.add_argument("file", type=Path, help="a complete record; - reads from standard input")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N moves")
    parser.add_argument("--seat", metavar="COLOUR", help="what this seat saw, not the public view")
    parser.add_argument("--language", choices=languages, default=languages[0])
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the position; 1 if the record is wrong, 2 if it cannot be read."""
    try:
        text = sys.stdin.read() if str(args.file) == "-" else args.file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 2
    words = texts(args.language)
    try:
        header = read_header(text)
        game = GAMES.get(header.slug)
        if game is None:
            known = ", ".join(sorted(GAMES))
            print(words("replay-unknown", game=header.slug, games=known), file=sys.stderr)
            return 2
        record, last = load(game, text)
    except RefusalError as refusal:
        print(words(refusal.message), file=sys.stderr)
        return 1
    except DivergedError as error:
        print(words("replay-diverged", number=error.index), file=sys.stderr)
        return 1
    return _print(game, record, last.length, args)


def _print(game: AnyGame, record: Record, length: int, args: argparse.Namespace) -> int:
    colours = game.meta.colours[: record.seats]
    words = texts(args.language, colours=colours)
    at = length if args.at is None else args.at
    if not 0 <= at <= length:
        refusal = say("refuse-amount", value=at, least=0, most=length, step=1)
        print(words(refusal), file=sys.stderr)
        return 2
    if args.seat is not None and args.seat not in colours:
        print(words("replay-seat", seat=args.seat, seats=", ".join(colours)), file=sys.stderr)
        return 2
    viewer = None if args.seat is None else Seat(colours.index(args.seat))
    title = words(f"{game.meta.slug}-name")
    print(words("replay-verified", game=title, seats=record.seats, moves=length))
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
