"""The shape of the project, held by tests: who may know whom, and what every game must bring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from engine.registry import GAMES
from render.registry import RENDERERS
from render.words import languages
from tests.support.catalogue import ROOT, trees
from tests.support.trials import TRIALS

PACKAGES = ("bot", "engine", "render", "sandbox")

OWN_WORDS = frozenset({"", "1", "2", "any", "on", "off", "open", "hidden", "random", "close"})
"""Words that some game uses too but that mean something of their own on Discord or a terminal."""

LONGEST_FILE = 350
LONGEST_FUNCTION = 45


def test_the_import_contracts_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


@cache
def game_words() -> frozenset[str]:
    """Slugs, verbs, settings, their choices and the words of everything printed in a box."""
    words: set[str] = set()
    for slug, game in GAMES.items():
        words |= {slug, *game.meta.verbs}
        words |= {setting.name for setting in game.meta.settings}
        words |= {choice for setting in game.meta.settings for choice in setting.choices}
        words |= set(_printed(slug))
    return frozenset(words - OWN_WORDS)


def _printed(slug: str) -> Iterator[str]:
    content = import_module(f"engine.games.{slug}.content")
    for value in vars(content).values():
        if isinstance(value, type) and issubclass(value, Enum):
            yield from (str(getattr(thing, "token", thing.value)) for thing in value)


def strings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Every string but docstrings."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node


def test_discord_knows_no_game_by_its_words() -> None:
    prefixes = tuple(f"{slug}-" for slug in GAMES)
    known = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value!r}"
        for path, tree in trees("bot")
        for node in strings(tree)
        if node.value in game_words() or str(node.value).startswith(prefixes)
    ]
    assert known == []


def identifiers(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name that is defined, imported, bound or read."""
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield line, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield line, name
            case ast.ClassDef(name=name):
                yield line, name
            case ast.alias(name=name, asname=other):
                yield line, f"{name} {other or ''}"
            case ast.ImportFrom(module=str(name)):
                yield line, name
            case ast.keyword(arg=str(name)):
                yield line, name


def test_no_identifier_in_the_bot_names_a_game() -> None:
    slugs = re.compile("|".join(GAMES))
    named = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path, tree in trees("bot")
        for line, name in identifiers(tree)
        if slugs.search(name.lower())
    ]
    assert named == []


def test_no_file_of_the_bot_is_called_after_a_game() -> None:
    files = [path for path in (ROOT / "bot").rglob("*") if "__pycache__" not in path.parts]
    assert [path for path in files if any(slug in path.name for slug in GAMES)] == []


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_game_brings_all_that_a_game_needs(slug: str) -> None:
    needed = [
        *(f"render/words/{language}/{slug}.ftl" for language in languages),
        f"engine/games/{slug}/content.py",
        f"engine/games/{slug}/secrecy.py",
        f"tests/engine/games/{slug}",
        f"docs/rules/{slug}.md",
    ]
    assert [path for path in needed if not (ROOT / path).exists()] == []
    assert slug in RENDERERS
    assert GAMES[slug].meta.slug == slug
    assert slug in {trial.game.meta.slug for trial in TRIALS}


def test_nothing_is_called_utils() -> None:
    vague = re.compile(r"(utils?|helpers?|managers?|common|misc)(\.py)?")
    found = [path for package in PACKAGES for path in (ROOT / package).rglob("*")]
    assert [path for path in found if vague.fullmatch(path.name)] == []


def test_files_and_functions_stay_short() -> None:
    long = []
    for path, tree in trees(*PACKAGES):
        where = path.relative_to(ROOT)
        lines = len(path.read_text("utf-8").splitlines())
        if lines > LONGEST_FILE:
            long.append(f"{where}: {lines} lines")
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or node.lineno) - node.lineno + 1
                if size > LONGEST_FUNCTION:
                    long.append(f"{where}:{node.lineno}: {node.name} has {size} lines")
    assert long == []


def test_nothing_is_left_to_be_done() -> None:
    marks = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
    places = [ROOT / package for package in (*PACKAGES, "tests", "docs")]
    files = [file for place in places for file in place.rglob("*") if _is_text(file)]
    left = [file for file in files if file != Path(__file__) and marks.search(file.read_text())]
    assert left == []


def _is_text(file: Path) -> bool:
    return file.suffix in {".py", ".md", ".ftl", ".sql", ".js", ".css", ".html"}
