"""Every kind of decision, answered in each of the three ways; the table in docs/coverage.md.

Write the table anew with `python -m tests.e2e.coverage`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from pathlib import Path

from bot.services.positions import Position
from engine.core.asking import random_action
from engine.core.game import Decision
from engine.core.notation import write
from engine.core.rng import Rng
from engine.core.values import Action
from engine.registry import GAMES
from sandbox import Actor, Channel, Message, Reply, Sandbox
from tests.e2e.players import Presser
from tests.e2e.running import Bots
from tests.e2e.scenes import begun
from tests.e2e.trails import Kind, Trail, everyday, kind_of, trails

PAGE = Path(__file__).parents[2] / "docs" / "coverage.md"
WAYS = ("panel", "verb", "/play")
TRIES = 30
MOVES = 1500


Met = Counter[str]
"""How often a kind was answered in each way."""

Counts = dict[Kind, Met]


class Rotation:
    """Plays a game, answering each kind of decision in the way used least for it."""

    def __init__(
        self, bots: Bots, match: str, people: list[Actor], tavern: Channel, seed: str
    ) -> None:
        self.bots = bots
        self.match = match
        self.people = people
        self.tavern = tavern
        self.rng = Rng(f"h1:{seed}")
        self.pressers = [Presser(one, tavern, self.rng) for one in people]

    async def play(self, counts: Counts) -> None:
        for _ in range(MOVES):
            position = await self.bots.house.tables.position(self.match)
            owed = position.owed()
            if not owed:
                return
            decision = position.decision(owed[0].seat, owed[0].id)
            assert decision is not None
            ways = [way for way in WAYS if way != "verb" or everyday(position.game, decision)]
            met = counts.setdefault(kind_of(position.game, decision), Met())
            await self.answer(decision, min(ways, key=lambda one: met[one]), met)

    async def answer(self, decision: Decision, way: str, met: Met) -> None:
        """Answer in this way, and count it."""
        position = await self.bots.house.tables.position(self.match)
        if way == "panel":
            await by_panel(self.pressers[decision.seat], self.match, decision.id)
        else:
            action = self.choose(position, decision, way)
            reply = await self.type(self.people[decision.seat], action, way)
            assert reply.ephemeral
            assert reply.content.startswith("✅"), (write(action), reply.content)
        met[way] += 1
        await self.bots.house.announcer.settled()

    def choose(self, position: Position, decision: Decision, way: str) -> Action:
        verbs = everyday(position.game, decision) if way == "verb" else set(decision.verbs)
        for _ in range(TRIES):
            action = random_action(position.game, position.state, decision, self.rng)
            if action.verb in verbs:
                return action
        raise AssertionError(f"no everyday answer to {decision.id} was found")

    async def type(self, actor: Actor, action: Action, way: str) -> Reply:
        text = write(action)
        if way == "/play":
            return await actor.slash("play", channel=self.tavern, move=text)
        rest = text.removeprefix(action.verb).strip()
        given = {"move": rest} if rest else {}
        return await actor.slash(action.verb, channel=self.tavern, options=given)


async def by_panel(presser: Presser, match: str, decision: str) -> None:
    """Open the panel, go to the question and press on until it is answered."""
    reply = await presser.open()
    if reply.form is None:
        reply = await to_question(presser.actor, reply.message, match, decision) or reply
    elif reply.form.custom_id.split("|")[2] != decision:
        # The lock opens the sealed question at once; what else one may do is under its letter.
        other = await to_question(presser.actor, presser.actor.inbox[-1], match, decision)
        assert other is not None, f"no way to {decision}"
        reply = other
    while reply.form is not None or not reply.content.startswith("✅"):
        reply = await presser.step(reply)


async def to_question(actor: Actor, panel: Message, match: str, decision: str) -> Reply | None:
    """Open one of a seat's other questions; nothing when the panel asks it already."""
    for button in panel.buttons:
        if button.custom_id == f"o|{match}|{decision}":
            return await actor.click(button.custom_id, message=panel)
    for menu in panel.selects:
        if menu.custom_id.endswith("|menu"):
            return await actor.choose(menu.custom_id, [decision], message=panel)
    return None


async def covered(bots: Bots, people: list[Actor]) -> Counts:
    """Play each game in each of its first setting's choices, then whatever is still lacking."""
    found = {slug: trails(slug) for slug in GAMES}
    counts = {kind: Met() for found_here in found.values() for kind in found_here}
    for slug, game in GAMES.items():
        setting = game.meta.settings[0]
        for number, choice in enumerate(setting.choices):
            place = bots.world.channel(f"{slug}-{number}")
            match = await begun(bots, people, place, slug, **{setting.name: choice})
            await Rotation(bots, match, people, place, f"{slug}/{number}").play(counts)
        for kind, trail in found[slug].items():
            for way in lacking(counts[kind]):
                await follow(bots, people, trail, way, counts[kind])
    return counts


async def follow(bots: Bots, people: list[Actor], trail: Trail, way: str, met: Met) -> None:
    """Play a game up to a rare question and answer it in one way."""
    place = bots.world.channel(f"{trail.decision}-{way}".replace(":", "-").replace("/", ""))
    bots.house.lobbies._seeds = lambda: trail.seed
    seated = people[: trail.seats]
    match = await begun(bots, seated, place, trail.slug, **dict(trail.settings))
    for seat, text in trail.moves:
        reply = await seated[seat].slash("play", channel=place, move=text)
        assert reply.content.startswith("✅"), (text, reply.content)
    await bots.house.announcer.settled()
    position = await bots.house.tables.position(match)
    decision = position.decision(trail.seat, trail.decision)
    assert decision is not None
    await Rotation(bots, match, seated, place, trail.seed).answer(decision, way, met)


def lacking(met: Met) -> list[str]:
    """The ways in which a kind was never answered."""
    return [way for way in WAYS if not met[way]]


def empty_cells(counts: Counts) -> list[str]:
    """Ways in which a kind was never answered."""
    return [
        f"{kind.slug} {kind.prompt}: {way}"
        for kind, met in sorted(counts.items())
        for way in lacking(met)
    ]


def table(counts: Counts) -> str:
    lines = [
        "# Three ways to answer",
        "",
        "Each kind of decision, asked or only open to a seat, and how it was answered through the",
        "sandbox: in whole games, and for rare ones in games played up to them. Generated by",
        "`python -m tests.e2e.coverage`; a test fails on an empty cell.",
        "",
        "| game | decision | panel | verb | /play |",
        "|---|---|---|---|---|",
    ]
    for kind, met in sorted(counts.items()):
        marks = ("✓" * (met[way] > 0) for way in WAYS)
        lines.append(f"| {kind.slug} | `{kind.prompt}` | {' | '.join(marks)} |")
    return "\n".join(lines) + "\n"


async def main() -> None:
    """Write the table anew."""
    async with Sandbox() as world:
        people = [world.user(name) for name in ("red", "blue", "green", "gold")]
        with tempfile.TemporaryDirectory() as folder:
            bots = Bots(world, Path(folder) / "coverage.sqlite3")
            await bots.start(pictures=False)
            written = table(await covered(bots, people))
            # Other tables stand below this one, each under a title of its own.
            _, title, others = PAGE.read_text()[1:].partition("\n# ")
            PAGE.write_text(written + title + others)
            await bots.stop()


if __name__ == "__main__":
    asyncio.run(main())
