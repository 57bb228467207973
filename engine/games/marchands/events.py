"""What happens: one class per consequence. `secrecy.redact` decides who hears what."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.values import Event, Seat
from engine.games.marchands.content import Ability, City, Good, Influence
from engine.games.marchands.roads import Space
from engine.games.marchands.state import Phase


class RoundBegan(Event, frozen=True):
    """A new round with a new first player."""

    round: int
    first: Seat


class PhaseBegan(Event, frozen=True):
    """A phase in which something can happen began."""

    phase: Phase


class Passed(Event, frozen=True):
    """A seat used its turn for nothing."""

    seat: Seat
    phase: Phase


class Bought(Event, frozen=True):
    """Goods were bought into warehouses."""

    seat: Seat
    goods: tuple[tuple[Good, City], ...]
    paid: int


class BidsRevealed(Event, frozen=True):
    """Sealed bids were opened; bids by seat."""

    wagon: int
    bids: tuple[int, ...]
    master: Seat
    paid: int


class LoadMasterPlayed(Event, frozen=True):
    """The load-master card decided a wagon; the bids went back unseen."""

    wagon: int
    master: Seat
    returned: tuple[Seat, ...]
    """Others who had played the card and keep it."""


class GoodsLoaded(Event, frozen=True):
    """The master loaded his own goods."""

    wagon: int
    seat: Seat
    goods: tuple[Good, ...]


class OfferMade(Event, frozen=True):
    """The master named a price."""

    wagon: int
    master: Seat
    guest: Seat
    number: int
    one: int | None
    two: int | None


class OfferDeclined(Event, frozen=True):
    """A guest declined an offer."""

    wagon: int
    guest: Seat
    number: int


class OfferCountered(Event, frozen=True):
    """A guest made a counter-offer."""

    wagon: int
    guest: Seat
    goods: tuple[Good, ...]
    price: int


class CounterRefused(Event, frozen=True):
    """The master refused a counter-offer; his price stays open."""

    wagon: int
    guest: Seat


class DealStruck(Event, frozen=True):
    """A guest paid the master and loaded."""

    wagon: int
    master: Seat
    guest: Seat
    goods: tuple[Good, ...]
    price: int


class FreeLoaded(Event, frozen=True):
    """Free loading was played."""

    wagon: int
    seat: Seat
    goods: tuple[Good, ...]


class LoadingClosed(Event, frozen=True):
    """A wagon's loading ended for this round."""

    wagon: int


class AxlesBroken(Event, frozen=True):
    """Axle breaks were played on wagons, one card each."""

    seat: Seat
    wagons: tuple[int, ...]


class AxleMended(Event, frozen=True):
    """Edition 1: an owner took his axle breaks off a wagon."""

    seat: Seat
    wagon: int


class WagonMoved(Event, frozen=True):
    """A wagon moved; `tile` is 0 for coachman points alone."""

    seat: Seat
    wagon: int
    tile: int
    extra: int
    start: Space
    to: Space


class WagonArrived(Event, frozen=True):
    """A wagon came into a city."""

    wagon: int
    city: City


class TileLost(Event, frozen=True):
    """A tile was spent without any wagon to move."""

    seat: Seat
    tile: int


class CourierMoved(Event, frozen=True):
    """The courier moved."""

    seat: Seat
    to: Space


class CardWon(Event, frozen=True):
    """A wagon and the courier met: the seat may choose an influence card."""

    seat: Seat
    wagon: int


class CardTaken(Event, frozen=True):
    """An influence card was chosen; others do not learn which."""

    seat: Seat
    card: Influence | None


class TilesReturned(Event, frozen=True):
    """All movement tiles are available again."""


class DialsRevealed(Event, frozen=True):
    """The price dials were opened; hands by seat."""

    hands: tuple[tuple[Good | None, Good | None], ...]

    def by_seat(self) -> Iterator[tuple[Seat, tuple[Good | None, Good | None]]]:
        """Each seat with its two hands."""
        return ((Seat(seat), pair) for seat, pair in enumerate(self.hands))


class PriceMoved(Event, frozen=True):
    """A price level changed; levels 0 to 4."""

    good: Good
    before: int
    after: int


class PriceShifted(Event, frozen=True):
    """A counting-house moved a price."""

    seat: Seat
    ability: Ability
    good: Good
    up: bool
    after: int


