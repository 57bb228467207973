"""Who is asked what: the one open decision and the forms that answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.fields import Choose, Option
from engine.core.game import Ask, Decision
from engine.core.values import NotPendingError, Seat, say, seat_name
from engine.games.nord.actions import (
    DELIVERY_BY_TOKEN,
    Build,
    Decline,
    Deliver,
    Double,
    Keep,
    Move,
    Payment,
    Remove,
    Replace,
    Resell,
    Skip,
    Steal,
)
from engine.games.nord.content import COLOURS, Effect
from engine.games.nord.delivery import can_deliver, deliveries, fee
from engine.games.nord.development import Due, due
from engine.games.nord.effects import victims
from engine.games.nord.model import State
from engine.games.nord.naming import (
    city_name,
    effect_name,
    good_name,
    link_name,
    payment_name,
    ship_name,
)
from engine.games.nord.sea import ENDS, LINK_BY_TOKEN, Link, fleet, free_links, link_token
from engine.games.nord.ships import opposing_ships, payments

EFFECT_VERBS: dict[Effect, tuple[str, ...]] = {
    Effect.DELIVERY: ("deliver", "decline"),
    Effect.THEFT: ("steal", "decline"),
    Effect.REMOVAL: ("remove", "replace", "decline"),
    Effect.SHIP: ("build", "move", "resell", "decline"),
}


def decision(state: State) -> Decision | None:
    """The question the table waits for; none once the game is over."""
    if state.over:
        return None
    now = due(state)
    if now is None:
        verbs = _possible(state, state.active, ("build", "move", "resell", "deliver"))
        return Decision(_id(state, "turn"), state.active, say("nord-prompt-turn"), verbs)
    return _effect_decision(state, now)


def _effect_decision(state: State, now: Due) -> Decision:
    development, seat, effect = now
    city = city_name(development.city)
    if development.uses is None:
        prompt = say(
            "nord-prompt-double",
            effect=effect_name(effect),
            city=city,
            reds=development.reds[seat],
        )
        return Decision(_id(state, "double"), seat, prompt, ("double", "keep"))
    verbs = _possible(state, seat, EFFECT_VERBS[effect])
    prompt = say(f"nord-prompt-{effect.token}", city=city, uses=development.uses)
    return Decision(_id(state, effect.token), seat, prompt, verbs)


def _id(state: State, kind: str) -> str:
    return f"{kind}:{state.turn}.{state.answers}"


def _possible(state: State, seat: Seat, verbs: Iterable[str]) -> tuple[str, ...]:
    """Those of the verbs that lead to at least one action."""
    sailing = bool(fleet(state.ships, seat))
    closed = {
        "build": not state.players[seat].ships,
        "move": not sailing,
        "resell": not sailing,
        "replace": not sailing,
        "deliver": not can_deliver(state, seat),
    }
    return tuple(verb for verb in verbs if not closed.get(verb, False))


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """What to ask next, or the finished action."""
    now = decision(state)
    if now is None:
        raise NotPendingError(say("refuse-over"))
    # Skipping is the table's answer when time is up (N35); it is legal but offered to nobody.
    allowed = (*now.verbs, "skip") if due(state) is None else now.verbs
    if seat != now.seat or verb not in allowed:
        verbs = ", ".join(now.verbs) if seat == now.seat else "-"
        raise NotPendingError(say("refuse-not-asked", verb=verb, verbs=verbs))
    return _FORMS[verb](state, seat, answers)


def _links(name: str, links: Iterable[Link], state: State) -> tuple[Choose]:
    """A choice of links, each noted with what is produced at its ends."""
    options = []
    for link in links:
        start, end = (good_name(state.production[city]) for city in ENDS[link])
        note = say("nord-note-link", start=start, end=end)
        options.append(Option(link_token(link), link_name(link), note))
    return (Choose(name, say(f"nord-ask-{name}"), tuple(options)),)


def _ask_build(state: State, _: Seat, answers: tuple[str, ...]) -> Ask:
    if not answers:
        return _links("link", free_links(state.ships), state)
    return Build(LINK_BY_TOKEN[answers[0]])


def _ask_move(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    if not answers:
        return _links("ship", fleet(state.ships, seat), state)
    ship = LINK_BY_TOKEN[answers[0]]
    if len(answers) == 1:
        return _links("link", free_links(state.ships, leaving=ship), state)
    return Move(ship, LINK_BY_TOKEN[answers[1]])


def _ask_resell(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    if not answers:
        return _links("ship", fleet(state.ships, seat), state)
    if len(answers) == 1:
        options = tuple(Option(p.value, payment_name(p)) for p in payments(state))
        return (Choose("payment", say("nord-ask-payment"), options),)
    return Resell(LINK_BY_TOKEN[answers[0]], Payment(answers[1]))


def _ask_deliver(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    if answers:
        return DELIVERY_BY_TOKEN[answers[0]]
    options = tuple(_delivery(state, delivery) for delivery in deliveries(state, seat))
    return (Choose("delivery", say("nord-ask-delivery"), options),)


def _delivery(state: State, delivery: Deliver) -> Option:
    """A delivery to choose, noted with its price and how far the city then is."""
    good, city = state.production[delivery.source], delivery.city
    label = say(
        "nord-delivery",
        good=good_name(good),
        source=city_name(delivery.source),
        city=city_name(city),
        contraband=int(delivery.contraband),
    )
    total = state.total(city) + 1 + delivery.contraband
    note = say(
        "nord-note-delivery",
        florins=fee(good),
        total=total,
        needed=state.needed(city),
        develops=int(total >= state.needed(city)),
    )
    return Option(delivery.answers()[0], label, note)


def _ask_steal(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    if answers:
        return Steal(Seat(COLOURS.index(answers[0])))
    options = tuple(
        Option(
            COLOURS[victim],
            seat_name(victim),
            say("nord-note-florins", florins=state.players[victim].florins),
        )
        for victim in victims(state, seat)
    )
    return (Choose("victim", say("nord-ask-victim"), options),)


def _opposing(state: State, seat: Seat) -> tuple[Choose]:
    options = tuple(
        Option(link_token(link), ship_name(owner, link))
        for link in opposing_ships(state, seat)
        if (owner := state.ships[link]) is not None
    )
    return (Choose("opposing", say("nord-ask-opposing"), options),)


def _ask_remove(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    return Remove(LINK_BY_TOKEN[answers[0]]) if answers else _opposing(state, seat)


def _ask_replace(state: State, seat: Seat, answers: tuple[str, ...]) -> Ask:
    if not answers:
        return _opposing(state, seat)
    if len(answers) == 1:
        return _links("own", fleet(state.ships, seat), state)
    return Replace(LINK_BY_TOKEN[answers[0]], LINK_BY_TOKEN[answers[1]])


_FORMS: dict[str, Callable[[State, Seat, tuple[str, ...]], Ask]] = {
    "build": _ask_build,
    "move": _ask_move,
    "resell": _ask_resell,
    "deliver": _ask_deliver,
    "double": lambda *_: Double(),
    "keep": lambda *_: Keep(),
    "steal": _ask_steal,
    "remove": _ask_remove,
    "replace": _ask_replace,
    "decline": lambda *_: Decline(),
    "skip": lambda *_: Skip(),
}
VERBS = tuple(_FORMS)
