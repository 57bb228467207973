"""Marchands du Moyen Âge, second and first edition."""

from engine.games.marchands.game import MARCHANDS

__all__ = ["MARCHANDS"]
