"""Words made to fit: shrunk, then broken over lines, and only then cut with an ellipsis."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from render.boxes import Box
from render.fonts import Face, has_glyph, reach, width
from render.keep import keep

Align = Literal["left", "centre", "right"]

SOFT_HYPHEN = "\u00ad"
CAPITAL = 0.66
"""Height of a capital letter in both families, as a share of the size."""
NAME_FACES = (Face.TITLE, Face.BODY, Face.LABEL)
"""The faces in which people's names are written."""
LEADING = 1.14
"""Distance between two lines, as a share of the size."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """Words as they will be drawn; `cut` when an ellipsis stands for the rest."""

    lines: tuple[str, ...]
    face: Face
    size: int
    cut: bool = False

    @property
    def width(self) -> int:
        """Width of the longest line."""
        return max((width(line, self.face, self.size) for line in self.lines), default=0)

    @property
    def height(self) -> int:
        """Height from the first capital's top to the last baseline."""
        return round(self.size * (CAPITAL + LEADING * (len(self.lines) - 1)))


@keep(8192)
def fit(words: str, face: Face, size: int, room: int, least: int, lines: int = 1) -> Lettering:
    """Return the words at the largest size, from `size` down to `least`, that fits the room."""
    words = " ".join(words.split(" "))
    for smaller in range(size, least - 1, -1):
        for count in range(1, lines + 1):
            broken = _broken(words, face, smaller, room, count)
            if broken is not None:
                return Lettering(broken, face, smaller)
    return _cut(words, face, least, room, lines)


def placed(lettering: Lettering, box: Box, align: Align) -> Iterator[tuple[str, int, int]]:
    """Return each line with its start and its baseline, centred on the height of the box."""
    top = box.top + (box.height - lettering.height) / 2
    for index, line in enumerate(lettering.lines):
        spare = box.width - width(line, lettering.face, lettering.size)
        # A letter such as J may reach left of where it starts.
        over = max(0, -reach(line, lettering.face, lettering.size)[0])
        start = box.left + {"left": over, "centre": spare // 2, "right": spare}[align]
        yield line, start, round(top + lettering.size * (CAPITAL + LEADING * index))


def ink(line: str, face: Face, size: int, start: int, baseline: int) -> Box:
    """Return the pixels that a line touches."""
    left, up, right, down = reach(line, face, size)
    return Box(start + left, baseline + up, start + right, baseline + down)


def clean_name(name: str, spare: str) -> str:
    """Return what our fonts can draw of a person's name, or the spare word when nothing is left."""
    text = unicodedata.normalize("NFC", name).replace("\u202f", "\u00a0")
    drawn = "".join(
        letter if all(has_glyph(letter, face) for face in NAME_FACES) else " " for letter in text
    )
    drawn = " ".join(drawn.split())
    return drawn if any(letter.isalnum() for letter in drawn) else spare


@keep(1024)
def distinct_names(names: tuple[str, ...], spares: tuple[str, ...]) -> tuple[str, ...]:
    """Return every player's drawable name, with the seat's word where two look the same."""
    pairs = [(clean_name(name, spare), spare) for name, spare in zip(names, spares, strict=True)]
    clean = [name for name, _ in pairs]
    return tuple(
        name if clean.count(name) == 1 or name == spare else f"{name} ({spare})"
        for name, spare in pairs
    )


def _broken(words: str, face: Face, size: int, room: int, count: int) -> tuple[str, ...] | None:
    lines, rest = [], words
    for _ in range(count):
        line, rest = _first_line(rest, face, size, room)
        if not line and rest:
            return None
        lines.append(line)
        if not rest:
            return tuple(lines)
    return None


def _first_line(words: str, face: Face, size: int, room: int) -> tuple[str, str]:
    """Return as much as fits one line, broken at a space or a hyphen, and the rest."""
    whole = words.replace(SOFT_HYPHEN, "")
    if width(whole, face, size) <= room:
        return whole, ""
    for at in range(len(words) - 1, 0, -1):
        if words[at] not in f" -{SOFT_HYPHEN}":
            continue
        hyphen = "" if words[at] == " " else "-"
        line = words[:at].replace(SOFT_HYPHEN, "") + hyphen
        if width(line, face, size) <= room:
            return line, words[at + 1 :]
    return "", words


def _cut(words: str, face: Face, size: int, room: int, lines: int) -> Lettering:
    done: list[str] = []
    rest = words
    while len(done) < lines - 1 and rest:
        line, after = _first_line(rest, face, size, room)
        if not line:
            break
        done.append(line)
        rest = after
    rest = rest.replace(SOFT_HYPHEN, "")
    while rest and width(rest + "…", face, size) > room:
        rest = rest[:-1].rstrip()
    return Lettering((*done, rest + "…"), face, size, cut=True)
