"""`comptoir render FILE -o board.png`: a picture of any position of a record."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from PIL import Image

from bot.cli.records import Opened, UnusableError, add_arguments, open_record
from engine.core.match import Match, replay, start
from engine.core.values import Seat
from render.errors import UnknownChoiceError
from render.png import encode
from render.registry import renderer_for
from render.scene import Scene
from render.theme import THEMES, theme_named


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("render", help="draw a position of a record")
    add_arguments(parser)
    parser.add_argument("--theme", default=next(iter(THEMES)), help=" or ".join(THEMES))
    parser.add_argument("--layout", help="wide or tall; the game's own names are told if unknown")
    parser.add_argument("--zoom", metavar="PART", help="a part of the board, large")
    parser.add_argument("--hand", action="store_true", help="the private card of --seat")
    parser.add_argument("--ranking", action="store_true", help="who won, once the game is over")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the PNG file to write")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the picture; 1 if the record is wrong, 2 if something asked for does not exist."""
    try:
        picture = _picture(open_record(args), args)
        args.output.write_bytes(encode(picture))
    except UnusableError as error:
        print(error, file=sys.stderr)
        return error.code
    except (UnknownChoiceError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{args.output}: {picture.width} × {picture.height}")
    return 0


def _picture(opened: Opened, args: argparse.Namespace) -> Image.Image:
    renderer = renderer_for(opened.game.meta.slug)
    theme, words = theme_named(args.theme), opened.words
    before, now = _matches(opened)
    scene = _scene(opened, before, now)
    if args.hand:
        if opened.viewer is None:
            raise UnusableError(words("render-whose-hand"))
        return renderer.hand(scene, words, theme)
    if args.ranking:
        if opened.game.outcome(now.state) is None:
            raise UnusableError(words("render-not-over"))
        return renderer.final(scene, words, theme)
    if args.zoom is not None:
        return renderer.close_up(scene, args.zoom, words, theme)
    return renderer.draw(scene, words, theme, args.layout or renderer.layouts[0])


def _matches(opened: Opened) -> tuple[Match[Any], Match[Any]]:
    """The position before the last move and the one after it."""
    game, record, at = opened.game, opened.record, opened.at
    first, _ = start(game, record.seats, record.options, record.seed)
    before, _ = replay(game, first, record.entries[: max(0, at - 1)])
    match, _ = replay(game, before, record.entries[before.length : at])
    return before, match


def _scene(opened: Opened, before: Match[Any], now: Match[Any]) -> Scene[object]:
    """The position, with what changed since the move before it."""
    game, viewer = opened.game, opened.viewer
    names = tuple(opened.words.name(Seat(seat)) for seat in range(opened.record.seats))
    previous = game.view(before.state, viewer) if opened.at else None
    return Scene(game.view(now.state, viewer), names, previous)
