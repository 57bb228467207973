"""Nobody can tell the true position from one that differs only in what he may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.asking import draw, random_action
from engine.core.codec import codec_for
from engine.core.completion import complete
from engine.core.game import Decision
from engine.core.match import Turn, events_for, submit
from engine.core.notation import parse
from engine.core.record import dump_public, hidden_moves
from engine.core.rng import Rng
from engine.core.values import RefusalError, Seat, Viewer
from engine.registry import AnyGame
from render.words import narrate, texts
from tests.support.gallery import Gallery
from tests.support.playing import AnyMatch, Move, own_form, record_of
from tests.support.trials import Trial

TRIED = 60
"""Positions that are scrambled, for every viewer."""


def viewers(move: Move) -> tuple[Viewer, ...]:
    return (None, *map(Seat, range(move.before.seats)))


def sampled(played: Gallery, count: int = TRIED) -> list[Move]:
    return played.positions[:: max(1, len(played.positions) // count)]


def seen(game: AnyGame, state: Any, viewer: Viewer) -> Iterator[object]:  # noqa: ANN401
    """All that a viewer can get out of a position without acting."""
    yield game.view(state, viewer)
    yield game.pending(state, viewer)
    if viewer is None:
        return
    rng = Rng("h1:looking")
    words = texts("en", ("Anne", "Ben", "Zoë", "Dirk"))
    for decision in game.pending(state, viewer):
        if decision.seat != viewer:
            continue
        for verb in decision.verbs:
            yield from asked(game, state, decision, verb, rng)
            yield complete(game, state, viewer, f"{verb} ", words)
    yield complete(game, state, viewer, "", words)
    yield from refusals(game, state, viewer)


def asked(
    game: AnyGame,
    state: Any,  # noqa: ANN401
    decision: Decision,
    verb: str,
    rng: Rng,
) -> Iterator[object]:
    """Every field on one random way through a verb; the way depends on the fields alone."""
    answers = decision.given
    fields = game.ask(state, decision.seat, verb, answers)
    while isinstance(fields, tuple):
        yield fields
        answers = (*answers, draw(fields[0], rng))
        fields = game.ask(state, decision.seat, verb, answers)
    yield fields


def refusals(game: AnyGame, state: Any, seat: Seat) -> Iterator[object]:  # noqa: ANN401
    """What a seat is told when it types something wrong."""
    for verb in game.meta.verbs:
        for rest in ("", "none", "1", "999999", "zebra", " ".join(game.meta.colours)):
            try:
                yield parse(game, state, seat, f"{verb} {rest}")
            except RefusalError as refusal:
                yield type(refusal), refusal.message


def test_scrambled_positions_cannot_be_told_from_the_true_one(
    trial: Trial, played: Gallery
) -> None:
    game = trial.game
    for number, move in enumerate(sampled(played)):
        for viewer in viewers(move):
            state = move.before.state
            other = trial.scramble(state, viewer, Rng(f"h1:scramble/{number}"))
            truth, guess = list(seen(game, state, viewer)), list(seen(game, other, viewer))
            assert truth == guess, f"{move.decision.id} for {viewer}"


def test_scrambling_changes_what_is_hidden(trial: Trial, played: Gallery) -> None:
    """The test above would prove nothing if states came back unchanged from a secretive game."""
    game = trial.game
    secretive = any(d.secret for move in played.positions for d in move.public)
    differing = [
        codec_for(game.types).digest(trial.scramble(move.before.state, None, Rng("h1:x")))
        != codec_for(game.types).digest(move.before.state)
        for move in sampled(played)
    ]
    assert sum(differing) > len(differing) // 2 if secretive else not any(differing)


def owed(game: AnyGame, match: AnyMatch) -> set[tuple[Seat, str]]:
    return {(d.seat, d.id) for d in game.pending(match.state, None) if d.owed}


def told(game: AnyGame, turn: Turn[Any], viewer: Viewer) -> tuple[object, ...]:
    """What a viewer learns from a turn."""
    events = [event for group in turn.events for event in group]
    state = turn.match.state
    words = texts("en", ("Anne", "Ben", "Zoë", "Dirk"))
    return (
        events_for(game, events, viewer),
        narrate(game, events, viewer, words),
        game.view(state, viewer),
        game.pending(state, viewer),
    )


def test_a_sealed_answer_tells_others_nothing_before_the_reveal(
    trial: Trial, played: Gallery
) -> None:
    """Two different answers to a secret question look alike while others still owe theirs."""
    game = trial.game
    compared = 0
    for number, move in enumerate(played.positions):
        match = move.before
        for public in (d for d in move.public if d.secret and d.owed):
            mine = own_form(game, match.state, public)
            drawn = (
                random_action(game, match.state, mine, Rng(f"h1:{number}/{n}")) for n in range(4)
            )
            turns = [
                submit(game, match, mine.seat, action, decision=mine.id)
                for action in drawn
                if (mine.id.partition(":")[0], action.verb) not in trial.announced
            ]
            left = owed(game, match) - {(mine.seat, mine.id)}
            if not left or not turns or any(owed(game, turn.match) != left for turn in turns):
                continue
            for viewer in (v for v in viewers(move) if v != mine.seat):
                first, *others = (told(game, turn, viewer) for turn in turns)
                assert all(other == first for other in others), f"{mine.id} for {viewer}"
            compared += len({turn.entries[0].action for turn in turns}) > 1
    secretive = any(d.secret for move in played.positions for d in move.public)
    assert compared > 20 or not secretive


def test_a_sealed_answer_is_shown_to_its_own_seat_alone(game: AnyGame, played: Gallery) -> None:
    for move in played.positions:
        for viewer in viewers(move):
            for decision in game.pending(move.turn.match.state, viewer):
                if decision.sealed is not None:
                    assert decision.seat == viewer
                    assert decision.secret
                    assert not decision.owed
                    assert decision.sealed.verb in decision.verbs


def test_a_secret_for_good_tells_others_nothing_ever(trial: Trial, played: Gallery) -> None:
    """Two different answers look alike to all others."""
    game = trial.game
    compared = 0
    moves = [move for move in played.actions.values() if move.action.verb in trial.kept]
    for number, move in enumerate(moves):
        match, seat = move.before, move.decision.seat
        other = random_action(game, match.state, move.decision, Rng(f"h1:kept/{number}"))
        if other == move.action or other.verb != move.action.verb:
            continue
        turn = submit(game, match, seat, other, decision=move.decision.id)
        for viewer in (v for v in viewers(move) if v != seat):
            assert told(game, turn, viewer) == told(game, move.turn, viewer), move.decision.id
        compared += 1
    assert compared or not trial.kept


def test_a_public_record_shows_no_move_that_the_table_could_not_see(
    game: AnyGame, played: Gallery
) -> None:
    """If two answers look alike to everybody, neither may stand in the public record."""
    alike = 0
    for number, move in enumerate(sampled(played, 120)):
        match, seat = move.before, move.decision.seat
        if move.action.verb not in move.decision.verbs:
            continue
        other = random_action(game, match.state, move.decision, Rng(f"h1:other/{number}"))
        if other == move.action:
            continue
        turn = submit(game, match, seat, other, decision=move.decision.id)
        if told(game, turn, None) == told(game, move.turn, None):
            hidden = hidden_moves(game, match, move.turn.entries[:1])
            assert hidden == (True,), f"{move.decision.id}: {move.action.verb}"
            alike += 1
    secretive = any(d.secret for move in played.positions for d in move.public)
    assert (alike > 5) == secretive


def test_the_public_record_holds_no_secret_and_no_seed(game: AnyGame, played: Gallery) -> None:
    for ended in played.records[:4]:
        hidden = hidden_moves(game, ended.first, ended.entries)
        public = dump_public(game, record_of(game, ended.first, ended.entries), hidden)
        assert ended.first.seed not in public
        lines = public.partition("\n\n")[2].splitlines()
        assert [line.endswith(" ?") for line in lines] == list(hidden)


def test_nothing_printed_of_a_match_in_a_traceback_is_an_action(played: Gallery) -> None:
    for action in played.actions:
        assert repr(action) == f"<{action.verb}>"
