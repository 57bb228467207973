"""`comptoir backup FILE`: a whole copy of the database, also while the bot runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.databases import add_database_command
from bot.store.sqlite.backups import back_up


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    add_database_command(
        subparsers,
        "backup",
        _back_up,
        about="copy the database to a file, even while it is in use",
        file="where the copy goes; an older one is replaced",
    )


def _back_up(file: Path, database: Path) -> str:
    back_up(database, file)
    return f"{database} is backed up in {file}"
