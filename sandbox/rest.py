"""HTTP in, routes, HTTP out."""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TYPE_CHECKING

from aiohttp import BodyPartReader, web

import sandbox.routes.channels
import sandbox.routes.commands
import sandbox.routes.guilds
import sandbox.routes.identity
import sandbox.routes.interactions
import sandbox.routes.messages  # noqa: F401  (each module enters its routes in the table)
from sandbox.attachments import Upload
from sandbox.errors import JSON, ApiError, UnsupportedError, too_large
from sandbox.faults import Fault
from sandbox.routes.table import ROUTES, Call, Route, Status
from sandbox.tokens import looks_real, same_token

if TYPE_CHECKING:
    from sandbox.world import World

API = "/api/v10"
LARGEST_REQUEST = 100 * 1024 * 1024
Serve = Callable[[web.Request], Awaitable[web.Response]]
FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


class _CutError(Exception):
    """The connection is to be dropped before the request is carried out."""


class Rest:
    """Serves the route table for one world."""

    def __init__(self, world: World) -> None:
        self._world = world

    def attach(self, app: web.Application) -> None:
        """Enter every route into an application; anything else fails loudly."""
        for route in ROUTES:
            pattern = re.sub(r"\{(\w+_id)\}", r"{\1:\\d+}", route.template)
            app.router.add_route(route.method, API + pattern, self._serving(route))
        app.router.add_get(
            r"/{folder:(?:ephemeral-)?attachments}/{channel}/{id:\d+}/{name}", self._file
        )
        app.router.add_route("*", "/{path:.*}", self._unknown)

    def _serving(self, route: Route) -> Serve:
        async def serve(request: web.Request) -> web.Response:
            return await self._serve(route, request)

        return serve

    # -- one request -------------------------------------------------------------------------

    async def _serve(self, route: Route, request: web.Request) -> web.Response:
        path = dict(request.match_info)
        try:
            if route.needs_token:
                self._check_token(request)
            await self._trouble(route, request.path)
            verdict = self._world.limits.take(route.method, route.template, path)
            if verdict.retry_after is not None:
                return _limited(verdict.retry_after, verdict.headers, verdict.everywhere)
            call = await self._read(route, request, path)
            answer = self._carry_out(route, call)
        except ApiError as refusal:
            limits = (
                {"Via": "1.1 sandbox"} if refusal.status == HTTPStatus.TOO_MANY_REQUESTS else {}
            )
            return self._write(route, Status(refusal.status, refusal.body()), limits)
        except UnsupportedError as gap:
            return self._loud(f"{request.method} {request.path}: {gap}")
        except (_CutError, ConnectionResetError):
            # Cut on purpose, or the bot died while it was still speaking.
            return _cut(request)
        faults = self._world.faults
        if faults.strike(route.method, route.template, "cut after", address=request.path):
            return _cut(request)
        return self._write(route, answer, verdict.headers)

    def _check_token(self, request: web.Request) -> None:
        shown = request.headers.get("Authorization", "")
        if looks_real(shown):
            self._world.fault("a token that looks real was sent to the sandbox; it was refused")
            raise ApiError(401, 0, "This is a sandbox: never send it a real token")
        if not same_token(shown.removeprefix("Bot "), self._world.token):
            raise ApiError(401, 0, "401: Unauthorized")

    async def _trouble(self, route: Route, address: str) -> None:
        faults = self._world.faults
        slow = faults.strike(route.method, route.template, "slow")
        if slow:
            await self._world.clock.sleep(slow.seconds)
        fault: Fault | None = faults.strike(
            route.method, route.template, "status", "limit", "cut before", address=address
        )
        if fault is None:
            return
        if fault.kind == "cut before":
            raise _CutError
        if fault.kind == "limit":
            text = "You are being rate limited."
            raise ApiError(429, 0, text, retry_after=fault.seconds)
        raise ApiError(fault.status, 0, f"{fault.status}: {HTTPStatus(fault.status).phrase}")

    async def _read(self, route: Route, request: web.Request, path: dict[str, str]) -> Call:
        call = Call(self._world, route.method, route.template, path, dict(request.query))
        try:
            if request.content_type == "multipart/form-data":
                await _read_parts(request, call)
            elif request.can_read_body:
                data = await request.read()
                call.raw = json.loads(data) if data else None
        except web.HTTPRequestEntityTooLarge:
            raise too_large() from None
        except ValueError:
            text = "The request body contains invalid JSON."
            raise ApiError(400, 50109, text) from None
        return call

    def _carry_out(self, route: Route, call: Call) -> Status:
        try:
            answer = route.handler(call)
            call.check_spec()
        except (ApiError, UnsupportedError):
            raise
        except Exception as error:
            self._world.fault(f"{call.method} {call.template} broke:\n{traceback.format_exc()}")
            raise ApiError(501, 0, f"the sandbox broke: {error!r}") from error
        if isinstance(answer, Status):
            return answer
        return Status(204) if answer is None else Status(200, answer)

    def _write(self, route: Route, answer: Status, headers: dict[str, str]) -> web.Response:
        spec = self._world.spec
        if spec is not None:
            complaint = spec.response(route.method, route.template, answer.status, answer.body)
            if complaint:
                self._world.fault(
                    f"the sandbox answered {route.method} {route.template} wrongly: {complaint}"
                )
        if answer.status == HTTPStatus.NO_CONTENT:
            return web.Response(status=204, headers=headers)
        return _json(answer.status, answer.body, headers)

    # -- everything else ---------------------------------------------------------------------

    async def _unknown(self, request: web.Request) -> web.Response:
        return self._loud(f"{request.method} {request.path} is no route of this sandbox")

    def _loud(self, text: str) -> web.Response:
        self._world.fault(text)
        # 501 rather than 500: libraries retry a 500 for half a minute before they complain.
        return _json(501, {"message": f"sandbox: {text}", "code": 0}, {})

    async def _file(self, request: web.Request) -> web.Response:
        found = self._world.files.get(int(request.match_info["id"]))
        if found is None:
            return _json(404, {"message": "404: Not Found", "code": 0}, {})
        return web.Response(body=found.data, content_type=found.content_type)


async def _read_parts(request: web.Request, call: Call) -> None:
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise ApiError(400, 50035, "Invalid Form Body")
        data = bytes(await part.read(decode=True))
        name = part.name or ""
        numbered = FILE_FIELD.match(name)
        if name == "payload_json":
            call.raw = json.loads(data)
        elif numbered:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            upload = Upload(numbered[1], part.filename or "file", data, kind)
            call.uploads[upload.number] = upload
        else:
            raise UnsupportedError(f"multipart field {name!r}")


def _json(status: int, body: object, headers: dict[str, str]) -> web.Response:
    # The type must be exactly this: discord.py reads a body with a charset as plain text.
    data = json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()
    return web.Response(
        body=data, status=status, headers={**headers, "Content-Type": "application/json"}
    )


def _limited(retry_after: float, headers: dict[str, str], everywhere: bool) -> web.Response:
    body: JSON = {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": round(retry_after, 3),
        "global": everywhere,
    }
    # Without Via, libraries take a 429 for a ban at the door and do not try again.
    scope = "global" if everywhere else "user"
    extra = {
        "Via": "1.1 sandbox",
        "Retry-After": str(max(1, round(retry_after))),
        "X-RateLimit-Scope": scope,
    }
    return _json(429, body, headers | extra)


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
