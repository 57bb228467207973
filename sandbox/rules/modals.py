"""Limits of modals."""

from __future__ import annotations

from sandbox.errors import JSON, Violations
from sandbox.model import SELECTS, Part
from sandbox.rules.components import check_ids, check_select

MOST_PARTS = 5
MOST_TEXT = 4000
SHORT, PARAGRAPH = 1, 2


def check(modal: JSON, wrong: Violations) -> None:
    """Refuse what Discord refuses in a modal."""
    wrong.length("data.title", modal.get("title"), 1, 45)
    wrong.length("data.custom_id", modal.get("custom_id"), 1, 100)
    parts = modal.get("components")
    wrong.count("data.components", parts, 1, MOST_PARTS)
    parts = parts if isinstance(parts, list) else []
    for index, part in enumerate(parts):
        _check_part(f"data.components.{index}", part, wrong)
    under_data = Violations()
    check_ids(parts, under_data)
    wrong.adopt("data", under_data)


def _check_part(path: str, part: JSON, wrong: Violations) -> None:
    kind = part.get("type")
    if kind == Part.ROW:
        inputs = part.get("components")
        wrong.count(f"{path}.components", inputs, 1, 1)
        for index, one in enumerate(inputs or []):
            here = f"{path}.components.{index}"
            wrong.choice(f"{here}.type", one.get("type"), (int(Part.TEXT_INPUT),))
            wrong.length(f"{here}.label", one.get("label"), 1, 45)
            _check_input(here, one, wrong)
    elif kind == Part.LABEL:
        _check_label(path, part, wrong)
    elif kind == Part.TEXT:
        wrong.length(f"{path}.content", part.get("content"), 1, MOST_TEXT)
    else:
        allowed = (int(Part.ROW), int(Part.TEXT), int(Part.LABEL))
        wrong.choice(f"{path}.type", kind, allowed)


def _check_label(path: str, label: JSON, wrong: Violations) -> None:
    wrong.length(f"{path}.label", label.get("label"), 1, 45)
    if label.get("description") is not None:
        wrong.length(f"{path}.description", label["description"], 0, 100)
    inner = label.get("component")
    if not isinstance(inner, dict):
        wrong.add(f"{path}.component", "BASE_TYPE_REQUIRED", "This field is required")
        return
    kind = inner.get("type")
    wrong.choice(f"{path}.component.type", kind, (int(Part.TEXT_INPUT), *map(int, SELECTS)))
    if kind == Part.TEXT_INPUT:
        if inner.get("label") is not None:
            text = "A text input inside a label takes no label of its own"
            wrong.add(f"{path}.component.label", "COMPONENT_LABEL_UNEXPECTED", text)
        _check_input(f"{path}.component", inner, wrong)
    elif kind in SELECTS:
        check_select(f"{path}.component", inner, wrong)
        if inner.get("disabled"):
            text = "A select in a modal cannot be disabled"
            wrong.add(f"{path}.component.disabled", "COMPONENT_DISABLED_IN_MODAL", text)
        if inner.get("required", True) and inner.get("min_values", 1) == 0:
            text = "A required select needs min_values of at least 1"
            wrong.add(f"{path}.component.min_values", "SELECT_COMPONENT_REQUIRED_MIN", text)


def _check_input(path: str, one: JSON, wrong: Violations) -> None:
    wrong.length(f"{path}.custom_id", one.get("custom_id"), 1, 100)
    wrong.choice(f"{path}.style", one.get("style"), (SHORT, PARAGRAPH))
    least, most = one.get("min_length"), one.get("max_length")
    if least is not None:
        wrong.whole(f"{path}.min_length", least, 0, MOST_TEXT)
    if most is not None:
        wrong.whole(f"{path}.max_length", most, 1, MOST_TEXT)
    if isinstance(least, int) and isinstance(most, int) and least > most:
        text = "min_length must be less than or equal to max_length"
        wrong.add(f"{path}.min_length", "TEXT_INPUT_MIN_LENGTH_GT_MAX_LENGTH", text)
    if one.get("placeholder") is not None:
        wrong.length(f"{path}.placeholder", one["placeholder"], 0, 100)
    if one.get("value") is not None:
        longest = most if isinstance(most, int) and most <= MOST_TEXT else MOST_TEXT
        wrong.length(f"{path}.value", one["value"], 0, longest)
