"""Variant "art of negotiation": public deals with the active player, at any time."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from engine.core.fields import NONE, Amount, Choose, Option, Text
from engine.core.game import Ask, Decision
from engine.core.values import Message, Seat, Viewer, say, seat_name
from engine.games.marchands.content import BANK, MONEY_STEP, Influence
from engine.games.marchands.model import actions
from engine.games.marchands.model.actions import deal_token
from engine.games.marchands.model.events import DealAgreed, DealProposed, DealRejected
from engine.games.marchands.model.naming import (
    INFLUENCE_BY_TOKEN,
    SEAT_BY_TOKEN,
    influence_name,
    seat_option,
)
from engine.games.marchands.model.position import Log, pay_player, turn_order, with_player, without
from engine.games.marchands.model.reserves import free_cash, free_hand
from engine.games.marchands.model.state import (
    AbilityAuction,
    Buying,
    Counting,
    Deal,
    Investing,
    Loading,
    Moving,
    Rules,
    State,
)
from engine.games.marchands.setup import influence_pile

LONGEST_PROMISE = 200
VERBS = ("deal", "agree", "reject")

_NOTHING = Option(NONE, say("nothing"))


def active(state: State) -> tuple[Seat, ...]:
    """With whom one may deal: the seat at turn, the load masters, else the first player."""
    match state.stage:
        case Buying(queue=queue) | Moving(queue=queue) if queue:
            return queue[:1]
        case Counting(queue=queue) if queue:
            return (queue[0][0],)
        case Investing(choosing=seat) if seat is not None:
            return (seat,)
        case Investing(auction=auction) | AbilityAuction(auction=auction) if auction is not None:
            return (auction.turn,)
        case AbilityAuction(proposer=seat) if seat is not None:
            return (seat,)
        case Loading(wagons=wagons):
            masters = (state.wagons[number].master for number in wagons)
            return tuple(dict.fromkeys(seat for seat in masters if seat is not None))
    return (state.first,)


def drop_stale(state: State, log: Log) -> State:
    """Proposals lapse when neither side is active any more."""
    if not state.deals:
        return state
    seats = active(state)
    gone = [d for d in state.deals if d.giver not in seats and d.taker not in seats]
    return _drop(state, gone, log)


def drop_all(state: State, log: Log) -> State:
    """No proposal outlives its phase."""
    return _drop(state, list(state.deals), log) if state.deals else state


def _drop(state: State, gone: list[Deal], log: Log) -> State:
    for deal in gone:
        log.append(DealRejected(deal.number, deal.giver))
    return replace(state, deals=tuple(deal for deal in state.deals if deal not in gone))


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """Everybody may propose to the active player, and he to everybody; never owed."""
    seats = active(state)
    for seat in turn_order(state):
        if _partners(state, seat, seats):
            name = f"deal:{_latest(state, seat)}"
            yield Decision(name, seat, say("marchands-prompt-negotiate"), ("deal",), owed=False)
    for deal in state.deals:
        yield from _answers(state, deal, viewer)


def _latest(state: State, seat: Seat) -> int:
    """A seat's own proposal that stands or was accepted last: what others propose is theirs."""
    mine = (deal.number for deal in (*state.kept, *state.deals) if deal.giver == seat)
    return max(mine, default=0)


def _answers(state: State, deal: Deal, viewer: Viewer) -> Iterable[Decision]:
    terms = terms_of(deal)
    given = (deal_token(deal.number, deal.pays, deal.gets),)
    prompt = say("marchands-prompt-agree", giver=seat_name(deal.giver), terms=terms)
    able = viewer != deal.taker or _able(state, deal)
    verbs = ("agree", "reject") if able else ("reject",)
    name = f"agree:{deal.number}"
    yield Decision(name, deal.taker, prompt, verbs, owed=False, given=given)
    back = say("marchands-prompt-withdraw", terms=terms)
    name = f"withdraw:{deal.number}"
    yield Decision(name, deal.giver, back, ("reject",), owed=False, given=given)


def _able(state: State, deal: Deal) -> bool:
    card = deal.wants_card is None or deal.wants_card in free_hand(state, deal.taker)
    return card and free_cash(state, deal.taker) >= deal.gets - deal.pays


