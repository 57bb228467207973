"""The nouns every game shares: seats, messages, actions, events and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NewType, TypeAlias

import msgspec

Seat = NewType("Seat", int)
"""A chair at the table, counted from 0; who sits there is not the engine's business."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or None for what everybody may know."""

Param: TypeAlias = "int | str | Message | tuple[Message, ...]"


class Message(msgspec.Struct, frozen=True):
    """Something to be worded later: a key and its named parameters."""

    key: str
    params: tuple[tuple[str, Param], ...] = ()

    def __iter__(self) -> Iterator[tuple[str, Param]]:
        return iter(self.params)


def say(key: str, **params: Param) -> Message:
    """Make a message from a key and keyword parameters."""
    return Message(key, tuple(params.items()))


def seat_name(seat: Seat) -> Message:
    """The message that is worded as the player's name."""
    return Message("seat", (("seat", int(seat)),))


def kebab(name: str) -> str:
    """Turn a class name into the kind used in codecs, notation and message keys."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def kind_of(cls: type[msgspec.Struct]) -> str:
    """The tag under which a class of actions or events is stored."""
    return str(cls.__struct_config__.tag)


class Action(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab, forbid_unknown_fields=True):
    """What a seat decides; one subclass per rulebook verb."""

    @property
    def verb(self) -> str:
        """The word for this kind of action in notation."""
        return kind_of(type(self))

    def answers(self) -> tuple[str, ...]:
        """The answers that build this action when given to `ask`, one per field."""
        return ()

    def __repr__(self) -> str:
        # Tracebacks and logs print this: a sealed bid must not appear there.
        return f"<{self.verb}>"


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=kebab, forbid_unknown_fields=True):
    """What happened; one subclass per consequence, in the past tense."""

    @property
    def kind(self) -> str:
        """The word for this kind of event in message keys."""
        return kind_of(type(self))

    def __repr__(self) -> str:
        return f"<{self.kind}>"


class RefusalError(Exception):
    """An action was refused and nothing changed; `message` says why and names the bound."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class MalformedError(RefusalError):
    """The words are not an action of this game."""


class NotPendingError(RefusalError):
    """The seat is not asked for this, or the game is over."""


class StaleError(RefusalError):
    """The question this answers is closed."""


class IllegalError(RefusalError):
    """Well formed and in time, but against the rules here."""
