"""Scenes that many tests begin with."""

from __future__ import annotations

from sandbox import Actor, Channel, Message
from tests.e2e.running import Bots


async def lobby(bots: Bots, people: list[Actor], tavern: Channel, slug: str = "fair") -> Message:
    """The first opens a table, the others join."""
    host, *others = people
    await host.slash("game open", channel=tavern, game=slug, language="en")
    shown = await host.wait_for(lambda m: has(m, "j|"), channel=tavern)
    for other in others:
        await other.click(button(shown, "j|"), message=shown)
        await bots.house.announcer.settled()
    return shown


def has(message: Message, prefix: str) -> bool:
    return any(b.custom_id.startswith(prefix) for b in message.buttons)


def button(message: Message, prefix: str) -> str:
    return next(b.custom_id for b in message.buttons if b.custom_id.startswith(prefix))


def match_of(message: Message) -> str:
    return message.buttons[0].custom_id.split("|")[1]


async def begun(
    bots: Bots, people: list[Actor], tavern: Channel, slug: str = "fair", **settings: str
) -> str:
    """A game with all of them, started; its match id."""
    shown = await lobby(bots, people, tavern, slug)
    match = match_of(shown)
    for name, choice in settings.items():
        select = next(s for s in shown.selects if s.custom_id.endswith(f"|{name}"))
        await people[0].choose(select.custom_id, [choice], message=shown)
        await bots.house.announcer.settled()
    await people[0].click(button(shown, "t|"), message=shown)
    await people[0].wait_for(lambda m: not m.ephemeral and has(m, "o|"), channel=tavern)
    await bots.house.announcer.settled()
    return match
