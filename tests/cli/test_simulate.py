"""`comptoir simulate` plays whole games of any game and counts what happened in them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.counting import tables
from bot.cli.playing import EndlessError, Played, Table
from engine.core.game import settle
from engine.core.record import load
from engine.registry import GAMES
from tests.support.fair import FAIR

SLUGS = sorted(GAMES)


def fair_games(count: int = 6, *, sensible: bool = True) -> list[Played]:
    options = settle(FAIR.meta, {})
    return [
        Table(FAIR, 3, options, f"h1:{number}").play(sensible=sensible) for number in range(count)
    ]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("players", ["stand-in", "random"])
def test_every_game_is_played_counted_and_saved(
    slug: str, players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "2", "--players", players, "--seed", "x", "--save", str(tmp_path)]
    assert main(["simulate", slug, *words]) == 0
    shown = capsys.readouterr().out
    assert "2 games" in shown
    assert re.search(r"human waits per \w+ +│ +\d", shown)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"{slug}-00000.txt", f"{slug}-00001.txt"]
    record, last = load(GAMES[slug], files[0].read_text("utf-8"))
    assert GAMES[slug].outcome(last.state) is not None
    assert record.seats == max(GAMES[slug].meta.seats)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_setting_of_a_game_is_an_option(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    setting = GAMES[slug].meta.settings[0]
    choice = setting.choices[1]
    for chosen in (["--set", f"{setting.name}={choice}"], [f"--{setting.name}", choice]):
        assert main(["simulate", slug, "--games", "1", "--players", "random", *chosen]) == 0
        assert f"{setting.name} {choice}" in capsys.readouterr().out.replace("\n", " ")


@pytest.mark.parametrize("words", [["--set", "weather=rain"], ["--set", "rain"]])
def test_an_unknown_setting_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", SLUGS[0], *words]) == 2
    assert "Possible:" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--games", "0"], ["--seats", "9"], ["--players", "none"]])
def test_impossible_numbers_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", SLUGS[0], *words])
    assert stopped.value.code == 2


def test_the_same_seed_plays_the_same_games() -> None:
    first, again = fair_games(3), fair_games(3)
    assert [played.record for played in first] == [played.record for played in again]
    assert first[0].record != first[1].record
    assert fair_games(1, sensible=False)[0].record != first[0].record


def test_everything_that_happened_is_counted() -> None:
    for played in fair_games(4, sensible=False):
        verbs = Counter(entry.action.verb for entry in played.record.entries)
        assert played.actions == verbs
        assert played.events["fair-closed"] == 1
        assert played.events["round-opened"] == 3
        assert (
            sum(n for (kind, _), n in played.particulars.items() if kind == "sell")
            == (verbs["sell"])
        )


def test_waits_are_handovers_not_moves() -> None:
    """A round hands over to two more buyers, to all bidders at once, to the winner, and on."""
    (played,) = fair_games(1)
    assert played.actions["buy"] + played.actions["bid"] == 2 * 3 * 3
    assert 3 * 3 <= played.waits <= 5 * 3


def test_a_game_without_end_is_an_error() -> None:
    table = Table(FAIR, 3, settle(FAIR.meta, {}), "h1:1")
    with pytest.raises(EndlessError, match="h1:1"):
        table.play(sensible=True, longest=3)


def test_tables_hold_figures_seats_scores_and_kinds() -> None:
    made = {str(table.title): table for table in tables(FAIR, fair_games())}
    assert list(made) == ["Games", "Seats", "Outcomes", "Actions", "Events", "Particulars"]
    assert list(made["Games"].columns[0].cells) == [
        "round",
        "goods kept",
        "moves",
        "waits",
        "human waits per round",
    ]
    assert list(made["Seats"].columns[0].cells) == ["red", "blue", "green"]
    won = [float(str(cell).rstrip("%")) for cell in made["Seats"].columns[1].cells]
    shared = [float(str(cell).rstrip("%")) for cell in made["Seats"].columns[2].cells]
    assert sum(won) + (100 if any(shared) else 0) >= 99
    assert list(made["Outcomes"].columns[0].cells) == ["total", "coins", "goods", "fair-over"]
    assert set(made["Actions"].columns[0].cells) == set(FAIR.meta.verbs)
