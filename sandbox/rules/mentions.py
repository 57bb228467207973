"""Whom a message mentions, within what the sender allowed."""

from __future__ import annotations

import re

from sandbox.errors import JSON, Violations
from sandbox.model import Message
from sandbox.realm import Realm
from sandbox.rules.permissions import Permission

USER = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")
MOST_LISTED = 100


def check(allowed: JSON | None, wrong: Violations) -> None:
    """Refuse lists that contradict each other."""
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        wrong.count(f"allowed_mentions.{kind}", allowed.get(kind) or [], 0, MOST_LISTED)
        if kind in parse and allowed.get(kind):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            wrong.add("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


def _wanted(found: list[str], kind: str, allowed: JSON | None) -> list[int]:
    numbers = list(dict.fromkeys(int(one) for one in found))
    if allowed is None or kind in (allowed.get("parse") or []):
        return numbers
    listed = {int(one) for one in allowed.get(kind) or []}
    return [one for one in numbers if one in listed]


def find_mentions(realm: Realm, message: Message, allowed: JSON | None) -> None:
    """Set whom the text of a message mentions."""
    users = _wanted(USER.findall(message.content), "users", allowed)
    message.mentions = [realm.users[one] for one in users if one in realm.users]
    guild = message.channel.guild
    roles = _wanted(ROLE.findall(message.content), "roles", allowed) if guild else []
    message.mention_roles = [one for one in roles if guild and one in guild.roles]
    loud = "@everyone" in message.content or "@here" in message.content
    may = Permission.MENTION_EVERYONE in realm.permissions(message.author, message.channel)
    parse = None if allowed is None else allowed.get("parse") or []
    message.mention_everyone = loud and may and (parse is None or "everyone" in parse)
    answered = message.reply_to
    called = answered is not None and (allowed is None or allowed.get("replied_user", False))
    if answered and called and answered.author not in message.mentions:
        message.mentions.append(answered.author)
