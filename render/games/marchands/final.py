"""The last picture: who won, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.game import Outcome
from engine.core.values import Seat
from engine.games.marchands.model.view import View
from render.boxes import Box
from render.colour import ink_on
from render.curves import smooth
from render.fonts import Face
from render.games.marchands.pieces import paint_crown
from render.games.marchands.words import shield, shown_names
from render.pen import Pen
from render.picture import Page, Style
from render.scene import Scene
from render.sheets import Section, sheet
from render.theme import Theme
from render.words import Texts


class Finish(NamedTuple):
    """One player's place."""

    place: int
    seat: int
    name: str
    rank: int
    words: str


def final(scene: Scene[View], texts: Texts, theme: Theme) -> Page:
    """Return the ranking of a game that is over."""
    outcome = scene.view.outcome
    if outcome is None:
        raise ValueError("a game that is not over has no ranking")
    return sheet(_sections(scene, outcome, texts), Style.of(theme, texts))


def _sections(scene: Scene[View], outcome: Outcome, texts: Texts) -> Iterator[Section]:
    players = scene.view.players
    names = shown_names(scene.names, len(players), texts)
    yield Section(150, paint_title, texts(outcome.reason))
    for seat in (seat for group in outcome.ranking for seat in group):
        place, words = outcome.rank(Seat(seat)), texts(outcome.scores[seat])
        finish = Finish(place, seat, names[seat], players[seat].rung, words)
        yield Section(190 if place == 1 else 130, paint_finish, finish)


def paint_title(pen: Pen, box: Box, reason: str, style: Style) -> None:
    """Draw the title between two laurels, and why the game ended."""
    theme = style.theme
    title, why = box.cut_top(90)
    words = style.texts("marchands-final-title")
    written = pen.text(words, title, Face.TITLE, 62, theme.ink, "centre", style.least)
    middle = title.middle[0]
    for side in (-1, 1):
        _laurel(pen, (middle + side * (written.width / 2 + 60), title.middle[1]), side, style)
    pen.text(reason, why, Face.ITALIC, 30, theme.faint, "centre", style.least, 2)


def _laurel(pen: Pen, at: tuple[float, float], side: int, style: Style) -> None:
    x, y = at
    stem = smooth([(x - side * 6, y + 34), (x + side * 14, y), (x - side * 4, y - 34)], steps=8)
    pen.line(stem, style.theme.gold, 3)
    for px, py in stem[2:-1:3]:
        for out in (-1, 1):
            tip = (px + out * 16, py - 10)
            leaf = [(px, py), (px + out * 10, py + 2), tip, (px + out * 4, py - 10)]
            pen.polygon(leaf, style.theme.gold)


def paint_finish(pen: Pen, box: Box, finish: Finish, style: Style) -> None:
    """Draw one player's place; the winner larger and in his colour."""
    theme, texts = style.theme, style.texts
    won = finish.place == 1
    colour = theme.seats[finish.seat]
    ink = ink_on(colour) if won else theme.ink
    pen.rect(box, colour if won else theme.quiet, theme.gold if won else colour, 5, 14)
    size = box.height - 44
    place, rest = box.inset(20, 12).cut_left(90, 10)
    words = texts("marchands-final-place", place=finish.place)
    pen.text(words, place, Face.HEAVY, 72 if won else 52, ink, "centre", style.least)
    mark, rest = rest.cut_left(size, 24)
    pen.stamp(shield(finish.seat, size, style), mark.centred(size, size)[:2])
    if won:
        rest, crown = rest.cut_right(110, 10)
        paint_crown(pen, crown.centred(96, 72), style)
    upper, lower = rest.rows(2)
    pen.text(finish.name, upper, Face.TITLE, 52 if won else 38, ink, "left", style.least)
    pen.text(finish.words, lower, Face.LABEL, 32, ink, "left", style.least, 2)
