"""Shapes that the boards of all games share: rings, walls, players' panels, lines of seats."""

from __future__ import annotations

from PIL import Image

from render.boxes import Box
from render.colour import Colour, ink_on
from render.fonts import Face, width
from render.keep import keep
from render.pen import Pen, sketch
from render.picture import Style
from render.seats import shield
from render.theme import SEPIA, Theme

RIM = 4
"""Pixels around a stamp for lines that run along its edge."""


def ring(pen: Pen, box: Box, theme: Theme, radius: int = 8) -> None:
    """Draw the mark around something that changed, just inside the box."""
    pen.rect(box, None, theme.halo, 5, radius)
    pen.rect(box.inset(1), None, theme.ring, 3, radius - 1)


def cover_around(pen: Pen, page: Box, hole: Box, colour: Colour) -> None:
    """Cover what ran over the edge of a map."""
    for side in (
        page._replace(bottom=hole.top),
        page._replace(top=hole.bottom),
        page._replace(right=hole.left),
        page._replace(left=hole.right),
    ):
        pen.rect(side, colour)


def battlement(pen: Pen, wall: Box, merlon: tuple[int, int], pitch: int, theme: Theme) -> None:
    """Draw a city wall; its merlons stand half above the box."""
    wide, high = merlon
    for left in range(wall.left, wall.right - wide + 2, pitch):
        pen.rect(Box.at(left, wall.top - high // 2, wide, high), theme.stone, theme.ink, 1.4)
    pen.rect(wall, theme.stone, theme.ink, 2)


def crown(pen: Pen, box: Box, style: Style) -> None:
    """Draw a crown that fills the box."""
    pen.place(_crown(*box.size, style.theme.gold), box)


@keep(32)
def _crown(wide: int, high: int, gold: Colour) -> Image.Image:
    # Half of its line runs outside the box.
    pen = sketch(wide + 2 * RIM, high + 2 * RIM)
    left, top, right, bottom = RIM, RIM, wide + RIM, high + RIM
    middle, half = RIM + wide / 2, RIM + high / 2
    lean, dip = wide / 11, wide / 4
    points = [
        (left, top),
        (left + dip, half),
        (middle, top),
        (right - dip, half),
        (right, top),
        (right - lean, bottom),
        (left + lean, bottom),
    ]
    pen.polygon(points, gold, SEPIA, max(1.8, wide / 30))
    return pen.finished()


def player_panel(
    pen: Pen, box: Box, seat: int, name: str, style: Style,
    *, awaited: bool = False, first: bool = False,
) -> Box:  # fmt: skip
    """Draw a player's panel with arms and name, and return the room below them."""
    theme = style.theme
    colour = theme.seats[seat]
    pen.rect(box, theme.panel, theme.accent if awaited else theme.edge,
             5 if awaited else 2, 10)  # fmt: skip
    band, body = box.inset(5).cut_top(48, 2)
    pen.rect(band, colour, None, 0, 7)
    mark, rest = band.inset(6, 2).cut_left(44, 8)
    pen.place(shield(seat, 42, style), mark)
    if awaited:
        words = style.texts("board-awaited-tag")
        rest, tag = rest.cut_right(width(words, Face.FIGURE, 26) + 20, 6)
        pen.rect(tag.inset(0, 4), theme.panel, None, 0, 6)
        pen.text(words, tag, Face.FIGURE, 26, theme.accent, "centre")
    if first:
        rest, sign = rest.cut_right(36, 4)
        crown(pen, sign.centred(34, 26), style)
    pen.text(name, rest, Face.TITLE, 28, ink_on(colour), "left", style.least)
    return body


def player_row(
    pen: Pen, box: Box, seat: int, name: str, style: Style,
    *, held: bool = False, note: str = "",
) -> Box:  # fmt: skip
    """Draw a player's line of a sheet, framed where there is a note, and return its free end."""
    theme = style.theme
    tint = theme.tint(seat) if held else theme.quiet
    pen.rect(box, tint, theme.gold if note else None, 4 if note else 0, 10)
    mark, rest = box.inset(12, 6).cut_left(60, 12)
    pen.place(shield(seat, 60, style), mark)
    words, rest = rest.cut_left(330, 16)
    if note:
        words, below = words.rows((3, 2))
        pen.text(note, below, Face.LABEL, 26, theme.ink, "left", style.least)
    pen.text(name, words, Face.BODY, 32, theme.ink, "left", style.least)
    return rest


def seats_line(
    pen: Pen, box: Box, words: str, seats: tuple[int, ...], names: tuple[str, ...], style: Style,
    *, loud: bool = False,
) -> None:  # fmt: skip
    """Write a word and behind it the arms of some seats; of a single one the name too."""
    theme, large = style.theme, box.height > 46
    size, letter, face = (44, 28, Face.TITLE) if large else (32, 26, Face.LABEL)
    needed = width(words, Face.LABEL, letter) + 4
    label, rest = box.cut_left(min(needed, box.width // 2), 8)
    ink = theme.accent if loud else theme.faint
    pen.text(words, label, Face.LABEL, letter, ink, "left", style.least)
    for seat in seats:
        mark, rest = rest.cut_left(size, size // 5)
        pen.place(shield(seat, size, style), mark)
    if len(seats) == 1:
        pen.text(names[seats[0]], rest, face, letter, theme.ink, "left", style.least)
