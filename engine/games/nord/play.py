"""One answer being carried out: the position so far and what has happened."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.values import Event, Seat
from engine.games.nord.content import City
from engine.games.nord.model import Counters, State
from engine.games.nord.sea import Link, placed


class Play:
    """Collects changes to a position; the position itself is never altered."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def change(self, **fields: Any) -> None:  # noqa: ANN401 - any field of the state
        """Set fields of the position."""
        self.state = replace(self.state, **fields)

    def tell(self, event: Event) -> None:
        """Add to what has happened."""
        self.events.append(event)

    def done(self) -> Step[State]:
        """The position reached and how."""
        return Step(self.state, tuple(self.events))

    def give(
        self, seat: Seat, *, florins: int = 0, contraband: int = 0, points: int = 0, ships: int = 0
    ) -> None:
        """Change what lies before a player."""
        players = self.state.players
        old = players[seat]
        new = replace(
            old,
            florins=old.florins + florins,
            contraband=old.contraband + contraband,
            points=old.points + points,
            ships=old.ships + ships,
        )
        self.change(players=(*players[:seat], new, *players[seat + 1 :]))

    def draw(self, *, florins: int = 0, contraband: int = 0) -> tuple[int, int]:
        """Take from the stock as much as there is, up to these numbers (N22)."""
        stock = self.state.stock
        florins, contraband = min(florins, stock.florins), min(contraband, stock.contraband)
        self.refill(florins=-florins, contraband=-contraband)
        return florins, contraband

    def refill(
        self, *, florins: int = 0, contraband: int = 0, goods: tuple[int, ...] | None = None
    ) -> None:
        """Change what lies beside the board; goods are set, the rest is added."""
        stock = self.state.stock
        self.change(
            stock=replace(
                stock,
                florins=stock.florins + florins,
                contraband=stock.contraband + contraband,
                goods=stock.goods if goods is None else goods,
            )
        )

    def place(self, link: Link, owner: Seat | None) -> None:
        """Put a ship on a link, or take the one there away."""
        self.change(ships=placed(self.state.ships, link, owner))

    def lay(self, city: City, counters: Counters) -> None:
        """Set what lies on the counters of a city."""
        every = self.state.counters
        self.change(counters=(*every[:city], counters, *every[city + 1 :]))
