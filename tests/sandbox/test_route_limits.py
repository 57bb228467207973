"""What Discord refuses beyond the contents of messages: deleting, pinning, channels, members."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox import Actor, Channel, ManualClock, Sandbox, World
from tests.sandbox.botling import Botling
from tests.sandbox.wire import Refusal, Wire

JSON = dict[str, Any]
FORTNIGHT = 14 * 86_400


async def refused(
    wire: Wire, method: str, path: str, body: object = None
) -> tuple[int, int, set[str]]:
    """Send what must be refused; its status, code and paths."""
    with pytest.raises(Refusal) as answer:
        await wire.request(method, path, body)
    return answer.value.status, answer.value.code, answer.value.paths()


# -- messages -----------------------------------------------------------------------------------


async def test_deleting_messages(wire: Wire, world: World, red: Actor, tavern: Channel) -> None:
    path = f"/channels/{tavern.id}/messages"
    own, others = await wire.send({"content": "mine"}), await red.say("yours", tavern)
    await wire.request("DELETE", f"{path}/{own['id']}")
    assert [one.content for one in red.messages(tavern)] == ["yours"]
    world.deny(tavern, "MANAGE_MESSAGES")
    assert await refused(wire, "DELETE", f"{path}/{others.id}") == (403, 50013, set())
    world.allow(tavern, "MANAGE_MESSAGES")
    await wire.request("DELETE", f"{path}/{others.id}")
    assert red.messages(tavern) == []
    letter = await red.say("to you", (await red.dm()).channel)
    there = f"/channels/{letter.channel.id}/messages/{letter.id}"
    assert await refused(wire, "DELETE", there) == (403, 50003, set())


async def test_deleting_many_messages() -> None:
    clock = ManualClock()
    async with Sandbox(clock=clock) as world, Wire(world, world.channel("tavern")) as wire:
        path = f"/channels/{wire.channel.id}/messages/bulk-delete"
        made = [(await wire.send({"content": str(number)}))["id"] for number in range(2)]
        for some in (made[:1], [str(number) for number in range(101)]):
            assert (await refused(wire, "POST", path, {"messages": some}))[:2] == (400, 50016)
        letters = (await world.user("red").dm()).channel
        there = f"/channels/{letters.id}/messages/bulk-delete"
        assert (await refused(wire, "POST", there, {"messages": made}))[:2] == (403, 50003)
        world.deny(wire.channel, "MANAGE_MESSAGES")
        assert (await refused(wire, "POST", path, {"messages": made}))[:2] == (403, 50013)
        world.allow(wire.channel, "MANAGE_MESSAGES")
        clock.advance(FORTNIGHT - 0.5)
        new = [(await wire.send({"content": str(number)}))["id"] for number in range(98)]
        await wire.request("POST", path, {"messages": [*made, *new]})
        assert wire.channel.messages == {}
        made = [(await wire.send({"content": str(number)}))["id"] for number in range(2)]
        clock.advance(FORTNIGHT + 0.5)
        assert (await refused(wire, "POST", path, {"messages": made}))[:2] == (400, 50034)
        assert len(wire.channel.messages) == 2


async def test_fifty_pins(wire: Wire) -> None:
    path = f"/channels/{wire.channel.id}/messages"
    made = [(await wire.send({"content": str(number)}))["id"] for number in range(51)]
    for number in made[:50]:
        await wire.request("PUT", f"{path}/pins/{number}")
    assert await refused(wire, "PUT", f"{path}/pins/{made[50]}") == (400, 30003, set())
    assert (await refused(wire, "DELETE", f"{path}/pins/{made[50]}"))[1] == 10008


async def test_replies_need_history(wire: Wire, world: World) -> None:
    made = await wire.send({"content": "first"})
    world.deny(wire.channel, "READ_MESSAGE_HISTORY")
    reply: JSON = {"content": "x", "message_reference": {"message_id": made["id"]}}
    path = f"/channels/{wire.channel.id}/messages"
    assert await refused(wire, "POST", path, reply) == (403, 160002, set())
    lost = {"content": "x", "message_reference": {"message_id": "1", "fail_if_not_exists": False}}
    assert "referenced_message" not in await wire.send(lost)


# -- channels and threads -----------------------------------------------------------------------


async def test_channels_need_permissions(
    wire: Wire, world: World, red: Actor, tavern: Channel
) -> None:
    path, overwrite = f"/channels/{tavern.id}", f"/channels/{tavern.id}/permissions/{red.id}"
    for method, where, body in (
        ("PATCH", path, {"name": "inn"}),
        ("DELETE", path, None),
        ("PUT", overwrite, {"type": 1, "deny": "1024"}),
        ("DELETE", overwrite, None),
    ):
        assert await refused(wire, method, where, body) == (403, 50013, set())
    letters = f"/channels/{(await red.dm()).channel.id}"
    assert (await refused(wire, "PATCH", letters, {"name": "inn"}))[:2] == (403, 50003)
    world.give(world.bot, "MANAGE_CHANNELS", "MANAGE_ROLES")
    assert (await refused(wire, "PATCH", path, {"name": "n" * 101}))[2] == {"name"}
    assert (await refused(wire, "PATCH", path, {"topic": "t" * 1025}))[2] == {"topic"}
    made = f"/guilds/{world.guild.id}/channels"
    for name in ("", "n" * 101):
        assert (await refused(wire, "POST", made, {"name": name}))[2] == {"name"}
    assert (await refused(wire, "DELETE", overwrite))[1] == 10009


async def test_channels_and_threads_that_just_fit(wire: Wire, world: World) -> None:
    world.give(world.bot, "MANAGE_CHANNELS")
    words = {"name": "n" * 100, "topic": "t" * 1024}
    made = await wire.request("POST", f"/guilds/{world.guild.id}/channels", words)
    changed = await wire.request("PATCH", f"/channels/{made['id']}", words)
    assert (changed["name"], changed["topic"]) == (words["name"], words["topic"])
    for minutes in (60, 1440, 4320, 10080):
        body = {"name": "n" * 100, "type": 11, "auto_archive_duration": minutes}
        thread = await wire.request("POST", f"/channels/{made['id']}/threads", body)
        assert thread["thread_metadata"]["auto_archive_duration"] == minutes


async def test_channels_can_be_hidden_from_somebody(
    wire: Wire, world: World, red: Actor, blue: Actor, tavern: Channel
) -> None:
    world.give(world.bot, "MANAGE_CHANNELS", "MANAGE_ROLES")
    path = f"/channels/{tavern.id}/permissions/{red.id}"
    await wire.request("PUT", path, {"type": 1, "deny": "1024"})
    assert (red.sees(tavern), blue.sees(tavern)) == (False, True)
    await wire.request("DELETE", path)
    assert red.sees(tavern)
    hidden = [{"id": str(blue.id), "type": 1, "deny": "1024", "allow": "0"}]
    await wire.request("PATCH", f"/channels/{tavern.id}", {"permission_overwrites": hidden})
    assert (red.sees(tavern), blue.sees(tavern)) == (True, False)
    body = {"name": "cellar", "permission_overwrites": hidden}
    await wire.request("POST", f"/guilds/{world.guild.id}/channels", body)
    assert not blue.sees(world.channel("cellar"))


async def test_threads_have_their_limits(
    wire: Wire, world: World, red: Actor, tavern: Channel
) -> None:
    path = f"/channels/{tavern.id}/threads"
    assert (await refused(wire, "POST", path, {"name": "", "type": 11}))[2] == {"name"}
    odd = {"name": "x", "type": 11, "auto_archive_duration": 7}
    assert (await refused(wire, "POST", path, odd))[2] == {"auto_archive_duration"}
    for permission, kind in (("CREATE_PUBLIC_THREADS", 11), ("CREATE_PRIVATE_THREADS", 12)):
        world.deny(tavern, permission)
        assert (await refused(wire, "POST", path, {"name": "x", "type": kind}))[1] == 50013
    assert (await refused(wire, "GET", f"/channels/{tavern.id}/thread-members"))[1] == 50024
    thread = world.thread("game", tavern, red)
    world.deny(tavern, "SEND_MESSAGES_IN_THREADS")
    posts = f"/channels/{thread.id}/messages"
    assert (await refused(wire, "POST", posts, {"content": "x"}))[1] == 50013
    inside = f"/channels/{thread.id}/threads"
    world.allow(tavern, "CREATE_PUBLIC_THREADS")
    assert (await refused(wire, "POST", inside, {"name": "x", "type": 11}))[1] == 50024


async def test_archived_threads(wire: Wire, world: World, red: Actor, tavern: Channel) -> None:
    thread = world.thread("game", tavern)
    members = f"/channels/{thread.id}/thread-members"
    await wire.request("PUT", f"{members}/{red.id}")
    listed = await wire.request("GET", members)
    assert [int(one["user_id"]) for one in listed] == [world.bot.id, red.id]
    active = f"/guilds/{world.guild.id}/threads/active"
    assert [one["name"] for one in (await wire.request("GET", active))["threads"]] == ["game"]
    made = await wire.request("POST", f"/channels/{thread.id}/messages", {"content": "x"})
    world.archive_thread(thread)
    assert (await wire.request("GET", active))["threads"] == []
    old = await wire.request("GET", f"/channels/{tavern.id}/threads/archived/public")
    assert [one["name"] for one in old["threads"]] == ["game"]
    for method, path, body in (
        ("PUT", f"{members}/@me", None),
        ("PATCH", f"/channels/{thread.id}", {"name": "x"}),
        ("PATCH", f"/channels/{thread.id}/messages/{made['id']}", {"content": "y"}),
        ("DELETE", f"/channels/{thread.id}/messages/{made['id']}", None),
    ):
        assert await refused(wire, method, path, body) == (400, 50083, set())
    assert (await refused(wire, "DELETE", f"{members}/1"))[1] == 10007


async def test_threads_go_with_their_channel(
    wire: Wire, world: World, red: Actor, tavern: Channel
) -> None:
    thread = world.thread("game", tavern)
    said = await red.say("in here", thread)
    world.delete_channel(tavern)
    assert not red.sees(said)
    assert (await refused(wire, "GET", f"/channels/{thread.id}"))[:2] == (404, 10003)


# -- guilds, members, roles ---------------------------------------------------------------------


async def test_members_are_listed_for_the_privileged_only(wire: Wire, world: World) -> None:
    path = f"/guilds/{world.guild.id}/members"
    assert await refused(wire, "GET", f"{path}?limit=5") == (403, 50001, set())
    assert (await refused(wire, "GET", f"{path}/search?query=r&limit=0"))[2] == {"limit"}
    async with Sandbox(privileged_intents=True) as open_world:
        names = [open_world.user(name).name for name in ("red", "blue", "rose")]
        async with Wire(open_world, open_world.channel("tavern")) as other:
            path = f"/guilds/{open_world.guild.id}/members"
            found = await other.request("GET", f"{path}?limit=1000")
            assert {one["user"]["username"] for one in found} >= set(names)
            assert (await refused(other, "GET", f"{path}?limit=1001"))[2] == {"limit"}
            begin = await other.request("GET", f"{path}/search?query=r&limit=9")
            assert [one["user"]["username"] for one in begin] == ["red", "rose"]


async def test_roles_and_names(world: World, bot: Botling, red: Actor, wire: Wire) -> None:
    guild = bot.guilds[0]
    world.give(world.bot, "MANAGE_ROLES")
    role = await guild.create_role(name="merchant")
    member = await guild.fetch_member(red.id)
    await member.add_roles(role)
    changed = await role.edit(name="master", permissions=discord.Permissions(administrator=True))
    assert changed is not None
    assert changed.name == "master"
    assert world.permissions(red.account, world.channel("tavern")) & 1 << 3
    await member.remove_roles(role)
    assert role.id not in world.guild.members[red.id].role_ids
    assert (await guild.fetch_role(role.id)).name == "master"
    await guild.me.edit(nick="Host")
    assert world.guild.members[world.bot.id].nick == "Host"
    base = f"/guilds/{guild.id}"
    assert (await refused(wire, "GET", f"{base}/roles/1"))[:2] == (404, 10011)
    long = {"nick": "n" * 33}
    assert (await refused(wire, "PATCH", f"{base}/members/@me", long))[2] == {"nick"}
    assert (await refused(wire, "POST", f"{base}/roles", {"name": "n" * 101}))[2] == {"name"}


async def test_who_and_where_the_bot_is(wire: Wire, world: World) -> None:
    (mine,) = await wire.request("GET", "/users/@me/guilds")
    assert mine["name"] == "Sandbox"
    assert (await wire.request("GET", "/gateway"))["url"] == world.gateway
    assert (await wire.request("GET", "/gateway/bot"))["shards"] == 1
    body = {"recipient_id": str(world.bot.id)}
    assert (await refused(wire, "POST", "/users/@me/channels", body))[:2] == (404, 10013)
    assert (await refused(wire, "GET", "/applications/1/commands"))[:2] == (404, 10002)
    await wire.request("DELETE", f"/users/@me/guilds/{mine['id']}")
    assert world.bot.id not in world.guild.members
    assert (await refused(wire, "GET", f"/guilds/{mine['id']}"))[:2] == (403, 50001)
