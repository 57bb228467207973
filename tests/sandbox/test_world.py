"""A world that changes under a bot's feet, and tells it so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import pytest

from sandbox import Actor, Change, Channel, RefusedError, World
from tests.sandbox.botling import Botling
from tests.sandbox.wire import Refusal, Wire


async def told(bot: Botling, event: str, act: Callable[[], object]) -> object:
    """Do something and wait until discord.py dispatches an event."""
    waiting = asyncio.ensure_future(bot.wait_for(event, timeout=5))
    await asyncio.sleep(0)
    act()
    return await waiting


async def test_bot_is_told_of_channels(world: World, bot: Botling, tavern: Channel) -> None:
    made = await told(bot, "guild_channel_create", lambda: world.channel("market"))
    assert isinstance(made, discord.TextChannel)
    assert made.name == "market"
    await told(bot, "guild_channel_update", lambda: world.deny(tavern, "SEND_MESSAGES"))
    seen = bot.get_channel(tavern.id)
    assert isinstance(seen, discord.TextChannel)
    assert not seen.permissions_for(seen.guild.me).send_messages
    with pytest.raises(discord.Forbidden) as refused:
        await seen.send("hello")
    assert refused.value.code == 50013
    await told(bot, "guild_channel_delete", lambda: world.delete_channel(tavern))
    with pytest.raises(discord.NotFound) as gone:
        await seen.send("hello")
    assert gone.value.code == 10003


async def test_bot_is_kicked_and_invited(
    world: World, bot: Botling, red: Actor, tavern: Channel
) -> None:
    await told(bot, "guild_remove", world.kick_bot)
    assert list(bot.guilds) == []
    with pytest.raises(RefusedError, match="no command"):
        await red.slash("panel", channel=tavern)
    with pytest.raises(discord.Forbidden) as refused:
        await bot.fetch_channel(tavern.id)
    assert refused.value.code == 50001
    await told(bot, "guild_join", world.invite_bot)
    assert (await red.slash("panel", channel=tavern)).content == "Choose"


async def test_messages_deleted_by_others(
    world: World, bot: Botling, red: Actor, tavern: Channel
) -> None:
    reply = await red.slash("panel", channel=tavern)
    message = reply.message
    await told(bot, "raw_message_delete", lambda: world.delete_message(message))
    assert not red.sees(message)
    with pytest.raises(RefusedError, match="does not see"):
        await red.click("Bid", message=message)
    channel = bot.get_channel(tavern.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound) as gone:
        await channel.get_partial_message(message.id).edit(content="x")
    assert gone.value.code == 10008


async def test_threads(world: World, bot: Botling, red: Actor, tavern: Channel) -> None:
    channel = bot.get_channel(tavern.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="game", type=discord.ChannelType.public_thread)
    await thread.send("in here")
    assert [one.content for one in red.messages(world.channels[thread.id])] == ["in here"]
    assert (await red.slash("panel", channel=world.channels[thread.id])).content == "Choose"
    await thread.edit(archived=True)
    assert world.channels[thread.id].archived
    last = await anext(thread.history(limit=1))
    with pytest.raises(discord.HTTPException) as refused:
        await last.edit(content="x")
    assert refused.value.code == 50083
    await thread.send("opens it again")
    assert not world.channels[thread.id].archived
    world.archive_thread(world.channels[thread.id], locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("locked")
    assert refused.value.code == 50083
    message = await channel.send("start")
    under = await message.create_thread(name="under")
    assert under.id == message.id
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004


async def test_private_threads_are_private(
    world: World, bot: Botling, red: Actor, blue: Actor, tavern: Channel
) -> None:
    channel = bot.get_channel(tavern.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="hand")
    await thread.add_user(discord.Object(red.id))
    await thread.send("secret")
    place = world.channels[thread.id]
    assert [one.content for one in red.messages(place)] == ["secret"]
    assert not blue.sees(place)
    await thread.remove_user(discord.Object(red.id))
    assert not red.sees(place)
    assert "secret" not in world.transcript(blue)


async def test_pins_typing_and_bulk(world: World, bot: Botling, tavern: Channel) -> None:
    channel = bot.get_channel(tavern.id)
    assert isinstance(channel, discord.TextChannel)
    kinds: list[str] = []
    stop = world.subscribe(lambda change: kinds.append(change.kind))
    async with channel.typing():
        pass
    stop()
    assert "typing" in kinds
    sent = [await channel.send(str(number)) for number in range(3)]
    await sent[1].pin()
    assert [one.content async for one in channel.pins()] == ["1"]
    await sent[1].unpin()
    assert [one async for one in channel.pins()] == []
    await channel.delete_messages(sent[:2])
    assert [one.content async for one in channel.history()] == ["2"]


async def test_replies_and_mentions(
    world: World, bot: Botling, red: Actor, blue: Actor, tavern: Channel
) -> None:
    channel = bot.get_channel(tavern.id)
    assert isinstance(channel, discord.TextChannel)
    first = await channel.send(f"{red.mention} {blue.mention}")
    assert first.mentions == []
    only_red = discord.AllowedMentions(users=[discord.Object(red.id)])
    second = await first.reply(f"{red.mention} {blue.mention}", allowed_mentions=only_red)
    assert [user.id for user in second.mentions] == [red.id]
    assert second.reference is not None
    assert second.reference.message_id == first.id
    assert [user.id for user in tavern.messages[second.id].mentions] == [red.id]


async def test_looking_things_up(world: World, bot: Botling, red: Actor) -> None:
    guild = await bot.fetch_guild(world.guild.id)
    assert guild.name == "Sandbox"
    assert (await bot.fetch_user(red.id)).global_name == "red"
    member = await guild.fetch_member(red.id)
    assert member.guild_permissions.send_messages
    assert {role.name for role in await guild.fetch_roles()} == {"@everyone", "Bot"}
    assert [channel.name for channel in await guild.fetch_channels()] == ["tavern"]
    assert (await bot.application_info()).id == world.bot.id
    with pytest.raises(discord.NotFound) as gone:
        await bot.fetch_user(1)
    assert gone.value.code == 10013
    with pytest.raises(discord.Forbidden) as refused:
        await guild.create_role(name="merchant")
    assert refused.value.code == 50013
    world.give(world.bot, "MANAGE_ROLES")
    role = await guild.create_role(name="merchant")
    await member.add_roles(role)
    assert role.id in world.guild.members[red.id].role_ids
    await role.delete()
    assert role.id not in world.guild.members[red.id].role_ids


async def test_channels_made_by_the_bot(world: World, bot: Botling) -> None:
    guild = bot.guilds[0]
    with pytest.raises(discord.Forbidden):
        await guild.create_text_channel("market")
    world.give(world.bot, "MANAGE_CHANNELS")
    market = await guild.create_text_channel("market", topic="wares")
    await market.edit(name="fair")
    assert world.channel("fair").topic == "wares"
    await market.delete()
    assert market.id not in world.channels


async def test_watchers_see_every_change(world: World, red: Actor, tavern: Channel) -> None:
    seen: list[Change] = []
    stop = world.subscribe(seen.append)
    said = await red.say("hello", tavern)
    stop()
    await red.say("again", tavern)
    assert [(change.kind, change.message) for change in seen] == [("message sent", said)]


async def test_unknown_permissions_and_places_are_refused(world: World, tavern: Channel) -> None:
    with pytest.raises(ValueError, match="no permission"):
        world.deny(tavern, "FLY")
    with pytest.raises(ValueError, match="no permissions of its own"):
        world.deny(world.thread("t", tavern), "SEND_MESSAGES")


async def test_own_pictures_of_hidden_things(world: World, wire: Wire) -> None:
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", "/guilds/1")
    assert (refused.value.status, refused.value.code) == (404, 10004)
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", f"/guilds/{world.guild.id}/members/1")
    assert refused.value.code == 10013
    stranger = world.user("stranger", member=False)
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", f"/guilds/{world.guild.id}/members/{stranger.id}")
    assert refused.value.code == 10007
