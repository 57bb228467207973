"""What the page is told: people, places, messages and commands, as one person sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import payloads
from sandbox.commands import CHAT_INPUT, offered
from sandbox.errors import JSON
from sandbox.model import Channel, Message, User
from sandbox.people.forms import Form
from sandbox.people.reply import Reply
from sandbox.rules.permissions import Permission, sending

if TYPE_CHECKING:
    from sandbox.people.actor import Actor
    from sandbox.web.attention import Attention
    from sandbox.world import World

PAGE = 50


def people(world: World, attention: Attention) -> list[JSON]:
    """Everybody the page can play, and who of them is waited for."""
    return [_person(actor, attention) for actor in world.actors]


def _person(actor: Actor, attention: Attention) -> JSON:
    user = actor.account
    call = attention.awaited(user)
    return {
        "id": str(user.id),
        "name": user.name,
        "locale": user.locale,
        "pings": sum(attention.pings(user, place) for place in attention.places(user)),
        "awaited_in": str(call.channel.id) if call else None,
    }


def places(world: World, attention: Attention, user: User) -> list[JSON]:
    """The channels in front of one person, with their marks."""
    return [_place(world, attention, user, one) for one in attention.places(user)]


def _place(world: World, attention: Attention, user: User, channel: Channel) -> JSON:
    return {
        "id": str(channel.id),
        "name": world.bot.name if channel.is_dm else channel.name,
        "kind": "dm" if channel.is_dm else "thread" if channel.is_thread else "channel",
        "topic": channel.topic or "",
        "unread": attention.unread(user, channel),
        "pings": attention.pings(user, channel),
        "writable": sending(channel) in world.permissions(user, channel),
    }


def setting(world: World, welcome: str) -> JSON:
    """What stays the same whoever looks."""
    return {
        "guild": {"id": str(world.guild.id), "name": world.guild.name},
        "bot": {"id": str(world.bot.id), "name": world.bot.name},
        "roles": {str(one.id): one.name for one in world.guild.roles.values()},
        "users": {str(one.id): one.name for one in world.users.values()},
        "welcome": welcome,
        "online": world.sessions.connected,
    }


def message(world: World, one: Message) -> JSON:
    """A message with what Discord's clients know beside it."""
    return payloads.message(world, one) | {"command": one.command}


def history(world: World, viewer: Actor, channel: Channel, before: int | None) -> JSON:
    """The newest messages somebody can read, or those before a certain one."""
    seen = [one for one in viewer.messages(channel) if before is None or one.id < before]
    shown = seen[-PAGE:]
    return {
        "messages": [message(world, one) for one in shown],
        "more": len(seen) > len(shown),
    }


def commands(world: World, user: User, channel: Channel) -> list[JSON]:
    """The slash commands offered, each subcommand on its own, named in the reader's language."""
    if Permission.USE_APPLICATION_COMMANDS not in world.permissions(user, channel):
        return []
    found: list[JSON] = []
    for command in offered(world, user, channel):
        if command.kind == CHAT_INPUT:
            found += _lines(command.body, (), user.locale)
    return found


def _lines(body: JSON, way: tuple[tuple[str, str], ...], locale: str) -> list[JSON]:
    here = (*way, (body["name"], _local(body, "name", locale)))
    options: list[JSON] = body.get("options") or []
    if any(one["type"] in (1, 2) for one in options):
        return [line for one in options for line in _lines(one, here, locale)]
    return [
        {
            "command": " ".join(name for name, _ in here),
            "shown": " ".join(shown for _, shown in here),
            "description": _local(body, "description", locale),
            "options": [_option(one, locale) for one in options],
        }
    ]


def _option(body: JSON, locale: str) -> JSON:
    kept = ("type", "name", "required", "autocomplete", "min_value", "max_value", "max_length")
    choices = body.get("choices") or []
    return {key: body[key] for key in kept if body.get(key) is not None} | {
        "shown": _local(body, "name", locale),
        "description": _local(body, "description", locale),
        "choices": [{"name": _local(c, "name", locale), "value": c["value"]} for c in choices],
    }


def _local(body: JSON, key: str, locale: str) -> str:
    words: str = (body.get(f"{key}_localizations") or {}).get(locale) or body.get(key) or ""
    return words


def reply(one: Reply) -> JSON:
    """What became of something a person did."""
    return {"outcome": one.outcome, "form": form(one.form) if one.form else None}


def form(one: Form) -> JSON:
    """A form, known by the interaction that opened it."""
    return {
        "id": str(one.opened_by.id),
        "title": one.title,
        "components": one.components,
    }
