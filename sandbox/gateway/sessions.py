"""Gateway sessions: what was sent, what can be replayed, who is connected."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Protocol

from sandbox import payloads
from sandbox.errors import JSON
from sandbox.faults import Faults
from sandbox.gateway.events import Event, events, guild_create
from sandbox.gateway.intents import Intent
from sandbox.realm import Change, Realm

RESUME_WINDOW = 90.0
REPLAY_AT_MOST = 5000
# A held-back event is let go after this long even if nothing follows it.
HOLD_BACK = 0.1


class Line(Protocol):
    """One live connection."""

    def send(self, frame: JSON) -> None:
        """Queue a frame."""

    def hang_up(self, code: int | None) -> None:
        """Close with a code, or without a word."""


@dataclass(eq=False)
class Session:
    """What one IDENTIFY began."""

    id: str
    intents: int
    line: Line | None = None
    sequence: int = 0
    sent: deque[JSON] = field(default_factory=lambda: deque(maxlen=REPLAY_AT_MOST))
    lost_at: float = 0.0
    replayable: bool = True

    def dispatch(self, name: str, data: JSON) -> None:
        """Number an event, remember it, send it if anybody listens."""
        self.sequence += 1
        frame: JSON = {"op": 0, "t": name, "s": self.sequence, "d": data}
        self.sent.append(frame)
        if self.line is not None:
            self.line.send(frame)


class Sessions:
    """All sessions of the bot."""

    def __init__(self, realm: Realm, faults: Faults) -> None:
        self._realm = realm
        self._faults = faults
        self._all: dict[str, Session] = {}
        self._held: list[Event] = []
        realm.subscribe(self._changed)

    @property
    def connected(self) -> bool:
        """Whether a bot is listening right now."""
        return any(session.line is not None for session in self._all.values())

    @property
    def waiting(self) -> bool:
        """Whether a bot listens, or may still come back and resume."""
        self._forget_lost()
        return bool(self._all)

    def _forget_lost(self) -> None:
        oldest = self._realm.clock.now() - RESUME_WINDOW
        for session in list(self._all.values()):
            if session.line is None and session.lost_at < oldest:
                del self._all[session.id]

    # -- beginning and coming back -----------------------------------------------------------

    def identify(
        self, line: Line, intents: int, resume_url: str, shard: list[int] | None
    ) -> Session:
        """Begin a session: READY, then every guild."""
        # A bot that identifies anew was restarted: what its old session missed is lost.
        for old in [one for one in self._all.values() if one.line is None]:
            del self._all[old.id]
        session = Session(secrets.token_hex(16), intents, line)
        self._all[session.id] = session
        realm = self._realm
        entered = [guild for guild in realm.guilds.values() if realm.bot.id in guild.members]
        ready: JSON = {
            "v": 10,
            "user": payloads.own_user(realm.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in entered],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": resume_url,
            "application": {"id": str(realm.bot.id), "flags": 0},
            "private_channels": [],
            "presences": [],
            "relationships": [],
            "user_settings": {},
            "geo_ordered_rtc_regions": [],
            "_trace": [],
        }
        session.dispatch("READY", ready | ({"shard": shard} if shard else {}))
        if intents & Intent.GUILDS:
            for guild in entered:
                session.dispatch("GUILD_CREATE", guild_create(realm, guild, intents))
        realm.emit(Change("bot connected", user=realm.bot))
        return session

    def resume(self, line: Line, session_id: str, sequence: int) -> Session | None:
        """Come back and hear what was missed; None when it cannot be replayed."""
        self._forget_lost()
        session = self._all.get(session_id)
        if session is None or not session.replayable or sequence > session.sequence:
            return None
        missed = [frame for frame in session.sent if frame["s"] > sequence]
        if len(missed) < session.sequence - sequence:
            return None
        session.line = line
        for frame in missed:
            line.send(frame)
        session.dispatch("RESUMED", {"_trace": []})
        self._realm.emit(Change("bot connected", user=self._realm.bot))
        return session

    def lost(self, session: Session, line: Line) -> None:
        """Note that a connection broke; the session can be resumed for a while."""
        if session.line is line:
            session.line = None
            session.lost_at = self._realm.clock.now()
            self._realm.emit(Change("bot lost", user=self._realm.bot))

    def end(self, session: Session) -> None:
        """Forget a session that was closed for good."""
        self._all.pop(session.id, None)

    # -- trouble on demand -------------------------------------------------------------------

    def _lines(self) -> list[tuple[Session, Line]]:
        return [(one, one.line) for one in self._all.values() if one.line is not None]

    def drop(self, code: int | None = None, *, resumable: bool = True) -> None:
        """Break every connection, with a close code or without a word."""
        for session, line in self._lines():
            session.replayable = resumable
            line.hang_up(code)

    def reconnect(self) -> None:
        """Ask the bot to reconnect and resume."""
        for _, line in self._lines():
            line.send({"op": 7, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare sessions invalid."""
        for session, line in self._lines():
            line.send({"op": 9, "d": resumable})
            if not resumable:
                self.end(session)

    # -- events ------------------------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        for event in events(self._realm, change):
            self._deliver(event)

    def _deliver(self, event: Event) -> None:
        if not self._held and self._faults.strike("*", event.name, "reorder"):
            self._held.append(event)
            asyncio.get_running_loop().call_later(HOLD_BACK, self._let_go)
            return
        self._send(event)
        if self._faults.strike("*", event.name, "duplicate"):
            self._send(event)
        self._let_go()

    def _let_go(self) -> None:
        while self._held:
            self._send(self._held.pop())

    def _send(self, event: Event) -> None:
        for session in self._all.values():
            if not event.intent or session.intents & event.intent:
                session.dispatch(event.name, self._seen_by(session, event))

    def _seen_by(self, session: Session, event: Event) -> JSON:
        one = event.message
        own = one is None or one.author is self._realm.bot or self._realm.bot in one.mentions
        if own or session.intents & Intent.MESSAGE_CONTENT or (one and one.channel.is_dm):
            return event.data
        return event.data | {"content": "", "embeds": [], "attachments": [], "components": []}
