"""`comptoir restore FILE`: bring a backup back; what was there is kept beside it."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.databases import add_database_command
from bot.store.sqlite.backups import restore


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    add_database_command(
        subparsers,
        "restore",
        _restore,
        about="bring a backup back, even while the database is in use",
        file="a copy made by `comptoir backup`",
    )


def _restore(file: Path, database: Path) -> str:
    kept = restore(file, database)
    former = "" if kept is None else f"\nWhat it held before is kept in {kept}"
    return f"{database} is restored from {file}{former}"
