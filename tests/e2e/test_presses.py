"""Presses that come twice, late, together, or from the wrong person."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.answering import answered
from bot.components.ids import read
from bot.services.playing import Person
from bot.services.positions import read_entry
from bot.services.pressing import Pressed
from engine.core.rng import Rng
from sandbox import Actor, Channel, Form, World
from sandbox.routes.interactions import CALLBACK
from tests.e2e.players import Presser, newest_prompt, op_of
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, has
from tests.e2e.test_whole_games import play_on
from tests.support.fair import FAIR

Scene = tuple[Bots, list[Actor], Channel, str]


@pytest.fixture
async def sealing(world: World, bots: Bots, people: list[Actor], tavern: Channel) -> Scene:
    """A game in which all four are asked for a sealed bid."""
    await bots.start()
    match = await begun(bots, people, tavern)
    players = [Presser(actor, tavern, Rng(f"h1:{actor.name}")) for actor in people]
    await play_on(bots, match, players, 4)
    position = await bots.house.tables.position(match)
    assert len(position.owed()) == 4
    assert all(decision.secret for decision in position.owed())
    return bots, people, tavern, match


async def bid_form(actor: Actor) -> Form:
    """Open the form for any other amount, from the direct message."""
    letter = actor.inbox[-1]
    reply = await actor.click(button(letter, "f|"), message=letter)
    assert reply.form is not None
    return reply.form


async def bids(bots: Bots, match: str) -> dict[int, int]:
    """What was sealed, by seat, as the log has it."""
    entries = [read_entry(FAIR, entry) for entry in await bots.house.store.entries(match)]
    sealed = [entry for entry in entries if entry.action.verb == "bid"]
    return {entry.seat: int(entry.action.answers()[0]) for entry in sealed}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_two_open_the_same_form_and_each_bid_is_its_own(
    sealing: Scene, order: tuple[int, int]
) -> None:
    bots, people, _, match = sealing
    forms = [await bid_form(people[0]), await bid_form(people[1])]
    for who in order:
        reply = await people[who].submit({"0": str(3 + who)}, form=forms[who])
        assert reply.content.startswith("✅")
    assert await bids(bots, match) == {0: 3, 1: 4}


async def test_two_submit_in_the_same_tick(sealing: Scene) -> None:
    bots, people, _, match = sealing
    forms = [await bid_form(people[0]), await bid_form(people[1])]
    replies = await asyncio.gather(
        people[0].submit({"0": "3"}, form=forms[0]), people[1].submit({"0": "4"}, form=forms[1])
    )
    assert all(reply.content.startswith("✅") for reply in replies)
    assert await bids(bots, match) == {0: 3, 1: 4}


async def test_a_form_opened_before_a_kill_is_answered_after_the_restart(sealing: Scene) -> None:
    bots, people, _, match = sealing
    form = await bid_form(people[2])
    await bots.kill()
    await bots.start()
    reply = await people[2].submit({"0": "7"}, form=form)
    assert reply.content.startswith("✅")
    assert await bids(bots, match) == {2: 7}


async def test_a_sealed_answer_can_be_changed_until_the_reveal(sealing: Scene) -> None:
    bots, people, _, match = sealing
    letter = people[0].inbox[-1]
    await people[0].click("Bid 10", message=letter)
    sealed = people[0].inbox[-1]
    again = await people[0].click(button(sealed, "o|"), message=sealed)
    assert "Bid 20" in [b.label for b in again.message.buttons]
    await people[0].click("Bid 20", message=again.message)
    entries = await bots.house.store.entries(match)
    assert [e.seat for e in entries[-2:]] == [0, 0]
    assert await bids(bots, match) == {0: 20}


async def test_the_channel_counts_sealed_answers_and_names_no_one(sealing: Scene) -> None:
    bots, people, tavern, _ = sealing
    letter = people[1].inbox[-1]
    await people[1].click(button(letter, "a|"), message=letter)
    await bots.house.announcer.settled()
    prompt = newest_prompt(people[0], tavern)
    assert "1 of 4 sealed" in prompt.content
    assert people[1].name not in prompt.content.rpartition("🔒")[2]


async def test_the_same_press_on_two_panels_counts_once(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    actor = people[seat]
    prompt = newest_prompt(actor, tavern)
    panels = [(await actor.click(button(prompt, "o|"), message=prompt)).message for _ in range(2)]
    forms = [(await actor.click(button(p, "f|"), message=p)).form for p in panels]
    replies = [await actor.submit({}, form=form) for form in forms]
    assert replies[0].content.startswith("✅")
    assert replies[1].content.startswith("⌛")
    entries = await bots.house.store.entries(match)
    assert len(entries) == 1


async def test_a_redelivered_interaction_changes_nothing(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    fault = world.faults.duplicate("INTERACTION_CREATE", times=None)
    await Presser(people[seat], tavern, Rng("h1:twice")).play()
    assert fault.struck > 1
    await bots.house.announcer.settled()
    assert len(await bots.house.store.entries(match)) == 1
    world.take_errors()


async def test_a_stranger_is_told_privately(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    await begun(bots, people, tavern)
    stranger = world.user("stranger", locale="de")
    prompt = newest_prompt(stranger, tavern)
    reply = await stranger.click(button(prompt, "o|"), message=prompt)
    assert reply.ephemeral
    assert reply.content == "Das dürfen nur, die an diesem Tisch sitzen."
    typed = await stranger.slash("bid", channel=tavern, move="10")
    assert typed.ephemeral
    assert typed.content == reply.content


async def test_somebody_not_asked_learns_who_is(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    seat = (await bots.house.tables.position(match)).owed()[0].seat
    other = people[(seat + 1) % 4]
    prompt = newest_prompt(other, tavern)
    reply = await other.click(button(prompt, "o|"), message=prompt)
    assert reply.ephemeral
    assert people[seat].name in reply.content


async def test_another_players_private_controls_cannot_be_borrowed(sealing: Scene) -> None:
    bots, people, _, match = sealing
    form = await bid_form(people[0])
    stolen = form.custom_id
    assert op_of(stolen) == "m"
    press = read(stolen)
    assert press is not None
    person = Person(people[1].id, "en-US")
    reply = await bots.house.playing.press(Pressed(press, 1, (), {"0": "9"}), person)
    assert "✅" not in getattr(reply, "content", "")
    assert await bids(bots, match) == {}


async def test_typed_in_a_direct_message_with_two_games_waiting(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    cellar = world.channel("cellar")
    matches = []
    for place in (tavern, cellar):
        match = await begun(bots, people, place)
        players = [Presser(actor, place, Rng(f"h1:{actor.name}")) for actor in people]
        await play_on(bots, match, players, 4)
        matches.append(match)
    inbox = await people[0].dm()
    reply = await people[0].slash("bid", channel=inbox.channel, move="13")
    choices = [b for b in reply.message.buttons if op_of(b.custom_id) == "w"]
    assert len(choices) == 2
    assert "13" not in "".join(b.custom_id + b.label for b in choices)
    picked = choices[0].custom_id
    done = await people[0].click(picked, message=reply.message)
    assert done.content.startswith("✅")
    chosen = picked.split("|")[1]
    assert await bids(bots, chosen) == {0: 13}
    (untouched,) = set(matches) - {chosen}
    assert await bids(bots, untouched) == {}


async def test_closed_direct_messages_fall_back_to_the_lock(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    world.close_dms(people[3])
    match = await begun(bots, people, tavern)
    told = [m.content for m in people[3].messages(tavern) if m.ephemeral]
    assert any("🔒" in text for text in told)
    players = [Presser(actor, tavern, Rng(f"h1:{actor.name}")) for actor in people]
    await play_on(bots, match, players, 4)
    nudge = await people[3].wait_for(
        lambda m: not m.ephemeral and people[3].mention in m.content and has(m, "o|"),
        channel=tavern,
    )
    assert people[3].account in nudge.mentions
    reply = await people[3].click(button(nudge, "o|"), message=nudge)
    assert reply.ephemeral
    await people[3].click("Bid 9", message=reply.message)
    assert await bids(bots, match) == {3: 9}


async def test_a_press_that_was_given_up_on_is_asked_again(
    world: World, sealing: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection hangs for longer than Discord waits: nothing counts, nobody is alarmed."""
    bots, people, _, match = sealing
    form = await bid_form(people[0])
    slow = world.faults.slow(3.2, "POST", CALLBACK, times=1)
    with caplog.at_level(logging.INFO, "bot.answering"):
        assert (await people[0].submit({"0": "3"}, form=form)).failed
        await answered(5.0)
    assert slow.struck == 1
    assert [record.message for record in caplog.records] == ["answered too late"]
    assert await bids(bots, match) == {}
    reply = await people[0].submit({"0": "3"}, form=await bid_form(people[0]))
    assert reply.content.startswith("✅")
