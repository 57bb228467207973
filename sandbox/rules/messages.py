"""Limits of messages: text, embeds, files, and what may stand together."""

from __future__ import annotations

from sandbox import attachments
from sandbox.attachments import Uploads
from sandbox.errors import JSON, ApiError, UnsupportedError, Violations
from sandbox.model import Message, MessageFlag
from sandbox.rules import components, mentions

MOST_CONTENT = 2000
MOST_EMBEDS = 10
MOST_EMBED_TEXT = 6000
LONGEST_NONCE = 25
NOT_PLAYED = ("poll", "sticker_ids", "shared_client_theme", "activity")


def check(
    body: JSON,
    uploads: Uploads,
    *,
    before: Message | None = None,
    under: str = "",
    deferred: bool = False,
) -> None:
    """Refuse a message Discord would refuse; `before` is the message that is edited."""
    for key in NOT_PLAYED:
        if body.get(key):
            raise UnsupportedError(f"messages with {key!r} are not played here")
    wrong = Violations()
    flags = _flags(body, before, wrong)
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    if body.get("content") is not None:
        wrong.length("content", str(body["content"]).strip(), 0, MOST_CONTENT)
    if isinstance(body.get("nonce"), str):
        wrong.length("nonce", body["nonce"], 0, LONGEST_NONCE)
    _check_embeds(body.get("embeds") or [], wrong)
    components.check(body.get("components") or [], v2, wrong)
    attachments.check(body, uploads, before.attachments if before else [], wrong)
    mentions.check(body.get("allowed_mentions"), wrong)
    if v2:
        _check_v2_alone(body, wrong)
    whole = Violations()
    if under:
        whole.adopt(under, wrong)
    (whole if under else wrong).settle()
    if not deferred and is_empty(body, uploads, before):
        raise ApiError(400, 50006, "Cannot send an empty message")


def _flags(body: JSON, before: Message | None, wrong: Violations) -> int:
    flags = body.get("flags") or 0
    if not before:
        return int(flags)
    had = before.flags & MessageFlag.COMPONENTS_V2
    if had and "flags" in body and body["flags"] is not None and not flags & had:
        text = "The IS_COMPONENTS_V2 flag cannot be removed"
        wrong.add("flags", "MESSAGE_COMPONENTS_V2_FLAG_REMOVED", text)
    return int(flags | had)


def _check_v2_alone(body: JSON, wrong: Violations) -> None:
    for key in ("content", "embeds"):
        if body.get(key):
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            wrong.add(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)


def is_empty(body: JSON, uploads: Uploads, before: Message | None) -> bool:
    """Whether nothing would be left to see."""

    def left(key: str) -> object:
        return body.get(key, getattr(before, key, None))

    content = left("content")
    words = isinstance(content, str) and content.strip()
    return not (words or left("embeds") or left("components") or left("attachments") or uploads)


def _check_embeds(embeds: list[JSON], wrong: Violations) -> None:
    wrong.count("embeds", embeds, 0, MOST_EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        total += _check_embed(f"embeds.{index}", embed, wrong)
    if total > MOST_EMBED_TEXT:
        text = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        wrong.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", text)


def _check_embed(path: str, embed: JSON, wrong: Violations) -> int:
    texts = [
        (f"{path}.title", embed.get("title"), 256),
        (f"{path}.description", embed.get("description"), 4096),
        (f"{path}.footer.text", (embed.get("footer") or {}).get("text"), 2048),
        (f"{path}.author.name", (embed.get("author") or {}).get("name"), 256),
    ]
    fields = embed.get("fields") or []
    wrong.count(f"{path}.fields", fields, 0, 25)
    for index, field in enumerate(fields):
        for key, most in (("name", 256), ("value", 1024)):
            here = f"{path}.fields.{index}.{key}"
            wrong.length(here, field.get(key), 1, most)
            texts.append((here, field.get(key), 10**6))
    for here, value, most in texts:
        if value is not None:
            wrong.length(here, value, 0, most)
    return sum(len(value) for _, value, _ in texts if isinstance(value, str))
