"""The fair: a small market game that uses all a game may use, written as a game should be."""

from pathlib import Path

from render.words import add_words
from tests.support.fair.game import FAIR

# A game in `engine/games` has its words in `render/words`; this one brings its own.
add_words(Path(__file__).parent / "words")

__all__ = ["FAIR"]
