"""Every request of a whole game conforms to Discord's own description, where that is at hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.rng import Rng
from sandbox import Sandbox
from tests.e2e.players import Presser
from tests.e2e.running import Bots
from tests.e2e.scenes import begun
from tests.e2e.test_whole_games import play_on

SPEC = Path(__file__).resolve().parents[3] / "shared" / "discord-openapi.json"


@pytest.mark.skipif(not SPEC.exists(), reason="Discord's description is not at hand")
@pytest.mark.parametrize(("slug", "moves"), [("fair", 400), ("marchands", 40), ("nord", 20)])
async def test_requests_conform(tmp_path: Path, slug: str, moves: int) -> None:
    async with Sandbox(spec=SPEC) as world:
        tavern = world.channel("tavern")
        people = [world.user(name) for name in ("red", "blue", "green", "gold")]
        bots = Bots(world, tmp_path / "comptoir.sqlite3")
        try:
            await bots.start()
            match = await begun(bots, people, tavern, slug)
            players = [Presser(actor, tavern, Rng(f"h1:{actor.name}")) for actor in people]
            await play_on(bots, match, players, moves)
            for look in ("board", "text", "hand", "log", "status", "rules", "export"):
                await people[0].slash(f"game {look}", channel=tavern)
            await people[0].slash("help", channel=tavern)
        finally:
            await bots.stop()
        assert not world.errors
