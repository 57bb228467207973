"""The store as the rest of the bot knows it; adapters are `memory` and `sqlite`.

Every write is durable when its call returns. A refused write raises one of `bot.store.errors`
and leaves nothing behind. Adapters stamp times with the clock they were given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Protocol, TypeAlias

from bot.store.records import (
    Change,
    Delivery,
    Draft,
    Loaded,
    LogEntry,
    Post,
    Preference,
    Shown,
    Status,
    Table,
    Vote,
    Wait,
)

Clock: TypeAlias = Callable[[], datetime]
"""Tells the time, aware and in UTC; the store reads no other."""


class Tables(Protocol):
    """Heads of matches and their logs."""

    async def create(
        self, table: Table, *, posts: Iterable[Post] = (), interaction: int | None = None
    ) -> Table:
        """Keep a new table; refused when its id is known or its place is taken.

        An id comes from `new_match_id`; on a plain `ConflictError` draw another.
        """

    async def append(self, change: Change) -> Table:
        """Write a change whole and return the new head; refused when another writer was first.

        A table that is no longer open forgets its drafts, waits and votes.
        """

    async def table(self, match: str) -> Table | None:
        """The head of one match."""

    async def table_at(self, place: int) -> Table | None:
        """The open table of a channel or thread, else the one that was there last."""

    async def tables(
        self,
        *,
        status: Iterable[Status] | None = None,
        user: int | None = None,
        guild: int | None = None,
        channel: int | None = None,
        untouched_since: datetime | None = None,
        limit: int = 1000,
    ) -> tuple[Table, ...]:
        """Tables that fit every given condition, the last touched first.

        `user` owns a seat there; `channel` is the table's channel or thread; `untouched_since`
        leaves out what was written at that moment or later.
        """

    async def load(self, match: str, *, length: int | None = None, whole: bool = False) -> Loaded:
        """The position after `length` entries (default: all); `whole` passes over snapshots."""

    async def entries(
        self, match: str, start: int = 0, stop: int | None = None
    ) -> tuple[LogEntry, ...]:
        """A stretch of the log."""

    async def done(self, match: str, interaction: int) -> bool:
        """Whether this interaction was carried out."""


class Drafts(Protocol):
    """Half-made answers."""

    async def draft(self, match: str, decision: str, seat: int) -> Draft | None:
        """What this seat has answered so far."""

    async def save_draft(self, draft: Draft) -> None:
        """Keep a half-made answer, in place of an earlier one to the same question."""

    async def drop_drafts(
        self, match: str, *, decision: str | None = None, seat: int | None = None
    ) -> None:
        """Forget the drafts of a match, or only those of a decision or seat."""


class Outbox(Protocol):
    """What must be sent once, and the messages to find again."""

    async def pending_posts(
        self, match: str | None = None, *, limit: int = 1000
    ) -> tuple[Post, ...]:
        """Rows not yet sent, in the order they were written."""

    async def post(self, nonce: str) -> Post | None:
        """One row, whatever became of it."""

    async def mark_sent(self, delivery: Delivery) -> None:
        """Note where a row went and what that led to."""

    async def drop_post(self, nonce: str) -> None:
        """Give a row up."""

    async def shown(
        self, match: str, *, role: str | None = None, user: int | None = None
    ) -> tuple[Shown, ...]:
        """Remembered messages, the oldest first: all but the last of a role are to be tidied."""


class People(Protocol):
    """Who is awaited, who voted, what each likes."""

    async def waits(self, match: str) -> tuple[Wait, ...]:
        """Who is awaited at this table, the longest first."""

    async def waits_for(self, user: int) -> tuple[Wait, ...]:
        """Where this person is awaited in running games, the longest first."""

    async def waits_since(self, before: datetime) -> tuple[Wait, ...]:
        """Waits in running games that began before a moment, the longest first."""

    async def unpinged(self) -> tuple[Wait, ...]:
        """Waits in running games nobody was pinged for, the longest first."""

    async def cast_vote(self, vote: Vote) -> tuple[Vote, ...]:
        """Keep a vote in place of an earlier one; return all on that matter."""

    async def votes(self, match: str, matter: str | None = None) -> tuple[Vote, ...]:
        """The votes of a match, the earliest first."""

    async def clear_votes(self, match: str, matter: str | None = None) -> None:
        """Forget the votes of a match or on one matter."""

    async def preference(self, user: int) -> Preference:
        """What is remembered of a person; empty when nothing is."""

    async def save_preference(
        self, user: int, *, locale: str | None = None, theme: str | None = None
    ) -> None:
        """Remember what is given and keep the rest."""


class Store(Tables, Drafts, Outbox, People, Protocol):
    """Everything the bot keeps."""

    async def close(self) -> None:
        """Finish what was accepted, then refuse everything else."""
