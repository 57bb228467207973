"""Options of the picture tests."""

from __future__ import annotations

import pytest

from tests.render.golden import Golden


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="draw the golden pictures anew")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare pictures with those that were approved."""
    return Golden(update=bool(request.config.getoption("--update-golden", default=False)))
