"""What a picture needs to know of words: a language that turns keys into sentences."""

from __future__ import annotations

from typing import Protocol

from engine.core.values import Message


class Texts(Protocol):
    """A bound language."""

    @property
    def language(self) -> str:
        """The language's code, such as "fr"."""

    def __call__(self, key: str, /, **params: int | str | Message) -> str:
        """Return the words for a key."""
