"""The server: loud about gaps, closed to the world, and troublesome on demand."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import discord
import pytest

from sandbox import Actor, Channel, ManualClock, Sandbox, SandboxError, World
from sandbox.tokens import looks_real
from tests.sandbox.botling import Botling
from tests.sandbox.wire import Refusal, Wire

# Not a token: its middle and end are words, but it has the shape of one.
SHAPED_LIKE_A_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.made-up.not-a-real-token"
MESSAGES = "/channels/{channel_id}/messages"


async def test_unknown_routes_fail_loudly(wire: Wire, world: World) -> None:
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", "/guilds/1/audit-logs")
    assert refused.value.status == 501
    assert "no route of this sandbox" in refused.value.body["message"]
    (error,) = world.take_errors()
    assert "audit-logs" in error


async def test_what_is_not_played_fails_loudly(wire: Wire, world: World) -> None:
    with pytest.raises(Refusal) as refused:
        await wire.send({"content": "x", "sticker_ids": ["1"]})
    assert refused.value.status == 501
    assert "sticker_ids" in world.take_errors()[0]


async def test_errors_fail_the_test_that_caused_them() -> None:
    with pytest.raises(SandboxError, match="no route"):
        async with Sandbox() as world, Wire(world, world.channel("tavern")) as wire:
            with pytest.raises(Refusal):
                await wire.request("GET", "/nowhere")


async def test_only_its_own_token_opens(wire: Wire, world: World) -> None:
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", "/users/@me", token="another")
    assert refused.value.status == 401
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", "/users/@me", token=SHAPED_LIKE_A_TOKEN)
    assert refused.value.status == 401
    (error,) = world.take_errors()
    assert "looks real" in error
    assert SHAPED_LIKE_A_TOKEN not in error


def test_real_tokens_and_other_addresses_are_refused() -> None:
    assert looks_real(SHAPED_LIKE_A_TOKEN)
    assert not looks_real("sandbox-word")
    assert not looks_real("a.b.c")
    with pytest.raises(ValueError, match="real token"):
        World(token=SHAPED_LIKE_A_TOKEN)
    for host in ("0.0.0.0", "192.168.0.1", "::"):
        with pytest.raises(ValueError, match="loopback only"):
            Sandbox(host=host)


async def test_broken_bodies(wire: Wire, world: World) -> None:
    headers = {"Authorization": f"Bot {world.token}", "Content-Type": "application/json"}
    url = f"{world.api_base}/channels/{wire.channel.id}/messages"
    async with wire.session.post(url, data="{", headers=headers) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] == 50109
    with pytest.raises(Refusal) as refused:
        await wire.request("POST", f"/channels/{wire.channel.id}/messages", ["x"])
    assert refused.value.code == 50035


async def test_requests_that_are_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.server.LARGEST_REQUEST", 1024)
    async with Sandbox() as world, Wire(world, world.channel("tavern")) as wire:
        with pytest.raises(Refusal) as refused:
            await wire.send({"content": "x" * 1025})
        assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_unknown_parts_of_a_form_fail_loudly(wire: Wire, world: World) -> None:
    headers = {"Authorization": f"Bot {world.token}"}
    form = aiohttp.FormData()
    form.add_field("file", b"x", filename="a.png")
    url = f"{world.api_base}/channels/{wire.channel.id}/messages"
    async with wire.session.post(url, data=form, headers=headers) as answer:
        assert answer.status == 501
    assert "multipart field" in world.take_errors()[0]


async def test_own_mistakes_fail_loudly(
    wire: Wire, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: object) -> None:
        raise KeyError("name")

    monkeypatch.setattr("sandbox.payloads.own_user", broken)
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", "/users/@me")
    assert refused.value.status == 501
    assert "GET /users/@me broke" in world.take_errors()[0]


async def test_own_wrong_answers_are_noticed(
    wire: Wire, world: World, discord_spec: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if discord_spec is None:
        pytest.skip("Discord's OpenAPI description is not here")
    monkeypatch.setattr("sandbox.payloads.own_user", lambda _: {"id": "1"})
    await wire.request("GET", "/users/@me")
    assert "answered GET /users/@me wrongly" in world.take_errors()[0]


async def test_generous_limits_never_limit(wire: Wire) -> None:
    for number in range(40):
        await wire.send({"content": str(number)})
    headers = {"Authorization": f"Bot {wire.world.token}"}
    async with wire.session.get(f"{wire.world.api_base}/users/@me", headers=headers) as answer:
        limits = {k: v for k, v in answer.headers.items() if k.startswith("X-RateLimit-")}
    assert set(limits) == {
        f"X-RateLimit-{name}" for name in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket")
    }
    assert int(limits["X-RateLimit-Remaining"]) > 1000


async def test_realistic_limits() -> None:
    clock = ManualClock()
    async with (
        Sandbox(rate_limits="realistic", clock=clock) as world,
        Wire(world, world.channel("tavern")) as wire,
    ):
        for number in range(5):
            await wire.send({"content": str(number)})
        with pytest.raises(Refusal) as refused:
            await wire.send({"content": "one too many"})
        answer = refused.value
        assert answer.status == 429
        assert answer.headers["X-RateLimit-Remaining"] == "0"
        assert answer.headers["X-RateLimit-Limit"] == "5"
        assert "Via" in answer.headers
        assert 0 < answer.body["retry_after"] <= 5
        wire.channel = world.channel("market")
        await wire.send({"content": "another channel, another bucket"})
        clock.advance(5.01)
        wire.channel = world.channel("tavern")
        await wire.send({"content": "a new window"})


async def test_global_limit() -> None:
    async with (
        Sandbox(rate_limits="realistic", clock=ManualClock()) as world,
        Wire(world, world.channel("tavern")) as wire,
    ):
        for number in range(50):
            wire.channel = world.channel(f"c{number}")
            await wire.send({"content": "x"})
        with pytest.raises(Refusal) as refused:
            await wire.request("GET", "/users/@me")
        assert refused.value.body["global"] is True
        assert refused.value.headers["X-RateLimit-Scope"] == "global"


async def test_callbacks_have_no_bucket(wire: Wire, red: Actor) -> None:
    one = await wire.typed(red)
    url = f"{wire.world.api_base}/interactions/{one.id}/{one.token}/callback"
    async with wire.session.post(url, json={"type": 5}) as answer:
        assert answer.status == 204
        assert "X-RateLimit-Bucket" not in answer.headers


async def test_discord_py_rides_out_a_429(world: World, bot: Botling, tavern: Channel) -> None:
    channel = bot.get_channel(tavern.id)
    assert isinstance(channel, discord.TextChannel)
    fault = world.faults.limit("POST", MESSAGES, retry_after=0.01)
    assert (await channel.send("at last")).content == "at last"
    assert fault.struck == 1


async def test_server_errors_and_cut_lines(wire: Wire, world: World, tavern: Channel) -> None:
    world.faults.fail("POST", MESSAGES, status=503)
    with pytest.raises(Refusal) as refused:
        await wire.send({"content": "lost"})
    assert refused.value.status == 503
    world.faults.cut("POST", MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await wire.send({"content": "cut"})
    assert tavern.messages == {}
    world.faults.cut("POST", MESSAGES, after=True)
    with pytest.raises(aiohttp.ClientError):
        await wire.send({"content": "arrived, but nobody said so"})
    assert len(tavern.messages) == 1
    await wire.send({"content": "calm again"})


async def test_faults_can_be_chancy_and_cleared(wire: Wire, world: World, tavern: Channel) -> None:
    fault = world.faults.fail("*", "/channels/*", times=None, chance=0.5)
    failed = 0
    for number in range(40):
        try:
            await wire.send({"content": str(number)})
        except Refusal:
            failed += 1
    assert failed == fault.struck
    assert 0 < failed < 40
    world.faults.clear()
    await wire.send({"content": "calm"})


async def test_slow_requests(world: World, bot: Botling, tavern: Channel) -> None:
    fault = world.faults.slow(0.01, "POST", MESSAGES, times=1)
    channel = bot.get_channel(tavern.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("slowly")
    assert fault.struck == 1


async def test_slow_requests_wait_by_the_sandboxs_clock() -> None:
    class Hurried(ManualClock):
        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)

    slept: list[float] = []
    async with Sandbox(clock=Hurried()) as world, Wire(world, world.channel("tavern")) as wire:
        world.faults.slow(3600, "POST", MESSAGES, times=1)
        assert (await wire.send({"content": "an hour late"}))["content"] == "an hour late"
    assert slept == [3600]


async def test_missing_files(wire: Wire, world: World) -> None:
    async with wire.session.get(f"{world.base_url}/attachments/1/2/gone.png") as answer:
        assert answer.status == 404


async def test_a_port_is_kept_over_a_restart_and_left_to_whoever_has_it() -> None:
    sandbox = Sandbox()
    await sandbox.start()
    port = sandbox.world.base_url.rpartition(":")[2]
    with pytest.raises(OSError, match="in use"):
        await Sandbox(port=int(port)).start()
    async with Sandbox(port=int(port), elsewhere=True) as other:
        assert other.base_url != sandbox.world.base_url
    await sandbox.stop()
    async with Sandbox(port=int(port), elsewhere=True) as again:
        assert again.base_url.endswith(f":{port}")
