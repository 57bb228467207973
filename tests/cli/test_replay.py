"""`comptoir replay` verifies a record and tells a position of it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.playing import Table
from engine.core.game import settle
from engine.core.record import dump, dump_public, hidden_moves, load
from engine.registry import GAMES
from tests.support.playing import begin

SLUGS = sorted(GAMES)


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    """A record of every game."""
    made = {}
    for slug, game in GAMES.items():
        table = Table(game, 3, settle(game.meta, {}), "h1:replay")
        made[slug] = dump(game, table.play(sensible=False).record)
    return made


@pytest.fixture(params=SLUGS)
def file(request: pytest.FixtureRequest, written: dict[str, str], tmp_path: Path) -> Path:
    path = tmp_path / f"{request.param}.txt"
    path.write_text(written[request.param], encoding="utf-8")
    return path


def test_a_record_is_verified_and_its_end_told(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "moves verified." in shown
    assert "\n1. " in shown
    assert "\n3. " in shown


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_any_position_is_told_in_any_language(
    file: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for at in ("0", "1", "20"):
        assert main(["replay", str(file), "--at", at, "--language", language]) == 0
        shown = capsys.readouterr().out
        assert len(shown.splitlines()) > 4
        assert "{" not in shown


def test_a_seat_sees_its_own_and_the_public_only_the_open(
    written: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = set()
    for slug, text in written.items():
        path = tmp_path / slug
        path.write_text(text, encoding="utf-8")
        for colour in (None, *GAMES[slug].meta.colours[:3]):
            words = ["--seat", colour] if colour else []
            assert main(["replay", str(path), "--at", "30", *words]) == 0
            shown.add(capsys.readouterr().out)
    assert len(shown) > len(written), "some game hides something"


def test_standard_input_is_read(
    written: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(written[SLUGS[0]]))
    assert main(["replay", "-"]) == 0
    assert "verified" in capsys.readouterr().out


def test_a_wrong_move_in_the_middle_is_named(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = file.read_text("utf-8").splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("7 "))
    number, colour, *_ = lines[place].split()
    lines[place] = f"{number} {colour} zebra"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    shown = capsys.readouterr()
    assert "Move 7" in shown.err
    assert "zebra" in shown.err
    assert shown.out == ""


def test_another_stamp_than_the_recorded_one_is_named(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = file.read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("5 "))
    file.write_text(text.replace(line, line[:-4] + "0000"), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert "Move 5" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "fragment"),
    [
        (["--at", "-1"], "from 0 to"),
        (["--at", "99999"], "from 0 to"),
        (["--seat", "mauve"], "mauve"),
    ],
)
def test_a_position_that_does_not_exist_is_refused(
    file: Path, words: list[str], fragment: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(file), *words]) == 2
    assert fragment in capsys.readouterr().err


def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.txt"
    assert main(["replay", str(path)]) == 2
    path.write_bytes(b"\xff\xfe")
    assert main(["replay", str(path)]) == 2
    path.write_text("[Event]", encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    path.write_text("Comptoir record 1\ngame: chess\nrules: 1\nseats: 2\n\n", encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert "chess" in capsys.readouterr().err


def test_a_public_record_cannot_be_replayed(
    written: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES[SLUGS[0]]
    record, _ = load(game, written[SLUGS[0]])
    hidden = hidden_moves(game, begin(game, 3, "h1:replay"), record.entries)
    path = tmp_path / "public.txt"
    path.write_text(dump_public(game, record, hidden), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert "seed" in capsys.readouterr().err
