"""Every request of a whole game conforms to Discord's own description, where that is at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.rng import Rng
from sandbox import Actor, Channel, Sandbox
from tests.e2e.players import Presser
from tests.e2e.running import Bots
from tests.e2e.scenes import begun
from tests.e2e.test_whole_games import play_on

SPEC = Path(__file__).resolve().parents[3] / "shared" / "discord-openapi.json"

WHOLE_GAMES: list[tuple[str, dict[str, str], bool]] = [
    ("fair", {}, True),
    ("marchands", {"edition": "2"}, True),
    ("marchands", {"edition": "1"}, False),
    ("nord", {}, False),
]


@pytest.mark.skipif(not SPEC.exists(), reason="Discord's description is not at hand")
@pytest.mark.parametrize(("slug", "settings", "pictures"), WHOLE_GAMES)
async def test_requests_conform(
    tmp_path: Path, slug: str, settings: dict[str, str], pictures: bool
) -> None:
    async with Sandbox(spec=SPEC) as world:
        tavern = world.channel("tavern")
        people = [world.user(name) for name in ("red", "blue", "green", "gold")]
        bots = Bots(world, tmp_path / "comptoir.sqlite3")
        try:
            await bots.start(pictures=pictures)
            match = await begun(bots, people, tavern, slug, **settings)
            await look_around(people[0], tavern)
            players = [Presser(actor, tavern, Rng(f"h1:{actor.name}")) for actor in people]
            await play_on(bots, match, players)
            await look_around(people[1], tavern)
        finally:
            await bots.stop()
        assert not world.errors


async def look_around(actor: Actor, tavern: Channel) -> None:
    """Everything but a move: looks, suggestions, a proposal, and what is refused."""
    for look in ("board", "text", "hand", "log", "status", "rules", "export", "abandon", "close"):
        await actor.slash(f"game {look}", channel=tavern)
    await actor.slash("help", channel=tavern)
    await actor.slash("game stand-in", channel=tavern, player=actor)
    for option in ("zoom", "layout", "theme"):
        for offer in (await actor.complete("game board", option=option, channel=tavern))[:1]:
            await actor.slash("game board", channel=tavern, options={option: offer.value})
    await actor.complete("play", option="move", value="", channel=tavern)
    await actor.slash("play", channel=tavern, move="nonsense")
