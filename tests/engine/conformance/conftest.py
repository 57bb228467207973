"""Every test here runs for every game, each game's tests in one worker."""

from __future__ import annotations

import pytest

from engine.registry import AnyGame
from tests.support.gallery import Gallery, gallery
from tests.support.trials import TRIALS, Trial


def _param(trial: Trial) -> object:
    slug = trial.game.meta.slug
    return pytest.param(trial, id=slug, marks=pytest.mark.xdist_group(slug))


@pytest.fixture(scope="session", params=map(_param, TRIALS))
def trial(request: pytest.FixtureRequest) -> Trial:
    """A game and what it brings."""
    found = request.param
    assert isinstance(found, Trial)
    return found


@pytest.fixture(scope="session")
def game(trial: Trial) -> AnyGame:
    """The game itself."""
    return trial.game


@pytest.fixture(scope="session")
def played(game: AnyGame) -> Gallery:
    """Its random games, played once for all tests."""
    return gallery(game.meta.slug)