def _partners(state: State, seat: Seat, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    everybody = turn_order(state)
    return tuple(s for s in (everybody if seat in seats else seats) if s != seat)


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """With whom, money both ways, cards both ways, and a promise."""
    if verb in ("agree", "reject"):
        return _ask_answer(state, seat, verb, answers)
    fields = (
        Choose("partner", say("marchands-field-partner"), _partner_options(state, seat)),
        _money("pays", max(0, free_cash(state, seat))),
        _money("gets", BANK),
        Choose("gives", say("marchands-field-gives-card"), _hand_options(state, seat)),
        Choose("wants", say("marchands-field-wants-card"), _any_card(state.rules)),
        Text("promise", say("marchands-field-promise"), LONGEST_PROMISE, _gives_something(answers)),
    )
    if len(answers) < len(fields):
        return fields[len(answers) :][:5]
    partner, pays, gets, gives, wants, promise = answers
    return actions.Deal(
        SEAT_BY_TOKEN[partner],
        int(pays),
        int(gets),
        INFLUENCE_BY_TOKEN.get(gives),
        INFLUENCE_BY_TOKEN.get(wants),
        # Where a promise is all there is, even the word "none" is one.
        "" if promise == NONE and _gives_something(answers) else promise,
    )


def _gives_something(answers: tuple[str, ...]) -> bool:
    """Whether money or a card changes hands, so that no promise is needed."""
    return any(answer not in ("0", NONE) for answer in answers[1:5])


def _partner_options(state: State, seat: Seat) -> tuple[Option, ...]:
    return tuple(map(seat_option, _partners(state, seat, active(state))))


def _hand_options(state: State, seat: Seat) -> tuple[Option, ...]:
    kinds = sorted(set(free_hand(state, seat)))
    return (_NOTHING, *(Option(card.token, influence_name(card)) for card in kinds))


@cache
def _any_card(rules: Rules) -> tuple[Option, ...]:
    """Every kind of card in the game: one never knows who holds it."""
    kinds = (card for card in Influence if influence_pile(rules)[card])
    return (_NOTHING, *(Option(card.token, influence_name(card)) for card in kinds))


def _money(name: str, most: int) -> Amount:
    marks = tuple(mark for mark in (0, 100, 300, 500) if mark <= most)
    prompt = say(f"marchands-field-{name}")
    return Amount(name, prompt, 0, most - most % MONEY_STEP, MONEY_STEP, marks)


def _ask_answer(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    mine = [
        deal
        for deal in state.deals
        if (deal.taker == seat and (verb == "reject" or _able(state, deal)))
        or (deal.giver == seat and verb == "reject")
    ]
    by_token = {deal_token(deal.number, deal.pays, deal.gets): deal for deal in mine}
    if not answers:
        options = tuple(Option(token, terms_of(deal)) for token, deal in by_token.items())
        return (Choose("deal", say("marchands-field-deal"), options),)
    deal = by_token[answers[0]]
    kind = actions.Agree if verb == "agree" else actions.Reject
    return kind(deal.number, deal.pays, deal.gets)


def terms_of(deal: Deal) -> Message:
    """A deal in words, from its giver's side."""
    parts = []
    if deal.pays:
        parts.append(say("marchands-deal-pays", amount=deal.pays))
    if deal.gets:
        parts.append(say("marchands-deal-gets", amount=deal.gets))
    if deal.gives_card is not None:
        parts.append(say("marchands-deal-gives", card=influence_name(deal.gives_card)))
    if deal.wants_card is not None:
        parts.append(say("marchands-deal-wants", card=influence_name(deal.wants_card)))
    if deal.promise:
        parts.append(say("marchands-deal-promise", promise=deal.promise))
    taker = seat_name(deal.taker)
    return say("marchands-deal-terms", number=deal.number, taker=taker, parts=tuple(parts))


def apply(
    state: State, seat: Seat, action: actions.Deal | actions.Agree | actions.Reject, log: Log
) -> State:
    """Propose, accept or turn down."""
    if isinstance(action, actions.Deal):
        return _propose(state, seat, action, log)
    deal = next(deal for deal in state.deals if deal.number == action.number)
    state = replace(state, deals=without(state.deals, deal))
    if isinstance(action, actions.Reject):
        log.append(DealRejected(deal.number, seat))
        return state
    log.append(DealAgreed(deal.number, deal.giver, deal.taker))
    state = pay_player(state, deal.giver, deal.taker, deal.pays - deal.gets)
    state = _hand_over(state, deal.giver, deal.taker, deal.gives_card)
    state = _hand_over(state, deal.taker, deal.giver, deal.wants_card)
    return replace(state, kept=(*state.kept, deal))


def _propose(state: State, seat: Seat, action: actions.Deal, log: Log) -> State:
    deal = Deal(
        state.deal_count + 1,
        seat,
        action.partner,
        action.pays,
        action.gets,
        action.gives_card,
        action.wants_card,
        action.promise,
    )
    log.append(DealProposed(*(getattr(deal, name) for name in deal.__struct_fields__)))
    others = tuple(other for other in state.deals if other.giver != seat)
    return replace(state, deals=(*others, deal), deal_count=deal.number)


def _hand_over(state: State, giver: Seat, taker: Seat, card: Influence | None) -> State:
    if card is None:
        return state
    left = without(state.players[giver].hand, card)
    state = with_player(state, giver, replace(state.players[giver], hand=left))
    held = tuple(sorted((*state.players[taker].hand, card)))
    return with_player(state, taker, replace(state.players[taker], hand=held))
