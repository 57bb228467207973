"""Two people answer the same sealed question with the same form: nobody's bid is another's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest

from bot.services.positions import read_entry
from engine.registry import GAMES
from sandbox import Actor, Channel, Form, World
from tests.chaos.bot import Orders
from tests.chaos.kennel import Kennel
from tests.e2e.players import newest_prompt
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, secret_is_asked, typed_until

MARCHANDS = GAMES["marchands"]


class Auction(NamedTuple):
    """A wagon for which everybody is asked to seal a bid."""

    bots: Bots
    people: list[Actor]
    tavern: Channel
    match: str

    async def bids(self) -> dict[int, str]:
        """What was sealed, by seat, as the log has it."""
        kept = await self.bots.house.store.entries(self.match)
        entries = [read_entry(MARCHANDS, entry) for entry in kept]
        sealed = [entry for entry in entries if entry.action.verb == "bid"]
        return {entry.seat: entry.action.answers()[0] for entry in sealed}


@pytest.fixture
async def auction(bots: Bots, people: list[Actor], tavern: Channel) -> Auction:
    await bots.start(pictures=False)
    match = await begun(bots, people, tavern, "marchands")
    position = await typed_until(bots, match, people, tavern, secret_is_asked)
    assert {decision.seat for decision in position.owed()} >= {0, 1}
    return Auction(bots, people, tavern, match)


async def opened(actor: Actor, tavern: Channel, where: str) -> Form:
    """The form for any amount, from the letter or from under the prompt in the channel."""
    letter = where == "letter"
    message = actor.inbox[-1] if letter else newest_prompt(actor, tavern)
    reply = await actor.click(button(message, "f|" if letter else "o|"), message=message)
    assert reply.form is not None
    return reply.form


@pytest.mark.parametrize("where", ["letter", "channel"])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_one_after_the_other(auction: Auction, where: str, order: tuple[int, int]) -> None:
    people = auction.people
    forms = [await opened(people[who], auction.tavern, where) for who in (0, 1)]
    assert forms[0].custom_id == forms[1].custom_id
    for who in order:
        reply = await people[who].submit({"0": str(300 + 100 * who)}, form=forms[who])
        assert reply.content.startswith("✅")
    assert await auction.bids() == {0: "300", 1: "400"}


@pytest.mark.parametrize("where", ["letter", "channel"])
async def test_at_the_same_moment(auction: Auction, where: str) -> None:
    people = auction.people
    forms = await asyncio.gather(*(opened(people[who], auction.tavern, where) for who in (0, 1)))
    replies = await asyncio.gather(
        *(people[who].submit({"0": str(300 + 100 * who)}, form=forms[who]) for who in (1, 0))
    )
    assert all(reply.content.startswith("✅") for reply in replies)
    assert await auction.bids() == {0: "300", 1: "400"}


async def test_each_sees_the_own_sealed_bid_and_may_change_it(auction: Auction) -> None:
    people, tavern = auction.people, auction.tavern
    for who, bid, said in ((0, "1700", "Bid 1,700"), (1, "2300", "Miser 2\u00a0300")):
        form = await opened(people[who], tavern, "letter")
        reply = await people[who].submit({"0": bid}, form=form)
        assert any(b.label.endswith(said) for b in reply.message.buttons)
        panel = await people[who].click(button(reply.message, "o|"), message=reply.message)
        assert f"**{said}**" in panel.content
    texts = [message.content for message in tavern.messages.values() if not message.ephemeral]
    assert not [text for text in texts if "1,700" in text or "2,300" in text]


@pytest.fixture
async def kennel() -> AsyncIterator[Kennel]:
    made = Kennel()
    yield made
    made.kill()
    await made.buried()


async def test_forms_outlive_a_killed_process(
    auction: Auction, world: World, kennel: Kennel
) -> None:
    """Sent while nobody is there, a form fails, stays open, and is sent again."""
    database, red = str(auction.bots.database), auction.people[0]
    await auction.bots.stop()
    orders = Orders(world.api_base, world.gateway, world.token, database, "h1:killed")
    await kennel.start(orders)
    form = await opened(red, auction.tavern, "letter")
    kennel.kill()
    await kennel.buried()
    assert (await red.submit({"0": "500"}, form=form)).failed
    await kennel.start(orders)
    assert (await red.submit({"0": "500"}, form=form)).content.startswith("✅")
    report = await kennel.report(auction.match)
    assert [line.split()[:3] for line in report.log if " bid " in line] == [["0", "bid", "500"]]
