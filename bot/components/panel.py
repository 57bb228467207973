"""The private panel of a seat: its question as far as it is answered, and what else it may do."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from bot.components import controls
from bot.components.ids import Press, fingerprint
from bot.components.limits import (
    BUTTON_LABEL,
    MESSAGE,
    OPTION_LABEL,
    ROW_BUTTONS,
    ROWS,
    SELECT_OPTIONS,
    fit,
)
from bot.components.parts import Button, Choice, Input, Modal, Post, Row, Select, Style
from bot.components.plan import plan_decision, plan_step
from bot.services.drafting import Form
from bot.services.positions import Position
from bot.services.speaking import Voice
from engine.core.game import Decision
from engine.core.naming import SEPARATOR
from engine.core.values import Action
from render.words import Texts, phrase

OPEN, ANSWER, PICK, GROUP, FORM, FILL = "o", "a", "s", "g", "f", "m"
ADD, BACK, CONFIRM = "x", "b", "y"


def panel(
    position: Position,
    form: Form,
    voice: Voice,
    *,
    group: str = "",
    notice: str = "",
    others: tuple[Decision, ...] = (),
) -> Post:
    """A question with its controls; `group` is the chosen group of a large select."""
    rows = _controls(position, form, voice, group)
    last = _last_rows(position, form, voice, others, ROWS - len(rows))
    lines = [notice, *_heading(position, form, voice)]
    content = fit("\n".join(line for line in lines if line), MESSAGE)
    return Post(content, (*rows, *last))


def _heading(position: Position, form: Form, voice: Voice) -> list[str]:
    texts = voice.said
    decision = form.decision
    lines = [("🔒 " if decision.secret else "") + texts(decision.prompt)]
    if decision.sealed is not None:
        said = _sealed(position, decision, decision.sealed, texts)
        lines.append(f"{texts('panel-sealed')} **{said}**")
    if form.started and form.verb is not None:
        said = phrase(position.game, position.state, decision.seat, form.verb, form.answers, texts)
        lines.append(f"➤ **{said}**")
    if form.verb is not None and form.fields and form.started:
        lines.append(texts(form.fields[0].prompt))
    if form.action is not None:
        lines.append(texts("panel-confirm"))
    return lines


def _controls(position: Position, form: Form, voice: Voice, group: str) -> tuple[Row, ...]:
    game, state, decision = position.game, position.state, form.decision
    if form.verb is None or not form.started:
        return _ways(position, form, voice, group)
    mark = fingerprint(form.draft)
    step = plan_step(
        game, state, decision.seat, form.verb, form.answers, voice.plain, held=form.held
    )
    return tuple(_step_rows(_Maker(position.table.id, decision, mark), step, group))


def _ways(position: Position, form: Form, voice: Voice, group: str) -> tuple[Row, ...]:
    """All verbs of a question; the controls of the first one that asks more come at once."""
    decision = form.decision
    shown = plan_decision(position.game, position.state, decision, voice.plain)
    rows: list[Row] = []
    buttons: list[Button] = []
    for way in shown.ways:
        make = _Maker(position.table.id, decision, fingerprint((way.verb,)))
        alone = len(shown.ways) == 1 and not isinstance(way.step, controls.Finished)
        if way.forms:
            buttons += [make.button(FORM, b.label, Style.MAIN, b.value) for b in way.forms]
        elif way.inline or alone:
            rows += _step_rows(make, way.step, group)
        else:
            buttons.append(_way_button(make, way))
    return (*rows, *in_rows(buttons))


def _way_button(make: _Maker, way: controls.Way) -> Button:
    match way.step:
        case controls.Finished():
            return make.button(CONFIRM, way.label, Style.MAIN)
        case controls.Modal():
            return make.button(FORM, way.step.opener, Style.MAIN)
        case _:
            return make.button(OPEN, way.label, Style.MAIN, way.verb)


class _Maker:
    """Makes components that carry the match, the decision and the draft's mark."""

    def __init__(self, match: str, decision: Decision, mark: str) -> None:
        self.match = match
        self.decision = decision
        self.mark = mark

    def id(self, op: str, value: str = "") -> str:
        return Press(op, self.match, self.decision.id, self.mark, value).write()

    def button(self, op: str, label: str, style: Style = Style.PLAIN, value: str = "") -> Button:
        return Button(self.id(op, value), fit(label, BUTTON_LABEL), style)

    def select(self, op: str, select: controls.Select, chosen: str = "") -> Select:
        choices = tuple(
            Choice(c.value, c.label, c.note or None, c.value == chosen) for c in select.choices
        )
        return Select(self.id(op), select.placeholder, choices)


def _step_rows(make: _Maker, step: controls.Plan | controls.Finished, group: str) -> list[Row]:
    match step:
        case controls.Finished(label=label):
            return [(make.button(CONFIRM, label, Style.GO),)]
        case controls.Modal():
            return [(make.button(FORM, step.opener, Style.MAIN),)]
        case controls.Select():
            return [make.select(PICK, step)]
        case controls.Grouped():
            return _grouped_rows(make, step, group, PICK)
        case controls.Buttons():
            buttons = [make.button(ANSWER, b.label, Style.MAIN, b.value) for b in step.buttons]
            if step.other is not None:
                buttons.append(make.button(FORM, step.other.opener))
            return [*in_rows(buttons)]
        case controls.Stepper():
            return _stepper_rows(make, step, group)


