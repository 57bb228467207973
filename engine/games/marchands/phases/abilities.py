"""Edition 1, before round 1: ability cards, dealt in pairs or auctioned one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from engine.core.fields import Choose, Option
from engine.core.game import Ask, Decision
from engine.core.rng import Rng
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import (
    ABILITY_PAIRS,
    ABILITY_PRICE,
    PAIR_FEE,
    Ability,
)
from engine.games.marchands.model.actions import Pass, Propose
from engine.games.marchands.model.events import (
    AbilityGained,
    AbilityProposed,
    AuctionWon,
    PairDealt,
    Passed,
)
from engine.games.marchands.model.naming import ABILITY_BY_TOKEN, ability_name
from engine.games.marchands.model.position import (
    Log,
    pay_bank,
    purse,
    turn_order,
    with_player,
    with_stage,
    without,
)
from engine.games.marchands.model.state import AbilityAuction, Auction, Phase, State
from engine.games.marchands.phases import auctioning

CARDS_EACH = 2


def deal_pairs(state: State, rng: Rng, log: Log) -> State:
    """Beginners: each seat gets one of the four fixed pairs at random for the flat fee."""
    pairs = rng.shuffled(ABILITY_PAIRS)
    for seat in turn_order(state):
        player = replace(state.players[seat], abilities=tuple(sorted(pairs[seat])))
        state = pay_bank(with_player(state, seat, player), seat, PAIR_FEE)
        log.append(PairDealt(seat, pairs[seat], PAIR_FEE))
    return replace(state, open_cards=())


def enter(state: State, log: Log) -> State:
    """Experts: the first player proposes a card."""
    return _next_proposer(with_stage(state, AbilityAuction(state.first, None)), number=1)


def _next_proposer(state: State, number: int) -> State:
    """The first seat in turn order that still lacks a card and has not gone without."""
    skipped = _stage(state).skipped
    rest = (s for s in turn_order(state) if s not in skipped and _lacks(state, s))
    return with_stage(state, AbilityAuction(next(rest, None), None, skipped, number))


def _lacks(state: State, seat: Seat) -> bool:
    return len(state.players[seat].abilities) < CARDS_EACH


def finished(state: State) -> bool:
    """Everybody has two cards or goes without."""
    return _stage(state).proposer is None


def leave(state: State, log: Log) -> State:
    """Cards nobody bought leave the game."""
    return replace(state, open_cards=())


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """Propose a card, or bid for the one proposed."""
    stage = _stage(state)
    if stage.auction is not None:
        yield from auctioning.decisions(state, stage.auction, f"0.{stage.number}", viewer)
    elif stage.proposer is not None:
        seat = stage.proposer
        # Going without is only for those who cannot pay, which their purse alone tells.
        broke = viewer == seat and not _affordable(state, seat)
        verbs = ("pass",) if broke else ("propose",)
        prompt = say("marchands-prompt-propose")
        yield Decision(f"propose:{stage.number}", seat, prompt, verbs)


def _affordable(state: State, seat: Seat) -> tuple[Ability, ...]:
    money = purse(state, seat)
    return tuple(card for card in state.open_cards if ABILITY_PRICE[card] <= money)


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """Which card, or how much."""
    auction = _stage(state).auction
    if auction is not None:
        return auctioning.ask(state, seat, auction, verb, answers)
    if verb == "pass":
        return Pass()
    if answers:
        return Propose(ABILITY_BY_TOKEN[answers[0]])
    options = tuple(map(_card_option, _affordable(state, seat)))
    return (Choose("card", say("marchands-field-card"), options),)


def _card_option(card: Ability) -> Option:
    note = say("marchands-note-price", amount=ABILITY_PRICE[card])
    return Option(card.token, ability_name(card), note)


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """The lists and bounds say it all."""
    return None


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Propose, bid or pass; see whether the card is sold."""
    stage = _stage(state)
    if isinstance(action, Propose):
        return _put_up(state, seat, action.card, log)
    if stage.auction is None:
        log.append(Passed(seat, Phase.ABILITIES))
        skipped = (*stage.skipped, seat)
        return _next_proposer(with_stage(state, replace(stage, skipped=skipped)), stage.number + 1)
    auction = auctioning.take_part(stage.auction, seat, action, log)
    return _settle(state, auction, log)


def _put_up(state: State, seat: Seat, card: Ability, log: Log) -> State:
    """Proposing a card is bidding its printed price."""
    price = ABILITY_PRICE[card]
    log.append(AbilityProposed(seat, card, price))
    count = len(state.players)
    rivals = [Seat((seat + step) % count) for step in range(1, count)]
    rivals = [other for other in rivals if _lacks(state, other)]
    rest = [other for other in rivals if other not in _stage(state).skipped]
    auction = Auction(rest[0] if rest else seat, (*rest, seat), price, seat, (0,) * count, card)
    return _settle(state, auction, log)


def _settle(state: State, auction: Auction, log: Log) -> State:
    stage = _stage(state)
    if not auctioning.is_won(auction):
        return with_stage(state, replace(stage, auction=auction))
    winner, card = cast(Seat, auction.leader), cast(Ability, auction.card)
    log.append(AuctionWon(winner, auction.high))
    player = state.players[winner]
    owned = tuple(sorted((*player.abilities, card)))
    state = pay_bank(
        with_player(state, winner, replace(player, abilities=owned)), winner, auction.high
    )
    log.append(AbilityGained(winner, card))
    state = replace(state, open_cards=without(state.open_cards, card))
    return _next_proposer(state, stage.number + 1)


def automatic(state: State) -> tuple[Seat, Action] | None:
    """What a standing maximum does now."""
    auction = _stage(state).auction
    return None if auction is None else auctioning.automatic(state, auction)


def default(state: State, decision: Decision) -> Action:
    """An absent player passes; a proposer takes the cheapest card."""
    affordable = _affordable(state, decision.seat)
    if _stage(state).auction is not None or not affordable:
        return Pass()
    return Propose(min(affordable, key=lambda card: (ABILITY_PRICE[card], card)))


def _stage(state: State) -> AbilityAuction:
    return cast(AbilityAuction, state.stage)
