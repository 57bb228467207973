"""Phase 6 of edition 2: open auctions for investment cards; the winner chooses one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import cast

from msgspec.structs import replace

from engine.core.fields import Choose, Option
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import (
    ABILITY_STARS,
    ARRIVALS_TO_END,
    LAST_ROUND,
    OPEN_INVESTMENTS,
    Ability,
)
from engine.games.marchands.model.actions import Invest, Pass
from engine.games.marchands.model.events import AbilityGained, AuctionWon, CardsOffered
from engine.games.marchands.model.naming import ABILITY_BY_TOKEN, ability_name
from engine.games.marchands.model.position import (
    Log,
    pay_bank,
    turn_order,
    with_player,
    with_stage,
    without,
)
from engine.games.marchands.model.state import Investing, State
from engine.games.marchands.phases import auctioning

_CHOOSE, _CARD = say("marchands-prompt-invest"), say("marchands-field-card")


def is_last_round(state: State) -> bool:
    """Whether the game ends with this round."""
    return state.arrivals >= ARRIVALS_TO_END[len(state.players)] or state.round >= LAST_ROUND


def enter(state: State, log: Log) -> State:
    """Fill up to four open cards and start the first auction; the last round has none."""
    none = with_stage(state, Investing(None, ()))
    if state.rules.edition == 1 or is_last_round(state):
        return none
    missing = max(0, OPEN_INVESTMENTS - len(state.open_cards))
    cards = state.open_cards + state.deck[:missing]
    if not cards:
        return none
    log.append(CardsOffered(cards))
    state = replace(state, open_cards=cards, deck=state.deck[missing:])
    return _next_auction(with_stage(state, Investing(None, ())), number=1)


def _next_auction(state: State, number: int) -> State:
    """Start another auction among those without a card, if there is one to be had."""
    won = _stage(state).won
    rest = [seat for seat in turn_order(state) if seat not in won]
    over = not state.open_cards or len(won) >= len(state.players) - 1
    auction = None if over else auctioning.opened(rest, len(state.players))
    return with_stage(state, Investing(auction, won, None, number))


def finished(state: State) -> bool:
    """No auction is on and nobody is choosing."""
    stage = _stage(state)
    return stage.auction is None and stage.choosing is None


def leave(state: State, log: Log) -> State:
    """Nothing is left to settle."""
    return state


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """Bid, or choose the card one has won."""
    stage = _stage(state)
    name = f"{state.round}.{stage.number}"
    if stage.choosing is not None:
        return (Decision(f"invest:{name}", stage.choosing, _CHOOSE, ("invest",)),)
    if stage.auction is None:
        return ()
    return auctioning.decisions(state, stage.auction, name, viewer)


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """Amounts while bidding, then the card."""
    stage = _stage(state)
    if verb != "invest":
        assert stage.auction is not None
        return auctioning.ask(state, seat, stage.auction, verb, answers)
    if answers:
        return Invest(ABILITY_BY_TOKEN[answers[0]])
    return (Choose("card", _CARD, tuple(map(_card_option, state.open_cards))),)


@cache
def _card_option(card: Ability) -> Option:
    note = say(f"marchands-ability-{card.token}-about")
    return Option(card.token, ability_name(card), note)


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """The bounds of a bid say it all."""
    return None


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Bid, pass or choose; see whether the auction is decided."""
    stage = _stage(state)
    if isinstance(action, Invest):
        return _take(state, seat, action.card, log)
    assert stage.auction is not None
    auction = auctioning.take_part(stage.auction, seat, action, log)
    if not auction.bidders:
        # Nobody wanted to open: the phase is over.
        return with_stage(state, replace(stage, auction=None))
    if not auctioning.is_won(auction):
        return with_stage(state, replace(stage, auction=auction))
    log.append(AuctionWon(seat if auction.leader is None else auction.leader, auction.high))
    return _win(state, cast(Seat, auction.leader), auction.high, log)


def _win(state: State, winner: Seat, amount: int, log: Log) -> State:
    stage = _stage(state)
    state = pay_bank(state, winner, amount)
    state = with_stage(state, replace(stage, auction=None, choosing=winner))
    if len(state.open_cards) == 1:
        return _take(state, winner, state.open_cards[0], log)
    return state


def _take(state: State, seat: Seat, card: Ability, log: Log) -> State:
    player = state.players[seat]
    abilities = tuple(sorted((*player.abilities, card)))
    state = with_player(state, seat, replace(player, abilities=abilities))
    state = replace(state, open_cards=without(state.open_cards, card))
    log.append(AbilityGained(seat, card))
    stage = _stage(state)
    state = with_stage(state, replace(stage, won=(*stage.won, seat), choosing=None))
    return _next_auction(state, stage.number + 1)


def automatic(state: State) -> tuple[Seat, Action] | None:
    """What a standing maximum does now."""
    auction = _stage(state).auction
    return None if auction is None else auctioning.automatic(state, auction)


def default(state: State, decision: Decision) -> Action:
    """An absent player passes; a winner takes the card with most stars."""
    if decision.verbs != ("invest",):
        return Pass()
    return Invest(max(state.open_cards, key=lambda card: (ABILITY_STARS[card], -card)))


def _stage(state: State) -> Investing:
    assert isinstance(state.stage, Investing)
    return state.stage
