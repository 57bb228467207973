"""Marchands du Moyen Âge as a `Game`: the phases tied together."""

from __future__ import annotations

from engine.core.asking import check_by_asking
from engine.core.game import Ask, Decision, Meta, Options, Outcome, Setting, Step, Types
from engine.core.memo import remembered
from engine.core.rng import Rng
from engine.core.values import (
    Action,
    Event,
    Message,
    NotPendingError,
    Seat,
    Viewer,
    kind_of,
    say,
)
from engine.games.marchands import flow, scoring, secrecy, setup
from engine.games.marchands.content import COLOURS, START_SETS
from engine.games.marchands.model.actions import ACTIONS, Agree, Deal, Reject, Repay
from engine.games.marchands.model.events import EVENTS
from engine.games.marchands.model.state import Climbing, Phase, State
from engine.games.marchands.model.view import View
from engine.games.marchands.phases import abilities, investing, loans, negotiating
from engine.games.marchands.stand_in import merchant as stand_in
from engine.games.marchands.telling import tell as telling

META = Meta(
    slug="marchands",
    rules_version=1,
    seats=range(2, 5),
    colours=COLOURS,
    verbs=tuple(kind_of(action) for action in ACTIONS),
    everyday=(
        *("buy", "bid", "move", "dial", "pass"),
        *("load", "offer", "accept", "counter", "decline", "grant", "refuse", "free-load"),
        *("take", "sell", "invest", "climb", "repay", "deal", "agree", "reject"),
    ),
    settings=(
        Setting("edition", ("2", "1")),
        Setting("start", ("random", *START_SETS, setup.ANY_CITIES)),
        Setting("abilities", ("pairs", "auction")),
        Setting("auctions", ("in-order", "at-once")),
        Setting("light", ("off", "on")),
        Setting("negotiation", ("off", "on")),
        Setting("purses", ("hidden", "open")),
    ),
)
TYPES = Types(state=State, view=View, actions=ACTIONS, events=EVENTS)

_AUCTIONS = {Phase.ABILITIES: abilities.automatic, Phase.INVESTING: investing.automatic}


class Marchands:
    """Both editions of the merchants' game."""

    meta = META
    types = TYPES

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Lay everything out and begin."""
        log: list[Event] = []
        state = setup.first_position(seats, options, rng)
        if state.rules.edition == 1 and not state.rules.ability_auction:
            state = abilities.deal_pairs(state, rng, log)
        return Step(flow.begin(state, log), tuple(log))

    @remembered
    def pending(self, state: State, viewer: Viewer) -> tuple[Decision, ...]:
        """The questions of the stage, then what may be done at any time."""
        rules = flow.STAGES.get(state.phase)
        if rules is None:
            return ()
        asked = tuple(rules.decisions(state, viewer))
        if viewer is not None and state.players[viewer].debts:
            asked += self._repayment(state, viewer)
        if state.rules.negotiation:
            asked += tuple(negotiating.decisions(state, viewer))
        return asked

    def _repayment(self, state: State, seat: Seat) -> tuple[Decision, ...]:
        """Only the debtor sees this: whether it can be used tells what is in the purse."""
        if isinstance(state.stage, Climbing) or not loans.can_repay(state, seat):
            return ()
        debts = state.players[seat].debts
        prompt = say("marchands-prompt-repay", debts=debts)
        return (Decision(f"repay:{debts}", seat, prompt, ("repay",), owed=False),)

    def ask(self, state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
        """Leave the question to the stage, but for what may be done at any time."""
        if not answers:
            self._require(state, seat, verb)
        if state.rules.negotiation and verb in negotiating.VERBS:
            return negotiating.ask(state, seat, verb, answers)
        if verb == "repay":
            return Repay()
        return flow.STAGES[state.phase].ask(state, seat, verb, answers)

    def _require(self, state: State, seat: Seat, verb: str) -> None:
        for decision in self.pending(state, seat):
            if decision.seat == seat and verb in decision.verbs:
                return
        raise NotPendingError(say("refuse-closed", verb=say(f"marchands-verb-{verb}")))

    def explain(
        self, state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
    ) -> Message | None:
        """The stage knows its own reasons."""
        if state.phase is Phase.OVER or verb in (*negotiating.VERBS, "repay"):
            return None
        return flow.STAGES[state.phase].explain(state, seat, verb, answers, token)

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """An action is legal when `ask` would have led to it."""
        check_by_asking(self, state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        """Carry the action out and run on to the next owed question."""
        log: list[Event] = []
        if state.rules.negotiation and isinstance(action, Deal | Agree | Reject):
            state = negotiating.apply(state, seat, action, log)
        elif isinstance(action, Repay) and not isinstance(state.stage, Climbing):
            state = loans.repay(state, seat, log)
        else:
            state = flow.STAGES[state.phase].apply(state, seat, action, log)
        state = flow.run_on(state, log)
        return Step(state, tuple(log))

    def automatic(self, state: State) -> tuple[Seat, Action] | None:
        """Standing maxima in open auctions."""
        rules = _AUCTIONS.get(state.phase)
        return None if rules is None else rules(state)

    def default_action(self, state: State, decision: Decision) -> Action:
        """What the rules for absent players say."""
        return flow.STAGES[state.phase].default(state, decision)

    def stand_in(self, state: State, decision: Decision, rng: Rng) -> Action:
        """A sensible answer."""
        return stand_in.answer(state, decision, rng)

    def view(self, state: State, viewer: Viewer) -> View:
        """The position without what this viewer may not know."""
        awaited = dict.fromkeys(d.seat for d in self.pending(state, None) if d.owed)
        return secrecy.view(state, viewer, tuple(sorted(awaited)))

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        """The event as this viewer may know it."""
        return secrecy.redact(event, viewer)

    def tell(self, event: Event) -> Message:
        """The event in words to be."""
        return telling.tell(event)

    def outcome(self, state: State) -> Outcome | None:
        """Ranking and reasons once over."""
        return scoring.outcome(state)

    def figures(self, state: State) -> tuple[tuple[str, int], ...]:
        """Numbers worth counting over many matches."""
        players = state.players
        return (
            ("rounds", state.round),
            ("arrivals", state.arrivals),
            ("money", sum(player.money for player in players) // len(players)),
            ("best-rung", max(player.rung for player in players)),
            ("mean-rung", sum(player.rung for player in players) // len(players)),
            ("debts", sum(player.debts for player in players)),
        )


MARCHANDS = Marchands()
