"""Pictures look as they did when somebody last looked at them."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from engine.games.marchands.model.view import View
from render.registry import renderer_for
from render.scene import Scene
from render.theme import theme_named
from tests.render import golden as golden_module
from tests.render.golden import Golden, difference
from tests.render.positions import LONG, NAMES, crowded, investing, middle, opening, over, own
from tests.render.wording import words

PICTURES = renderer_for("marchands")

BOARDS = {
    "opening": (Scene(opening(), NAMES), "en", "light", "landscape"),
    "middle": (Scene(middle(), NAMES, opening()), "en", "light", "landscape"),
    "middle-dark": (Scene(middle(), NAMES, opening()), "fr", "dark", "landscape"),
    "crowded-longest-german": (Scene(crowded(), LONG), "de", "light", "landscape"),
    "over": (Scene(over(), NAMES), "en", "light", "landscape"),
    "portrait": (Scene(middle(), NAMES, opening()), "fr", "light", "portrait"),
    "portrait-crowded-german": (Scene(crowded(), LONG), "de", "dark", "portrait"),
    "portrait-auction": (Scene(investing(), NAMES), "de", "light", "portrait"),
    "two-players": (Scene(crowded(2), NAMES[:2]), "en", "light", "landscape"),
}


@pytest.mark.parametrize("name", BOARDS)
def test_board(name: str, golden: Golden) -> None:
    scene, language, theme, layout = BOARDS[name]
    picture = PICTURES.draw(scene, words(language), theme_named(theme), layout)
    golden.check(picture, f"marchands/{name}")


@pytest.mark.parametrize(("theme", "language"), [("light", "de"), ("dark", "en")])
def test_hand(theme: str, language: str, golden: Golden) -> None:
    scene: Scene[View] = Scene(own(crowded(), 1), LONG if language == "de" else NAMES)
    picture = PICTURES.hand(scene, words(language), theme_named(theme))
    golden.check(picture, f"marchands/hand-{theme}")


@pytest.mark.parametrize("what", ["koeln", "wagon-2", "prices", "cards"])
def test_close_up(what: str, golden: Golden) -> None:
    scene: Scene[View] = Scene(crowded(), NAMES)
    picture = PICTURES.close_up(scene, what, words("de"), theme_named("light"))
    golden.check(picture, f"marchands/close-{what}")


def test_final(golden: Golden) -> None:
    scene: Scene[View] = Scene(over(), NAMES)
    picture = PICTURES.final(scene, words("de"), theme_named("light"))
    golden.check(picture, "marchands/final")


def _gallery(missing: bool) -> Image.Image:
    image = Image.new("P", (1600, 1200))
    image.putpalette(bytes((255, 255, 255, 0, 0, 0)))
    if not missing:
        ImageDraw.Draw(image).rectangle((101, 50, 127, 76), 1)
    return image


def test_a_missing_piece_is_noticed_and_shown(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("golden")
    monkeypatch.setattr(golden_module, "APPROVED", folder)
    monkeypatch.setattr(golden_module, "FAILED", folder / "failed")
    Golden(update=True).check(_gallery(missing=False), "piece")
    Golden().check(_gallery(missing=False), "piece")
    with pytest.raises(AssertionError, match="average difference"):
        Golden().check(_gallery(missing=True), "piece")
    saved = sorted(path.name for path in (folder / "failed").iterdir())
    assert saved == ["piece-actual.png", "piece-difference.png", "piece-expected.png"]


def test_another_size_is_a_difference() -> None:
    assert difference(Image.new("RGB", (2, 2)), Image.new("RGB", (2, 3)))
