"""Pictures of Marchands du Nord look as they did when somebody last looked at them."""

from __future__ import annotations

import pytest

from engine.core.values import Seat
from engine.games.nord.model import View
from render.games.nord.renderer import RENDERER
from render.scene import Scene
from render.theme import theme_named
from tests.render.games.nord import positions
from tests.render.games.nord.positions import LONG, NAMES, VIEWS
from tests.render.games.nord.test_board import words
from tests.render.golden import Golden

BEFORE = positions.view(positions.before_middle_state())

BOARDS: dict[str, tuple[Scene[View], str, str, str]] = {
    "opening": (Scene(VIEWS["opening"], NAMES), "en", "light", "landscape"),
    "middle": (Scene(VIEWS["middle"], NAMES, BEFORE), "en", "light", "landscape"),
    "asked-dark": (Scene(VIEWS["asked"], NAMES, BEFORE), "fr", "dark", "landscape"),
    "crowded-longest-german": (Scene(VIEWS["crowded"], LONG), "de", "light", "landscape"),
    "two-players": (Scene(VIEWS["two"], NAMES[:2]), "fr", "light", "landscape"),
    "over": (Scene(VIEWS["over"], NAMES), "en", "light", "landscape"),
    "portrait": (Scene(VIEWS["asked"], NAMES, BEFORE), "fr", "light", "portrait"),
    "portrait-crowded-german": (Scene(VIEWS["crowded"], LONG), "de", "dark", "portrait"),
}


@pytest.mark.parametrize("name", BOARDS)
def test_board(name: str, golden: Golden) -> None:
    scene, language, theme, layout = BOARDS[name]
    picture = RENDERER.draw(scene, words(language), theme_named(theme), layout)
    golden.check(picture, f"nord/{name}")


@pytest.mark.parametrize(("theme", "language"), [("light", "de"), ("dark", "en")])
def test_hand(theme: str, language: str, golden: Golden) -> None:
    scene: Scene[View] = Scene(positions.view(positions.middle_state(), Seat(0)), NAMES)
    picture = RENDERER.hand(scene, words(language), theme_named(theme))
    golden.check(picture, f"nord/hand-{theme}")


@pytest.mark.parametrize("what", ["visby", "danzig", "symbols"])
def test_close_up(what: str, golden: Golden) -> None:
    scene: Scene[View] = Scene(VIEWS["asked"], NAMES)
    picture = RENDERER.close_up(scene, what, words("de"), theme_named("light"))
    golden.check(picture, f"nord/close-{what}")


def test_final(golden: Golden) -> None:
    scene: Scene[View] = Scene(VIEWS["over"], NAMES)
    picture = RENDERER.final(scene, words("de"), theme_named("light"))
    golden.check(picture, "nord/final")
