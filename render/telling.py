"""Boards in words: what the tellers of all games share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Generic, TypeVar

from engine.core.game import Outcome
from engine.core.values import Message, Seat, say
from render.prose import messages
from render.scene import Scene, Seated
from render.seats import shown_names
from render.words import Texts

ViewT = TypeVar("ViewT", bound=Seated)


class Teller(Generic[ViewT]):
    """Puts one view into sentences."""

    def __init__(self, scene: Scene[ViewT], colours: tuple[str, ...], texts: Texts) -> None:
        self.view, self.texts = scene.view, texts
        self.names = shown_names(scene, colours, texts)

    def who(self, seat: Seat) -> Message:
        """A player's name as a part of a sentence."""
        return say("board-name", name=self.names[seat])

    def joined(self, clauses: Iterable[Message]) -> str:
        """One sentence of several clauses."""
        return self.texts(reduce(_and_then, clauses))

    def results(self, outcome: Outcome) -> Iterator[str]:
        """Every player's place and score."""
        for seat in (seat for group in outcome.ranking for seat in group):
            yield self.texts("board-result", place=outcome.rank(seat), name=self.who(seat),
                             score=outcome.scores[seat])  # fmt: skip


def _and_then(head: Message, last: Message) -> Message:
    return say("board-clauses", head=head, last=last)


def told(blocks: Iterable[tuple[str, Iterable[str]]], texts: Texts) -> tuple[str, ...]:
    """Put titled blocks of lines into messages; a block whose title key is empty has none."""
    return messages(_titled(title, lines, texts) for title, lines in blocks)


def _titled(title: str, lines: Iterable[str], texts: Texts) -> Iterator[str]:
    if title:
        yield f"**{texts(title)}**"
    for line in lines:
        yield f"• {line}" if title else line
