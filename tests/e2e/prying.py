"""Somebody who tries everything to learn what is not for him, and all that he was shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from hashlib import sha256

from sandbox import Actor, Channel, Form, Message, Reply
from tests.e2e.players import newest_prompt
from tests.e2e.scenes import button

CANARY = "31337"
"""An amount nobody can have: it is refused, and must be nowhere but with who typed it."""
LOOKS = ("status", "log", "text", "board", "rules", "export", "hand")
TIME = re.compile(r"^\d\d:\d\d:\d\d ", re.MULTILINE)


async def pry(actor: Actor, place: Channel, match: str, verbs: Iterable[str]) -> list[str]:
    """Look at everything, open the panel, try each verb; what came of it, without ids."""
    found = [raw(await actor.slash(f"game {look}", channel=place)) for look in LOOKS]
    prompt = newest_prompt(actor, place)
    found.append(raw(await actor.click(button(prompt, "o|"), message=prompt)))
    for verb in verbs:
        for typed in (f"{verb} ", verb[:1]):
            offers = await actor.complete("play", option="move", value=typed, channel=place)
            found.append(json.dumps([(offer.name, offer.value) for offer in offers]))
        reply = await actor.slash("play", channel=place, move=f"{verb} {CANARY} {CANARY}")
        assert not reply.content.startswith("✅"), reply.content
        found.append(raw(reply))
    return [nameless(text, match) for text in found]


def seen(actor: Actor, match: str, before: int) -> str:
    """All an actor reads, and all that was delivered since, without ids and times."""
    since = TIME.sub("", actor.world.transcript(actor)[before:])
    # Before the secret exists, a letter and an edit of the lobby may come in either order.
    text = "\n".join([since, *sorted(nameless(_raw(m), match) for m in actor.messages())])
    return nameless(text, match)


def raw(reply: Reply) -> str:
    """All that a reply shows."""
    assert reply.outcome in ("form", "message", "update"), reply
    if reply.form is not None:
        return _fields(reply.form)
    assert reply.ephemeral
    return "\n".join(map(_raw, reply.messages))


def _raw(message: Message) -> str:
    files = [(f.filename, f.description, sha256(f.data).hexdigest()) for f in message.attachments]
    return json.dumps([message.content, message.components, files], default=str)


def _fields(form: Form) -> str:
    shown = [(one.label, one.description, one.options) for one in form.fields]
    return json.dumps([form.custom_id, shown], default=str)


def nameless(text: str, match: str) -> str:
    return re.sub(r"\d{17,20}|<t:\d+", "ID", text.replace(match, "MATCH"))
