"""Nobody locks a table."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.store.records import Change, Status, Table
from sandbox import Actor, Channel, World
from tests.e2e.players import newest_prompt
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, has, lobby, secret_is_asked, typed_until


async def status(bots: Bots, match: str) -> Status:
    return (await bots.house.tables.require(match)).status


async def test_a_majority_hands_an_absent_seat_over_and_its_owner_takes_it_back(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    absent, others = people[seat], [one for i, one in enumerate(people) if i != seat]
    early = await others[0].slash("game stand-in", channel=tavern, player=absent)
    assert "24" in early.content
    bots.later = timedelta(hours=25)
    await others[0].slash("game stand-in", channel=tavern, player=absent)
    assert (await bots.house.tables.position(match)).owed()[0].seat == seat
    await bots.house.announcer.settled()
    proposal = others[1].messages(tavern)[-1]
    assert absent.name in proposal.content
    await others[1].click(button(proposal, "V|"), message=proposal)
    await bots.house.announcer.settled()
    now = await bots.house.tables.position(match)
    assert now.table.players[seat].stand_in
    assert now.owed()[0].seat != seat
    notice = await absent.wait_for(lambda m: has(m, "k|"), channel=tavern)
    await absent.click(button(notice, "k|"), message=notice)
    assert not (await bots.house.tables.position(match)).table.players[seat].stand_in


async def test_who_stepped_aside_is_one_press_from_the_own_seat(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start(pictures=False)
    match = await begun(bots, people, tavern, "marchands")
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    owner = people[(seat + 2) % 4]
    await owner.slash("game leave", channel=tavern)
    await bots.house.announcer.settled()
    assert (await bots.house.tables.require(match)).players[(seat + 2) % 4].stand_in
    prompt = newest_prompt(owner, tavern)
    panel = await owner.click(button(prompt, "o|"), message=prompt)
    await owner.click(button(panel.message, "k|"), message=panel.message)
    assert not (await bots.house.tables.require(match)).players[(seat + 2) % 4].stand_in


async def test_a_moderator_closes_a_running_game_and_it_stays_exportable(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    refused = await people[0].slash("game close", channel=tavern)
    assert refused.ephemeral
    assert await status(bots, match) is Status.RUNNING
    moderator = world.user("mod")
    world.give(moderator, "MANAGE_CHANNELS")
    await moderator.slash("game close", channel=tavern)
    assert await status(bots, match) is Status.CLOSED
    paper = await people[0].slash("game export", channel=tavern)
    record = paper.message.attachments[0].data.decode()
    assert "game: fair" in record
    assert "seed" not in record


async def test_all_must_agree_to_abandon(bots: Bots, people: list[Actor], tavern: Channel) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    for one in people[:3]:
        await one.slash("game abandon", channel=tavern)
    assert await status(bots, match) is Status.RUNNING
    await people[3].slash("game abandon", channel=tavern)
    assert await status(bots, match) is Status.ABANDONED


async def test_a_game_whose_channel_is_gone_moves_to_another(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    world.delete_channel(tavern)
    cellar = world.channel("cellar")
    await people[0].slash("game adopt", channel=cellar, table=match)
    await bots.house.announcer.settled()
    assert newest_prompt(people[0], cellar).content


async def test_only_a_moderator_of_its_server_moves_a_table_whose_channel_stands(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    cellar = world.channel("cellar")
    refused = await people[0].slash("game adopt", channel=cellar, table=match)
    assert "still there" in refused.content
    moderator = world.user("mod")
    world.give(moderator, "MANAGE_CHANNELS")
    table = await bots.house.tables.require(match)
    elsewhere = await bots.house.store.append(Change(table, after=replace(table, guild=1)))
    refused = await moderator.slash("game adopt", channel=cellar, table=match)
    assert "still there" in refused.content
    await bots.house.store.append(Change(elsewhere, after=replace(elsewhere, guild=table.guild)))
    here = await moderator.slash("game adopt", channel=tavern, table=match)
    assert here.content == "The table stands here already."
    await moderator.slash("game adopt", channel=cellar, table=match)
    assert (await bots.house.tables.require(match)).channel == cellar.id


async def test_a_table_cannot_move_to_where_another_stands(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    cellar = world.channel("cellar")
    other = await lobby(bots, people[1:2], cellar)
    world.delete_channel(tavern)
    reply = await people[0].slash("game adopt", channel=cellar, table=match)
    assert f"/{cellar.id}/{other.id}" in reply.content


async def test_sealed_answers_are_counted_where_the_table_moved_to(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    await typed_until(bots, match, people, tavern, secret_is_asked)
    world.delete_channel(tavern)
    cellar = world.channel("cellar")
    await people[0].slash("game adopt", channel=cellar, table=match)
    await bots.house.announcer.settled()
    await people[1].slash("bid", channel=cellar, move="1")
    await bots.house.announcer.settled()
    assert "1 of 4 sealed" in newest_prompt(people[0], cellar).content


async def test_who_is_being_answered_gets_the_answer_before_a_stop(
    bots: Bots, people: list[Actor], tavern: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await bots.start()
    match = await begun(bots, people, tavern)
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    append, close = bot.house.store.append, bot.house.close
    asked, go_on = asyncio.Event(), asyncio.Event()
    order: list[str] = []

    async def slow(change: Change) -> Table:
        asked.set()
        await go_on.wait()
        order.append("written")
        return await append(change)

    async def closing() -> None:
        order.append("closed")
        await close()

    monkeypatch.setattr(bot.house.store, "append", slow)
    monkeypatch.setattr(bot.house, "close", closing)
    move = asyncio.create_task(people[seat].slash("buy", channel=tavern, move="none"))
    await asked.wait()
    stop = asyncio.create_task(bots.stop())
    for _ in range(50):
        await asyncio.sleep(0)
    go_on.set()
    assert (await move).content.startswith("✅")
    await stop
    assert order == ["written", "closed"]


async def test_a_post_that_failed_is_sent_once_after_the_restart(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    world.faults.cut("POST", "/channels/*/messages", after=True, times=1)
    reply = await people[seat].slash("buy", channel=tavern, move="none")
    assert reply.content.startswith("✅")
    await bots.kill()
    bots.later = timedelta(minutes=10)
    await bots.start()
    await people[0].wait_for(
        lambda m: not m.ephemeral and "buys nothing" in m.content, channel=tavern
    )
    # The bot does this by itself once it is connected; here it must have happened.
    await bots.house.announcer.resume()
    await bots.house.announcer.settled()
    told = [m for m in people[0].messages(tavern) if "buys nothing" in m.content]
    assert len([m for m in told if not m.ephemeral]) == 1
    assert not await bots.house.store.pending_posts(match)
