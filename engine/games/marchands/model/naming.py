"""Names of things as messages and options, made once."""

from __future__ import annotations

from functools import cache

from engine.core.fields import Option
from engine.core.values import Message, Seat, say, seat_name
from engine.games.marchands.content import COLOURS, GOODS, Ability, City, Good, Influence
from engine.games.marchands.model.actions import place_token, wagon_token
from engine.games.marchands.model.roads import Space, city_near, is_city, is_fork, spur_space


@cache
def good_name(good: Good) -> Message:
    """The name of a good."""
    return say(f"marchands-good-{good.token}")


@cache
def city_name(city: City) -> Message:
    """The name of a city."""
    return say(f"marchands-city-{city.token}")


@cache
def wagon_name(wagon: int) -> Message:
    """The name of a wagon."""
    return say("marchands-wagon", number=wagon + 1)


@cache
def ability_name(ability: Ability) -> Message:
    """The name of an investment or ability card."""
    return say(f"marchands-ability-{ability.token}")


@cache
def influence_name(card: Influence) -> Message:
    """The name of an influence card."""
    return say(f"marchands-influence-{card.token}")


@cache
def rank_name(rung: int) -> Message:
    """The name of a rung of the status ladder."""
    return say(f"marchands-rank-{rung}")


@cache
def space_name(space: Space) -> Message:
    """A space in words: a city, so many spaces outside it, or its fork."""
    city = city_name(city_near(space))
    if is_city(space):
        return city
    if is_fork(space):
        return say("marchands-space-fork", city=city)
    steps = next(n for n in range(1, 9) if spur_space(city_near(space), n) == space)
    return say("marchands-space-spur", city=city, steps=steps)


@cache
def route_name(to: Space, via: Space) -> Message:
    """The end of a move and where the wagon will then be heading."""
    if is_city(to):
        return say("marchands-route-arrive", city=city_name(city_near(to)))
    city = city_name(city_near(to))
    if is_fork(to):
        return say("marchands-route-fork", city=city, via=city_name(city_near(via)))
    inward = via > to
    steps = next(n for n in range(1, 9) if spur_space(city_near(to), n) == to)
    return say(f"marchands-route-{'in' if inward else 'out'}", city=city, steps=steps)


@cache
def place_name(good: Good, city: City) -> Message:
    """A good in a city's warehouse."""
    return say("marchands-place", good=good_name(good), city=city_name(city))


def goods_list(goods: tuple[Good, ...]) -> tuple[Message, ...]:
    """Goods with their counts, for a list in words."""
    return tuple(
        say("marchands-counted", count=goods.count(good), good=good_name(good))
        for good in GOODS
        if good in goods
    )


def places_list(places: tuple[tuple[Good, City], ...]) -> tuple[Message, ...]:
    """Goods in warehouses with their counts, for a list in words."""
    return tuple(
        say("marchands-counted", count=places.count(place), good=place_name(*place))
        for place in sorted(set(places))
    )


@cache
def good_option(good: Good) -> Option:
    """A good to choose."""
    return Option(good.token, good_name(good))


@cache
def place_option(good: Good, city: City, price: int | None = None) -> Option:
    """A good in a city to choose, grouped by city, with its price as a note."""
    note = None if price is None else say("marchands-note-price", amount=price)
    return Option(place_token(good, city), place_name(good, city), note, city_name(city))


@cache
def wagon_option(wagon: int) -> Option:
    """A wagon to choose."""
    return Option(wagon_token(wagon), wagon_name(wagon))


@cache
def seat_option(seat: Seat) -> Option:
    """A player to choose."""
    return Option(COLOURS[seat], seat_name(seat))


GOOD_BY_TOKEN = {good.token: good for good in Good}
CITY_BY_TOKEN = {city.token: city for city in City}
ABILITY_BY_TOKEN = {ability.token: ability for ability in Ability}
INFLUENCE_BY_TOKEN = {card.token: card for card in Influence}
WAGON_BY_TOKEN = {wagon_token(number): number for number in range(3)}
SEAT_BY_TOKEN = {colour: Seat(number) for number, colour in enumerate(COLOURS)}
PLACE_BY_TOKEN = {place_token(good, city): (good, city) for good in Good for city in City}
