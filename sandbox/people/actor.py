"""Somebody with a Discord client, driven by a test, a load run or a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, Unpack

from sandbox import answers, interactions, messages
from sandbox.attachments import Upload
from sandbox.errors import JSON, RefusedError
from sandbox.interactions import Ask, Interaction, Origin
from sandbox.model import Channel, ChannelKind, Control, Message, Part, User
from sandbox.people import command_line
from sandbox.people.forms import Form, pick
from sandbox.people.reply import Choice, Reply
from sandbox.people.waiting import PATIENCE, settled, until
from sandbox.realm import Change
from sandbox.rules.permissions import Permission, sending

if TYPE_CHECKING:
    from sandbox.world import World

Until = Literal["answer", "acknowledgement"]
LINK = 5
LONGEST_MESSAGE = 2000


class Room:
    """A channel as one person sees it."""

    def __init__(self, viewer: Actor, channel: Channel) -> None:
        self.viewer = viewer
        self.channel = channel

    @property
    def messages(self) -> list[Message]:
        """What is to be read there, oldest first."""
        return self.viewer.messages(self.channel)

    @property
    def last(self) -> Message:
        """The newest message."""
        if not self.messages:
            raise LookupError(f"{self.viewer.name} sees nothing in {self.channel}")
        return self.messages[-1]


class Actor:
    """A user who types, clicks, chooses and reads, within what a client allows."""

    def __init__(self, world: World, account: User) -> None:
        self.world = world
        self.account = account
        self.form: Form | None = None
        self._place: Channel | None = None

    @property
    def name(self) -> str:
        """The user's name."""
        return self.account.name

    @property
    def id(self) -> int:
        """The user's id."""
        return self.account.id

    @property
    def mention(self) -> str:
        """The user as text mentions him."""
        return f"<@{self.account.id}>"

    def __repr__(self) -> str:
        return f"<Actor {self.name}>"

    # -- reading -----------------------------------------------------------------------------

    def sees(self, thing: Message | Channel) -> bool:
        """Whether a message or channel is in front of this user."""
        if isinstance(thing, Message):
            return self.world.sees(self.account, thing)
        return self.account.id in self.world.audience(thing) and thing.id in self.world.channels

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """What this user can read, oldest first, private answers included."""
        places = [channel] if channel else [c for c in self.world.channels.values() if self.sees(c)]
        found = [one for place in places for one in place.messages.values() if self.sees(one)]
        return sorted(found, key=lambda one: one.id)

    @property
    def inbox(self) -> list[Message]:
        """The conversation with the bot."""
        return self.messages(self.world.dm_with(self.account))

    async def dm(self) -> Room:
        """Open the conversation with the bot."""
        self._place = self.world.dm_with(self.account)
        return Room(self, self._place)

    async def wait_for(
        self,
        wanted: Callable[[Message], bool],
        timeout: float = PATIENCE,
        *,
        channel: Channel | None = None,
    ) -> Message:
        """Wait for a message this user can read; one that is there already counts."""

        def look() -> Message | None:
            return next((one for one in reversed(self.messages(channel)) if wanted(one)), None)

        return await until(self.world, look, timeout)

    # -- doing -------------------------------------------------------------------------------

    async def say(
        self, content: str, channel: Channel | None = None, *files: tuple[str, bytes]
    ) -> Message:
        """Post a message."""
        place = self._at(channel)
        if sending(place) not in self.world.permissions(self.account, place):
            raise RefusedError(f"{self.name} may not write in {place}")
        if not (content.strip() or files) or len(content) > LONGEST_MESSAGE:
            raise RefusedError(f"a message takes 1 to {LONGEST_MESSAGE} characters")
        uploads = {
            str(index): Upload(str(index), name, data, "application/octet-stream")
            for index, (name, data) in enumerate(files)
        }
        return messages.post(self.world, place, self.account, {"content": content}, uploads)

    async def slash(
        self,
        command: str,
        *,
        channel: Channel | None = None,
        options: Mapping[str, object] | None = None,
        until: Until = "answer",
        **named: object,
    ) -> Reply:
        """Run a slash command; subcommands after spaces, options by name."""
        place = self._at(channel)
        line = self._line(command, place)
        given = {**(options or {}), **named}
        filled = command_line.fill(self.world, self.account, place, line, given)
        words = " ".join(f"{name}:{value}" for name, value in given.items())
        self._act(place, f"/{command} {words}".strip())
        return await self._ask(Ask.COMMAND, place, line.data(filled), until, command=command)

    async def complete(
        self,
        command: str,
        *,
        option: str,
        value: str = "",
        channel: Channel | None = None,
        options: Mapping[str, object] | None = None,
        **so_far: object,
    ) -> list[Choice]:
        """Type into an option and read what is suggested."""
        place = self._at(channel)
        line = self._line(command, place)
        data = command_line.half_typed(
            line, self.account, {**(options or {}), **so_far}, option, value
        )
        reply = await self._ask(Ask.AUTOCOMPLETE, place, data, "answer")
        return [self._choice(row) for row in reply.interaction.choices]

    def _choice(self, row: JSON) -> Choice:
        local = (row.get("name_localizations") or {}).get(self.account.locale)
        return Choice(local or row["name"], row["value"])

    async def click(
        self,
        what: str,
        *,
        message: Message | None = None,
        channel: Channel | None = None,
        until: Until = "answer",
    ) -> Reply:
        """Press a button, found by label or custom id on the newest message that has it."""
        source, button = self._find(what, message, channel, buttons=True)
        if button.raw.get("style") == LINK:
            raise RefusedError(f"[{button.label}] is a link")
        self._act(source.channel, f"clicks [{button.label}]")
        data = {
            "custom_id": button.custom_id,
            "component_type": int(Part.BUTTON),
            "id": button.raw["id"],
        }
        return await self._ask(Ask.COMPONENT, source.channel, data, until, message=source)

    async def choose(
        self,
        what: str,
        values: Sequence[object] | str,
        *,
        message: Message | None = None,
        channel: Channel | None = None,
        until: Until = "answer",
    ) -> Reply:
        """Pick from a select, found by placeholder or custom id; options by value or label."""
        source, select = self._find(what, message, channel, buttons=False)
        resolved: JSON = {}
        name = select.label or select.custom_id
        items = [values] if isinstance(values, str) else list(values)
        picked = pick(self.world, source.channel, select.raw, items, name, resolved)
        self._act(source.channel, f"chooses {picked} in ▾ {name}")
        data: JSON = {
            "custom_id": select.custom_id,
            "component_type": int(select.kind),
            "id": select.raw["id"],
            "values": picked,
        }
        data |= {"resolved": resolved} if resolved else {}
        return await self._ask(Ask.COMPONENT, source.channel, data, until, message=source)

    async def submit(
        self,
        values: Mapping[str, object] | None = None,
        *,
        form: Form | None = None,
        until: Until = "answer",
    ) -> Reply:
        """Fill in and send the form that is open; fields by label or custom id."""
        sheet = form or self.form
        if sheet is None:
            raise RefusedError(f"no form is open in front of {self.name}")
        origin = sheet.opened_by
        self._may_send(sheet)
        data, resolved = sheet.fill(self.world, origin.channel, values or {})
        data |= {"resolved": resolved} if resolved else {}
        origin.form_sent = True
        self._act(origin.channel, f"submits {sheet.title!r}: {dict(values or {})}")
        reply = await self._ask(
            Ask.MODAL, origin.channel, data, until, message=origin.message, trigger=origin
        )
        # A form nobody answered stays open, and may be sent again.
        origin.form_sent = not reply.failed
        if origin.form_sent and self.form is not None and self.form.opened_by is origin:
            self.form = None
        return reply

    def _may_send(self, sheet: Form) -> None:
        origin = sheet.opened_by
        if origin.user is not self.account:
            raise RefusedError(f"{sheet.title!r} is open in front of {origin.user.name}")
        if origin.form_sent:
            raise RefusedError(f"{sheet.title!r} was sent already")
        if not self.sees(origin.channel):
            raise RefusedError(f"{self.name} cannot see {origin.channel}")

    def dismiss(self, message: Message) -> None:
        """Dismiss a private answer."""
        if not message.ephemeral or not self.sees(message):
            raise RefusedError("only one's own private answers can be dismissed")
        messages.delete(self.world, message)

    # -- how it is done ----------------------------------------------------------------------

    def _at(self, channel: Channel | None) -> Channel:
        place = channel or self._place or self._only_channel()
        if not self.sees(place):
            raise RefusedError(f"{self.name} cannot see {place}")
        self._place = place
        return place

    def _only_channel(self) -> Channel:
        text = [c for c in self.world.guild.channels.values() if c.kind is ChannelKind.TEXT]
        if len(text) != 1:
            raise RefusedError("say in which channel")
        return text[0]

    def _line(self, command: str, place: Channel) -> command_line.Line:
        has = self.world.permissions(self.account, place)
        if Permission.USE_APPLICATION_COMMANDS not in has:
            raise RefusedError(f"{self.name} may not use commands in {place}")
        return command_line.find(self.world, self.account, place, command)

    def _find(
        self, what: str, message: Message | None, channel: Channel | None, *, buttons: bool
    ) -> tuple[Message, Control]:
        if message is not None and not self.sees(message):
            raise RefusedError(f"{self.name} does not see that message")
        seen = [message] if message is not None else list(reversed(self.messages(channel)))
        for one in seen:
            for control in one.buttons if buttons else one.selects:
                if what in (control.label, control.custom_id, control.raw.get("label")):
                    if control.disabled:
                        raise RefusedError(f"{what!r} is disabled")
                    return one, control
        there = ", ".join(c.label or c.custom_id for one in seen[:5] for c in one.controls)
        raise RefusedError(f"{self.name} sees no {what!r}; there are: {there or 'no controls'}")

    def _act(self, place: Channel, words: str) -> None:
        change = Change(
            "action", place.guild, place, user=self.account, words=f"> {self.name} {words}"
        )
        self.world.emit(change)

    async def _ask(
        self, kind: Ask, place: Channel, data: JSON, until: Until, **more: Unpack[Origin]
    ) -> Reply:
        one = interactions.begin(self.world, kind, self.account, place, data, **more)
        if not self.world.sessions.waiting:
            answers.fail(self.world, one)
        await settled(self.world, one, lambda: _done(one, until))
        reply = Reply(self.world, one, read=int(until == "answer"))
        if reply.form is not None:
            self.form = reply.form
        return reply


def _done(one: Interaction, until: Until) -> bool:
    if until == "acknowledgement":
        return one.state not in ("waiting", "failed")
    return bool(one.effects)
