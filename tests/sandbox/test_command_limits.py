"""Each limit on application commands, broken by a bot."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.wire import Refusal, Wire

JSON = dict[str, Any]


def command(**changes: object) -> JSON:
    return {"name": "bid", "description": "Bid", **changes}


def option(**changes: object) -> JSON:
    return {"type": 3, "name": "ware", "description": "Which", **changes}


def choices(count: int, **changes: object) -> list[JSON]:
    return [{"name": str(n), "value": str(n), **changes} for n in range(count)]


def sub(name: str = "open", kind: int = 1, **changes: object) -> JSON:
    return {"type": kind, "name": name, "description": "x", **changes}


def long(characters: int) -> JSON:
    """A command of exactly so many characters."""
    pairs = [{"name": f"{n:0100}", "value": f"{n:0100}"} for n in range(25)]
    body = command(options=[option(choices=pairs), option(name="b", choices=pairs[:14])])
    rest = characters - sum(map(len, ("bid", "Bid", "ware", "Which", "b", "Which"))) - 39 * 200
    body["options"][1]["choices"] += [{"name": "n" * 100, "value": "v" * (rest - 100)}]
    return body


OPTION = "0.options.0"
WRONG: dict[str, tuple[JSON, str]] = {
    "no name": (command(name=""), "0.name"),
    "capital name": (command(name="Bid"), "0.name"),
    "space in name": (command(name="make bid"), "0.name"),
    "long name": (command(name="b" * 33), "0.name"),
    "no description": ({"name": "bid"}, "0.description"),
    "long description": (command(description="d" * 101), "0.description"),
    "local name": (command(name_localizations={"fr": "Miser !"}), "0.name_localizations.fr"),
    "local description": (
        command(description_localizations={"fr": "d" * 101}),
        "0.description_localizations.fr",
    ),
    "unknown locale": (
        command(name_localizations={"fr-FR": "miser"}),
        "0.name_localizations.fr-FR",
    ),
    "26 options": (
        command(options=[option(name=f"o{n}") for n in range(26)]),
        "0.options",
    ),
    "same option twice": (command(options=[option(), option()]), "0.options.1.name"),
    "required after optional": (
        command(options=[option(), option(name="b", required=True)]),
        "0.options.1",
    ),
    "option name": (command(options=[option(name="Ware")]), f"{OPTION}.name"),
    "option description": (command(options=[option(description="")]), f"{OPTION}.description"),
    "26 choices": (command(options=[option(choices=choices(26))]), f"{OPTION}.choices"),
    "choice name": (
        command(options=[option(choices=choices(1, name="n" * 101))]),
        f"{OPTION}.choices.0.name",
    ),
    "choice value": (
        command(options=[option(choices=choices(1, value="v" * 101))]),
        f"{OPTION}.choices.0.value",
    ),
    "choice local name": (
        command(options=[option(choices=choices(1, name_localizations={"fr": "n" * 101}))]),
        f"{OPTION}.choices.0.name_localizations.fr",
    ),
    "choice of no number": (
        command(options=[option(type=10, choices=choices(1))]),
        f"{OPTION}.choices.0.value",
    ),
    "choice too large": (
        command(options=[option(type=4, choices=[{"name": "n", "value": 2**53}])]),
        f"{OPTION}.choices.0.value",
    ),
    "choice too small": (
        command(options=[option(type=4, choices=[{"name": "n", "value": -(2**53)}])]),
        f"{OPTION}.choices.0.value",
    ),
    "option type": (command(options=[option(type=12)]), f"{OPTION}.type"),
    "least length": (command(options=[option(min_length=6001)]), f"{OPTION}.min_length"),
    "deep subcommand": (
        command(options=[sub("a", 2, options=[sub("b", 1, options=[sub("c")])])]),
        "0.options.0.options.0.options.0.type",
    ),
    "described context menu": (command(type=2), "0.description"),
    "long context menu": ({"type": 3, "name": "n" * 33}, "0.name"),
    "command type": (command(type=9), "0.type"),
    "choice of another type": (
        command(options=[option(type=4, choices=choices(1))]),
        f"{OPTION}.choices.0.value",
    ),
    "choices and autocomplete": (
        command(options=[option(choices=choices(1), autocomplete=True)]),
        OPTION,
    ),
    "bounds on text": (command(options=[option(min_value=1)]), OPTION),
    "min over max": (
        command(options=[option(type=4, min_value=2, max_value=1)]),
        f"{OPTION}.min_value",
    ),
    "length": (command(options=[option(max_length=6001)]), f"{OPTION}.max_length"),
    "subcommand beside option": (command(options=[sub(), option()]), "0.options"),
    "group in group": (
        command(options=[sub("a", 2, options=[sub("b", 2, options=[sub("c")])])]),
        "0.options.0.options",
    ),
    "too long altogether": (long(8001), "0"),
    "menu with description": (command(type=2), "0.description"),
}


@pytest.mark.parametrize("what", WRONG)
async def test_wrong_command_is_refused_with_its_path(what: str, wire: Wire) -> None:
    body, path = WRONG[what]
    with pytest.raises(Refusal) as refused:
        await wire.command(body)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert path in refused.value.paths()
    assert wire.world.commands == {}


async def test_what_just_fits_is_taken(wire: Wire) -> None:
    words = {"name": "n" * 32, "description": "d" * 100}
    wide = [option(name=f"o{n}", description="d" * 100) for n in range(25)]
    chosen = [{"name": f"{n:0100}", "value": f"{n:0100}"} for n in range(25)]
    bounds = [{"name": str(n), "value": n} for n in (1 - 2**53, 2**53 - 1)]
    lengths = {"min_length": 0, "max_length": 6000}
    for body in (
        command(**words, name_localizations={"fr": "é" * 32}),
        command(description_localizations={"fr": "d" * 100}),
        command(options=[option(choices=choices(1, name_localizations={"fr": "n" * 100}))]),
        command(options=[option(min_length=6000)]),
        command(options=[option(type=4, choices=bounds)]),
        command(options=wide),
        command(options=[option(choices=chosen)]),
        command(options=[option(**lengths), option(name="b", type=4, min_value=1, max_value=1)]),
        command(options=[sub("a", 2, options=[sub(f"s{n}") for n in range(25)])]),
        {"type": 3, "name": "Take This Message".ljust(32, "!")},
        command(options=[option(name=f"o{kind}", type=kind) for kind in range(3, 12)]),
        long(8000),
    ):
        (made,) = await wire.command(body)
        assert made["name"] == body["name"]


async def test_counts_and_duplicates(wire: Wire) -> None:
    path = f"/applications/{wire.world.bot.id}/commands"
    hundred = [command(name=f"c{number}") for number in range(100)]
    assert len(await wire.request("PUT", path, hundred)) == 100
    with pytest.raises(Refusal) as refused:
        await wire.request("PUT", path, [*hundred, command()])
    assert refused.value.code == 30032
    with pytest.raises(Refusal) as refused:
        await wire.request("POST", path, command())
    assert refused.value.code == 30032
    for kind in (2, 3):
        menus: list[JSON] = [{"type": kind, "name": f"Menu {number}"} for number in range(16)]
        assert len(await wire.request("PUT", path, menus[:15])) == 15
        with pytest.raises(Refusal) as refused:
            await wire.request("PUT", path, menus)
        assert refused.value.code == 30032
    with pytest.raises(Refusal) as refused:
        await wire.request("PUT", path, [command(), command()])
    assert refused.value.paths() == {"1"}


async def test_commands_live_in_two_scopes(wire: Wire) -> None:
    world = wire.world
    everywhere = f"/applications/{world.bot.id}/commands"
    here = f"/applications/{world.bot.id}/guilds/{world.guild.id}/commands"
    made = await wire.request("POST", everywhere, command(name_localizations={"fr": "miser"}))
    own = await wire.request("PUT", here, [command(name="pass")])
    assert made["id"] != own[0]["id"]
    again = await wire.request("PUT", everywhere, [command(description="Anew")])
    assert again[0]["id"] == made["id"], "a command of the same name keeps its id"
    changed = await wire.request("PATCH", f"{everywhere}/{made['id']}", {"description": "Other"})
    assert changed["description"] == "Other"
    await wire.request("DELETE", f"{here}/{own[0]['id']}")
    assert await wire.request("GET", here) == []
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", f"{everywhere}/1")
    assert (refused.value.status, refused.value.code) == (404, 10063)
