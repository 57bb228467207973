"""What a game is: the protocol every game follows and the values it speaks in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from engine.core.fields import Field
from engine.core.rng import Rng
from engine.core.values import Action, Event, MalformedError, Message, Seat, Viewer, say

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
ViewT_co = TypeVar("ViewT_co", covariant=True)
StateT_contra = TypeVar("StateT_contra", contravariant=True)

Options: TypeAlias = tuple[tuple[str, str], ...]
"""The settings a match is played with, in the game's order: (name, choice)."""

Ask: TypeAlias = "tuple[Field, ...] | Action"
"""The next fields (one modal holds at most five), or the finished action."""


class Setting(msgspec.Struct, frozen=True):
    """Something to settle before the start; the first choice is the default."""

    name: str
    choices: tuple[str, ...]


class Meta(msgspec.Struct, frozen=True):
    """What is known of a game before anybody sits down."""

    slug: str
    rules_version: int
    seats: range
    colours: tuple[str, ...]
    """One word per seat: how seats are called in records."""
    verbs: tuple[str, ...]
    everyday: tuple[str, ...]
    """The verbs common enough to deserve a slash command of their own."""
    settings: tuple[Setting, ...] = ()


class Types(msgspec.Struct, frozen=True):
    """The concrete types a codec needs."""

    state: type
    view: type
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]


class Decision(msgspec.Struct, frozen=True):
    """A question to a seat. Owed ones hold the table up, the others may be used meanwhile."""

    id: str
    """Names the question, not the moment: `[a-z0-9:.-]`, at most 40 characters, no secret."""
    seat: Seat
    prompt: Message
    verbs: tuple[str, ...]
    owed: bool = True
    secret: bool = False
    given: tuple[str, ...] = ()
    """Answers the question itself fixes, such as the wagon it is about."""
    sealed: Action | None = None
    """What the seat has answered and may still change; nobody else is told."""

    @property
    def stage(self) -> str:
        """What the question belongs to; a dot in the id sets off the steps within it."""
        return self.id.partition(".")[0]


class Step(msgspec.Struct, Generic[StateT], frozen=True):
    """A state and the events that led to it."""

    state: StateT
    events: tuple[Event, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: seats by rank, why it ended, and the reason for each seat's place."""

    ranking: tuple[tuple[Seat, ...], ...]
    reason: Message
    scores: tuple[Message, ...]
    """One per seat, in seat order: what decided its place."""

    def rank(self, seat: Seat) -> int:
        """The place of a seat, counted from 1; after a shared place the next is skipped."""
        place = 1
        for group in self.ranking:
            if seat in group:
                return place
            place += len(group)
        raise ValueError(f"seat {seat} was not ranked")


class Game(Protocol[StateT, ViewT_co]):
    """The rules of one game, as pure functions."""

    @property
    def meta(self) -> Meta:
        """Name, seats, settings and verbs."""

    @property
    def types(self) -> Types:
        """Every type the codec must know."""

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[StateT]:
        """The first position; whatever is forced at the start has already happened."""

    def pending(self, state: StateT, viewer: Viewer) -> tuple[Decision, ...]:
        """All open questions as this viewer may know them; over exactly when none is owed."""

    def ask(self, state: StateT, seat: Seat, verb: str, answers: tuple[str, ...]) -> Ask:
        """What to ask next after these (already verified) answers, or the finished action.

        Must work for every prefix of the answers. May raise a refusal if the verb is closed.
        """

    def explain(
        self, state: StateT, seat: Seat, verb: str, answers: tuple[str, ...], token: str
    ) -> Message | None:
        """Why this token cannot come next, where the game can say it better than a list."""

    def check(self, state: StateT, seat: Seat, action: Action) -> None:
        """The only judge: return, or raise a refusal."""

    def apply(self, state: StateT, seat: Seat, action: Action, rng: Rng) -> Step[StateT]:
        """What a checked action leads to, up to the next owed decision."""

    def automatic(self, state: StateT) -> tuple[Seat, Action] | None:
        """A standing order that fires now; it is logged like any other action."""

    def default_action(self, state: StateT, decision: Decision) -> Action:
        """The harmless answer to an owed decision, always legal."""

    def stand_in(self, state: StateT, decision: Decision, rng: Rng) -> Action:
        """A sensible answer to an owed decision, from what its seat may know; always legal."""

    def view(self, state: StateT, viewer: Viewer) -> ViewT_co:
        """The position as this viewer may know it; another type than the state."""

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        """The event as this viewer may know it, or nothing."""

    def tell(self, event: Event) -> Message:
        """The event in words to be."""

    def outcome(self, state: StateT) -> Outcome | None:
        """Ranking and reasons once over."""


@runtime_checkable
class Figured(Protocol[StateT_contra]):
    """A game with figures of its own, worth counting over many matches."""

    def figures(self, state: StateT_contra) -> tuple[tuple[str, int], ...]:
        """Named numbers of a finished match, always the same names in the same order.

        The first counts what the match is made of: its rounds or turns.
        """


def settle(meta: Meta, chosen: Mapping[str, str]) -> Options:
    """Complete the chosen settings with defaults, refusing what the game does not know."""
    known = {setting.name: setting for setting in meta.settings}
    for name, choice in chosen.items():
        if name not in known:
            raise MalformedError(
                say("refuse-setting", offender=name, options=", ".join(sorted(known)))
            )
        if choice not in known[name].choices:
            options = ", ".join(known[name].choices)
            raise MalformedError(say("refuse-setting", offender=choice, options=options))
    return tuple((s.name, chosen.get(s.name, s.choices[0])) for s in meta.settings)
