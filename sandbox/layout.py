"""Embeds and components as Discord writes them back: numbered, and with what it fills in."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.errors import JSON
from sandbox.model import SELECTS, Attachment, Message, Part, walk
from sandbox.realm import Realm

FILLED_IN: dict[int, JSON] = {
    **{int(kind): {"min_values": 1, "max_values": 1} for kind in SELECTS},
    Part.THUMBNAIL: {"description": None, "spoiler": False},
    Part.FILE: {"spoiler": False},
    Part.SEPARATOR: {"spacing": 1, "divider": True},
    Part.CONTAINER: {"accent_color": None, "spoiler": False},
}


def embed(given: JSON) -> JSON:
    """Copy an embed and add what Discord fills in."""
    made = {"type": "rich", **given}
    if made.get("fields"):
        made["fields"] = [{"inline": False, **field} for field in made["fields"]]
    return made


def number_parts(components: list[JSON]) -> list[JSON]:
    """Copy components, give each its id, and add what Discord fills in."""
    copied: list[JSON] = [_without_nulls(part) for part in components]
    taken = {part["id"] for part in walk(copied) if part.get("id")}
    free = iter(number for number in range(1, 1_000_000) if number not in taken)
    for part in walk(copied):
        if not part.get("id"):
            part["id"] = next(free)
        for key, value in FILLED_IN.get(part["type"], {}).items():
            part.setdefault(key, value)
        for item in part.get("items", []):
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
    return copied


def _without_nulls(value: JSON) -> JSON:
    def copied(inner: object) -> object:
        if isinstance(inner, list):
            return [copied(one) for one in inner]
        return _without_nulls(inner) if isinstance(inner, dict) else inner

    return {key: copied(inner) for key, inner in value.items() if inner is not None}


def show_files(realm: Realm, message: Message) -> None:
    """Turn attachment:// references into the address the file is served at."""
    files = {f"attachment://{one.filename}": one for one in message.attachments}
    for shown in message.embeds:
        for key in ("image", "thumbnail"):
            if isinstance(shown.get(key), dict):
                _resolve(shown[key], files)
    for part in walk(message.components):
        for media in _media(part):
            found = _resolve(media, files)
            media.setdefault("id", str(realm.ids.new()))
            media.setdefault("proxy_url", media["url"])
            if part["type"] == Part.FILE:
                part.setdefault("name", found.filename if found else None)
                part.setdefault("size", len(found.data) if found else None)


def _media(part: JSON) -> Iterator[JSON]:
    for holder in (part, *part.get("items", [])):
        for key in ("media", "file"):
            if isinstance(holder.get(key), dict):
                yield holder[key]


def _resolve(shown: JSON, files: dict[str, Attachment]) -> Attachment | None:
    found = files.get(shown.get("url", ""))
    if found is not None:
        shown |= {"url": found.url, "proxy_url": found.url}
        if found.size:
            shown |= {"width": found.size[0], "height": found.size[1]}
    return found
