"""A record tells a match in full; it is verified move by move when read."""

from __future__ import annotations

import re

import pytest

from engine.core.match import DivergedError
from engine.core.record import dump, dump_public, hidden_moves, load, read_header
from engine.core.values import MalformedError, NotPendingError, RefusalError
from render.words import texts
from tests.support.fair import FAIR
from tests.support.playing import AnyMatch, begin, record_of, turns

LINES = (
    "red buy wool salt",
    "blue swear green peace",
    'green swear red "two  words"',
    "red agree promise-12",
    "blue buy none",
    "green buy wine",
    "red bid 3",
    "blue bid 0",
    "green bid 1",
    "red sell wool 1",
)


@pytest.fixture
def first() -> AnyMatch:
    return next(
        match
        for number in range(20)
        if (match := begin(FAIR, 3, f"h1:{number}", rounds="5")).state.market.first == 0
    )


@pytest.fixture
def written(first: AnyMatch) -> str:
    made = turns(FAIR, first, *LINES)
    return dump(FAIR, record_of(FAIR, first, [e for turn in made for e in turn.entries]))


def test_a_record_reads_like_one(written: str, first: AnyMatch) -> None:
    head, _, moves = written.partition("\n\n")
    assert head.splitlines() == [
        "Comptoir record 1",
        "game: fair",
        "rules: 1",
        "seats: 3",
        "setting rounds: 5",
        "setting tastes: secret",
        f"seed: {first.seed}",
    ]
    lines = moves.splitlines()
    assert re.fullmatch(r"1 red buy wool salt ;1 \d+ [0-9a-f]{16}", lines[0])
    assert lines[2].startswith('3 green swear red "two  words" ;')
    assert lines[-1].startswith("10 red sell wool 1 ;")


def test_a_record_is_read_back_and_ends_where_the_match_did(written: str, first: AnyMatch) -> None:
    record, match = load(FAIR, written)
    assert dump(FAIR, record) == written
    assert match == turns(FAIR, first, *LINES)[-1].match
    assert not any(entry.auto for entry in record.entries)


def test_moves_of_standing_orders_are_marked(first: AnyMatch) -> None:
    made = turns(FAIR, first, "blue rest", "red buy none", "green buy none")
    text = dump(FAIR, record_of(FAIR, first, [e for turn in made for e in turn.entries]))
    assert "3* blue buy none ;" in text
    record, _ = load(FAIR, text)
    assert [entry.auto for entry in record.entries] == [False, False, True, False]


def test_a_record_written_by_hand_needs_no_stamps(written: str, first: AnyMatch) -> None:
    bare = re.sub(r" ;.*", "", written)
    assert load(FAIR, bare)[1] == turns(FAIR, first, *LINES)[-1].match


@pytest.mark.parametrize(
    ("old", "new", "kind", "fragment"),
    [
        ("5 blue buy none", "5 blue buy fish", RefusalError, "Move 5"),
        ("5 blue buy none", "5 red buy none", NotPendingError, "Move 5"),
        ("7 red bid 3", "7 red bid 300", RefusalError, "from 0 to 36"),
        ("7 red bid 3", "7 red fly", MalformedError, "fly"),
        ("6 green buy wine", "7 green buy wine", MalformedError, "Line 6"),
        ("6 green buy wine", "6 mauve buy wine", MalformedError, "Line 6"),
        ("6 green buy wine", "6 yellow buy wine", MalformedError, "Line 6"),
        ("6 green buy wine", "six", MalformedError, "Line 6"),
        ("6 green buy wine", "9" * 5000 + " green buy wine", MalformedError, "Line 6"),
    ],
)
def test_a_wrong_move_in_the_middle_is_named(
    written: str, old: str, new: str, kind: type[RefusalError], fragment: str
) -> None:
    with pytest.raises(kind) as caught:
        load(FAIR, written.replace(old, new))
    assert fragment in texts("en")(caught.value.message)


def test_another_move_than_the_recorded_one_diverges(written: str) -> None:
    with pytest.raises(DivergedError) as caught:
        load(FAIR, written.replace("6 green buy wine", "6 green buy salt"))
    assert caught.value.index == 6


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("Comptoir record 1", "PGN", "refuse-record-format"),
        ("game: fair", "game: foul", "refuse-record-game"),
        ("game: fair\n", "", "refuse-record-header"),
        ("seats: 3", "seats: three", "refuse-record-header"),
        ("seats: 3", "seats: 9", "refuse-seats"),
        ("rounds: 5", "rounds: 6", "refuse-setting"),
        ("setting rounds", "setting weather", "refuse-setting"),
        ("seed: h1", "seed: h9", "refuse-record-header"),
    ],
)
def test_a_wrong_head_is_refused(written: str, old: str, new: str, key: str) -> None:
    with pytest.raises(MalformedError) as caught:
        load(FAIR, written.replace(old, new))
    assert caught.value.message.key == key


def test_no_text_at_all_is_no_record() -> None:
    for text in ("", "\n", "\n\n1 red buy none"):
        with pytest.raises(MalformedError):
            read_header(text)


def test_the_public_record_hides_sealed_moves_and_the_seed(written: str, first: AnyMatch) -> None:
    record, _ = load(FAIR, written)
    public = dump_public(FAIR, record, hidden_moves(FAIR, first, record.entries))
    assert first.seed not in public
    assert "seed" not in public
    assert public.splitlines()[-4:-1] == ["7 red ?", "8 blue ?", "9 green ?"]
    assert "1 red buy wool salt\n" in public
    assert not re.search(r"[0-9a-f]{16}", public), "a digest would let a guess be checked"
    with pytest.raises(MalformedError) as caught:
        load(FAIR, public)
    assert caught.value.message.key == "refuse-record-public"
