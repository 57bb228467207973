"""An offer that was replaced: pressing, filling in or typing the old one binds nobody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import pytest

from bot.services.positions import Position
from bot.services.speaking import voice
from engine.core.game import Decision
from engine.core.values import say
from sandbox import Actor, Channel, Form, Message, Reply
from tests.e2e.players import newest_prompt
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, typed_until

PRICES = (700, 900)
"""Of the new offer; stand-ins ask for less."""


def standing(position: Position) -> Decision | None:
    """An offer its guest can take, with all the guest may see of it."""
    asked = (d for d in position.owed() if d.prompt.key == "marchands-prompt-deal")
    own = (position.decision(d.seat, d.id) for d in asked)
    return next((d for d in own if d is not None and "accept" in d.verbs), None)


class Bargain(NamedTuple):
    """An offer, and the guest who looks at it: the panel and its open form."""

    bots: Bots
    match: str
    tavern: Channel
    people: list[Actor]
    offer: Decision
    panel: Message
    form: Form

    @property
    def guest(self) -> Actor:
        return self.people[self.offer.seat]

    async def position(self) -> Position:
        return await self.bots.house.tables.position(self.match)

    async def renew(self) -> Position:
        """The master names other prices."""
        state = (await self.position()).state
        wagon = self.offer.given[0].partition(".")[0]
        master = state.wagons[int(wagon.removeprefix("wagon-")) - 1].master
        guest = (await self.position()).game.meta.colours[self.offer.seat]
        one, two = PRICES
        text = f"offer {wagon} {guest} {one} {two}"
        reply = await self.people[master].slash("play", channel=self.tavern, move=text)
        assert reply.content.startswith("✅"), reply.content
        await self.bots.house.announcer.settled()
        return await self.position()

    def goods(self) -> dict[str, object]:
        """One good, chosen in the form."""
        first = self.form.fields[0]
        return {first.custom_id: first.options[0]["value"]}


@pytest.fixture
async def bargain(bots: Bots, people: list[Actor], tavern: Channel) -> Bargain:
    await bots.start(pictures=False)
    match = await begun(bots, people, tavern, "marchands")
    position = await typed_until(bots, match, people, tavern, lambda p: standing(p) is not None)
    offer = standing(position)
    assert offer is not None
    guest = people[offer.seat]
    prompt = newest_prompt(guest, tavern)
    panel = (await guest.click(button(prompt, "o|"), message=prompt)).message
    form = (await guest.click(button(panel, "f|"), message=panel)).form
    assert form is not None
    return Bargain(bots, match, tavern, people, offer, panel, form)


Take = Callable[[Bargain], Awaitable[Reply]]


async def by_form(bargain: Bargain) -> Reply:
    return await bargain.guest.submit(bargain.goods(), form=bargain.form)


async def by_button(bargain: Bargain) -> Reply:
    return await bargain.guest.click(button(bargain.panel, "f|"), message=bargain.panel)


async def by_typing(bargain: Bargain) -> Reply:
    (good,) = bargain.goods().values()
    text = f"accept {bargain.offer.given[0]} {good}"
    return await bargain.guest.slash("play", channel=bargain.tavern, move=text)


WAYS: dict[str, tuple[Take, str]] = {
    "a form filled in late": (by_form, "refuse-stale"),
    "an old button": (by_button, "refuse-stale"),
    "typed": (by_typing, "marchands-refuse-offer-gone"),
}


@pytest.mark.parametrize("way", WAYS)
async def test_a_replaced_offer_cannot_be_taken(bargain: Bargain, way: str) -> None:
    take, refusal = WAYS[way]
    before = await bargain.renew()
    heard = public(bargain)
    reply = await take(bargain)
    await bargain.bots.house.announcer.settled()
    assert reply.ephemeral
    assert voice(bargain.guest.account.locale).said(say(refusal)) in reply.content
    assert "✅" not in reply.content
    after = await bargain.position()
    assert (after.match.length, after.state) == (before.match.length, before.state)
    assert public(bargain) == heard


async def test_who_comes_late_sees_the_new_prices_at_once(bargain: Bargain) -> None:
    await bargain.renew()
    reply = await by_form(bargain)
    assert all(str(price) in reply.content for price in PRICES)
    form = (await bargain.guest.click(button(reply.message, "f|"), message=reply.message)).form
    assert form is not None
    done = await bargain.guest.submit(bargain.goods(), form=form)
    assert done.content.startswith("✅")


def public(bargain: Bargain) -> list[str]:
    """What stands in the channel for everybody."""
    return [m.content for m in bargain.guest.messages(bargain.tavern) if not m.ephemeral]
