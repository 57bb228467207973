"""The words the pictures share: names of towns and goods."""

from __future__ import annotations

from render.words import Texts


def city_word(city: str, texts: Texts) -> str:
    """Return a town's name."""
    return texts(f"marchands-city-{city}")


def good_word(good: str, texts: Texts) -> str:
    """Return a good's name."""
    return texts(f"marchands-good-{good}")
