"""Whole games through discord.py, by panels only, every seat a person who presses."""

from __future__ import annotations

import re

import pytest

from bot.services.composing import Composer
from bot.services.pictures import Pictures
from bot.services.rows import OVER
from bot.store.records import Status, new_post
from engine.core.rng import Rng
from engine.registry import GAMES
from sandbox import Actor, Channel
from tests.e2e.players import Presser
from tests.e2e.running import Bots
from tests.e2e.scenes import begun

PLACE = re.compile(r"^(\d)\. \*\*(\w+)\*\* – \S", re.MULTILINE)


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


async def played_out(
    bots: Bots, people: list[Actor], tavern: Channel, slug: str, **settings: str
) -> str:
    """A game from the lobby to its end, with a restart in the middle; its match id."""
    match = await begun(bots, people, tavern, slug, **settings)
    players = [Presser(actor, tavern, Rng(f"h1:{actor.name}")) for actor in people]
    await play_on(bots, match, players, 4)
    await bots.stop()
    await bots.start(pictures=slug not in GAMES)
    await play_on(bots, match, players)
    return match


async def check_end(bots: Bots, people: list[Actor], tavern: Channel, match: str) -> None:
    """The last post ranks everybody as the rules do, and nothing is left to press above it."""
    position = await bots.house.tables.position(match)
    outcome = position.game.outcome(position.state)
    assert outcome is not None
    assert (await bots.house.tables.require(match)).status is Status.OVER
    public = [m for m in people[0].messages(tavern) if not m.ephemeral]
    end = public[-1]
    assert "🏁" in end.content
    ranked = [(int(place), name) for place, name in PLACE.findall(end.content)]
    places = {people[seat].name: outcome.rank(seat) for group in outcome.ranking for seat in group}
    assert {name: place for place, name in ranked} == places
    assert [place for place, _ in ranked] == sorted(places.values())
    assert not [b for m in public[:-1] for b in m.buttons]
    assert not await bots.house.store.pending_posts(match)
    row = await bots.house.store.post(new_post(match, position.match.length, OVER).nonce)
    assert row is not None
    drawn = Composer(bots.house.store, bots.house.positions, Pictures())
    post = await drawn.compose(row)
    assert post is not None
    assert post.content == end.content
    # The end is drawn for every game that can be drawn, whether this bot draws or not.
    assert len(post.files) == (position.table.slug in GAMES)
    assert all(picture.alt for picture in post.files)


async def test_four_people_play_a_whole_game_by_panels(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await played_out(bots, people, tavern, "fair")
    await check_end(bots, people, tavern, match)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["2", "1"])
async def test_a_whole_game_of_each_edition_by_panels(
    bots: Bots, people: list[Actor], tavern: Channel, edition: str, seats: int
) -> None:
    await bots.start(pictures=False)
    seated = people[:seats]
    match = await played_out(bots, seated, tavern, "marchands", edition=edition)
    await check_end(bots, seated, tavern, match)
    position = await bots.house.tables.position(match)
    assert ("edition", edition) in position.table.options
    assert not any(player.stand_in for player in position.table.players)
    made = await bots.house.store.entries(match)
    assert {entry.seat for entry in made} == set(range(seats))
