"""Phase 3 played at random from random positions: what must hold whatever is chosen."""

from collections import Counter
from itertools import groupby

import pytest

from engine.core.asking import draw
from engine.core.fields import Choose
from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat
from engine.games.marchands.content import COACHMAN_POINTS, TILES, Ability
from engine.games.marchands.model.events import CardWon, WagonMoved
from engine.games.marchands.model.roads import SPACES, Space, is_city, neighbours
from engine.games.marchands.model.state import Axle, Player, State, Wagon
from engine.games.marchands.phases.moving import stage as moving
from engine.games.marchands.phases.moving.courier import rides
from engine.games.marchands.phases.moving.driving import coach_moves, moves, stuck_tiles, turn
from tests.engine.games.marchands.build import Table, position

RUNS = range(60)


def scattered(edition: int, rng: Rng) -> State:
    """Wagons and courier anywhere, abilities and tiles dealt at random, perhaps an axle break."""
    cards = rng.shuffled(tuple(Ability))
    players = tuple(
        Player(5000, tiles=TILES[rng.below(4) :], abilities=cards[seat * 2 : seat * 2 + 2])
        for seat in range(4)
    )
    roads = tuple(space for space in SPACES if not is_city(space))
    axles = (Axle(rng.below(3), Seat(rng.below(4))),) if rng.below(2) else ()
    return position(
        edition,
        wagons=tuple(heading(at, rng) for at in rng.shuffled(SPACES)[:3]),
        courier=rng.choice(roads),
        players=players,
        axles=axles,
        pile=(2, 1, 0, 1, 0, 0, 0),
    )


def heading(at: Space, rng: Rng) -> Wagon:
    behind = None if is_city(at) else rng.choice(neighbours(at))
    return Wagon(at, behind, cargo=((),) * 4, arrived=is_city(at) and not rng.below(3))


def random_line(table: Table, rng: Rng) -> tuple[Seat, Action]:
    [decision] = table.decisions()
    verb = rng.choice(decision.verbs)
    answers: tuple[str, ...] = ()
    asked = moving.ask(table.state, decision.seat, verb, answers)
    while isinstance(asked, tuple):
        answers = (*answers, draw(asked[0], rng))
        asked = moving.ask(table.state, decision.seat, verb, answers)
    return decision.seat, asked


def played(edition: int, run: int) -> tuple[State, Table]:
    rng = Rng(f"h1:moving-{edition}-{run}")
    start = scattered(edition, rng)
    table = Table(moving, start)
    while not table.finished:
        seat, action = random_line(table, rng)
        table.play(seat, " ".join((action.verb, *action.answers())))
        spaces = [wagon.at for wagon in table.state.wagons]
        assert len(set(spaces)) == 3
        assert not is_city(table.state.courier)
    return start, table


@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize("edition", [1, 2])
def test_what_holds_whatever_is_played(edition: int, run: int) -> None:
    start, table = played(edition, run)
    for before, after in zip(start.players, table.state.players, strict=True):
        assert len(after.tiles) == len(before.tiles) - 1
    for number, wagon in enumerate(start.wagons):
        if wagon.arrived or (edition == 2 and any(a.wagon == number for a in start.axles)):
            assert table.state.wagons[number] == wagon
    hands = sum(len(player.hand) for player in table.state.players)
    assert sum(table.state.pile) + hands == sum(start.pile)


@pytest.mark.parametrize("run", RUNS)
def test_points_are_never_overspent(run: int) -> None:
    for edition in (1, 2):
        start, table = played(edition, run)
        for seat, told in by_seat(table.events):
            driven = [event for event in told if isinstance(event, WagonMoved)]
            owned = start.players[seat].abilities
            points = sum(COACHMAN_POINTS.get(card, 0) for card in owned)
            assert sum(event.extra for event in driven) <= points
            assert sum(event.tile > 0 for event in driven) <= 1
            if edition == 1:
                assert set(Counter(event.wagon for event in driven).values()) <= {1}
            won = Counter(event.wagon for event in told if isinstance(event, CardWon))
            assert set(won.values()) <= {1}


def by_seat(events: list[Event]) -> list[tuple[Seat, list[Event]]]:
    own = [event for event in events if hasattr(event, "seat")]
    return [(seat, list(told)) for seat, told in groupby(own, key=lambda e: e.seat)]


@pytest.mark.parametrize("run", RUNS)
def test_lists_and_questions_agree(run: int) -> None:
    """Everything that is listed can be asked for, and everything asked for is listed."""
    for edition in (1, 2):
        table = Table(moving, scattered(edition, Rng(f"h1:lists-{edition}-{run}")))
        if table.finished:
            continue
        seat = turn(table.state).queue[0]
        listed = {
            "move": {move.answers() for move in moves(table.state, seat)},
            "coach": {move.answers() for move in coach_moves(table.state)},
            "burn": {(str(tile),) for tile in stuck_tiles(table.state, seat)},
        }
        for verb, found in listed.items():
            assert (verb in table.verbs(seat)) == bool(found)
            if found:
                assert set(walked(table.state, seat, verb, ())) == found
        assert ("ride" in table.verbs(seat)) == bool(rides(table.state))


def walked(state: State, seat: Seat, verb: str, answers: tuple[str, ...]) -> list[tuple[str, ...]]:
    asked = moving.ask(state, seat, verb, answers)
    if not isinstance(asked, tuple):
        return [asked.answers()]
    assert isinstance(asked[0], Choose)
    tokens = [option.token for option in asked[0].options]
    assert tokens, "a question without answers"
    return [found for t in tokens for found in walked(state, seat, verb, (*answers, t))]
