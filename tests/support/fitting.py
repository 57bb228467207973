"""Whether planned controls are ones Discord would accept."""

from __future__ import annotations

from collections.abc import Iterable

from bot.components import limits
from bot.components.controls import (
    Button,
    Buttons,
    Choice,
    Entry,
    Finished,
    Grouped,
    Input,
    Modal,
    Panel,
    Plan,
    Select,
    Stepper,
)
from bot.components.plan import rows_of


def misfits(step: Plan | Finished | Panel) -> list[str]:
    """Everything about the controls that Discord would refuse; empty if nothing."""
    found = [] if rows_of(step) <= limits.CONTROL_ROWS else [f"{rows_of(step)} rows"]
    match step:
        case Buttons():
            found += _buttons(step.buttons)
            found += misfits(step.other) if step.other else []
        case Select():
            found += _select(step)
        case Grouped():
            found += _select(step.first)
            found += [wrong for group in step.groups for wrong in _select(group.select)]
        case Modal():
            found += _modal(step)
        case Stepper():
            found += misfits(step.add) if step.add else []
            found += _buttons(button for button in (step.remove, step.done) if button)
            found += [] if step.add or step.remove or step.done else ["a dead end"]
        case Finished():
            found += _label(step.label, limits.BUTTON_LABEL)
        case Panel():
            found += _panel(step)
    return found


def _panel(panel: Panel) -> list[str]:
    found = _unique(way.verb for way in panel.ways)
    if not panel.ways:
        found.append("no way to answer")
    for way in panel.ways:
        found += _label(way.label, limits.BUTTON_LABEL)
        found += [f"{way.verb}: {wrong}" for wrong in misfits(way.step)]
        found += [f"{way.verb}: {wrong}" for wrong in _buttons(way.forms)]
    return found


def _buttons(buttons: Iterable[Button]) -> list[str]:
    shown = list(buttons)
    found = _unique(button.label for button in shown)
    for button in shown:
        found += _label(button.label, limits.BUTTON_LABEL)
    return found


def _select(select: Select) -> list[str]:
    found = _unique(choice.value for choice in select.choices)
    found += _unique(choice.label for choice in select.choices)
    found += _label(select.placeholder, limits.PLACEHOLDER)
    if not 1 <= len(select.choices) <= limits.SELECT_OPTIONS:
        found.append(f"{len(select.choices)} choices")
    for choice in select.choices:
        found += _choice(choice)
    return found


def _choice(choice: Choice) -> list[str]:
    return [
        *_label(choice.label, limits.OPTION_LABEL),
        *_label(choice.value, limits.OPTION_VALUE),
        *_short(choice.note, limits.OPTION_NOTE),
    ]


def _modal(modal: Modal) -> list[str]:
    found = _unique(part.name for part in modal.inputs)
    found += _label(modal.title, limits.MODAL_TITLE)
    found += _label(modal.opener, limits.BUTTON_LABEL)
    if not 1 <= len(modal.inputs) <= limits.MODAL_INPUTS:
        found.append(f"{len(modal.inputs)} inputs")
    for part in modal.inputs:
        found += _input(part)
    return found


def _input(part: Input) -> list[str]:
    found = _label(part.label, limits.INPUT_LABEL) + _short(part.note, limits.INPUT_NOTE)
    match part.control:
        case Select() as select:
            return found + _select(select)
        case Entry() as entry:
            found += _short(entry.placeholder, limits.ENTRY_PLACEHOLDER)
            if not 0 <= entry.least <= entry.most <= limits.ENTRY_LENGTH or not entry.most:
                found.append(f"an entry of {entry.least} to {entry.most}")
            return found


def _label(text: str, most: int) -> list[str]:
    return (["an empty text"] if not text.strip() else []) + _short(text, most)


def _short(text: str, most: int) -> list[str]:
    return [] if limits.size(text) <= most else [f"{limits.size(text)} > {most}: {text!r}"]


def _unique(texts: Iterable[str]) -> list[str]:
    shown = list(texts)
    return [] if len(set(shown)) == len(shown) else [f"twice the same: {shown}"]
