"""What was put in front of everybody at one table, up to ids and times."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from hashlib import blake2b

from sandbox import Actor, Channel, Message, World
from sandbox.people.journal import describe_modal
from sandbox.realm import Change

SNOWFLAKE = re.compile(r"\d{17,20}")
NEWEST = 3
"""Messages looked at whenever the table rests; older ones no longer change."""
NOTICES = ("This panel was out of date", "⌛")
"""Said to somebody who presses what an unanswered press has already changed."""


class Witness:
    """Notes every post in order, and everything else that each person was ever shown."""

    def __init__(self, world: World, channel: Channel, people: list[Actor]) -> None:
        self.channel = channel
        self.people = people
        self.match = ""
        self.rests: defaultdict[int, set[tuple[str, ...]]] = defaultdict(set)
        """How the channel stood whenever everything was sent, by log length."""
        self._posts: list[tuple[str, str]] = []
        self._shown: defaultdict[str, set[str]] = defaultdict(set)
        self._words: dict[int, str] = {}
        self._names = {str(one.id): one.name for one in people} | {str(channel.id): "TABLE"}
        self._places = {world.dm_with(one.account): one.name for one in people}
        self._places[channel] = "TABLE"
        world.subscribe(self._changed)

    def move(self, channel: Channel) -> None:
        """The table goes on elsewhere: what is seen there is seen at the table."""
        self.channel = channel
        self._places[channel] = "TABLE"
        self._names[str(channel.id)] = "TABLE"

    @property
    def posts(self) -> dict[str, list[str]]:
        """What was posted in the channel and to each person, in order."""
        places: defaultdict[str, list[str]] = defaultdict(list)
        for place, text in self._posts:
            places[place].append(self._nameless(text))
        return dict(places)

    @property
    def shown(self) -> dict[str, set[str]]:
        """All private answers, forms and changed messages a person has read."""
        return {who: {self._nameless(text) for text in texts} for who, texts in self._shown.items()}

    def standing(self) -> list[str]:
        """The channel as it is to be read now."""
        messages = [one for one in self.channel.messages.values() if not one.ephemeral]
        return [self._nameless(picture_of(one)) for one in messages]

    def rest(self, length: int) -> None:
        """Note how the newest messages are to be read while nothing happens."""
        self.rests[length].add(tuple(self.standing()[-NEWEST:]))

    def _changed(self, change: Change) -> None:
        message, place = change.message, self._places.get(change.channel)  # type: ignore[arg-type]
        if place is None:
            return
        if change.kind == "interaction answered" and change.interaction and change.user:
            modal = change.interaction.modal
            if modal is not None:
                self._shown[change.user.name].add(describe_modal(modal))
        if message is None or message.loading or message.deleted:
            return
        stripped = not message.components and self._words.get(message.id) == message.content
        self._words[message.id] = message.content
        if stripped:
            # A letter whose answer went unconfirmed loses its buttons under its first words.
            return
        if change.kind == "message sent" and not message.ephemeral:
            self._posts.append((place, picture_of(message)))
        elif change.kind in ("message sent", "message edited"):
            readers = [message.reader.name] if message.reader else self._readers(place)
            for reader in readers:
                self._shown[reader].add(picture_of(message))

    def _readers(self, place: str) -> list[str]:
        return [one.name for one in self.people] if place == "TABLE" else [place]

    def _nameless(self, text: str) -> str:
        text = text.replace(self.match, "MATCH") if self.match else text
        return SNOWFLAKE.sub(lambda found: self._names.get(found[0], "ID"), text)


def picture_of(message: Message) -> str:
    """A message in every byte a reader gets: words, controls, files."""
    files = [
        (f.filename, f.description, blake2b(f.data, digest_size=8).hexdigest())
        for f in message.attachments
    ]
    parts = json.dumps([message.components, files], ensure_ascii=False, default=str)
    return f"{message.content}\n{parts}"


def differences(stormy: Witness, calm: Witness) -> list[str]:
    """Where a table that went through a storm was not like the one that did not."""
    return [
        *missing_or_doubled(stormy, calm),
        *resting_otherwise(stormy, calm),
        *only_in_storm(stormy, calm),
    ]


def missing_or_doubled(stormy: Witness, calm: Witness) -> list[str]:
    """Where the posts differ, as they came and as they stand."""
    found: list[str] = []
    for place in sorted({*calm.posts, *stormy.posts}):
        found += _apart(f"posts to {place}", stormy.posts.get(place, []), calm.posts.get(place, []))
    return found + _apart("the channel at the end", stormy.standing(), calm.standing())


def resting_otherwise(stormy: Witness, calm: Witness) -> list[str]:
    """Where the channel, with nothing left to send, did not show what the record says."""
    both = sorted({*stormy.rests} & {*calm.rests})
    return [
        f"at rest after {length}: {stood}\n  without: {calm.rests[length]}"
        for length in both
        for stood in stormy.rests[length] - calm.rests[length]
    ]


def only_in_storm(stormy: Witness, calm: Witness, excused: tuple[str, ...] = ()) -> list[str]:
    """What somebody was shown that is shown to nobody without a storm."""
    found: list[str] = []
    for who, texts in stormy.shown.items():
        known = calm.shown.get(who, set())
        # Pressed in a letter whose answer went unconfirmed, a question comes without a line above.
        known = known | {text.partition("\n")[2] for text in known}
        strange = {t for t in texts - known if not t.startswith(excused)}
        found += [
            f"only with kills {who} was shown: {t}" for t in strange if _noticeless(t) not in known
        ]
    return found


def _noticeless(text: str) -> str:
    """A notice may stand above anything, but excuses nothing of what stands below it."""
    return text.partition("\n")[2] if text.startswith(NOTICES) else text


def _apart(what: str, stormy: list[str], calm: list[str]) -> list[str]:
    if stormy == calm:
        return []
    pairs = zip(stormy, calm, strict=False)
    ends = min(len(stormy), len(calm))
    at = next((i for i, (one, other) in enumerate(pairs) if one != other), ends)
    return [
        f"{what}: {len(stormy)} with kills, {len(calm)} without, first different: number {at}\n"
        f"  with kills: {stormy[at : at + 1]}\n  without: {calm[at : at + 1]}"
    ]
