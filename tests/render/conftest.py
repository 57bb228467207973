"""What the picture tests share."""

from __future__ import annotations

import pytest

from tests.render.golden import Golden


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compare pictures with those that were approved."""
    return Golden(update=bool(request.config.getoption("--update-golden")))
