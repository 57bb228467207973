"""Nonsense of every kind is refused with the right refusal and never breaks anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.codec import codec_for
from engine.core.completion import complete
from engine.core.match import submit
from engine.core.notation import parse, write
from engine.core.rng import Rng
from engine.core.values import (
    Action,
    IllegalError,
    MalformedError,
    NotPendingError,
    RefusalError,
    Seat,
)
from engine.registry import AnyGame
from render.words import languages, texts
from tests.support.gallery import Gallery
from tests.support.playing import Move

INPUTS = 20_000
REFUSALS = (MalformedError, NotPendingError, IllegalError)

JUNK = (
    "",
    " ",
    "none",
    "-1",
    "0",
    "99999999",
    "1e9",
    "١٢",
    "½",
    "\x00",
    "\x1f",
    "\u202e",
    "🐴",
    '"',
    '""',
    "\\",
    "{ $x }",
    "%s",
    "'; DROP TABLE games; --",
    "é" * 300,
    "9" * 400,
    "-" * 50,
    "@",
    "silk@nowhere",
    "a b c d e f g h",
)

Mangle = Callable[[list[str], Rng], list[str]]


def _drop(words: list[str], rng: Rng) -> list[str]:
    place = rng.below(len(words))
    return words[:place] + words[place + 1 :]


def _double(words: list[str], rng: Rng) -> list[str]:
    place = rng.below(len(words))
    return [*words[: place + 1], *words[place:]]


def _swap(words: list[str], rng: Rng) -> list[str]:
    return list(rng.shuffled(words))


def _junk(words: list[str], rng: Rng) -> list[str]:
    place = rng.below(len(words))
    return [*words[:place], rng.choice(JUNK), *words[place + 1 :]]


def _insert(words: list[str], rng: Rng) -> list[str]:
    place = rng.below(len(words) + 1)
    return [*words[:place], rng.choice(JUNK), *words[place:]]


def _misspell(words: list[str], rng: Rng) -> list[str]:
    place = rng.below(len(words))
    word = words[place] or "x"
    cut = rng.below(len(word))
    letter = rng.choice("aeiz0-9@.\"\\'é\u00a0")
    return [*words[:place], word[:cut] + letter + word[cut + 1 :], *words[place + 1 :]]


def _unchanged(words: list[str], rng: Rng) -> list[str]:
    del rng
    return words


MANGLES: tuple[Mangle, ...] = (_drop, _double, _swap, _junk, _insert, _misspell, _unchanged)


def outcome_of(attempt: Callable[[], object]) -> str:
    """What came of it: the class of the refusal, or that it went through."""
    try:
        attempt()
    except RefusalError as refusal:
        assert type(refusal) in REFUSALS, type(refusal)
        return type(refusal).__name__
    return "accepted"


def test_twenty_thousand_mangled_moves_are_accepted_or_refused(
    game: AnyGame, played: Gallery
) -> None:
    rng = Rng("h1:fuzz")
    lines = [write(action) for action in played.actions]
    wordings = [None, *(texts(language, ("Anne", "Ben")) for language in languages)]
    found: Counter[str] = Counter()
    for number in range(INPUTS):
        move = played.positions[number % len(played.positions)]
        seat = Seat(rng.below(move.before.seats))
        source = write(move.action) if rng.below(2) else rng.choice(lines)
        text = " ".join(rng.choice(MANGLES)(source.split(" "), rng))
        wording = wordings[rng.below(12) % 4] if number % 4 == 0 else None
        found[outcome_of(lambda: parse(game, move.before.state, seat, text, wording))] += 1  # noqa: B023
    assert min(found[kind.__name__] for kind in REFUSALS) > 50, found


def _forged(game: AnyGame, move: Move, action: Action, seat: Seat) -> str:
    return outcome_of(lambda: submit(game, move.before, seat, action))


def test_forged_actions_are_refused(game: AnyGame, played: Gallery) -> None:
    """Decoded actions with other numbers in them: they never pass through `parse`."""
    codec = codec_for(game.types)
    rng = Rng("h1:forge")
    found: Counter[str] = Counter()
    actions = list(played.actions)
    for number in range(3000):
        raw = bytearray(codec.dump(rng.choice(actions)))
        digits = [place for place, byte in enumerate(raw) if chr(byte).isdigit()]
        if digits:
            raw[rng.choice(digits)] = ord(rng.choice("0123456789"))
        move = played.positions[number % len(played.positions)]
        try:
            action = codec.action(bytes(raw))
        except MalformedError:
            found["MalformedError"] += 1
            continue
        found[_forged(game, move, action, move.decision.seat)] += 1
    assert found["NotPendingError"] > 0


def test_bytes_that_are_no_action_are_malformed(game: AnyGame, played: Gallery) -> None:
    codec = codec_for(game.types)
    rng = Rng("h1:bytes")
    actions = list(played.actions)
    for _ in range(2000):
        raw = bytearray(codec.dump(rng.choice(actions)))
        for _ in range(1 + rng.below(4)):
            raw[rng.below(len(raw))] = rng.below(256)
        try:
            codec.action(bytes(raw))
        except MalformedError as refusal:
            assert refusal.message.key == "refuse-action"


@pytest.mark.parametrize("language", languages)
def test_completion_never_breaks(game: AnyGame, played: Gallery, language: str) -> None:
    rng = Rng("h1:complete")
    words = texts(language)
    for number in range(300):
        move = played.positions[number % len(played.positions)]
        text = " ".join(rng.choice(MANGLES)(write(move.action).split(" "), rng))
        cut = text[: rng.below(len(text) + 1)]
        offered = complete(game, move.before.state, Seat(rng.below(move.before.seats)), cut, words)
        assert len(offered) <= 25


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", MalformedError),
        ("zebra", MalformedError),
        ("zebra 1 2 3", MalformedError),
        ('"', MalformedError),
        ("\x00" * 50, MalformedError),
        ("x" * 6000, MalformedError),
    ],
)
def test_what_is_no_verb_is_malformed(
    game: AnyGame, played: Gallery, text: str, kind: type[RefusalError]
) -> None:
    for move in played.positions[::25]:
        with pytest.raises(kind):
            parse(game, move.before.state, move.decision.seat, text)


def test_a_verb_that_is_not_asked_is_not_pending(game: AnyGame, played: Gallery) -> None:
    for move in played.positions[::5]:
        state: Any = move.before.state
        for seat in map(Seat, range(move.before.seats)):
            mine = {v for d in game.pending(state, seat) if d.seat == seat for v in d.verbs}
            for verb in set(game.meta.verbs) - mine:
                with pytest.raises(NotPendingError):
                    parse(game, state, seat, verb)


def test_a_word_too_many_is_malformed(game: AnyGame, played: Gallery) -> None:
    refused = 0
    for move in played.positions[::3]:
        if move.action.verb in move.decision.verbs:
            text = f"{write(move.action)} zebra"
            found = outcome_of(
                lambda: parse(game, move.before.state, move.decision.seat, text)  # noqa: B023
            )
            # Free words take in whatever follows them.
            assert found == "MalformedError" or move.action.answers()[-1:] not in ((), ("none",))
            refused += found == "MalformedError"
    assert refused > 20
