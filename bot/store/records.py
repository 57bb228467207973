"""What the store keeps, as frozen values; times are aware and in UTC."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from enum import StrEnum
from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from bot.store.errors import ConflictError
from engine.core.game import Options

NEVER = datetime.fromtimestamp(0, UTC)
"""Stands where the store has not yet set a time."""

SNAPSHOT_EVERY = 50
"""A snapshot each so many entries keeps loading flat, however long the log."""


class Status(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"
    ABANDONED = "abandoned"
    FROZEN = "frozen"
    """Its replay diverged: it is kept and shown, but never advanced."""


_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""No capitals and nothing easily misread: people copy match ids."""


def new_match_id(choose: Callable[[str], str] = secrets.choice) -> str:
    """Eight characters that fit urls and custom ids."""
    return "".join(choose(_ALPHABET) for _ in range(8))


OPEN = frozenset({Status.LOBBY, Status.RUNNING, Status.FROZEN})
"""Tables that occupy their channel."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a chair; the position in `Table.players` is the seat."""

    user: int | None
    """None for a chair nobody owns: a stand-in seated in the lobby."""
    name: str
    stand_in: bool = False
    """The stand-in answers for this seat, be there an owner or not."""
    locale: str | None = None


class Table(msgspec.Struct, frozen=True):
    """The head of a match: all but its log."""

    id: str
    slug: str
    rules: int
    language: str
    channel: int
    host: int
    seats: int
    """How many chairs are offered; `players` are those taken so far."""
    guild: int | None = None
    thread: int | None = None
    status: Status = Status.LOBBY
    options: Options = ()
    seed: str = ""
    players: tuple[Player, ...] = ()
    length: int = 0
    """Entries in the log; set by the store."""
    revision: int = 0
    """Counts rewrites of this head; a rewrite of an outdated one is refused. Set by the store."""
    created: datetime = NEVER
    updated: datetime = NEVER
    """Both set by the store."""

    @property
    def version(self) -> tuple[int, int, datetime]:
        """What a writer must have seen: no two states of a head share it."""
        return self.length, self.revision, self.updated

    @property
    def place(self) -> int:
        """The channel or thread the table is played in."""
        return self.channel if self.thread is None else self.thread

    @property
    def open(self) -> bool:
        """Whether the table occupies its place."""
        return self.status in OPEN

    def seat_of(self, user: int) -> int | None:
        """The seat this person owns."""
        return next((i for i, player in enumerate(self.players) if player.user == user), None)

    def __repr__(self) -> str:
        # The seed tells every future draw: it must not reach a traceback or a log.
        return f"<table {self.id} {self.status} length {self.length}>"


class LogEntry(msgspec.Struct, frozen=True):
    """One accepted action as stored; the engine's codec reads `action`."""

    index: int
    seat: int
    action: bytes
    rules: int
    drawn: int
    digest: str
    auto: bool = False
    at: datetime = NEVER
    """Set by the store."""

    def __repr__(self) -> str:
        # Sealed bids are in `action`.
        return f"<entry {self.index} by {self.seat}>"


class Snapshot(msgspec.Struct, frozen=True):
    """A packed state after `length` entries, to start replays from."""

    length: int
    state: bytes
    drawn: int
    digest: str
    rules: int

    def __repr__(self) -> str:
        return f"<snapshot after {self.length}>"


class Loaded(msgspec.Struct, frozen=True):
    """What it takes to stand at a position: the nearest snapshot and the entries after it."""

    table: Table
    snapshot: Snapshot | None
    entries: tuple[LogEntry, ...]


class Draft(msgspec.Struct, frozen=True):
    """A half-made answer; it survives a restart."""

    match: str
    decision: str
    seat: int
    verb: str
    answers: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<draft of {self.seat} for {self.decision}>"


class PostState(StrEnum):
    """What became of an outbox row."""

    PENDING = "pending"
    SENT = "sent"
    DROPPED = "dropped"
    """Given up: its channel is gone or its reader's messages are closed."""


