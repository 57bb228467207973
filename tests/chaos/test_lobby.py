"""Killed while a table is opened and joined, the bot shows one lobby, with everybody once in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandbox import Sandbox
from tests.chaos.storm import AheadClock, Instant, Storm, counting
from tests.chaos.table import ChaosTable
from tests.e2e.scenes import button, has, match_of

pytestmark = pytest.mark.xdist_group("chaos")


async def opened_until_killed(storm: Storm, table: ChaosTable, deed: int) -> None:
    """Open the table; the bot dies at its so manyth deed."""
    struck = asyncio.Event()

    def kill() -> None:
        storm.kennel.kill()
        struck.set()

    stop = storm.world.subscribe(counting(Instant(None, deed), kill))
    opening = asyncio.create_task(table.open())
    async with asyncio.timeout(20):
        await struck.wait()
    stop()
    await storm.restart([opening], 0)


async def opened_again(table: ChaosTable) -> None:
    """Whoever heard nothing tries again; whoever sits there is told so."""
    host, *others = table.people
    reply = await host.slash("game open", channel=table.channel, game=table.slug, language="en")
    assert reply.ephemeral and reply.content
    shown = await host.wait_for(lambda m: has(m, "j|"), channel=table.channel)
    table.match = table.witness.match = match_of(shown)
    await table.settle()
    for other in others:
        if other.name.replace("-", "\\-") not in shown.content:
            answer = await other.click(button(shown, "j|"), message=shown)
            assert not answer.failed
        await table.settle()


@pytest.mark.parametrize("deed", [1, 2, 3, 5, 8, 11])
async def test_a_lobby_survives(deed: int, tmp_path: Path) -> None:
    clock = AheadClock()
    async with Sandbox(clock=clock) as world:
        storm = Storm(world, clock, tmp_path, 1)
        table = storm.tables[1]
        await storm.start()
        await opened_until_killed(storm, table, deed)
        await opened_again(table)
        posts = [m for m in table.channel.messages.values() if not m.ephemeral]
        assert [has(one, "t|") for one in posts] == [True]
        for person in table.people:
            assert posts[0].content.count(person.name.replace("-", "\\-")) == 1
        await table.play(2)
        assert table.report.length == 2
        await storm.__aexit__()
