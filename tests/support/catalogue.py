"""The words as data: which keys there are, what they take, and where the code uses them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from render.words.bundles import languages, sources

ROOT = Path(__file__).parents[2]
CODE = ("engine", "render", "bot")


class Entry(NamedTuple):
    """What the words of one key take from outside and from other keys."""

    file: str
    variables: frozenset[str]
    references: frozenset[str]


class _Needs(Visitor):
    """Gathers variables and references below a node."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue(NamedTuple):
    """All keys of a language, and what is wrong with its files."""

    entries: dict[str, Entry]
    faults: list[str]

    def variables(self, key: str) -> frozenset[str]:
        """What a key takes, in its own words or in those it refers to."""
        entry = self.entries[key]
        below = (self.variables(other) for other in entry.references if other in self.entries)
        return entry.variables.union(*below)


@cache
def catalogue(language: str) -> Catalogue:
    """Read the Fluent files of a language."""
    found: dict[str, Entry] = {}
    faults: list[str] = []
    for file, source in sources(language).items():
        for node in FluentParser().parse(source).body:
            if isinstance(node, ftl.Junk):
                faults.append(f"{language}/{file}: {(node.content or '')[:60]!r}")
            if not isinstance(node, ftl.Message | ftl.Term):
                continue
            name = f"-{node.id.name}" if isinstance(node, ftl.Term) else node.id.name
            if name in found:
                faults.append(f"{language}/{file}: {name} is also in {found[name].file}")
            needs = _Needs()
            needs.visit(node)
            found[name] = Entry(file, frozenset(needs.variables), frozenset(needs.references))
    return Catalogue(found, faults)


def trees(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """Every module below these folders, parsed."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


@cache
def literals() -> frozenset[str]:
    """Every string in the code that could be a key."""
    return frozenset(
        node.value
        for _, tree in trees(*CODE, "tests/support")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every f-string in the code that could make keys, as a pattern of what it makes."""
    found = {
        _pattern(node)
        for _, tree in trees(*CODE, "tests/support")
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    }
    # A pattern with hardly any letters of its own would match every key.
    telling = [text for text in found if len(re.sub(r"\.\+|[^a-z]", "", text)) >= 4]
    return tuple(re.compile(text) for text in sorted(telling))


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(
        re.escape(part.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        else ".+"
        for part in node.values
    )


def spoken_keys() -> Iterator[tuple[str, frozenset[str] | None, str]]:
    """Keys said literally in the code: the key, its parameters (None if unknown), and where."""
    for path, tree in trees(*CODE, "tests/support"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _says(node.func) and node.args:
                key = node.args[0]
                if _is_key(key):
                    where = f"{path.relative_to(ROOT)}:{node.lineno}"
                    names = [keyword.arg for keyword in node.keywords]
                    given = None if None in names else frozenset(n for n in names if n)
                    yield str(key.value), given, where


def _is_key(node: ast.expr) -> TypeGuard[ast.Constant]:
    """A literal that is not the name of a language to bind."""
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value not in languages
    )


def _says(function: ast.expr) -> bool:
    name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
    return name in {"say", "texts", "_texts", "words"}
