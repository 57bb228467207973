"""Discord's own OpenAPI description, as a second judge of requests and answers."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

from sandbox.errors import JSON

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator, Registry, ValidationError

BASE = "urn:discord"
# discord.py writes snowflakes as numbers, and these keys, by the start of the schema's or
# operation's name; Discord takes them all.
ALSO_SENT = {
    "nsfw": ("ApplicationCommand",),
    "flags": ("RichEmbed",),
    "id": ("set_channel_permission_overwrite",),
    "tts": ("IncomingWebhookUpdate", "MessageEdit"),
}
# Sets of permissions are taken as numbers and as decimal texts alike.
PERMISSIONS = {"permissions", "allow", "deny", "default_member_permissions"}
ADDED_TO = "Error"
SHOWN = 3
SHOWN_CHARACTERS = 160


class Spec:
    """Checks bodies against the description; unknown keys are errors too."""

    def __init__(self, path: str | Path) -> None:
        document = json.loads(Path(path).read_text(encoding="utf-8"))
        asked = _closed(_relaxed(document))
        self._paths: JSON = asked["paths"]
        self._answers = _registry(_closed(document))
        self._requests = _registry(asked)
        self._cache: dict[tuple[str, ...], Draft202012Validator] = {}

    def knows(self, method: str, template: str) -> bool:
        """Whether Discord has such a route."""
        return method.lower() in self._paths.get(template, {})

    def request(self, method: str, template: str, body: object) -> str:
        """Say what is wrong with a request body; nothing if all is well."""
        operation = self._operation(method, template)
        described = operation.get("requestBody")
        if described is None:
            return "a body where none is described" if body else ""
        if body is None and not described.get("required"):
            return ""
        kinds = described["content"]
        schema = (kinds.get("application/json") or next(iter(kinds.values())))["schema"]
        return self._judge((method, template), schema, body, self._requests)

    def response(self, method: str, template: str, status: int, body: object) -> str:
        """Say what is wrong with an answer; nothing if all is well."""
        answers = self._operation(method, template)["responses"]
        described = answers.get(str(status)) or answers.get(f"{status // 100}XX")
        if described is None:
            return "" if status >= 500 else f"status {status} is not described"
        if "$ref" in described:
            name = described["$ref"].rsplit("/", 1)[-1]
            schema: JSON = {
                "$ref": f"#/components/responses/{name}/content/application~1json/schema"
            }
        elif "content" not in described:
            return "" if body is None else "a body where none is described"
        else:
            schema = next(iter(described["content"].values()))["schema"]
        return self._judge((method, template, str(status)), schema, body, self._answers)

    def message(self, body: JSON) -> str:
        """Say what is wrong with a message that travels inside an event."""
        schema = {"$ref": "#/components/schemas/MessageResponse"}
        return self._judge(("message",), schema, body, self._answers)

    def _operation(self, method: str, template: str) -> JSON:
        operation: JSON = self._paths.get(template, {}).get(method.lower(), {})
        if not operation:
            return {"responses": {}}
        return operation

    def _judge(self, key: tuple[str, ...], schema: JSON, body: object, registry: Registry) -> str:
        import jsonschema_rs  # noqa: PLC0415  (only needed where a description is given)

        if key not in self._cache:
            self._cache[key] = jsonschema_rs.Draft202012Validator(
                _absolute(schema), registry=registry
            )
        found = list(self._cache[key].iter_errors(body))
        return "; ".join(_words(error) for error in found[:SHOWN])


@functools.lru_cache(maxsize=2)
def read(path: str | Path) -> Spec:
    """Read a description once; it is large, and never changes."""
    return Spec(path)


def _words(error: ValidationError) -> str:
    """Say where and what; of several ways to be right, show what each would have needed."""
    where = ".".join(str(step) for step in error.instance_path) or "body"
    branches = getattr(error.kind, "context", None) or []
    if not branches:
        return f"{where}: {str(error.message)[-SHOWN_CHARACTERS:]}"
    # A branch that fails on its own type tag was never meant.
    tagged = len(error.instance_path) + 1
    meant = [
        branch
        for branch in branches
        if not any(len(o.instance_path) == tagged and o.instance_path[-1] == "type" for o in branch)
    ]
    deepest = [max(b, key=lambda one: len(one.instance_path)) for b in meant or branches if b]
    return f"{where} fits nothing allowed: " + " / ".join(_words(one) for one in deepest)


def _registry(document: JSON) -> Registry:
    import jsonschema_rs  # noqa: PLC0415  (only needed where a description is given)

    return jsonschema_rs.Registry([(BASE, document)], draft=jsonschema_rs.Draft202012)


def _absolute(schema: JSON) -> JSON:
    """Copy a schema so that its references point into the registry."""
    return cast(JSON, json.loads(json.dumps(schema).replace('"$ref": "#', f'"$ref": "{BASE}#')))


def _named(document: JSON) -> Iterator[tuple[str, JSON]]:
    """All schemas of objects, and those that requests describe on the spot."""
    yield from document["components"]["schemas"].items()
    for operations in document["paths"].values():
        for operation in operations.values():
            asked = operation.get("requestBody", {}) if isinstance(operation, dict) else {}
            for kind in asked.get("content", {}).values():
                yield operation["operationId"], kind["schema"]


def _relaxed(document: JSON) -> JSON:
    loose = copy.deepcopy(document)
    schemas = loose["components"]["schemas"]
    schemas["SnowflakeType"] = {"type": ["string", "integer"]}
    for name, schema in _named(loose):
        properties = schema.get("properties", {})
        for key, stems in ALSO_SENT.items():
            if properties and name.startswith(stems):
                properties.setdefault(key, {})
        for key in PERMISSIONS & set(properties):
            properties[key] = {"type": ["string", "integer", "null"]}
    return loose


def _closed(document: JSON) -> JSON:
    closed = copy.deepcopy(document)
    # The description types these codes as numbers; Discord's documentation and practice are words.
    inner = closed["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]
    words = {"type": "string"}
    inner["items"] = {
        "type": "object",
        "properties": {"code": words, "message": words},
        "required": ["code", "message"],
    }
    for name, schema in _named(closed):
        if name != ADDED_TO:
            _close(schema)
    return closed


def _close(schema: object) -> None:
    """Forbid keys nobody described, except where schemas are added together."""
    if isinstance(schema, list):
        for inner in schema:
            _close(inner)
    if not isinstance(schema, dict) or "allOf" in schema:
        return
    if "properties" in schema and "additionalProperties" not in schema:
        schema["additionalProperties"] = False
    for inner in schema.values():
        _close(inner)
