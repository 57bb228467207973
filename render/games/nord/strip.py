"""Above the chart: the turn, whose it is, and whom the table waits for."""

from __future__ import annotations

from render.boxes import Box
from render.fonts import Face, width
from render.games.nord.facts import Turn
from render.panels import seats_line
from render.pen import Pen
from render.picture import Style


def paint_strip(pen: Pen, box: Box, turn: Turn, style: Style) -> None:
    """Draw the turn, the active player, whom the table waits for, and a near end."""
    theme, texts = style.theme, style.texts
    pen.rect(box, theme.panel, theme.edge, 2, 10)
    title, rest = box.inset(16, 8).cut_left(round(box.width * 0.16), 10)
    pen.text(texts("nord-board-turn", turn=turn.turn), title, Face.TITLE, 34, theme.ink, "left",
             style.least)  # fmt: skip
    if turn.awaited is None:
        pen.text(texts("board-over"), rest, Face.TITLE, 34, theme.accent, "right", style.least)
        return
    if turn.closing is not None:
        rest, end = rest.cut_right(round(box.width * 0.16), 10)
        words = texts("nord-board-closing", turns=turn.closing)
        pen.text(words, end, Face.LABEL, 26, theme.accent, "right", style.least, 2)
    if turn.awaited != turn.active:
        needed = width(texts("nord-board-active") + turn.names[turn.active], Face.TITLE, 28) + 70
        active, rest = rest.cut_left(min(needed, round(rest.width * 0.57)), 14)
        seats_line(pen, active, texts("nord-board-active"), (turn.active,), turn.names, style)
    seats_line(pen, rest, texts("board-awaited"), (turn.awaited,), turn.names, style, loud=True)
