"""Messages before they become Discord's: text, rows of components, modals, a picture."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec


class Style(Enum):
    """What a button's colour says."""

    MAIN = "primary"
    PLAIN = "secondary"
    GO = "success"
    STOP = "danger"


class Button(msgspec.Struct, frozen=True):
    """A button; its label says what it does."""

    id: str
    label: str
    style: Style = Style.PLAIN
    emoji: str | None = None
    disabled: bool = False


class Choice(msgspec.Struct, frozen=True):
    """One line of a select."""

    value: str
    label: str
    note: str | None = None
    chosen: bool = False


class Select(msgspec.Struct, frozen=True):
    """A menu of at most 25 choices."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


Row: TypeAlias = tuple[Button, ...] | Select


class Input(msgspec.Struct, frozen=True):
    """One labelled place in a modal: a line to type in, or a menu where there are choices."""

    id: str
    label: str
    note: str | None = None
    placeholder: str | None = None
    value: str | None = None
    most: int = 100
    required: bool = True
    long: bool = False
    choices: tuple[Choice, ...] = ()


class Modal(msgspec.Struct, frozen=True):
    """A form that opens over the chat."""

    id: str
    title: str
    inputs: tuple[Input, ...]


class Picture(msgspec.Struct, frozen=True):
    """A file to show, with the words for those who do not see it."""

    name: str
    data: bytes
    alt: str


class Post(msgspec.Struct, frozen=True):
    """A message: what it says, what can be pressed, what is shown, who is pinged."""

    content: str
    rows: tuple[Row, ...] = ()
    files: tuple[Picture, ...] = ()
    pings: tuple[int, ...] = ()
