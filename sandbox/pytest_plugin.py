"""For pytest: a world per test, and what everybody saw when a test fails.

Load it with `-p sandbox.pytest_plugin`, or import its names in a conftest.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest

from sandbox.server import SERVED, Sandbox
from sandbox.world import World

TITLE = "what {name} saw"


@pytest.fixture
def discord_spec() -> Path | None:
    """Where Discord's OpenAPI description lies; override it to have everything checked."""
    return None


@pytest.fixture
async def world(discord_spec: Path | None) -> AsyncIterator[World]:
    """A served world; the test fails if the sandbox noted a fault."""
    async with Sandbox(spec=discord_spec) as served:
        yield served


def pytest_runtest_setup() -> None:
    """Forget worlds of earlier tests."""
    for sandbox in [one for one in SERVED if not one.running]:
        SERVED.remove(sandbox)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add transcripts to the report of a failed test."""
    report = yield
    if report.failed:
        known = {title for title, _ in report.sections}
        for title, text in sections():
            if title not in known:
                report.sections.append((title, text))
    return report


def sections() -> list[tuple[str, str]]:
    """What everybody saw in the worlds served last, and what went wrong in them."""
    found = []
    for sandbox in SERVED:
        world = sandbox.world
        if world.errors:
            found.append(("sandbox faults", "\n".join(world.errors)))
        for actor in world.actors:
            seen = world.transcript(actor)
            if seen:
                found.append((TITLE.format(name=actor.name), seen))
    return found
