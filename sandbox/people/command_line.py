"""Slash commands as a client lets people type them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from sandbox import payloads
from sandbox.attachments import Upload, store
from sandbox.commands import CHAT_INPUT, Command, offered
from sandbox.errors import JSON, RefusedError
from sandbox.model import Channel, Role, User
from sandbox.people.forms import add_resolved
from sandbox.realm import Realm

LARGEST_WHOLE = 2**53
LONGEST = 6000


class Kind(IntEnum):
    """Types of option."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


@dataclass
class Line:
    """A command line: the command, the way down its subcommands, the options it takes."""

    command: Command
    way: list[JSON]
    options: list[JSON]
    resolved: JSON = field(default_factory=dict)

    def data(self, filled: list[JSON]) -> JSON:
        """Write the interaction's data."""
        rows = filled
        for step in reversed(self.way):
            rows = [{"type": step["type"], "name": step["name"], "options": rows}]
        data: JSON = {
            "id": str(self.command.id),
            "name": self.command.name,
            "type": self.command.kind,
        }
        if rows:
            data["options"] = rows
        if self.command.guild:
            data["guild_id"] = str(self.command.guild.id)
        return data | {"resolved": self.resolved} if self.resolved else data


def find(realm: Realm, user: User, channel: Channel, words: str) -> Line:
    """Find the command somebody types, as far as the client offers it."""
    name, *rest = words.removeprefix("/").split()
    known = [one for one in offered(realm, user, channel) if one.kind == CHAT_INPUT]
    command = next((one for one in known if _called(one.body, name, user)), None)
    if command is None:
        names = ", ".join(sorted(one.name for one in known)) or "none"
        raise RefusedError(f"{user.name} is offered no command /{name} here; there are: {names}")
    way: list[JSON] = []
    options: list[JSON] = command.body.get("options") or []
    for word in rest:
        step = next((one for one in options if _called(one, word, user)), None)
        if step is None or step["type"] not in (Kind.SUBCOMMAND, Kind.GROUP):
            raise RefusedError(f"/{words}: there is no {word!r}; {_names(options)}")
        way.append(step)
        options = step.get("options") or []
    if any(one["type"] in (Kind.SUBCOMMAND, Kind.GROUP) for one in options):
        raise RefusedError(f"/{words} needs a subcommand; {_names(options)}")
    return Line(command, way, options)


def _called(body: JSON, word: str, user: User) -> bool:
    local = (body.get("name_localizations") or {}).get(user.locale)
    return word in (body["name"], local)


def _names(options: list[JSON]) -> str:
    return "there are: " + (", ".join(one["name"] for one in options) or "none")


def fill(
    realm: Realm, user: User, channel: Channel, line: Line, given: Mapping[str, object]
) -> list[JSON]:
    """Check every option as the client does and write it."""
    values = dict(_matched(line, user, given))
    filled: list[JSON] = []
    for option in line.options:
        if option["name"] not in values:
            if option.get("required"):
                raise RefusedError(f"/{line.command.name}: {option['name']!r} is required")
            continue
        value = _value(realm, channel, line, option, values[option["name"]])
        filled.append({"name": option["name"], "type": option["type"], "value": value})
    return filled


def _matched(line: Line, user: User, given: Mapping[str, object]) -> list[tuple[str, object]]:
    found = []
    for name, value in given.items():
        spellings = (name, name.replace("_", "-"))
        option = next(
            (one for one in line.options if any(_called(one, s, user) for s in spellings)), None
        )
        if option is None:
            known = _names(line.options)
            raise RefusedError(f"/{line.command.name} has no option {name!r}; {known}")
        found.append((option["name"], value))
    return found


