"""The only place where users, guilds, channels and messages become Discord's JSON."""

from __future__ import annotations

from sandbox.errors import JSON
from sandbox.ids import iso, made_at
from sandbox.model import (
    Attachment,
    Channel,
    ChannelKind,
    Guild,
    Member,
    Message,
    Role,
    User,
)
from sandbox.realm import Realm

REGULAR_REPLY = 19


def user(one: User) -> JSON:
    """Write a user."""
    payload: JSON = {
        "id": str(one.id),
        "username": one.name.lower().replace(" ", "_"),
        "global_name": None if one.bot else one.name,
        "discriminator": "0000" if one.bot else "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
    }
    return payload | {"bot": True} if one.bot else payload


def own_user(one: User) -> JSON:
    """Write the bot to itself."""
    return user(one) | {"mfa_enabled": True, "locale": one.locale, "verified": True, "email": None}


def member_alone(one: Member) -> JSON:
    """Write a membership without its user, as messages carry it."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(one.joined_at),
        "nick": one.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in sorted(one.role_ids)],
        "mute": False,
        "deaf": False,
    }


def member(one: Member) -> JSON:
    """Write a member."""
    return member_alone(one) | {"user": user(one.user)}


def role(one: Role) -> JSON:
    """Write a role."""
    payload: JSON = {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if one.managed_by is not None:
        payload["tags"] = {"bot_id": str(one.managed_by)}
    return payload


def channel(realm: Realm, one: Channel) -> JSON:
    """Write a channel of any kind."""
    payload: JSON = {
        "id": str(one.id),
        "type": int(one.kind),
        "flags": 0,
        "last_message_id": str(one.last_message_id) if one.last_message_id else None,
    }
    if one.last_pin_at is not None:
        payload["last_pin_timestamp"] = iso(one.last_pin_at)
    if one.is_dm:
        people = [user(who) for who in one.recipients if who is not realm.bot]
        return payload | {"recipients": people}
    assert one.guild is not None
    payload |= {
        "guild_id": str(one.guild.id),
        "name": one.name,
        "parent_id": str(one.parent.id) if one.parent else None,
        "rate_limit_per_user": one.slowmode,
    }
    return payload | (_thread(realm, one) if one.is_thread else _guild_channel(one))


def _guild_channel(one: Channel) -> JSON:
    return {
        "topic": one.topic,
        "position": one.position,
        "nsfw": one.nsfw,
        "permission_overwrites": [
            {
                "id": str(overwrite.id),
                "type": int(overwrite.is_member),
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for overwrite in one.overwrites.values()
        ],
    }


def _thread(realm: Realm, one: Channel) -> JSON:
    metadata: JSON = {
        "archived": one.archived,
        "archive_timestamp": iso(one.archived_at or made_at(one.id)),
        "auto_archive_duration": one.archive_after,
        "locked": one.locked,
        "create_timestamp": iso(made_at(one.id)),
    }
    if one.kind is ChannelKind.PRIVATE_THREAD:
        metadata["invitable"] = one.invitable
    payload: JSON = {
        "owner_id": str(one.owner_id),
        "thread_metadata": metadata,
        "message_count": len(one.messages),
        "member_count": len(one.thread_members),
        "total_message_sent": len(one.messages),
    }
    if realm.bot.id in one.thread_members:
        payload["member"] = thread_member(one, realm.bot)
    return payload


def thread_member(thread: Channel, who: User) -> JSON:
    """Write somebody's place in a thread."""
    return {
        "id": str(thread.id),
        "user_id": str(who.id),
        "join_timestamp": iso(thread.thread_members[who.id]),
        "flags": 1,
    }


def attachment(one: Attachment) -> JSON:
    """Write a file."""
    payload: JSON = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.data),
        "url": one.url,
        "proxy_url": one.url,
        "content_type": one.content_type,
    }
    if one.description is not None:
        payload["description"] = one.description
    if one.size is not None:
        payload |= {"width": one.size[0], "height": one.size[1]}
    return payload | {"ephemeral": True} if one.ephemeral else payload


def message(realm: Realm, one: Message, *, quoted: bool = False) -> JSON:
    """Write a message as REST answers carry it."""
    payload: JSON = {
        "id": str(one.id),
        "channel_id": str(one.channel.id),
        "type": one.kind,
        "author": user(one.author),
        "content": one.content,
        "timestamp": iso(made_at(one.id)),
        "edited_timestamp": iso(one.edited_at) if one.edited_at else None,
        "flags": one.flags | (32 if one.thread else 0),
        "tts": one.tts,
        "pinned": one.pinned_at is not None,
        "mentions": [user(who) for who in one.mentions],
        "mention_roles": [str(number) for number in one.mention_roles],
        "mention_everyone": one.mention_everyone,
        "attachments": [attachment(file) for file in one.attachments],
        "embeds": one.embeds,
        "components": one.components,
    }
    if one.author is realm.bot and one.by_webhook:
        payload |= {"application_id": str(realm.bot.id), "webhook_id": str(realm.bot.id)}
    if one.metadata is not None:
        payload["interaction_metadata"] = one.metadata
    if one.nonce is not None:
        payload["nonce"] = one.nonce
    if one.thread is not None:
        payload["thread"] = channel(realm, one.thread)
    return payload if quoted else payload | _answered(realm, one)


def _answered(realm: Realm, one: Message) -> JSON:
    if one.kind != REGULAR_REPLY:
        return {}
    answered = one.reply_to
    assert answered is not None
    reference: JSON = {
        "type": 0,
        "channel_id": str(answered.channel.id),
        "message_id": str(answered.id),
    }
    if answered.channel.guild:
        reference["guild_id"] = str(answered.channel.guild.id)
    quote = None if answered.deleted else message(realm, answered, quoted=True)
    return {"message_reference": reference, "referenced_message": quote}


def guild(realm: Realm, one: Guild) -> JSON:
    """Write a guild as REST answers carry it."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id "
        "afk_channel_id system_channel_id widget_channel_id vanity_url_code rules_channel_id "
        "safety_alerts_channel_id public_updates_channel_id incidents_data max_presences"
    )
    zeros = (
        "system_channel_flags verification_level default_message_notifications mfa_level "
        "explicit_content_filter premium_tier premium_subscription_count nsfw_level"
    )
    return {
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zeros.split(), 0),
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "region": "us-west",
        "features": [],
        "afk_timeout": 300,
        "widget_enabled": False,
        "roles": [role(each) for each in one.roles.values()],
        "emojis": [],
        "stickers": [],
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": one.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
    }


def application(realm: Realm) -> JSON:
    """Write the bot's application."""
    owner = realm.users[realm.guild.owner_id]
    return {
        "id": str(realm.bot.id),
        "name": realm.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(realm.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": sum(realm.bot.id in g.members for g in realm.guilds.values()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
