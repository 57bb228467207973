"""The file a picture becomes."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from render.keep import nothing_kept
from render.png import BAND, encode


def _picture(wide: int, high: int) -> Image.Image:
    image = Image.new("P", (wide, high))
    image.putpalette(bytes(range(256)) * 3)
    draw = ImageDraw.Draw(image)
    for step in range(0, min(wide, high), 7):
        draw.line((0, step, wide, high - step), step % 256, 2)
    return image


@pytest.mark.parametrize(
    "size", [(1, 1), (3, BAND), (200, BAND - 1), (200, BAND + 1), (301, 3 * BAND + 7)]
)
def test_any_reader_gets_back_every_pixel(size: tuple[int, int]) -> None:
    image = _picture(*size)
    with Image.open(BytesIO(encode(image))) as again:
        again.load()
        assert again.mode == "P"
        assert again.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_the_same_picture_gives_the_same_bytes_with_and_without_what_is_kept() -> None:
    image = _picture(120, 200)
    with nothing_kept():
        fresh = encode(image)
    assert encode(image) == fresh == encode(image.copy())


def test_only_palette_pictures_are_encoded() -> None:
    with pytest.raises(ValueError, match="not RGB"):
        encode(Image.new("RGB", (4, 4)))
