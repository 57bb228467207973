"""People play with a real bot, and their client refuses what Discord's refuses."""

from __future__ import annotations

import asyncio

import pytest

from sandbox import Actor, Channel, RefusedError, World
from tests.sandbox.botling import PIXEL, Botling
from tests.sandbox.wire import Wire


@pytest.fixture(autouse=True)
def calm(bot: Botling) -> None:
    """Every test here has a bot."""


async def test_commands_options_and_localizations(red: Actor, blue: Actor, tavern: Channel) -> None:
    reply = await red.slash("miser", channel=tavern, montant=900, ware="silk")
    assert (reply.content, reply.ephemeral, reply.outcome) == ("Bid 900 silk", True, "message")
    assert (await blue.slash("game open", channel=tavern, edition="Second")).content == "Open 2nd"
    with pytest.raises(RefusedError, match="no command /miser"):
        await blue.slash("miser", channel=tavern, amount=1)


async def test_autocomplete(red: Actor, tavern: Channel) -> None:
    found = await red.complete("bid", option="ware", value="i", channel=tavern, amount=3)
    assert [(choice.name, choice.value) for choice in found] == [("iron", "iron")]
    with pytest.raises(RefusedError, match="suggests nothing"):
        await red.complete("bid", option="amount", value="3", channel=tavern)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"amount": 0}, "1 to 900"),
        ({"amount": 901}, "1 to 900"),
        ({"amount": "many"}, "whole number"),
        ({"amount": True}, "whole number"),
        ({}, "required"),
        ({"amount": 1, "ware": 7}, "takes text"),
        ({"amount": 1, "colour": "red"}, "no option 'colour'"),
    ],
)
async def test_options_out_of_range(
    red: Actor, bot: Botling, tavern: Channel, options: dict[str, object], why: str
) -> None:
    with pytest.raises(RefusedError, match=why):
        await red.slash("bid", channel=tavern, options=options)
    assert bot.heard == [], "the bot never hears of what a client refuses"


async def test_subcommands_and_choices_must_exist(red: Actor, tavern: Channel) -> None:
    with pytest.raises(RefusedError, match="needs a subcommand"):
        await red.slash("game", channel=tavern)
    with pytest.raises(RefusedError, match="no 'close'"):
        await red.slash("game close", channel=tavern)
    with pytest.raises(RefusedError, match="one of Second"):
        await red.slash("game open", channel=tavern, edition="Third")


async def test_buttons(red: Actor, blue: Actor, tavern: Channel) -> None:
    shown = await red.slash("panel", channel=tavern)
    with pytest.raises(RefusedError, match="disabled"):
        await blue.click("Shut")
    with pytest.raises(RefusedError, match="is a link"):
        await blue.click("Rules")
    with pytest.raises(RefusedError, match="sees no 'Buy'"):
        await blue.click("Buy")
    reply = await blue.click("Pass")
    assert (reply.outcome, reply.content) == ("update", "You passed")
    assert reply.message is shown.message
    with pytest.raises(RefusedError, match="sees no 'Pass'"):
        await red.click("Pass")


async def test_deferred_update_and_what_follows(red: Actor, tavern: Channel) -> None:
    await red.slash("panel", channel=tavern)
    reply = await red.click("Slow")
    assert (reply.outcome, reply.content) == ("update", "Slowly done")
    more = await reply.next()
    assert more is not None
    assert (more.content, more.ephemeral) == ("And told you", True)


async def test_acknowledgement_alone_can_be_awaited(red: Actor, tavern: Channel) -> None:
    await red.slash("panel", channel=tavern)
    reply = await red.click("Slow", until="acknowledgement")
    first = await reply.next()
    assert first is not None
    assert first.content == "Slowly done"


async def test_thinking_and_files(red: Actor, blue: Actor, tavern: Channel) -> None:
    reply = await red.slash("think", channel=tavern)
    (file,) = reply.message.attachments
    assert (file.data, file.description, file.size) == (PIXEL, "A single pixel", (1, 1))
    for _ in range(3):
        await reply.next()
    assert await reply.next() is None, "the third follow-up was deleted"
    assert [one.content for one in blue.messages(tavern)] == ["Thought", "More still"]


async def test_ephemeral_messages_are_seen_by_one(red: Actor, blue: Actor, tavern: Channel) -> None:
    reply = await red.slash("panel", channel=tavern, private=True)
    assert red.sees(reply.message)
    assert not blue.sees(reply.message)
    assert blue.messages(tavern) == []
    with pytest.raises(RefusedError, match="does not see"):
        await blue.click("Bid", message=reply.message)
    with pytest.raises(RefusedError, match="sees no 'Bid'"):
        await blue.click("Bid", channel=tavern)
    red.dismiss(reply.message)
    assert red.messages(tavern) == []


async def test_selects(red: Actor, tavern: Channel) -> None:
    await red.slash("panel", channel=tavern)
    reply = await red.choose("Which wares?", ["silk", "Wine"])
    assert (reply.content, reply.ephemeral) == ("You took silk, wine", True)
    for values, why in (
        ([], "1 to 2 choices"),
        (["silk", "wine", "iron"], "1 to 2 choices"),
        (["silk", "silk"], "only once"),
        (["gold"], "no option 'gold'"),
    ):
        with pytest.raises(RefusedError, match=why):
            await red.choose("wares", values)


