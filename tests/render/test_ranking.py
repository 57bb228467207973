"""The last picture tells everybody's place, and the command line draws it of finished games."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.cli import main
from bot.cli.playing import Table
from engine.core.game import settle
from engine.core.record import dump
from engine.registry import GAMES
from render.games.marchands.final import final
from render.scene import Scene
from render.theme import LIGHT
from tests.render.positions import NAMES, over
from tests.render.witness import told_by
from tests.render.wording import words


def test_places_names_and_scores_are_written_in_order() -> None:
    title, *rows = told_by(final(Scene(over(), NAMES), words("en"), LIGHT))
    assert title[0] == "Final ranking"
    assert [row[:2] for row in rows] == [
        ["1.", "Wolfgang Amadeus"],
        ["2.", "Mathilde"],
        ["2.", "Orange"],
        ["4.", "Jörg"],
    ]
    assert all(row[2] for row in rows)


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_command_line_draws_the_ranking_of_a_finished_game_only(
    slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES[slug]
    table = Table(game, 2, settle(game.meta, {}), "h1:ranking")
    record, picture = tmp_path / "game.txt", tmp_path / "final.png"
    record.write_text(dump(game, table.play(sensible=True).record), encoding="utf-8")
    command = ["render", str(record), "--ranking", "-o", str(picture)]
    assert main([*command, "--at", "3"]) == 2
    assert "not over" in capsys.readouterr().err
    assert not picture.exists()
    assert main(command) == 0
    assert Image.open(picture).width == 1080
