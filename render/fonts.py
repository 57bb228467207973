"""The two type families, their sizes, and which characters they can draw."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from math import ceil, floor

from font_source_sans_pro import font_files_ttf as sans
from font_source_serif_pro import font_files_ttf as serif
from PIL import ImageFont

Font = ImageFont.FreeTypeFont


class Face(Enum):
    """A cut of a type family; serif for titles and names, sans for figures and labels."""

    TITLE = serif["SourceSerifProBold"]
    BODY = serif["SourceSerifProSemibold"]
    ITALIC = serif["SourceSerifProIt"]
    LABEL = sans["SourceSansProSemibold"]
    FIGURE = sans["SourceSansProBold"]
    HEAVY = sans["SourceSansProBlack"]


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> Font:
    """Return the face at a size in pixels."""
    # The basic engine gives the same widths on every machine, with or without Raqm.
    return ImageFont.truetype(face.value, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has_glyph(character: str, face: Face) -> bool:
    """Tell whether the face can draw this character."""
    if character.isspace():
        return character in " \u00a0"
    return _shape(character, face) != _shape("\uffff", face)


def missing(words: str, face: Face) -> str:
    """Return the characters of the words that the face cannot draw."""
    return "".join(character for character in words if not has_glyph(character, face))


@lru_cache(maxsize=16384)
def reach(words: str, face: Face, size: int) -> tuple[int, int, int, int]:
    """Return how far drawn words reach from the start of their baseline: left, up, right, down."""
    left, top, right, bottom = font(face, size).getbbox(words, anchor="ls")
    return floor(left), floor(top), ceil(right), ceil(bottom)


@lru_cache(maxsize=16384)
def width(words: str, face: Face, size: int) -> int:
    """Return how many pixels the words take, drawn glyphs included, rounded up."""
    return max(ceil(font(face, size).getlength(words)), reach(words, face, size)[2])


def _shape(character: str, face: Face) -> tuple[tuple[int, int], bytes]:
    mask = font(face, 24).getmask(character)
    return mask.size, bytes(mask)
