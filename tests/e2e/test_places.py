"""Threads, lost permissions, a bot sent away and back, and what is looked at."""

from __future__ import annotations

from sandbox import Actor, Channel, World
from tests.e2e.players import newest_prompt
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button


async def test_a_game_in_a_thread_goes_on_after_it_was_archived(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    thread = world.thread("corner", tavern)
    match = await begun(bots, people, thread)
    table = await bots.house.tables.require(match)
    assert (table.channel, table.thread) == (tavern.id, thread.id)
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    prompt = newest_prompt(people[seat], thread)
    world.archive_thread(thread)
    panel = await people[seat].click(button(prompt, "o|"), message=prompt)
    form = await people[seat].click(button(panel.message, "f|"), message=panel.message)
    await people[seat].submit({}, form=form.form)
    await bots.house.announcer.settled()
    assert newest_prompt(people[0], thread) is not prompt


async def test_what_was_forbidden_is_posted_once_it_is_allowed(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    world.deny(tavern, "SEND_MESSAGES")
    world.deny(tavern, "SEND_MESSAGES", world.bot)
    reply = await people[seat].slash("buy", channel=tavern, move="none")
    assert reply.content.startswith("✅")
    assert [row.kind for row in await bots.house.store.pending_posts(match)] == ["turn"]
    world.allow(tavern, "SEND_MESSAGES")
    world.allow(tavern, "SEND_MESSAGES", world.bot)
    await people[seat].slash("play", channel=tavern, move="rest")
    await bots.house.announcer.settled()
    told = [m.content for m in people[0].messages(tavern) if not m.ephemeral]
    assert len([text for text in told if "buys nothing" in text]) == 1
    assert not await bots.house.store.pending_posts(match)


async def test_a_bot_sent_away_and_back_goes_on(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    world.kick_bot()
    world.invite_bot()
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    reply = await people[seat].slash("buy", channel=tavern, move="none")
    assert reply.content.startswith("✅")
    await bots.house.announcer.settled()
    assert "buys nothing" in newest_prompt(people[0], tavern).content


async def test_everything_can_be_looked_at(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    await begun(bots, people, tavern, "marchands")
    red = people[0]
    board = await red.slash("game board", channel=tavern)
    assert board.ephemeral
    picture = board.message.attachments[0]
    assert picture.data.startswith(b"\x89PNG")
    assert picture.description
    zooms = await red.complete("game board", option="zoom", value="", channel=tavern)
    closer = await red.slash("game board", channel=tavern, zoom=zooms[0].value)
    assert closer.message.attachments[0].data != picture.data
    themes = await red.complete("game board", option="theme", value="", channel=tavern)
    dark = await red.slash("game board", channel=tavern, theme=themes[-1].value)
    again = await red.slash("game board", channel=tavern)
    assert dark.message.attachments[0].data == again.message.attachments[0].data
    for look in ("text", "hand", "log", "status", "rules"):
        reply = await red.slash(f"game {look}", channel=tavern)
        assert reply.ephemeral
        assert reply.content or reply.message.attachments
    wrong = await red.slash("game board", channel=tavern, zoom="nowhere")
    assert "nowhere" in wrong.content
