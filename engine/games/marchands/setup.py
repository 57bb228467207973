"""The first position: wagons, courier, cubes, cards and purses."""

from __future__ import annotations

from engine.core.game import Options
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.marchands.content import (
    BANK,
    BONUS_START,
    CARDS_PER_INFLUENCE,
    EDITION_SETS,
    OPEN_INVESTMENTS,
    PIECES_PER_GOOD,
    START_MONEY,
    START_SETS,
    Ability,
    City,
    Good,
    Influence,
)
from engine.games.marchands.model.roads import Space, city_space, spur_space
from engine.games.marchands.model.state import Over, Phase, Player, Rules, State, Wagon

ANY_CITIES = "any"
COURIER_DISTANCE = 2


def rules_of(options: Options) -> Rules:
    """The settings as the rules read them."""
    chosen = dict(options)
    return Rules(
        edition=int(chosen["edition"]),
        light=chosen["light"] == "on",
        negotiation=chosen["negotiation"] == "on",
        bids_at_once=chosen["auctions"] == "at-once",
        open_purses=chosen["purses"] == "open",
        ability_auction=chosen["abilities"] == "auction",
    )


def first_position(seats: int, options: Options, rng: Rng) -> State:
    """Everything laid out, before the first phase."""
    rules = rules_of(options)
    cities = start_cities(rules.edition, dict(options)["start"], rng)
    wagons = tuple(Wagon(city_space(city), cargo=((),) * seats) for city in cities)
    cards = rng.shuffled(tuple(Ability)) if rules.edition == 2 else tuple(Ability)
    shown = OPEN_INVESTMENTS if rules.edition == 2 else len(cards)
    return State(
        rules=rules,
        round=0,
        first=Seat(rng.below(seats)),
        phase=Phase.ABILITIES,
        players=(Player(START_MONEY),) * seats,
        wagons=wagons,
        courier=rng.choice(courier_starts(cities)),
        prices=(0,) * len(Good),
        stock=(PIECES_PER_GOOD,) * len(Good),
        bonus=tuple(0 if city in cities else BONUS_START for city in City),
        arrivals=0,
        bank=BANK - START_MONEY * seats,
        open_cards=cards[:shown],
        deck=cards[shown:],
        pile=influence_pile(rules),
        stage=Over("setup"),
    )


def start_cities(edition: int, choice: str, rng: Rng) -> tuple[City, ...]:
    """Where wagons 1, 2 and 3 start: a named set, one of the edition's at random, or anywhere."""
    if choice == ANY_CITIES:
        return rng.shuffled(tuple(City))[:3]
    if choice == "random":
        choice = rng.choice(EDITION_SETS[edition])
    return START_SETS[choice]


def courier_starts(cities: tuple[City, ...]) -> tuple[Space, ...]:
    """The spaces two steps outside the cities without a wagon."""
    return tuple(spur_space(city, COURIER_DISTANCE) for city in City if city not in cities)


def influence_pile(rules: Rules) -> tuple[int, ...]:
    """Three cards of each kind the edition has; the light variant has no axle breaks."""
    second_edition_only = (Influence.LOAD_MASTER, Influence.SOCIAL_STATUS)
    return tuple(
        0
        if (rules.light and kind == Influence.AXLE_BREAK)
        or (rules.edition == 1 and kind in second_edition_only)
        else CARDS_PER_INFLUENCE
        for kind in Influence
    )
