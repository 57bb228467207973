"""A bot without a library: raw requests, for what discord.py itself would not send."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any, Self

import aiohttp

from sandbox import Actor, Channel, Reply, World
from sandbox.interactions import Interaction
from sandbox.people.waiting import until
from sandbox.realm import Change

JSON = dict[str, Any]
LABEL = "A button"


class Refusal(Exception):  # noqa: N818  (what came back, not what went wrong here)
    """An answer that was no success."""

    def __init__(self, status: int, body: JSON, headers: dict[str, str]) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.body = body
        self.headers = headers
        self.code: int = body.get("code", 0)

    def paths(self) -> set[str]:
        """Where the form is wrong, as dotted paths."""
        return set(_paths("", self.body.get("errors", {})))


def _paths(at: str, node: JSON) -> list[str]:
    found = [at.removeprefix(".")] if "_errors" in node else []
    for key, inner in node.items():
        if key != "_errors":
            found += _paths(f"{at}.{key}", inner)
    return found


class Wire:
    """Sends requests and begins interactions without waiting for anybody."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.world = world
        self.channel = channel
        self.begun: list[Interaction] = []
        self._tasks: list[asyncio.Task[Any]] = []

    async def __aenter__(self) -> Self:
        self.session = aiohttp.ClientSession()
        self.gateway = await self.session.ws_connect(self.world.gateway + "?v=10&encoding=json")
        identity = {"token": self.world.token, "intents": 1 | 1 << 9 | 1 << 12, "properties": {}}
        await self.gateway.send_json({"op": 2, "d": identity})
        while (await self.gateway.receive_json()).get("t") != "GUILD_CREATE":
            pass
        self._stop = self.world.subscribe(self._note)
        return self

    async def __aexit__(self, *error: object) -> None:
        self._stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.gateway.close()
        await self.session.close()

    def _note(self, change: Change) -> None:
        if change.kind == "interaction begun" and change.interaction is not None:
            self.begun.append(change.interaction)

    async def request(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
    ) -> Any:  # noqa: ANN401  (whatever JSON came back)
        """Send one request; raises Refusal unless it succeeds."""
        headers = {"Authorization": f"Bot {token or self.world.token}"}
        data: object = None
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{index}]", content, filename=name)
            data = form
        elif body is not None:
            data = json.dumps(body)
            headers["Content-Type"] = "application/json"
        url = self.world.api_base + path
        async with self.session.request(method, url, data=data, headers=headers) as answer:
            text = await answer.text()
            parsed = json.loads(text) if text else None
            if answer.status >= 300:
                raise Refusal(answer.status, parsed or {}, dict(answer.headers))
            return parsed

    async def send(self, body: JSON, files: dict[str, bytes] | None = None) -> Any:  # noqa: ANN401
        """Post into the channel."""
        path = f"/channels/{self.channel.id}/messages"
        return await self.request("POST", path, body, files=files)

    async def edit(self, message_id: str, body: JSON) -> Any:  # noqa: ANN401
        """Edit in the channel."""
        path = f"/channels/{self.channel.id}/messages/{message_id}"
        return await self.request("PATCH", path, body)

    async def command(self, body: JSON) -> Any:  # noqa: ANN401
        """Register one command, all others gone."""
        path = f"/applications/{self.world.bot.id}/commands"
        return await self.request("PUT", path, [body])

    async def pressed(self, actor: Actor) -> Interaction:
        """Let somebody press a button; returns the interaction, unanswered."""
        button = {"type": 2, "style": 1, "label": LABEL, "custom_id": "a-button"}
        await self.send({"content": "Press", "components": [{"type": 1, "components": [button]}]})
        return await self.start(actor.click(LABEL, channel=self.channel))

    async def typed(self, actor: Actor, command: str = "ask") -> Interaction:
        """Let somebody run a command; returns the interaction, unanswered."""
        await self.command({"name": command, "description": "Ask", "type": 1})
        return await self.start(actor.slash(command, channel=self.channel))

    async def start(self, action: Coroutine[Any, Any, object]) -> Interaction:
        """Begin an action of somebody's and do not wait for its end."""
        before = len(self.begun)
        self._tasks.append(asyncio.create_task(action))
        return await until(self.world, lambda: next(iter(self.begun[before:]), None), 3)

    async def finished(self) -> Reply:
        """Wait for the end of the action begun last."""
        reply = await self._tasks[-1]
        assert isinstance(reply, Reply)
        return reply

    async def answer(self, one: Interaction, kind: int, data: JSON | None = None) -> Any:  # noqa: ANN401
        """Answer an interaction."""
        path = f"/interactions/{one.id}/{one.token}/callback?with_response=1"
        body: JSON = {"type": kind}
        return await self.request("POST", path, body | ({"data": data} if data else {}))

    def hook(self, one: Interaction, rest: str = "") -> str:
        """The address of an interaction's webhook."""
        return f"/webhooks/{self.world.bot.id}/{one.token}{rest}"
