"""From a view to what each part of the chart shows, and what of it is new."""

from __future__ import annotations

from math import degrees

from engine.core.game import Outcome
from engine.games.nord.content import LAST_LEVEL, City, Good
from engine.games.nord.model import Counter, View
from engine.games.nord.sea import Link
from render.curves import heading
from render.games.nord import facts
from render.games.nord.layout import Layout


def city(view: View, before: View | None, which: City) -> facts.City:
    """Read a city."""
    it = view.cities[which]
    shown = facts.City(
        city=which.token,
        production=it.production.token,
        track=tuple(None if effect is None else effect.token for effect in it.track),
        level=it.level,
        counters=tuple(map(_goods, it.counters)),
        needed=_needed(it.level, place(view, which)),
        place=place(view, which),
    )
    return shown if before is None else shown._replace(fresh=_city_news(shown, before, which))


def _needed(level: int, at: int | None) -> int:
    """Goods for the level a city is on its way to: while it develops, the one just reached."""
    if at == 0:
        return level
    return 0 if level == LAST_LEVEL else level + 1


def _goods(counter: Counter) -> facts.Goods:
    return facts.Goods(tuple(good.token for good in sorted(counter.goods)), counter.contraband)


def place(view: View, which: City) -> int | None:
    """Return a city's number in the cascade, 0 for the one that develops now."""
    if view.effects is not None and view.effects.city == which:
        return 0
    return view.queue.index(which) + 1 if which in view.queue else None


def _city_news(now: facts.City, before: View, which: City) -> frozenset[str]:
    old = city(before, None, which)
    news = {"level"} if now.level != old.level else set()
    pairs = enumerate(zip(now.counters, old.counters, strict=True))
    return frozenset(news | {str(seat) for seat, (goods, was) in pairs if goods != was})


def link(view: View, before: View | None, which: Link, layout: Layout) -> facts.Crossing:
    """Read a straight link."""
    fresh = before is not None and before.ships[which] != view.ships[which]
    return facts.Crossing(view.ships[which], _angle(which, layout), fresh)


def crossing(
    view: View, before: View | None, pair: tuple[Link, Link], layout: Layout
) -> facts.Crossing:
    """Read two links that cross, of which one at most holds a ship."""
    one, other = (link(view, before, which, layout) for which in pair)
    fresh = one.fresh or other.fresh
    return (other if one.owner is None else one)._replace(fresh=fresh)


def _angle(which: Link, layout: Layout) -> int:
    return round(degrees(heading(*layout.course(which))))


def developing(view: View, names: tuple[str, ...]) -> facts.Developing:
    """Read the effects that go round and the cascade, or what is told while there are none."""
    queue = tuple(city.token for city in view.queue)
    now = view.effects
    if view.outcome is not None:
        return facts.Developing(None, ranking=_ranking(view, view.outcome, names))
    if now is None:
        return facts.Developing(None, near=_near(view))
    return facts.Developing(
        city=now.city.token,
        symbols=tuple(effect.token for effect in now.symbols),
        symbol=now.symbol,
        seats=now.seats,
        place=now.place,
        doubling=now.uses is None,
        queue=queue,
    )


def _ranking(
    view: View, outcome: Outcome, names: tuple[str, ...]
) -> tuple[tuple[int, int, str, int], ...]:
    seats = (seat for group in outcome.ranking for seat in group)
    return tuple(
        (outcome.rank(seat), int(seat), names[seat], view.players[seat].points) for seat in seats
    )


def _near(view: View) -> tuple[tuple[str, int], ...]:
    """The cities in which goods lie, those that lack least first."""
    lacking = [
        (it.missing, which)
        for which, it in zip(City, view.cities, strict=True)
        if any(counter.total for counter in it.counters)
    ]
    return tuple((which.token, missing) for missing, which in sorted(lacking))


def turn(view: View, names: tuple[str, ...]) -> facts.Turn:
    """Read whose turn it is."""
    return facts.Turn(view.turn, view.active, view.awaited, names, view.closing)


def player(view: View, before: View | None, seat: int, name: str) -> facts.Player:
    """Read what lies before a player."""
    it = view.players[seat]
    held = {what: getattr(it, what) for what in ("points", "contraband", "florins", "ships")}
    news = frozenset(
        what
        for what, count in held.items()
        if before is not None and getattr(before.players[seat], what) != count
    )
    return facts.Player(seat, name, **held, awaited=seat == view.awaited, fresh=news)


def stock(view: View) -> facts.Stock:
    """Read what lies beside the board."""
    goods = tuple((good.token, view.stock.goods[good]) for good in Good)
    return facts.Stock(goods, view.stock.contraband, view.stock.florins)
