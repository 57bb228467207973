"""Phase 2, first part: sealed bids for the empty wagons in cities, and the load-master card."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from engine.core.fields import Amount, Choose
from engine.core.game import Ask, Decision
from engine.core.values import Action, Message, Seat, Viewer, say
from engine.games.marchands.content import LOAD_MASTER_FEE, MONEY_STEP, City, Influence
from engine.games.marchands.model.actions import Bid, LoadMaster
from engine.games.marchands.model.events import BidsRevealed, LoadMasterPlayed
from engine.games.marchands.model.naming import WAGON_BY_TOKEN, city_name, wagon_name, wagon_option
from engine.games.marchands.model.position import (
    Log,
    discard,
    holds,
    in_city,
    pay_bank,
    purse,
    put,
    turn_order,
    with_stage,
    with_wagon,
)
from engine.games.marchands.model.roads import Space, city_near
from engine.games.marchands.model.state import Bidding, SealedBid, State
from engine.games.marchands.phases.sealing import with_own

MARKS = (0, 100, 200, 300, 500, 800, 1000, 1500, 2000)
"""Bids worth a button."""

_CARD = Influence.LOAD_MASTER
_WHICH = say("marchands-field-card-wagon")


def due(state: State) -> tuple[int, ...]:
    """Wagons to be auctioned: empty, in a city, without a master who stayed."""
    return tuple(
        number
        for number, wagon in enumerate(state.wagons)
        if wagon.master is None and in_city(wagon) and not any(wagon.cargo)
    )


def enter(state: State, log: Log) -> State:
    """Put up the first wagon due, or all of them where bids are made at once."""
    wagons = due(state)
    if state.rules.bids_at_once:
        return with_stage(state, _put_up(state, wagons, ()))
    return with_stage(state, _put_up(state, wagons[:1], wagons[1:]))


def _put_up(state: State, wagons: tuple[int, ...], later: tuple[int, ...]) -> Bidding:
    return Bidding(wagons, later, (None,) * len(state.players))


def finished(state: State) -> bool:
    """Every wagon due has its master."""
    return not _stage(state).wagons


def leave(state: State, log: Log) -> State:
    """Bids are opened as soon as the last one is sealed; nothing is left to settle."""
    return state


def decisions(state: State, viewer: Viewer) -> Iterable[Decision]:
    """Everybody bids at the same time, whatever is in the purse: that is nobody's business."""
    stage = _stage(state)
    spaces = tuple([state.wagons[wagon].at for wagon in stage.wagons])
    waiting = tuple([sealed is None for sealed in stage.sealed])
    holder = viewer if viewer is not None and can_play_card(state, viewer) else None
    asked = _questions(state.round, stage.wagons, spaces, waiting, holder)
    return with_own(asked, viewer, _sealed(stage, viewer))


def _sealed(stage: Bidding, viewer: Viewer) -> Action | None:
    """A viewer's own answer so far."""
    sealed = None if viewer is None else stage.sealed[viewer]
    if sealed is None or sealed.card is None:
        return None if sealed is None else Bid(sealed.amounts)
    if len(stage.wagons) == 1:
        return LoadMaster()
    place = stage.wagons.index(sealed.card)
    return LoadMaster(sealed.card, (*sealed.amounts[:place], *sealed.amounts[place + 1 :]))


@lru_cache(maxsize=4096)
def _questions(
    round_: int,
    wagons: tuple[int, ...],
    spaces: tuple[Space, ...],
    waiting: tuple[bool, ...],
    holder: Viewer,
) -> tuple[Decision, ...]:
    """The same question to all; the holder of the card may answer with it."""
    name = f"bid:{round_}.{'-'.join(str(wagon + 1) for wagon in wagons)}"
    prompt = _prompt(tuple(zip(wagons, map(city_near, spaces), strict=True)))
    return tuple(
        Decision(
            name,
            Seat(seat),
            prompt,
            ("bid", "load-master") if seat == holder else ("bid",),
            owed=owed,
            secret=True,
        )
        for seat, owed in enumerate(waiting)
    )


