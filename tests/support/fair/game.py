"""The fair as a `Game`: everything the others need, in one place."""

from __future__ import annotations

from engine.core.asking import check_by_asking
from engine.core.game import Ask, Decision, Meta, Options, Outcome, Setting, Step, Types
from engine.core.rng import Rng
from engine.core.values import Action, Event, Message, Seat, Viewer, kind_of
from tests.support.fair import asking, rules, secrecy, telling
from tests.support.fair.content import BASKET, COLOURS, COST, OTHER_VALUE, Good
from tests.support.fair.model import ACTIONS, EVENTS, Bid, Buy, Pass, Sell, Stage, State, View

_META = Meta(
    slug="fair",
    rules_version=1,
    seats=range(2, 5),
    colours=COLOURS,
    verbs=tuple(kind_of(action) for action in ACTIONS),
    everyday=("buy", "bid", "sell"),
    settings=(Setting("rounds", ("3", "5")), Setting("tastes", ("secret", "none"))),
)


class Fair:
    """The rules of the fair."""

    meta = _META
    types = Types(State, View, ACTIONS, EVENTS)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        return rules.setup(seats, options, rng)

    def pending(self, state: State, viewer: Viewer) -> tuple[Decision, ...]:
        return asking.pending(state, viewer)

    def ask(self, state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
        return asking.ask(self, state, seat, verb, answers)

    def explain(
        self, state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
    ) -> Message | None:
        return asking.explain(state, verb, token)

    def check(self, state: State, seat: Seat, action: Action) -> None:
        check_by_asking(self, state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        return rules.apply(state, seat, action, rng)

    def automatic(self, state: State) -> tuple[Seat, Action] | None:
        """A seat that rests buys nothing."""
        market = state.market
        seat = market.seat_after(market.turn)
        return (seat, Buy(())) if market.stage is Stage.BUY and market.resting[seat] else None

    def default_action(self, state: State, decision: Decision) -> Action:
        match state.market.stage:
            case Stage.BUY:
                return Buy(())
            case Stage.BID:
                return Bid(0)
            case _:
                return Pass()

    def stand_in(self, state: State, decision: Decision, rng: Rng) -> Action:
        """Buy to one's taste, bid a part of what a sale would bring, sell the dearest."""
        market, seat = state.market, decision.seat
        dearest = max(Good, key=lambda good: (market.goods[seat][good] > 0, market.prices[good]))
        match market.stage:
            case Stage.BUY:
                wanted = state.tastes[seat] or max(Good, key=lambda good: market.stock[good])
                count = min(BASKET, state.purses[seat] // COST, market.stock[wanted])
                return Buy((wanted,) * count)
            case Stage.BID:
                income = market.prices[dearest] * market.goods[seat][dearest]
                return Bid(min(state.purses[seat], rng.below(income // 2 + 1)))
            case _:
                if market.prices[dearest] > OTHER_VALUE:
                    return Sell(dearest, market.goods[seat][dearest])
                return Pass()

    def view(self, state: State, viewer: Viewer) -> View:
        return secrecy.view(state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return secrecy.redact(event, viewer)

    def tell(self, event: Event) -> Message:
        return telling.tell(event)

    def outcome(self, state: State) -> Outcome | None:
        return telling.outcome(state)

    def figures(self, state: State) -> tuple[tuple[str, int], ...]:
        """What `simulate` prints besides."""
        sold = sum(map(sum, state.market.goods))
        return (("round", state.market.round), ("goods kept", sold))


FAIR = Fair()
