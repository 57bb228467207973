"""A match is its seed, its options and the accepted actions; the state is a cache."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

import msgspec

from engine.core.asking import require_verb
from engine.core.codec import codec_for
from engine.core.game import Decision, Game, Options, StateT, ViewT
from engine.core.rng import Rng
from engine.core.values import (
    Action,
    Event,
    MalformedError,
    Seat,
    StaleError,
    Viewer,
    say,
)


class Entry(msgspec.Struct, frozen=True):
    """One accepted action; `drawn` and `digest` betray a replay that diverges."""

    seat: Seat
    action: Action
    drawn: int
    rules: int
    digest: str
    auto: bool = False
    """Played by the table (a standing order, a stand-in, a time-out), never decided again."""


class Match(msgspec.Struct, Generic[StateT], frozen=True):
    """A position with what is needed to go on from it."""

    seats: int
    options: Options
    seed: str
    state: StateT
    drawn: int = 0
    length: int = 0
    """How many entries its log has; the log itself belongs to the store or the record."""


class Turn(msgspec.Struct, Generic[StateT], frozen=True):
    """What one submit did: the new match, the entries to log and the events to tell."""

    match: Match[StateT]
    entries: tuple[Entry, ...]
    events: tuple[tuple[Event, ...], ...]
    """One group per entry."""


class DivergedError(Exception):
    """A replay met another state than the one recorded; the match must not go on."""

    def __init__(self, index: int) -> None:
        super().__init__(f"entry {index} leads to another state than recorded")
        self.index = index


def start(
    game: Game[StateT, ViewT], seats: int, options: Options, seed: str
) -> tuple[Match[StateT], tuple[Event, ...]]:
    """Set a match up; also return the opening events."""
    if seats not in game.meta.seats:
        low, high = game.meta.seats.start, game.meta.seats.stop - 1
        raise MalformedError(say("refuse-seats", seats=seats, least=low, most=high))
    rng = Rng(seed)
    step = game.setup(seats, options, rng)
    return Match(seats, options, seed, step.state, rng.drawn), step.events


def submit(
    game: Game[StateT, ViewT],
    match: Match[StateT],
    seat: Seat,
    action: Action,
    *,
    decision: str | None = None,
    stand_ins: frozenset[Seat] = frozenset(),
) -> Turn[StateT]:
    """Check and apply an action, then whatever standing orders and stand-ins answer to it."""
    require_open(game, match.state, seat, action.verb, decision)
    game.check(match.state, seat, action)
    return _with_automatic(game, match, seat, action, stand_ins, auto=False)


def _with_automatic(
    game: Game[StateT, ViewT],
    match: Match[StateT],
    seat: Seat,
    action: Action,
    stand_ins: frozenset[Seat],
    *,
    auto: bool,
) -> Turn[StateT]:
    """Apply one action and let standing orders and stand-ins answer to it."""
    match, entry, events = advance(game, match, seat, action, auto=auto)
    if not stand_ins and game.automatic(match.state) is None:
        return Turn(match, (entry,), (events,))
    then = run_automatic(game, match, stand_ins)
    return Turn(then.match, (entry, *then.entries), (events, *then.events))


def time_out(
    game: Game[StateT, ViewT],
    match: Match[StateT],
    seat: Seat,
    decision: str,
    *,
    stand_ins: frozenset[Seat] = frozenset(),
) -> Turn[StateT]:
    """Let the table give the harmless answer to a question that a seat owes and leaves open."""
    mine = (d for d in game.pending(match.state, seat) if d.seat == seat and d.owed)
    owed = next((d for d in mine if d.id == decision), None)
    if owed is None:
        raise StaleError(say("refuse-stale"))
    action = game.default_action(match.state, owed)
    return _with_automatic(game, match, seat, action, stand_ins, auto=True)


def require_open(
    game: Game[StateT, ViewT], state: StateT, seat: Seat, verb: str, decision: str | None
) -> None:
    """Refuse an answer to a question that is closed or was never this seat's."""
    shown = game.pending(state, seat)
    for asked in shown:
        if asked.seat == seat and decision in (None, asked.id) and verb in asked.verbs:
            return
    if decision is None or any(asked.id == decision for asked in shown):
        require_verb(game, state, seat, verb)
    raise StaleError(say("refuse-stale"))


def run_automatic(
    game: Game[StateT, ViewT], match: Match[StateT], stand_ins: frozenset[Seat]
) -> Turn[StateT]:
    """Let standing orders fire and stand-ins answer all they owe, logging each."""
    entries: list[Entry] = []
    told: list[tuple[Event, ...]] = []
    while (due := _next_automatic(game, match, stand_ins)) is not None:
        match, entry, events = advance(game, match, *due, auto=True)
        entries.append(entry)
        told.append(events)
    return Turn(match, tuple(entries), tuple(told))


def _next_automatic(
    game: Game[StateT, ViewT], match: Match[StateT], stand_ins: frozenset[Seat]
) -> tuple[Seat, Action] | None:
    due = game.automatic(match.state)
    if due is not None or not stand_ins:
        return due
    for decision in game.pending(match.state, None):
        if decision.owed and decision.seat in stand_ins:
            mine = _own_form(game, match.state, decision)
            rng = Rng(match.seed).branch(f"stand-in/{match.length}")
            return decision.seat, game.stand_in(match.state, mine, rng)
    return None


def _own_form(game: Game[StateT, ViewT], state: StateT, decision: Decision) -> Decision:
    """The same question with all that its own seat may see of it."""
    mine = (d for d in game.pending(state, decision.seat) if d.seat == decision.seat)
    return next(d for d in mine if d.id == decision.id)


def advance(
    game: Game[StateT, ViewT],
    match: Match[StateT],
    seat: Seat,
    action: Action,
    *,
    auto: bool,
) -> tuple[Match[StateT], Entry, tuple[Event, ...]]:
    """Apply one checked action and stamp its entry."""
    rng = Rng(match.seed, match.drawn)
    step = game.apply(match.state, seat, action, rng)
    after = msgspec.structs.replace(
        match, state=step.state, drawn=rng.drawn, length=match.length + 1
    )
    digest = codec_for(game.types).digest(step.state)
    entry = Entry(seat, action, rng.drawn, game.meta.rules_version, digest, auto)
    return after, entry, step.events


def replay(
    game: Game[StateT, ViewT],
    match: Match[StateT],
    entries: Iterable[Entry],
    *,
    trusted: bool = True,
) -> tuple[Match[StateT], tuple[tuple[Event, ...], ...]]:
    """Apply logged entries to a match, verifying each digest; check moves that are not our own."""
    told: list[tuple[Event, ...]] = []
    for entry in entries:
        action = entry.action
        if not trusted:
            if not entry.auto:
                require_open(game, match.state, entry.seat, action.verb, None)
            game.check(match.state, entry.seat, action)
        index = match.length
        match, again, events = advance(game, match, entry.seat, action, auto=entry.auto)
        if (again.digest, again.drawn) != (entry.digest, entry.drawn):
            raise DivergedError(index)
        told.append(events)
    return match, tuple(told)


def events_for(
    game: Game[StateT, ViewT], events: Iterable[Event], viewer: Viewer
) -> tuple[Event, ...]:
    """The events as one viewer may know them."""
    seen = (game.redact(event, viewer) for event in events)
    return tuple(event for event in seen if event is not None)
