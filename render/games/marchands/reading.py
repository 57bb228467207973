"""From a view to what each part of the board shows, and what of it is new."""

from __future__ import annotations

from math import degrees

from engine.games.marchands import content
from engine.games.marchands.content import City, Good
from engine.games.marchands.model import roads
from engine.games.marchands.model.roads import Space
from engine.games.marchands.model.state import Phase as Stage
from engine.games.marchands.model.state import Wagon
from engine.games.marchands.model.view import View
from render.curves import heading
from render.games.marchands import facts, geography
from render.pen import Point

PHASES = {
    Stage.BUYING: "buying",
    Stage.BIDDING: "loading",
    Stage.LOADING: "loading",
    Stage.AXLES: "moving",
    Stage.MOVING: "moving",
    Stage.DIALS: "prices",
    Stage.COUNTING: "prices",
    Stage.SELLING: "selling",
    Stage.INVESTING: "investing",
    Stage.LOANS: "status",
    Stage.CLIMBING: "status",
}
"""The box of the phase strip in which each stage lies."""


def town(view: View, before: View | None, city: City) -> facts.Town:
    """Read a town."""
    goods = content.PRODUCTION[city]
    shown = facts.Town(
        city=city.token,
        goods=tuple(good.token for good in goods),
        stocks=tuple(tuple(p.stores[city][good] for good in goods) for p in view.players),
        bonus=view.bonus[city],
    )
    return shown if before is None else shown._replace(fresh=_town_news(shown, before, city))


def _town_news(now: facts.Town, before: View, city: City) -> frozenset[str]:
    old = town(before, None, city)
    news = {"bonus"} if now.bonus != old.bonus else set()
    for seat, (stock, was) in enumerate(zip(now.stocks, old.stocks, strict=True)):
        news |= {
            f"{seat}-{good}"
            for good, count, earlier in zip(now.goods, stock, was, strict=True)
            if count != earlier
        }
    return frozenset(news)


def gate(view: View, before: View | None, city: City) -> facts.Gate | None:
    """Read which wagon stands in a town."""
    inside = (i for i, it in enumerate(view.wagons) if it.at == roads.city_space(city))
    index = next(inside, None)
    if index is None:
        return None
    it = view.wagons[index]
    news: set[str] = set()
    if before is not None:
        old = before.wagons[index]
        news |= {"wagon"} if old.at != it.at else set()
        news |= {"master"} if old.master != it.master else set()
    return facts.Gate(index + 1, is_broken(view, index), it.master, frozenset(news))


def is_broken(view: View, wagon: int) -> bool:
    """Tell whether an axle break lies on a wagon."""
    return any(axle.wagon == wagon for axle in view.axles)


def sites(view: View, before: View | None) -> dict[Space, facts.Site]:
    """Read the road spaces on which something stands."""
    found: dict[Space, facts.Site] = {}
    for index, wagon in enumerate(view.wagons):
        if not roads.is_city(wagon.at):
            moved = before is not None and before.wagons[index].at != wagon.at
            found[wagon.at] = facts.Site(
                wagon=index + 1,
                angle=_angle(wagon.at, wagon.behind),
                broken=is_broken(view, index),
                fresh=frozenset({"wagon"} if moved else ()),
            )
    here = found.get(view.courier, facts.Site())
    moved = before is not None and before.courier != view.courier
    fresh = here.fresh | ({"courier"} if moved else set())
    found[view.courier] = here._replace(courier=True, fresh=fresh)
    return found


def _angle(at: Space, behind: Space | None) -> int:
    ahead = [space for space in roads.neighbours(at) if space != behind]
    if len(ahead) == 1 or behind is None:
        return round(degrees(heading(point(at), point(ahead[0]))))
    return round(degrees(heading(point(behind), point(at))))


def point(space: Space) -> Point:
    """Return where a space lies on the map; a town counts as its gate."""
    city = roads.city_near(space)
    return geography.SPURS[city.token][space - roads.city_space(city)]


def towards(at: Space, behind: Space | None) -> tuple[City, ...]:
    """Return the next towns that a wagon on the road can reach, one per branch ahead."""
    ahead = [space for space in roads.neighbours(at) if space != behind]
    while len(ahead) == 1:
        at, behind = ahead[0], at
        if roads.is_city(at):
            return (roads.city_near(at),)
        ahead = [space for space in roads.neighbours(at) if space != behind]
    return tuple(roads.city_near(space) for space in ahead)


