"""What the documents name is there: files, commands, settings, permissions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cli.doctor import list_permissions
from bot.client import Comptoir, commands_of
from bot.services.house import House, now
from bot.settings import Settings
from bot.store.memory import MemoryStore
from engine.registry import GAMES
from render.words import texts

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!https?://)([^)#]+)[^)]*\)")
SUBCOMMAND = re.compile(r"`/game ([a-z-]+)")
COMMAND = re.compile(r"`/([a-z-]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_to_a_file(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


async def test_every_command_in_the_guides_is_registered() -> None:
    client = Comptoir(lambda porter: House(MemoryStore(now), porter))
    commands = {str(command.name) for command in commands_of(client)}
    parts = {str(command.name) for command in client.games.commands}
    guides = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert set(SUBCOMMAND.findall(guides)) <= parts
    assert set(COMMAND.findall((ROOT / "docs" / "playing.md").read_text())) <= commands
    shown = set(SUBCOMMAND.findall((ROOT / "docs" / "playing.md").read_text()))
    assert parts - shown <= {"join", "leave", "start"}, (
        "what is a button in the lobby needs no word"
    )


def test_the_hosts_page_names_what_the_bot_needs() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (needed,) = [finding.words for finding in list_permissions()]
    for permission in needed.removeprefix("needed: ").split(", "):
        assert permission in page
    named = set(re.findall(r"`([A-Z][A-Z_]+)`", page))
    assert named
    assert named <= {name.upper() for name in Settings.model_fields}


def test_the_front_page_lists_every_game() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    for slug in GAMES:
        assert texts("en")(f"{slug}-name") in page
        assert f"docs/rules/{slug}.md" in page
