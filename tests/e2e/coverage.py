"""Every kind of decision, answered in each of the three ways; the table in docs/coverage.md.

Write the table anew with `python -m tests.e2e.coverage`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from engine.core.asking import random_action
from engine.core.game import Decision
from engine.core.notation import write
from engine.core.rng import Rng
from engine.core.values import Action
from engine.registry import GAMES
from sandbox import Actor, Channel, Reply, Sandbox
from tests.e2e.players import Presser
from tests.e2e.running import Bots
from tests.e2e.scenes import begun

PAGE = Path(__file__).parents[2] / "docs" / "coverage.md"
WAYS = ("panel", "verb", "/play")
TRIES = 30
NOT_EVERYDAY = -1
MOST_GAMES = 8


class Kind(NamedTuple):
    """A kind of decision: the game and the key of what it asks."""

    slug: str
    prompt: str


Counts = dict[Kind, dict[str, int]]


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

    async def play(self, counts: Counts, moves: int) -> None:
        for _ in range(moves):
            position = await self.bots.house.tables.position(self.match)
            owed = position.owed()
            if not owed:
                return
            decision = position.decision(owed[0].seat, owed[0].id)
            assert decision is not None
            await self.answer(counts, decision)
            await self.bots.house.announcer.settled()

    async def answer(self, counts: Counts, decision: Decision) -> None:
        position = await self.bots.house.tables.position(self.match)
        meta = position.game.meta
        used = counts[Kind(meta.slug, decision.prompt.key)]
        everyday = set(meta.everyday) & set(decision.verbs)
        if not everyday:
            used["verb"] = NOT_EVERYDAY
        ways = [way for way in WAYS if way != "verb" or everyday]
        way = min(ways, key=lambda one: used[one])
        if way == "panel":
            await self.pressers[decision.seat].play()
        else:
            action = self.choose(position.game, position.state, decision, everyday, way)
            reply = await self.type(self.people[decision.seat], action, way)
            assert reply.ephemeral
            assert reply.content.startswith("✅"), (write(action), reply.content)
        used[way] += 1

    def choose(
        self, game: object, state: object, decision: Decision, everyday: set[str], way: str
    ) -> Action:
        for _ in range(TRIES):
            action = random_action(game, state, decision, self.rng)  # type: ignore[arg-type]
            if way != "verb" or action.verb in everyday:
                return action
        raise AssertionError(f"no everyday answer to {decision.id} was found")

    async def type(self, actor: Actor, action: Action, way: str) -> Reply:
        text = write(action)
        if way == "/play":
            return await actor.slash("play", channel=self.tavern, move=text)
        rest = text.removeprefix(action.verb).strip()
        given = {"move": rest} if rest else {}
        return await actor.slash(action.verb, channel=self.tavern, options=given)


async def covered(bots: Bots, people: list[Actor], most: int = MOST_GAMES) -> Counts:
    """Play each game in each of its first setting's choices, and on until every cell is filled."""
    counts = new_counts()
    for slug, game in GAMES.items():
        setting = game.meta.settings[0]
        for number in range(max(most, len(setting.choices))):
            if number >= len(setting.choices) and not empty_cells(counts):
                break
            choice = setting.choices[number % len(setting.choices)]
            place = bots.world.channel(f"{slug}-{number}")
            match = await begun(bots, people, place, slug, **{setting.name: choice})
            await Rotation(bots, match, people, place, f"{slug}/{number}").play(counts, 1500)
    return counts


def new_counts() -> Counts:
    return defaultdict(lambda: dict.fromkeys(WAYS, 0))


def empty_cells(counts: Counts, met: int = 0) -> list[str]:
    """Ways lacking for kinds met so often; without an everyday verb that way counts as given."""
    return [
        f"{kind.slug} {kind.prompt}: {way}"
        for kind, used in sorted(counts.items())
        for way in WAYS
        if used[way] == 0 and sum(used.values()) >= met
    ]


def table(counts: Counts) -> str:
    lines = [
        "# Three ways to answer",
        "",
        "Each kind of decision met in whole games through the sandbox, and how it was answered.",
        "A dash stands where none of its verbs is an everyday one. Generated by",
        "`python -m tests.e2e.coverage`; a test fails on an empty cell.",
        "",
        "| game | decision | panel | verb | /play |",
        "|---|---|---|---|---|",
    ]
    for kind, used in sorted(counts.items()):
        cells = ["–" if used[way] == NOT_EVERYDAY else "✓" * (used[way] > 0) for way in WAYS]
        lines.append(f"| {kind.slug} | `{kind.prompt}` | {' | '.join(cells)} |")
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
