"""Custom ids: all that a press must carry, in at most 100 characters and without a secret."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from bot.components.limits import CUSTOM_ID

SEPARATOR = "|"


class Press(NamedTuple):
    """What a component means: an operation on a match, perhaps about a decision, with a value."""

    op: str
    match: str
    decision: str = ""
    mark: str = ""
    """Fingerprint of the draft under which the component was shown."""
    value: str = ""

    def write(self) -> str:
        """The custom id; a value too long for it is replaced by its fingerprint."""
        head = SEPARATOR.join((self.op, self.match, self.decision, self.mark)) + SEPARATOR
        value = self.value
        if len(head) + len(value) > CUSTOM_ID:
            value = shorten(value)
        return (head + value).rstrip(SEPARATOR)


def read(custom_id: str) -> Press | None:
    """The press written in a custom id, or nothing if it is not one of ours."""
    parts = custom_id.split(SEPARATOR, 4)
    if len(parts) < 2 or not parts[0]:
        return None
    return Press(*parts)


def shorten(value: str) -> str:
    """A stand-in for a value that does not fit a custom id."""
    return "#" + blake2b(value.encode(), digest_size=8).hexdigest()


def matches(value: str, token: str) -> bool:
    """Whether a value read from a custom id stands for this token."""
    return value in (token, shorten(token))


def fingerprint(draft: tuple[str, ...]) -> str:
    """Tells apart drafts under which the same press would mean different things."""
    if not draft:
        return "0"
    text = "\x1e".join(draft)
    return f"{len(draft)}{blake2b(text.encode(), digest_size=3).hexdigest()}"
