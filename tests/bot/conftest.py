"""What every test of the bot may rely on."""

from __future__ import annotations

import logging

import pytest


@pytest.fixture(autouse=True)
def talkative() -> None:
    """Whoever configures logging within the test run may have silenced loggers made before."""
    for name, logger in logging.root.manager.loggerDict.items():
        ours = name.startswith(("bot", "discord", "aiosqlite"))
        if ours and isinstance(logger, logging.Logger):
            logger.disabled = False
