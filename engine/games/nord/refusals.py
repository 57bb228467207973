"""Why an answer is not possible, where the rules can say it better than a list."""

from __future__ import annotations

from engine.core.values import Message, Seat, say, seat_name
from engine.games.nord.actions import DELIVERY_BY_TOKEN, Payment
from engine.games.nord.content import City
from engine.games.nord.delivery import fee, objection
from engine.games.nord.model import State
from engine.games.nord.naming import city_name, good_name, link_name, payment_name
from engine.games.nord.sea import LINK_BY_TOKEN, Link, blocked_by, link_between, link_token

_CITY_BY_TOKEN = {city.token: city for city in City}
_TARGET = {"build": 0, "move": 1}
"""Which answer of a verb is the link a ship goes to."""


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """What the rules have against a token as the next answer."""
    if verb == "deliver":
        return _explain_delivery(state, seat, token)
    if verb == "resell" and answers:
        return _explain_payment(token)
    start, _, end = token.partition("-")
    if start not in _CITY_BY_TOKEN or end not in _CITY_BY_TOKEN:
        return None
    link = link_between(_CITY_BY_TOKEN[start], _CITY_BY_TOKEN[end])
    if link is None:
        return say("nord-refuse-no-link", offender=token)
    if token not in LINK_BY_TOKEN:
        return say("nord-refuse-link-order", link=link_token(link))
    if _TARGET.get(verb) == len(answers):
        leaving = LINK_BY_TOKEN[answers[0]] if answers else None
        return _explain_blocked(state, link, leaving)
    return _explain_owner(state, link)


def _explain_delivery(state: State, seat: Seat, token: str) -> Message | None:
    delivery = DELIVERY_BY_TOKEN.get(token)
    against = None if delivery is None else objection(state, seat, delivery)
    if delivery is None or against is None:
        return None
    good = state.production[delivery.source]
    return say(
        f"nord-refuse-{against}",
        source=city_name(delivery.source),
        city=city_name(delivery.city),
        good=good_name(good),
        fee=fee(good),
    )


def _explain_payment(token: str) -> Message | None:
    if token not in (Payment.FLORIN, Payment.CONTRABAND):
        return None
    return say("nord-refuse-empty", payment=payment_name(Payment(token)))


def _explain_blocked(state: State, link: Link, leaving: Link | None) -> Message | None:
    blocker = blocked_by(state.ships, link, leaving)
    owner = None if blocker is None else state.ships[blocker]
    if blocker is None or owner is None:
        return None
    key = "nord-refuse-taken" if blocker == link else "nord-refuse-crossed"
    return say(key, link=link_name(link), seat=seat_name(owner), other=link_name(blocker))


def _explain_owner(state: State, link: Link) -> Message:
    owner = state.ships[link]
    if owner is None:
        return say("nord-refuse-no-ship", link=link_name(link))
    return say("nord-refuse-owner", link=link_name(link), seat=seat_name(owner))
