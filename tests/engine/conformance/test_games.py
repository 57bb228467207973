"""Random games of any game: they end, they ask properly, and all that can happen happens."""

from __future__ import annotations

from engine.core.asking import open_decisions
from engine.core.match import replay
from engine.core.record import dump, load
from engine.core.values import Seat, kind_of
from engine.registry import AnyGame
from tests.support.gallery import GAMES_PLAYED, Gallery
from tests.support.playing import record_of


def test_games_end_with_a_ranking_of_all_seats(game: AnyGame, played: Gallery) -> None:
    assert played.ended == GAMES_PLAYED
    for ended in played.records:
        outcome = game.outcome(ended.last.state)
        assert outcome is not None
        ranked = [seat for group in outcome.ranking for seat in group]
        assert sorted(ranked) == list(range(ended.first.seats))
        assert len(outcome.scores) == ended.first.seats
        assert [outcome.rank(Seat(s)) for s in outcome.ranking[0]] == [1] * len(outcome.ranking[0])
        assert open_decisions(game, ended.last.state, Seat(0)) == ()
        assert all(not game.pending(ended.last.state, v) for v in (None, Seat(0)))


def test_something_is_owed_exactly_while_the_game_is_not_over(
    game: AnyGame, played: Gallery
) -> None:
    for move in played.positions:
        assert game.outcome(move.before.state) is None
        assert any(decision.owed for decision in move.public)


def test_questions_are_well_formed(played: Gallery) -> None:
    assert played.faults == []


def test_what_a_seat_owes_is_no_secret_and_others_see_only_the_public_form(
    game: AnyGame, played: Gallery
) -> None:
    for move in played.positions:
        public = move.public
        for seat in map(Seat, range(move.before.seats)):
            shown = game.pending(move.before.state, seat)
            assert len({(d.id, d.seat) for d in shown}) == len(shown)
            assert [d for d in shown if d.seat != seat] == [d for d in public if d.seat != seat]
            owed = [(d.id, d.prompt, d.secret) for d in shown if d.seat == seat and d.owed]
            known = [(d.id, d.prompt, d.secret) for d in public if d.seat == seat and d.owed]
            assert owed == known
            for decision in (*shown, *public):
                assert decision.verbs, f"{decision.id} has no verb"
                assert set(decision.verbs) <= set(game.meta.verbs)


def test_every_action_and_every_event_occurs(game: AnyGame, played: Gallery) -> None:
    assert {kind_of(action) for action in game.types.actions} - played.verbs.keys() == set()
    assert {kind_of(event) for event in game.types.events} - played.events.keys() == set()


def test_replay_equals_play(game: AnyGame, played: Gallery) -> None:
    for number, ended in enumerate(played.records):
        again, _ = replay(game, ended.first, ended.entries, trusted=number % 3 > 0)
        assert again == ended.last


def test_records_are_read_back(game: AnyGame, played: Gallery) -> None:
    for ended in played.records[:6]:
        text = dump(game, record_of(game, ended.first, ended.entries))
        record, last = load(game, text)
        assert last == ended.last
        assert record.entries == tuple(ended.entries)
        assert dump(game, record) == text
