"""Whatever a game may lead to can be drawn, told and kept secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

import msgspec
import pytest

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.marchands.content import COLOURS, Good, Influence
from engine.games.marchands.model.state import Dials, State
from engine.games.marchands.model.view import View
from engine.registry import GAMES
from render.games.marchands.board import board
from render.games.marchands.final import final
from render.games.marchands.hand import hand
from render.games.marchands.telling import alt_text, text_board
from render.picture import Page, compose
from render.png import encode
from render.scene import Scene
from render.seats import shown_names
from render.theme import LIGHT
from tests.render.positions import LONG
from tests.render.witness import part_faults
from tests.render.wording import LANGUAGES, words
from tests.support.playing import begin, random_moves, random_settings

GAME = GAMES["marchands"]
GAMES_EACH = 10


def states(number: int) -> Iterator[State]:
    """Play the numbered game of a series, half at random, and return every position."""
    match = begin(GAME, 2 + number % 3, f"h1:picture/{number}", **random_settings(GAME, number))
    yield match.state
    for move in random_moves(GAME, match, Rng(f"h1:painter/{number}"), 4000):
        yield move.turn.match.state


class Inspector:
    """Looks at pages, each arrangement and each part only once."""

    seen: ClassVar[set[object]] = set()

    def __init__(self) -> None:
        self.faults: list[str] = []

    def look(self, page: Page, names: tuple[str, ...]) -> None:
        """Note what is wrong with a page."""
        boxes = tuple(part.box for part in page.parts)
        if boxes not in self.seen:
            self.seen.add(boxes)
            clashes = (pair for pair in combinations(boxes, 2) if pair[0].meets(pair[1]))
            self.faults += [f"{one} meets {other}" for one, other in clashes]
            self.faults += [f"{box} outside" for box in boxes if not page.ground.box.holds(box)]
        for part in page.parts:
            if (part, page.style) not in self.seen:
                self.seen.add((part, page.style))
                self.faults += part_faults(part, page.style, frozenset(names))


@pytest.mark.parametrize("batch", range(10))
def test_nothing_is_cut_or_overlaps_in_any_position(batch: int) -> None:
    inspector = Inspector()
    for number in range(batch * GAMES_EACH, (batch + 1) * GAMES_EACH):
        before: View | None = None
        for turn, state in enumerate(states(number)):
            view = GAME.view(state, None)
            _inspect(inspector, state, Scene(view, LONG[: len(view.players)], before), turn)
            before = view
    assert not inspector.faults, "\n".join(inspector.faults[:10])


def _inspect(inspector: Inspector, state: State, scene: Scene[View], turn: int) -> None:
    texts = words(LANGUAGES[turn % len(LANGUAGES)])
    seats = len(scene.view.players)
    names = shown_names(scene, COLOURS, texts)
    layout = ("landscape", "portrait")[turn // len(LANGUAGES) % 2]
    inspector.look(board(scene, texts, LIGHT, layout), names)
    assert 0 < len(alt_text(scene, texts)) <= 1024
    if turn % 5 == 0:
        own = Scene(GAME.view(state, Seat(turn % seats)), scene.names)
        inspector.look(hand(own, texts, LIGHT), names)
        assert all(0 < len(part) < 2000 for part in text_board(own, texts))
    if scene.view.outcome is not None:
        inspector.look(final(scene, texts, LIGHT), names)


def disguised(state: State, seat: Seat) -> State:
    """Return a position that this seat cannot tell from the given one."""
    players = tuple(
        player if at == seat else msgspec.structs.replace(
            player,
            money=player.money + 700,
            hand=tuple(Influence((card + 1) % len(Influence)) for card in player.hand),
            seen_pile=(),
        )
        for at, player in enumerate(state.players)
    )  # fmt: skip
    stage = state.stage
    if isinstance(stage, Dials):
        sealed = tuple(
            dial if at == seat or dial is None else (Good.SILK, None)
            for at, dial in enumerate(stage.sealed)
        )
        stage = msgspec.structs.replace(stage, sealed=sealed)
    return msgspec.structs.replace(state, players=players, stage=stage)


def test_what_others_hide_changes_no_byte() -> None:
    game = list(states(0))
    sealing = [
        state for state in game if isinstance(state.stage, Dials) and any(state.stage.sealed)
    ]
    assert sealing
    texts = words("en")
    for state in (*sealing[:2], game[len(game) // 2]):
        seats = len(state.players)
        shown = []
        for version in (state, disguised(state, Seat(0))):
            public, own = GAME.view(version, None), GAME.view(version, Seat(0))
            names = LONG[:seats]
            shown.append(
                (
                    encode(compose(board(Scene(public, names), texts, LIGHT, "landscape"))),
                    encode(compose(board(Scene(own, names), texts, LIGHT, "portrait"))),
                    encode(compose(hand(Scene(own, names), texts, LIGHT))),
                    text_board(Scene(own, names), texts),
                    alt_text(Scene(public, names), texts),
                )
            )
        assert disguised(state, Seat(0)) != state
        assert shown[0] == shown[1]
