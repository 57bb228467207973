"""Worlds for the sandbox's own tests, checked against Discord's description where it is at hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Actor, Channel, World
from sandbox.pytest_plugin import (  # noqa: F401  (pytest finds hooks and fixtures by name)
    pytest_runtest_makereport,
    pytest_runtest_setup,
    world,
)
from tests.sandbox.botling import Botling, running
from tests.sandbox.wire import Wire

SPEC = Path(__file__).resolve().parents[3] / "shared" / "discord-openapi.json"


@pytest.fixture
def discord_spec() -> Path | None:
    return SPEC if SPEC.exists() else None


@pytest.fixture
def tavern(world: World) -> Channel:  # noqa: F811  (the fixture of that name)
    return world.channel("tavern")


@pytest.fixture
def red(world: World) -> Actor:  # noqa: F811
    return world.user("red", locale="fr")


@pytest.fixture
def blue(world: World) -> Actor:  # noqa: F811
    return world.user("blue")


@pytest.fixture
async def bot(world: World, tavern: Channel) -> AsyncIterator[Botling]:  # noqa: F811
    async with running(world) as started:
        yield started


@pytest.fixture
async def wire(world: World, tavern: Channel) -> AsyncIterator[Wire]:  # noqa: F811
    async with Wire(world, tavern) as raw:
        yield raw
