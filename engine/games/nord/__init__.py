"""Marchands du Nord: ship owners develop the cities of the Baltic."""

from engine.games.nord.game import NORD

__all__ = ["NORD"]
