"""Tables, their logs and what is written with them, in memory."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from bot.store.errors import AlreadyDoneError, ConflictError, PlaceTakenError
from bot.store.memory.shelves import Shelves, forget
from bot.store.records import (
    Awaited,
    Change,
    Loaded,
    LogEntry,
    Post,
    Status,
    Table,
    Wait,
)


class MemoryTables(Shelves):
    """Heads of matches and their logs."""

    async def create(
        self, table: Table, *, posts: Iterable[Post] = (), interaction: int | None = None
    ) -> Table:
        """Keep a new table; refused when its id is known or its place is taken."""
        self._require_open()
        posts = tuple(posts)
        if table.id in self._tables:
            raise ConflictError(f"table {table.id} exists")
        self._check_place(table)
        self._check_posts(posts)
        now = self._clock()
        kept = replace(table, length=0, revision=0, created=now, updated=now)
        self._tables[table.id] = kept
        self._logs[table.id] = []
        self._snapshots[table.id] = {}
        self._keep_around(table.id, posts, interaction, now)
        return kept

    async def append(self, change: Change) -> Table:
        """Write a change whole and return the new head; refused when another writer was first."""
        match = change.before.id
        known = self._require(match)
        self._check_interaction(match, change.interaction)
        now = self._clock()
        head = change.head(now)
        if known.version != change.before.version:
            raise ConflictError(f"table {match} was changed meanwhile")
        self._check_place(head)
        self._check_posts(change.posts)
        self._tables[match] = head
        self._logs[match].extend(replace(entry, at=now) for entry in change.entries)
        if change.snapshot is not None:
            self._snapshots[match][change.snapshot.length] = change.snapshot
        self._keep_around(match, change.posts, change.interaction, now)
        for decision, seat in change.answered:
            self._drafts.pop((match, decision, seat), None)
        if change.awaited is not None:
            self._await(match, change.awaited, now)
        if change.after is not None and not head.open:
            self._forget_open_matters(match)
        return head

    def _check_interaction(self, match: str, interaction: int | None) -> None:
        if interaction is not None and (match, interaction) in self._done:
            raise AlreadyDoneError(match, interaction)

    def _check_place(self, table: Table) -> None:
        if not table.open:
            return
        for other in self._tables.values():
            if other.open and other.place == table.place and other.id != table.id:
                raise PlaceTakenError(other.id)

    def _check_posts(self, posts: Iterable[Post]) -> None:
        nonces = [post.nonce for post in posts]
        if len(set(nonces)) < len(nonces) or any(nonce in self._posts for nonce in nonces):
            raise ConflictError("a post with this nonce exists")

    def _keep_around(
        self, match: str, posts: Iterable[Post], interaction: int | None, now: datetime
    ) -> None:
        for post in posts:
            self._posts[post.nonce] = replace(post, match=match, created=now)
        if interaction is not None:
            self._done.add((match, interaction))

    def _await(self, match: str, awaited: Iterable[Awaited], now: datetime) -> None:
        before = {key: wait for key, wait in self._waits.items() if key[0] == match}
        for key in before:
            del self._waits[key]
        for owed in awaited:
            fresh = Wait(match, owed.seat, owed.decision, now, now if owed.silent else None)
            key = (match, owed.seat, owed.decision)
            self._waits[key] = before.get(key, fresh)

    def _forget_open_matters(self, match: str) -> None:
        forget(self._drafts, (key for key in self._drafts if key[0] == match))
        forget(self._waits, (key for key in self._waits if key[0] == match))
        forget(self._votes, (key for key in self._votes if key[0] == match))

    async def table(self, match: str) -> Table | None:
        """The head of one match."""
        self._require_open()
        return self._tables.get(match)

    async def table_at(self, place: int) -> Table | None:
        """The open table of a channel or thread, else the one that was there last."""
        self._require_open()
        there = [table for table in self._tables.values() if table.place == place]
        return max(there, key=lambda table: (table.open, table.updated, table.id), default=None)

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
        """Tables that fit every given condition, the last touched first."""
        self._require_open()
        wanted = None if status is None else frozenset(status)
        found = [
            table
            for table in self._tables.values()
            if (wanted is None or table.status in wanted)
            and (user is None or table.seat_of(user) is not None)
            and (guild is None or table.guild == guild)
            and (channel is None or channel in (table.channel, table.thread))
            and (untouched_since is None or table.updated < untouched_since)
        ]
        found.sort(key=lambda table: (table.updated, table.id), reverse=True)
        return tuple(found[:limit])

    async def load(self, match: str, *, length: int | None = None, whole: bool = False) -> Loaded:
        """The position after `length` entries (default: all); `whole` passes over snapshots."""
        table = self._require(match)
        stop = table.length if length is None else length
        kept = {} if whole else self._snapshots[match]
        start = max((at for at in kept if at <= stop), default=0)
        return Loaded(table, kept.get(start), tuple(self._logs[match][start:stop]))

    async def entries(
        self, match: str, start: int = 0, stop: int | None = None
    ) -> tuple[LogEntry, ...]:
        """A stretch of the log."""
        self._require(match)
        return tuple(self._logs[match][start:stop])

    async def done(self, match: str, interaction: int) -> bool:
        """Whether this interaction was carried out."""
        self._require_open()
        return (match, interaction) in self._done
