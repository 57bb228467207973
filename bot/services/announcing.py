"""Sending what the outbox holds: in order, once, and again after an outage."""

from __future__ import annotations

import asyncio
import logging
import secrets
from datetime import timedelta
from typing import NamedTuple, Protocol

import msgspec

from bot.components.parts import Post
from bot.components.parts import Row as RowOf
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
EDITABLE = timedelta(minutes=55)
"""Discord lets older messages be edited only a few times."""
LATELY = timedelta(hours=1)
"""Older messages are not edited, so there is no use in bringing them up to date."""
ALL = 1_000_000
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 300.0
LAST_WAIT = 20.0

ROLES = {TURN: PROMPT, START: PROMPT, OVER: PROMPT, LOBBY: LOBBY, ASK: ASK, NUDGE: NUDGE}


class Sent(NamedTuple):
    """Where a message went."""

    channel: int
    message: int


class Newest(NamedTuple):
    """The lobby or prompt of a match that is kept up to date, and the row it was sent for."""

    row: Row
    shown: Shown


class UnreachableError(Exception):
    """The channel is gone, forbidden, or the person's messages are closed."""


class LaterError(Exception):
    """Discord or the network failed; the same may work in a while."""


class BarredError(LaterError):
    """The table's channel is gone or closed to the bot; somebody must see to that first."""

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


class Porter(Protocol):
    """Carries messages to Discord."""

    async def send(self, table: Table, row: Row, post: Post) -> Sent:
        """Send a row's message with its nonce."""

    async def find(self, table: Table, row: Row, post: Post) -> Sent | None:
        """Look for a row's message among the newest where it would be."""

    async def strip(self, shown: Shown) -> None:
        """Take the buttons off a message; one that is gone is fine."""

    async def edit(self, shown: Shown, post: Post) -> None:
        """Show other words and controls in a message."""


class Announcer:
    """One worker per match with something to send; a slow channel holds up no other."""

    def __init__(self, tables: Tables, composer: Composer, porter: Porter, clock: Clock) -> None:
        self.tables = tables
        self.store = tables.store
        self.composer = composer
        self.porter = porter
        self.clock = clock
        self._workers: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._pausing: dict[str, asyncio.Event] = {}
        self._barred: dict[str, int | None] = {}
        """Matches that could not be told anything, and the servers they are on."""
        self._seen: dict[str, tuple[str, tuple[RowOf, ...]]] = {}
        self._newest: dict[str, Newest] = {}
        self.closing = False

    def announce(self, match: str) -> None:
        """See to the outbox of a match, soon and in the background."""
        if match in self._workers:
            self._again.add(match)
            if match in self._pausing:
                # Somebody does something: what failed before may work by now.
                self._pausing[match].set()
            return
        if not self.closing:
            task = asyncio.create_task(self._work(match), name=f"announce {match}")
            self._workers[match] = task
            task.add_done_callback(lambda _: self._worked(match))

    def _worked(self, match: str) -> None:
        self._workers.pop(match, None)
        if match in self._again:
            self._again.discard(match)
            self.announce(match)

    async def resume(self) -> None:
        """After a start: send whatever was accepted and not yet sent, and show how tables stand."""
        unsent = await self.store.pending_posts(limit=ALL)
        tables = await self.store.tables(status=(Status.LOBBY, Status.RUNNING))
        # A sealed answer or a new guest writes no row: only the edit that shows it is missing.
        touched = [table.id for table in tables if self.clock() - table.updated < LATELY]
        for match in dict.fromkeys((*(row.match for row in unsent), *touched)):
            self.announce(match)

    def let_in(self, guild: int) -> None:
        """The bot was invited or may do more on a server: what had to wait may be sent now."""
        for match in [match for match, where in self._barred.items() if where == guild]:
            self.announce(match)

    async def settled(self) -> None:
        """Wait until nothing is being sent."""
        while self._workers:
            await asyncio.wait(self._workers.values())

    async def close(self) -> None:
        """Finish what is being sent; what must wait longer is sent after the next start."""
        self.closing = True
        for woken in self._pausing.values():
            woken.set()
        try:
            await asyncio.wait_for(self.settled(), LAST_WAIT)
        except TimeoutError:
            self.abort()

    def abort(self) -> None:
        """Stop at once; nothing is lost, the outbox has it."""
        self.closing = True
        for worker in self._workers.values():
            worker.cancel()

    async def _work(self, match: str) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await self._drain(match)
            except (LaterError, StoreError) as error:
                log.warning("will send again", extra={"match": match, "why": str(error)})
                if self.closing or _hopeless(error, pause):
                    return
                await self._pause(match, pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            except Exception:
                # One broken row must not hold up the table for ever, nor any other table.
                log.exception("could not announce", extra={"match": match})
            return

    async def _pause(self, match: str, seconds: float) -> None:
        woken = self._pausing[match] = asyncio.Event()
        try:
            await asyncio.wait_for(woken.wait(), seconds)
        except TimeoutError:
            return
        finally:
            del self._pausing[match]

    async def _drain(self, match: str) -> None:
        for row in await self.store.pending_posts(match):
            await self._deliver(row)
        self._barred.pop(match, None)
        if match not in self._again:
            await self._refresh(match)

    async def _deliver(self, row: Row) -> None:
        table = await self.tables.known(row.match)
        post = await self._composed(row)
        sent = await self._sent_before(table, row, post) if post else None
        if post and sent is None:
            try:
                sent = await self.porter.send(table, row, post)
                if row.kind in (TURN, START, LOBBY):
                    self._seen[row.match] = (post.content, post.rows)
            except BarredError as error:
                if error.gone and not table.open:
                    await self._give_up(row)
                    return
                self._barred[row.match] = table.guild
                raise
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

    async def _refresh(self, match: str) -> None:
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


def _hopeless(error: Exception, pause: float) -> bool:
    """Whether to wait for somebody rather than for time: the outbox keeps what is to be sent."""
    return isinstance(error, BarredError) and (error.gone or pause >= LONGEST_PAUSE)


def _pinged(table: Table, row: Row) -> tuple[int, ...]:
    """Who is told by this row that the table waits, once per wait."""
    if row.kind == ASK:
        return (msgspec.json.decode(row.payload, type=AskNote).seat,)
    if row.kind in (TURN, START):
        pings = msgspec.json.decode(row.payload, type=TurnNote).pings
        return tuple(seat for user in pings if (seat := table.seat_of(user)) is not None)
    return ()
