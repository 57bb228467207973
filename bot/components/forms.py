"""Fields as the inputs of one modal, and a submitted modal read back into answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.components.controls import Choice, Entry, Input, Modal, Select
from bot.components.limits import (
    BUTTON_LABEL,
    ENTRY_LENGTH,
    ENTRY_PLACEHOLDER,
    INPUT_LABEL,
    INPUT_NOTE,
    MODAL_INPUTS,
    MODAL_TITLE,
    OPTION_LABEL,
    OPTION_NOTE,
    PLACEHOLDER,
    SELECT_OPTIONS,
    fit,
    size,
)
from engine.core.fields import NONE, Amount, Basket, Choose, Field, Option, Text, basket, verify
from engine.core.reading import read_field
from render.words import Texts

LONG_ENTRY = 100
"""Free words longer than this get a box of several lines."""

Sentence = Callable[[str], str]
"""What pressing this answer does in whole, or "" if more is asked after it."""


def make_modal(fields: Sequence[Field], texts: Texts, said: str = "") -> Modal | None:
    """One form for as many of the fields as fit, from the first; nothing if not even that fits."""
    inputs: list[Input] = []
    taken = 0
    for place, field in enumerate(fields):
        more = _inputs(field, place, texts)
        if more is None or len(inputs) + len(more) > MODAL_INPUTS:
            break
        inputs += more
        taken += 1
    if not taken:
        return None
    prompt = texts(fields[0].prompt)
    return Modal(
        title=fit(said or prompt, MODAL_TITLE),
        opener=opener(said or prompt, texts),
        prompt=prompt,
        inputs=tuple(inputs),
        fields=taken,
    )


def opener(what: str, texts: Texts) -> str:
    """The label of a button that opens a form; an ellipsis says that more will be asked."""
    open_ended = texts("unsaid") in what
    return fit(what if open_ended else texts("plan-open", what=what), BUTTON_LABEL)


def read_modal(
    fields: Sequence[Field], submitted: Mapping[str, str], texts: Texts
) -> tuple[str, ...]:
    """The answers in a submitted form, by input name; refuses what a field does not allow."""
    modal = make_modal(fields, texts)
    taken = modal.fields if modal else 0
    given = {name: value.strip() for name, value in submitted.items()}
    return tuple(_read(field, place, given, texts) for place, field in enumerate(fields[:taken]))


def _read(field: Field, place: int, given: Mapping[str, str], texts: Texts) -> str:
    match field:
        case Basket():
            return _read_basket(field, place, given, texts)
        case Choose():
            answer = given.get(_name(place), "")
            verify(field, answer)
            return answer
        case _:
            return read_field(field, given.get(_name(place), ""), texts)


def _read_basket(field: Basket, place: int, given: Mapping[str, str], texts: Texts) -> str:
    tokens: list[str] = []
    if _as_selects(field):
        parts = (given.get(_name(place, part), "") for part in range(field.most))
        tokens = [token for token in parts if token]
    else:
        for part, (option, limit) in enumerate(zip(field.options, field.limits, strict=True)):
            count = Amount(field.name, option.label, 0, limit)
            written = given.get(_name(place, part), "") or "0"
            tokens += [option.token] * int(read_field(count, written, texts))
    answer = basket(_in_order(field, tokens))
    verify(field, answer)
    return answer


def _in_order(field: Basket, tokens: list[str]) -> list[str]:
    """As the options stand, so that the same basket is always the same answer."""
    order = {option.token: place for place, option in enumerate(field.options)}
    return sorted(tokens, key=lambda token: order.get(token, len(order)))


def _inputs(field: Field, place: int, texts: Texts) -> list[Input] | None:
    """The inputs one field needs, or nothing where a form cannot ask it."""
    prompt = texts(field.prompt)
    match field:
        case Choose():
            if len(field.options) > SELECT_OPTIONS:
                return None
            choices = choices_of(field.options, texts)
            return [_select_input(_name(place), prompt, "", choices, required=True)]
        case Amount():
            return [_amount_input(field, place, prompt, texts)]
        case Basket():
            return _basket_inputs(field, place, prompt, texts)
        case Text():
            most = min(field.most, ENTRY_LENGTH)
            note = texts("plan-letters", most=most)
            required = not field.optional
            entry = Entry(int(required), most, long=most > LONG_ENTRY)
            return [_input(_name(place), prompt, note, entry, required=required)]


def _amount_input(field: Amount, place: int, prompt: str, texts: Texts) -> Input:
    name = _name(place)
    values = amounts(field)
    required = not field.optional
    if len(values) <= SELECT_OPTIONS:
        return _select_input(name, prompt, "", number_choices(values, texts), required=required)
    bounds = texts("plan-bounds", least=field.least, most=field.most, step=field.step)
    # Room for grouping marks around the longest number.
    width = 2 * max(len(str(field.least)), len(str(field.most)))
    entry = Entry(int(required), width, placeholder=fit(bounds, ENTRY_PLACEHOLDER))
    return _input(name, prompt, bounds, entry, required=required)


def _basket_inputs(field: Basket, place: int, prompt: str, texts: Texts) -> list[Input] | None:
    if _as_selects(field):
        return [_each_input(field, place, part, prompt, texts) for part in range(field.most)]
    if len(field.options) > MODAL_INPUTS:
        return None
    total = texts("plan-between", least=field.least, most=field.most)
    return [
        _count_input(_name(place, part), option, limit, total, texts)
        for part, (option, limit) in enumerate(zip(field.options, field.limits, strict=True))
    ]


def _each_input(field: Basket, place: int, part: int, prompt: str, texts: Texts) -> Input:
    """One of several things: "Good 1 of 3", in the game's words where it has them."""
    own = f"{field.prompt.key}-each"
    each = texts(own if texts.knows(own) else "plan-each", part=part + 1, most=field.most)
    control = Select(each, fit(prompt, PLACEHOLDER), choices_of(field.options, texts))
    return _input(_name(place, part), each, "", control, required=part < field.least)


