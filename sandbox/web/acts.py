"""What the page lets a person do; every act goes through the person's own actor."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sandbox.errors import JSON, RefusedError
from sandbox.model import SELECTS, Channel, Message, Part, Role, User
from sandbox.people.command_line import Kind, find
from sandbox.people.forms import Form
from sandbox.web import screens

if TYPE_CHECKING:
    from sandbox.people.actor import Actor
    from sandbox.people.reply import Reply
    from sandbox.world import World

Act = Callable[["Hand", JSON], Awaitable[JSON]]
ACTS: dict[str, Act] = {}
PICKED = (Kind.USER, Kind.CHANNEL, Kind.ROLE, Kind.MENTIONABLE)


class Hand:
    """One person's hand on the page: whose it is, and the forms open in front of it."""

    def __init__(self, world: World, actor: Actor) -> None:
        self.world = world
        self.actor = actor
        self.forms: dict[str, Form] = {}

    async def do(self, request: JSON) -> JSON:
        """Carry out one act; raises RefusedError where a client would not allow it."""
        act = ACTS.get(request["do"])
        if act is None:
            raise RefusedError(f"the page cannot {request['do']!r}")
        return await act(self, request)

    def channel(self, request: JSON) -> Channel:
        """The channel an act is about, if the person sees it."""
        found = self.world.channels.get(int(request["channel"]))
        if found is None or not self.actor.sees(found):
            raise RefusedError("This channel is gone.")
        return found

    def message(self, request: JSON) -> Message:
        """The message an act is about, if the person sees it."""
        found = self.channel(request).messages.get(int(request["message"]))
        if found is None or not self.actor.sees(found):
            raise RefusedError("This message is gone.")
        return found

    def answered(self, reply: Reply) -> JSON:
        """Keep the form that opened, and tell the page."""
        opened = reply.form
        if opened is not None:
            self.forms[str(opened.opened_by.id)] = opened
        return screens.reply(reply)

    def thing(self, number: object) -> User | Role | Channel:
        """Somebody or something picked by id."""
        key = int(str(number))
        found = (
            self.world.users.get(key)
            or self.world.guild.roles.get(key)
            or self.world.channels.get(key)
        )
        if found is None:
            raise RefusedError("Nobody of that name is here.")
        return found

    def picked(self, select: JSON, values: list[object]) -> list[object]:
        """The choices of a select; people, roles and channels come as ids."""
        if select["type"] == Part.STRING_SELECT or select["type"] not in SELECTS:
            return values
        return [self.thing(value) for value in values]


def act(function: Act) -> Act:
    """Enter an act into the table under its own name."""
    ACTS[function.__name__] = function
    return function


@act
async def say(hand: Hand, request: JSON) -> JSON:
    """Post a message."""
    await hand.actor.say(str(request["content"]), hand.channel(request))
    return {}


@act
async def slash(hand: Hand, request: JSON) -> JSON:
    """Run a slash command."""
    channel, command = hand.channel(request), str(request["command"])
    options = _options(hand, channel, command, request["options"])
    reply = await hand.actor.slash(
        command, channel=channel, options=options, until="acknowledgement"
    )
    return hand.answered(reply)


def _options(hand: Hand, channel: Channel, command: str, given: JSON) -> JSON:
    line = find(hand.world, hand.actor.account, channel, command)
    kinds = {option["name"]: option["type"] for option in line.options}
    return {name: _option(hand, kinds.get(name), value) for name, value in given.items()}


def _option(hand: Hand, kind: int | None, value: object) -> object:
    if kind in PICKED:
        return hand.thing(value)
    if kind == Kind.ATTACHMENT and isinstance(value, dict):
        return str(value["name"]), base64.b64decode(value["data"])
    return value


@act
async def complete(hand: Hand, request: JSON) -> JSON:
    """Ask the bot for suggestions."""
    found = await hand.actor.complete(
        str(request["command"]),
        option=str(request["option"]),
        value=str(request["value"]),
        channel=hand.channel(request),
        options=request["options"],
    )
    return {"choices": [{"name": one.name, "value": one.value} for one in found]}


@act
async def click(hand: Hand, request: JSON) -> JSON:
    """Press a button."""
    reply = await hand.actor.click(
        str(request["custom_id"]), message=hand.message(request), until="acknowledgement"
    )
    return hand.answered(reply)


@act
async def choose(hand: Hand, request: JSON) -> JSON:
    """Pick from a select."""
    message, name = hand.message(request), str(request["custom_id"])
    select = next((one.raw for one in message.selects if one.custom_id == name), None)
    if select is None:
        raise RefusedError("This menu is gone.")
    values = hand.picked(select, request["values"])
    reply = await hand.actor.choose(name, values, message=message, until="acknowledgement")
    return hand.answered(reply)


@act
async def submit(hand: Hand, request: JSON) -> JSON:
    """Send a form."""
    sheet = hand.forms.get(str(request["form"]))
    if sheet is None:
        raise RefusedError("This form is no longer open.")
    given = {
        name: hand.picked(sheet.field(name).part, value) if isinstance(value, list) else value
        for name, value in request["values"].items()
    }
    reply = await hand.actor.submit(given, form=sheet, until="acknowledgement")
    # A form that was refused or not answered stays open, so that it can be sent again.
    if not reply.failed:
        hand.forms.pop(str(request["form"]), None)
    return hand.answered(reply)


@act
async def dismiss(hand: Hand, request: JSON) -> JSON:
    """Put a private answer away."""
    hand.actor.dismiss(hand.message(request))
    return {}
