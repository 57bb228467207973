"""Draws the pictures of the documentation: `python -m tests.render.gallery`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from engine.core.match import submit
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.marchands.model.state import Phase, State
from engine.registry import GAMES
from render.png import encode
from render.registry import renderer_for
from render.scene import Scene
from render.theme import DARK, LIGHT
from render.words import texts
from tests.support.playing import begin, is_over, own_form

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("Mathilde", "Jörg", "Aliénor", "Matteo")


def states(seed: str) -> Iterator[State]:
    """Play a game among stand-ins and return every position."""
    game, rng = GAMES["marchands"], Rng(f"h1:{seed}/play")
    match = begin(game, len(NAMES), f"h1:{seed}")
    yield match.state
    while not is_over(game, match):
        owed = next(d for d in game.pending(match.state, None) if d.owed)
        decision = own_form(game, match.state, owed)
        action = game.stand_in(match.state, decision, rng)
        match = submit(game, match, decision.seat, action).match
        yield match.state


def pictures(seed: str) -> Iterator[tuple[str, Image.Image]]:
    """Return the best views of one game."""
    game, art = GAMES["marchands"], renderer_for("marchands")
    played = list(states(seed))
    views = [game.view(state, None) for state in played]
    third = next(
        at for at, view in enumerate(views) if view.round == 3 and view.phase is Phase.MOVING
    )
    scene = Scene(views[third], NAMES, views[third - 3])
    own = Scene(game.view(played[third], Seat(0)), NAMES)
    yield "opening", art.draw(Scene(views[0], NAMES), texts("en"), LIGHT, "landscape")
    yield "board", art.draw(scene, texts("en"), LIGHT, "landscape")
    yield "board-dark", art.draw(scene, texts("fr"), DARK, "landscape")
    yield "board-phone", art.draw(scene, texts("de"), LIGHT, "portrait")
    yield "hand", art.hand(own, texts("en"), LIGHT)
    yield "close-up", art.close_up(scene, "hamburg", texts("en"), LIGHT)
    yield "final", art.final(Scene(views[-1], NAMES), texts("en"), LIGHT)


def main() -> None:
    """Write every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, image in pictures("gallery"):
        (FOLDER / f"{name}.png").write_bytes(encode(image))


if __name__ == "__main__":
    main()
