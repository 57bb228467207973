"""A real discord.py bot connects, and stays with us through thick and thin."""

from __future__ import annotations

import asyncio
import functools
import json
import zlib
from collections.abc import Callable

import discord
import pytest

from sandbox import Actor, Channel, Sandbox, World
from tests.sandbox.botling import Botling, running
from tests.sandbox.wire import Wire


class ZlibStream:
    """What discord.py uses where zstandard is not installed."""

    COMPRESSION_TYPE = "zlib-stream"

    def __init__(self) -> None:
        self._stream = zlib.decompressobj()

    def decompress(self, data: bytes, /) -> str | None:
        assert data.endswith(b"\x00\x00\xff\xff")
        return self._stream.decompress(data).decode()


@pytest.fixture(params=["zstd-stream", "zlib-stream", "plain"])
def compression(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    mode: str = request.param
    if mode == "zlib-stream":
        monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", ZlibStream)
    if mode == "plain":
        whole = discord.gateway.DiscordWebSocket.from_client
        plain = functools.partial(whole, compress=False)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", plain)
    return mode


async def changed(bot: Botling, happened: Callable[[], bool]) -> None:
    """Wait until the bot noticed something."""
    async with asyncio.timeout(8):
        while not happened():
            await bot.news.wait()
            bot.news.clear()


async def test_bot_lives_through_drop_reconnect_and_invalid_session(
    compression: str, world: World, tavern: Channel, red: Actor
) -> None:
    async with running(world) as bot:
        assert {one.name for one in world.commands.values()} >= {"panel", "bid", "game"}
        assert (await red.slash("panel", channel=tavern)).content == "Choose"
        session = bot.ws.session_id

        world.sessions.drop()
        await red.say("while you were away", tavern)
        reply = await red.slash("bid", channel=tavern, amount=3)
        assert reply.content == "Bid 3"
        await changed(bot, lambda: bot.resumes == 1)
        assert bot.ws.session_id == session, "the session was resumed, not begun anew"

        world.sessions.reconnect()
        await changed(bot, lambda: bot.resumes == 2)
        assert bot.ws.session_id == session
        assert (await red.slash("bid", channel=tavern, amount=4)).content == "Bid 4"
        assert bot.readied == 1

        world.sessions.invalidate(resumable=False)
        await changed(bot, lambda: bot.readied == 2)
        assert bot.ws.session_id != session
        assert (await red.slash("bid", channel=tavern, amount=5)).content == "Bid 5"
        assert bot.trouble == []


@pytest.mark.parametrize("code", [4000, 4009, 1012])
async def test_close_codes_that_can_be_resumed(
    code: int, world: World, bot: Botling, tavern: Channel, red: Actor
) -> None:
    world.sessions.drop(code)
    assert (await red.slash("bid", channel=tavern, amount=1)).content == "Bid 1"
    await changed(bot, lambda: bot.resumes == 1)


async def test_session_that_cannot_be_resumed_is_begun_anew(world: World, bot: Botling) -> None:
    session = bot.ws.session_id
    world.sessions.drop(4000, resumable=False)
    await changed(bot, lambda: bot.readied == 2)
    assert bot.ws.session_id != session


async def test_resumable_invalid_session_is_resumed(world: World, bot: Botling) -> None:
    session = bot.ws.session_id
    world.sessions.invalidate(resumable=True)
    await changed(bot, lambda: bot.resumes == 1)
    assert bot.ws.session_id == session


async def test_missed_events_are_replayed_in_order(
    world: World, bot: Botling, tavern: Channel, red: Actor
) -> None:
    world.sessions.drop()
    for number in range(5):
        await red.say(f"{bot_mention(world)} {number}", tavern)
    await changed(bot, lambda: len(bot.seen) == 5)
    assert [text[-1] for text in bot.seen] == ["0", "1", "2", "3", "4"]


def bot_mention(world: World) -> str:
    """Mentioned bots read content without the privileged intent."""
    return f"<@{world.bot.id}>"


async def test_content_is_hidden_without_the_intent(
    world: World, bot: Botling, tavern: Channel, red: Actor
) -> None:
    await red.say("between us", tavern)
    room = await red.dm()
    await red.say("to you", room.channel)
    await changed(bot, lambda: len(bot.seen) == 2)
    assert bot.seen == ["", "to you"]


async def test_privileged_intents_must_be_granted(world: World, tavern: Channel) -> None:
    intents = discord.Intents.default()
    intents.members = True
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(world, intents):
            pass


async def test_granted_members_intent_chunks_members() -> None:
    intents = discord.Intents.default()
    intents.members = True
    async with Sandbox(privileged_intents=True) as world:
        world.user("red")
        async with running(world, intents) as bot:
            guild = bot.guilds[0]
            assert {member.display_name for member in guild.members} >= {"red", "bot"}
            found = await guild.query_members("re", limit=5)
            assert [member.display_name for member in found] == ["red"]


async def test_duplicated_and_reordered_events(
    world: World, bot: Botling, tavern: Channel, red: Actor
) -> None:
    world.faults.duplicate("MESSAGE_CREATE")
    await red.say(f"{bot_mention(world)} a", tavern)
    await changed(bot, lambda: len(bot.seen) == 2)
    world.faults.reorder("MESSAGE_CREATE")
    await red.say(f"{bot_mention(world)} b", tavern)
    await red.say(f"{bot_mention(world)} c", tavern)
    await changed(bot, lambda: len(bot.seen) == 4)
    assert [text[-1] for text in bot.seen] == ["a", "a", "c", "b"]


async def test_a_held_back_event_comes_even_if_nothing_follows(
    world: World, bot: Botling, tavern: Channel, red: Actor
) -> None:
    world.faults.reorder("INTERACTION_CREATE")
    assert (await red.slash("bid", channel=tavern, amount=1)).content == "Bid 1"


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([{"op": 2, "d": {"token": "nobody", "intents": 0}}], 4004),
        ([{"op": 3, "d": {}}], 4003),
        ([{"op": 2, "d": {"token": "TOKEN", "intents": -1}}], 4013),
        ([{"op": 2, "d": {"token": "TOKEN", "intents": 0}}] * 2, 4005),
        ([{"op": 2, "d": {"token": "TOKEN", "intents": 0}}, {"op": 99}], 4001),
        (["no json"], 4002),
    ],
)
async def test_gateway_hangs_up_on_nonsense(
    world: World, wire: Wire, frames: list[object], code: int
) -> None:
    async with wire.session.ws_connect(world.gateway + "?v=10&encoding=json") as socket:
        for frame in frames:
            text = json.dumps(frame) if isinstance(frame, dict) else "{"
            await socket.send_str(text.replace("TOKEN", world.token))
        async for _ in socket:
            pass
        assert socket.close_code == code


async def test_session_nobody_knows_is_invalid(world: World, wire: Wire) -> None:
    async with wire.session.ws_connect(world.gateway + "?v=10&encoding=json") as socket:
        resume = {"token": world.token, "session_id": "gone", "seq": 4}
        await socket.send_json({"op": 6, "d": resume})
        assert (await socket.receive_json())["op"] == 10
        assert await socket.receive_json() == {"op": 9, "d": False}


async def test_other_gateway_versions_are_noted(world: World, wire: Wire) -> None:
    async with wire.session.ws_connect(world.gateway + "?v=9&encoding=etf") as socket:
        await socket.receive()
        assert socket.close_code == 4012
    assert "only v10" in world.take_errors()[0]
