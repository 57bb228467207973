"""Themes: readable, and told apart by everybody."""

from __future__ import annotations

import pytest

from render.colour import Colour, contrast, ink_on, mix
from render.errors import UnknownChoiceError
from render.theme import (
    COLOURS,
    CREAM,
    CREDIT,
    INFLUENCE,
    INVESTMENT,
    SEPIA,
    THEMES,
    Theme,
    palette,
    theme_named,
)
from tests.render.vision import LEAST_APART, closest, distance

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@themes
@pytest.mark.parametrize("eye", LEAST_APART)
def test_seats_and_dyes_are_told_apart_by_every_eye(theme: Theme, eye: str) -> None:
    for colours in (theme.seats, theme.dyes):
        apart, one, other = closest(colours, eye)
        assert apart >= LEAST_APART[eye], f"{one} and {other} are {apart:.1f} apart in {eye}"


@themes
@pytest.mark.parametrize("eye", LEAST_APART)
def test_the_mark_of_a_change_stands_out_from_its_ground(theme: Theme, eye: str) -> None:
    for ground in (theme.panel, theme.quiet, theme.land, theme.halo):
        assert distance(theme.ring, ground, eye) >= 20


def _readings(theme: Theme) -> list[tuple[str, Colour, Colour]]:
    grounds = {"panel": theme.panel, "quiet": theme.quiet}
    tints = {f"tint {seat}": theme.tint(seat) for seat in range(len(theme.seats))}
    inks = [(f"ink on {name}", theme.ink, ground) for name, ground in (grounds | tints).items()]
    return [
        *inks,
        *((f"faint on {name}", theme.faint, ground) for name, ground in grounds.items()),
        ("accent on panel", theme.accent, theme.panel),
        ("words on accent", theme.on_accent, theme.accent),
        ("a town's name", SEPIA, theme.stone),
        ("words on cards", CREAM, INVESTMENT),
        ("words on influence", CREAM, INFLUENCE),
        ("words on credit", CREAM, CREDIT),
        *((f"name on seat {seat}", ink_on(c), c) for seat, c in enumerate(theme.seats)),
    ]


@themes
def test_every_word_can_be_read_on_its_ground(theme: Theme) -> None:
    weak = {
        name: round(contrast(ink, ground), 2)
        for name, ink, ground in _readings(theme)
        if contrast(ink, ground) < 4.5
    }
    assert not weak


@themes
def test_pieces_stand_out_from_the_panel(theme: Theme) -> None:
    for ground in (theme.panel, theme.quiet, *map(theme.tint, range(4))):
        assert contrast(theme.outline, ground) >= 3


@themes
def test_the_palette_holds_every_role_exactly(theme: Theme) -> None:
    entries = palette(theme)
    held = {entries[at : at + 3] for at in range(0, len(entries), 3)}
    assert len(entries) <= 3 * COLOURS
    assert {bytes.fromhex(colour[1:]) for colour in theme.roles} <= held


def test_mixing_meets_both_ends() -> None:
    assert mix("#102030", "#ffffff", 0) == "#102030"
    assert mix("#102030", "#ffffff", 1) == "#ffffff"
    assert mix("#000000", "#ffffff", 0.5) == "#808080"


def test_contrast_follows_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)


def test_a_theme_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(UnknownChoiceError, match="no theme 'sepia'; there is light, dark"):
        theme_named("sepia")
