"""However much a seat may do unasked, all of it is one press away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.components.parts import Post, Select
from bot.services.playing import Person
from engine.core.values import Seat
from tests.bot.services.houses import GUESTS, Quiet


@pytest.mark.parametrize("many", [1, 4, 5, 12])
async def test_all_that_is_open_is_offered_to_who_is_not_asked(
    monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    quiet = Quiet()
    match = await quiet.begun()
    position = await quiet.house.tables.position(match)
    seat = Seat((await quiet.turn(match) + 1) % 3)
    (unowed,) = (d for d in position.pending(seat) if d.seat == seat and not d.owed)
    several = tuple(replace(unowed, id=f"{unowed.id}-{number}") for number in range(many))
    monkeypatch.setattr("bot.services.playing.open_decisions", lambda *_: several)
    reply = await quiet.house.playing.open(match, Person(GUESTS[seat].user, "en-US"), "gone")
    assert isinstance(reply, Post)
    offered: set[str] = set()
    for row in reply.rows:
        if isinstance(row, Select):
            offered |= {choice.value for choice in row.choices}
        else:
            offered |= {button.id.split("|")[2] for button in row if button.id.count("|") > 1}
    assert {decision.id for decision in several} <= offered
