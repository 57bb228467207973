"""The board in words: the description of a picture, and the whole board as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.core.values import Message, Seat, say
from engine.games.nord.content import COLOURS, FIRST_CELL, LAST_LEVEL, City, Good
from engine.games.nord.model import Counter, Player, View
from engine.games.nord.naming import city_name, effect_name, good_name, link_name
from engine.games.nord.sea import LINKS
from render.games.nord import reading
from render.prose import description
from render.scene import Scene
from render.telling import Teller, told
from render.words import Texts


def alt_text(scene: Scene[View], texts: Texts) -> str:
    """Describe the picture in at most 1024 characters, the most important first."""
    teller = BoardTeller(scene, COLOURS, texts)
    # Chained, for what does not fit need not be worded.
    first = chain(teller.situation(), teller.players(), teller.busy(), teller.ships())
    return description(chain(first, teller.cities()))


def text_board(scene: Scene[View], texts: Texts) -> tuple[str, ...]:
    """Tell everything the view holds, in messages of less than 2000 characters."""
    teller = BoardTeller(scene, COLOURS, texts)
    blocks = (
        ("", teller.situation()),
        ("nord-text-cities", teller.cities()),
        ("nord-text-ships", teller.ships()),
        ("nord-text-players", teller.players()),
        ("nord-text-stock", teller.stock()),
    )
    return told(blocks, texts)


class BoardTeller(Teller[View]):
    """Puts one view into sentences."""

    def situation(self) -> Iterator[str]:
        """Where the game stands, whom it waits for, and what develops."""
        view = self.view
        clauses = [say("nord-text-title", turn=view.turn, name=self.who(view.active))]
        if view.awaited is None:
            clauses.append(say("nord-text-over"))
        else:
            clauses.append(say("nord-text-awaited", name=self.who(view.awaited)))
        if view.closing is not None and view.awaited is not None:
            clauses.append(say("nord-text-closing", turns=view.closing))
        yield self.joined(clauses)
        if view.outcome is not None:
            yield self.texts(view.outcome.reason)
            yield from self.results(view.outcome)
        yield from self._effects()

    def _effects(self) -> Iterator[str]:
        now = self.view.effects
        if now is not None:
            key = "nord-text-doubling" if now.uses is None else "nord-text-developing"
            yield self.texts(
                key,
                city=city_name(now.city),
                effects=tuple(map(effect_name, now.symbols)),
                effect=effect_name(now.symbols[now.symbol]),
                name=self.who(now.seats[now.place]),
            )
        if self.view.queue:
            yield self.texts("nord-text-queue", cities=tuple(map(city_name, self.view.queue)))

    def busy(self) -> Iterator[str]:
        """The cities where goods lie, nearest to developing first."""
        cities = sorted(City, key=lambda city: self.view.cities[city].missing)
        for city in cities:
            if any(counter.total for counter in self.view.cities[city].counters):
                yield self.joined([*self._state(city), *self._counters(city)])

    def cities(self) -> Iterator[str]:
        """Every city: production, level, what is missing, symbols and counters."""
        for city in City:
            yield self.joined([*self._state(city), self._track(city), *self._counters(city)])

    def _state(self, city: City) -> Iterator[Message]:
        it = self.view.cities[city]
        good = good_name(it.production)
        yield say("nord-text-city", city=city_name(city), good=good, level=it.level)
        place = reading.place(self.view, city)
        if place is not None:
            yield say("nord-close-develops" if place == 0 else "nord-close-queued", place=place)
        elif it.level < LAST_LEVEL:
            yield say("nord-close-missing", missing=it.missing)

    def _track(self, city: City) -> Message:
        cells = tuple(
            say("nord-text-cell", level=level, effect=effect_name(effect))
            for level, effect in enumerate(self.view.cities[city].track, FIRST_CELL)
            if effect is not None
        )
        return say("nord-text-track", cells=cells)

    def _counters(self, city: City) -> Sequence[Message]:
        counters = enumerate(self.view.cities[city].counters)
        held = [
            say("nord-text-counter", name=self.who(Seat(seat)), goods=_goods(counter))
            for seat, counter in counters
            if counter.total
        ]
        return held or [say("nord-text-no-goods")]

    def ships(self) -> Iterator[str]:
        """Where every player's ships lie."""
        for seat in range(len(self.view.players)):
            links = tuple(link_name(link) for link in LINKS if self.view.ships[link] == seat)
            key = "nord-text-fleet" if links else "nord-text-no-fleet"
            yield self.texts(key, name=self.who(Seat(seat)), links=links)

    def players(self) -> Iterator[str]:
        """What lies before every player."""
        for seat, player in enumerate(self.view.players):
            yield self._player(Seat(seat), player)

    def _player(self, seat: Seat, player: Player) -> str:
        return self.texts(
            "nord-text-player",
            name=self.who(seat),
            colour=say(f"colour-{COLOURS[seat]}"),
            points=player.points,
            contraband=player.contraband,
            florins=player.florins,
            ships=player.ships,
        )

    def stock(self) -> Iterator[str]:
        """What lies beside the board."""
        stock = self.view.stock
        goods = tuple(
            say("nord-text-left", good=good_name(good), count=stock.goods[good]) for good in Good
        )
        yield self.texts(
            "nord-text-supply", goods=goods, contraband=stock.contraband, florins=stock.florins
        )


def _goods(counter: Counter) -> tuple[Message, ...]:
    named = tuple(map(good_name, sorted(counter.goods)))
    if not counter.contraband:
        return named
    return (*named, say("nord-text-contraband", count=counter.contraband))
