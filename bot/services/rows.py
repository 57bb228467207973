"""Outbox rows: what one submit owes to the channel and to each player."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.services.positions import Position
from bot.store.records import Post, Table, new_post
from engine.core.match import events_for
from engine.core.values import Event, Seat

TURN, ASK, START, OVER, NUDGE = "turn", "ask", "begun", "over", "nudge"
VOTE = "vote"


class TurnNote(msgspec.Struct, frozen=True):
    """What a row about a turn remembers; all the rest is derived from the log."""

    begin: int
    """The log length before; -1 for the start of the match."""
    pings: tuple[int, ...] = ()
    picture: bool = True
    """A phase or a turn ended: the board is shown."""


class AskNote(msgspec.Struct, frozen=True):
    """The question a private message is about."""

    decision: str
    seat: int


class VoteNote(msgspec.Struct, frozen=True):
    """Something a player proposes to the others."""

    matter: str
    user: int
    needed: int


def turn_rows(
    before: Position | None,
    after: Position,
    events: Iterable[tuple[Event, ...]],
    *,
    actor: Seat | None = None,
) -> tuple[Post, ...]:
    """One row for the channel if there is something to tell, one for each secret question."""
    fresh = _newly_owed(before, after)
    heard = {seat for seat, _, secret in fresh if not secret and seat != actor}
    public = [e for group in events for e in events_for(after.game, group, None)]
    over = not after.owed()
    rows: list[Post] = []
    if public or over or any(seat != actor for seat, _, _ in fresh):
        kind = OVER if over else TURN if before else START
        begin = before.match.length if before else -1
        note = TurnNote(begin, _users(after.table, heard), over or _turned(before, after))
        rows.append(_row(after, kind, note))
    for seat, decision, secret in fresh:
        user = after.table.players[seat].user
        if secret and user is not None:
            rows.append(_row(after, ASK, AskNote(decision, seat), user=user))
    return tuple(rows)


def _row(after: Position, kind: str, note: TurnNote | AskNote, user: int | None = None) -> Post:
    payload = msgspec.json.encode(note)
    occasion = note.decision if isinstance(note, AskNote) else ""
    length = after.match.length
    return new_post(after.table.id, length, kind, user=user, payload=payload, occasion=occasion)


def _newly_owed(before: Position | None, after: Position) -> list[tuple[Seat, str, bool]]:
    known = {(d.seat, d.id) for d in before.owed()} if before else set()
    return [(d.seat, d.id, d.secret) for d in after.owed() if (d.seat, d.id) not in known]


def _users(table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    owners = (table.players[seat].user for seat in sorted(seats))
    return tuple(user for user in owners if user is not None)


def _turned(before: Position | None, after: Position) -> bool:
    """Whether nothing asked before is still being asked: a phase or a turn has ended."""
    if before is None:
        return True
    return {d.stage for d in before.owed()}.isdisjoint(d.stage for d in after.owed())