def wagon(view: View, before: View | None, index: int) -> facts.Wagon:
    """Read a wagon's card."""
    it = view.wagons[index]
    inside = roads.is_city(it.at)
    news: set[str] = set()
    if before is not None:
        old = before.wagons[index]
        news |= {"place"} if old.at != it.at else set()
        news |= {
            str(seat) for seat in range(len(view.players)) if aboard(it, seat) != aboard(old, seat)
        }
    offers: list[tuple[int | None, int | None]] = [(None, None)] * len(view.players)
    for talk in view.talks:
        if talk.wagon == index and talk.turn != "settled":
            offers[talk.guest] = (talk.one, talk.two)
    return facts.Wagon(
        number=index + 1,
        city=roads.city_near(it.at).token if inside else None,
        towards=() if inside else tuple(city.token for city in towards(it.at, it.behind)),
        angle=None if inside else _angle(it.at, it.behind),
        cargo=tuple(aboard(it, seat) for seat in range(len(view.players))),
        offers=tuple(offers),
        master=it.master,
        broken=is_broken(view, index),
        fresh=frozenset(news),
    )


def aboard(it: Wagon, seat: int) -> tuple[str, ...]:
    """Return the goods a seat has on a wagon."""
    return tuple(good.token for good in sorted(it.cargo[seat])) if it.cargo else ()


def prices(view: View, before: View | None) -> facts.Prices:
    """Read the price table."""
    changed = () if before is None else (
        good.token for good in Good if view.prices[good] != before.prices[good]
    )  # fmt: skip
    return facts.Prices(
        levels=tuple((good.token, view.prices[good]) for good in Good),
        ladder=tuple(zip(content.BUYING, content.SELLING, strict=True)),
        stock=view.stock,
        fresh=frozenset(changed),
    )


def arrivals(view: View, before: View | None) -> facts.Arrivals:
    """Read the ladder of arrivals."""
    fresh = before is not None and before.arrivals != view.arrivals
    return facts.Arrivals(view.arrivals, view.climb_cost, content.CLIMB_COST, view.end_at, fresh)


def status(view: View, before: View | None) -> facts.Status:
    """Read the ladder of ranks."""
    rungs = tuple(player.rung for player in view.players)
    old = rungs if before is None else tuple(player.rung for player in before.players)
    moved = (seat for seat, rung in enumerate(rungs) if rung != old[seat])
    return facts.Status(rungs, content.UPKEEP, frozenset(moved))


def offers(view: View, before: View | None) -> facts.Offers:
    """Read the investment cards on offer."""
    cards = tuple((card.token, content.ABILITY_STARS[card]) for card in view.open_cards)
    news: set[str] = set()
    if before is not None:
        news |= {card.token for card in view.open_cards if card not in before.open_cards}
        news |= {good.token for good in Good if view.stock[good] != before.stock[good]}
    auction = view.auction
    return facts.Offers(
        cards=cards,
        waiting=view.deck,
        stock=tuple((good.token, view.stock[good]) for good in Good),
        bid=auction.high if auction else 0,
        leader=auction.leader if auction else None,
        on=auction.card.token if auction and auction.card is not None else None,
        fresh=frozenset(news),
        owned=() if cards else _owned(view),
    )


def _owned(view: View) -> tuple[tuple[str, int], ...]:
    return tuple(
        (card.token, seat)
        for seat, player in enumerate(view.players)
        for card in sorted(player.abilities)
    )


def phases(view: View) -> facts.Phases:
    """Read the phase strip."""
    boxes = dict.fromkeys(PHASES.values())
    if view.rules.edition == 1:
        boxes.pop("investing")
    current = PHASES.get(view.phase, "")
    return facts.Phases(tuple(boxes), current, str(view.phase), view.round)


def table(view: View, names: tuple[str, ...]) -> facts.Table:
    """Read who begins and who is awaited."""
    sealed = (view.sealed.answered, view.sealed.asked) if view.sealed else None
    return facts.Table(view.first, tuple(view.awaited), names, sealed)


def player(view: View, before: View | None, seat: int, name: str) -> facts.Player:
    """Read what everybody may know of a player."""
    it = view.players[seat]
    news: set[str] = set()
    if before is not None:
        old = before.players[seat]
        pairs = (("tiles", it.tiles, old.tiles), ("influence", it.cards, old.cards),
                 ("debts", it.debts, old.debts))  # fmt: skip
        news |= {word for word, now, then in pairs if now != then}
        news |= {card.token for card in it.abilities if card not in old.abilities}
    return facts.Player(
        seat=seat,
        name=name,
        rank=it.rung,
        tiles=it.tiles,
        abilities=tuple(card.token for card in sorted(it.abilities)),
        influence=it.cards,
        debts=it.debts,
        first=view.first == seat,
        awaited=seat in view.awaited,
        fresh=frozenset(news),
    )
