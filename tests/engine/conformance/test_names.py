"""What a suggestion is called can itself be typed: it means the same and leads on the same way.

Discord's client puts the name of a chosen suggestion into the field when its reader goes on typing.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.components import limits
from engine.core.completion import Completion, complete
from engine.core.notation import parse, write
from engine.core.rng import Rng
from engine.core.values import RefusalError, Seat
from engine.registry import AnyGame
from render.words import Texts, languages
from tests.support.gallery import Gallery
from tests.support.playing import AnyMatch

NAMES = (
    ("Anne", "Ben", "Zoë", "Maximiliane von und zu Hohenlohe"),
    ("Max", "Max", "max", "👩‍🌾 Ann · 1 200"),
    ("Blue", "Red", 'Jo "the" Fox', "200"),
    ("nothing", "1", "wagon 1", "a\\b: c, d"),
)
"""Four people whose names are anybody's, alike, a seat's colour or a part of a move."""

STEPS = 6
"""So many suggestions are taken one after the other."""


class Reader(NamedTuple):
    """Somebody at a table who types in a language, perhaps after a command that is a verb."""

    game: AnyGame
    match: AnyMatch
    seat: Seat
    words: Texts
    verb: str = ""

    def offered(self, text: str) -> tuple[Completion, ...]:
        """What is suggested after a text."""
        state = self.match.state
        return complete(self.game, state, self.seat, text, self.words, verb=self.verb)

    def meant(self, text: str) -> str:
        """The move that a text is, or why it is none."""
        whole = f"{self.verb} {text}"
        try:
            return write(parse(self.game, self.match.state, self.seat, whole, self.words))
        except RefusalError as refusal:
            return f"{type(refusal).__name__}: {self.words(refusal.message)}"


def walk(reader: Reader, rng: Rng) -> None:
    """Take one suggestion after the other, and look at all of them on the way."""
    text = ""
    for _ in range(STEPS):
        offers = reader.offered(text)
        names = [offer.label for offer in offers]
        assert len(set(names)) == len(names), text
        for offer in offers:
            assert 0 < limits.size(offer.label) <= limits.COMPLETION
            assert reader.meant(offer.label) == reader.meant(offer.text), offer
        if not offers:
            return
        taken = rng.choice(offers)
        assert taken.text in [offer.text for offer in reader.offered(taken.label)]
        for end in (" ", " · "):
            after = [offer.text for offer in reader.offered(taken.label + end)]
            assert after == [offer.text for offer in reader.offered(taken.text + end)], taken
            # Only where free words come next there is nothing to suggest.
            assert after or reader.offered(taken.label + end + "peace"), taken
        text = taken.label + " "


@pytest.mark.parametrize("language", languages)
def test_every_name_means_what_it_stands_for(game: AnyGame, played: Gallery, language: str) -> None:
    rng = Rng(f"h1:names/{language}")
    for number, move in enumerate(played.positions[::3]):
        words = Texts(language, NAMES[number % 4], game.meta.colours, strict=True)
        reader = Reader(game, move.before, move.decision.seat, words)
        walk(reader, rng)
        walk(reader._replace(verb=move.action.verb), rng)
