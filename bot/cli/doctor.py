"""`comptoir doctor`: check what the bot needs before it runs, and say what to do."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import msgspec
from discord import Permissions

from bot.cli.asking_discord import look_up
from bot.client import PERMISSIONS
from bot.settings import Settings, SettingsError, looks_like_token, read_settings
from bot.store.errors import StoreError
from bot.store.sqlite.backups import inspect
from render.fonts import Face, missing

_LETTERS = "AÄÀÇÉÈÊÎÏÔÖŒÙÛÜaäàâçéèêëîïôöœùûüß0123456789,.:;!?«»„“–"
_SHOWN_AS = {"read_messages": "view_channel"}
"""Where discord.py's name is not the one people tick."""


class Health(StrEnum):
    """How a finding is to be taken."""

    GOOD = "ok"
    CARE = "note"
    BAD = "FAIL"


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    health: Health
    subject: str
    words: str


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser("doctor", help="check token, permissions, database and fonts")
    parser.add_argument("--offline", action="store_true", help="do not ask Discord")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every finding; 1 if one of them must be mended."""
    try:
        settings = read_settings()
    except SettingsError as error:
        _tell(Finding(Health.BAD, "settings", line) for line in str(error).splitlines())
        return 1
    findings = [
        *check_token(settings),
        *list_permissions(),
        *check_database(settings.database),
        *check_fonts(),
    ]
    if settings.token and not args.offline:
        findings += ask_discord(settings)
    _tell(iter(findings))
    return int(any(finding.health is Health.BAD for finding in findings))


def _tell(findings: Iterator[Finding]) -> None:
    for finding in findings:
        print(f"{finding.health:<5} {finding.subject:<12} {finding.words}")


def check_token(settings: Settings) -> Iterator[Finding]:
    """Whether there is a token and it has the right form."""
    if settings.token is None:
        words = "DISCORD_TOKEN is not set: the bot will serve a local page instead of Discord"
        yield Finding(Health.CARE, "token", words)
    elif not looks_like_token(settings.token):
        words = "DISCORD_TOKEN does not look like a bot token: copy it again from the portal"
        yield Finding(Health.BAD, "token", words)
    else:
        yield Finding(Health.GOOD, "token", "has the form of a bot token")


def list_permissions() -> Iterator[Finding]:
    """What the bot must be allowed to do in a channel."""
    yield Finding(Health.GOOD, "permissions", f"needed: {_named(PERMISSIONS)}")


def _named(wanted: Permissions) -> str:
    names = (name for name, granted in wanted if granted)
    return ", ".join(_SHOWN_AS.get(name, name).replace("_", " ") for name in names)


def _lacking(granted: Permissions) -> Permissions:
    """Administrators may do everything, whatever else is ticked."""
    return Permissions(0 if granted.administrator else PERMISSIONS.value & ~granted.value)


def ask_discord(settings: Settings) -> list[Finding]:
    """Whether Discord knows the token, and what each server allows the bot."""
    answer = asyncio.run(look_up(settings))
    if answer.refused:
        return [Finding(Health.BAD, "Discord", "does not accept DISCORD_TOKEN: reset it")]
    if answer.trouble:
        return [Finding(Health.CARE, "Discord", f"could not be asked: {answer.trouble}")]
    findings = [Finding(Health.GOOD, "Discord", f"knows the bot as {answer.name}")]
    for server in answer.servers:
        lacking = _named(_lacking(Permissions(server.permissions)))
        health = Health.CARE if lacking else Health.GOOD
        words = f"{server.name}: lacks {lacking}" if lacking else f"{server.name}: all allowed"
        findings.append(Finding(health, "permissions", words))
    return findings


def check_database(path: Path) -> Iterator[Finding]:
    """Whether the database opens, is whole and is of a version this program knows."""
    if not path.exists():
        yield _check_folder(path)
        return
    try:
        found, known = inspect(path)
    except StoreError as error:
        yield Finding(Health.BAD, "database", f"{path}: {error}")
        return
    yield Finding(Health.GOOD, "database", f"{path} is whole, version {found}")
    if found < known:
        words = f"{known - found} to be made at the next start, each after a backup"
        yield Finding(Health.CARE, "migrations", words)
    else:
        yield Finding(Health.GOOD, "migrations", "none to be made")


def _check_folder(path: Path) -> Finding:
    """Whether a database could be made there."""
    there = next(folder for folder in path.absolute().parents if folder.exists())
    if there.is_dir() and os.access(there, os.W_OK | os.X_OK):
        return Finding(Health.CARE, "database", f"{path} does not exist yet and will be made")
    return Finding(Health.BAD, "database", f"{path} cannot be made: {there} is not writable")


def check_fonts() -> Iterator[Finding]:
    """Whether every cut of type loads and has the letters of our languages."""
    whole = 0
    for face in Face:
        try:
            lacking = missing(_LETTERS, face)
        except OSError as error:
            yield Finding(Health.BAD, "fonts", f"{face.name.lower()} does not load: {error}")
            continue
        whole += not lacking
        if lacking:
            yield Finding(Health.BAD, "fonts", f"{face.name.lower()} lacks {lacking}")
    if whole == len(Face):
        yield Finding(Health.GOOD, "fonts", f"all {whole} load")