def _grouped_rows(make: _Maker, step: controls.Grouped, group: str, op: str) -> list[Row]:
    rows: list[Row] = [make.select(GROUP, step.first, group)]
    second = step.select(group)
    if second is not None:
        rows.append(make.select(op, second))
    return rows


def _stepper_rows(make: _Maker, step: controls.Stepper, group: str) -> list[Row]:
    rows: list[Row] = []
    if isinstance(step.add, controls.Select):
        rows.append(make.select(ADD, step.add))
    elif step.add is not None:
        rows += _grouped_rows(make, step.add, group, ADD)
    buttons = []
    if step.done is not None:
        buttons.append(make.button(CONFIRM, step.done.label, Style.GO))
    if step.remove is not None:
        buttons.append(make.button(BACK, step.remove.label, value="held"))
    if buttons:
        rows.append(tuple(buttons))
    return rows


def in_rows(buttons: list[Button]) -> tuple[Row, ...]:
    """Buttons in as few rows as they need."""
    return tuple(tuple(buttons[i : i + ROW_BUTTONS]) for i in range(0, len(buttons), ROW_BUTTONS))


def _last_rows(
    position: Position, form: Form, voice: Voice, others: tuple[Decision, ...], room: int
) -> list[Row]:
    """Back, and the seat's other questions; as a menu when they are many."""
    make = _Maker(position.table.id, form.decision, fingerprint(form.draft))
    back = [make.button(BACK, voice.plain("panel-back"))] if form.started else []
    open_others = [other_button(position, other, voice) for other in others]
    if len(back) + len(open_others) <= ROW_BUTTONS:
        row = (*back, *open_others)
        return [row] if row and room > 0 else []
    rows: list[Row] = [tuple(back)] if back and room > 1 else []
    if room > len(rows):
        rows.append(menu(position, voice, others))
    return rows


def menu(position: Position, voice: Voice, others: Iterable[Decision]) -> Select:
    """A menu that opens one of the seat's questions."""
    choices = tuple(
        Choice(other.id, fit(title(position, other, voice), OPTION_LABEL))
        for other in islice(others, SELECT_OPTIONS)
    )
    ref = Press(OPEN, position.table.id, "", "", "menu").write()
    return Select(ref, voice.plain("panel-others"), choices)


def other_button(position: Position, other: Decision, voice: Voice) -> Button:
    """A button that opens another of the seat's questions."""
    ref = Press(OPEN, position.table.id, other.id).write()
    style = Style.MAIN if other.owed else Style.PLAIN
    return Button(ref, fit(title(position, other, voice), BUTTON_LABEL), style)


def title(position: Position, decision: Decision, voice: Voice) -> str:
    """A question in a few words: the answer to change, its only verb, else its prompt."""
    if decision.sealed is not None:
        said = _sealed(position, decision, decision.sealed, voice.plain)
        return f"{voice.plain('panel-change')} {SEPARATOR} {said}"
    if len(decision.verbs) == 1:
        verb = decision.verbs[0]
        seat, given = decision.seat, decision.given
        return phrase(position.game, position.state, seat, verb, given, voice.plain)
    return voice.plain(decision.prompt)


def _sealed(position: Position, decision: Decision, answer: Action, texts: Texts) -> str:
    """What a seat has sealed, as it would say it."""
    game, state, seat = position.game, position.state, decision.seat
    return phrase(game, state, seat, answer.verb, answer.answers(), texts)


def modal(position: Position, form: Form, voice: Voice, press: Press | None = None) -> Modal | None:
    """The form for what is asked next, where a form can ask it.

    Where `press` gave an answer as it opened the form, the form carries that answer along.
    """
    if form.verb is None or not form.fields:
        return None
    seat, answers = form.decision.seat, form.answers
    step = plan_step(
        position.game, position.state, seat, form.verb, answers, voice.plain, held=form.held
    )
    if isinstance(step, controls.Buttons):
        step = step.other or step
    if not isinstance(step, controls.Modal):
        return None
    ref = Press(FILL, position.table.id, form.decision.id, fingerprint(form.draft))
    if press is not None and press.value:
        ref = press._replace(op=FILL)
    return Modal(ref.write(), step.title, tuple(_input(line) for line in step.inputs))


def _input(line: controls.Input) -> Input:
    if isinstance(line.control, controls.Select):
        choices = tuple(Choice(c.value, c.label, c.note or None) for c in line.control.choices)
        place = line.control.placeholder
        return Input(
            line.name, line.label, line.note or None, place, required=line.required, choices=choices
        )
    entry = line.control
    return Input(
        line.name,
        line.label,
        line.note or None,
        entry.placeholder or None,
        most=entry.most,
        required=line.required,
        long=entry.long,
    )