class SoldFromWarehouse(Event, frozen=True):
    """A warehouse sale at purchase prices."""

    seat: Seat
    goods: tuple[tuple[Good, City], ...]
    income: int


class SoldSpecially(Event, frozen=True):
    """A special sale."""

    seat: Seat
    good: Good
    city: City
    income: int


class BonusClaimed(Event, frozen=True):
    """A sale with bonus was declared for a wagon."""

    seat: Seat
    wagon: int


class CargoSold(Event, frozen=True):
    """One seat's goods on an arrived wagon were sold."""

    wagon: int
    city: City
    seat: Seat
    goods: tuple[Good, ...]
    income: int


class ArrivalsCounted(Event, frozen=True):
    """The arrival marker moved; `cost` is the price of a social step now."""

    arrivals: int
    cost: int


class BonusesMoved(Event, frozen=True):
    """The bonus cubes moved; bonus by city."""

    bonus: tuple[int, ...]

    def by_city(self) -> Iterator[tuple[City, int]]:
        """Each city with its bonus."""
        return zip(City, self.bonus, strict=True)


class CardsOffered(Event, frozen=True):
    """Investment cards lie open for auction."""

    cards: tuple[Ability, ...]


class AbilityProposed(Event, frozen=True):
    """Edition 1 for experts: a card was put up at its printed price."""

    seat: Seat
    card: Ability
    amount: int


class BidMade(Event, frozen=True):
    """An open bid."""

    seat: Seat
    amount: int


class BidderPassed(Event, frozen=True):
    """A seat left the auction of this card."""

    seat: Seat


class AuctionWon(Event, frozen=True):
    """An auction ended."""

    seat: Seat
    amount: int


class AbilityGained(Event, frozen=True):
    """A seat now owns an ability or investment card."""

    seat: Seat
    card: Ability


class PairDealt(Event, frozen=True):
    """Edition 1 for beginners: a pair of abilities for the flat fee."""

    seat: Seat
    cards: tuple[Ability, ...]
    paid: int


class UpkeepPaid(Event, frozen=True):
    """Upkeep was paid, perhaps with the social-status card."""

    seat: Seat
    amount: int
    card: bool


class Fell(Event, frozen=True):
    """A seat could not pay its upkeep; edition 1 shows the purse."""

    seat: Seat
    before: int
    after: int
    purse: int | None


class Borrowed(Event, frozen=True):
    """A loan was taken."""

    seat: Seat
    amount: int


class Repaid(Event, frozen=True):
    """A loan was paid back."""

    seat: Seat
    amount: int


class Climbed(Event, frozen=True):
    """A seat climbed the status ladder."""

    seat: Seat
    steps: int
    cards: int
    paid: int
    rung: int


class DealProposed(Event, frozen=True):
    """A deal was proposed in public."""

    number: int
    giver: Seat
    taker: Seat
    pays: int
    gets: int
    gives_card: Influence | None
    wants_card: Influence | None
    promise: str


class DealAgreed(Event, frozen=True):
    """A deal was accepted; money and cards changed hands."""

    number: int
    giver: Seat
    taker: Seat


class DealRejected(Event, frozen=True):
    """A deal was turned down or taken back."""

    number: int
    seat: Seat


class GameEnded(Event, frozen=True):
    """The game is over."""

    reason: str


EVENTS = (
    RoundBegan,
    PhaseBegan,
    Passed,
    Bought,
    BidsRevealed,
    LoadMasterPlayed,
    GoodsLoaded,
    OfferMade,
    OfferDeclined,
    OfferCountered,
    CounterRefused,
    DealStruck,
    FreeLoaded,
    LoadingClosed,
    AxlesBroken,
    AxleMended,
    WagonMoved,
    WagonArrived,
    TileLost,
    CourierMoved,
    CardWon,
    CardTaken,
    TilesReturned,
    DialsRevealed,
    PriceMoved,
    PriceShifted,
    SoldFromWarehouse,
    SoldSpecially,
    BonusClaimed,
    CargoSold,
    ArrivalsCounted,
    BonusesMoved,
    CardsOffered,
    AbilityProposed,
    BidMade,
    BidderPassed,
    AuctionWon,
    AbilityGained,
    PairDealt,
    UpkeepPaid,
    Fell,
    Borrowed,
    Repaid,
    Climbed,
    DealProposed,
    DealAgreed,
    DealRejected,
    GameEnded,
)
