"""Everything a game says has words in every language, for every viewer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.fields import Amount, Basket, Choose
from engine.core.match import events_for
from engine.core.notation import parse
from engine.core.values import Message, RefusalError, Seat, Viewer
from engine.registry import AnyGame
from render.words import Texts, languages, narrate
from tests.support.gallery import Gallery

NAMES = ("Anne", "Ben", "Zoë", "Dirk")


def viewers(seats: int) -> tuple[Viewer, ...]:
    return (None, *map(Seat, range(seats)))


def said(game: AnyGame, played: Gallery) -> Iterator[Message]:
    """Prompts, labels, notes, groups, events, ends and the game's own refusals."""
    for question in (*played.questions, *played.decisions):
        yield question.decision.prompt
        if not question.verb:
            continue
        asked = game.ask(question.state, question.decision.seat, question.verb, question.answers)
        for field in asked if isinstance(asked, tuple) else ():
            yield field.prompt
            if isinstance(field, Choose | Basket):
                for option in field.options:
                    yield from (m for m in (option.label, option.note, option.group) if m)
            if isinstance(field, Basket):
                yield from (cap.refusal for cap in field.caps)
    for events in played.told.values():
        for viewer in viewers(max(game.meta.seats)):
            yield from (game.tell(event) for event in events_for(game, events, viewer))
    for ended in played.records:
        outcome = game.outcome(ended.last.state)
        if outcome:
            yield from (outcome.reason, *outcome.scores)


@pytest.mark.parametrize("language", languages)
def test_everything_said_has_words(game: AnyGame, played: Gallery, language: str) -> None:
    words = Texts(language, NAMES, game.meta.colours, strict=True)
    for message in set(said(game, played)):
        text = words(message)
        assert "{" not in text, message.key
        assert "???" not in text, message.key
        assert text == text.strip(), message.key


def test_events_are_told_under_keys_for_events(game: AnyGame, played: Gallery) -> None:
    """Each kind mostly under its own; one may be told in several ways."""
    for kind, events in played.told.items():
        keys = {game.tell(event).key for event in events}
        assert all(key.startswith(f"{game.meta.slug}-event-") for key in keys), kind


@pytest.mark.parametrize("language", languages)
def test_a_whole_game_can_be_narrated(game: AnyGame, played: Gallery, language: str) -> None:
    words = Texts(language, NAMES, game.meta.colours, strict=True)
    events = [event for kept in played.told.values() for event in kept]
    lines = narrate(game, events, None, words)
    assert lines
    assert all("\n" not in line and len(line) < 1000 for line in lines)


@pytest.mark.parametrize("language", languages)
def test_refusals_name_what_was_wrong(game: AnyGame, played: Gallery, language: str) -> None:
    words = Texts(language, NAMES, game.meta.colours, strict=True)
    refused = 0
    for question in played.questions[:200]:
        if not question.verb or question.answers != question.decision.given:
            continue
        seat = question.decision.seat
        asked = game.ask(question.state, seat, question.verb, question.answers)
        if not isinstance(asked, tuple) or question.answers:
            continue
        wrong = str(asked[0].most + 1) if isinstance(asked[0], Amount) else "zebra"
        with_wrong = f"{question.verb} {wrong}"
        try:
            parse(game, question.state, seat, with_wrong, words)
        except RefusalError as refusal:
            text = words(refusal.message)
            assert 10 < len(text) < 1500
            refused += 1
    assert refused > 5
