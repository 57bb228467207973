"""Answering: once within three seconds, then for fifteen minutes through the token."""

from __future__ import annotations

from sandbox import layout, messages
from sandbox.attachments import Uploads
from sandbox.errors import JSON, ApiError, unknown
from sandbox.interactions import Answer, Ask, Interaction, metadata
from sandbox.model import Message, MessageFlag
from sandbox.realm import Change, Realm

ANSWER_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0
COMMAND_MESSAGE = 20
REPLY_MESSAGE = 19

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
        one.modal = {**body, "components": layout.number_parts(body["components"])}
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
        command="" if followup else one.command,
    )
    one.produced.append(made)
    return made


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
