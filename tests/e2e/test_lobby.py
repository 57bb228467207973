"""Before the start: open, join, leave, settle, expire."""

from __future__ import annotations

from datetime import timedelta

from bot.store.records import Status
from sandbox import Actor, Channel, World
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, has, lobby, match_of


async def test_a_second_table_is_refused_with_a_link_to_the_first(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:1], tavern)
    reply = await people[1].slash("game open", channel=tavern, game="fair")
    assert reply.ephemeral
    assert f"/{tavern.id}/{shown.id}" in reply.content


async def test_missing_permissions_are_named(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    world.deny(tavern, "ATTACH_FILES")
    reply = await people[0].slash("game open", channel=tavern, game="fair")
    assert reply.ephemeral
    assert "attach files" in reply.content
    assert await bots.house.store.table_at(tavern.id) is None


async def test_only_the_host_settles_and_starts(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:2], tavern)
    select = shown.selects[0]
    other = await people[1].choose(select.custom_id, ["5"], message=shown)
    assert other.ephemeral
    table = await bots.house.store.table_at(tavern.id)
    assert table is not None
    assert dict(table.options)["rounds"] == "3"
    await people[0].choose(select.custom_id, ["5"], message=shown)
    started = await people[1].click(button(shown, "t|"), message=shown)
    assert started.ephemeral
    table = await bots.house.store.table_at(tavern.id)
    assert table is not None
    assert dict(table.options)["rounds"] == "5"
    assert table.status is Status.LOBBY


async def test_leaving_hands_the_table_on_and_an_empty_one_closes(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:2], tavern)
    match = match_of(shown)
    await people[0].click(button(shown, "l|"), message=shown)
    table = await bots.house.tables.require(match)
    assert table.host == people[1].id
    await people[1].click(button(shown, "l|"), message=shown)
    assert (await bots.house.tables.require(match)).status is Status.CLOSED
    await bots.house.announcer.settled()
    assert not shown.buttons


async def test_stand_ins_fill_the_table_and_answer_at_once(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:1], tavern)
    for _ in range(3):
        await people[0].click(button(shown, "i|"), message=shown)
        await bots.house.announcer.settled()
    await people[0].click(button(shown, "t|"), message=shown)
    await people[0].wait_for(lambda m: not m.ephemeral and has(m, "o|"), channel=tavern)
    position = await bots.house.tables.position(match_of(shown))
    assert {decision.seat for decision in position.owed()} == {0}


async def test_a_lobby_nobody_starts_expires_with_a_notice(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:2], tavern)
    match = match_of(shown)
    await bots.house.expire_lobbies()
    assert (await bots.house.tables.require(match)).status is Status.LOBBY
    bots.later = timedelta(days=4)
    await bots.house.expire_lobbies()
    await bots.house.announcer.settled()
    assert (await bots.house.tables.require(match)).status is Status.CLOSED
    assert "Nobody started" in people[0].messages(tavern)[-1].content


async def test_names_neither_ping_nor_format(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    joker = world.user("**@everyone** [x](http://x.example)")
    shown = await lobby(bots, [people[0], joker], tavern)
    assert "@everyone" not in shown.content
    assert "](http" not in shown.content
    assert not shown.mention_everyone


async def test_everybody_reads_the_own_language(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    french, german = people[1], people[2]
    assert "table privée" in french.inbox[0].content
    assert "privater Tisch" in german.inbox[0].content
    reply = await french.slash("partie état", channel=tavern)
    assert "La partie est en cours." in reply.content
    assert match in reply.content
