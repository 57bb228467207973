"""What Discord allows, as numbers, and how words are made to fit."""

from __future__ import annotations

MESSAGE = 2000
ROWS = 5
ROW_BUTTONS = 5
BUTTON_LABEL = 80
CUSTOM_ID = 100

SELECT_OPTIONS = 25
OPTION_LABEL = 100
OPTION_VALUE = 100
OPTION_NOTE = 100
PLACEHOLDER = 150

MODAL_TITLE = 45
MODAL_INPUTS = 5
INPUT_LABEL = 45
INPUT_NOTE = 100
ENTRY_LENGTH = 4000
ENTRY_PLACEHOLDER = 100

COMPLETIONS = 25
COMPLETION = 100

ALT_TEXT = 1024
NONCE = 25
COMMAND_NAME = 32
COMMAND_NOTE = 100

CONTROL_ROWS = ROWS - 1
"""Rows for a question's own controls; the last is kept for Back and the like."""


def size(text: str) -> int:
    """How long Discord may count a text: an emoji is two units to its clients."""
    return len(text.encode("utf-16-le")) // 2


def fit(text: str, most: int, tail: str = "") -> str:
    """The text if it fits, else its beginning and an ellipsis; the tail is always kept."""
    if size(text + tail) <= most:
        return text + tail
    room = most - size(tail) - 1
    while size(text) > room:
        text = text[: min(len(text) - 1, room)]
    return text.rstrip() + "…" + tail