async def test_forms(red: Actor, blue: Actor, tavern: Channel) -> None:
    with pytest.raises(RefusedError, match="no form is open"):
        await red.submit({"Amount": "3"})
    await red.slash("panel", channel=tavern)
    reply = await red.click("Bid")
    assert reply.outcome == "form"
    assert red.form is not None
    assert [field.label for field in red.form.fields] == ["Amount", "Ware", "Remark"]
    for values, why in (
        ({"Ware": "silk"}, "1 to 5 characters"),
        ({"Amount": "123456", "Ware": "silk"}, "1 to 5 characters"),
        ({"Amount": "1"}, "must be answered"),
        ({"Amount": "1", "Ware": "gold"}, "no option 'gold'"),
        ({"Amount": "1", "Ware": []}, "1 to 1 choices"),
        ({"Amount": "1\n2", "Ware": "silk"}, "single line"),
        ({"Price": "1"}, "no field 'Price'"),
    ):
        with pytest.raises(RefusedError, match=why):
            await red.submit(values)
    done = await red.submit({"amount": "120", "Ware": "Silk"})
    assert done.content == "amount=120 ware=['silk'] remark="
    assert red.form is None
    assert blue.form is None


async def test_forms_are_sent_once_and_by_who_opened_them(
    red: Actor, blue: Actor, world: World, tavern: Channel
) -> None:
    await red.slash("panel", channel=tavern)
    form = (await red.click("Bid")).form
    values = {"Amount": "1", "Ware": "silk"}
    with pytest.raises(RefusedError, match="in front of red"):
        await blue.submit(values, form=form)
    world.deny(tavern, "VIEW_CHANNEL", red)
    with pytest.raises(RefusedError, match="cannot see"):
        await red.submit(values, form=form)
    world.allow(tavern, "VIEW_CHANNEL", red)
    await red.submit(values, form=form)
    with pytest.raises(RefusedError, match="sent already"):
        await red.submit(values, form=form)


async def test_two_people_fill_in_the_same_form(red: Actor, blue: Actor, tavern: Channel) -> None:
    await red.slash("panel", channel=tavern)
    await asyncio.gather(red.click("Bid"), blue.click("Bid"))
    answers = await asyncio.gather(
        blue.submit({"Amount": "2", "Ware": "wine"}), red.submit({"Amount": "1", "Ware": "silk"})
    )
    assert [one.content.split()[0] for one in answers] == ["amount=2", "amount=1"]


async def test_letters(red: Actor, blue: Actor, world: World, tavern: Channel) -> None:
    assert (await red.slash("letter", channel=tavern)).content == "sent"
    room = await red.dm()
    assert room.last.content == "For your eyes"
    assert not blue.sees(room.channel)
    assert blue.inbox == []
    assert (await red.click("Pass", channel=room.channel)).outcome == "update"
    world.close_dms(blue)
    assert (await blue.slash("letter", channel=tavern)).content == "refused 50007"


async def test_commands_in_direct_messages(red: Actor) -> None:
    await red.dm()
    assert (await red.slash("bid", amount=2)).content == "Bid 2"


async def test_users_need_to_see_and_to_be_allowed(
    red: Actor, blue: Actor, world: World, tavern: Channel
) -> None:
    world.deny(tavern, "USE_APPLICATION_COMMANDS", red)
    with pytest.raises(RefusedError, match="may not use commands"):
        await red.slash("panel", channel=tavern)
    world.deny(tavern, "SEND_MESSAGES", red)
    with pytest.raises(RefusedError, match="may not write"):
        await red.say("hello", tavern)
    world.deny(tavern, "VIEW_CHANNEL", blue)
    with pytest.raises(RefusedError, match="cannot see"):
        await blue.slash("panel", channel=tavern)


async def test_waiting_for_messages(red: Actor, blue: Actor, tavern: Channel) -> None:
    waiting = asyncio.create_task(blue.wait_for(lambda m: m.content == "Open", channel=tavern))
    await red.slash("game open", channel=tavern)
    assert (await waiting).content == "Open"
    with pytest.raises(TimeoutError):
        await blue.wait_for(lambda m: m.content == "never", timeout=0.01)


async def test_transcripts(red: Actor, blue: Actor, world: World, tavern: Channel) -> None:
    await red.slash("panel", channel=tavern)
    await red.slash("bid", channel=tavern, amount=777)
    await red.slash("think", channel=tavern)
    mine, theirs = world.transcript(red), world.transcript("blue")
    for text in ("[#tavern] Bot: Choose", "[Shut (disabled)]", "▾ Which wares?: Silk, Wine, Iron"):
        assert text in mine
        assert text in theirs
    assert "📎 board.png: A single pixel" in theirs
    assert "> red /bid amount:777" in mine
    assert "Bot (only you see this): Bid 777" in mine
    assert "777" not in theirs


async def test_commands_with_permissions_and_contexts(
    world: World, red: Actor, blue: Actor, tavern: Channel, wire: Wire
) -> None:
    strict = {"name": "close", "description": "x", "default_member_permissions": "32"}
    here = {"name": "here", "description": "x", "contexts": [0]}
    path = f"/applications/{world.bot.id}/commands"
    await wire.request("PUT", path, [strict, here])
    with pytest.raises(RefusedError, match="no command /close"):
        await red.slash("close", channel=tavern)
    world.give(red, "MANAGE_GUILD")
    assert (await wire.start(red.slash("close", channel=tavern))).data["name"] == "close"
    room = await blue.dm()
    with pytest.raises(RefusedError, match="no command /here"):
        await blue.slash("here", channel=room.channel)
