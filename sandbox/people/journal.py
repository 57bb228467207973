"""What was put in front of whom, in order, as plain text."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from sandbox.errors import JSON
from sandbox.model import Channel, Control, Message, Part, User, walk
from sandbox.realm import Change, Realm

KEPT = 50_000
SEEN = {
    "message sent": "",
    "message edited": " (edited)",
    "message deleted": " (deleted)",
}


@dataclass(frozen=True)
class Entry:
    """One thing that some people saw."""

    at: float
    place: str
    text: str
    audience: frozenset[int]


class Journal:
    """Remembers every delivery together with its audience at that moment."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm
        self.entries: deque[Entry] = deque(maxlen=KEPT)
        realm.subscribe(self._changed)

    def transcript(self, viewer: User) -> str:
        """Write down what one person saw."""
        seen = [entry for entry in self.entries if viewer.id in entry.audience]
        return "\n".join(f"{_time(entry.at)} {entry.place} {entry.text}" for entry in seen)

    def _changed(self, change: Change) -> None:
        if change.channel is None:
            return
        if change.message is not None and change.kind in SEEN:
            self._note(change.channel, _heard(change), self._audience(change.message))
        elif change.kind == "messages deleted":
            text = f"{len(change.messages)} messages deleted"
            self._note(change.channel, text, self._realm.audience(change.channel))
        elif change.kind in ("action", "interaction failed") and change.user is not None:
            self._note(change.channel, change.words, frozenset((change.user.id,)))
        elif change.kind == "interaction answered" and change.interaction is not None:
            modal = change.interaction.modal
            if modal is not None and change.user is not None:
                self._note(change.channel, describe_modal(modal), frozenset((change.user.id,)))

    def _audience(self, message: Message) -> frozenset[int]:
        if message.reader is not None:
            return frozenset((message.reader.id,))
        return self._realm.audience(message.channel)

    def _note(self, channel: Channel, text: str, audience: frozenset[int]) -> None:
        place = "[DM]" if channel.is_dm else f"[#{channel.name}]"
        self.entries.append(Entry(self._realm.clock.now(), place, text, audience))


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%H:%M:%S")


def _heard(change: Change) -> str:
    message = change.message
    assert message is not None
    note = SEEN[change.kind] + (" (only you see this)" if message.ephemeral else "")
    if change.kind == "message deleted":
        return f"{message.author.name}{note}: {message.content}"
    return f"{message.author.name}{note}: {describe(message)}"


def describe(message: Message) -> str:
    """Write a message the way its reader takes it in: text, pictures by their words, controls."""
    lines = ["… is thinking" if message.loading else message.content]
    for embed in message.embeds:
        lines += [f"    | {line}" for line in _embed(embed)]
    for file in message.attachments:
        lines.append(f"    📎 {file.filename}: {file.description or '(no alt text)'}")
    lines += [f"    {part['content']}" for part in walk(message.components) if "content" in part]
    lines += _controls(message)
    return "\n".join(lines)


def _embed(embed: JSON) -> Iterator[str]:
    for key in ("title", "description"):
        if embed.get(key):
            yield from embed[key].splitlines()
    for field in embed.get("fields", []):
        yield f"{field['name']}: {field['value']}"
    if embed.get("footer"):
        yield embed["footer"]["text"]


def _controls(message: Message) -> Iterator[str]:
    buttons = [_button(one) for one in message.buttons]
    if buttons:
        yield f"    {' '.join(buttons)}"
    for select in message.selects:
        labels = ", ".join(option["label"] for option in select.options)
        shut = " (disabled)" if select.disabled else ""
        yield f"    ▾ {select.label or select.custom_id}{shut}: {labels}"


def _button(one: Control) -> str:
    return f"[{one.label}{' (disabled)' if one.disabled else ''}]"


def describe_modal(modal: JSON) -> str:
    """Write a form the way it opens."""
    lines = [f"a form opens: {modal['title']}"]
    for part in walk(modal["components"]):
        if part["type"] in (Part.LABEL, Part.TEXT_INPUT) and part.get("label"):
            note = f" ({part['description']})" if part.get("description") else ""
            lines.append(f"    {part['label']}{note}")
        elif part["type"] == Part.STRING_SELECT:
            lines.append(f"    ▾ {', '.join(option['label'] for option in part['options'])}")
        elif "content" in part:
            lines.append(f"    {part['content']}")
    return "\n".join(lines)