def _as_selects(field: Basket) -> bool:
    return 0 < field.most <= MODAL_INPUTS and len(field.options) <= SELECT_OPTIONS


def _count_input(name: str, option: Option, limit: int, total: str, texts: Texts) -> Input:
    label = texts(option.label)
    values = range(limit + 1)
    if len(values) <= SELECT_OPTIONS:
        return _select_input(name, label, total, number_choices(values, texts), required=False)
    entry = Entry(0, 2 * len(str(limit)), placeholder=texts("plan-at-most", most=limit))
    return _input(name, label, total, entry, required=False)


def _select_input(
    name: str, label: str, note: str, choices: tuple[Choice, ...], *, required: bool
) -> Input:
    control = Select(label, fit(label, PLACEHOLDER), choices)
    return _input(name, label, note, control, required=required)


def _input(name: str, label: str, note: str, control: Select | Entry, *, required: bool) -> Input:
    return Input(name, fit(label, INPUT_LABEL), fit(note, INPUT_NOTE), control, required)


def _name(place: int, part: int | None = None) -> str:
    return str(place) if part is None else f"{place}.{part}"


def amounts(field: Amount) -> range:
    """Every number the field allows."""
    return range(field.least, field.most + 1, field.step)


def no_amount(field: Amount, texts: Texts) -> tuple[Choice, ...]:
    """The choice of no number at all, where the field allows it."""
    return (Choice(NONE, texts("plan-none")),) if field.optional else ()


def number_choices(values: Sequence[int], texts: Texts) -> tuple[Choice, ...]:
    """Numbers as lines of a select."""
    return tuple(Choice(str(value), texts("number", value=value)) for value in values)


def choices_of(options: Sequence[Option], texts: Texts) -> tuple[Choice, ...]:
    """Options as lines of a select, with their notes."""
    labels = distinct_labels(options, texts, OPTION_LABEL)
    return tuple(
        Choice(option.token, label, _note(option, texts))
        for option, label in zip(options, labels, strict=True)
    )


def _note(option: Option, texts: Texts) -> str:
    return fit(texts(option.note), OPTION_NOTE) if option.note else ""


def distinct_labels(options: Sequence[Option], texts: Texts, most: int) -> list[str]:
    """Labels that fit and can be told apart: by their group, else by their token."""
    fitted = [fit(texts(option.label), most) for option in options]
    tails = [f" · {texts(option.group)}" if option.group else "" for option in options]
    for marks in (tails, [f" · {option.token}" for option in options]):
        if len(set(fitted)) == len(fitted):
            break
        twice = {label for label in fitted if fitted.count(label) > 1}
        fitted = [
            fit(texts(option.label), most, mark) if label in twice else label
            for option, label, mark in zip(options, fitted, marks, strict=True)
        ]
    return fitted


def spoken_labels(
    tokens: Sequence[str], labels: list[str], sentence: Sentence | None, most: int = BUTTON_LABEL
) -> list[str]:
    """The whole thing where a press finishes it, else its label; labels if one is too long."""
    whole = [
        (sentence(token) if sentence else "") or label
        for token, label in zip(tokens, labels, strict=True)
    ]
    # Side by side, some sentences and some bare labels would seem to be of different kinds.
    told_apart = len(set(whole)) == len(whole) and all(size(words) <= most for words in whole)
    return whole if told_apart else labels
