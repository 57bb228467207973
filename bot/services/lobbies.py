"""Tables before the start: open, join, leave, settle, start, close."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from bot.services.positions import Position
from bot.services.refusals import TableError
from bot.services.tables import Tables, stand_ins
from bot.store.errors import ConflictError, PlaceTakenError
from bot.store.records import Change, Player, Status, Table, new_match_id, new_post
from engine.core.game import settle
from engine.core.match import run_automatic, start

LOBBY = "lobby"
TRIES = 5


class Guest(NamedTuple):
    """A person at the door: who, how called, in which language, with which powers here."""

    user: int
    name: str
    locale: str
    moderator: bool = False


class Place(NamedTuple):
    """Where a table stands."""

    guild: int | None
    channel: int
    thread: int | None = None


def draw_seed() -> str:
    """A seed nobody can guess."""
    return f"h1:{secrets.token_hex(16)}"


class Lobbies:
    """Carries out what is done before a game begins."""

    def __init__(self, tables: Tables, seeds: Callable[[], str] = draw_seed) -> None:
        self.tables = tables
        self.store = tables.store
        self._seeds = seeds

    async def open(
        self, guest: Guest, place: Place, slug: str, language: str, seats: int | None, key: int
    ) -> Table:
        """Open a table with its host seated; refused where another one is open."""
        game = self.tables.positions.games.get(slug)
        if game is None:
            raise TableError("lobby-no-game", offender=slug)
        low, high = game.meta.seats.start, game.meta.seats.stop - 1
        if seats is not None and seats not in game.meta.seats:
            raise TableError("refuse-seats", seats=seats, least=low, most=high)
        player = Player(guest.user, guest.name, locale=guest.locale)
        table = Table(
            id="",
            slug=slug,
            rules=game.meta.rules_version,
            language=language,
            channel=place.channel,
            host=guest.user,
            seats=seats or high,
            guild=place.guild,
            thread=place.thread,
            options=settle(game.meta, {}),
            players=(player,),
        )
        made = await self._create(table, key)
        self.tables.announce(made.id)
        return made

    async def _create(self, table: Table, key: int) -> Table:
        for _ in range(TRIES):
            named = replace(table, id=new_match_id())
            try:
                row = new_post(named.id, 0, LOBBY)
                return await self.store.create(named, posts=(row,), interaction=key)
            except PlaceTakenError as taken:
                raise TakenError(taken.match) from taken
            except ConflictError:
                continue
        raise ConflictError("no free match id was found")

    async def join(self, match: str, guest: Guest) -> Table:
        """Take the first free chair."""

        def joined(table: Table) -> Table:
            if table.seat_of(guest.user) is not None:
                raise TableError("lobby-already-in")
            if len(table.players) >= table.seats:
                raise TableError("lobby-full", seats=table.seats)
            player = Player(guest.user, guest.name, locale=guest.locale)
            return replace(table, players=(*table.players, player))

        return await self._rewrite(match, joined)

    async def leave(self, match: str, guest: Guest) -> Table:
        """Give the chair up; a host who leaves hands the table to the next."""

        def left(table: Table) -> Table:
            seat = table.seat_of(guest.user)
            if seat is None:
                raise TableError("table-not-seated")
            players = table.players[:seat] + table.players[seat + 1 :]
            people = [player.user for player in players if player.user is not None]
            if not people:
                return replace(table, players=players, status=Status.CLOSED)
            host = table.host if table.host in people else people[0]
            return replace(table, players=players, host=host)

        return await self._rewrite(match, left)

    async def add_stand_in(self, match: str, guest: Guest, name: str) -> Table:
        """Give a free chair to a stand-in."""

        def added(table: Table) -> Table:
            _require_free_chair(table, guest)
            return _with_stand_in(table, name)

        return await self._rewrite(match, added)

    async def fill(self, match: str, guest: Guest, name: str) -> Table:
        """Give every free chair to a stand-in."""

        def filled(table: Table) -> Table:
            _require_free_chair(table, guest)
            while len(table.players) < table.seats:
                table = _with_stand_in(table, name)
            return table

        return await self._rewrite(match, filled)

    async def remove_stand_in(self, match: str, guest: Guest) -> Table:
        """Send the last stand-in away."""

        def removed(table: Table) -> Table:
            _require_host(table, guest)
            places = [i for i, player in enumerate(table.players) if player.user is None]
            if not places:
                raise TableError("lobby-no-stand-in")
            last = places[-1]
            return replace(table, players=table.players[:last] + table.players[last + 1 :])

        return await self._rewrite(match, removed)

    async def set(self, match: str, guest: Guest, name: str, choice: str) -> Table:
        """Settle something before the start."""

        def changed(table: Table) -> Table:
            _require_host(table, guest)
            meta = self.tables.positions.game(table).meta
            return replace(table, options=settle(meta, {**dict(table.options), name: choice}))

        return await self._rewrite(match, changed)

    async def close(self, match: str, guest: Guest) -> Table:
        """Close a lobby, or as a moderator a running game, which is kept."""

        def closed(table: Table) -> Table:
            if table.status is Status.LOBBY:
                _require_host(table, guest)
            elif not table.open:
                raise TableError(f"table-is-{table.status.value}")
            elif not guest.moderator:
                raise TableError("close-moderators")
            return replace(table, status=Status.CLOSED)

        kind = "closed"
        return await self._rewrite(match, closed, lobby=False, notice=kind)

    async def expire(self, match: str) -> Table:
        """Close a lobby nobody started, with a notice."""
        return await self._rewrite(
            match, lambda table: replace(table, status=Status.CLOSED), notice="expired"
        )

    async def _rewrite(
        self,
        match: str,
        change: Callable[[Table], Table],
        *,
        lobby: bool = True,
        notice: str | None = None,
    ) -> Table:
        async with self.tables.turn_at(match):
            table = await self.tables.require(match)
            if lobby and table.status is not Status.LOBBY:
                raise TableError(f"table-is-{table.status.value}")
            after = change(table)
            rows = (new_post(match, table.length, notice),) if notice else ()
            written = await self.store.append(Change(table, after=after, posts=rows))
            self.tables.positions.forget(match)
        self.tables.announce(match)
        return written

    async def start(self, match: str, guest: Guest, interaction: int) -> Position:
        """Begin the game with those at the table."""
        async with self.tables.turn_at(match):
            table = await self.tables.require(match)
            if table.status is not Status.LOBBY:
                raise TableError(f"table-is-{table.status.value}")
            _require_host(table, guest)
            position = await self._begin(table, interaction)
        self.tables.announce(match)
        return position

    async def _begin(self, table: Table, interaction: int) -> Position:
        game = self.tables.positions.game(table)
        seats, seed = len(table.players), self._seeds()
        if seats not in game.meta.seats:
            low, high = game.meta.seats.start, game.meta.seats.stop - 1
            raise TableError("refuse-seats", seats=seats, least=low, most=high)
        began = replace(
            table, seats=seats, seed=seed, status=Status.RUNNING, rules=game.meta.rules_version
        )
        match, opening = start(game, seats, table.options, seed)
        turn = run_automatic(game, match, stand_ins(began))
        after = Position(began, game, turn.match)
        return await self.tables.begin(table, after, turn, opening, interaction)


class TakenError(TableError):
    """Another table stands there; the person is shown the way to it."""

    def __init__(self, match: str) -> None:
        super().__init__("lobby-taken")
        self.match = match


def _require_host(table: Table, guest: Guest) -> None:
    if guest.user != table.host and not guest.moderator:
        raise TableError("lobby-host-only")


def _require_free_chair(table: Table, guest: Guest) -> None:
    _require_host(table, guest)
    if len(table.players) >= table.seats:
        raise TableError("lobby-full", seats=table.seats)


def _with_stand_in(table: Table, name: str) -> Table:
    """The table with one more stand-in, under the first number that is free."""
    taken = {player.name for player in table.players}
    named = next(one for n in count(1) if (one := f"{name} {n}") not in taken)
    return replace(table, players=(*table.players, Player(None, named, stand_in=True)))
