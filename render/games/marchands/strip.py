"""Above the map: the round, its phases, and whom the table waits for."""

from __future__ import annotations

from render.boxes import Box
from render.fonts import Face, width
from render.games.marchands.facts import Phase
from render.games.marchands.words import shield
from render.pen import Pen
from render.picture import Style


def paint_strip(pen: Pen, box: Box, phase: Phase, style: Style) -> None:
    """Draw the round, its phases with the current one filled, and whom the table waits for."""
    pen.rect(box, style.theme.panel, style.theme.edge, 2, 10)
    inside = box.inset(14, 8)
    if box.width > 1200:
        count, rest = inside.cut_left(140, 10)
        phases, table = rest.cut_right(400, 14)
        _title(pen, count, style.texts("board-round", round=phase.round), style)
        _chevrons(pen, phases, phase, style)
    else:
        where, table = inside.columns((1, 1), 14)
        title, pips = where.rows(2)
        words = style.texts(f"marchands-phase-{phase.now}")
        _title(pen, title, style.texts("board-round-phase", round=phase.round, phase=words), style)
        _pips(pen, pips, phase, style)
    _table(pen, table, phase, style)


def _title(pen: Pen, box: Box, words: str, style: Style) -> None:
    pen.text(words, box, Face.TITLE, 34, style.theme.ink, "left", style.least)


def _pips(pen: Pen, box: Box, phase: Phase, style: Style) -> None:
    theme = style.theme
    cells = box.columns(len(phase.phases), 6)
    for number, (name, cell) in enumerate(zip(phase.phases, cells, strict=True), 1):
        here = name == phase.current
        pip = cell.centred(cell.width, 36)
        pen.rect(pip, theme.accent if here else theme.quiet, theme.edge, 1.4, 8)
        ink = theme.on_accent if here else theme.ink
        pen.text(str(number), pip, Face.FIGURE, 26, ink, "centre")


def _chevrons(pen: Pen, box: Box, phase: Phase, style: Style) -> None:
    theme, tip = style.theme, 14
    for name, cell in zip(phase.phases, box.columns(len(phase.phases), 2), strict=True):
        here = name == phase.current
        left, top, right, bottom = cell
        middle = cell.middle[1]
        pen.polygon(
            [(left, top), (right - tip, top), (right, middle), (right - tip, bottom),
             (left, bottom), (left + tip, middle)],
            theme.accent if here else theme.quiet, theme.edge, 1.2,
        )  # fmt: skip
        words = style.texts(f"marchands-board-phase-{name}")
        ink = theme.on_accent if here else theme.ink
        pen.text(words, cell.inset(tip + 2, 4), Face.LABEL, 24, ink, "centre", style.least, 2)


def _table(pen: Pen, box: Box, phase: Phase, style: Style) -> None:
    first, awaited = box.rows(2, 2)
    texts = style.texts
    if not phase.awaited:
        pen.text(texts("board-over"), box, Face.TITLE, 32, style.theme.accent, "right", style.least)
        return
    _seats(pen, first, texts("board-first"), (phase.first,), phase, style)
    words = texts("board-awaited")
    if phase.sealed is not None:
        answered, asked = phase.sealed
        words = texts("board-sealed", answered=answered, asked=asked)
    _seats(pen, awaited, words, phase.awaited, phase, style)


def _seats(
    pen: Pen, box: Box, words: str, seats: tuple[int, ...], phase: Phase, style: Style
) -> None:
    theme = style.theme
    at_turn = seats == phase.awaited
    needed = width(words, Face.LABEL, 26) + 4
    label, rest = box.cut_left(min(needed, box.width // 2), 8)
    pen.text(words, label, Face.LABEL, 26, theme.accent if at_turn else theme.faint, "left",
             style.least)  # fmt: skip
    for seat in seats:
        mark, rest = rest.cut_left(32, 6)
        pen.stamp(shield(seat, 32, style), mark.centred(32, 32)[:2])
    if len(seats) == 1:
        pen.text(phase.names[seats[0]], rest, Face.LABEL, 26, theme.ink, "left", style.least)
