"""People, roles, channels and files as options and choices, and what is refused of them."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Actor, Channel, RefusedError, World
from sandbox.model import Role
from tests.sandbox.wire import Wire

JSON = dict[str, Any]
KINDS = {
    "word": 3,
    "flag": 5,
    "who": 6,
    "where": 7,
    "role": 8,
    "whom": 9,
    "part": 10,
    "file": 11,
}


@pytest.fixture
async def asked(wire: Wire, world: World) -> Wire:
    """A bot whose command takes an option of every type."""
    options: list[JSON] = [
        {"name": name, "description": "x", "type": kind} for name, kind in KINDS.items()
    ]
    options[0] |= {"min_length": 2, "max_length": 3}
    options[3] |= {"channel_types": [0]}
    options[6] |= {"min_value": 0.5, "max_value": 1}
    await wire.command({"name": "ask", "description": "Ask", "options": options})
    return wire


async def test_every_type_of_option(asked: Wire, red: Actor, blue: Actor, tavern: Channel) -> None:
    role = asked.world.give(blue, "ADD_REACTIONS")
    given: JSON = {"word": "abc", "flag": True, "who": blue, "where": tavern, "role": role}
    given |= {"whom": blue, "part": 0.5, "file": ("a.png", b"x")}
    one = await asked.start(red.slash("ask", channel=tavern, options=given))
    sent = {row["name"]: row["value"] for row in one.data["options"]}
    blues, roles = str(blue.id), str(role.id)
    assert (sent["word"], sent["flag"], sent["part"]) == ("abc", True, 0.5)
    assert (sent["who"], sent["whom"], sent["role"]) == (blues, blues, roles)
    resolved = one.data["resolved"]
    assert resolved["users"][blues]["username"] == "blue"
    assert resolved["members"][blues]["roles"] == [roles]
    assert resolved["roles"][roles]["name"] == role.name
    assert resolved["channels"][str(tavern.id)]["name"] == "tavern"
    assert resolved["attachments"][sent["file"]]["filename"] == "a.png"


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("word", "a", "2 to 3 characters"),
        ("word", "abcd", "2 to 3 characters"),
        ("flag", 1, "True or False"),
        ("who", "blue", "takes user"),
        ("where", 7, "takes channel"),
        ("role", "merchant", "takes role"),
        ("whom", 7, "takes mentionable"),
        ("part", 0.4, "0.5 to 1"),
        ("part", "half", "a number"),
        ("file", b"x", "pair"),
    ],
)
async def test_options_of_the_wrong_type(
    asked: Wire, red: Actor, tavern: Channel, name: str, value: object, why: str
) -> None:
    with pytest.raises(RefusedError, match=why):
        await red.slash("ask", channel=tavern, options={name: value})
    assert asked.begun == []


async def test_channels_of_another_kind(asked: Wire, red: Actor, tavern: Channel) -> None:
    thread = asked.world.thread("game", tavern)
    with pytest.raises(RefusedError, match="channels of types"):
        await red.slash("ask", channel=tavern, options={"where": thread})


@pytest.mark.parametrize("kind", [5, 6, 7, 8])
async def test_selects_of_people_roles_and_channels(
    wire: Wire, world: World, red: Actor, blue: Actor, tavern: Channel, kind: int
) -> None:
    role = world.give(blue, "ADD_REACTIONS")
    fits: dict[int, list[Actor | Role | Channel]] = {5: [blue], 6: [role], 8: [tavern]}
    fits[7] = [blue, role]
    select = {"type": kind, "custom_id": "s", "max_values": 2}
    row = {"type": 1, "components": [select]}
    await wire.send({"content": "Pick", "components": [row]})
    for wrong in ("blue", {5: tavern, 6: blue, 7: tavern, 8: role}[kind]):
        with pytest.raises(RefusedError, match="cannot be picked"):
            await red.choose("s", [wrong], channel=tavern)
    one = await wire.start(red.choose("s", fits[kind], channel=tavern))
    assert one.data["values"] == [str(thing.id) for thing in fits[kind]]
    assert one.data["resolved"]


async def test_a_guilds_own_commands_hide_the_same_name(
    wire: Wire, world: World, red: Actor, tavern: Channel
) -> None:
    base = f"/applications/{world.bot.id}"
    made = await wire.command({"name": "ask", "description": "everywhere"})
    here = {"name": "ask", "description": "here"}
    (own,) = await wire.request("PUT", f"{base}/guilds/{world.guild.id}/commands", [here])
    one = await wire.start(red.slash("ask", channel=tavern))
    assert (one.data["id"], one.data["guild_id"]) == (own["id"], str(world.guild.id))
    letters = (await red.dm()).channel
    other = await wire.start(red.slash("ask", channel=letters))
    assert other.data["id"] == made[0]["id"]


async def test_commands_for_nobody_are_for_administrators(
    wire: Wire, world: World, red: Actor, tavern: Channel
) -> None:
    await wire.command({"name": "ask", "description": "x", "default_member_permissions": "0"})
    with pytest.raises(RefusedError, match="no command /ask"):
        await red.slash("ask", channel=tavern)
    world.give(red, "ADMINISTRATOR")
    assert (await wire.start(red.slash("ask", channel=tavern))).data["name"] == "ask"


async def test_what_people_may_not_say_or_dismiss(wire: Wire, red: Actor, world: World) -> None:
    for text in ("  ", "x" * 2001):
        with pytest.raises(RefusedError, match="1 to 2000 characters"):
            await red.say(text, wire.channel)
    said = await red.say("public", wire.channel)
    with pytest.raises(RefusedError, match="private answers"):
        red.dismiss(said)
    world.channel("market")
    with pytest.raises(RefusedError, match="in which channel"):
        await world.user("green").say("hello")
