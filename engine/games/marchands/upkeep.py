"""Last phase: everybody pays the upkeep of a rung; who cannot, falls."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.marchands.content import SOCIAL_STATUS_FEE, UPKEEP, Influence
from engine.games.marchands.events import Fell, UpkeepPaid
from engine.games.marchands.position import (
    Log,
    discard,
    holds,
    pay_bank,
    purse,
    turn_order,
    with_player,
)
from engine.games.marchands.state import State


def pay_all(state: State, with_card: tuple[Seat, ...], log: Log) -> State:
    """Everybody pays in turn order; some with the social-status card."""
    state = replace(state, fell=())
    for seat in turn_order(state):
        if seat in with_card:
            state = discard(pay_bank(state, seat, SOCIAL_STATUS_FEE), seat, Influence.SOCIAL_STATUS)
            log.append(UpkeepPaid(seat, SOCIAL_STATUS_FEE, True))
        else:
            state = _pay(state, seat, log)
    return state


def payable_rung(rung: int, money: int) -> int:
    """The highest rung up to this one whose upkeep the money covers."""
    while UPKEEP[rung] > money:
        rung -= 1
    return rung


def _pay(state: State, seat: Seat, log: Log) -> State:
    player = state.players[seat]
    rung = payable_rung(player.rung, player.money)
    if rung < player.rung:
        # Edition 1 makes a falling player show the purse.
        purse = player.money if state.rules.edition == 1 else None
        log.append(Fell(seat, player.rung, rung, purse))
        state = with_player(state, seat, replace(player, rung=rung))
        state = replace(state, fell=(*state.fell, seat))
    if UPKEEP[rung]:
        log.append(UpkeepPaid(seat, UPKEEP[rung], False))
    return pay_bank(state, seat, UPKEEP[rung])


def card_saves(state: State, seat: Seat) -> bool:
    """Whether the social-status card would lower a seat's upkeep, which is public."""
    return UPKEEP[state.players[seat].rung] > SOCIAL_STATUS_FEE


def can_play_card(state: State, seat: Seat) -> bool:
    """Whether a seat holds the card, may use it and can pay its fee."""
    rich = purse(state, seat) >= SOCIAL_STATUS_FEE
    held = holds(state, seat, Influence.SOCIAL_STATUS) > 0
    return held and rich and card_saves(state, seat)


def left_after(state: State, seat: Seat, *, card: bool) -> int:
    """What a seat will have once its upkeep is paid."""
    if card:
        return purse(state, seat) - SOCIAL_STATUS_FEE
    player = state.players[seat]
    return purse(state, seat) - UPKEEP[payable_rung(player.rung, player.money)]
