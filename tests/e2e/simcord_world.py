"""People and a bot on simcord's Discord, to be used as those of the sandbox are."""

from __future__ import annotations

import functools
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, cast

import discord
from simcord import (
    ChannelHandle,
    Env,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    UserHandle,
    run,
)

from bot.client import Comptoir
from bot.services.house import House, now
from sandbox import Actor, Channel
from tests.e2e.running import Bots, cut_off, furnished

LABEL = 18
LAST_WORDS = 4000
IDLE = 0.002


class Control(NamedTuple):
    """A button, or a select with its options."""

    custom_id: str
    label: str
    disabled: bool
    options: list[dict[str, Any]]
    required: bool = True
    description: str = ""


def _control(part: Mapping[str, Any], around: Mapping[str, Any]) -> Control:
    return Control(
        part.get("custom_id", ""),
        part.get("label") or around.get("label") or "",
        bool(part.get("disabled")),
        list(part.get("options") or ()),
        bool(part.get("required", True)),
        around.get("description") or "",
    )


class Shown:
    """A message as a person sees it at this moment."""

    def __init__(self, told: discord.Message | ResponseMessage) -> None:
        message = told.message if isinstance(told, ResponseMessage) else told
        self.original = told
        self.content: str = message.content
        self.ephemeral: bool = message.flags.ephemeral
        self.private = self.ephemeral or message.guild is None
        self.direct = message.guild is None
        rows: list[Any] = [row.to_dict() for row in message.components]
        parts = [part for row in rows for part in row["components"]]
        self.controls = [_control(part, {}) for part in parts]
        self.buttons = [control for control in self.controls if not control.options]
        self.selects = [control for control in self.controls if control.options]
        self.attachments = message.attachments


class Form(NamedTuple):
    """A form that opened."""

    fields: list[Control]
    result: InteractionResult
    direct: bool


class Answered:
    """What came of an interaction."""

    def __init__(self, result: InteractionResult, *, direct: bool) -> None:
        self.form: Form | None = None
        if result.modal is not None:
            labels = [one for one in result.modal["components"] if one["type"] == LABEL]
            fields = [_control(label["component"], label) for label in labels]
            self.form, self.outcome = Form(fields, result, direct), "form"
            return
        assert result.response is not None, f"{result} has no answer"
        self.outcome = "message"
        self.message = Shown(result.response)
        self.content = self.message.content
        self.ephemeral = self.message.ephemeral


class Person:
    """Presses, chooses, fills in and types on simcord."""

    def __init__(self, member: MemberActor) -> None:
        self.member = member
        self.name: str = member.name
        self.mention: str = member.mention
        self._form: Form | None = None

    def messages(self, channel: ChannelHandle) -> list[Shown]:
        """What this person sees in a channel."""
        return [Shown(message) for message in channel.history(viewer=self.member)]

    @property
    def inbox(self) -> list[Shown]:
        """The direct messages."""
        return [Shown(message) for message in self.member.user.dm_channel.history()]

    async def wait_for(self, wanted: Callable[[Shown], bool], *, channel: ChannelHandle) -> Shown:
        """simcord lets the bot finish after each action: what is awaited must be there."""
        return next(one for one in reversed(self.messages(channel)) if wanted(one))

    async def slash(self, command: str, *, channel: ChannelHandle, **options: str) -> Answered:
        return self._answered(await self.member.slash(channel, command, **options), direct=False)

    async def click(self, custom_id: str, *, message: Shown) -> Answered:
        by = self._at(message.direct)
        result = await by.click(message.original, custom_id=custom_id)
        return self._answered(result, direct=message.direct)

    async def choose(self, custom_id: str, values: Iterable[str], *, message: Shown) -> Answered:
        by = self._at(message.direct)
        result = await by.select(message.original, list(values), custom_id=custom_id)
        return self._answered(result, direct=message.direct)

    async def submit(self, values: Mapping[str, str], form: Form | None = None) -> Answered:
        filled = form or self._form
        assert filled is not None
        selects = {field.custom_id for field in filled.fields if field.options}
        given = {key: [value] if key in selects else value for key, value in values.items()}
        result = await self._at(filled.direct).submit_modal(filled.result, given)
        return self._answered(result, direct=filled.direct)

    def _at(self, direct: bool) -> MemberActor | UserHandle:
        return self.member.user if direct else self.member

    def _answered(self, result: InteractionResult, *, direct: bool) -> Answered:
        answered = Answered(result, direct=direct)
        self._form = answered.form
        return answered


class SimcordBots:
    """One bot after the other on simcord's world and the same database."""

    env: Env

    def __init__(self, database: Path, *, pictures: bool) -> None:
        self.database = database
        self.pictures = pictures
        self.seeds = (f"h1:e2e/{number}" for number in count())
        self.bot: Comptoir | None = None

    @property
    def house(self) -> House:
        assert self.bot is not None
        return self.bot.house

    async def start(self, *, pictures: bool) -> None:
        """Another bot takes over on the same database."""
        self.pictures = pictures
        await self.env.restart_bot(await self.furnished())

    async def furnished(self) -> Comptoir:
        """A new bot, not yet connected."""
        self.bot = await furnished(self.database, now, self.seeds, pictures=self.pictures)
        return self.bot

    async def kill(self) -> None:
        """As a power cut does; simcord closes no bot, and an open store keeps a thread alive."""
        if self.bot is not None:
            await cut_off(self.house)
        self.bot = None


@asynccontextmanager
async def on_simcord(
    database: Path, names: Iterable[str], *, pictures: bool
) -> AsyncIterator[tuple[Bots, list[Actor], Channel]]:
    """A bot, people and a channel, under the names by which scenes know them."""
    bots = SimcordBots(database, pictures=pictures)
    try:
        async with run(await bots.furnished()) as bots.env:
            # simcord looks whether the bot is done 20 times a second: half the test is that wait.
            settle = functools.partial(bots.env._settle_internal, idle=IDLE)
            setattr(bots.env, "_settle_internal", settle)  # noqa: B010 - a method, says mypy
            guild = bots.env.create_guild()
            people = [Person(guild.add_member(bots.env.create_user(name))) for name in names]
            tavern = guild.create_text_channel("tavern")
            try:
                yield cast(Bots, bots), cast("list[Actor]", people), cast(Channel, tavern)
            except BaseException as error:
                error.add_note(bots.env.transcript()[-LAST_WORDS:])
                raise
    finally:
        await bots.kill()
