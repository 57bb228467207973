"""Who has sealed an answer sees it for as long as it can be changed; nobody else ever does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.notation import write
from engine.games.marchands.content import UPKEEP, Influence
from engine.games.marchands.model.state import State
from engine.games.marchands.phases import axles, bidding, climbing, dials
from engine.games.marchands.phases.stages import StageRules
from tests.engine.games.marchands.build import A, B, C, D, Table, position, with_cards, with_seat

MASTER, AXLE = Influence.LOAD_MASTER, Influence.AXLE_BREAK
SOCIAL, STATUS = Influence.SOCIAL_RISE, Influence.SOCIAL_STATUS


def dealt(*cards: Influence) -> State:
    """A position in which blue holds these cards and red one that is of no use here."""
    state = with_cards(position(), A, Influence.SPECIAL_SALE)
    return with_cards(state, B, *cards) if cards else state


def at_once(state: State) -> State:
    return replace(state, rules=replace(state.rules, bids_at_once=True))


def own(table: Table) -> list[str]:
    """What blue is shown of its own answer."""
    return [write(d.sealed) for d in table.decisions(B) if d.seat == B and d.sealed is not None]


@pytest.mark.parametrize(
    ("rules", "state", "line", "shown"),
    [
        (bidding, dealt(), "bid 900", "bid 900"),
        (bidding, dealt(MASTER), "load-master", "load-master"),
        (bidding, at_once(dealt()), "bid 100 0 300", "bid 100 0 300"),
        (
            bidding,
            at_once(dealt(MASTER)),
            "load-master wagon-2 300 100",
            "load-master wagon-2 300 100",
        ),
        (dials, dealt(), "dial silk arms", "dial silk arms"),
        (axles, dealt(AXLE, AXLE), "break-axle wagon-1,wagon-3", "break-axle wagon-1 wagon-3"),
        (axles, dealt(AXLE), "pass", "pass"),
        (climbing, dealt(), "climb 2", "climb 2"),
        (climbing, dealt(SOCIAL), "climb 2+1", "climb 2+1"),
        (climbing, dealt(), "pass", "pass"),
    ],
)
def test_who_has_sealed_an_answer_sees_it(
    rules: StageRules, state: State, line: str, shown: str
) -> None:
    table = Table(rules, state)
    assert own(table) == []
    table.play(B, line)
    assert own(table) == [shown]
    for viewer in (None, A, C, D):
        assert [d for d in table.decisions(viewer) if d.sealed is not None] == []


def test_the_newest_answer_is_shown() -> None:
    table = Table(bidding, dealt())
    table.play(B, "bid 900")
    table.play(B, "bid 100")
    assert own(table) == ["bid 100"]


def test_an_answer_whose_card_is_gone_is_not_shown() -> None:
    table = Table(bidding, dealt(MASTER))
    table.play(B, "load-master")
    table.state = with_seat(table.state, B, hand=())
    assert own(table) == []


def test_a_status_card_beside_the_steps_leaves_them_as_they_were_shown() -> None:
    state = with_cards(with_seat(position(), B, rung=UPKEEP.index(800)), B, STATUS)
    table = Table(climbing, state)
    table.play(B, "climb 1")
    table.play(B, "pay-status")
    assert own(table) == ["climb 1"]
