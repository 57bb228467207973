"""Forms (modals) and selects as a client lets people fill them in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sandbox.errors import JSON, RefusedError
from sandbox.interactions import Interaction
from sandbox.model import SELECTS, Channel, Part, Role, User
from sandbox.payloads import member as member_payload
from sandbox.payloads import role as role_payload
from sandbox.payloads import user as user_payload
from sandbox.realm import Realm

Pick = object
LONGEST_TEXT = 4000


@dataclass(frozen=True)
class Field:
    """One thing a form asks for."""

    label: str
    description: str
    part: JSON

    @property
    def custom_id(self) -> str:
        """The id the bot gave it."""
        name: str = self.part["custom_id"]
        return name

    @property
    def required(self) -> bool:
        """Whether it must be filled in; Discord's default is yes."""
        return self.part.get("required") is not False

    @property
    def options(self) -> list[JSON]:
        """The options of a string select."""
        options: list[JSON] = self.part.get("options", [])
        return options


class Form:
    """A modal that is open in front of somebody."""

    def __init__(self, modal: JSON, opened_by: Interaction) -> None:
        self.title: str = modal["title"]
        self.custom_id: str = modal["custom_id"]
        self.components: list[JSON] = modal["components"]
        self.opened_by = opened_by
        self.fields = [field for part in self.components for field in _fields(part)]

    def field(self, name: str) -> Field:
        """Find a field by its label or custom id."""
        for field in self.fields:
            if name in (field.custom_id, field.label):
                return field
        known = ", ".join(field.label for field in self.fields)
        raise RefusedError(f"the form {self.title!r} has no field {name!r}, only: {known}")

    def fill(self, realm: Realm, channel: Channel, values: Mapping[str, Pick]) -> tuple[JSON, JSON]:
        """Write what is submitted, and what it refers to; refuse what a client refuses."""
        given = {self.field(name).custom_id: value for name, value in values.items()}
        resolved: JSON = {}
        filled = {
            field.custom_id: _fill(realm, channel, field, given, resolved) for field in self.fields
        }
        return {
            "custom_id": self.custom_id,
            "components": [_submitted(part, filled) for part in self.components],
        }, resolved


def _fields(part: JSON) -> list[Field]:
    if part["type"] == Part.ROW:
        return [Field(one.get("label", ""), "", one) for one in part["components"]]
    if part["type"] == Part.LABEL:
        return [Field(part["label"], part.get("description", ""), part["component"])]
    return []


def _submitted(part: JSON, filled: Mapping[str, JSON]) -> JSON:
    made: JSON = {"type": part["type"], "id": part["id"]}
    if part["type"] == Part.ROW:
        made["components"] = [filled[one["custom_id"]] for one in part["components"]]
    elif part["type"] == Part.LABEL:
        made["component"] = filled[part["component"]["custom_id"]]
    return made


def _fill(
    realm: Realm, channel: Channel, field: Field, given: Mapping[str, Pick], resolved: JSON
) -> JSON:
    part = field.part
    made: JSON = {"type": part["type"], "id": part["id"], "custom_id": field.custom_id}
    if part["type"] == Part.TEXT_INPUT:
        value = given.get(field.custom_id, part.get("value", ""))
        return made | {"value": _text(field, value)}
    chosen = given.get(field.custom_id)
    if chosen is None:
        defaults = [option["value"] for option in field.options if option.get("default")]
        return made | {"values": _required(field, defaults)}
    picked = pick(realm, channel, part, chosen, field.label, resolved, optional=not field.required)
    return made | {"values": picked}


def _text(field: Field, value: Pick) -> str:
    if not isinstance(value, str):
        raise RefusedError(f"{field.label!r} takes text, not {value!r}")
    if not value and not field.required:
        return value
    least = max(field.part.get("min_length") or 0, 1 if field.required else 0)
    most = field.part.get("max_length") or LONGEST_TEXT
    if not least <= len(value) <= most:
        raise RefusedError(f"{field.label!r} takes {least} to {most} characters, not {len(value)}")
    if field.part["style"] == 1 and "\n" in value:
        raise RefusedError(f"{field.label!r} is a single line")
    return value


def _required(field: Field, values: list[str]) -> list[str]:
    if field.required and not values:
        raise RefusedError(f"{field.label!r} must be answered")
    return values


def pick(
    realm: Realm,
    channel: Channel,
    select: JSON,
    chosen: Pick,
    name: str,
    resolved: JSON,
    *,
    optional: bool = False,
) -> list[str]:
    """Choose from a select, by value, label or person; refuse what a client refuses."""
    items: Sequence[Pick] = chosen if isinstance(chosen, list | tuple) else [chosen]
    if select["type"] == Part.STRING_SELECT:
        values = [_option(select, item, name) for item in items]
    elif select["type"] in SELECTS:
        values = [_thing(realm, channel, select, item, resolved) for item in items]
    else:
        raise RefusedError(f"{name!r} is no select")
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if len(set(values)) != len(values):
        raise RefusedError(f"{name!r}: an option can be picked only once")
    if not (optional and not values) and not least <= len(values) <= most:
        raise RefusedError(f"{name!r} takes {least} to {most} choices, not {len(values)}")
    return values


def _option(select: JSON, item: Pick, name: str) -> str:
    for key in ("value", "label"):
        for option in select["options"]:
            if option[key] == item:
                value: str = option["value"]
                return value
    offered = ", ".join(option["label"] for option in select["options"])
    raise RefusedError(f"{name!r} has no option {item!r}, only: {offered}")


def _thing(realm: Realm, channel: Channel, select: JSON, item: Pick, resolved: JSON) -> str:
    kind = select["type"]
    thing = getattr(item, "account", item)
    if (isinstance(thing, User) and kind in (Part.USER_SELECT, Part.MENTIONABLE_SELECT)) or (
        isinstance(thing, Role) and kind in (Part.ROLE_SELECT, Part.MENTIONABLE_SELECT)
    ):
        add_resolved(realm, channel, resolved, thing)
    elif isinstance(thing, Channel) and kind == Part.CHANNEL_SELECT:
        allowed = select.get("channel_types") or [thing.kind]
        if thing.kind not in allowed:
            raise RefusedError(f"{thing} is not among the channels offered")
        add_resolved(realm, channel, resolved, thing)
    else:
        raise RefusedError(f"{item!r} cannot be picked here")
    return str(thing.id)


def add_resolved(
    realm: Realm, place: Channel, resolved: JSON, thing: User | Role | Channel
) -> None:
    """Describe somebody or something that an answer refers to by id."""
    key = str(thing.id)
    if isinstance(thing, User):
        resolved.setdefault("users", {})[key] = user_payload(thing)
        member = place.guild.members.get(thing.id) if place.guild else None
        if member is not None and place.guild is not None:
            written = member_payload(member)
            del written["user"], written["mute"], written["deaf"]
            written["permissions"] = str(int(realm.permissions(thing, place)))
            resolved.setdefault("members", {})[key] = written
    elif isinstance(thing, Role):
        resolved.setdefault("roles", {})[key] = role_payload(thing)
    else:
        resolved.setdefault("channels", {})[key] = {
            "id": key,
            "type": int(thing.kind),
            "name": thing.name,
            "permissions": "0",
            "parent_id": str(thing.parent.id) if thing.parent else None,
        }
