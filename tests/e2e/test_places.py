"""Threads, lost permissions, a bot sent away and back, and what is looked at."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from sandbox import Actor, Channel, World
from tests.e2e.players import newest_prompt
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, secret_is_asked, typed_until


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


async def test_a_board_is_posted_after_each_phase_and_not_in_between(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern, "marchands")
    await people[1].slash("game board", channel=tavern, theme="sombre")
    await typed_until(bots, match, people, tavern, secret_is_asked)
    posts = [m for m in people[0].messages(tavern) if not m.ephemeral and m.attachments]
    assert "Round 1 begins" in posts[0].content
    assert "Wagon auction." in posts[-1].content
    for post in posts:
        (board,) = post.attachments
        assert board.data.startswith(b"\x89PNG")
        assert str(board.description).startswith("Round 1, ")
    said = [m for m in people[0].messages(tavern) if not m.ephemeral and " buys " in m.content]
    assert len([m for m in said if not m.attachments]) > 4
    (letter,) = people[1].inbox[-1].attachments
    assert "Vous seul" in str(letter.description)
    (hand,) = (await people[1].slash("game hand", channel=tavern)).message.attachments
    assert letter.data == hand.data, "in the colours its reader chose"


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


RULES = {
    "en-US": ("**Buying.**", "Reconstructed"),
    "fr": ("**Achats.**", "Reconstitué"),
    "de": ("**Einkauf.**", "Rekonstruiert"),
}


async def test_the_rules_at_hand_say_what_is_reconstructed_in_the_readers_language(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start(pictures=False)
    await begun(bots, people, tavern, "marchands")
    for person in people[:3]:
        phase, doubt = RULES[person.account.locale]
        told = await person.slash("game rules", channel=tavern)
        assert phase in told.content
        assert doubt in told.content.splitlines()[-1]
        assert "docs/rules/marchands.md" in told.content


async def test_a_locked_database_hides_nothing_that_is_only_looked_at(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    await begun(bots, people, tavern)
    with closing(sqlite3.connect(bots.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        # A language the bot does not know of yet would have to be written down.
        people[0].account.locale = "de"
        helped = await people[0].slash("help", channel=tavern)
        assert "Wie man spielt" in helped.content
        status = await people[0].slash("game status", channel=tavern)
        assert "Das Spiel läuft." in status.content
        other.execute("ROLLBACK")


async def test_looks_are_chosen_typed_and_refused_in_the_readers_words(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    await begun(bots, people, tavern, "marchands")
    _, french, german, _ = people
    offered = {
        option: [o.name for o in await german.complete("game board", option=option, channel=tavern)]
        for option in ("layout", "theme")
    }
    assert offered == {"layout": ["breit", "hoch"], "theme": ["hell", "dunkel"]}
    wide = await german.slash("game board", channel=tavern, layout="Breit")
    tall = await german.slash("game board", channel=tavern, layout="HOCH", theme="dunkel")
    pictures = [look.message.attachments[0].data for look in (wide, tall)]
    assert pictures[0] != pictures[1]
    zoom = await french.slash("game board", channel=tavern, zoom="koln")
    assert str(zoom.message.attachments[0].description).startswith("Köln")
    for option, known in (("zoom", "Köln"), ("layout", "haut"), ("theme", "sombre")):
        wrong = await french.slash("game board", channel=tavern, options={option: "nulle-part"})
        assert "nulle" in wrong.content
        assert known in wrong.content
    assert (await bots.house.store.preference(french.id)).theme is None


async def test_in_a_direct_message_one_says_which_table_is_meant(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    inbox = (await people[0].dm()).channel
    nothing = await people[0].slash("game status", channel=inbox)
    assert nothing.content == "No game of yours is waiting for this."
    matches = [await begun(bots, people, place) for place in (tavern, world.channel("cellar"))]
    for match in matches:
        await typed_until(
            bots,
            match,
            people,
            tavern if match == matches[0] else world.channel("cellar"),
            secret_is_asked,
        )
    asked = await people[0].slash("game status", channel=inbox)
    assert [b.label.rpartition(" · ")[2] for b in asked.message.buttons] != []
    picked = next(b for b in asked.message.buttons if matches[1] in b.label)
    told = await people[0].click(picked.custom_id, message=asked.message)
    assert matches[1] in told.content
    assert matches[0] not in told.content
    board = await people[0].slash("game leave", channel=inbox)
    assert not (await bots.house.tables.require(matches[0])).players[0].stand_in
    picked = next(b for b in board.message.buttons if matches[0] in b.label)
    await people[0].click(picked.custom_id, message=board.message)
    assert (await bots.house.tables.require(matches[0])).players[0].stand_in
    assert not (await bots.house.tables.require(matches[1])).players[0].stand_in
