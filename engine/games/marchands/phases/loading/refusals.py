"""Why something cannot be loaded, offered or accepted, said better than by a list."""

from __future__ import annotations

from engine.core.fields import NONE, unpack
from engine.core.values import Message, Seat, say, seat_name
from engine.games.marchands.content import MOST_OFFERS, Good
from engine.games.marchands.model.naming import (
    GOOD_BY_TOKEN,
    SEAT_BY_TOKEN,
    WAGON_BY_TOKEN,
    city_name,
    good_name,
    wagon_name,
)
from engine.games.marchands.model.reserves import free_cash
from engine.games.marchands.model.state import State, Talk
from engine.games.marchands.phases.loading.cargo import aboard, city_of, monopoly
from engine.games.marchands.phases.loading.forms import offers_to
from engine.games.marchands.phases.loading.talks import no_talk, price_for, stage_of
from engine.games.marchands.phases.loading.terms import offer_of

_GONE = say("marchands-refuse-offer-gone")
_NO_PRICE = say("marchands-refuse-no-price")


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """Name the rule that a wagon, a guest, an offer, a good or a price runs into."""
    if not answers:
        return _explain_first(state, seat, verb, token)
    if verb in ("accept", "counter"):
        talk = next((t for t in offers_to(state, seat) if offer_of(t) == answers[0]), None)
        if talk is None or len(answers) > 1:
            return None
        reason = _explain_goods(state, talk.wagon, seat, token)
        return reason or (_explain_count(state, talk, token) if verb == "accept" else None)
    wagon = WAGON_BY_TOKEN.get(answers[0])
    if wagon is None:
        return None
    if verb == "offer":
        return _explain_offer(state, wagon, answers, token)
    return _explain_goods(state, wagon, seat, token)


def _explain_first(state: State, seat: Seat, verb: str, token: str) -> Message | None:
    if verb in ("accept", "counter", "decline", "grant", "refuse"):
        return _GONE if token.partition(".")[0] in WAGON_BY_TOKEN else None
    wagon = WAGON_BY_TOKEN.get(token)
    if wagon is None:
        return None
    if verb == "free-load":
        own = state.wagons[wagon].master == seat
        return say("marchands-refuse-own-wagon", wagon=wagon_name(wagon)) if own else None
    if state.wagons[wagon].master != seat:
        return say("marchands-refuse-not-master", wagon=wagon_name(wagon))
    if wagon in stage_of(state).closed:
        return say("marchands-refuse-wagon-closed", wagon=wagon_name(wagon))
    return None


def _explain_offer(
    state: State, wagon: int, answers: tuple[str, ...], token: str
) -> Message | None:
    if len(answers) == 3 and answers[2] == token == NONE:
        return _NO_PRICE
    guest = SEAT_BY_TOKEN.get(token)
    if len(answers) > 1 or guest is None or guest >= len(state.players):
        return None
    spoken = (t for t in stage_of(state).talks if t.wagon == wagon and t.guest == guest)
    if any(talk.offers >= MOST_OFFERS for talk in spoken):
        return say("marchands-refuse-offers-used", seat=seat_name(guest), most=MOST_OFFERS)
    return no_talk(wagon, guest)


def _explain_goods(state: State, wagon: int, seat: Seat, token: str) -> Message | None:
    """Another's type, or one that is not in the warehouse."""
    for word in unpack(token):
        good = GOOD_BY_TOKEN.get(word.partition("-")[0])
        if good is not None and (reason := _explain_good(state, wagon, seat, good)):
            return reason
    return None


def _explain_good(state: State, wagon: int, seat: Seat, good: Good) -> Message | None:
    city, name, cart = city_of(state, wagon), good_name(good), state.wagons[wagon]
    if not state.players[seat].stores[city][good]:
        return say("marchands-refuse-not-stored", good=name, city=city_name(city))
    kept = monopoly(state, wagon)
    if cart.master != seat:
        return say("marchands-refuse-monopoly", good=name) if good == kept else None
    if kept is not None and good != kept:
        return say("marchands-refuse-one-type", good=good_name(kept))
    others = (s for s in range(len(state.players)) if s != seat)
    if any(good in aboard(state, wagon, Seat(other)) for other in others):
        return say("marchands-refuse-type-taken", good=name)
    return None


def _explain_count(state: State, talk: Talk, token: str) -> Message | None:
    """So many goods were not offered, or cost more than there is to spend."""
    count = len(unpack(token))
    if count not in (1, 2):
        return None
    if (talk.one, talk.two)[count - 1] is None:
        return say("marchands-refuse-not-offered", count=count)
    price, cash = price_for(talk, count), free_cash(state, talk.guest)
    return say("marchands-refuse-price", price=price, money=cash) if price > cash else None
