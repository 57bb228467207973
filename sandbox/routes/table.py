"""The table of routes, and what a route is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox.attachments import Uploads
from sandbox.errors import JSON, ApiError

if TYPE_CHECKING:
    from sandbox.world import World


@dataclass
class Call:
    """One request, already parsed."""

    world: World
    method: str
    template: str
    path: dict[str, str]
    query: dict[str, str]
    raw: Any = None
    uploads: Uploads = field(default_factory=dict)
    spec_checked: bool = False

    def form(self, rules: Callable[[JSON], None] | None = None) -> JSON:
        """Return the JSON object sent, once Discord's rules and its own description agree."""
        body = {} if self.raw is None else self.raw
        if not isinstance(body, dict):
            raise ApiError(400, 50035, "Invalid Form Body")
        if rules is not None:
            rules(body)
        self.check_spec()
        return body

    def rows(self, rules: Callable[[list[JSON]], None]) -> list[JSON]:
        """Return the JSON list sent, checked likewise."""
        if not isinstance(self.raw, list):
            raise ApiError(400, 50035, "Invalid Form Body")
        rules(self.raw)
        self.check_spec()
        return self.raw

    def check_spec(self) -> None:
        """Hold the body against Discord's description; a gap left by the rules is a fault."""
        if self.spec_checked or self.world.spec is None:
            return
        self.spec_checked = True
        complaint = self.world.spec.request(self.method, self.template, self.raw)
        if complaint:
            self.world.fault(
                f"{self.method} {self.template} sent what Discord forbids: {complaint}"
            )
            raise ApiError(400, 50035, f"Invalid Form Body ({complaint})")

    def number(self, key: str) -> int | None:
        """Read a whole number from the query."""
        value = self.query.get(key)
        if value is None:
            return None
        if not value.isdigit():
            errors = {
                key: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": f'Value "{value}"'}]}
            }
            raise ApiError(400, 50035, "Invalid Form Body", errors=errors)
        return int(value)


Handler = Callable[[Call], Any]


@dataclass(frozen=True)
class Route:
    """A method and path with the function that serves it."""

    method: str
    template: str
    handler: Handler
    needs_token: bool = True


ROUTES: list[Route] = []


def route(method: str, template: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    """Enter a function in the table; it returns JSON for 200, or None for 204."""

    def enter(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, needs_token))
        return handler

    return enter


@dataclass(frozen=True)
class Status:
    """An answer other than 200 with a body or 204 without."""

    status: int
    body: Any = None
