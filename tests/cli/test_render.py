"""`comptoir render` draws any position of a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.cli import main
from bot.cli.playing import Table
from engine.core.game import settle
from engine.core.record import dump
from engine.registry import GAMES
from render.registry import renderer_for

SLUGS = sorted(GAMES)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    for slug, game in GAMES.items():
        table = Table(game, 3, settle(game.meta, {}), "h1:render")
        text = dump(game, table.play(sensible=True).record)
        (folder / f"{slug}.txt").write_text(text, encoding="utf-8")
    return folder


def draw(folder: Path, slug: str, *words: str) -> Image.Image:
    target = folder / "out.png"
    assert main(["render", str(folder / f"{slug}.txt"), "-o", str(target), *words]) == 0
    return Image.open(target).convert("RGB")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_layout_theme_zoom_and_hand_can_be_drawn(slug: str, folder: Path) -> None:
    layouts = renderer_for(slug).layouts
    sizes = {draw(folder, slug, "--at", "30", "--layout", layout).size for layout in layouts}
    assert len(sizes) == len(layouts)
    colour = GAMES[slug].meta.colours[0]
    dark = draw(folder, slug, "--at", "30", "--theme", "dark", "--lang", "fr")
    light = draw(folder, slug, "--at", "30", "--lang", "fr")
    assert dark.size == light.size
    assert dark.tobytes() != light.tobytes()
    assert draw(folder, slug, "--at", "30", "--seat", colour, "--hand").width > 0


def test_a_part_can_be_drawn_large(folder: Path) -> None:
    whole = draw(folder, "marchands", "--at", "30")
    assert draw(folder, "marchands", "--at", "30", "--zoom", "hamburg").size != whole.size


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--theme", "pink"], "dark"),
        (["--layout", "round"], "portrait"),
        (["--zoom", "london"], "hamburg"),
        (["--seat", "pink"], "red"),
        (["--at", "99999"], "0"),
        (["--hand"], "--seat"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(
    words: list[str], told: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = folder / "none.png"
    assert main(["render", str(folder / "marchands.txt"), "-o", str(target), *words]) == 2
    assert told in capsys.readouterr().err
    assert not target.exists()


def test_an_unknown_language_is_refused_by_the_parser(folder: Path) -> None:
    with pytest.raises(SystemExit):
        main(["render", str(folder / "marchands.txt"), "-o", "x.png", "--lang", "xx"])
