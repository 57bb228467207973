"""Positions of Marchands du Nord built for a test, and moves played on them in notation."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from engine.core.game import Decision
from engine.core.match import require_open
from engine.core.notation import parse
from engine.core.rng import Rng
from engine.core.values import Action, Event, RefusalError, Seat
from engine.games.nord import NORD
from engine.games.nord.content import (
    CONTRABAND,
    FLORINS,
    GOODS_EACH,
    PRODUCTION,
    SHIPS_EACH,
    TRACKS,
    City,
    Good,
)
from engine.games.nord.model import Counter, Player, State, Stock
from engine.games.nord.sea import LINK_BY_TOKEN, LINKS

GREEN, PURPLE, YELLOW, BLUE = map(Seat, range(4))

Goods = tuple[Good | None, ...]
"""Goods on a counter; None is a contraband good."""


def position(
    seats: int = 3,
    *,
    active: Seat = GREEN,
    ships: Mapping[str, Seat] | None = None,
    levels: Mapping[City, int] | None = None,
    tracks: Mapping[City, int] | None = None,
    production: Mapping[City, Good] | None = None,
    goods: Mapping[tuple[City, Seat], Goods] | None = None,
    florins: tuple[int, ...] | None = None,
    contraband: tuple[int, ...] | None = None,
    bank: int | None = None,
    smuggled: int | None = None,
    guard: bool = True,
) -> State:
    """A position at the start of a turn; tracks are numbered from 1 as in the rules.

    Left alone, city n has track n and the n-th production token: wheat in Stockholm and Reval,
    beer in Novgorod and Copenhagen, fish in Visby and Riga, leather, salt, wine in the south.
    """
    lying = goods or {}
    sailing = {LINK_BY_TOKEN[token]: owner for token, owner in (ships or {}).items()}
    players = tuple(
        Player(
            florins=florins[seat] if florins else 1,
            contraband=contraband[seat] if contraband else 0,
            ships=SHIPS_EACH - list(sailing.values()).count(Seat(seat)),
        )
        for seat in range(seats)
    )
    counters = tuple(
        tuple(_counter(lying.get((city, Seat(seat)), ())) for seat in range(seats)) for city in City
    )
    return State(
        guard=guard,
        production=tuple((production or {}).get(city, PRODUCTION[city]) for city in City),
        tracks=tuple((tracks or {}).get(city, city + 1) - 1 for city in City),
        players=players,
        counters=counters,
        ships=tuple(sailing.get(link) for link in LINKS),
        first=GREEN,
        active=active,
        levels=tuple((levels or {}).get(city, 1) for city in City),
        stock=_stock(players, counters, bank, smuggled),
    )


def _counter(goods: Goods) -> Counter:
    return Counter(tuple(good for good in goods if good is not None), goods.count(None))


def _stock(
    players: tuple[Player, ...],
    counters: tuple[tuple[Counter, ...], ...],
    bank: int | None,
    smuggled: int | None,
) -> Stock:
    """What is left in the box, unless the test wants less."""
    lying = [counter for city in counters for counter in city]
    florins = FLORINS - sum(player.florins for player in players)
    hidden = CONTRABAND - sum(player.contraband for player in players)
    hidden -= sum(counter.contraband for counter in lying)
    return Stock(
        florins if bank is None else bank,
        hidden if smuggled is None else smuggled,
        tuple(GOODS_EACH - sum(good in counter.goods for counter in lying) for good in Good),
    )


class Table:
    """A position on which moves are played and refused."""

    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def decision(self) -> Decision:
        """The open question."""
        (decision,) = NORD.pending(self.state, None)
        return decision

    @property
    def asked(self) -> tuple[str, Seat]:
        """The kind of the open question and whom it is put to."""
        return self.decision.id.partition(":")[0], self.decision.seat

    def player(self, seat: Seat) -> Player:
        """What lies before a player."""
        return self.state.players[seat]

    def read(self, seat: Seat, move: str) -> Action:
        """A move as a person may make it."""
        action = parse(NORD, self.state, seat, move)
        require_open(NORD, self.state, seat, action.verb, None)
        NORD.check(self.state, seat, action)
        return action

    def play(self, seat: Seat, move: str) -> tuple[Event, ...]:
        """Make a move."""
        return self.apply(seat, self.read(seat, move))

    def apply(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carry an action out."""
        step = NORD.apply(self.state, seat, action, Rng("h1:unused"))
        self.state = step.state
        return step.events

    def refuses(self, seat: Seat, move: str) -> str:
        """Try a move that must be refused; return the key of the reason."""
        with pytest.raises(RefusalError) as caught:
            self.read(seat, move)
        return caught.value.message.key

    def change(self, **fields: object) -> None:
        """Alter the position by hand."""
        self.state = replace(self.state, **fields)


def has_track(number: int) -> str:
    """The symbols of a track by their letters in the rules, blanks as dashes."""
    return "".join("-" if cell is None else "VFCDSXA"[cell] for cell in TRACKS[number - 1])
