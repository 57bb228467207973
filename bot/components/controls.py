"""The controls a question can become, as plain values.

Labels, notes, titles and placeholders fit Discord as they are. Prompts are for the message above
the controls; all words are plain, so what goes into a message is still to be escaped there.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Button(msgspec.Struct, frozen=True):
    """One press that gives an answer. Discord shows no note on a button; the message may."""

    value: str
    label: str
    note: str = ""


class Choice(msgspec.Struct, frozen=True):
    """One line of a select."""

    value: str
    label: str
    note: str = ""


class Select(msgspec.Struct, frozen=True):
    """One of at most 25 choices; the chosen value is the answer."""

    prompt: str
    placeholder: str
    choices: tuple[Choice, ...]


class Group(msgspec.Struct, frozen=True):
    """Choices that belong together; `value` is the group's place, not an answer."""

    value: str
    label: str
    select: Select


class Grouped(msgspec.Struct, frozen=True):
    """Too many choices for one select: first `first` (of the group), then the group's own."""

    prompt: str
    first: Select
    groups: tuple[Group, ...]

    def select(self, value: str) -> Select | None:
        """The second select, for the value chosen in the first."""
        return next((group.select for group in self.groups if group.value == value), None)


class Entry(msgspec.Struct, frozen=True):
    """A line, or several, to write in."""

    least: int
    most: int
    long: bool = False
    placeholder: str = ""


class Input(msgspec.Struct, frozen=True):
    """One labelled component of a modal; `name` tells it from the others when submitted."""

    name: str
    label: str
    note: str
    control: Select | Entry
    required: bool


class Modal(msgspec.Struct, frozen=True):
    """A form of one to five inputs; `opener` labels the button that opens it."""

    title: str
    opener: str
    prompt: str
    inputs: tuple[Input, ...]
    fields: int
    """How many of the asked fields it answers, from the first."""


class Buttons(msgspec.Struct, frozen=True):
    """A few answers to press; `other` opens a form for any other answer."""

    prompt: str
    buttons: tuple[Button, ...]
    other: Modal | None = None
    """Its `opener` is the label of one more button."""


class Stepper(msgspec.Struct, frozen=True):
    """A basket filled thing by thing: add, remove the last, done."""

    prompt: str
    held: tuple[str, ...]
    """The tokens in the basket so far."""
    add: Select | Grouped | None
    remove: Button | None
    """Its value is the basket without its last thing (the answer `none` when that empties it)."""
    done: Button | None
    """Its value is the finished answer."""


Plan: TypeAlias = Buttons | Select | Grouped | Modal | Stepper


class Finished(msgspec.Struct, frozen=True):
    """Nothing is left to ask: one button whose label says the whole thing."""

    label: str


class Way(msgspec.Struct, frozen=True):
    """One verb of a decision: what its button says and what comes after it."""

    verb: str
    label: str
    step: Plan | Finished
    inline: bool = False
    """Show the step's own controls at once instead of a button for the verb."""
    forms: tuple[Button, ...] = ()
    """Answers that each open a form for all the rest: shown instead of a button for the verb."""


class Panel(msgspec.Struct, frozen=True):
    """A decision as its seat sees it: the ways to answer it."""

    prompt: str
    ways: tuple[Way, ...]
