"""Presses in the lobby are answered by the lobby itself, not by private messages beside it."""

from __future__ import annotations

from bot.components import lobby as tables
from sandbox import Actor, Channel, Message
from tests.e2e.running import Bots
from tests.e2e.scenes import MORE, button, lobby


def private(person: Actor, tavern: Channel) -> list[Message]:
    return [message for message in person.messages(tavern) if message.ephemeral]


async def test_what_the_lobby_shows_is_not_told_as_well(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    host = people[0]
    shown = await lobby(bots, [host], tavern)
    before = private(host, tavern)
    await host.click(button(shown, f"{tables.FILL}|"), message=shown)
    assert shown.content.count("🤖") == 3
    await host.click(button(shown, f"{tables.SEND_AWAY}|"), message=shown)
    assert shown.content.count("🤖") == 2
    await host.choose(shown.selects[0].custom_id, ["5"], message=shown)
    await host.click(button(shown, f"{tables.BEGIN}|"), message=shown)
    assert private(host, tavern) == before
    assert not shown.buttons


async def test_a_refused_press_leaves_the_lobby_alone(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:2], tavern)
    words = shown.content
    reply = await people[1].click(button(shown, f"{tables.FILL}|"), message=shown)
    assert reply.ephemeral
    assert "hôte" in reply.content
    assert shown.content == words


async def test_further_settings_stay_open_while_they_are_settled(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    host = people[0]
    shown = await lobby(bots, [host], tavern, "marchands")
    page = (await host.click(button(shown, MORE), message=shown)).message
    menu = page.selects[-1]
    reply = await host.choose(menu.custom_id, [menu.raw["options"][1]["value"]], message=page)
    assert reply.message is page
    assert page.selects[-1].raw["options"][1]["default"]


async def test_the_lobby_greets_who_joins(bots: Bots, people: list[Actor], tavern: Channel) -> None:
    await bots.start()
    shown = await lobby(bots, people[:1], tavern)
    reply = await people[1].click(button(shown, f"{tables.JOIN}|"), message=shown)
    assert reply.ephemeral
    assert "message privé" in reply.content
    await bots.house.announcer.settled()
    assert people[1].name in shown.content
