"""Every question of 200 random games fits Discord, in every language."""

from __future__ import annotations

import pytest

from bot.components import limits
from bot.components.controls import Grouped, Stepper
from bot.components.plan import plan_decision, plan_step
from engine.core.completion import complete
from engine.core.notation import write
from engine.core.rng import Rng
from engine.registry import AnyGame
from render.words import Texts, languages
from tests.support.fitting import misfits
from tests.support.gallery import Gallery, Question

NAMES = ("W" * 32, "Maximiliane von und zu Hohenlohe", "李", "👩‍🌾 Ann")


def wording(game: AnyGame, language: str) -> Texts:
    return Texts(language, NAMES, game.meta.colours, strict=True)


@pytest.mark.parametrize("language", languages)
def test_every_question_becomes_controls_that_fit(
    game: AnyGame, played: Gallery, language: str
) -> None:
    words = wording(game, language)
    for question in played.questions:
        seat = question.decision.seat
        step = plan_step(game, question.state, seat, question.verb, question.answers, words)
        assert misfits(step) == [], f"{question.verb} {question.answers}"
        if isinstance(step, Stepper):
            fill(game, question, words)


def fill(game: AnyGame, question: Question, words: Texts) -> None:
    """Put things into a stepper until it is full; it fits with anything in it."""
    seat, rng = question.decision.seat, Rng("h1:stepper")
    held: tuple[str, ...] = ()
    while True:
        step = plan_step(
            game, question.state, seat, question.verb, question.answers, words, held=held
        )
        assert isinstance(step, Stepper)
        assert misfits(step) == [], f"{question.verb} {held}"
        if step.add is None:
            return
        menu = rng.choice(step.add.groups).select if isinstance(step.add, Grouped) else step.add
        held = (*held, rng.choice(menu.choices).value)


@pytest.mark.parametrize("language", languages)
def test_every_decision_becomes_a_panel_that_fits(
    game: AnyGame, played: Gallery, language: str
) -> None:
    words = wording(game, language)
    for question in played.decisions:
        panel = plan_decision(game, question.state, question.decision, words)
        assert misfits(panel) == [], question.decision.id
        assert 0 < limits.size(panel.prompt) <= limits.MESSAGE // 4, question.decision.id


@pytest.mark.parametrize("language", languages)
def test_every_completion_fits(game: AnyGame, played: Gallery, language: str) -> None:
    words = wording(game, language)
    for move in played.positions[::4]:
        whole = write(move.action)
        parts = whole.split(" ")
        typed = ["", whole[:1], *(" ".join(parts[:n]) + " " for n in range(1, len(parts) + 1))]
        for text in typed:
            offered = complete(game, move.before.state, move.decision.seat, text, words)
            assert len(offered) <= limits.COMPLETIONS
            assert len({choice.text for choice in offered}) == len(offered), text
            for choice in offered:
                assert 0 < len(choice.text) <= limits.COMPLETION
                assert 0 < len(choice.label) <= limits.COMPLETION


def test_what_is_written_stays_within_a_command_option(played: Gallery) -> None:
    assert max(len(write(action)) for action in played.actions) <= 6000
