"""Delivering outbox rows: sent once and noted, old messages tidied, the newest kept current."""

from __future__ import annotations

import logging
import secrets
from datetime import timedelta
from typing import NamedTuple

import msgspec

from bot.components.parts import Post
from bot.components.parts import Row as RowOf
from bot.services.carrying import EDITABLE, BarredError, Porter, Sent, UnreachableError
from bot.services.composing import PROMPT, Composer
from bot.services.lobbies import LOBBY
from bot.services.rows import ASK, NUDGE, OVER, START, TURN, AskNote, TurnNote
from bot.services.tables import Tables
from bot.store.errors import StoreError
from bot.store.port import Clock
from bot.store.records import Delivery, Shown, Status, Table, new_post
from bot.store.records import Post as Row

log = logging.getLogger(__name__)

NONCE_HOLDS = timedelta(minutes=2)
"""For so long Discord itself surely refuses a second message with the same nonce."""

ROLES = {TURN: PROMPT, START: PROMPT, OVER: PROMPT, LOBBY: LOBBY, ASK: ASK, NUDGE: NUDGE}


class Newest(NamedTuple):
    """The lobby or prompt of a match that is kept up to date, and the row it was sent for."""

    row: Row
    shown: Shown


class Deliverer:
    """Sends what rows say; all of it may be done twice, and is when a note of it was lost."""

    def __init__(self, tables: Tables, composer: Composer, porter: Porter, clock: Clock) -> None:
        self.tables = tables
        self.store = tables.store
        self.composer = composer
        self.porter = porter
        self.clock = clock
        self._seen: dict[str, tuple[str, tuple[RowOf, ...]]] = {}
        self._newest: dict[str, Newest] = {}

    async def deliver(self, row: Row) -> None:
        """Send a row, unless it was sent before, and note that it went out."""
        post = await self._composed(row)
        table = await self.tables.known(row.match)
        sent = await self._sent_before(table, row, post) if post else None
        if post and sent is None:
            try:
                sent = await self.porter.send(table, row, post)
                if _says_the_same(table, row):
                    self._seen[row.match] = (post.content, post.rows)
            except BarredError as error:
                if table.open or not error.gone:
                    raise
                await self._give_up(row)
                return
            except UnreachableError as error:
                log.info("unreachable", extra={"match": row.match, "why": str(error)})
                await self._give_up(row)
                return
        if sent is None:
            await self.store.drop_post(row.nonce)
            return
        await self._note(table, row, sent)

    async def _note(self, table: Table, row: Row, sent: Sent) -> None:
        """Tidy up behind a message and note that it went out.

        Noted last: who dies before does all of it again, and all of it may be done twice.
        """
        role = ROLES.get(row.kind)
        tidied = await self._tidied(table, row, role)
        delivery = Delivery(
            row.nonce, sent.channel, sent.message, role, _pinged(table, row), tidied
        )
        await self.store.mark_sent(delivery)
        if role in (PROMPT, LOBBY) and table.open:
            shown = Shown(row.match, role, sent.channel, sent.message, row.user, row.index)
            self._newest[row.match] = Newest(row, shown)

    async def _composed(self, row: Row) -> Post | None:
        try:
            return await self.composer.compose(row)
        except StoreError:
            raise
        except Exception:
            name = secrets.token_hex(3)
            log.exception("could not compose", extra={"match": row.match, "id": name})
            return self.composer.unshown(await self.tables.require(row.match), row, name)

    async def _sent_before(self, table: Table, row: Row, post: Post) -> Sent | None:
        """A row older than Discord remembers nonces may have been sent: look before sending."""
        if self.clock() - row.created < NONCE_HOLDS:
            return None
        try:
            return await self.porter.find(table, row, post)
        except UnreachableError:
            return None

    async def _give_up(self, row: Row) -> None:
        if row.kind == ASK:
            nudge = new_post(row.match, row.index, NUDGE, payload=row.payload, occasion=row.nonce)
            known = await self.store.post(nudge.nonce)
            if known is None:
                await self.tables.add_row(nudge)
        await self.store.drop_post(row.nonce)

    async def _tidied(self, table: Table, row: Row, role: str | None) -> tuple[int, ...]:
        """Old prompts lose their buttons, at any age; a table that ended loses all of them."""
        if not table.open:
            self._seen.pop(row.match, None)
            self._newest.pop(row.match, None)
            mine = await self.store.post(row.nonce)
            shown = await self.store.shown(row.match)
            old = [one for one in shown if mine is None or one.message != mine.message]
        elif role in (PROMPT, ASK, LOBBY):
            old = await self._overtaken(row, role)
        else:
            return ()
        for one in old:
            await self.porter.strip(one)
        return tuple(one.message for one in old)

    async def _overtaken(self, row: Row, role: str) -> list[Shown]:
        roles = (PROMPT, NUDGE, LOBBY) if role == PROMPT else (role,)
        return [
            one
            for one in await self.store.shown(row.match, user=row.user)
            if one.role in roles and (one.role != role or role == LOBBY or one.index < row.index)
        ]

    async def refresh(self, match: str) -> None:
        """Bring the newest lobby or prompt up to date; the latest state wins."""
        table = await self.tables.known(match)
        role = LOBBY if table.length == 0 and not table.seed else PROMPT
        newest = self._newest.get(match)
        if newest is None or newest.shown.role != role:
            newest = await self._find_newest(match, role)
        if newest is None or (role == PROMPT and table.length == newest.row.index):
            return
        post = await self.composer.compose(newest.row, fresh=True)
        if post is not None and self._seen.get(match) != (post.content, post.rows):
            if role == LOBBY and self.clock() - newest.row.created > EDITABLE:
                await self._repost(table)
            else:
                await self.porter.edit(newest.shown, post)
            self._seen[match] = (post.content, post.rows)

    async def _repost(self, table: Table) -> None:
        """A lobby too old to be edited is shown anew: who joins it must see it change."""
        row = new_post(table.id, table.length, LOBBY, occasion=table.revision)
        if table.status is Status.LOBBY and await self.store.post(row.nonce) is None:
            await self.tables.add_row(row)

    async def _find_newest(self, match: str, role: str) -> Newest | None:
        """After a start: the last message of a role; its identity tells the nonce of its row."""
        shown = await self.store.shown(match, role=role)
        if not shown:
            return None
        for kind in (LOBBY,) if role == LOBBY else (TURN, START):
            row = await self.store.post(new_post(match, shown[-1].index, kind).nonce)
            if row is not None and row.message != shown[-1].message:
                # Where a table was adopted, only the question was posted, without the news.
                bare = msgspec.json.encode(TurnNote(shown[-1].index))
                row = msgspec.structs.replace(row, payload=bare)
            if row is not None:
                return Newest(row, shown[-1])
        return None


def _says_the_same(table: Table, row: Row) -> bool:
    """Whether a row's message reads as composed even if an earlier try had come through.

    News stay what they are, but a lobby may have changed since.
    """
    unchanged = row.kind == LOBBY and table.updated == row.created
    return unchanged or row.kind in (TURN, START)


def _pinged(table: Table, row: Row) -> tuple[int, ...]:
    """Who is told by this row that the table waits, once per wait."""
    if row.kind == ASK:
        return (msgspec.json.decode(row.payload, type=AskNote).seat,)
    if row.kind in (TURN, START):
        pings = msgspec.json.decode(row.payload, type=TurnNote).pings
        return tuple(seat for user in pings if (seat := table.seat_of(user)) is not None)
    return ()
