"""The Fluent files of each language, read once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

languages = ("en", "fr", "de")
"""What Comptoir speaks; the first is the reference the others fall back to."""


class WordingError(LookupError):
    """A key without words, or words that miss a parameter."""


def fold_locale(locale: str | None) -> str:
    """The language for a locale such as `en-GB`; English where we do not speak it."""
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return language if language in languages else languages[0]


_folders: list[Traversable] = [files("render.words")]


def add_words(folder: Traversable) -> None:
    """Read Fluent files from one more folder, which has one folder per language like ours."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()
        variables.cache_clear()
        _formatted.cache_clear()


def sources(language: str) -> dict[str, str]:
    """The text of each Fluent file of a language, by file name."""
    found = [
        file
        for folder in _folders
        for file in folder.joinpath(language).iterdir()
        if file.name.endswith(".ftl")
    ]
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(found, key=_file_name)}


def _file_name(file: Traversable) -> str:
    return file.name


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks have no glyph in the fonts and would be drawn as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def known(key: str) -> bool:
    """Whether the reference language has words for this key."""
    return bool(_bundle(languages[0]).has_message(key))


class _Variables(Visitor):
    """Gathers the variables below a node."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def variables(key: str) -> frozenset[str]:
    """What the words for a key take from outside, in the reference language."""
    gathering = _Variables()
    gathering.visit(_bundle(languages[0]).get_message(key).value)
    return frozenset(gathering.found)


def format_words(language: str, key: str, args: Mapping[str, int | str]) -> tuple[str, str]:
    """The words for a key, and what was wrong with them (empty if nothing was)."""
    return _formatted(language, key, tuple(args.items()))


@lru_cache(maxsize=16_384)
def _formatted(language: str, key: str, args: tuple[tuple[str, int | str], ...]) -> tuple[str, str]:
    """Kept for all tables together: what does not name anybody is the same at each."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        if language == languages[0]:
            return key, "no such key"
        return _formatted(languages[0], key, args)
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key, "a key without a value"
    worded, errors = bundle.format_pattern(pattern, dict(args))
    return str(worded), "; ".join(map(str, errors))
