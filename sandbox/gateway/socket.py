"""One websocket connection, from HELLO to the end."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.errors import JSON
from sandbox.gateway.compression import Encoder, encoder
from sandbox.gateway.intents import ALL_KNOWN, PRIVILEGED
from sandbox.gateway.sessions import Session
from sandbox.tokens import looks_real, same_token

if TYPE_CHECKING:
    from sandbox.world import World

HEARTBEAT_MS = 41_250
# discord.py notes when it sent a heartbeat just after sending it: an answer without the delay of
# a network comes before that note, and the bot believes itself a whole heartbeat behind.
ACKNOWLEDGED_AFTER = 0.05
UNKNOWN_OP, DECODE_ERROR, NOT_IDENTIFIED, BAD_TOKEN, TWICE = 4001, 4002, 4003, 4004, 4005
BAD_VERSION, BAD_INTENTS, DISALLOWED_INTENTS = 4012, 4013, 4014
CLOSED_FOR_GOOD = (1000, 1001)


class Connection:
    """Reads what the bot says and writes what it is told, in order."""

    def __init__(self, world: World, request: web.Request, encode: Encoder) -> None:
        self._world = world
        self._request = request
        self._encode = encode
        self._socket = web.WebSocketResponse(max_msg_size=4096 * 16, compress=False)
        self._outbox: asyncio.Queue[JSON | int | None] = asyncio.Queue()
        self._session: Session | None = None
        self._closing = False

    def send(self, frame: JSON) -> None:
        """Queue a frame."""
        self._outbox.put_nowait(frame)

    def hang_up(self, code: int | None) -> None:
        """Close after what is queued; None cuts the wire."""
        self._outbox.put_nowait(code)

    async def run(self) -> web.WebSocketResponse:
        """Serve until either side ends it."""
        await self._socket.prepare(self._request)
        self.send({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}})
        writer = asyncio.create_task(self._write())
        try:
            async for message in self._socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                self._hear(message.data)
        finally:
            self._leave()
            if self._closing:
                await writer
            else:
                writer.cancel()
        return self._socket

    def _leave(self) -> None:
        if self._session is None:
            return
        self._world.sessions.lost(self._session, self)
        # Only the bot can end a session this way; when the sandbox hangs up it may resume.
        if not self._closing and self._socket.close_code in CLOSED_FOR_GOOD:
            self._world.sessions.end(self._session)

    async def _write(self) -> None:
        while True:
            frame = await self._outbox.get()
            if isinstance(frame, int):
                self._closing = True
                await self._socket.close(code=frame)
                return
            if frame is None:
                if self._request.transport is not None:
                    self._request.transport.abort()
                return
            data = self._encode(frame)
            try:
                if isinstance(data, str):
                    await self._socket.send_str(data)
                else:
                    await self._socket.send_bytes(data)
            except ConnectionError:
                return

    # -- what the bot says -------------------------------------------------------------------

    def _hear(self, raw: str | bytes) -> None:
        try:
            frame = json.loads(raw)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            self.hang_up(DECODE_ERROR)
            return
        if op == 1:
            ack = {"op": 11, "d": None}
            asyncio.get_running_loop().call_later(ACKNOWLEDGED_AFTER, self.send, ack)
        elif op == 2:
            self._identify(data)
        elif op == 6:
            self._resume(data)
        elif self._session is None:
            self.hang_up(NOT_IDENTIFIED)
        elif op == 8:
            self._members(data)
        elif op not in (3, 4):
            self.hang_up(UNKNOWN_OP)

    def _knows(self, token: object) -> bool:
        if isinstance(token, str) and looks_real(token):
            self._world.fault("a token that looks real was sent to the gateway; it was refused")
        return same_token(token, self._world.token)

    def _identify(self, data: JSON) -> None:
        world, intents = self._world, data.get("intents")
        if self._session is not None:
            self.hang_up(TWICE)
        elif not self._knows(data.get("token")):
            self.hang_up(BAD_TOKEN)
        elif not isinstance(intents, int) or not 0 <= intents <= ALL_KNOWN:
            self.hang_up(BAD_INTENTS)
        elif intents & PRIVILEGED and not world.privileged_intents:
            self.hang_up(DISALLOWED_INTENTS)
        else:
            self._session = world.sessions.identify(self, intents, world.gateway, data.get("shard"))

    def _resume(self, data: JSON) -> None:
        if not self._knows(data.get("token")):
            self.hang_up(BAD_TOKEN)
            return
        session_id, sequence = str(data.get("session_id")), int(data.get("seq") or 0)
        self._session = self._world.sessions.resume(self, session_id, sequence)
        if self._session is None:
            self.send({"op": 9, "d": False})

    def _members(self, data: JSON) -> None:
        assert self._session is not None
        guild = self._world.guilds.get(int(data["guild_id"]))
        if guild is None or self._world.bot.id not in guild.members:
            return
        wanted = data.get("user_ids")
        wanted = [wanted] if isinstance(wanted, str | int) else wanted
        query, limit = (data.get("query") or "").lower(), data.get("limit") or len(guild.members)
        found = [
            member
            for member in guild.members.values()
            if (str(member.user.id) in map(str, wanted) if wanted else True)
            and member.user.name.lower().startswith(query)
        ][:limit]
        chunk: JSON = {
            "guild_id": str(guild.id),
            "members": [payloads.member(member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        nonce = {"nonce": data["nonce"]} if data.get("nonce") else {}
        self._session.dispatch("GUILD_MEMBERS_CHUNK", chunk | nonce)


async def serve(world: World, request: web.Request) -> web.StreamResponse:
    """Accept a gateway connection."""
    query = request.query
    encode = encoder(query.get("compress"))
    known = query.get("v", "10") == "10" and query.get("encoding", "json") == "json"
    if encode is None or not known:
        world.fault(f"gateway asked for with {dict(query)}: only v10, json, zlib and zstd streams")
        refused = web.WebSocketResponse()
        await refused.prepare(request)
        await refused.close(code=BAD_VERSION)
        return refused
    return await Connection(world, request, encode).run()
