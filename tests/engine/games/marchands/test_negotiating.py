"""Variant "art of negotiation": public deals with the active player."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.asking import open_decisions
from engine.core.game import settle
from engine.core.match import Match, start, submit
from engine.core.notation import parse
from engine.core.values import Event, IllegalError, NotPendingError, RefusalError, Seat
from engine.games.marchands import MARCHANDS
from engine.games.marchands.content import Influence
from engine.games.marchands.model.events import DealAgreed, DealProposed, DealRejected
from engine.games.marchands.model.state import State
from tests.engine.games.marchands.build import A, B, C, with_cards, with_seat


def table(**chosen: str) -> Match[State]:
    options = settle(MARCHANDS.meta, {"negotiation": "on", **chosen})
    match, _ = start(MARCHANDS, 3, options, "h1:deals")
    return replace(match, state=replace(match.state, first=A, stage=match.state.stage))


def active(match: Match[State]) -> Seat:
    return next(d.seat for d in MARCHANDS.pending(match.state, None) if d.owed)


def play(match: Match[State], seat: Seat, line: str) -> tuple[Match[State], list[Event]]:
    action = parse(MARCHANDS, match.state, seat, line)
    turn = submit(MARCHANDS, match, seat, action)
    return turn.match, [event for group in turn.events for event in group]


def colour(seat: Seat) -> str:
    return MARCHANDS.meta.colours[seat]


def others(seat: Seat) -> list[Seat]:
    return [other for other in (A, B, C) if other != seat]


def test_row28_one_deals_with_the_active_player_only() -> None:
    match = table()
    host = active(match)
    guest, other = others(host)
    match, _ = play(match, guest, f"deal {colour(host)} 300 0 none none none")
    with pytest.raises(IllegalError):
        play(match, guest, f"deal {colour(other)} 300 0 none none none")
    play(match, host, f"deal {colour(other)} 300 0 none none none")


def test_money_and_cards_change_hands_on_acceptance_and_the_promise_is_kept() -> None:
    match = table()
    host = active(match)
    guest = others(host)[0]
    state = with_cards(match.state, host, Influence.SALE_WITH_BONUS)
    match = replace(match, state=state)
    line = f'deal {colour(host)} 500 0 none sale-with-bonus "no bid on wagon 2"'
    match, events = play(match, guest, line)
    assert isinstance(events[0], DealProposed)
    match, events = play(match, host, "agree deal-1-500-0")
    assert events[0] == DealAgreed(1, guest, host)
    assert match.state.players[guest].money == 4500
    assert match.state.players[host].money == 5500
    assert match.state.players[guest].hand == (Influence.SALE_WITH_BONUS,)
    assert match.state.players[host].hand == ()
    (kept,) = MARCHANDS.view(match.state, None).promises
    assert kept.promise == "no bid on wagon 2"


def test_who_lacks_the_card_or_the_money_can_only_turn_it_down() -> None:
    match = table()
    host = active(match)
    guest = others(host)[0]
    match, _ = play(match, guest, f"deal {colour(host)} 0 300 none axle-break none")
    mine = [d for d in open_decisions(MARCHANDS, match.state, host) if d.id == "agree:1"]
    assert mine[0].verbs == ("reject",)
    public = [d for d in MARCHANDS.pending(match.state, None) if d.id == "agree:1"]
    assert public[0].verbs == ("agree", "reject")
    _, events = play(match, host, "reject deal-1-0-300")
    assert events == [DealRejected(1, host)]


def test_a_new_proposal_replaces_the_old_one_and_the_old_terms_are_refused() -> None:
    match = table()
    host = active(match)
    guest = others(host)[0]
    match, _ = play(match, guest, f"deal {colour(host)} 900 0 none none none")
    match, _ = play(match, guest, f"deal {colour(host)} 300 0 none none none")
    with pytest.raises(IllegalError):
        play(match, host, "agree deal-1-900-0")
    match, _ = play(match, host, "agree deal-2-300-0")
    assert match.state.players[guest].money == 4700


def test_the_question_changes_with_ones_own_proposals_only() -> None:
    match = table()
    host = active(match)
    guest, other = others(host)

    def names() -> dict[Seat, str]:
        asked = MARCHANDS.pending(match.state, None)
        return {d.seat: d.id for d in asked if "deal" in d.verbs}

    before = names()
    match, _ = play(match, guest, f"deal {colour(host)} 900 0 none none none")
    after = names()
    assert after[guest] != before[guest]
    assert after[other] == before[other]


def test_offered_money_is_set_aside() -> None:
    match = table()
    host = active(match)
    guest = others(host)[0]
    match = replace(match, state=with_seat(match.state, host, money=400))
    match, _ = play(match, host, f"deal {colour(guest)} 300 0 none none none")
    with pytest.raises(IllegalError) as refused:
        play(match, host, "buy salt@paris salt@paris")
    assert dict(refused.value.message.params) == {"money": 100}


def test_proposals_lapse_when_the_turn_passes() -> None:
    match = table()
    host = active(match)
    other = others(host)[1]
    match, _ = play(match, other, f"deal {colour(host)} 300 0 none none none")
    following = Seat((host + 1) % 3)
    match, events = play(match, host, "pass")
    assert (DealRejected(1, other) in events) is (other != following)


def test_an_empty_deal_needs_at_least_a_promise() -> None:
    match = table()
    host = active(match)
    guest = others(host)[0]
    with pytest.raises(RefusalError):
        play(match, guest, f"deal {colour(host)} 0 0 none none")
    play(match, guest, f'deal {colour(host)} 0 0 none none "peace"')


def test_an_offered_card_cannot_be_played_meanwhile() -> None:
    match = table()
    host = active(match)
    guest = others(host)[0]
    state = with_cards(match.state, host, Influence.LOAD_MASTER)
    match = replace(match, state=state)
    match, _ = play(match, host, f"deal {colour(guest)} 0 500 load-master none none")
    with pytest.raises(IllegalError):
        play(match, host, f"deal {colour(guest)} 0 500 load-master none none")


def test_row6_only_cards_of_the_edition_are_asked_for() -> None:
    match = table(edition="1", light="on")
    host = active(match)
    guest = others(host)[0]
    match, _ = play(match, guest, f"deal {colour(host)} 300 0 none social-rise none")
    for card in ("load-master", "social-status", "axle-break"):
        with pytest.raises(IllegalError):
            play(match, guest, f"deal {colour(host)} 300 0 none {card} none")


def test_without_the_variant_nobody_deals() -> None:
    match = table(negotiation="off")
    with pytest.raises(NotPendingError):
        play(match, B, "deal red 100 0 none none none")
