"""Above the map: the round, its phases, and whom the table waits for."""

from __future__ import annotations

from render.boxes import Box
from render.fonts import Face
from render.games.marchands.facts import Phases, Table
from render.panels import seats_line
from render.pen import Pen
from render.picture import Style


def paint_phases(pen: Pen, box: Box, phases: Phases, style: Style) -> None:
    """Draw the round and its phases, the current one filled."""
    pen.rect(box, style.theme.panel, style.theme.edge, 2, 10)
    inside = box.inset(14, 8)
    if box.width > 800:
        count, boxes = inside.cut_left(140, 10)
        _title(pen, count, style.texts("board-round", round=phases.round), style)
        _chevrons(pen, boxes, phases, style)
    else:
        title, pips = inside.rows(2)
        words = style.texts(f"marchands-phase-{phases.now}")
        head = style.texts("board-round-phase", round=phases.round, phase=words)
        _title(pen, title, head, style)
        _pips(pen, pips, phases, style)


def _title(pen: Pen, box: Box, words: str, style: Style) -> None:
    pen.text(words, box, Face.TITLE, 34, style.theme.ink, "left", style.least)


def _pips(pen: Pen, box: Box, phases: Phases, style: Style) -> None:
    theme = style.theme
    cells = box.columns(len(phases.phases), 6)
    for number, (name, cell) in enumerate(zip(phases.phases, cells, strict=True), 1):
        here = name == phases.current
        pip = cell.centred(cell.width, 36)
        pen.rect(pip, theme.accent if here else theme.quiet, theme.edge, 1.4, 8)
        ink = theme.on_accent if here else theme.ink
        pen.text(str(number), pip, Face.FIGURE, 26, ink, "centre")


def _chevrons(pen: Pen, box: Box, phases: Phases, style: Style) -> None:
    theme, tip = style.theme, 14
    for name, cell in zip(phases.phases, box.columns(len(phases.phases), 2), strict=True):
        here = name == phases.current
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


def paint_table(pen: Pen, box: Box, table: Table, style: Style) -> None:
    """Draw who begins the round, and whom the table waits for."""
    theme, texts = style.theme, style.texts
    pen.rect(box, theme.panel, theme.edge, 2, 10)
    inside = box.inset(14, 8)
    if not table.awaited:
        pen.text(texts("board-over"), inside, Face.TITLE, 32, theme.accent, "centre", style.least)
        return
    first, awaited = inside.rows(2, 2)
    seats_line(pen, first, texts("board-first"), (table.first,), table.names, style)
    words = texts("board-awaited")
    if table.sealed is not None:
        answered, asked = table.sealed
        words = texts("board-sealed", answered=answered, asked=asked)
    seats_line(pen, awaited, words, table.awaited, table.names, style, loud=True)
