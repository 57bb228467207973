"""Leak hunt: games alike but for a secret look alike to everybody else, in every byte."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from bot.services.positions import Position
from engine.core.asking import random_action
from engine.core.game import Decision
from engine.core.notation import write
from engine.core.rng import Rng
from engine.core.values import Action, Seat
from sandbox import Actor, Channel, Sandbox
from tests.e2e.prying import CANARY, pry, seen
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, harmless, secret_is_asked, typed_until
from tests.support.scramble_marchands import marchands as scrambled

TRIES = 50


class Scene(NamedTuple):
    """A game in a world of its own."""

    bots: Bots
    match: str
    people: list[Actor]
    place: Channel

    async def position(self) -> Position:
        return await self.bots.house.tables.position(self.match)

    async def typed(self, seat: int, text: str) -> None:
        reply = await self.people[seat].slash("play", channel=self.place, move=text)
        assert reply.ephemeral
        assert reply.content.startswith("✅"), reply.content
        await self.bots.house.announcer.settled()

    async def refused(self, seat: int, text: str) -> None:
        reply = await self.people[seat].slash("play", channel=self.place, move=text)
        assert reply.ephemeral
        assert not reply.content.startswith("✅")


@asynccontextmanager
async def scene(database: Path, slug: str, **settings: str) -> AsyncIterator[Scene]:
    async with Sandbox() as world:
        place = world.channel("tavern")
        people = [world.user(name) for name in ("red", "blue", "green", "gold")]
        bots = Bots(world, database)
        await bots.start()
        try:
            match = await begun(bots, people, place, slug, **settings)
            yield Scene(bots, match, people, place)
        finally:
            await bots.stop()


class Hunt(NamedTuple):
    """Which kind of secret is planted in which random game, and not before which move."""

    slug: str
    prompt: str
    seed: str = "a"
    after: int = 0
    settings: Mapping[str, str] = {}

    def choose(self, position: Position, decision: Decision) -> Action:
        rng = Rng(f"h1:{self.seed}/{position.match.length}/{decision.seat}")
        return random_action(position.game, position.state, decision, rng)

    def asked(self, position: Position) -> list[Decision]:
        """Those asked in secret, as each sees it."""
        owed = [d for d in position.owed() if d.secret and d.prompt.key == self.prompt]
        own = (position.decision(d.seat, d.id) for d in owed)
        return [decision for decision in own if decision is not None]

    def ready(self, position: Position) -> bool:
        """Several are asked, so that the first answer reveals nothing yet; and it can differ."""
        asked = self.asked(position)
        if position.match.length < self.after:
            return False
        return len(asked) > 1 and len(self.secrets(position, asked[0])) == 2

    def secrets(self, position: Position, decision: Decision) -> list[str]:
        """Two different answers to plant, by the verb that is asked for in secret."""
        rng = Rng(f"h1:{self.seed}/plant")
        game, state = position.game, position.state
        drawn = [random_action(game, state, decision, rng) for _ in range(TRIES)]
        sealed = [write(action) for action in drawn if action.verb == decision.verbs[0]]
        return list(dict.fromkeys(sealed))[:2]


class Trail(NamedTuple):
    """What a game left behind: what each of the others got to see, and the log."""

    views: list[list[str]]
    log: list[str]
    secret: str


async def hunted(database: Path, hunt: Hunt, which: int, caplog: pytest.LogCaptureFixture) -> Trail:
    """A random game up to a planted secret, and what the others can get out of it."""
    caplog.clear()
    async with scene(database, hunt.slug, **hunt.settings) as at:
        position = await typed_until(*at, hunt.ready, hunt.choose)
        before = [len(at.bots.world.transcript(one)) for one in at.people]
        planter, *rest = hunt.asked(position)
        secret = hunt.secrets(position, planter)[which]
        await at.refused(planter.seat, f"{planter.verbs[0]} {CANARY}")
        await at.typed(planter.seat, secret)
        for decision in rest[:-1]:
            answer = hunt.choose(await at.position(), decision)
            await at.typed(decision.seat, write(answer))
        views = []
        for seat, other in enumerate(at.people):
            if seat != planter.seat:
                got = await pry(other, at.place, at.match, position.game.meta.verbs)
                views.append([*got, *seen(other, at.match, before[seat]).splitlines()])
    return Trail(views, logged(caplog), secret)


def differing(one: list[str], another: list[str]) -> list[tuple[str, str]]:
    """The first things that are not alike; whole views are too long to be shown."""
    pairs = [(a, b) for a, b in zip_longest(one, another, fillvalue="") if a != b]
    return pairs[:3]


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [f"{vars(record)} {record.exc_text}" for record in caplog.records]


HUNTS = [
    Hunt("fair", "fair-prompt-bid"),
    Hunt("marchands", "marchands-prompt-bid"),
    Hunt("marchands", "marchands-prompt-bid", "b", 60, {"edition": "1"}),
    Hunt("marchands", "marchands-prompt-dial", "c"),
    Hunt("marchands", "marchands-prompt-dial", "d", 60, {"edition": "1"}),
    Hunt("marchands", "marchands-prompt-axles", "l", 0, {"edition": "1"}),
    Hunt("marchands", "marchands-prompt-limit", "f", 0, {"auctions": "at-once"}),
]


@pytest.mark.parametrize("hunt", HUNTS, ids=lambda hunt: f"{hunt.prompt}-{hunt.seed}")
async def test_a_planted_secret_changes_nothing_for_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, hunt: Hunt
) -> None:
    caplog.set_level(logging.INFO)
    one = await hunted(tmp_path / "one.sqlite3", hunt, 0, caplog)
    another = await hunted(tmp_path / "another.sqlite3", hunt, 1, caplog)
    assert one.secret != another.secret
    for view, other_view in zip(one.views, another.views, strict=True):
        assert differing(view, other_view) == []
    for trail in (one, another):
        assert len(trail.log) > 1
        assert not [line for line in trail.log if CANARY in line or trail.secret in line]


@pytest.mark.parametrize("moves", [15, 50, 110])
@pytest.mark.parametrize("edition", ["2", "1"])
async def test_other_purses_hands_and_piles_look_the_same(
    tmp_path: Path, edition: str, moves: int
) -> None:
    """All that a viewer may not know is drawn anew under the bot, and nothing changes for him."""
    hunt = Hunt("marchands", "", f"{edition}/{moves}", moves)
    async with scene(tmp_path / "one.sqlite3", "marchands", edition=edition) as at:
        position = await typed_until(*at, lambda p: p.match.length >= moves, hunt.choose)
        viewer = at.people[moves % 4]
        verbs = position.game.meta.verbs
        true = await pry(viewer, at.place, at.match, verbs)
        state = scrambled(position.state, Seat(moves % 4), Rng(f"h1:{moves}"))
        assert state != position.state
        match = replace(position.match, state=state)
        at.bots.house.positions.keep(replace(position, match=match))
        assert differing(await pry(viewer, at.place, at.match, verbs), true) == []


@pytest.mark.parametrize(("slug", "secret"), [("fair", "13"), ("marchands", "1300")])
async def test_an_unexpected_error_tells_no_secret(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    slug: str,
    secret: str,
) -> None:
    async with scene(tmp_path / "one.sqlite3", slug) as at:
        await typed_until(*at, secret_is_asked, harmless)

        async def broken(*_: object) -> None:
            raise ZeroDivisionError("on purpose")

        monkeypatch.setattr(at.bots.house.tables, "_write", broken)
        reply = await at.people[0].slash("bid", channel=at.place, move=secret)
        assert reply.ephemeral
        found = re.search(r"[0-9a-f]{6}$", reply.content)
        assert found is not None
        assert [r for r in caplog.records if getattr(r, "id", "") == found[0]]
        text = caplog.text.split("on purpose")[-1]
        assert secret not in re.sub(r"\d{10,}|line \d+|\b[0-9a-f]{6}\b", "", text)
        assert Seat(0) in {decision.seat for decision in (await at.position()).owed()}
