"""What is asked in loading: lots, prices, goods, and which offer or counter-offer is meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from engine.core.fields import NONE, Amount, Choose, Option, unpack
from engine.core.game import Ask
from engine.core.values import IllegalError, Seat, say
from engine.games.marchands.content import BANK, GOODS, MONEY_STEP
from engine.games.marchands.model.actions import (
    EVERYBODY,
    Accept,
    Close,
    Counter,
    Decline,
    Grant,
    Load,
    Offer,
    Refuse,
)
from engine.games.marchands.model.naming import (
    GOOD_BY_TOKEN,
    SEAT_BY_TOKEN,
    WAGON_BY_TOKEN,
    wagon_option,
)
from engine.games.marchands.model.reserves import free_cash
from engine.games.marchands.model.state import State, Talk
from engine.games.marchands.phases.loading.cargo import loadable, room
from engine.games.marchands.phases.loading.talks import (
    GUEST,
    addressed,
    affordable,
    fitting,
    may_offer,
    stage_of,
)
from engine.games.marchands.phases.loading.terms import (
    LOT_BY_TOKEN,
    counter_of,
    counter_option,
    goods_basket,
    guest_option,
    lot_option,
    offer_of,
    offer_option,
)

PRICE_MARKS = (0, 100, 200, 300, 400, 500, 600, 800, 1000)

_WAGON = say("marchands-field-wagon")
_LOT = say("marchands-field-lot")
_GUEST = say("marchands-field-guest")
_ONE = say("marchands-field-price-one")
_TWO = say("marchands-field-price-two")
_OFFER = say("marchands-field-offer")
_COUNTER = say("marchands-field-counter")
_GOODS = say("marchands-field-goods")
_PRICE = say("marchands-field-price")
_GONE = say("marchands-refuse-offer-gone")
_ALL = Option(EVERYBODY, say("marchands-everybody"))


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """The next field of a master's or a guest's verb."""
    if verb in ("load", "offer", "close"):
        return _ask_master(state, seat, verb, answers)
    if verb in ("grant", "refuse"):
        return _ask_reply(state, seat, verb, answers)
    return _ask_guest(state, seat, verb, answers)


def open_wagons(state: State, seat: Seat) -> Iterable[int]:
    """Wagons whose master is this seat and whose loading is not closed."""
    stage = stage_of(state)
    return (w for w in stage.wagons if w not in stage.closed and state.wagons[w].master == seat)


def can_close(state: State, wagon: int) -> bool:
    """Whether the master may say that he is done; the light variant lets him shut nobody out."""
    return not (state.rules.light and wagon in stage_of(state).loaded)


def guests(state: State, wagon: int) -> list[Talk]:
    """Those to whom the master may name a price, perhaps a new one."""
    if state.rules.light:
        return []
    return [talk for talk in stage_of(state).talks if talk.wagon == wagon and may_offer(talk)]


def _ask_master(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    if not answers:
        mine = (w for w in open_wagons(state, seat) if _usable(state, seat, verb, w))
        return (Choose("wagon", _WAGON, tuple(map(wagon_option, mine))),)
    wagon = WAGON_BY_TOKEN[answers[0]]
    if verb == "close":
        return Close(wagon)
    if verb == "offer":
        return _ask_offer(state, wagon, answers[1:])
    if len(answers) == 1:
        return (Choose("lot", _LOT, tuple(_lots(state, wagon, seat))),)
    return Load(wagon, LOT_BY_TOKEN[answers[1]])


def _usable(state: State, seat: Seat, verb: str, wagon: int) -> bool:
    if verb == "close":
        return can_close(state, wagon)
    return bool(loadable(state, wagon, seat) if verb == "load" else guests(state, wagon))


def _lots(state: State, wagon: int, seat: Seat) -> Iterable[Option]:
    """All the master may load: some of one type, as many as there are and as fit."""
    pieces, most = loadable(state, wagon, seat), room(state, wagon, seat)
    for good in GOODS:
        for count in range(min(most, pieces.count(good)), 0, -1):
            yield lot_option(good, count)


def _ask_offer(state: State, wagon: int, answers: tuple[str, ...]) -> Ask:
    """The guest, then a price for one and, where two fit, for two; not both may be left out."""
    if not answers:
        return (Choose("guest", _GUEST, _guest_options(state, wagon)),)
    guest = SEAT_BY_TOKEN.get(answers[0])
    said = tuple([None if answer == NONE else int(answer) for answer in answers[1:]])
    if len(said) == 2:
        return Offer(wagon, guest, said)
    fits = [fitting(state, talk) for talk in addressed(state, wagon, guest)]
    fields = _price_fields(1 in fits, 2 in fits, said == (None,))
    return fields[len(said) :] or Offer(wagon, guest, said)


@cache
def _price_fields(one_fits: bool, two_fit: bool, needed: bool) -> tuple[Amount, ...]:
    """A price may be left out if another can be named; `needed` if the first was left out."""
    one = Amount("one", _ONE, 0, BANK, MONEY_STEP, PRICE_MARKS, optional=not one_fits)
    two = Amount("two", _TWO, 0, BANK, MONEY_STEP, PRICE_MARKS, optional=not needed)
    return (one, two) if two_fit else (one,)


def _guest_options(state: State, wagon: int) -> tuple[Option, ...]:
    """Everybody who waits for a price at once, where there are several, then each guest."""
    several = len(addressed(state, wagon, None)) > 1
    return (
        *((_ALL,) if several else ()),
        *(guest_option(t.guest, loadable(state, wagon, t.guest)) for t in guests(state, wagon)),
    )


def _ask_guest(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    if not answers:
        talks = (t for t in offers_to(state, seat) if verb in guest_verbs(state, t, own=True))
        return (Choose("offer", _OFFER, tuple(map(offer_option, talks))),)
    talk = _meant(offers_to(state, seat), offer_of, answers[0])
    terms = (talk.wagon, talk.offers, talk.one, talk.two)
    if verb == "decline":
        return Decline(*terms)
    if len(answers) == 1:
        counts = affordable(state, talk) if verb == "accept" else (1, fitting(state, talk))
        pieces = loadable(state, talk.wagon, seat)
        return (goods_basket(_GOODS, pieces, counts[0], counts[-1]),)
    goods = tuple(GOOD_BY_TOKEN[token] for token in unpack(answers[1]))
    if verb == "accept":
        return Accept(*terms, goods)
    if len(answers) == 2:
        cash = free_cash(state, seat)
        most = cash - cash % MONEY_STEP
        return (Amount("price", _PRICE, 0, most, MONEY_STEP, PRICE_MARKS),)
    return Counter(*terms, goods, int(answers[2]))


def offers_to(state: State, guest: Seat) -> Iterable[Talk]:
    """The talks in which this guest is to speak."""
    return (t for t in stage_of(state).talks if t.guest == guest and t.turn == GUEST)


def guest_verbs(state: State, talk: Talk, *, own: bool) -> tuple[str, ...]:
    """What a guest can say to an offer; only the guest learns what his purse forbids."""
    verbs = ["accept"] if not own or affordable(state, talk) else []
    if not talk.countered and not state.rules.light:
        verbs.append("counter")
    return (*verbs, "decline")


def counters_to(state: State, master: Seat) -> Iterable[Talk]:
    """The talks in which a counter-offer waits for this master."""
    talks = (talk for talk in stage_of(state).talks if talk.counter is not None)
    return (talk for talk in talks if state.wagons[talk.wagon].master == master)


def _ask_reply(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    if not answers:
        options = tuple(map(counter_option, counters_to(state, seat)))
        return (Choose("counter", _COUNTER, options),)
    talk = _meant(counters_to(state, seat), counter_of, answers[0])
    terms = talk.counter
    if terms is None:
        raise IllegalError(_GONE)
    reply = Grant if verb == "grant" else Refuse
    return reply(talk.wagon, talk.guest, terms.goods, terms.price)


def _meant(talks: Iterable[Talk], token_of: Callable[[Talk], str], token: str) -> Talk:
    """The talk whose offer or counter-offer is repeated; it may be gone since it was read."""
    for talk in talks:
        if token_of(talk) == token:
            return talk
    raise IllegalError(_GONE)