class Post(msgspec.Struct, frozen=True):
    """An outbox row: something that must be sent once. Make new ones with `new_post`."""

    match: str
    index: int
    """The log length it speaks of; its picture is drawn from the state there."""
    kind: str
    nonce: str
    """Unique, at most 25 characters."""
    user: int | None = None
    """The reader of a direct message; None for the table's own channel, wherever it is by then."""
    payload: bytes = b""
    state: PostState = PostState.PENDING
    channel: int | None = None
    message: int | None = None
    created: datetime = NEVER

    def __repr__(self) -> str:
        return f"<post {self.kind} of {self.match} at {self.index}, {self.state}>"


def new_post(
    match: str,
    index: int,
    kind: str,
    *,
    user: int | None = None,
    payload: bytes = b"",
    occasion: int | str = "",
) -> Post:
    """An outbox row with the nonce its identity implies; `occasion` tells apart equal ones."""
    identity = f"{match}/{index}/{kind}/{user}/{occasion}"
    nonce = blake2b(identity.encode(), digest_size=12).hexdigest()
    return Post(match, index, kind, nonce, user, payload)


class Delivery(msgspec.Struct, frozen=True):
    """What is noted about a row that went out, all of it in one breath."""

    nonce: str
    channel: int
    message: int
    role: str | None = None
    """Under which the message is to be found again, if at all."""
    pinged: tuple[int, ...] = ()
    """Seats it told that the table waits for them."""
    tidied: tuple[int, ...] = ()
    """Older messages that need not be found any more."""


class Shown(msgspec.Struct, frozen=True):
    """A message the bot must find again: a prompt, a lobby, a private table."""

    match: str
    role: str
    channel: int
    message: int
    user: int | None = None
    """The reader when it is a direct message."""
    index: int = 0
    """The log length it was made for."""


class Awaited(msgspec.Struct, frozen=True):
    """A seat that owes an answer, as the engine tells it."""

    seat: int
    decision: str
    silent: bool = False
    """Begin this wait as already pinged: its player is present anyway."""


class Wait(msgspec.Struct, frozen=True):
    """A seat the table waits for, since when, and when it was pinged."""

    match: str
    seat: int
    decision: str
    since: datetime
    pinged: datetime | None = None


class Vote(msgspec.Struct, frozen=True):
    """A person's word on a matter such as abandoning, or handing a seat over."""

    match: str
    matter: str
    user: int
    yes: bool = True
    at: datetime = NEVER


class Preference(msgspec.Struct, frozen=True):
    """What the bot remembers of a person."""

    user: int
    locale: str | None = None
    theme: str | None = None


class Change(msgspec.Struct, frozen=True):
    """All that one submit, join, start or close writes: kept whole or not at all."""

    before: Table
    """The head as last read or returned; the change is refused when it is no longer so."""
    after: Table | None = None
    """The head rewritten (`msgspec.structs.replace(before, …)`), where it changes."""
    entries: tuple[LogEntry, ...] = ()
    """Their indices continue the log without a gap, from `before.length` on."""
    posts: tuple[Post, ...] = ()
    interaction: int | None = None
    """The Discord interaction this carries out; a second time is refused."""
    snapshot: Snapshot | None = None
    answered: tuple[tuple[str, int], ...] = ()
    """(decision, seat) whose drafts are done with."""
    awaited: tuple[Awaited, ...] | None = None
    """Everybody awaited from now on: waits that go on keep their time; None leaves all as is."""

    def head(self, now: datetime) -> Table:
        """The head once this is written; refused when the entries do not continue the log."""
        length = self.before.length
        for entry in self.entries:
            if entry.index != length:
                raise ConflictError(f"the entries do not continue the log of {self.before.id}")
            length += 1
        if self.after is None:
            return replace(self.before, length=length, updated=now)
        return replace(
            self.after,
            id=self.before.id,
            length=length,
            revision=self.before.revision + 1,
            created=self.before.created,
            updated=now,
        )


def snapshot_due(before: int, after: int) -> bool:
    """Whether a log that grew from one length to another wants a snapshot at its end."""
    return before // SNAPSHOT_EVERY != after // SNAPSHOT_EVERY
