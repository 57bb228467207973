"""The last picture of a game: who won, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from engine.core.game import Outcome
from render.boxes import Box
from render.colour import ink_on
from render.fonts import Face
from render.pen import Pen
from render.picture import Page, Style
from render.seats import shield
from render.sheets import Section, sheet

Ornament: TypeAlias = Callable[[Pen, Box, Style], None]


class Ornaments(NamedTuple):
    """What a game adorns its ranking with: left and right of the title, and beside the winner."""

    left: Ornament
    right: Ornament
    prize: Ornament


class Finish(NamedTuple):
    """One player's place."""

    place: int
    seat: int
    name: str
    score: str
    prize: Ornament


def ranking(
    outcome: Outcome | None, names: tuple[str, ...], style: Style, ornaments: Ornaments
) -> Page:
    """Return the ranking of a game that is over."""
    if outcome is None:
        raise ValueError("a game that is not over has no ranking")
    return sheet(_sections(outcome, names, style, ornaments), style)


def _sections(
    outcome: Outcome, names: tuple[str, ...], style: Style, ornaments: Ornaments
) -> Iterator[Section]:
    yield Section(150, paint_title, (style.texts(outcome.reason), ornaments))
    for seat in (seat for group in outcome.ranking for seat in group):
        place, score = outcome.rank(seat), style.texts(outcome.scores[seat])
        finish = Finish(place, seat, names[seat], score, ornaments.prize)
        yield Section(190 if place == 1 else 130, paint_finish, finish)


def paint_title(pen: Pen, box: Box, facts: tuple[str, Ornaments], style: Style) -> None:
    """Write the title between its ornaments, and why the game ended."""
    reason, ornaments = facts
    title, why = box.cut_top(90)
    words = style.texts("board-final-title")
    written = pen.text(words, title, Face.TITLE, 62, style.theme.ink, "centre", style.least)
    for side, ornament in ((-1, ornaments.left), (1, ornaments.right)):
        x = title.middle[0] + side * (written.width / 2 + 60)
        ornament(pen, Box.around(x, title.middle[1], 72, 72), style)
    pen.text(reason, why, Face.ITALIC, 30, style.theme.faint, "centre", style.least, 2)


def paint_finish(pen: Pen, box: Box, finish: Finish, style: Style) -> None:
    """Draw one player's place; the winner larger and in his colour."""
    theme = style.theme
    won = finish.place == 1
    colour = theme.seats[finish.seat]
    ink = ink_on(colour) if won else theme.ink
    pen.rect(box, colour if won else theme.quiet, theme.gold if won else colour, 5, 14)
    size = box.height - 44
    place, rest = box.inset(20, 12).cut_left(90, 10)
    words = style.texts("board-final-place", place=finish.place)
    pen.text(words, place, Face.HEAVY, 72 if won else 52, ink, "centre", style.least)
    mark, rest = rest.cut_left(size, 24)
    pen.place(shield(finish.seat, size, style), mark)
    if won:
        rest, prize = rest.cut_right(110, 10)
        finish.prize(pen, prize.centred(96, 96), style)
    upper, lower = rest.rows(2)
    pen.text(finish.name, upper, Face.TITLE, 52 if won else 38, ink, "left", style.least)
    pen.text(finish.score, lower, Face.LABEL, 32, ink, "left", style.least, 2)
