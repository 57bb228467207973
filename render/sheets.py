"""Sheets: upright pictures made of sections one below the other, as high as they need."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from render.boxes import Box
from render.fonts import Face
from render.lettering import fit
from render.pen import Pen
from render.picture import Page, Painter, Part, Style

WIDTH, MARGIN, GAP = 1080, 28, 14


class Section(NamedTuple):
    """One strip of a sheet."""

    height: int
    painter: Painter
    facts: Hashable = None


def sheet(sections: Iterable[Section], style: Style) -> Page:
    """Return the picture that shows the sections from top to bottom."""
    top, parts = MARGIN, []
    for height, painter, facts in sections:
        parts.append(Part(Box(MARGIN, top, WIDTH - MARGIN, top + height), painter, facts))
        top += height + GAP
    ground = Part(Box(0, 0, WIDTH, top - GAP + MARGIN), _backdrop)
    return Page(ground, tuple(parts), style)


def heading(words: str) -> Section:
    """Return a section that is only a title."""
    return Section(46, paint_heading, words)


def note(words: str) -> Section:
    """Return a section with a sentence in small."""
    return Section(40, paint_note, words)


def line(words: str) -> Section:
    """Return a section with a sentence behind a bullet, in as many rows as it needs."""
    rows = len(fit(words, Face.LABEL, 29, WIDTH - 2 * MARGIN - 26, 26, 3).lines)
    return Section(8 + 32 * rows, paint_line, words)


def paint_heading(pen: Pen, box: Box, words: str, style: Style) -> None:
    """Write a title with a rule below."""
    pen.text(words, box._replace(bottom=box.bottom - 4), Face.TITLE, 34, style.theme.ink,
             "left", style.least)  # fmt: skip
    pen.rect(Box(box.left, box.bottom - 3, box.right, box.bottom), style.theme.gold)


def paint_note(pen: Pen, box: Box, words: str, style: Style) -> None:
    """Write a sentence in the second colour."""
    pen.text(words, box, Face.ITALIC, 28, style.theme.faint, "left", style.least)


def paint_line(pen: Pen, box: Box, words: str, style: Style) -> None:
    """Write a sentence behind a bullet."""
    pen.disc((box.left + 8, box.middle[1]), 5, style.theme.gold)
    room = box._replace(left=box.left + 26)
    pen.text(words, room, Face.LABEL, 29, style.theme.ink, "left", style.least, 3)


def _backdrop(pen: Pen, box: Box, facts: None, style: Style) -> None:
    pen.rect(box.inset(8), style.theme.panel, style.theme.gold, 3, 18)
    pen.rect(box.inset(14), None, style.theme.edge, 1.4, 13)
