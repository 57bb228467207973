"""Last phase: everybody pays the upkeep of a rung; who cannot, falls."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.marchands.content import SOCIAL_STATUS_FEE, UPKEEP, Influence
from engine.games.marchands.model.events import Fell, UpkeepPaid
from engine.games.marchands.model.position import (
    Log,
    holds,
    purse,
    turn_order,
    without,
)
from engine.games.marchands.model.state import State

_CARD = Influence.SOCIAL_STATUS


def pay_all(state: State, with_card: tuple[Seat, ...], log: Log) -> State:
    """Everybody pays in turn order; some with the social-status card."""
    players, bank, fell = list(state.players), state.bank, []
    for seat in turn_order(state):
        player = players[seat]
        hand, rung, paid = player.hand, player.rung, SOCIAL_STATUS_FEE
        if seat in with_card:
            hand = without(hand, _CARD)
        else:
            rung = payable_rung(rung, player.money)
            paid = UPKEEP[rung]
        if rung < player.rung:
            # Edition 1 makes a falling player show the purse.
            shown = player.money if state.rules.edition == 1 else None
            log.append(Fell(seat, player.rung, rung, shown))
            fell.append(seat)
        if paid:
            log.append(UpkeepPaid(seat, paid, seat in with_card))
        players[seat] = replace(player, money=player.money - paid, rung=rung, hand=hand)
        bank += paid
    return replace(state, players=tuple(players), bank=bank, fell=tuple(fell))


def payable_rung(rung: int, money: int) -> int:
    """The highest rung up to this one whose upkeep the money covers."""
    while UPKEEP[rung] > money:
        rung -= 1
    return rung


def card_saves(state: State, seat: Seat) -> bool:
    """Whether the social-status card would lower a seat's upkeep, which is public."""
    return UPKEEP[state.players[seat].rung] > SOCIAL_STATUS_FEE


def can_play_card(state: State, seat: Seat) -> bool:
    """Whether a seat holds the card, may use it and can pay its fee."""
    held = holds(state, seat, _CARD) > 0
    return held and card_saves(state, seat) and purse(state, seat) >= SOCIAL_STATUS_FEE


def left_after(state: State, seat: Seat, *, card: bool) -> int:
    """What a seat will have once its upkeep is paid."""
    if card:
        return purse(state, seat) - SOCIAL_STATUS_FEE
    player = state.players[seat]
    return purse(state, seat) - UPKEEP[payable_rung(player.rung, player.money)]
