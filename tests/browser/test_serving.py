"""What the page's socket tells and refuses; no browser is needed for that."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import Channel, Sandbox, World
from sandbox.__main__ import facts, furnish, greeting, parse
from tests.browser.conftest import in_one_loop
from tests.sandbox.botling import Botling


class Line:
    """The page's side of the socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.news: list[dict[str, Any]] = []

    async def ask(self, what: str, **facts: object) -> dict[str, Any]:
        """Ask and wait for the answer; news that comes meanwhile is kept."""
        await self._socket.send_json({"id": 1, "do": what, **facts})
        while True:
            frame: dict[str, Any] = await self._socket.receive_json()
            if "event" not in frame:
                return frame
            self.news.append(frame)


@in_one_loop
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@in_one_loop
async def line(
    world: World, tavern: Channel, browser: aiohttp.ClientSession
) -> AsyncIterator[Line]:
    async with browser.ws_connect(f"{world.base_url}/page/socket") as socket:
        yield Line(socket)


async def test_other_sites_cannot_reach_in(
    world: World, tavern: Channel, browser: aiohttp.ClientSession
) -> None:
    for headers in ({"Origin": "https://elsewhere.example"}, {"Host": "elsewhere.example"}):
        async with browser.get(f"{world.base_url}/page/socket", headers=headers) as answer:
            assert answer.status == 403
    async with browser.get(f"{world.base_url}/", headers={"Host": "evil.example:80"}) as answer:
        assert answer.status == 403


async def test_nothing_comes_from_outside(world: World, browser: aiohttp.ClientSession) -> None:
    async with browser.get(f"{world.base_url}/") as answer:
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        page = await answer.text()
    assert "//" not in page.replace("http://www.w3.org/2000/svg", "")
    for path, status in (("page/main.js", 200), ("page/absent.js", 404), ("favicon.ico", 404)):
        async with browser.get(f"{world.base_url}/{path}") as answer:
            assert answer.status == status


async def test_a_world_without_people_has_no_page(
    world: World, browser: aiohttp.ClientSession
) -> None:
    async with browser.get(f"{world.base_url}/page/socket") as answer:
        assert answer.status == 409


async def test_one_person_at_a_time(
    line: Line, bot: Botling, world: World, tavern: Channel
) -> None:
    bruno = world.user("Bruno")
    screen = (await line.ask("be", person="Anna"))["ok"]
    assert [one["name"] for one in screen["places"]] == ["tavern", "harbour", "Bot"]
    await bruno.slash("bid", channel=tavern, amount=777)
    await bruno.slash("letter", channel=tavern)
    there = {"channel": str(tavern.id)}
    assert (await line.ask("history", **there))["ok"] == {"messages": [], "more": False}
    assert "777" not in json.dumps(line.news)
    assert "For your eyes" not in json.dumps(line.news)
    marks = [frame for frame in line.news if frame["event"] == "marks"][-1]
    letters = str(world.dm_with(bruno.account).id)
    assert [one["awaited_in"] for one in marks["people"]] == [None, letters, None, None]
    refusal = await line.ask("history", channel=letters)
    assert refusal["refused"] == "This channel is gone."
    await line.ask("be", person="Bruno")
    seen = (await line.ask("history", **there))["ok"]["messages"]
    assert [one["content"] for one in seen] == ["Bid 777", "sent"]


async def test_whom_the_newest_question_addresses_is_awaited(
    line: Line, bot: Botling, world: World, tavern: Channel
) -> None:
    async def awaited() -> list[str]:
        marks = (await line.ask("be", person="Anna"))["ok"]["people"]
        return [one["name"] for one in marks if one["awaited_in"] == str(tavern.id)]

    await line.ask("be", person="Anna")
    anna, bruno = world.user("Anna"), world.user("Bruno")
    await anna.slash("turn", channel=tavern, to="Anna")
    assert await awaited() == ["Anna"]
    await anna.slash("turn", channel=tavern, to="Bruno**, **Clara")
    assert await awaited() == ["Bruno", "Clara"]
    await bruno.slash("turn", channel=tavern, to=f"<@{anna.id}>")
    assert await awaited() == ["Anna"]
    await anna.slash("turn", channel=tavern, to="Nobody, Anna")
    assert await awaited() == []


async def test_a_letter_that_comes_before_the_news_is_not_answered_by_it(
    line: Line, bot: Botling, world: World, tavern: Channel
) -> None:
    await line.ask("be", person="Anna")
    anna = world.user("Anna")
    await anna.slash("seal", channel=tavern)
    await anna.slash("seal", channel=tavern)
    people = (await line.ask("be", person="Anna"))["ok"]["people"]
    assert people[0]["awaited_in"] == str(world.dm_with(anna.account).id)


async def test_long_channels_come_in_pages(line: Line, world: World, tavern: Channel) -> None:
    for number in range(60):
        await world.user("Bruno").say(f"word {number}", tavern)
    first = (await line.ask("history", channel=str(tavern.id)))["ok"]
    assert first["more"]
    assert first["messages"][-1]["content"] == "word 59"
    before = first["messages"][0]["id"]
    rest = (await line.ask("history", channel=str(tavern.id), before=before))["ok"]
    assert [one["content"] for one in rest["messages"]] == [f"word {n}" for n in range(10)]
    assert not rest["more"]


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "fly"},
        {"do": "say"},
        {"do": "say", "channel": "1", "content": "x"},
        {"do": "click", "channel": "x", "message": 1},
        {"do": "submit", "form": "1", "values": {}},
    ],
)
async def test_nonsense_is_refused(line: Line, request_: dict[str, object]) -> None:
    what = str(request_.pop("do"))
    assert "refused" in await line.ask(what, **request_)


async def test_the_command_line_names_the_page(tmp_path: Path) -> None:
    words = tmp_path / "welcome.md"
    words.write_text("Press </panel:0>", "utf-8")
    options = parse(["--welcome-file", str(words), "--user", "Anna"])
    assert greeting(parse(["--welcome", "Hello"])) == "Hello"
    world = furnish(options)
    async with (
        Sandbox(world, welcome=greeting(options)),
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{world.base_url}/page/socket") as socket,
    ):
        assert facts(world)["page"] == f"{world.base_url}/"
        screen = (await Line(socket).ask("be"))["ok"]
        assert screen["welcome"] == "Press </panel:0>"
