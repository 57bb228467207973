"""The rules of Marchands du Nord as the engine asks for them."""

from __future__ import annotations

from engine.core.asking import check_by_asking
from engine.core.game import Ask, Decision, Meta, Options, Outcome, Setting, Step, Types
from engine.core.rng import Rng
from engine.core.values import Action, Event, Message, Seat, Viewer
from engine.games.nord import questions, refusals, scoring, secrecy, stand_in, telling, turns
from engine.games.nord.actions import ACTIONS
from engine.games.nord.content import COLOURS
from engine.games.nord.events import EVENTS
from engine.games.nord.model import State, View


class Nord:
    """Marchands du Nord for two to four seats."""

    meta = Meta(
        slug="nord",
        rules_version=1,
        seats=range(2, 5),
        colours=COLOURS,
        verbs=questions.VERBS,
        everyday=("build", "move", "resell", "deliver", "double", "remove", "steal", "decline"),
        settings=(Setting("end-guard", ("on", "off")),),
    )
    types = Types(State, View, ACTIONS, EVENTS)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Deal tracks, production and the first player."""
        return turns.setup(seats, options, rng)

    def pending(self, state: State, viewer: Viewer) -> tuple[Decision, ...]:
        """The one open question, alike for everybody."""
        del viewer
        decision = questions.decision(state)
        return () if decision is None else (decision,)

    def ask(self, state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
        """What to ask next, or the finished action."""
        return questions.ask(state, seat, verb, answers)

    def explain(
        self, state: State, seat: Seat, verb: str, answers: tuple[str, ...], token: str
    ) -> Message | None:
        """What the rules have against a token."""
        return refusals.explain(state, seat, verb, answers, token)

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Refuse what the questions do not lead to."""
        check_by_asking(self, state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        """Carry an answer out; chance has no part after the set-up."""
        del rng
        return turns.apply(state, seat, action)

    def automatic(self, state: State) -> tuple[Seat, Action] | None:
        """There are no standing orders."""
        del state
        return None

    def default_action(self, state: State, decision: Decision) -> Action:
        """The harmless answer (N35)."""
        del decision
        return stand_in.harmless(state)

    def stand_in(self, state: State, decision: Decision, rng: Rng) -> Action:
        """A sensible answer."""
        return stand_in.choose(self, state, decision, rng)

    def view(self, state: State, viewer: Viewer) -> View:
        """The position as anybody may know it."""
        return secrecy.view(state, viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        """The event as anybody may know it."""
        return secrecy.redact(event, viewer)

    def tell(self, event: Event) -> Message:
        """The event in words to be."""
        return telling.tell(event)

    def outcome(self, state: State) -> Outcome | None:
        """Ranking and reasons once over."""
        return scoring.outcome(state)

    def figures(self, state: State) -> tuple[tuple[str, int], ...]:
        """Named numbers of a finished game."""
        return scoring.figures(state)


NORD = Nord()
