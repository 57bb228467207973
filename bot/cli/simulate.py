"""`comptoir simulate GAME`: many games without people, counted."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from bot.cli.counting import tables
from bot.cli.playing import EndlessError, Played, Table
from engine.core.game import Options, settle
from engine.core.record import dump
from engine.core.rng import ALGORITHM
from engine.core.values import RefusalError
from engine.registry import GAMES, AnyGame
from render.words import texts


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command, with a sub-command per game for its own settings."""
    parser = subparsers.add_parser("simulate", help="play many games without people and count")
    games = parser.add_subparsers(title="games", metavar="GAME", required=True)
    for slug, game in GAMES.items():
        _add_game(games, slug, game)


def _add_game(
    games: argparse._SubParsersAction[argparse.ArgumentParser], slug: str, game: AnyGame
) -> None:
    seats = game.meta.seats
    parser = games.add_parser(slug, help=texts("en")(f"{slug}-name"))
    parser.add_argument("--seats", type=int, choices=seats, default=max(seats))
    parser.add_argument("--games", type=_positive, default=100, help="how many to play")
    parser.add_argument("--players", choices=("stand-in", "random"), default="stand-in")
    parser.add_argument("--seed", default="simulate", help="the same seed gives the same games")
    parser.add_argument("--save", type=Path, metavar="DIR", help="write each game's record there")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=CHOICE", help="any setting of the game"
    )
    own = parser.add_argument_group("settings of the game")
    for setting in game.meta.settings:
        own.add_argument(
            f"--{setting.name}",
            dest=f"setting:{setting.name}",
            choices=setting.choices,
            help=f"default: {setting.choices[0]}",
        )
    parser.set_defaults(run=run, game=game)


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("at least one")
    return value


def run(args: argparse.Namespace) -> int:
    """Play, save and print; 1 if a game could not be played to its end."""
    game: AnyGame = args.game
    try:
        options = _options(game, args)
        games = _play_all(game, options, args)
    except RefusalError as refusal:
        print(texts("en")(refusal.message), file=sys.stderr)
        return 2
    except EndlessError as error:
        print(error, file=sys.stderr)
        return 1
    console = Console()
    chosen = ", ".join(f"{name} {choice}" for name, choice in options)
    title = texts("en")(f"{game.meta.slug}-name")
    console.print(f"{title}: {len(games)} games, {args.seats} seats, {args.players} ({chosen})\n")
    for table in tables(game, games):
        console.print(table)
        console.print()
    return 0


def _options(game: AnyGame, args: argparse.Namespace) -> Options:
    chosen = dict(pair.partition("=")[::2] for pair in args.set)
    for setting in game.meta.settings:
        choice = getattr(args, f"setting:{setting.name}")
        if choice is not None:
            chosen[setting.name] = choice
    return settle(game.meta, chosen)


def _play_all(game: AnyGame, options: Options, args: argparse.Namespace) -> list[Played]:
    games: list[Played] = []
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        for number in progress.track(range(args.games), description="Playing"):
            seed = f"{ALGORITHM}:{args.seed}/{number}"
            table = Table(game, args.seats, options, seed)
            games.append(table.play(sensible=args.players == "stand-in"))
            if args.save:
                _save(game, games[-1], args.save, number)
    return games


def _save(game: AnyGame, played: Played, folder: Path, number: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game.meta.slug}-{number:05}.txt"
    file.write_text(dump(game, played.record), encoding="utf-8")
