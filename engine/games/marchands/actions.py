"""What a player may do: one class per rulebook verb."""

from __future__ import annotations

from functools import cache

from engine.core.fields import NONE, basket
from engine.core.values import Action, Seat
from engine.games.marchands.content import COLOURS, Ability, City, Good, Influence
from engine.games.marchands.roads import Space, is_city, space_token


def wagon_token(wagon: int) -> str:
    """The word for a wagon in notation; people count them from 1."""
    return f"wagon-{wagon + 1}"


def place_token(good: Good, city: City) -> str:
    """The word for a good in a city's warehouse: silk@hamburg."""
    return f"{good.token}@{city.token}"


class Buy(Action, frozen=True):
    """Buy up to three goods into one's warehouses."""

    goods: tuple[tuple[Good, City], ...]

    def answers(self) -> tuple[str, ...]:
        return (basket([place_token(good, city) for good, city in self.goods]),)


class Pass(Action, frozen=True):
    """Do nothing, or end what one is doing."""


class Bid(Action, frozen=True):
    """Bid for a wagon (sealed), or in an open auction; several amounts for several wagons."""

    amounts: tuple[int, ...]

    def answers(self) -> tuple[str, ...]:
        return tuple(map(str, self.amounts))


class BidUpTo(Action, frozen=True):
    """Leave a hidden maximum that raises by 100 in turn until exceeded."""

    limit: int

    def answers(self) -> tuple[str, ...]:
        return (str(self.limit),)


class LoadMaster(Action, frozen=True):
    """Play the load-master card.

    Where several wagons are up at once it names one of them and bids for the others.
    """

    wagon: int | None = None
    amounts: tuple[int, ...] = ()

    def answers(self) -> tuple[str, ...]:
        if self.wagon is None:
            return ()
        return (wagon_token(self.wagon), *map(str, self.amounts))


class Load(Action, frozen=True):
    """The master loads his own goods, all of one type."""

    wagon: int
    goods: tuple[Good, ...]

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon), lot_token(self.goods[0], len(self.goods)))


def lot_token(good: Good, count: int) -> str:
    """So many pieces of one type: silk-3."""
    return f"{good.token}-{count}"


EVERYBODY = "all"


class Offer(Action, frozen=True):
    """The master names a price for one and/or for two goods, to one guest or to all of them."""

    wagon: int
    guest: Seat | None
    """None for everybody who waits for an offer."""
    prices: tuple[int | None, ...]
    """For one good and, where two still fit, for two; None where he does not offer it."""

    def answers(self) -> tuple[str, ...]:
        prices = (NONE if price is None else str(price) for price in self.prices)
        guest = EVERYBODY if self.guest is None else COLOURS[self.guest]
        return (wagon_token(self.wagon), guest, *prices)


class Close(Action, frozen=True):
    """The master ends the loading of a wagon."""

    wagon: int

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon),)


def offer_token(wagon: int, number: int, one: int | None, two: int | None) -> str:
    """An offer with its terms, so that nobody accepts 900 having read 300."""
    prices = "-".join("x" if price is None else str(price) for price in (one, two))
    return f"{wagon_token(wagon)}.{number}-{prices}"


class _Answer(Action, frozen=True):
    """An answer to a numbered offer, repeating its terms."""

    wagon: int
    number: int
    one: int | None
    two: int | None

    def offer(self) -> str:
        """The offer answered."""
        return offer_token(self.wagon, self.number, self.one, self.two)


class Accept(_Answer, frozen=True):
    """Take an offer and load these goods at its price."""

    goods: tuple[Good, ...]

    def answers(self) -> tuple[str, ...]:
        return (self.offer(), basket([good.token for good in self.goods]))


class Counter(_Answer, frozen=True):
    """Answer an offer with goods and a price of one's own."""

    goods: tuple[Good, ...]
    price: int

    def answers(self) -> tuple[str, ...]:
        return (self.offer(), basket([good.token for good in self.goods]), str(self.price))


class Decline(_Answer, frozen=True):
    """Refuse an offer."""

    def answers(self) -> tuple[str, ...]:
        return (self.offer(),)


class _Reply(Action, frozen=True):
    """The master's reply to a counter-offer, repeating its terms."""

    wagon: int
    guest: Seat
    goods: tuple[Good, ...]
    price: int

    def answers(self) -> tuple[str, ...]:
        return (counter_token(self.wagon, self.guest, self.goods, self.price),)


def counter_token(wagon: int, guest: Seat, goods: tuple[Good, ...], price: int) -> str:
    """A counter-offer with its terms."""
    names = "-".join(good.token for good in goods)
    return f"{wagon_token(wagon)}.{COLOURS[guest]}-{names}-{price}"


class Grant(_Reply, frozen=True):
    """Agree to a counter-offer; payment and loading happen together."""


class Refuse(_Reply, frozen=True):
    """Turn a counter-offer down; the posted price stays open."""


class FreeLoad(Action, frozen=True):
    """Play free loading: load up to two goods whatever the master says."""

    wagon: int
    goods: tuple[Good, ...]

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon), basket([good.token for good in self.goods]))


class BreakAxle(Action, frozen=True):
    """Play axle breaks on these wagons, one card each."""

    wagons: tuple[int, ...]

    def answers(self) -> tuple[str, ...]:
        return (basket([wagon_token(wagon) for wagon in self.wagons]),)


class Mend(Action, frozen=True):
    """Edition 1: take one's own axle breaks off a wagon at one's movement turn."""

    wagon: int

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon),)


