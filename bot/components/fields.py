"""How any field becomes buttons, a select, a form or a stepper: Discord's shape, no Discord.

| field  | few (5)                     | up to 25                    | more                     |
|--------|-----------------------------|-----------------------------|--------------------------|
| Choose | buttons                     | a select                    | group, then its select   |
| Amount | buttons                     | a select                    | marks as buttons, a form |
| Basket | most 5: a form of so many   | 5 options: a form of counts | a stepper                |
| Text   | a form                      |                             |                          |
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.components.controls import (
    Button,
    Buttons,
    Choice,
    Group,
    Grouped,
    Modal,
    Plan,
    Select,
    Stepper,
)
from bot.components.forms import (
    Sentence,
    amounts,
    choices_of,
    distinct_labels,
    make_modal,
    no_amount,
    number_choices,
    spoken_labels,
)
from bot.components.limits import (
    BUTTON_LABEL,
    CONTROL_ROWS,
    OPTION_LABEL,
    PLACEHOLDER,
    ROW_BUTTONS,
    SELECT_OPTIONS,
    fit,
)
from engine.core.fields import NONE, Amount, Basket, Choose, Field, Option, addable, basket
from engine.core.values import Message, say
from render.words import Texts, counted

FEW = 5
MARKS = CONTROL_ROWS * ROW_BUTTONS - 1
"""As many marks as leave room for the button that opens the form."""


def plan(
    fields: Field | Sequence[Field],
    texts: Texts,
    *,
    said: str = "",
    held: tuple[str, ...] = (),
    sentence: Sentence | None = None,
) -> Plan:
    """The controls for what is asked next: one field, or one form for several.

    `said` is the action so far in words, `held` what a stepper's basket holds already.
    """
    asked = (fields,) if not isinstance(fields, Sequence) else tuple(fields)
    if len(asked) > 1:
        modal = make_modal(asked, texts, said)
        if modal and modal.fields > 1:
            return modal
    match asked[0]:
        case Choose() as field:
            return _choice(field.options, texts(field.prompt), texts, sentence)
        case Amount() as field:
            return _amount(field, texts, said, sentence)
        case Basket() as field:
            return _basket(field, texts, said, held, sentence)
        case field:
            return _form(field, texts, said)


def _form(field: Field, texts: Texts, said: str) -> Modal:
    modal = make_modal((field,), texts, said)
    if modal is None:
        raise ValueError(f"no form can ask for {field.name}")
    return modal


def _choice(
    options: Sequence[Option], prompt: str, texts: Texts, sentence: Sentence | None
) -> Buttons | Select | Grouped:
    if not options:
        raise ValueError(f"nothing to choose: {prompt}")
    if len(options) <= FEW:
        return Buttons(prompt, _buttons(options, texts, sentence))
    return _select(options, prompt, texts, sentence)


def _buttons(
    options: Sequence[Option], texts: Texts, sentence: Sentence | None
) -> tuple[Button, ...]:
    tokens = [option.token for option in options]
    plain = distinct_labels(options, texts, BUTTON_LABEL)
    return tuple(
        Button(o.token, label, texts(o.note) if o.note else "")
        for o, label in zip(options, spoken_labels(tokens, plain, sentence), strict=True)
    )


def _select(
    options: Sequence[Option], prompt: str, texts: Texts, sentence: Sentence | None = None
) -> Select | Grouped:
    placeholder = fit(prompt, PLACEHOLDER)
    if len(options) <= SELECT_OPTIONS:
        return Select(prompt, placeholder, _lines(options, texts, sentence))
    named = _parts(options, texts)
    if len(named) > SELECT_OPTIONS:
        raise ValueError(f"{len(options)} options are too many: {prompt}")
    clash = len({fit(label, OPTION_LABEL) for label, _ in named}) < len(named)
    groups = tuple(
        Group(
            str(place),
            fit(label, OPTION_LABEL, f" ({place + 1})" if clash else ""),
            Select(prompt, fit(label, PLACEHOLDER), _lines(part, texts, sentence)),
        )
        for place, (label, part) in enumerate(named)
    )
    first = Select(prompt, placeholder, tuple(Choice(g.value, g.label) for g in groups))
    return Grouped(prompt, first, groups)


def _lines(
    options: Sequence[Option], texts: Texts, sentence: Sentence | None
) -> tuple[Choice, ...]:
    """Lines of a select; like buttons, those that finish say the whole thing."""
    lines = choices_of(options, texts)
    labels = [line.label for line in lines]
    told = spoken_labels([line.value for line in lines], labels, sentence, OPTION_LABEL)
    return tuple(replace(line, label=label) for line, label in zip(lines, told, strict=True))


def _parts(options: Sequence[Option], texts: Texts) -> list[tuple[str, list[Option]]]:
    """The options by group, none larger than a select; without groups, in runs of 25."""
    if not any(option.group for option in options):
        runs = _runs(list(options))
        return [(texts("plan-range", first=r[0].label, last=r[-1].label), r) for r in runs]
    found: dict[Message, list[Option]] = {}
    for option in options:
        found.setdefault(option.group or say("plan-ungrouped"), []).append(option)
    parts = []
    for group, members in found.items():
        runs = _runs(members)
        for number, run in enumerate(runs, 1):
            whole = len(runs) == 1
            name = texts(group) if whole else texts("plan-part", group=group, part=number)
            parts.append((name, run))
    return parts


def _runs(options: list[Option]) -> list[list[Option]]:
    return [options[i : i + SELECT_OPTIONS] for i in range(0, len(options), SELECT_OPTIONS)]


def _amount(field: Amount, texts: Texts, said: str, sentence: Sentence | None) -> Plan:
    values = amounts(field)
    prompt = texts(field.prompt)
    none = no_amount(field, texts)
    count = len(values) + len(none)
    if FEW < count <= SELECT_OPTIONS:
        return Select(prompt, fit(prompt, PLACEHOLDER), (*none, *number_choices(values, texts)))
    few = count <= FEW
    shown = values if few else sorted({mark for mark in field.marks if mark in values})[:MARKS]
    form = None if few else _form(field, texts, said)
    if form and not shown:
        return form
    choices = (*none, *number_choices(shown, texts))[: MARKS if form else None]
    tokens = [choice.value for choice in choices]
    told = spoken_labels(tokens, [choice.label for choice in choices], sentence)
    buttons = tuple(map(Button, tokens, told))
    return Buttons(prompt, buttons, form and _renamed(form, texts("plan-other")))


def _renamed(form: Modal, opener: str) -> Modal:
    return Modal(form.title, opener, form.prompt, form.inputs, form.fields)


def _basket(
    field: Basket, texts: Texts, said: str, held: tuple[str, ...], sentence: Sentence | None
) -> Plan:
    if field.most <= 1 or not field.options:
        # A basket for one thing is a choice, and taking nothing is one of its options.
        options = field.options if field.most else ()
        if field.least == 0:
            options = (*options, Option(NONE, say("plan-none")))
        return _choice(options, texts(field.prompt), texts, sentence)
    return make_modal((field,), texts, said) or _stepper(field, texts, held, sentence)


def _stepper(
    field: Basket, texts: Texts, held: tuple[str, ...], sentence: Sentence | None
) -> Stepper:
    prompt = texts(field.prompt)
    labels = {option.token: option.label for option in field.options}
    room = addable(field, held)
    add = _select(room, prompt, texts) if room else None
    remove = None
    if held:
        what = texts("plan-remove", what=labels[held[-1]])
        remove = Button(basket(held[:-1]), fit(what, BUTTON_LABEL))
    done = None
    if field.least <= len(held) <= field.most:
        label = fit(texts("plan-done", what=counted(field, held)), BUTTON_LABEL)
        done = Button(basket(held), *spoken_labels([basket(held)], [label], sentence))
    return Stepper(prompt, held, add, remove, done)
