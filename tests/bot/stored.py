"""Games as a version stored them; later versions must load and finish them.

`python -m tests.bot.stored FILE [SLUG …]` writes such a file; released ones are never rewritten.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from bot.services.house import House
from bot.services.lobbies import Guest, Place
from bot.services.pictures import Pictures
from bot.services.playing import Person
from bot.store.port import Store
from bot.store.sqlite import SqliteStore
from engine.core.notation import write
from engine.core.rng import Rng
from engine.registry import GAMES, AnyGame
from tests.bot.services.houses import Remembering
from tests.support.fair import FAIR

KNOWN: Mapping[str, AnyGame] = {FAIR.meta.slug: FAIR, **GAMES}
MOVES = 60
"""Enough for a snapshot."""


def a_time() -> datetime:
    return datetime(2030, 1, 1, tzinfo=UTC)


def house_of(store: Store) -> House:
    pictures = Pictures(renderers={})
    return House(
        store, Remembering(), games=KNOWN, clock=a_time, pictures=pictures, seeds=lambda: "h1:kept"
    )


async def play(house: House, match: str, moves: int, keys: count[int]) -> None:
    """Let the stand-in's answers be typed by the people, for so many moves or to the end."""
    for number in range(moves):
        position = await house.tables.position(match)
        if not position.owed():
            return
        asked = position.owed()[0]
        mine = position.decision(asked.seat, asked.id)
        assert mine is not None
        action = position.game.stand_in(position.state, mine, Rng(f"h1:kept/{number}"))
        person = Person(position.table.players[asked.seat].user or 0, "en-US")
        await house.playing.type(match, person, write(action), next(keys))
    await house.announcer.settled()


async def store_games(path: Path, slugs: list[str]) -> None:
    """Write a database with one game of each kind in the middle."""
    house = house_of(await SqliteStore.open(path, a_time))
    keys = count(1)
    for place, slug in enumerate(slugs, 1):
        guests = [Guest(user, f"player {user}", "en-US") for user in (1, 2, 3)]
        table = await house.lobbies.open(guests[0], Place(1, place), slug, "en", 3, next(keys))
        for guest in guests[1:]:
            await house.lobbies.join(table.id, guest)
        await house.lobbies.start(table.id, guests[0], next(keys))
        await play(house, table.id, MOVES if slug != FAIR.meta.slug else 8, keys)
    await house.close()


if __name__ == "__main__":
    asyncio.run(store_games(Path(sys.argv[1]), sys.argv[2:] or list(KNOWN)))
