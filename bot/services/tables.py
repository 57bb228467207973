"""The way of one action: lock, load, read, submit, write, release, announce."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from bot.services.positions import (
    FrozenError,
    News,
    Position,
    Positions,
    running,
    snapshot_of,
    write_entry,
)
from bot.services.refusals import NotRunningError, NotSeatedError
from bot.services.rows import turn_rows
from bot.store.errors import AlreadyDoneError, ConflictError, UnknownMatchError
from bot.store.port import Store
from bot.store.records import (
    Awaited,
    Change,
    LogEntry,
    Post,
    Snapshot,
    Status,
    Table,
    new_post,
    snapshot_due,
)
from engine.core.match import Entry, Turn, run_automatic, submit
from engine.core.values import Action, Event, RefusalError, Seat
from engine.registry import AnyGame

Announce = Callable[[str], None]
"""Called with a match whose outbox has something new."""


class Answer(NamedTuple):
    """An action read from a press or from typed words, and the question it answers."""

    action: Action
    decision: str | None = None


Read = Callable[[Position, Seat], Answer]
"""Reads an answer at the position it is given to; may refuse."""


class Done(NamedTuple):
    """What a submit led to."""

    before: Position
    after: Position
    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Tables:
    """Carries out what is done at running tables, one thing after another at each."""

    def __init__(self, store: Store, positions: Positions, announce: Announce) -> None:
        self.store = store
        self.positions = positions
        self.announce = announce
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn_at(self, match: str) -> AsyncIterator[None]:
        """Whoever comes first is served first; nobody is turned away."""
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            yield

    async def position(self, match: str) -> Position:
        """The newest position; a match whose log leads elsewhere is frozen, with a notice."""
        try:
            return await self.positions.head(match)
        except FrozenError as error:
            await self._freeze(error.table)
            raise NotRunningError("table-frozen") from error

    async def submit(self, match: str, user: int, read: Read, interaction: int) -> Done:
        """Take an answer from a person; a second delivery of it changes nothing."""
        async with self.turn_at(match):
            position = await self.position(match)
            try:
                seat = seat_at(position.table, user)
                answer = read(position, seat)
                turn = _taken(position, seat, answer)
            except RefusalError as refusal:
                # A second delivery is mostly refused, for the first has had its effect.
                if await self.store.done(match, interaction):
                    raise AlreadyDoneError(match, interaction) from refusal
                raise
            after = await self._write(position, turn, seat, answer, interaction)
        self.announce(match)
        events = tuple(event for group in turn.events for event in group)
        return Done(position, after, seat, answer.action, events)

    async def _write(
        self,
        before: Position,
        turn: Turn[Any],
        actor: Seat,
        answer: Answer,
        interaction: int,
    ) -> Position:
        after = Position(before.table, before.game, turn.match)
        change = Change(
            before.table,
            after=_ended(after),
            entries=_logged(before.game, before.match.length, turn.entries),
            posts=turn_rows(before, after, turn.events, actor=actor),
            interaction=interaction,
            snapshot=_due_snapshot(before.match.length, after),
            answered=(*_answered(before, after), *_given(answer, actor)),
            awaited=awaited(after, actor),
        )
        kept = await self._keep(change, after)
        if any(post.user is None for post in change.posts):
            events = tuple(event for group in turn.events for event in group)
            news = News(before.match.length, after.match.length, events)
            self.positions.remember(before.table.id, news)
        return kept

    async def begin(
        self,
        lobby: Table,
        after: Position,
        turn: Turn[Any],
        opening: tuple[Event, ...],
        interaction: int,
    ) -> Position:
        """Write the start of a match; the lock must be held."""
        change = Change(
            lobby,
            after=_ended(after) or after.table,
            entries=_logged(after.game, 0, turn.entries),
            posts=turn_rows(None, after, (opening, *turn.events)),
            interaction=interaction,
            snapshot=_due_snapshot(0, after),
            awaited=awaited(after, None),
        )
        return await self._keep(change, after)

    async def add_row(self, row: Post) -> None:
        """Put one more row into the outbox of a match."""
        async with self.turn_at(row.match):
            table = await self.require(row.match)
            written = await self.store.append(Change(table, posts=(row,)))
            self.positions.retable(written)
        self.announce(row.match)

    async def _keep(self, change: Change, after: Position) -> Position:
        try:
            table = await self.store.append(change)
        except ConflictError:
            # Another process wrote: what is remembered here is outdated.
            self.positions.forget(after.table.id)
            raise
        return self.positions.keep(replace(after, table=table))

    async def reseat(self, before: Position, table: Table, *, kind: str, user: int) -> Position:
        """Write a changed head; stand-ins then answer what they owe. The lock must be held."""
        now = Position(table, before.game, before.match)
        turn = run_automatic(now.game, now.match, stand_ins(table))
        after = Position(table, now.game, turn.match)
        notice = new_post(table.id, turn.match.length, kind, occasion=before.table.revision + 1)
        seat = Seat(table.seat_of(user) or 0)
        posts = turn_rows(now, after, turn.events, actor=seat) if turn.entries else ()
        change = Change(
            before.table,
            after=_ended(after) or table,
            entries=_logged(now.game, now.match.length, turn.entries),
            posts=(replace(notice, payload=msgspec.json.encode(user)), *posts),
            snapshot=_due_snapshot(now.match.length, after),
            answered=_answered(now, after),
            awaited=awaited(after, None),
        )
        return await self._keep(change, after)

    async def _freeze(self, table: Table) -> None:
        if table.status is Status.FROZEN:
            return
        frozen = replace(table, status=Status.FROZEN)
        notice = new_post(table.id, table.length, "frozen")
        await self.store.append(Change(table, after=frozen, posts=(notice,)))
        self.announce(table.id)

    async def known(self, match: str) -> Table:
        """The head of a match as it is remembered, good enough to read; writers `require` it."""
        return self.positions.table(match) or await self.require(match)

    async def require(self, match: str) -> Table:
        """The head of a match that exists."""
        table = await self.store.table(match)
        if table is None:
            raise UnknownMatchError(match)
        return table


def seat_at(table: Table, user: int) -> Seat:
    """The seat of a person in a running game; refuses strangers and finished games."""
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeatedError
    if not running(table):
        raise NotRunningError(f"table-is-{table.status.value}")
    return Seat(seat)


def _taken(position: Position, seat: Seat, answer: Answer) -> Turn[Any]:
    return submit(
        position.game,
        position.match,
        seat,
        answer.action,
        decision=answer.decision,
        stand_ins=stand_ins(position.table),
    )


def stand_ins(table: Table) -> frozenset[Seat]:
    """The seats a stand-in answers for."""
    return frozenset(Seat(i) for i, player in enumerate(table.players) if player.stand_in)


def awaited(position: Position, actor: Seat | None) -> tuple[Awaited, ...]:
    """Whom the table waits for; whoever has just acted needs no ping."""
    return tuple(
        Awaited(decision.seat, decision.id, silent=decision.seat == actor)
        for decision in position.owed()
    )


def _ended(after: Position) -> Table | None:
    return None if after.owed() else replace(after.table, status=Status.OVER)


def _logged(game: AnyGame, first: int, entries: tuple[Entry, ...]) -> tuple[LogEntry, ...]:
    return tuple(write_entry(game, first + i, entry) for i, entry in enumerate(entries))


def _due_snapshot(before: int, after: Position) -> Snapshot | None:
    due = snapshot_due(before, after.match.length)
    return snapshot_of(after) if due else None


def _given(answer: Answer, actor: Seat) -> tuple[tuple[str, int], ...]:
    """An answered question may stay open, to be answered anew; its draft is done with."""
    return ((answer.decision, int(actor)),) if answer.decision else ()


def _answered(before: Position, after: Position) -> tuple[tuple[str, int], ...]:
    """Questions that closed: their drafts are of no use any more."""
    still = {(d.id, int(d.seat)) for d in after.pending(None)}
    return tuple((d.id, int(d.seat)) for d in before.pending(None) if (d.id, d.seat) not in still)
