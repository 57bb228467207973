"""Interactions: what a user did, and how the bot is told of it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Literal, TypedDict, Unpack

from sandbox import payloads
from sandbox.attachments import LARGEST_FILE
from sandbox.errors import JSON
from sandbox.model import Channel, Message, User
from sandbox.realm import Change, Realm


class Ask(IntEnum):
    """What a user did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """What a bot may answer."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


State = Literal["waiting", "thinking", "acknowledged", "answered", "failed"]


@dataclass(eq=False)
class Interaction:
    """One thing a user did, and what became of it."""

    id: int
    token: str
    kind: Ask
    user: User
    channel: Channel
    data: JSON
    created_at: float
    message: Message | None = None
    command: str = ""
    trigger: Interaction | None = None
    state: State = "waiting"
    answer: Answer | None = None
    original: Message | None = None
    modal: JSON | None = None
    form_sent: bool = False
    choices: list[JSON] = field(default_factory=list)
    produced: list[Message] = field(default_factory=list)
    effects: list[Message | None] = field(default_factory=list)
    listeners: list[Callable[[], None]] = field(default_factory=list)

    def changed(self) -> None:
        """Wake whoever waits for this interaction."""
        for listener in tuple(self.listeners):
            listener()


class Origin(TypedDict, total=False):
    """What an interaction came from."""

    message: Message | None
    trigger: Interaction | None
    command: str


def begin(
    realm: Realm,
    kind: Ask,
    user: User,
    channel: Channel,
    data: JSON,
    **origin: Unpack[Origin],
) -> Interaction:
    """Start an interaction and tell the bot of it."""
    number = realm.ids.new()
    token = f"aW50ZXJhY3Rpb246{number}:{secrets.token_urlsafe(48)}".replace(":", "")
    interaction = Interaction(number, token, kind, user, channel, data, realm.clock.now(), **origin)
    realm.interactions[token] = interaction
    change = Change("interaction begun", channel.guild, channel, user=user, interaction=interaction)
    realm.emit(change)
    return interaction


def payload(realm: Realm, one: Interaction) -> JSON:
    """Write INTERACTION_CREATE."""
    body: JSON = {
        "id": str(one.id),
        "application_id": str(realm.bot.id),
        "type": int(one.kind),
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": str(one.channel.id),
        "channel": payloads.channel(realm, one.channel)
        | {"permissions": str(int(realm.permissions(one.user, one.channel)))},
        "app_permissions": str(int(realm.permissions(realm.bot, one.channel))),
        "locale": one.user.locale,
        "entitlements": [],
        "authorizing_integration_owners": _owners(one),
        "context": 1 if one.channel.is_dm else 0,
        "attachment_size_limit": LARGEST_FILE,
    }
    if one.message is not None:
        body["message"] = payloads.message(realm, one.message)
    if one.channel.guild is None:
        return body | {"user": payloads.user(one.user)}
    guild = one.channel.guild
    member = payloads.member(guild.members[one.user.id])
    member["permissions"] = str(int(realm.permissions(one.user, one.channel)))
    return body | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member,
    }


def _owners(one: Interaction) -> JSON:
    return {"0": str(one.channel.guild.id) if one.channel.guild else "0"}


def metadata(one: Interaction) -> JSON:
    """Write what a message says of the interaction that caused it."""
    body: JSON = {
        "id": str(one.id),
        "type": int(one.kind),
        "user": payloads.user(one.user),
        "authorizing_integration_owners": _owners(one),
    }
    if one.kind is Ask.COMPONENT and one.message is not None:
        body["interacted_message_id"] = str(one.message.id)
    if one.kind is Ask.MODAL and one.trigger is not None:
        body["triggering_interaction_metadata"] = metadata(one.trigger)
    return body


def callback_body(one: Interaction, made: Message | None, realm: Realm) -> JSON:
    """Write the answer to an answer, as with_response asks for it."""
    body: JSON = {"id": str(one.id), "type": int(one.kind)}
    if made is not None:
        body |= {
            "response_message_id": str(made.id),
            "response_message_loading": made.loading,
            "response_message_ephemeral": made.ephemeral,
        }
    if one.answer is Answer.DEFER_UPDATE and one.message:
        body |= {"response_message_id": str(one.message.id), "response_message_loading": False}
    whole: JSON = {"interaction": body}
    if made is not None:
        # A deferral's resource is a message too, and is typed as one.
        kind = Answer.UPDATE if one.answer is Answer.UPDATE else Answer.MESSAGE
        whole["resource"] = {"type": int(kind), "message": payloads.message(realm, made)}
    return whole
