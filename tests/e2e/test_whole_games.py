"""Whole games through discord.py, by panels only."""

from __future__ import annotations

from engine.core.rng import Rng
from sandbox import Actor, Channel, World
from tests.e2e.players import Presser
from tests.e2e.running import Bots
from tests.e2e.scenes import begun


async def play_on(bots: Bots, match: str, players: list[Presser], moves: int = 2000) -> int:
    """Let whoever is awaited answer, until the end or for so many moves."""
    made = 0
    while made < moves:
        position = await bots.house.tables.position(match)
        owed = position.owed()
        if not owed:
            break
        await players[owed[0].seat].play()
        await bots.house.announcer.settled()
        made += 1
    return made


async def test_four_people_play_a_whole_game_by_panels(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    players = [Presser(actor, tavern, Rng(f"h1:{actor.name}")) for actor in people]
    await play_on(bots, match, players, 4)
    await bots.stop()
    await bots.start()
    await play_on(bots, match, players)
    last = people[0].messages(tavern)[-1]
    assert "🏁" in last.content
    assert not [b for m in people[0].messages(tavern)[:-1] if not m.ephemeral for b in m.buttons]
