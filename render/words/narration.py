"""What happened, told line by line to one viewer."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Game, StateT, ViewT
from engine.core.match import events_for
from engine.core.values import Event, Viewer
from render.words.texts import Texts


def narrate(
    game: Game[StateT, ViewT], events: Iterable[Event], viewer: Viewer, texts: Texts
) -> list[str]:
    """The events this viewer may know, one line each; events without words are passed over."""
    lines = (texts(game.tell(event)) for event in events_for(game, events, viewer))
    return [line for line in lines if line.strip()]
