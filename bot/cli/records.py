"""Opening a record for a command: the file, the position and the seat that are meant."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from engine.core.match import DivergedError
from engine.core.record import Record, load, read_header
from engine.core.values import RefusalError, Seat, Viewer, say
from engine.registry import GAMES, AnyGame
from render.words import Texts, languages, texts


class Opened(NamedTuple):
    """A verified record and what of it is wanted."""

    game: AnyGame
    record: Record
    at: int
    viewer: Viewer
    words: Texts


class UnusableError(Exception):
    """The record cannot be used as asked; `code` is what the command returns."""

    def __init__(self, words: str, code: int = 2) -> None:
        super().__init__(words)
        self.code = code


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments every command about a record takes."""
    parser.add_argument("file", type=Path, help="a complete record; - reads from standard input")
    parser.add_argument("--at", type=int, metavar="N", help="the position after N moves")
    parser.add_argument("--seat", metavar="COLOUR", help="what this seat saw, not the public view")
    parser.add_argument(
        "--language", "--lang", dest="language", choices=languages, default=languages[0]
    )


def open_record(args: argparse.Namespace) -> Opened:
    """Verify the record and find the position and the viewer."""
    text = _read(args.file)
    words = texts(args.language)
    try:
        header = read_header(text)
        game = GAMES.get(header.slug)
        if game is None:
            known = ", ".join(sorted(GAMES))
            raise UnusableError(words("replay-unknown", game=header.slug, games=known))
        record, last = load(game, text)
    except RefusalError as refusal:
        raise UnusableError(words(refusal.message), 1) from refusal
    except DivergedError as error:
        raise UnusableError(words("replay-diverged", number=error.index), 1) from error
    return _locate(game, record, last.length, args)


def _read(file: Path) -> str:
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UnusableError(f"{file}: {error}") from error


def _locate(game: AnyGame, record: Record, length: int, args: argparse.Namespace) -> Opened:
    colours = game.meta.colours[: record.seats]
    words = texts(args.language, colours=colours)
    at = length if args.at is None else args.at
    if not 0 <= at <= length:
        refusal = say("refuse-amount", value=at, least=0, most=length, step=1)
        raise UnusableError(words(refusal))
    if args.seat is not None and args.seat not in colours:
        raise UnusableError(words("replay-seat", seat=args.seat, seats=", ".join(colours)))
    viewer = None if args.seat is None else Seat(colours.index(args.seat))
    return Opened(game, record, at, viewer, words)
