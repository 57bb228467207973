"""Marchands du Moyen Âge, second and first edition."""
