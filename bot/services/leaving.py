"""Nobody locks a table: stand-ins by majority, taking back, abandoning, adopting."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.services.lobbies import LOBBY, Guest, Place, TakenError
from bot.services.positions import Position
from bot.services.refusals import TableError
from bot.services.rows import TURN, VOTE, TurnNote, VoteNote
from bot.services.tables import Tables, seat_at
from bot.store.errors import PlaceTakenError
from bot.store.port import Clock
from bot.store.records import Change, Status, Table, Vote, new_post
from engine.core.values import Seat

ABANDON = "abandon"
SEAT = "seat-"
PATIENCE = timedelta(hours=24)


class Poll(NamedTuple):
    """How a vote stands."""

    position: Position
    yes: int
    needed: int

    @property
    def carried(self) -> bool:
        """Whether enough agreed."""
        return self.yes >= self.needed


class Leaving:
    """Carries out what keeps a table from being held up."""

    def __init__(self, tables: Tables, clock: Clock, patience: timedelta = PATIENCE) -> None:
        self.tables = tables
        self.store = tables.store
        self.clock = clock
        self.patience = patience

    async def hand_over(self, match: str, guest: Guest, seat: int) -> Poll:
        """Vote to give an absent seat to the stand-in; a majority of the others carries it."""
        async with self.tables.turn_at(match):
            position = await self.tables.position(match)
            table = position.table
            own = seat_at(table, guest.user)
            if own == seat or table.players[seat].stand_in:
                raise TableError("hand-over-nobody")
            await self._require_patience(match, Seat(seat))
            matter = f"{SEAT}{seat}"
            votes = await self.store.cast_vote(Vote(match, matter, guest.user))
            others = _people(table) - {table.players[seat].user}
            poll = _poll(position, votes, others, len(others) // 2 + 1)
            if poll.carried:
                await self.store.clear_votes(match, matter)
                now = await self._seat(position, seat, stand_in=True, kind="handed-over")
                poll = poll._replace(position=now)
        await self._tell(poll, matter, guest)
        return poll

    async def _tell(self, poll: Poll, matter: str, guest: Guest) -> None:
        """A vote nobody hears of is a vote nobody joins: the first one is told to the table."""
        table = poll.position.table
        if not poll.carried and poll.yes == 1:
            note = msgspec.json.encode(VoteNote(matter, guest.user, poll.needed))
            occasion = f"{matter} {self.clock().timestamp()}"
            row = new_post(table.id, table.length, VOTE, payload=note, occasion=occasion)
            await self.tables.add_row(row)
        self.tables.announce(table.id)

    async def vote(self, match: str, guest: Guest, matter: str) -> Poll:
        """Agree to what somebody proposed."""
        if matter == ABANDON:
            return await self.abandon(match, guest)
        return await self.hand_over(match, guest, int(matter.removeprefix(SEAT)))

    async def _require_patience(self, match: str, seat: Seat) -> None:
        waits = [wait.since for wait in await self.store.waits(match) if wait.seat == seat]
        if not waits:
            raise TableError("hand-over-not-awaited")
        if self.clock() - min(waits) < self.patience:
            hours = int(self.patience.total_seconds() // 3600)
            raise TableError("hand-over-too-soon", hours=hours)

    async def step_aside(self, match: str, guest: Guest) -> Position:
        """Hand one's own seat to the stand-in."""
        async with self.tables.turn_at(match):
            position = await self.tables.position(match)
            seat = seat_at(position.table, guest.user)
            if position.table.players[seat].stand_in:
                raise TableError("hand-over-nobody")
            now = await self._seat(position, seat, stand_in=True, kind="stepped-aside")
        self.tables.announce(match)
        return now

    async def take_back(self, match: str, guest: Guest) -> Position:
        """Take one's seat back from the stand-in."""
        async with self.tables.turn_at(match):
            position = await self.tables.position(match)
            seat = seat_at(position.table, guest.user)
            if not position.table.players[seat].stand_in:
                raise TableError("take-back-nothing")
            now = await self._seat(position, seat, stand_in=False, kind="taken-back")
        self.tables.announce(match)
        return now

    async def _seat(self, position: Position, seat: int, *, stand_in: bool, kind: str) -> Position:
        table = position.table
        player = replace(table.players[seat], stand_in=stand_in)
        players = (*table.players[:seat], player, *table.players[seat + 1 :])
        owner = player.user or 0
        return await self.tables.reseat(
            position, replace(table, players=players), kind=kind, user=owner
        )

    async def abandon(self, match: str, guest: Guest) -> Poll:
        """Agree to end the game unfinished; everybody at the table must."""
        async with self.tables.turn_at(match):
            position = await self.tables.position(match)
            seat_at(position.table, guest.user)
            votes = await self.store.cast_vote(Vote(match, ABANDON, guest.user))
            people = _people(position.table)
            poll = _poll(position, votes, people, len(people))
            if poll.carried:
                table = position.table
                after = replace(table, status=Status.ABANDONED)
                row = new_post(match, table.length, "abandoned")
                await self.store.append(Change(table, after=after, posts=(row,)))
                self.tables.positions.forget(match)
        await self._tell(poll, ABANDON, guest)
        return poll

    async def adopt(self, match: str, guest: Guest, place: Place) -> Table:
        """Move a running table to another channel, once its own is gone."""
        async with self.tables.turn_at(match):
            table = await self.tables.require(match)
            if table.seat_of(guest.user) is None and not guest.moderator:
                raise TableError("table-not-seated")
            if not table.open:
                raise TableError(f"table-is-{table.status.value}")
            moved = replace(table, guild=place.guild, channel=place.channel, thread=place.thread)
            note = msgspec.json.encode(TurnNote(table.length))
            kind = TURN if table.seed else LOBBY
            occasion = f"adopted {table.revision + 1}"
            row = new_post(match, table.length, kind, payload=note, occasion=occasion)
            try:
                written = await self.store.append(Change(table, after=moved, posts=(row,)))
            except PlaceTakenError as taken:
                raise TakenError(taken.match) from taken
            self.tables.positions.forget(match)
        self.tables.announce(match)
        return written


def _people(table: Table) -> set[int | None]:
    """Those who play themselves."""
    return {p.user for p in table.players if p.user is not None and not p.stand_in}


def _poll(
    position: Position, votes: tuple[Vote, ...], people: set[int | None], needed: int
) -> Poll:
    yes = sum(vote.yes and vote.user in people for vote in votes)
    return Poll(position, yes, needed)
