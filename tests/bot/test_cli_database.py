"""`comptoir backup`, `restore` and `doctor`."""

from __future__ import annotations

import argparse
import base64
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest

from bot.cli import backup, doctor, restore
from bot.client import PERMISSIONS
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from render.fonts import Face
from tests.bot.store.samples import HandClock, moves, running

TOKEN = base64.urlsafe_b64encode(b"123456789012345678").decode() + ".Gabcde." + "x" * 38


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Neither the developer's environment nor a .env file of theirs plays a part."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def comptoir(*words: str | Path) -> int:
    """Run a command as the command line does."""
    parser = argparse.ArgumentParser()
    subparsers = parser.add_subparsers(required=True)
    for module in (backup, restore, doctor):
        module.add(subparsers)
    args = parser.parse_args([str(word) for word in words])
    code: int = args.run(args)
    return code


async def play(path: Path, entries: int) -> int:
    """Play on in a database; return how long its game is now."""
    store = await SqliteStore.open(path, HandClock())
    table = await store.table("aaaa2222") or await store.create(running())
    table = await store.append(moves(table, entries))
    await store.close()
    return table.length


async def test_back_up_play_on_and_restore(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = own_folder / "data" / "comptoir.sqlite3"
    await play(database, 3)
    assert comptoir("backup", "monday.sqlite3") == 0
    assert await play(database, 2) == 5
    assert comptoir("restore", "monday.sqlite3") == 0
    assert "kept in" in capsys.readouterr().out
    assert await play(database, 1) == 4


async def test_another_database_can_be_named(own_folder: Path) -> None:
    await play(own_folder / "other.sqlite3", 3)
    assert comptoir("backup", "copy.sqlite3", "--database", "other.sqlite3") == 0
    assert comptoir("restore", "copy.sqlite3", "--database", "third.sqlite3") == 0
    assert await play(own_folder / "third.sqlite3", 1) == 4


def test_failures_are_told_with_an_exit_code(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert comptoir("backup", "copy.sqlite3") == 1
    assert comptoir("restore", "nothing.sqlite3") == 1
    told = capsys.readouterr().err
    assert told.count("Nothing was done: there is no database") == 2
    assert list(own_folder.iterdir()) == []


def test_a_wrong_setting_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_FORMAT", "xml")
    assert comptoir("backup", "copy.sqlite3") == 1
    assert "LOG_FORMAT" in capsys.readouterr().err
    assert comptoir("doctor") == 1
    assert "FAIL  settings     LOG_FORMAT" in capsys.readouterr().out


def test_a_fresh_host_is_healthy(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert comptoir("doctor") == 0
    told = capsys.readouterr().out
    assert "DISCORD_TOKEN is not set" in told
    assert "will be made" in told
    assert "view channel" in told
    assert f"all {len(Face)} load" in told
    assert list(own_folder.iterdir()) == []


async def test_a_whole_database_is_called_so(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await play(own_folder / "data" / "comptoir.sqlite3", 3)
    assert comptoir("doctor") == 0
    assert "is whole, version" in capsys.readouterr().out


def test_a_damaged_database_fails(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (own_folder / "data").mkdir()
    (own_folder / "data" / "comptoir.sqlite3").write_text("spilt ink " * 100)
    assert comptoir("doctor") == 1
    assert "FAIL  database" in capsys.readouterr().out


def test_a_token_that_cannot_be_one_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "paste-it-here")
    assert comptoir("doctor", "--offline") == 1
    told = capsys.readouterr().out
    assert "does not look like a bot token" in told
    assert "paste-it-here" not in told


class Answers(BaseHTTPRequestHandler):
    """Just enough of Discord's API to say who the bot is."""

    server: Discordlike

    def do_GET(self) -> None:
        known = self.headers["Authorization"] == f"Bot {self.server.token}"
        body = self.server.pages.get(self.path)
        self.send_response(200 if known and body else 401 if not known else 404)
        self.end_headers()
        self.wfile.write(msgspec.json.encode(body))

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing on the terminal."""


class Discordlike(ThreadingHTTPServer):
    """Serves fixed answers on loopback."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.token = TOKEN
        self.pages: dict[str, object] = {"/users/@me": {"id": "1", "username": "comptoir"}}


@pytest.fixture
def discordlike(monkeypatch: pytest.MonkeyPatch) -> Iterator[Discordlike]:
    server = Discordlike()
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_API_BASE", f"http://127.0.0.1:{server.server_port}")
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def server(name: str, permissions: int) -> dict[str, str]:
    return {"id": "5", "name": name, "permissions": str(permissions)}


def test_each_servers_permissions_are_looked_at(
    discordlike: Discordlike, capsys: pytest.CaptureFixture[str]
) -> None:
    discordlike.pages["/users/@me/guilds"] = [
        server("Hansa", PERMISSIONS.value),
        server("Loire", PERMISSIONS.value & ~(1 << 15)),
        server("Köln", 1 << 3),
    ]
    assert comptoir("doctor") == 0
    told = capsys.readouterr().out
    assert "knows the bot as comptoir" in told
    assert "Hansa: all allowed" in told
    assert "Loire: lacks attach files\n" in told
    assert "Köln: all allowed" in told


def test_a_token_discord_refuses_fails(
    discordlike: Discordlike, capsys: pytest.CaptureFixture[str]
) -> None:
    discordlike.token = "another"
    assert comptoir("doctor") == 1
    told = capsys.readouterr().out
    assert "does not accept DISCORD_TOKEN" in told
    assert TOKEN not in told


def test_discord_out_of_reach_is_only_noted(
    discordlike: Discordlike, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert comptoir("doctor") == 0
    assert "could not be asked" in capsys.readouterr().out
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:1")
    assert comptoir("doctor") == 0
    assert "could not be asked" in capsys.readouterr().out


def test_offline_asks_nobody(discordlike: Discordlike, capsys: pytest.CaptureFixture[str]) -> None:
    discordlike.token = "another"
    assert comptoir("doctor", "--offline") == 0
    assert "Discord" not in capsys.readouterr().out
