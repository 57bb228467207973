from __future__ import annotations

import base64
import re
from datetime import timedelta
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, looks_like_token, read_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"
ASSIGNMENT = re.compile(r"([A-Z_]+)=(.*)")


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither the developer's environment nor a .env file of theirs plays a part."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def example() -> dict[str, str]:
    found = (ASSIGNMENT.fullmatch(line) for line in EXAMPLE.read_text().splitlines())
    return {match[1]: match[2] for match in found if match}


def test_every_setting_is_in_the_example_and_nothing_else() -> None:
    assert list(example()) == [name.upper() for name in Settings.model_fields]


def test_every_line_of_the_example_has_its_comment() -> None:
    lines = EXAMPLE.read_text().splitlines()
    for number, line in enumerate(lines):
        if ASSIGNMENT.fullmatch(line):
            assert lines[number - 1].startswith("# "), line


def test_the_example_shows_the_defaults() -> None:
    assert read_settings(EXAMPLE) == read_settings(None)


def test_settings_come_from_the_environment_before_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=error\nLOBBY_LASTS=90m\n")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    settings = read_settings()
    assert settings.log_level == "DEBUG"
    assert settings.lobby_lasts == timedelta(minutes=90)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("90s", timedelta(seconds=90)),
        ("15m", timedelta(minutes=15)),
        ("1.5 h", timedelta(minutes=90)),
        ("3D", timedelta(days=3)),
    ],
)
def test_spans_are_written_with_a_unit(
    monkeypatch: pytest.MonkeyPatch, written: str, meant: timedelta
) -> None:
    monkeypatch.setenv("STAND_IN_AFTER", written)
    assert read_settings().stand_in_after == meant


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("STAND_IN_AFTER", "24"),
        ("STAND_IN_AFTER", "0h"),
        ("LOBBY_LASTS", "soon"),
        ("TABLE_LANGUAGE", "fre"),
        ("DRAWING_PROCESSES", "0"),
        ("DISCORD_API_BASE", "localhost"),
        ("LOG_FORMAT", "xml"),
    ],
)
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=f"^{name}: "):
        read_settings()


def test_the_token_is_neither_printed_nor_in_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    settings = read_settings()
    assert settings.token == "very.secret.token"
    assert "very" not in repr(settings)
    monkeypatch.setenv("LOG_LEVEL", "very.secret.level")
    with pytest.raises(SettingsError) as refused:
        read_settings()
    assert "very" not in str(refused.value)
    assert refused.value.__cause__ is None


def test_an_empty_setting_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert read_settings().token is None


def test_the_form_of_a_token() -> None:
    user = base64.urlsafe_b64encode(b"123456789012345678").decode().rstrip("=")
    name = base64.urlsafe_b64encode(b"not-a-number-at-all").decode().rstrip("=")
    assert looks_like_token(f"{user}.Gabcde.{'x' * 38}")
    assert not looks_like_token(f"{name}.Gabcde.{'x' * 38}")
    assert not looks_like_token(f"{user}.Gabcde.short")
    assert not looks_like_token(f"Bot {user}.Gabcde.{'x' * 38}")