class Move(Action, frozen=True):
    """Play a tile, with extra coachman points, on a wagon."""

    tile: int
    extra: int
    wagon: int
    to: Space
    via: Space

    def answers(self) -> tuple[str, ...]:
        route = route_token(self.to, self.via)
        return (tile_token(self.tile, self.extra), wagon_token(self.wagon), route)


@cache
def tile_token(tile: int, extra: int = 0) -> str:
    """A tile with the coachman points that lengthen it: 3, or 3+1."""
    return f"{tile}+{extra}" if extra else str(tile)


class Burn(Action, frozen=True):
    """Spend a tile that can move no wagon; its points are lost."""

    tile: int

    def answers(self) -> tuple[str, ...]:
        return (tile_token(self.tile),)


@cache
def route_token(to: Space, via: Space) -> str:
    """Where a wagon is driven; on a road, also from which side: that is its direction."""
    return space_token(to) if is_city(to) else f"{space_token(to)}/{space_token(via)}"


class Coach(Action, frozen=True):
    """Spend coachman points apart from the tile."""

    points: int
    wagon: int
    to: Space
    via: Space

    def answers(self) -> tuple[str, ...]:
        return (str(self.points), wagon_token(self.wagon), route_token(self.to, self.via))


class Ride(Action, frozen=True):
    """Move the courier; the least ability that reaches so far is used."""

    to: Space

    def answers(self) -> tuple[str, ...]:
        return (space_token(self.to),)


class Take(Action, frozen=True):
    """Choose an influence card from the pile, in secret."""

    card: Influence

    def answers(self) -> tuple[str, ...]:
        return (self.card.token,)


ARMS = "arms"


class Dial(Action, frozen=True):
    """Set both hands of the price dial; a hand on the arms changes nothing."""

    hands: tuple[Good | None, Good | None]

    def answers(self) -> tuple[str, ...]:
        return tuple(ARMS if hand is None else hand.token for hand in self.hands)


class Shift(Action, frozen=True):
    """Use a counting-house: move one price a level up or down."""

    good: Good
    up: bool

    def answers(self) -> tuple[str, ...]:
        return (self.good.token, "up" if self.up else "down")


class Sell(Action, frozen=True):
    """Warehouse sale; edition 1 names the one warehouse it sells from."""

    goods: tuple[tuple[Good, City], ...]
    warehouse: City | None = None

    def answers(self) -> tuple[str, ...]:
        goods = basket([place_token(*place) for place in self.goods])
        return (goods,) if self.warehouse is None else (self.warehouse.token, goods)


class SellSpecially(Action, frozen=True):
    """Play special sale: sell one stored good for 800."""

    good: Good
    city: City

    def answers(self) -> tuple[str, ...]:
        return (place_token(self.good, self.city),)


class ClaimBonus(Action, frozen=True):
    """Play sale with bonus on a wagon that arrived this round."""

    wagon: int

    def answers(self) -> tuple[str, ...]:
        return (wagon_token(self.wagon),)


class Propose(Action, frozen=True):
    """Edition 1 for experts: propose an ability card, which bids its printed price."""

    card: Ability

    def answers(self) -> tuple[str, ...]:
        return (self.card.token,)


class Invest(Action, frozen=True):
    """Choose the investment card one has won."""

    card: Ability

    def answers(self) -> tuple[str, ...]:
        return (self.card.token,)


class PayStatus(Action, frozen=True):
    """Play social status: pay 400 upkeep whatever the rung."""


class Borrow(Action, frozen=True):
    """Take a loan after falling on the status ladder."""


class Repay(Action, frozen=True):
    """Pay a loan back."""


class Climb(Action, frozen=True):
    """Climb the status ladder, some of the steps with social-rise cards."""

    steps: int
    cards: int = 0

    def answers(self) -> tuple[str, ...]:
        return (climb_token(self.steps, self.cards),)


def climb_token(steps: int, cards: int) -> str:
    """So many steps, so many of them with social-rise cards: 2, or 2+1 with one card."""
    return f"{steps}+{cards}" if cards else str(steps)


class Deal(Action, frozen=True):
    """Art of negotiation: propose money, cards and a promise to another player."""

    partner: Seat
    pays: int
    gets: int
    gives_card: Influence | None
    wants_card: Influence | None
    promise: str

    def answers(self) -> tuple[str, ...]:
        cards = (NONE if c is None else c.token for c in (self.gives_card, self.wants_card))
        return (COLOURS[self.partner], str(self.pays), str(self.gets), *cards, self.promise or NONE)


class Agree(Action, frozen=True):
    """Accept a proposed deal by its number and terms."""

    number: int
    pays: int
    gets: int

    def answers(self) -> tuple[str, ...]:
        return (deal_token(self.number, self.pays, self.gets),)


class Reject(Action, frozen=True):
    """Turn a proposed deal down, or take one's own back."""

    number: int
    pays: int
    gets: int

    def answers(self) -> tuple[str, ...]:
        return (deal_token(self.number, self.pays, self.gets),)


def deal_token(number: int, pays: int, gets: int) -> str:
    """A deal with the money it moves."""
    return f"deal-{number}-{pays}-{gets}"


ACTIONS = (
    Buy,
    Pass,
    Bid,
    BidUpTo,
    LoadMaster,
    Load,
    Offer,
    Close,
    Accept,
    Counter,
    Decline,
    Grant,
    Refuse,
    FreeLoad,
    BreakAxle,
    Mend,
    Move,
    Burn,
    Coach,
    Ride,
    Take,
    Dial,
    Shift,
    Sell,
    SellSpecially,
    ClaimBonus,
    Propose,
    Invest,
    PayStatus,
    Borrow,
    Repay,
    Climb,
    Deal,
    Agree,
    Reject,
)
