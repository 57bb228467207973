"""Phase 2, second part: all wagons with a master in a city are loaded, in parallel."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import compress
from typing import cast

from msgspec.structs import replace

from engine.core.game import Ask, Decision
from engine.core.memo import kept
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import COLOURS, LIGHT_FEES, City
from engine.games.marchands.model.actions import (
    Accept,
    Close,
    Counter,
    Decline,
    FreeLoad,
    Grant,
    Load,
    Offer,
    Pass,
    Refuse,
)
from engine.games.marchands.model.events import GoodsLoaded, LoadingClosed
from engine.games.marchands.model.naming import WAGON_BY_TOKEN, city_name, wagon_name
from engine.games.marchands.model.position import Log, in_city, with_stage
from engine.games.marchands.model.state import Loading, State, Talk
from engine.games.marchands.phases.loading import forms as loading_forms
from engine.games.marchands.phases.loading import free_loading, talks
from engine.games.marchands.phases.loading.cargo import (
    aboard,
    city_of,
    loadable,
    master_of,
    put_aboard,
    room,
)
from engine.games.marchands.phases.loading.refusals import explain
from engine.games.marchands.phases.loading.talks import GUEST, SETTLED, stage_of
from engine.games.marchands.phases.loading.terms import (
    counter_of,
    counter_words,
    offer_of,
    offer_words,
)

__all__ = [
    "apply",
    "ask",
    "decisions",
    "default",
    "enter",
    "explain",
    "finished",
    "leave",
    "loadable",
    "room",
]

_GIVEN = tuple((token,) for token in WAGON_BY_TOKEN)


def enter(state: State, log: Log) -> State:
    """Open every wagon on which somebody could load something; that is public."""
    wagons: list[int] = []
    begun: list[Talk] = []
    for number, wagon in enumerate(state.wagons):
        if wagon.master is None or not in_city(wagon):
            continue
        opened = talks.begin(state, number)
        if opened or loadable(state, number, wagon.master):
            wagons.append(number)
            begun.extend(opened)
    state = with_stage(state, Loading(tuple(wagons), (), (), tuple(begun)))
    return state if wagons else free_loading.call(state)


def finished(state: State) -> bool:
    """All wagons are closed and nobody is asked for free loading any more."""
    return stage_of(state).last_call == ()


def leave(state: State, log: Log) -> State:
    """Masters stay masters until their wagon leaves; nothing is left to settle."""
    return state


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """Masters, guests and holders of cards all speak when they like."""
    asked = [
        replace(question, verbs=loading_forms.guest_verbs(state, offer, own=True))
        if offer is not None and offer.guest == viewer
        else question
        for question, offer in _public(state)
    ]
    asked.extend(free_loading.decisions(state, viewer))
    return asked


@kept
def _public(state: State) -> tuple[tuple[Decision, Talk | None], ...]:
    """The questions as everybody sees them, those about an offer together with its talk."""
    stage = stage_of(state)
    to_masters = [_to_master(state, stage, w) for w in stage.wagons if w not in stage.closed]
    asked: list[tuple[Decision, Talk | None]] = [(d, None) for d in to_masters if d.verbs]
    for talk in stage.talks:
        master = master_of(state, talk.wagon)
        if talk.counter is not None:
            asked.append((_reply_question(state.round, master, talk), None))
        elif talk.turn == GUEST:
            verbs = loading_forms.guest_verbs(state, talk, own=False)
            asked.append((_deal_question(state.round, master, talk, verbs), talk))
    return tuple(asked)


def _to_master(state: State, stage: Loading, wagon: int) -> Decision:
    light, done = state.rules.light, wagon in stage.loaded
    going_on = [talk for talk in stage.talks if talk.wagon == wagon and talk.turn != SETTLED]
    master = master_of(state, wagon)
    loads = bool(loadable(state, wagon, master))
    # Who has loaded nothing yet is asked to, once his guests are settled.
    offers, owed = False, loads and not done and (light or not going_on)
    if going_on:
        offers = not light and any(map(talks.may_offer, going_on))
        owed = owed or any(map(talks.awaits_offer, going_on))
    verbs = _master_verbs(loads, offers, not (light and done))
    # With more aboard the same press would load again; what guests say changes nothing.
    name = f"load:{state.round}.{wagon + 1}:{len(aboard(state, wagon, master))}"
    prompt = _load_prompt(wagon, city_of(state, wagon))
    return Decision(name, master, prompt, verbs, owed, given=_GIVEN[wagon])


def _owes_load(state: State, wagon: int) -> bool:
    """A master who has loaded nothing yet is asked, once his guests are settled."""
    stage = stage_of(state)
    if wagon in stage.loaded:
        return False
    waits = not state.rules.light and not _all_settled(stage, wagon)
    return not waits and bool(loadable(state, wagon, master_of(state, wagon)))


def _all_settled(stage: Loading, wagon: int) -> bool:
    return not [t for t in stage.talks if t.wagon == wagon and t.turn != SETTLED]


@cache
def _master_verbs(loads: bool, offers: bool, closes: bool) -> tuple[str, ...]:
    return tuple(compress(("load", "offer", "close"), (loads, offers, closes)))


@cache
def _load_prompt(wagon: int, city: City) -> Message:
    return say("marchands-prompt-load", wagon=wagon_name(wagon), city=city_name(city))


@lru_cache(maxsize=1024)
def _deal_question(round_: int, master: Seat, talk: Talk, verbs: tuple[str, ...]) -> Decision:
    name = f"deal:{round_}.{talk.wagon + 1}:{COLOURS[talk.guest]}:{talk.offers}"
    prompt = offer_words(master, talk)
    return Decision(name, talk.guest, prompt, verbs, given=(offer_of(talk),))


@lru_cache(maxsize=1024)
def _reply_question(round_: int, master: Seat, talk: Talk) -> Decision:
    name = f"reply:{round_}.{talk.wagon + 1}:{COLOURS[talk.guest]}:{talk.offers}"
    prompt = counter_words("marchands-prompt-reply", talk)
    return Decision(name, master, prompt, ("grant", "refuse"), given=(counter_of(talk),))


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """The next field of any verb of this stage."""
    if verb == "pass":
        return Pass()
    if verb == "free-load":
        return free_loading.ask(state, seat, answers)
    return loading_forms.ask(state, seat, verb, answers)


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Carry the action out, then close the wagon if nothing is owed there any more."""
    match action:
        case Load():
            state = _load(state, seat, action, log)
        case Offer():
            state = talks.offer(state, seat, action, log)
        case Close():
            state = _close(state, action.wagon)
        case Accept():
            state = talks.accept(state, seat, action, log)
        case Counter():
            state = talks.counter(state, seat, action, log)
        case Decline():
            state = talks.decline(state, seat, action, log)
        case Grant():
            state = talks.grant(state, talks.find(state, action.wagon, action.guest), log)
        case Refuse():
            state = talks.refuse(state, talks.find(state, action.wagon, action.guest), log)
        case FreeLoad():
            state = free_loading.play(state, seat, action, log)
        case _:
            return free_loading.pass_call(state, seat)
    return _conclude(state, action.wagon, log)


