"""Rows to records and back; each column list and its reader stand together."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, TypeAlias

import msgspec

from bot.store.records import (
    Draft,
    LogEntry,
    Player,
    Post,
    PostState,
    Shown,
    Snapshot,
    Status,
    Table,
    Vote,
    Wait,
)
from engine.core.game import Options

Row: TypeAlias = Sequence[Any]

_EPOCH = datetime.fromtimestamp(0, UTC)
_TICK = timedelta(microseconds=1)
_options = msgspec.json.Decoder(Options)
_answers = msgspec.json.Decoder(tuple[str, ...])

MATCH = (
    "id, slug, rules, language, channel, host, seats, guild, thread, status, options, seed, created"
)
PROGRESS = "length, revision, updated"
HEAD = f"{MATCH}, {PROGRESS}"
PLAYER = "user, name, stand_in, locale"
ENTRY = "position, seat, action, rules, drawn, digest, auto, at"
SNAPSHOT = "length, state, drawn, digest, rules"
DRAFT = "match, decision, seat, verb, answers"
POST = "match, position, kind, nonce, user, payload, state, channel, message, created"
SHOWN = "match, role, channel, message, user, position"
WAIT = "match, seat, decision, since, pinged"
VOTE = "match, matter, user, yes, at"


# Rows written with every action hold plain numbers, text and bytearrays, which are bound at once;
# any other type is first asked, at length, whether it adapts itself: that doubles a row's cost.


def marks(columns: str) -> str:
    """As many question marks as there are columns."""
    return ", ".join("?" * len(columns.split(",")))


def to_ticks(moment: datetime) -> int:
    """Microseconds since 1970, exactly."""
    return (moment - _EPOCH) // _TICK


def from_ticks(ticks: int) -> datetime:
    """The moment so many microseconds after 1970."""
    return _EPOCH + ticks * _TICK


def _maybe(ticks: int | None) -> datetime | None:
    return None if ticks is None else from_ticks(ticks)


def to_json(value: object) -> str:
    """Tuples of words as readable text."""
    return msgspec.json.encode(value).decode()


def match_values(table: Table) -> Row:
    """The values of `MATCH`."""
    return (
        table.id,
        table.slug,
        table.rules,
        table.language,
        table.channel,
        table.host,
        table.seats,
        table.guild,
        table.thread,
        table.status,
        to_json(table.options),
        table.seed,
        to_ticks(table.created),
    )


def progress_values(table: Table) -> tuple[int, int, int]:
    """The values of `PROGRESS`."""
    return table.length, table.revision, to_ticks(table.updated)


def read_table(row: Row, players: tuple[Player, ...]) -> Table:
    """A head and its players."""
    *plain, status, options, seed, created, length, revision, updated = row
    plain += (Status(status), _options.decode(options), seed, players, length, revision)
    plain += (from_ticks(created), from_ticks(updated))
    return Table(*plain)


def player_values(match: str, seat: int, player: Player) -> Row:
    """The values of `match, seat` and `PLAYER`."""
    return match, seat, player.user, player.name, player.stand_in, player.locale


def read_player(row: Row) -> Player:
    """Who sits on a chair."""
    user, name, stand_in, locale = row
    return Player(user, name, bool(stand_in), locale)


def entry_values(match: str, entry: LogEntry, ticks: int) -> Row:
    """The values of `match` and `ENTRY`."""
    return (
        match,
        entry.index,
        entry.seat,
        bytearray(entry.action),
        entry.rules,
        entry.drawn,
        entry.digest,
        int(entry.auto),
        ticks,
    )


def read_entry(row: Row) -> LogEntry:
    """One accepted action."""
    *plain, auto, at = row
    plain += (bool(auto), from_ticks(at))
    return LogEntry(*plain)


def snapshot_values(match: str, snapshot: Snapshot) -> Row:
    """The values of `match` and `SNAPSHOT`."""
    return match, *msgspec.structs.astuple(snapshot)


def read_snapshot(row: Row) -> Snapshot:
    """A packed state."""
    return Snapshot(*row)


def draft_values(draft: Draft) -> Row:
    """The values of `DRAFT`."""
    return draft.match, draft.decision, draft.seat, draft.verb, to_json(draft.answers)


def read_draft(row: Row) -> Draft:
    """A half-made answer."""
    match, decision, seat, verb, answers = row
    return Draft(match, decision, seat, verb, _answers.decode(answers))


def post_values(match: str, post: Post, ticks: int) -> Row:
    """The values of `POST` for a new row."""
    return (
        match,
        post.index,
        post.kind,
        post.nonce,
        post.user,
        bytearray(post.payload),
        post.state.value,
        post.channel,
        post.message,
        ticks,
    )


def read_post(row: Row) -> Post:
    """An outbox row."""
    *plain, state, channel, message, created = row
    plain += (PostState(state), channel, message, from_ticks(created))
    return Post(*plain)


def read_shown(row: Row) -> Shown:
    """A message to find again."""
    return Shown(*row)


def read_wait(row: Row) -> Wait:
    """A seat that is awaited."""
    match, seat, decision, since, pinged = row
    return Wait(match, seat, decision, from_ticks(since), _maybe(pinged))


def vote_values(vote: Vote) -> Row:
    """The values of `VOTE`."""
    return vote.match, vote.matter, vote.user, vote.yes, to_ticks(vote.at)


def read_vote(row: Row) -> Vote:
    """A person's word on a matter."""
    match, matter, user, yes, at = row
    return Vote(match, matter, user, bool(yes), from_ticks(at))
