"""The Fluent files of the three languages say the same things, and only what is used."""

from __future__ import annotations

import pytest

from engine.registry import GAMES, AnyGame
from render.words import languages
from tests.support import fair
from tests.support.catalogue import catalogue, literals, patterns, spoken_keys

REFERENCE = languages[0]


@pytest.mark.parametrize("language", languages)
def test_every_file_is_well_formed_and_says_a_key_once(language: str) -> None:
    assert catalogue(language).faults == []


@pytest.mark.parametrize("language", languages[1:])
def test_every_language_has_every_key_in_the_same_file(language: str) -> None:
    ours, theirs = catalogue(REFERENCE).entries, catalogue(language).entries
    keys = {key for key in ours if not key.startswith("-")}
    others = {key for key in theirs if not key.startswith("-")}
    assert keys ^ others == set()
    assert [key for key in keys if ours[key].file != theirs[key].file] == []


@pytest.mark.parametrize("language", languages[1:])
def test_every_language_uses_the_same_parameters(language: str) -> None:
    ours, theirs = catalogue(REFERENCE), catalogue(language)
    differing = {
        key: (set(ours.variables(key)), set(theirs.variables(key)))
        for key in ours.entries.keys() & theirs.entries.keys()
        if not key.startswith("-") and ours.variables(key) != theirs.variables(key)
    }
    assert differing == {}


@pytest.mark.parametrize("language", languages)
def test_every_reference_leads_somewhere(language: str) -> None:
    entries = catalogue(language).entries
    dangling = [(k, r) for k, e in entries.items() for r in e.references if r not in entries]
    assert dangling == []


def test_every_key_said_in_the_code_has_words_for_all_that_it_says() -> None:
    words = catalogue(REFERENCE)
    missing = [f"{where}: {key}" for key, _, where in spoken_keys() if key not in words.entries]
    # The player's name is not in any file.
    assert [found for found in missing if not found.endswith(": seat")] == []
    unsaid = [
        f"{where}: {key} lacks {sorted(words.variables(key) - given)}"
        for key, given, where in spoken_keys()
        if key in words.entries and given is not None and words.variables(key) - given
    ]
    assert unsaid == []


def standard_keys(game: AnyGame) -> set[str]:
    """What every game is called and asks for, whoever words it."""
    slug, meta = game.meta.slug, game.meta
    return {
        f"{slug}-name",
        f"{slug}-about",
        *(f"{slug}-verb-{verb}" for verb in meta.verbs),
        *(f"{slug}-setting-{setting.name}" for setting in meta.settings),
        *(f"{slug}-setting-{s.name}-{choice}" for s in meta.settings for choice in s.choices),
        *(f"colour-{colour}" for colour in meta.colours),
    }


@pytest.mark.parametrize("game", [*GAMES.values(), fair.FAIR], ids=lambda game: game.meta.slug)
def test_every_game_has_its_standard_words(game: AnyGame) -> None:
    assert standard_keys(game) - catalogue(REFERENCE).entries.keys() == set()


def test_no_key_is_unused() -> None:
    games = [*GAMES.values(), fair.FAIR]
    said = literals() | {key for game in games for key in standard_keys(game)}
    # Sentences for finished actions, which `phrase` uses where they exist.
    said |= {f"{game.meta.slug}-do-{verb}" for game in games for verb in game.meta.verbs}
    made = patterns()
    for language in languages:
        entries = catalogue(language).entries
        referred = {reference for entry in entries.values() for reference in entry.references}
        unused = [
            f"{entry.file}: {key}"
            for key, entry in entries.items()
            if key not in said | referred and not any(p.fullmatch(key) for p in made)
        ]
        assert unused == [], language
