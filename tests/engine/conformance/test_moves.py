"""Every move of any game can be built, checked, written, read and stored, or changes nothing."""

from __future__ import annotations

import pytest

from engine.core.asking import build, legal_actions, open_decisions
from engine.core.codec import codec_for
from engine.core.match import submit
from engine.core.notation import parse, write
from engine.core.rng import Rng
from engine.core.values import (
    IllegalError,
    MalformedError,
    NotPendingError,
    RefusalError,
    Seat,
    StaleError,
)
from engine.registry import AnyGame
from render.words import languages, texts
from tests.support.gallery import Gallery
from tests.support.playing import by_stand_in, own_form

PROPOSED = 40
"""Positions in which everything proposed is checked."""


def test_every_action_that_occurred_is_built_by_walking_ask(game: AnyGame, played: Gallery) -> None:
    for action, move in played.actions.items():
        built = build(game, move.before.state, move.decision.seat, action.verb, action.answers())
        assert built == action
        game.check(move.before.state, move.decision.seat, action)


def test_what_a_question_fixes_begins_every_answer_to_it(game: AnyGame, played: Gallery) -> None:
    for action, move in played.actions.items():
        if action.verb in move.decision.verbs:
            given = move.decision.given
            assert action.answers()[: len(given)] == given, game.meta.slug


def test_every_action_that_occurred_survives_notation_and_codec(
    game: AnyGame, played: Gallery
) -> None:
    codec = codec_for(game.types)
    for action, move in played.actions.items():
        state, seat = move.before.state, move.decision.seat
        by_table = action.verb not in move.decision.verbs
        assert parse(game, state, seat, write(action), by_table=by_table) == action
        assert codec.action(codec.dump(action)) == action


@pytest.mark.parametrize("language", languages)
def test_notation_is_read_whatever_the_readers_language(
    game: AnyGame, played: Gallery, language: str
) -> None:
    words = texts(language, ("Anne", "Ben", "Zoë", "Dirk"), game.meta.colours)
    for action, move in list(played.actions.items())[:: max(1, len(played.actions) // 150)]:
        if action.verb in move.decision.verbs:
            typed = write(action)
            assert parse(game, move.before.state, move.decision.seat, typed, words) == action


def test_events_survive_the_codec(game: AnyGame, played: Gallery) -> None:
    codec = codec_for(game.types)
    for events in played.told.values():
        for event in events:
            assert codec.event(codec.dump(event)) == event


def test_views_and_states_survive_the_codec_and_can_be_keys(game: AnyGame, played: Gallery) -> None:
    codec = codec_for(game.types)
    for move in played.positions[::5]:
        state = move.before.state
        assert codec.unpack(codec.pack(state)) == state
        for viewer in (None, *map(Seat, range(move.before.seats))):
            view = game.view(state, viewer)
            assert codec.view(codec.dump(view)) == view
            assert {view: 1}[game.view(state, viewer)] == 1


def test_all_that_is_proposed_passes_check_and_every_verb_is_proposed(
    game: AnyGame, played: Gallery
) -> None:
    for move in played.positions[:: max(1, len(played.positions) // PROPOSED)]:
        state, seat = move.before.state, move.decision.seat
        proposed = list(legal_actions(game, state, seat))
        for action in proposed:
            game.check(state, seat, action)
        mine = open_decisions(game, state, seat)
        assert {a.verb for a in proposed} == {verb for d in mine for verb in d.verbs}
        assert len({write(action) for action in proposed}) == len(proposed)


def test_defaults_and_stand_ins_are_always_legal(game: AnyGame, played: Gallery) -> None:
    for number, move in enumerate(played.positions[::3]):
        state = move.before.state
        for public in (decision for decision in move.public if decision.owed):
            decision = own_form(game, state, public)
            game.check(state, decision.seat, game.default_action(state, decision))
            _, action = by_stand_in(game, move.before, decision, Rng(f"h1:{number}"))
            game.check(state, decision.seat, action)


def test_a_refused_action_leaves_an_equal_state(game: AnyGame, played: Gallery) -> None:
    """Actions from elsewhere in the gallery, tried in other positions and by other seats."""
    codec = codec_for(game.types)
    actions = list(played.actions)
    rng = Rng("h1:refused")
    refused = 0
    for move in played.positions:
        match = move.before
        before = codec.digest(match.state)
        for _ in range(6):
            seat = Seat(rng.below(match.seats))
            action = rng.choice(actions)
            try:
                submit(game, match, seat, action)
            except RefusalError as refusal:
                refused += 1
                assert type(refusal) in (MalformedError, IllegalError, NotPendingError)
        assert codec.digest(match.state) == before
    assert refused > 300


def test_an_answer_to_a_question_that_is_not_open_is_stale(game: AnyGame, played: Gallery) -> None:
    for move in played.positions[::10]:
        by_table = move.action.verb not in move.decision.verbs
        for decision in ("gone", f"{move.decision.id[:30]}:gone"):
            if by_table:
                continue
            with pytest.raises(StaleError):
                submit(game, move.before, move.decision.seat, move.action, decision=decision)
