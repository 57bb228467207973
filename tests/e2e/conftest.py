"""The real bot, through discord.py, on the sandbox: no side doors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Actor, Channel, World
from sandbox.pytest_plugin import (  # noqa: F401  (pytest finds hooks and fixtures by name)
    pytest_runtest_makereport,
    pytest_runtest_setup,
    world,
)
from tests.e2e.running import Bots


@pytest.fixture(autouse=True)
def talkative() -> None:
    """Whoever configures logging within the test run may have silenced loggers made before."""
    for name, logger in logging.root.manager.loggerDict.items():
        if isinstance(logger, logging.Logger) and name.startswith(("bot", "discord")):
            logger.disabled = False


@pytest.fixture
def tavern(world: World) -> Channel:  # noqa: F811  (the fixture of that name)
    return world.channel("tavern")


@pytest.fixture
def people(world: World) -> list[Actor]:  # noqa: F811
    locales = ("en-US", "fr", "de", "en-GB")
    names = ("red", "blue", "green", "gold")
    return [world.user(n, locale=locale) for n, locale in zip(names, locales, strict=True)]


@pytest.fixture
async def bots(world: World, tavern: Channel, tmp_path: Path) -> AsyncIterator[Bots]:  # noqa: F811
    made = Bots(world, tmp_path / "comptoir.sqlite3")
    yield made
    await made.stop()