def _load(state: State, seat: Seat, action: Load, log: Log) -> State:
    """The master's first good fixes his type; offers it makes impossible lapse."""
    log.append(GoodsLoaded(action.wagon, seat, action.goods))
    state = put_aboard(state, action.wagon, seat, action.goods)
    stage = stage_of(state)
    reviewed = tuple(
        talks.review(state, talk) if talk.wagon == action.wagon else talk for talk in stage.talks
    )
    return with_stage(state, replace(_done(stage, action.wagon), talks=reviewed))


def _done(stage: Loading, wagon: int) -> Loading:
    """The master has seen to his own goods."""
    loaded = stage.loaded if wagon in stage.loaded else (*stage.loaded, wagon)
    return replace(stage, loaded=loaded)


def _close(state: State, wagon: int) -> State:
    """The master ends the deals on his wagon; in the light variant only his own loading."""
    stage = stage_of(state)
    if state.rules.light:
        return with_stage(state, _done(stage, wagon))
    ended = tuple(talks.settled(t) if t.wagon == wagon else t for t in stage.talks)
    return with_stage(state, replace(_done(stage, wagon), talks=ended))


def _conclude(state: State, wagon: int, log: Log) -> State:
    stage = stage_of(state)
    if wagon in stage.closed or not _all_settled(stage, wagon) or _owes_load(state, wagon):
        return state
    log.append(LoadingClosed(wagon))
    stage = replace(stage, closed=(*stage.closed, wagon))
    state = with_stage(state, stage)
    return free_loading.call(state) if len(stage.closed) == len(stage.wagons) else state


def default(state: State, decision: Decision) -> Action:
    """An absent master offers the customary fee and loads nothing; an absent guest declines."""
    kind, _, _ = decision.id.partition(":")
    if kind == "last-call":
        return Pass()
    if kind == "load":
        return _default_master(state, WAGON_BY_TOKEN[decision.given[0]])
    verb = "decline" if kind == "deal" else "refuse"
    return cast(Action, loading_forms.ask(state, decision.seat, verb, decision.given))


def _default_master(state: State, wagon: int) -> Action:
    for talk in stage_of(state).talks:
        if talk.wagon == wagon and talks.awaits_offer(talk):
            return Offer(wagon, talk.guest, LIGHT_FEES[: talks.fitting(state, talk)])
    return Close(wagon)
