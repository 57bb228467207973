"""How a decision, and each step of answering it, becomes controls: Discord's shape, no Discord."""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from bot.components.controls import (
    Button,
    Buttons,
    Finished,
    Grouped,
    Modal,
    Panel,
    Plan,
    Stepper,
    Way,
)
from bot.components.fields import plan
from bot.components.forms import opener
from bot.components.limits import BUTTON_LABEL, CONTROL_ROWS, ROW_BUTTONS, fit
from engine.core.game import Decision, Game, StateT, ViewT
from engine.core.values import Seat
from render.words import Texts, phrase, said_so_far, spoken, worded


def plan_step(
    game: Game[StateT, ViewT],
    state: StateT,
    seat: Seat,
    verb: str,
    answers: tuple[str, ...],
    texts: Texts,
    *,
    held: tuple[str, ...] = (),
) -> Plan | Finished:
    """What to show after these answers to a verb; buttons that finish say the whole thing."""
    asked = game.ask(state, seat, verb, answers)
    so_far = said_so_far(game, state, seat, verb, answers)
    slug = game.meta.slug
    if not isinstance(asked, tuple):
        return Finished(fit(worded(slug, verb, so_far, texts), BUTTON_LABEL))
    said = worded(slug, verb, so_far, texts, asked)
    field = asked[0]

    def sentence(token: str) -> str:
        if isinstance(game.ask(state, seat, verb, (*answers, token)), tuple):
            return ""
        last = (field.name, spoken(field, token))
        return worded(slug, verb, (*so_far, last), texts)

    return plan(asked, texts, said=said, held=held, sentence=sentence)


def plan_decision(
    game: Game[StateT, ViewT], state: StateT, decision: Decision, texts: Texts
) -> Panel:
    """The ways to answer a decision, as its own seat sees it (`pending(state, seat)`).

    Of the first verb that asks for more the controls are shown at once, beside the other verbs.
    """
    ways = tuple(_way(game, state, decision, verb, texts) for verb in decision.verbs)
    plain = Panel(texts(decision.prompt), ways)
    asking = (w for w in ways if not w.forms and not isinstance(w.step, Finished | Modal))
    first = next(asking, None)
    if first is None:
        return plain
    inlined = tuple(replace(way, inline=True) if way is first else way for way in ways)
    shown = Panel(plain.prompt, inlined)
    return shown if rows_of(shown) <= CONTROL_ROWS else plain


def _way(
    game: Game[StateT, ViewT], state: StateT, decision: Decision, verb: str, texts: Texts
) -> Way:
    step = plan_step(game, state, decision.seat, verb, decision.given, texts)
    if isinstance(step, Finished):
        return Way(verb, step.label, step)
    label = fit(texts(f"{game.meta.slug}-verb-{verb}"), BUTTON_LABEL)
    return Way(verb, label, step, forms=_openers(game, state, decision, verb, step, texts))


def _openers(
    game: Game[StateT, ViewT],
    state: StateT,
    decision: Decision,
    verb: str,
    step: Plan,
    texts: Texts,
) -> tuple[Button, ...]:
    """A button per answer where each leads straight to a form, with no press in between."""
    if not isinstance(step, Buttons) or step.other is not None:
        return ()
    made = []
    for button in step.buttons:
        answers = (*decision.given, button.value)
        after = plan_step(game, state, decision.seat, verb, answers, texts)
        if not isinstance(after, Modal) and not (isinstance(after, Buttons) and after.other):
            return ()
        what = phrase(game, state, decision.seat, verb, answers, texts)
        made.append(Button(button.value, opener(what, texts)))
    return tuple(made)


def rows_of(step: Plan | Finished | Panel) -> int:
    """How many component rows a message needs to show this."""
    match step:
        case Buttons():
            return ceil((len(step.buttons) + (step.other is not None)) / ROW_BUTTONS)
        case Grouped():
            return 2
        case Stepper():
            return 1 + (rows_of(step.add) if step.add else 0)
        case Panel():
            shown = [way for way in step.ways if way.inline]
            presses = sum(len(way.forms) or 1 for way in step.ways if not way.inline)
            return ceil(presses / ROW_BUTTONS) + sum(rows_of(way.step) for way in shown)
        case _:
            return 1
