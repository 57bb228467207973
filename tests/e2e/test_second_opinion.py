"""The same game on the sandbox and on simcord, whose reading of Discord is not ours."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from bot.store.records import Status
from bot.store.sqlite import writer
from engine.core.rng import Rng
from sandbox import Actor, Channel, Message, World
from tests.e2e.players import Presser
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, secret_is_asked
from tests.e2e.test_whole_games import play_on

pytest.importorskip("simcord", reason="simcord is not installed: no second opinion is heard")
from tests.e2e.simcord_world import on_simcord


async def played(
    bots: Bots, people: list[Actor], tavern: Channel, slug: str, moves: int
) -> list[str]:
    """Open, join, start, answer by panel, bid by letter, restart, and on; all that is then seen."""
    match = await begun(bots, people, tavern, slug)
    players = [Presser(one, tavern, Rng(f"h1:{one.name}")) for one in people]
    while not secret_is_asked(await bots.house.tables.position(match)):
        await play_on(bots, match, players, 1)
    sealer, late = people[0], people[1]
    letter = sealer.inbox[-1]
    sealed = await sealer.click(button(letter, "a|"), message=letter)
    assert sealed.content.startswith("✅")
    letter = late.inbox[-1]
    form = (await late.click(button(letter, "f|"), message=letter)).form
    assert form is not None
    await bots.kill()
    await bots.start(pictures=slug == "fair")
    done = await late.submit({"0": "0"}, form=form)
    assert done.content.startswith("✅")
    entries = await bots.house.store.entries(match)
    assert [entry.seat for entry in entries[-2:]] == [0, 1]
    await play_on(bots, match, players, moves)
    assert ((await bots.house.tables.require(match)).status is Status.OVER) == (slug == "fair")
    return seen(people, tavern, match)


def seen(people: list[Actor], tavern: Channel, match: str) -> list[str]:
    """All that is in front of each person: words and controls, in the channel and in letters."""
    names = {f"<#{tavern.id}>": "tavern", match: "match"} | {p.mention: p.name for p in people}

    def plain(message: Message) -> str:
        controls = [control.custom_id for control in message.controls]
        pictures = [picture.description for picture in message.attachments]
        text = f"{message.content} {controls} {pictures}"
        return functools.reduce(lambda words, name: words.replace(*name), names.items(), text)

    return [
        f"{one.name}: {plain(message)}"
        for one in people
        for message in (*one.messages(tavern), *one.inbox)
    ]


@pytest.mark.parametrize(("slug", "moves"), [("fair", 2000), ("marchands", 30)])
async def test_two_discords_agree(
    bots: Bots,
    world: World,
    tavern: Channel,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    slug: str,
    moves: int,
) -> None:
    # simcord's clock stands still while the bot is busy: nobody can wait a moment there.
    monkeypatch.setattr(writer, "COMPANY", 0)
    names = ("red", "blue", "green", "gold")
    people = [world.user(name) for name in names]
    await bots.start(pictures=slug == "fair")
    ours = await played(bots, people, tavern, slug, moves)
    await bots.stop()
    async with on_simcord(tmp_path / "simcord.sqlite3", names, pictures=slug == "fair") as (
        hotel,
        guests,
        hall,
    ):
        theirs = await played(hotel, guests, hall, slug, moves)
    assert theirs == ours
