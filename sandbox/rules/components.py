"""Limits of the buttons, selects and layout parts on messages."""

from __future__ import annotations

from collections import Counter

from sandbox.errors import JSON, Violations
from sandbox.model import SELECTS, Part, walk

MOST_ROWS = 5
MOST_BUTTONS = 5
MOST_OPTIONS = 25
MOST_PARTS = 40
MOST_V2_TEXT = 4000
LINK, PREMIUM = 5, 6
ON_TOP = (
    Part.ROW,
    Part.SECTION,
    Part.TEXT,
    Part.GALLERY,
    Part.FILE,
    Part.SEPARATOR,
    Part.CONTAINER,
)


def check(components: list[JSON], v2: bool, wrong: Violations) -> None:
    """Refuse what Discord refuses on a message."""
    if v2:
        _check_v2(components, wrong)
    else:
        wrong.count("components", components, 0, MOST_ROWS)
        for index, row in enumerate(components):
            check_row(f"components.{index}", row, wrong)
    check_ids(components, wrong)


def check_ids(components: list[JSON], wrong: Violations) -> None:
    """Refuse two components with one custom id or one number."""
    for key, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_TAKEN"),
    ):
        seen = Counter(part[key] for part in walk(components) if part.get(key))
        for path, part in _paths("components", components):
            if part.get(key) and seen[part[key]] > 1:
                seen[part[key]] = -1
            elif part.get(key) and seen[part[key]] < 0:
                wrong.add(f"{path}.{key}", code, "Component custom id cannot be duplicated")


def _paths(path: str, components: list[JSON]) -> list[tuple[str, JSON]]:
    found: list[tuple[str, JSON]] = []
    for index, part in enumerate(components):
        here = f"{path}.{index}"
        found.append((here, part))
        found += _paths(f"{here}.components", part.get("components", []))
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                found.append((f"{here}.{key}", part[key]))
    return found


def check_row(path: str, row: JSON, wrong: Violations) -> None:
    """Check one action row: up to five buttons, or one select."""
    if row.get("type") != Part.ROW:
        wrong.add(f"{path}.type", "BASE_TYPE_CHOICES", f"Value must be one of {{{int(Part.ROW)}}}.")
        return
    parts = row.get("components")
    wrong.count(f"{path}.components", parts, 1, MOST_BUTTONS)
    selects = [part for part in parts or [] if part.get("type") in SELECTS]
    if selects and len(parts or []) > 1:
        text = "The specified component exceeds the maximum width"
        wrong.add(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)
    for index, part in enumerate(parts or []):
        check_control(f"{path}.components.{index}", part, wrong)


def check_control(path: str, part: JSON, wrong: Violations) -> None:
    """Check a button or select."""
    if part.get("type") == Part.BUTTON:
        _check_button(path, part, wrong)
    elif part.get("type") in SELECTS:
        check_select(path, part, wrong)
    else:
        wrong.choice(f"{path}.type", part.get("type"), (int(Part.BUTTON), *map(int, SELECTS)))


def _check_button(path: str, button: JSON, wrong: Violations) -> None:
    style = button.get("style")
    wrong.choice(f"{path}.style", style, (1, 2, 3, 4, 5, 6))
    if button.get("label") is not None:
        wrong.length(f"{path}.label", button["label"], 0, 80)
    if not button.get("label") and not button.get("emoji") and style != PREMIUM:
        wrong.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required")
    if style == LINK:
        wrong.length(f"{path}.url", button.get("url"), 1, 512)
        if button.get("custom_id"):
            text = "A custom id and url cannot both be specified"
            wrong.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text)
    elif style == PREMIUM:
        if not button.get("sku_id"):
            wrong.add(f"{path}.sku_id", "BASE_TYPE_REQUIRED", "This field is required")
    else:
        wrong.length(f"{path}.custom_id", button.get("custom_id"), 1, 100)
        if button.get("url"):
            text = "A custom id and url cannot both be specified"
            wrong.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text)


def check_select(path: str, select: JSON, wrong: Violations) -> None:
    """Check a select of any type, on a message or in a modal."""
    wrong.length(f"{path}.custom_id", select.get("custom_id"), 1, 100)
    if select.get("placeholder") is not None:
        wrong.length(f"{path}.placeholder", select["placeholder"], 0, 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    wrong.whole(f"{path}.min_values", least, 0, MOST_OPTIONS)
    wrong.whole(f"{path}.max_values", most, 1, MOST_OPTIONS)
    if isinstance(least, int) and isinstance(most, int) and least > most:
        text = "min_values must be less than or equal to max_values"
        wrong.add(f"{path}.min_values", "SELECT_COMPONENT_MIN_VALUES_GT_MAX_VALUES", text)
    if select["type"] == Part.STRING_SELECT:
        _check_options(path, select, most, wrong)
    elif select.get("options"):
        wrong.add(f"{path}.options", "SELECT_COMPONENT_OPTIONS_UNEXPECTED", "Not a string select")


def _check_options(path: str, select: JSON, most: object, wrong: Violations) -> None:
    options = select.get("options")
    wrong.count(f"{path}.options", options, 1, MOST_OPTIONS)
    options = options if isinstance(options, list) else []
    seen: set[str] = set()
    for index, option in enumerate(options):
        here = f"{path}.options.{index}"
        wrong.length(f"{here}.label", option.get("label"), 1, 100)
        wrong.length(f"{here}.value", option.get("value"), 1, 100)
        if option.get("description") is not None:
            wrong.length(f"{here}.description", option["description"], 0, 100)
        if option.get("value") in seen:
            text = "The specified option value is already used"
            wrong.add(here, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        seen.add(option.get("value", ""))
    if isinstance(most, int) and options and most > len(options):
        text = "max_values cannot exceed the number of options"
        wrong.add(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", text)
    chosen = sum(bool(option.get("default")) for option in options)
    if isinstance(most, int) and chosen > most:
        text = "More options are selected by default than max_values allows"
        wrong.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", text)


def _check_v2(components: list[JSON], wrong: Violations) -> None:
    parts = list(walk(components))
    if len(parts) > MOST_PARTS:
        text = f"A message may hold {MOST_PARTS} components, nested ones included"
        wrong.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    written = sum(len(part.get("content") or "") for part in parts if part["type"] == Part.TEXT)
    if written > MOST_V2_TEXT:
        text = f"Must be {MOST_V2_TEXT} or fewer in total length."
        wrong.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)
    for index, part in enumerate(components):
        path = f"components.{index}"
        wrong.choice(f"{path}.type", part.get("type"), tuple(map(int, ON_TOP)))
    for path, part in _paths("components", components):
        if part.get("type") == Part.ROW:
            check_row(path, part, wrong)
        elif part.get("type") == Part.TEXT:
            wrong.length(f"{path}.content", part.get("content"), 1, MOST_V2_TEXT)
        elif part.get("type") == Part.GALLERY:
            wrong.count(f"{path}.items", part.get("items"), 1, 10)
        elif part.get("type") == Part.SECTION:
            wrong.count(f"{path}.components", part.get("components"), 1, 3)
