"""Themes as data: a colour for every role, and the seats' and pieces' colours."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType

from render.colour import Colour, channels, ink_on, mix
from render.errors import chosen

SEATS: tuple[Colour, ...] = ("#c8352e", "#1b3f8b", "#55a65d", "#f7b740")
"""Red, blue, green, orange: far apart in lightness too, so that they hold in greyscale."""

DYES: tuple[Colour, ...] = ("#d0402f", "#23272e", "#5aa85c", "#f0c548", "#6a3a9c", "#fbf8f0")
"""Red, black, green, gold, violet and white, for the kinds of pieces a game has."""


COLOURS = 96
"""Fewer than a palette holds: fewer shades of soft edges compress a tenth better, unseen."""

SEPIA, CREAM = "#2b1e14", "#fff6e4"
"""Ink and paper of pieces and cards, which look the same in every theme."""
TIMBER = "#ab7a4a"
INVESTMENT, INFLUENCE, CREDIT = "#8f2a20", "#3f7d46", "#3d5a80"
"""Backs of the three kinds of cards."""


@dataclass(frozen=True, eq=False)
class Theme:
    """The colour of every role a picture has; compared by identity, there are only a few."""

    name: str
    page: Colour
    """Behind everything."""
    panel: Colour
    quiet: Colour
    """A cell, or every second row, on a panel."""
    edge: Colour
    """Lines around panels and cells."""
    ink: Colour
    faint: Colour
    """Secondary words; still readable on every ground above."""
    accent: Colour
    on_accent: Colour
    gold: Colour
    ring: Colour
    """Around what changed."""
    halo: Colour
    """Either side of the ring, so that it stands out on any ground."""
    outline: Colour
    """Around pieces."""
    sea: Colour
    wave: Colour
    land: Colour
    coast: Colour
    hill: Colour
    wood: Colour
    road: Colour
    kerb: Colour
    stone: Colour
    roof: Colour
    tinting: float
    """How much of a seat's colour is in its tint."""
    seats: tuple[Colour, ...] = SEATS
    dyes: tuple[Colour, ...] = DYES

    def tint(self, seat: int) -> Colour:
        """Return the soft form of a seat's colour, on which ink can be read."""
        return mix(self.quiet, self.seats[seat], self.tinting)

    def pattern(self, seat: int) -> Colour:
        """Return the second colour of a seat's arms."""
        return mix(self.seats[seat], ink_on(self.seats[seat]), 0.28)

    def marking(self, dye: Colour) -> Colour:
        """Return the colour of the lines on a dyed piece."""
        return mix(dye, ink_on(dye), 0.62)

    @property
    def shallows(self) -> tuple[Colour, Colour]:
        """The two colours of water along a coast, outer first."""
        return mix(self.sea, self.wave, 0.35), mix(self.sea, self.wave, 0.7)

    @property
    def shade(self) -> Colour:
        """The far side of a hill."""
        return mix(self.hill, self.coast, 0.4)

    @property
    def roles(self) -> tuple[Colour, ...]:
        """Every flat colour of the theme."""
        values = (value for value in vars(self).values() if isinstance(value, str))
        return (
            *(value for value in values if value.startswith("#")),
            *self.seats,
            *self.dyes,
            *map(self.tint, range(len(self.seats))),
            *map(self.pattern, range(len(self.seats))),
            *map(self.marking, self.dyes),
            *self.shallows,
            self.shade,
            *(SEPIA, CREAM, TIMBER, INVESTMENT, INFLUENCE, CREDIT),
        )


LIGHT = Theme(
    name="light",
    page="#4a3526", panel="#fbf3df", quiet="#f1e4c6", edge="#b99c6b",
    ink="#2b1e14", faint="#6a5238", accent="#8f2a20", on_accent="#fff6e4",
    gold="#c9952f", ring="#d4007f", halo="#ffffff", outline="#2b1e14",
    sea="#a8cbd0", wave="#8bb6bf", land="#efdfb6", coast="#7a6a45",
    hill="#d8c08a", wood="#a9b77d", road="#fffaf0", kerb="#8a6a42",
    stone="#d9cdb8", roof="#b5543c", tinting=0.42,
)  # fmt: skip

DARK = replace(
    LIGHT,
    name="dark",
    page="#14161c", panel="#262932", quiet="#323642", edge="#5b6070",
    ink="#f4ead6", faint="#c3b8a4", accent="#e0a63a", on_accent="#1d1509",
    gold="#e0b04a", ring="#ff5fb4", halo="#14161c", outline="#f4ead6",
    sea="#1d323d", wave="#2c4855", land="#4b4a3d", coast="#8f8763",
    hill="#5d5a48", wood="#41553f", road="#d9ccae", kerb="#1f1c16",
    stone="#989182", roof="#a8503c", tinting=0.38,
)  # fmt: skip

THEMES = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK)})


def theme_named(name: str) -> Theme:
    """Return the theme of this name."""
    return chosen("theme", name, THEMES)


def palette(theme: Theme) -> bytes:
    """Return the theme's colours: every role, then the blends that soft edges need."""
    colours = dict.fromkeys(theme.roles)
    for step in (0.5, 0.25, 0.75, 0.125, 0.625, 0.375, 0.875):
        for one, other in _edges(theme):
            colours.setdefault(mix(one, other, step))
    kept = list(colours)[:COLOURS]
    return bytes(value for colour in kept for value in channels(colour))


def _edges(theme: Theme) -> list[tuple[Colour, Colour]]:
    """Pairs of colours that often touch, most frequent first."""
    pieces = (*theme.seats, *theme.dyes)
    return [
        (theme.ink, theme.panel),
        (theme.ink, theme.quiet),
        (theme.faint, theme.panel),
        (theme.on_accent, theme.accent),
        (theme.land, theme.sea),
        (theme.coast, theme.land),
        (theme.coast, theme.sea),
        (theme.kerb, theme.land),
        (theme.kerb, theme.road),
        (theme.page, theme.panel),
        (theme.edge, theme.panel),
        (theme.ring, theme.panel),
        (theme.ring, theme.halo),
        (theme.hill, theme.coast),
        (theme.stone, theme.ink),
        (theme.roof, theme.ink),
        (theme.gold, theme.ink),
        *((theme.outline, piece) for piece in pieces),
        *((piece, theme.panel) for piece in pieces),
        *((theme.halo, piece) for piece in pieces),
    ]
