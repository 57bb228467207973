"""The life of an interaction: three seconds to answer once, fifteen minutes to follow up."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Literal, TypedDict, Unpack

from sandbox import messages, payloads
from sandbox.attachments import LARGEST_FILE, Uploads
from sandbox.errors import JSON, ApiError, unknown
from sandbox.model import Channel, Message, MessageFlag, User
from sandbox.realm import Change, Realm

ANSWER_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0
COMMAND_MESSAGE = 20
REPLY_MESSAGE = 19


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


# -- the first answer ---------------------------------------------------------------------------


def answerable(realm: Realm, number: int, token: str) -> Interaction:
    """Find an interaction that may still get its first answer."""
    one = realm.interactions.get(token)
    if one is None or one.id != number or expired(realm, one) or one.state == "failed":
        raise unknown("Interaction")
    if one.state != "waiting":
        raise ApiError(400, 40060, "Interaction has already been acknowledged.")
    if realm.clock.now() - one.created_at > ANSWER_WITHIN:
        raise unknown("Interaction")
    return one


def expired(realm: Realm, one: Interaction) -> bool:
    """Whether its fifteen minutes are over."""
    return realm.clock.now() - one.created_at > TOKEN_LIFE


def acknowledge(
    realm: Realm, one: Interaction, answer: Answer, body: JSON, uploads: Uploads
) -> Message | None:
    """Carry out the first answer; returns the message it made or changed."""
    one.answer = answer
    made: Message | None = None
    if answer is Answer.MESSAGE:
        one.state = "answered"
        made = one.original = produce(realm, one, body, uploads)
    elif answer is Answer.DEFER_MESSAGE:
        one.state = "thinking"
        made = one.original = produce(realm, one, body, {}, loading=True)
    elif answer is Answer.DEFER_UPDATE:
        one.state, one.original = "acknowledged", one.message
    elif answer is Answer.UPDATE:
        one.state, one.original = "answered", one.message
        assert one.message is not None
        made = messages.edit(realm, one.message, body, uploads)
    elif answer is Answer.MODAL:
        one.state = "answered"
        one.modal = {**body, "components": messages.number_parts(body["components"])}
    else:
        one.state, one.choices = "answered", body.get("choices") or []
    if answer not in (Answer.DEFER_MESSAGE, Answer.DEFER_UPDATE):
        one.effects.append(made)
    tell(realm, one)
    return made


def tell(realm: Realm, one: Interaction) -> None:
    """Let watchers know that an interaction got somewhere."""
    change = Change(
        "interaction answered", one.channel.guild, one.channel, user=one.user, interaction=one
    )
    realm.emit(change)
    one.changed()


def fail(realm: Realm, one: Interaction) -> None:
    """Give up on an interaction nobody answered."""
    if one.state == "waiting":
        one.state = "failed"
        words = "This interaction failed" if one.message else "The application did not respond"
        change = Change(
            "interaction failed",
            one.channel.guild,
            one.channel,
            user=one.user,
            interaction=one,
            words=words,
        )
        realm.emit(change)
        one.changed()


def produce(
    realm: Realm,
    one: Interaction,
    body: JSON,
    uploads: Uploads,
    *,
    loading: bool = False,
    followup: bool = False,
) -> Message:
    """Post a message on behalf of an interaction."""
    hidden = bool((body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    answered = (one.original if followup else None) or (one.message if not followup else None)
    kind = REPLY_MESSAGE if answered else 0
    if one.kind is Ask.COMMAND and not followup:
        kind, answered = COMMAND_MESSAGE, None
    made = messages.post(
        realm,
        one.channel,
        realm.bot,
        {} if loading else body,
        uploads,
        reader=one.user if hidden else None,
        kind=kind,
        reply_to=answered,
        flags=int(MessageFlag.LOADING) if loading else 0,
        metadata=metadata(one),
        by_webhook=True,
    )
    one.produced.append(made)
    return made


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


# -- afterwards ---------------------------------------------------------------------------------


def followable(realm: Realm, application_id: str, token: str) -> Interaction:
    """Find an interaction whose token still opens the webhook."""
    one = realm.interactions.get(token)
    if one is None or int(application_id) != realm.bot.id:
        raise unknown("Webhook")
    if expired(realm, one):
        raise ApiError(401, 50027, "Invalid Webhook Token")
    if one.state in ("waiting", "failed"):
        raise unknown("Webhook")
    return one


def follow_up(realm: Realm, one: Interaction, body: JSON, uploads: Uploads) -> Message:
    """Post another message; the first one after a deferral takes its place."""
    if one.original is not None and one.original.loading:
        kept = {key: value for key, value in body.items() if key != "flags"}
        return revise(realm, one, one.original, kept, uploads)
    made = produce(realm, one, body, uploads, followup=True)
    one.effects.append(made)
    tell(realm, one)
    return made


def revise(
    realm: Realm, one: Interaction, message: Message, body: JSON, uploads: Uploads
) -> Message:
    """Edit a message through the token."""
    messages.edit(realm, message, body, uploads)
    if one.state == "thinking":
        one.state = "answered"
    one.effects.append(message)
    tell(realm, one)
    return message


def withdraw(realm: Realm, one: Interaction, message: Message) -> None:
    """Delete a message through the token."""
    messages.delete(realm, message)
    if one.state == "thinking":
        one.state = "answered"
    one.effects.append(None)
    tell(realm, one)


def reachable(one: Interaction, message_id: str) -> Message:
    """Find a message the token may touch: the original, or one it produced."""
    if message_id == "@original":
        message = one.original
    else:
        ours = [*one.produced, *([one.original] if one.original else [])]
        message = next((made for made in ours if str(made.id) == message_id), None)
    if message is None or message.deleted:
        raise unknown("Message")
    return message
