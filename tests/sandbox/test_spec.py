"""Discord's own description as a second judge; skipped where the file is not at hand."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from sandbox import Actor, Change, Channel, RefusedError, World
from sandbox.routes.table import ROUTES
from sandbox.spec import Spec, read
from tests.sandbox.botling import Botling
from tests.sandbox.wire import Refusal, Wire


@pytest.fixture
def spec(discord_spec: Path | None) -> Spec:
    if discord_spec is None:
        pytest.skip("Discord's OpenAPI description is not here")
    return read(discord_spec)


def test_every_route_is_one_of_discords(spec: Spec) -> None:
    for route in ROUTES:
        assert spec.knows(route.method, route.template), f"{route.method} {route.template}"


@pytest.mark.usefixtures("spec")
async def test_misspelt_keys_are_noticed(wire: Wire, world: World, tavern: Channel) -> None:
    with pytest.raises(Refusal) as refused:
        await wire.send({"content": "x", "allowed_mention": {"parse": []}})
    assert refused.value.code == 50035
    assert "allowed_mention" in world.take_errors()[0]
    assert tavern.messages == {}, "what Discord forbids is not carried out"


@pytest.mark.usefixtures("spec")
async def test_misspelt_keys_are_noticed_where_a_form_has_no_name(wire: Wire, world: World) -> None:
    with pytest.raises(Refusal) as refused:
        await wire.request("PATCH", f"/guilds/{world.guild.id}/members/@me", {"nickname": "x"})
    assert refused.value.code == 50035
    assert "nickname" in world.take_errors()[0]


@pytest.mark.usefixtures("spec")
async def test_what_discord_py_sends_is_taken(bot: Botling, world: World, red: Actor) -> None:
    world.give(world.bot, "MANAGE_ROLES", "MANAGE_CHANNELS")
    channel = bot.get_channel(world.channel("tavern").id)
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send(embed=discord.Embed(title="Wares"))
    assert (await sent.edit(content="Sold")).content == "Sold"
    member = await channel.guild.fetch_member(red.id)
    await channel.set_permissions(member, send_messages=False)
    with pytest.raises(RefusedError, match="may not write"):
        await red.say("hello", world.channel("tavern"))


@pytest.mark.usefixtures("spec")
async def test_wrong_types_are_noticed(wire: Wire, world: World) -> None:
    with pytest.raises(Refusal) as refused:
        await wire.send({"content": "x", "tts": "loudly"})
    assert refused.value.code == 50035
    assert "tts" in world.take_errors()[0]


@pytest.mark.usefixtures("spec")
async def test_own_wrong_messages_are_noticed(world: World, red: Actor, tavern: Channel) -> None:
    said = await red.say("hello", tavern)
    assert world.errors == []
    said.embeds = [{"title": "no type"}]
    world.emit(Change("message edited", tavern.guild, tavern, said))
    assert "would not write" in world.take_errors()[0]


def test_answers_are_judged(spec: Spec) -> None:
    assert spec.response("GET", "/users/{user_id}", 200, {"id": "1"})
    assert spec.response("GET", "/users/{user_id}", 204, None)
    refusal = {"message": "Unknown User", "code": 10013}
    assert spec.response("GET", "/users/{user_id}", 404, refusal) == ""
    assert spec.response("GET", "/users/{user_id}", 404, {"message": "Unknown User"})


def test_snowflakes_may_be_numbers_in_requests_only(spec: Spec) -> None:
    path = "/users/@me/channels"
    assert spec.request("POST", path, {"recipient_id": 12}) == ""
    assert spec.response("POST", path, 200, {"id": 12, "type": 1, "flags": 0, "recipients": []})
