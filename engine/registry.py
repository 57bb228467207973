"""The one place that lists the games."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.core.game import Game
from engine.games.marchands import MARCHANDS
from engine.games.nord import NORD

AnyGame: TypeAlias = Game[Any, Any]
"""A game whose state and view are its own business."""

_LISTED: tuple[AnyGame, ...] = (MARCHANDS, NORD)

GAMES: Mapping[str, AnyGame] = MappingProxyType({game.meta.slug: game for game in _LISTED})
"""Every game by its slug."""
