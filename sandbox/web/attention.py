"""What each person has not read yet, and who is being waited for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandbox.interactions import Ask
from sandbox.model import Channel, ChannelKind, Message, User
from sandbox.realm import Change

if TYPE_CHECKING:
    from sandbox.world import World

SHOWN = (ChannelKind.TEXT, ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)
LINK = 5
MARKUP = str.maketrans("", "", "*_~|`\\")
ADDRESS = re.compile(r"\W*(.+?)\s*:(?:\s|$)")
"""How a line begins that turns to somebody: "Anna: …", or "▶ **Anna**, **Bruno**: …"."""


class Attention:
    """Read marks of everybody, and the last moment each was seen to answer the bot."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._read: dict[tuple[int, int], int] = {}
        self._answered: dict[int, int] = {}
        self._closed: set[int] = set()
        self._acting: tuple[User, int] | None = None
        world.subscribe(self._changed)

    # -- reading -----------------------------------------------------------------------------

    def places(self, user: User) -> list[Channel]:
        """Where somebody can look: channels and threads in order, then the talk with the bot."""
        world = self._world
        seen = [
            one
            for one in world.channels.values()
            if one.kind in SHOWN and not one.archived and user.id in world.audience(one)
        ]
        seen.sort(key=lambda one: ((one.parent or one).position, one.is_thread, one.id))
        return [*seen, world.dm_with(user)]

    def read(self, user: User, channel: Channel) -> None:
        """Note that somebody has read everything in a channel."""
        self._read[user.id, channel.id] = self._world.ids.new()

    def unread(self, user: User, channel: Channel) -> int:
        """How many messages somebody has not seen there."""
        return sum(1 for _ in self._fresh(user, channel))

    def pings(self, user: User, channel: Channel) -> int:
        """How many of them call for that person."""
        return sum(calls(one, user) for one in self._fresh(user, channel))

    def _fresh(self, user: User, channel: Channel) -> Iterator[Message]:
        return self._since(user, channel, self._read.get((user.id, channel.id), 0))

    def _since(self, user: User, channel: Channel, mark: int) -> Iterator[Message]:
        for message in reversed(channel.messages.values()):
            if message.id <= mark:
                return
            if message.author is not user and message.reader is None:
                yield message

    # -- waiting -----------------------------------------------------------------------------

    def awaited(self, user: User) -> Message | None:
        """The newest call somebody has not answered; none when nobody waits."""
        mark = self._answered.get(user.id, 0)
        found = [
            message
            for place in self.places(user)
            for message in self._since(user, place, mark)
            if self._calling(message, user)
        ]
        # Bots do not ping who has just acted, or who was pinged before: there the newest
        # question itself says whose turn it is.
        found += [one for one in self._questions(user) if user.name in self._addressed(one)]
        return max(found, key=lambda one: one.id, default=None)

    def _calling(self, message: Message, user: User) -> bool:
        if message.id in self._closed or not calls(message, user):
            return False
        # A letter that asks nothing is only news.
        return not message.channel.is_dm or pressable(message)

    def _questions(self, user: User) -> Iterator[Message]:
        """The bot's newest words with something to press, in each public place."""
        for place in self.places(user):
            posts = (one for one in reversed(place.messages.values()) if self._public(one))
            newest = next((one for one in posts if pressable(one)), None)
            if newest is not None:
                yield newest

    def _public(self, message: Message) -> bool:
        mine = message.author is self._world.bot and message.reader is None
        return mine and message.channel.guild is not None

    def _addressed(self, message: Message) -> set[str]:
        """Whom the lines of a message turn to; only a line that names nobody else counts."""
        people = {one.name.translate(MARKUP): one.name for one in self._world.users.values()}
        words = message.content
        for one in self._world.users.values():
            words = words.replace(f"<@{one.id}>", one.name)
        found: set[str] = set()
        for line in words.translate(MARKUP).splitlines():
            begun = ADDRESS.match(line)
            names = [one.strip() for one in begun[1].split(",")] if begun else []
            if all(one in people for one in names):
                found.update(people[one] for one in names)
        return found

    def _changed(self, change: Change) -> None:
        asked = change.interaction
        if change.kind == "interaction begun" and asked is not None and change.user is not None:
            if asked.kind is not Ask.AUTOCOMPLETE:
                self._acting = (change.user, asked.id)
            return
        message = change.message
        if message is None or message.author is not self._world.bot or message.loading:
            return
        if change.kind == "message edited" and not pressable(message):
            self._closed.add(message.id)
        # Opening a private panel answers nothing: only what the table sees counts as an answer.
        if self._public(message) and self._acting and change.kind.startswith("message "):
            user, moment = self._acting
            # What is asked from the press on is asked anew, by letter as well as here.
            self._answered[user.id] = moment
            self._acting = None


def calls(message: Message, user: User) -> bool:
    """Whether a message asks for somebody's attention."""
    return message.channel.is_dm or message.mention_everyone or user in message.mentions


def pressable(message: Message) -> bool:
    """Whether there is something on a message to answer with."""
    return any(not one.disabled and one.raw.get("style") != LINK for one in message.controls)