def half_typed(line: Line, user: User, given: Mapping[str, object], focus: str, text: str) -> JSON:
    """Write the data of an autocompletion: what stands so far, unchecked, one option focused."""
    values = dict(_matched(line, user, given))
    focused = dict(_matched(line, user, {focus: text}))
    rows = []
    for option in line.options:
        row: JSON = {"name": option["name"], "type": option["type"]}
        if option["name"] in focused:
            if not option.get("autocomplete"):
                raise RefusedError(f"option {focus!r} of /{line.command.name} suggests nothing")
            rows.append(row | {"value": text, "focused": True})
        elif option["name"] in values:
            rows.append(row | {"value": values[option["name"]]})
    return line.data(rows)


def _value(
    realm: Realm, channel: Channel, line: Line, option: JSON, value: object
) -> str | int | float | bool:
    kind = Kind(option["type"])
    if kind is Kind.STRING:
        return _string(option, value)
    if kind is Kind.BOOLEAN:
        if not isinstance(value, bool):
            raise _wrong(option, value, "True or False")
        return value
    if kind in (Kind.INTEGER, Kind.NUMBER):
        return _number(option, value, kind)
    if kind is Kind.ATTACHMENT:
        return _file(realm, channel, line, option, value)
    return _thing(realm, channel, line, option, value)


def _wrong(option: JSON, value: object, wanted: str) -> RefusedError:
    return RefusedError(f"option {option['name']!r} takes {wanted}, not {value!r}")


def _choice(option: JSON, value: object) -> object:
    choices = option.get("choices")
    if not choices:
        return value
    for choice in choices:
        names = (choice["name"], *(choice.get("name_localizations") or {}).values())
        if value == choice["value"] or value in names:
            return choice["value"]
    raise _wrong(option, value, "one of " + ", ".join(choice["name"] for choice in choices))


def _string(option: JSON, value: object) -> str:
    chosen = _choice(option, value)
    if not isinstance(chosen, str):
        raise _wrong(option, value, "text")
    least, most = option.get("min_length") or 0, option.get("max_length") or LONGEST
    if not max(least, 1) <= len(chosen) <= most:
        raise _wrong(option, value, f"{max(least, 1)} to {most} characters")
    return chosen


def _number(option: JSON, value: object, kind: Kind) -> int | float:
    chosen = _choice(option, value)
    fits = isinstance(chosen, int) if kind is Kind.INTEGER else isinstance(chosen, int | float)
    if not fits or isinstance(chosen, bool) or not isinstance(chosen, int | float):
        raise _wrong(option, value, "a whole number" if kind is Kind.INTEGER else "a number")
    least = option.get("min_value", -LARGEST_WHOLE)
    most = option.get("max_value", LARGEST_WHOLE)
    if not least <= chosen <= most:
        raise _wrong(option, value, f"{least} to {most}")
    return chosen


def _thing(realm: Realm, channel: Channel, line: Line, option: JSON, value: object) -> str:
    thing = getattr(value, "account", value)
    wanted: dict[int, tuple[type, ...]] = {
        Kind.USER: (User,),
        Kind.ROLE: (Role,),
        Kind.CHANNEL: (Channel,),
        Kind.MENTIONABLE: (User, Role),
    }
    if not isinstance(thing, wanted[option["type"]]) or not isinstance(
        thing, User | Role | Channel
    ):
        raise _wrong(option, value, Kind(option["type"]).name.lower())
    if isinstance(thing, Channel) and thing.kind not in (
        option.get("channel_types") or [thing.kind]
    ):
        raise _wrong(option, value, f"channels of types {option['channel_types']}")
    add_resolved(realm, channel, line.resolved, thing)
    return str(thing.id)


def _file(realm: Realm, channel: Channel, line: Line, option: JSON, value: object) -> str:
    if not isinstance(value, tuple) or len(value) != 2:
        raise _wrong(option, value, "a (filename, bytes) pair")
    name, data = value
    made = store(realm, channel, Upload("0", name, data, "application/octet-stream"), {}, True)
    line.resolved.setdefault("attachments", {})[str(made.id)] = payloads.attachment(made)
    return str(made.id)
