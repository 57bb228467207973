"""What the commands that take a file and a database share."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from bot.settings import SettingsError, read_settings
from bot.store.errors import StoreError

Work = Callable[[Path, Path], str]
"""Does the work on a file and a database, and says what was done."""


def add_database_command(
    subparsers: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    work: Work,
    *,
    about: str,
    file: str,
) -> None:
    """Add a command `name FILE [--database PATH]`."""
    parser = subparsers.add_parser(name, help=about, description=about)
    parser.add_argument("file", type=Path, help=file)
    parser.add_argument("--database", type=Path, help="the database (default: as set)")
    parser.set_defaults(run=lambda args: _run(args, work))


def _run(args: argparse.Namespace, work: Work) -> int:
    try:
        print(work(args.file, args.database or read_settings().database))
    except (SettingsError, StoreError) as error:
        print(f"Nothing was done: {error}", file=sys.stderr)
        return 1
    return 0
