"""Scenes that many tests begin with."""

from __future__ import annotations

from collections.abc import Callable

from bot.components import lobby as tables
from bot.services.positions import Position
from engine.core.game import Decision
from engine.core.notation import write
from engine.core.rng import Rng
from engine.core.values import Action
from sandbox import Actor, Channel, Message
from tests.e2e.running import Bots

MORE = f"{tables.MORE}|"


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


async def choose_setting(host: Actor, shown: Message, name: str, choice: str) -> None:
    """A setting from the lobby, or from the private list of those that do not fit there."""
    page = shown
    while not (found := [s for s in page.selects if s.custom_id.endswith(f"|{name}")]):
        page = (await host.click(button(page, MORE), message=page)).message
    await host.choose(found[0].custom_id, [choice], message=page)


async def begun(
    bots: Bots, people: list[Actor], tavern: Channel, slug: str = "fair", **settings: str
) -> str:
    """A game with all of them, started; its match id."""
    shown = await lobby(bots, people, tavern, slug)
    match = match_of(shown)
    for name, choice in settings.items():
        await choose_setting(people[0], shown, name, choice)
        await bots.house.announcer.settled()
    await people[0].click(button(shown, "t|"), message=shown)
    await people[0].wait_for(lambda m: not m.ephemeral and has(m, "o|"), channel=tavern)
    await bots.house.announcer.settled()
    return match


Choice = Callable[[Position, Decision], Action]


def harmless(position: Position, decision: Decision) -> Action:
    """What the rules have an absent player do."""
    return position.game.default_action(position.state, decision)


def sensible(position: Position, decision: Decision) -> Action:
    """What a stand-in would do."""
    rng = Rng(f"h1:sensible/{position.match.length}")
    return position.game.stand_in(position.state, decision, rng)


async def typed_until(
    bots: Bots,
    match: str,
    people: list[Actor],
    place: Channel,
    wanted: Callable[[Position], bool],
    choice: Choice = sensible,
) -> Position:
    """Type one answer after the other until the wanted position; it must come."""
    for _ in range(300):
        position = await bots.house.tables.position(match)
        if wanted(position):
            return position
        assert position.owed(), "the game ended before the wanted position came"
        owed = position.owed()[0]
        decision = position.decision(owed.seat, owed.id)
        assert decision is not None
        text = write(choice(position, decision))
        reply = await people[owed.seat].slash("play", channel=place, move=text)
        assert reply.content.startswith("✅"), (text, reply.content)
        await bots.house.announcer.settled()
    raise AssertionError("the wanted position did not come")


def secret_is_asked(position: Position) -> bool:
    """Somebody is asked for something sealed."""
    return any(decision.secret for decision in position.owed())
