"""Killed in the middle of running games, the bot loses, repeats and betrays nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.storm import Instant, drawn_instants, stormy_and_calm

NONCE_WINDOW = 300.0
"""Seconds for which the sandbox, like Discord, refuses a second message with the same nonce."""

pytestmark = pytest.mark.xdist_group("chaos")


async def test_ten_kills_change_nothing_that_anybody_sees(tmp_path: Path) -> None:
    assert await stormy_and_calm(4711, drawn_instants(4711, 10), tmp_path) == []


async def test_a_bot_that_stays_away_longer_than_nonces_hold(tmp_path: Path) -> None:
    away = 2 * NONCE_WINDOW
    kills = [Instant(None, posts, posts=True, away=away) for posts in (1, 2, 3, 5, 4, 1)]
    assert await stormy_and_calm(7, kills, tmp_path) == []
