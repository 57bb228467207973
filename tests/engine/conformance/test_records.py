"""Records of earlier days still lead where they led: a rule fix never breaks a game unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.record import load, read_header
from engine.registry import GAMES

FOLDER = Path(__file__).parent / "records"
KEPT = sorted(FOLDER.rglob("*.txt"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_record_replays_to_its_end(file: Path) -> None:
    text = file.read_text("utf-8")
    game = GAMES[read_header(text).slug]
    record, last = load(game, text)
    assert len(record.entries) == last.length > 20
    assert game.outcome(last.state) is not None


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_version_of_every_game_is_kept(slug: str) -> None:
    kept = {read_header(file.read_text("utf-8")).rules for file in (FOLDER / slug).glob("*.txt")}
    assert kept >= set(range(1, GAMES[slug].meta.rules_version + 1))
