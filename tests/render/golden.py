"""Approved pictures, and how far from them a picture may be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.png import encode

APPROVED = Path(__file__).parent / "golden"
FAILED = Path(__file__).parents[2] / "build" / "golden"

MEAN_MOST = 0.6
"""Average difference of a channel, of 255: letters may be hinted a little differently."""
BLOCK, BLOCK_MOST = 16, 36
"""Average difference of one block of pixels: a piece that is missing shows here."""


@dataclass(frozen=True)
class Golden:
    """Compares with, or replaces, the approved pictures."""

    update: bool = False

    def check(self, image: Image.Image, name: str) -> None:
        """Fail, and save expected, actual and difference, if the picture is not as approved."""
        path = APPROVED / f"{name}.png"
        if self.update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(encode(image))
            return
        assert path.exists(), f"{name} was never approved: run pytest --update-golden"
        with Image.open(path) as expected:
            complaint = difference(expected, image)
            if complaint:
                _save(expected, image, name)
        assert not complaint, f"{name}: {complaint}; see {FAILED}"


def difference(expected: Image.Image, actual: Image.Image) -> str:
    """Tell how two pictures differ, or nothing when they are alike."""
    if expected.size != actual.size:
        return f"{actual.size} instead of {expected.size}"
    apart = ImageChops.difference(expected.convert("RGB"), actual.convert("RGB"))
    mean = sum(ImageStat.Stat(apart).mean) / 3
    worst = max(apart.convert("L").reduce(BLOCK).tobytes())
    if mean > MEAN_MOST or worst > BLOCK_MOST:
        return f"average difference {mean:.2f} > {MEAN_MOST} or worst {worst} > {BLOCK_MOST}"
    return ""


def _save(expected: Image.Image, actual: Image.Image, name: str) -> None:
    FAILED.mkdir(parents=True, exist_ok=True)
    stem = name.replace("/", "-")
    expected.save(FAILED / f"{stem}-expected.png")
    actual.save(FAILED / f"{stem}-actual.png")
    if expected.size == actual.size:
        apart = ImageChops.difference(expected.convert("RGB"), actual.convert("RGB"))
        apart.point(lambda value: min(255, value * 4)).save(FAILED / f"{stem}-difference.png")
