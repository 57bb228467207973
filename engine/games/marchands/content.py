"""Everything printed on the board and the cards.

Each value says how well it is known: *certain* (stated by a rulebook), *likely* (one source or
a short deduction) or *guess* (reconstructed; nobody has compared it with the box). Owners of the
box correct the game by editing this file and nothing else.
"""

from enum import IntEnum
from functools import cached_property


class Good(IntEnum):
    """The six goods (certain)."""

    CLOTH = 0
    IRON = 1
    SILK = 2
    WINE = 3
    SALT = 4
    FOOD = 5

    @cached_property
    def token(self) -> str:
        """The good's word in notation and message keys."""
        return self.name.lower()


class City(IntEnum):
    """The six cities in their order round the ring of roads (names certain, order likely)."""

    PARIS = 0
    BRUGGE = 1
    KOELN = 2
    HAMBURG = 3
    WIEN = 4
    GENOVA = 5

    @cached_property
    def token(self) -> str:
        """The city's word in notation and message keys."""
        return self.name.lower()


class Ability(IntEnum):
    """The eight red cards: investments (edition 2), special abilities (edition 1); certain."""

    COACHMAN = 0
    WAREHOUSE_SALE = 1
    COURIER = 2
    COUNTING_HOUSE = 3
    MASTER_COACHMAN = 4
    CHEAP_PURCHASE = 5
    EXPRESS_COURIER = 6
    GREAT_COUNTING_HOUSE = 7

    @cached_property
    def token(self) -> str:
        """The card's word in notation and message keys."""
        return self.name.lower().replace("_", "-")


class Influence(IntEnum):
    """The green cards; edition 1 has the first five kinds only (certain)."""

    AXLE_BREAK = 0
    FREE_LOADING = 1
    SPECIAL_SALE = 2
    SALE_WITH_BONUS = 3
    SOCIAL_RISE = 4
    LOAD_MASTER = 5
    SOCIAL_STATUS = 6

    @cached_property
    def token(self) -> str:
        """The card's word in notation and message keys."""
        return self.name.lower().replace("_", "-")


GOODS, CITIES, INFLUENCES = tuple(Good), tuple(City), tuple(Influence)
"""To be counted through often, which takes an enumeration itself much longer."""

PRODUCTION: tuple[tuple[Good, ...], ...] = (
    (Good.SALT, Good.WINE, Good.FOOD),  # Paris: guess
    (Good.FOOD, Good.CLOTH, Good.SALT),  # Brugge: guess; that it has no wine is certain
    (Good.CLOTH, Good.IRON, Good.FOOD),  # Köln: guess
    (Good.IRON, Good.CLOTH, Good.SILK),  # Hamburg: certain
    (Good.SILK, Good.IRON, Good.WINE),  # Wien: guess
    (Good.WINE, Good.SILK, Good.SALT),  # Genova: guess
)
"""The three goods each city sells."""

SPUR = 2  # spaces between a city and its fork: guess, at least 2 is likely
"""Board "R18": city, two spaces, fork; the six forks form a ring. guess"""

BUYING = (100, 100, 200, 300, 400)  # certain
SELLING = (600, 700, 800, 900, 1000)  # certain
UPKEEP = (
    0,
    100,
    200,
    300,
    400,
    600,
    800,
    1000,
    1300,
    1600,
)  # 600, 1000, 1300, 1600 likely; rest guess
CLIMB_COST = (400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000)  # by arrivals: likely; 8+ as 8
ARRIVALS_TO_END = {2: 6, 3: 7, 4: 8}  # certain

PIECES_PER_GOOD = 8  # certain: nine in the box, one marks the price
START_MONEY = 5000  # certain
BANK = 45_000  # certain: the coins of edition 2; the bank never runs out
TILES = (1, 2, 3, 4)  # certain
MOST_GOODS_BOUGHT = 3  # certain
MASTER_LOAD = 3  # certain
GUEST_LOAD = 2  # certain
MOST_OFFERS = 3  # ruling A6
CARDS_PER_INFLUENCE = 3  # certain

BONUS_START = 200  # certain, for cities without a wagon
BONUS_STEP = 100  # certain
BONUS_MOST = 500  # certain

CHEAP_PURCHASE_FEE = 100  # certain
LOAD_MASTER_FEE = 800  # certain
SPECIAL_SALE_PRICE = 800  # certain
SOCIAL_RISE_FEE = 1200  # certain
SOCIAL_STATUS_FEE = 400  # certain
LOAN = 2000  # certain
REPAYMENT = 2500  # certain
MOST_STEPS = 2  # certain: rungs climbed per round
WAREHOUSE_SALE = {1: 3, 2: 5}  # certain: edition 1 from one warehouse, edition 2 from any
LIGHT_FEES = (200, 400)  # certain: loading one or two goods in the light variant
OPEN_INVESTMENTS = 4  # certain
MONEY_STEP = 100  # certain: the smallest coin
LAST_ROUND = 20  # ruling A19

ABILITY_PRICE = (200, 200, 400, 400, 600, 600, 800, 800)  # likely, by Ability; edition 1
ABILITY_STARS = (1, 1, 2, 2, 3, 3, 4, 4)  # guess, by Ability; edition 2
PAIR_FEE = 1000  # certain
ABILITY_PAIRS = (  # certain; edition 1, beginners
    (Ability.EXPRESS_COURIER, Ability.WAREHOUSE_SALE),
    (Ability.GREAT_COUNTING_HOUSE, Ability.COACHMAN),
    (Ability.MASTER_COACHMAN, Ability.COURIER),
    (Ability.CHEAP_PURCHASE, Ability.COUNTING_HOUSE),
)
COACHMAN_POINTS = {Ability.COACHMAN: 1, Ability.MASTER_COACHMAN: 2}  # certain
COURIER_STEPS = {Ability.COURIER: 1, Ability.EXPRESS_COURIER: 2}  # certain

START_SETS = {  # cities certain, which wagon stands where is a guess
    "paris-koeln-wien": (City.PARIS, City.KOELN, City.WIEN),
    "brugge-genova-hamburg": (City.BRUGGE, City.GENOVA, City.HAMBURG),
    "paris-koeln-genova": (City.PARIS, City.KOELN, City.GENOVA),
}
EDITION_SETS = {  # certain
    1: ("paris-koeln-genova",),
    2: ("paris-koeln-wien", "brugge-genova-hamburg"),
}

RANKS = 10  # guess
"""Rungs of the status ladder; their names are words, not rules."""

COLOURS = ("red", "blue", "green", "orange")  # certain, edition 2
