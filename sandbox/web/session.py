"""One open page: what it asks, what it is told."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from sandbox.errors import JSON, RefusedError
from sandbox.realm import Change
from sandbox.web import screens
from sandbox.web.acts import Hand

if TYPE_CHECKING:
    from sandbox.people.actor import Actor
    from sandbox.web.attention import Attention
    from sandbox.world import World

PLACES_CHANGE = (
    "channel created",
    "channel changed",
    "channel deleted",
    "thread joined",
    "thread left",
    "member changed",
    "member joined",
    "member left",
    "guild joined",
    "guild left",
)


class Session:
    """A page that plays one person at a time and hears what that person would."""

    def __init__(
        self, world: World, attention: Attention, socket: web.WebSocketResponse, welcome: str
    ) -> None:
        self._world = world
        self._attention = attention
        self._socket = socket
        self._welcome = welcome
        self._outgoing: asyncio.Queue[JSON] = asyncio.Queue()
        self._acts: set[asyncio.Task[None]] = set()
        self._hands: dict[int, Hand] = {}
        self._viewer = world.actors[0]
        self._told: JSON = {}

    async def run(self) -> None:
        """Serve until the page is closed."""
        stop = self._world.subscribe(self._changed)
        writer = asyncio.create_task(self._write())
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._begin(json.loads(frame.data))
        finally:
            stop()
            for task in (writer, *self._acts):
                task.cancel()

    async def _write(self) -> None:
        # The page may close between two frames; its reader ends the session then.
        with contextlib.suppress(ConnectionError):
            while True:
                await self._socket.send_json(await self._outgoing.get())

    # -- what the page asks ------------------------------------------------------------------

    def _begin(self, request: JSON) -> None:
        """Start an act; acts wait for the bot, so several may be under way."""
        task = asyncio.create_task(self._answer(request))
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)

    async def _answer(self, request: JSON) -> None:
        try:
            answer = await self._do(request)
        except RefusedError as refusal:
            self._outgoing.put_nowait({"id": request.get("id"), "refused": str(refusal)})
        except (KeyError, TypeError, ValueError) as error:
            words = f"malformed request: {error!r}"
            self._outgoing.put_nowait({"id": request.get("id"), "refused": words})
        else:
            self._outgoing.put_nowait({"id": request.get("id"), "ok": answer})

    async def _do(self, request: JSON) -> JSON:
        hand = self._hands.setdefault(self._viewer.id, Hand(self._world, self._viewer))
        user = self._viewer.account
        match request["do"]:
            case "be":
                return self._be(str(request.get("person") or ""))
            case "history":
                before = int(request["before"]) if request.get("before") else None
                return screens.history(self._world, self._viewer, hand.channel(request), before)
            case "read":
                self._attention.read(user, hand.channel(request))
                self._tell_marks()
                return {}
            case "commands":
                found = screens.commands(self._world, user, hand.channel(request))
                return {"commands": found}
            case "locale":
                user.locale = str(request["locale"])
                return self._be(str(user.id))
            case _:
                return await hand.do(request)

    def _be(self, person: str) -> JSON:
        """Look through somebody's eyes from now on."""
        self._viewer = self._person(person)
        self._told = self._marks()
        setting = screens.setting(self._world, self._welcome)
        return setting | {"you": str(self._viewer.id)} | self._told

    def _marks(self) -> JSON:
        return {
            "people": screens.people(self._world, self._attention),
            "places": screens.places(self._world, self._attention, self._viewer.account),
        }

    def _person(self, wanted: str) -> Actor:
        for actor in self._world.actors:
            if wanted in (str(actor.id), actor.name):
                return actor
        return self._viewer

    # -- what the page is told ---------------------------------------------------------------

    def _changed(self, change: Change) -> None:
        if change.message is not None or change.messages:
            self._messages_changed(change)
            self._tell_marks()
        elif change.kind in PLACES_CHANGE:
            self._tell_marks()
        elif change.kind == "commands changed":
            self._tell("commands")
        elif change.kind in ("bot connected", "bot lost"):
            self._tell("bot", online=self._world.sessions.connected)

    def _messages_changed(self, change: Change) -> None:
        one = change.message
        gone = change.messages or ((one,) if one is not None and one.deleted else ())
        if gone:
            ids = [str(message.id) for message in gone]
            self._tell("gone", channel=str(gone[0].channel.id), messages=ids)
        elif one is not None and self._viewer.sees(one):
            self._tell("message", message=screens.message(self._world, one))

    def _tell_marks(self) -> None:
        """Say who is awaited and what is unread, if that is news."""
        now = self._marks()
        if now != self._told:
            self._told = now
            self._tell("marks", **now)

    def _tell(self, event: str, **facts: object) -> None:
        self._outgoing.put_nowait({"event": event, "to": str(self._viewer.id), **facts})
