"""Positions made by hand, and a way to play one phase in notation."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.fields import JOINT, Field, verify
from engine.core.game import Ask, Decision
from engine.core.values import Event, NotPendingError, Seat, Viewer, say
from engine.games.marchands.content import (
    BANK,
    PIECES_PER_GOOD,
    START_MONEY,
    Ability,
    City,
    Good,
    Influence,
)
from engine.games.marchands.model.position import with_player
from engine.games.marchands.model.roads import SPACE_BY_TOKEN, Space
from engine.games.marchands.model.state import Over, Phase, Player, Rules, State, Wagon
from engine.games.marchands.phases.stages import StageRules
from engine.games.marchands.setup import influence_pile

A, B, C, D = (Seat(number) for number in range(4))


def space(token: str) -> Space:
    """A space by its word in notation."""
    return SPACE_BY_TOKEN[token]


def wagon(at: str, behind: str | None = None, **changes: object) -> Wagon:
    """An empty wagon on a space, with the space it came from."""
    before = None if behind is None else space(behind)
    return replace(Wagon(space(at), before, cargo=((),) * 4), **changes)


def position(edition: int = 2, seats: int = 4, *, light: bool = False, **changes: object) -> State:
    """Round 1 with wagons in Paris, Köln and Wien; red is first. Any field can be changed."""
    rules = Rules(edition, light)
    cargo: tuple[tuple[Good, ...], ...] = ((),) * seats
    start = State(
        rules=rules,
        round=1,
        first=A,
        phase=Phase.BUYING,
        players=(Player(START_MONEY),) * seats,
        wagons=tuple(wagon(city, cargo=cargo) for city in ("paris", "koeln", "wien")),
        courier=space("brugge-2"),
        prices=(0,) * len(Good),
        stock=(PIECES_PER_GOOD,) * len(Good),
        bonus=(0, 200, 0, 200, 0, 200),
        arrivals=0,
        bank=BANK - START_MONEY * seats,
        open_cards=tuple(Ability)[:4] if edition == 2 else tuple(Ability),
        deck=tuple(Ability)[4:] if edition == 2 else (),
        pile=influence_pile(rules),
        stage=Over("setup"),
    )
    return replace(start, **changes)


def with_seat(state: State, seat: Seat, **changes: object) -> State:
    """The position with something changed for one player."""
    return with_player(state, seat, replace(state.players[seat], **changes))


def with_goods(state: State, seat: Seat, city: City, *goods: Good) -> State:
    """The position with these goods taken from the stock into a warehouse."""
    stores = [list(house) for house in state.players[seat].stores]
    stock = list(state.stock)
    for good in goods:
        stores[city][good] += 1
        stock[good] -= 1
    state = replace(state, stock=tuple(stock))
    return with_seat(state, seat, stores=tuple(map(tuple, stores)))


def with_cards(state: State, seat: Seat, *cards: Influence) -> State:
    """The position with these cards taken from the pile into a hand."""
    pile = list(state.pile)
    for card in cards:
        pile[card] -= 1
    hand = (*state.players[seat].hand, *cards)
    return with_seat(replace(state, pile=tuple(pile)), seat, hand=hand)


class Table:
    """One stage on its own: `play` takes notation, baskets joined by commas."""

    def __init__(self, rules: StageRules, state: State) -> None:
        self.rules = rules
        self.events: list[Event] = []
        self.state = rules.enter(state, self.events)

    def decisions(self, viewer: Viewer = None) -> list[Decision]:
        """The open questions; none once the stage is finished."""
        return [] if self.finished else list(self.rules.decisions(self.state, viewer))

    @property
    def finished(self) -> bool:
        """Whether the stage owes nothing more."""
        return self.rules.finished(self.state)

    @property
    def owing(self) -> list[Seat]:
        """Who holds the table up."""
        return [decision.seat for decision in self.decisions() if decision.owed]

    def verbs(self, seat: Seat) -> set[str]:
        """What a seat may do."""
        return {v for d in self.decisions(seat) if d.seat == seat for v in d.verbs}

    def ask(self, seat: Seat, line: str) -> Ask:
        """What comes after these words, each of them verified."""
        verb, *words = line.split()
        if verb not in self.verbs(seat):
            raise NotPendingError(say("refuse-verb", offender=verb))
        answers: tuple[str, ...] = ()
        for word in words:
            fields = self.rules.ask(self.state, seat, verb, answers)
            assert isinstance(fields, tuple), f"{line!r} is complete before {word!r}"
            answer = word.replace(",", JOINT)
            verify(fields[0], answer)
            answers = (*answers, answer)
        return self.rules.ask(self.state, seat, verb, answers)

    def field(self, seat: Seat, line: str) -> Field:
        """The next field after these words."""
        fields = self.ask(seat, line)
        assert isinstance(fields, tuple)
        return fields[0]

    def options(self, seat: Seat, line: str) -> list[str]:
        """The tokens that may come next."""
        field = self.field(seat, line)
        return [option.token for option in getattr(field, "options", ())]

    def play(self, seat: Seat, line: str) -> list[Event]:
        """Carry out an action in notation and return what happened."""
        action = self.ask(seat, line)
        assert not isinstance(action, tuple), f"{line!r} is not complete: {action}"
        written = (*(answer.replace(JOINT, ",") for answer in action.answers()),)
        assert (action.verb, *written) == tuple(line.split())
        told: list[Event] = []
        self.state = self.rules.apply(self.state, seat, action, told)
        self.events += told
        return told

    def leave(self) -> list[Event]:
        """Leave the finished stage and return what that reveals."""
        assert self.finished
        told: list[Event] = []
        self.state = self.rules.leave(self.state, told)
        self.events += told
        return told