def _prompt(wagons: tuple[tuple[int, City], ...]) -> Message:
    if len(wagons) == 1:
        wagon, city = wagons[0]
        return say("marchands-prompt-bid", wagon=wagon_name(wagon), city=city_name(city))
    places = tuple(
        say("marchands-wagon-in", wagon=wagon_name(wagon), city=city_name(city))
        for wagon, city in wagons
    )
    return say("marchands-prompt-bids", wagons=places)


def can_play_card(state: State, seat: Seat) -> bool:
    """Whether a seat holds the load-master card and its fee."""
    return holds(state, seat, _CARD) > 0 and purse(state, seat) >= LOAD_MASTER_FEE


def ask(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
    """One amount per wagon, all within the purse; the card stands in for one of them."""
    wagons = _stage(state).wagons
    if verb == "bid" and len(answers) == len(wagons):
        return Bid(tuple(map(int, answers)))
    money = purse(state, seat)
    if verb == "bid":
        return _bids(wagons, money, answers)
    if len(wagons) == 1:
        return LoadMaster()
    if not answers:
        return (Choose("wagon", _WHICH, tuple(map(wagon_option, wagons))),)
    wagon = WAGON_BY_TOKEN[answers[0]]
    others = tuple(other for other in wagons if other != wagon)
    more = _bids(others, money - LOAD_MASTER_FEE, answers[1:])
    return more or LoadMaster(wagon, tuple(map(int, answers[1:])))


def _bids(wagons: tuple[int, ...], money: int, answers: tuple[str, ...]) -> tuple[Amount, ...]:
    """The amounts still to be named, within what the others leave of the purse."""
    left = money - sum(map(int, answers))
    most = left - left % MONEY_STEP
    return tuple([_amount(wagon, most) for wagon in wagons[len(answers) :]])


@lru_cache(maxsize=1024)
def _amount(wagon: int, most: int) -> Amount:
    prompt = say("marchands-field-wagon-bid", wagon=wagon_name(wagon))
    return Amount("amount", prompt, 0, most, MONEY_STEP, MARKS)


def explain(
    state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
) -> Message | None:
    """The bounds of a bid say enough; a wagon that is not up is named."""
    wagon = WAGON_BY_TOKEN.get(token)
    if wagon is None:
        return None
    up = tuple(wagon_name(other) for other in _stage(state).wagons)
    return say("marchands-refuse-not-up", wagon=wagon_name(wagon), wagons=up)


def apply(state: State, seat: Seat, action: Action, log: Log) -> State:
    """Seal the answer; the last one opens them all. Nobody hears of the others."""
    stage = _stage(state)
    sealed = put(stage.sealed, seat, _seal(stage.wagons, action))
    if None in sealed:
        return with_stage(state, Bidding(stage.wagons, stage.later, sealed))
    opened = cast(tuple[SealedBid, ...], sealed)
    for place, wagon in enumerate(stage.wagons):
        state = _award(state, wagon, place, opened, log)
    return with_stage(state, _put_up(state, stage.later[:1], stage.later[1:]))


def _seal(wagons: tuple[int, ...], action: Action) -> SealedBid:
    if isinstance(action, LoadMaster):
        wagon = wagons[0] if action.wagon is None else action.wagon
        place = wagons.index(wagon)
        return SealedBid((*action.amounts[:place], 0, *action.amounts[place:]), wagon)
    return SealedBid(cast(Bid, action).amounts)


def _award(state: State, wagon: int, place: int, opened: tuple[SealedBid, ...], log: Log) -> State:
    """The highest bid wins, the earliest in turn order among equals; a card beats all bids."""
    order = turn_order(state)
    players = tuple(seat for seat in order if opened[seat].card == wagon)
    if players:
        master, paid = players[0], LOAD_MASTER_FEE
        state = discard(state, master, _CARD)
        log.append(LoadMasterPlayed(wagon, master, players[1:]))
    else:
        bids = tuple(answer.amounts[place] for answer in opened)
        master = max(order, key=bids.__getitem__)
        paid = bids[master]
        log.append(BidsRevealed(wagon, bids, master, paid))
    state = pay_bank(state, master, paid)
    return with_wagon(state, wagon, replace(state.wagons[wagon], master=master))


def default(state: State, decision: Decision) -> Action:
    """An absent player bids nothing."""
    return Bid((0,) * len(_stage(state).wagons))


def _stage(state: State) -> Bidding:
    assert isinstance(state.stage, Bidding)
    return state.stage
