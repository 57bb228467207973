"""A real discord.py bot connects, and stays with us through thick and thin."""

from __future__ import annotations

import asyncio
import functools
import json
import time
import zlib
from collections.abc import Callable

import aiohttp
import discord
import pytest

from sandbox import Actor, Channel, ManualClock, Sandbox, World
from sandbox.gateway.compression import Encoder, encoder
from sandbox.people.waiting import until
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


@pytest.fixture
def asked_for(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """Which compression each connection asked the gateway for."""
    noted: list[str | None] = []

    def noting(wanted: str | None) -> Encoder | None:
        noted.append(wanted)
        return encoder(wanted)

    monkeypatch.setattr("sandbox.gateway.socket.encoder", noting)
    return noted


async def changed(bot: Botling, happened: Callable[[], bool]) -> None:
    """Wait until the bot noticed something."""
    async with asyncio.timeout(8):
        while not happened():
            await bot.news.wait()
            bot.news.clear()


async def test_bot_lives_through_drop_reconnect_and_invalid_session(
    compression: str,
    asked_for: list[str | None],
    world: World,
    tavern: Channel,
    red: Actor,
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
    assert set(asked_for) == {None if compression == "plain" else compression}
    assert len(asked_for) == 4


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


async def test_heartbeats_are_answered_in_text_and_in_bytes(world: World, wire: Wire) -> None:
    async with wire.session.ws_connect(world.gateway + "?v=10&encoding=json") as socket:
        hello = await socket.receive_json()
        assert (hello["op"], hello["d"]["heartbeat_interval"]) == (10, 41_250)
        await socket.send_json({"op": 1, "d": None})
        assert await socket.receive_json() == {"op": 11, "d": None}
        await socket.send_bytes(b'{"op": 1, "d": 7}')
        assert await socket.receive_json() == {"op": 11, "d": None}


async def test_a_heartbeat_is_answered_no_sooner_than_over_a_network(
    world: World, wire: Wire
) -> None:
    async with wire.session.ws_connect(world.gateway + "?v=10&encoding=json") as socket:
        await socket.receive_json()
        sent = time.perf_counter()
        await socket.send_json({"op": 1, "d": None})
        await socket.receive_json()
        assert time.perf_counter() - sent > 0.02


async def test_private_answers_and_hidden_channels_are_not_on_the_gateway(
    world: World, wire: Wire, red: Actor
) -> None:
    cellar = world.channel("cellar")
    world.deny(cellar, "VIEW_CHANNEL")
    one = await wire.typed(red)
    await wire.answer(one, 4, {"content": "secret", "flags": 64})
    await wire.request("PATCH", wire.hook(one, "/messages/@original"), {"content": "still secret"})
    await wire.request("DELETE", wire.hook(one, "/messages/@original"))
    await red.say("behind your back", cellar)
    await wire.send({"content": "the end"})
    told: list[str] = []
    while "the end" not in "".join(told):
        told.append((await wire.gateway.receive()).data)
    messages = [frame for frame in map(json.loads, told) if str(frame["t"]).startswith("MESSAGE")]
    assert [frame["d"]["content"] for frame in messages] == ["the end"]


@pytest.mark.parametrize("op", [2, 6])
async def test_a_real_token_is_refused_and_noted(world: World, wire: Wire, op: int) -> None:
    shaped = "MTIzNDU2Nzg5MDEyMzQ1Njc4.made-up.not-a-real-token"
    async with wire.session.ws_connect(world.gateway + "?v=10&encoding=json") as socket:
        await socket.send_json({"op": op, "d": {"token": shaped, "intents": 0}})
        async for _ in socket:
            pass
        assert socket.close_code == 4004
    (error,) = world.take_errors()
    assert "looks real" in error
    assert shaped not in error


async def test_sessions_can_be_resumed_for_a_while_only() -> None:
    clock = ManualClock()
    async with Sandbox(clock=clock) as world, aiohttp.ClientSession() as http:
        for away, answer in ((89, "RESUMED"), (91, None)):
            session = await begun_and_cut(world, http)
            clock.advance(away)
            async with http.ws_connect(world.gateway + "?v=10&encoding=json") as socket:
                known = {"token": world.token, "session_id": session, "seq": 2}
                await socket.send_json({"op": 6, "d": known})
                assert (await socket.receive_json())["op"] == 10
                frame = await socket.receive_json()
                assert frame.get("t") == answer
                assert frame["op"] == (0 if answer else 9)


async def begun_and_cut(world: World, http: aiohttp.ClientSession) -> str:
    """Begin a session, lose the line, and wait until the sandbox noticed; the session's id."""
    async with http.ws_connect(world.gateway + "?v=10&encoding=json") as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": world.token, "intents": 1}})
        ready = await socket.receive_json()
        assert (await socket.receive_json())["t"] == "GUILD_CREATE"
        world.sessions.drop(4000)
        async for _ in socket:
            pass
    await until(world, lambda: None if world.sessions.connected else True, 3)
    name: str = ready["d"]["session_id"]
    return name


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
