"""Pictures put together from parts."""

from __future__ import annotations

from PIL import Image

from render.boxes import Box
from render.fonts import Face
from render.keep import nothing_kept
from render.pen import Pen, sketch
from render.picture import Page, Part, Style, compose, compose_true
from render.theme import DARK, LIGHT, Theme
from render.words import texts


class Painting:
    """A painter that counts how often it paints."""

    def __init__(self) -> None:
        self.painted = 0

    def __call__(self, pen: Pen, box: Box, facts: str, style: Style) -> None:
        self.painted += 1
        pen.rect(box, style.theme.quiet, style.theme.edge, 2, 6)
        pen.text(facts, box, Face.LABEL, 26, style.theme.ink, "centre")


def _ground(pen: Pen, box: Box, facts: None, style: Style) -> None:
    pen.disc(box.middle, 40, style.theme.land)


def _page(painter: Painting, words: str = "Köln", theme: Theme = LIGHT) -> Page:
    parts = (
        Part(Box(10, 10, 110, 60), painter, words),
        Part(Box(10, 70, 110, 120), painter, "Wien"),
    )
    style = Style.of(theme, texts("de"))
    return Page(Part(Box(0, 0, 200, 130), _ground), parts, style)


def test_only_what_changed_is_drawn_again() -> None:
    painter = Painting()
    compose(_page(painter))
    compose(_page(painter))
    assert painter.painted == 2
    compose(_page(painter, "Paris"))
    assert painter.painted == 3


def test_another_theme_is_another_picture() -> None:
    painter = Painting()
    light, dark = (compose(_page(painter, theme=theme)) for theme in (LIGHT, DARK))
    assert light.convert("RGB").tobytes() != dark.convert("RGB").tobytes()
    assert painter.painted == 4


def test_what_is_kept_changes_no_pixel() -> None:
    painter = Painting()
    kept = compose(_page(painter)).tobytes()
    with nothing_kept():
        assert compose(_page(painter)).tobytes() == kept
    assert painter.painted == 4


def test_the_palette_is_close_to_true_colour() -> None:
    page = _page(Painting())
    indexed, true = compose(page).convert("RGB"), compose_true(page)
    for at in ((0, 0), (15, 15), (100, 65)):
        assert indexed.getpixel(at) == true.getpixel(at)


def test_a_painter_cannot_leave_its_part() -> None:
    def spill(pen: Pen, box: Box, facts: None, style: Style) -> None:
        pen.rect(box.inset(-50), style.theme.accent)

    style = Style.of(LIGHT, texts("en"))
    page = Page(Part(Box(0, 0, 60, 60), _ground), (Part(Box(20, 20, 40, 40), spill),), style)
    picture = compose(page).convert("RGB")
    assert picture.getpixel((25, 25)) == (0x8F, 0x2A, 0x20)
    assert picture.getpixel((19, 25)) != (0x8F, 0x2A, 0x20)


def test_shapes_have_soft_edges_and_stamps_are_see_through() -> None:
    pen = sketch(20, 20)
    pen.disc((10, 10), 8, "#ff0000")
    stamp = pen.finished()
    levels = {value for _, value in stamp.getchannel("A").getcolors() or ()}
    assert {0, 255} < levels
    ground = Pen(Image.new("RGB", (20, 20), "#0000ff"))
    ground.stamp(stamp, (0, 0))
    picture = ground.finished()
    assert picture.getpixel((0, 0)) == (0, 0, 255)
    assert picture.getpixel((10, 10)) == (255, 0, 0)
