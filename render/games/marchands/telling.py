"""The board in words: the description of a picture, and the whole board as text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.values import Message, Seat, say
from engine.games.marchands import content
from engine.games.marchands.content import COLOURS, City, Good
from engine.games.marchands.model import roads
from engine.games.marchands.model.naming import (
    ability_name,
    city_name,
    good_name,
    goods_list,
    influence_name,
    rank_name,
    space_name,
    wagon_name,
)
from engine.games.marchands.model.state import Wagon
from engine.games.marchands.model.view import PlayerView, View
from render.games.marchands import reading
from render.games.marchands.sealed import prices_offered, sealed_lines
from render.prose import description
from render.scene import Scene
from render.telling import Teller, told
from render.words import Texts


def alt_text(scene: Scene[View], texts: Texts) -> str:
    """Describe the picture in at most 1024 characters, the most important first.

    A seat's own view is described to that seat alone, beginning with what only it knows.
    """
    return description(_told_first(BoardTeller(scene, COLOURS, texts)))


def _told_first(teller: BoardTeller) -> Iterator[str]:
    """Sentences are worded one by one: what does not fit need not be."""
    yield from teller.own()
    yield from teller.situation()
    yield from teller.wagons()
    yield teller.prices()
    yield from teller.players()
    yield teller.courier()
    yield from teller.towns()
    yield from teller.supply()


def text_board(scene: Scene[View], texts: Texts) -> tuple[str, ...]:
    """Tell everything the view holds, in messages of less than 2000 characters."""
    teller = BoardTeller(scene, COLOURS, texts)
    blocks = (
        ("", teller.situation()),
        ("marchands-text-wagons", (*teller.wagons(), teller.courier())),
        ("marchands-text-towns", teller.towns()),
        ("marchands-text-table", (teller.prices(), *teller.supply(), *teller.promises())),
        ("marchands-text-players", teller.players()),
        ("", teller.own()),
    )
    return told(blocks, texts)


class BoardTeller(Teller[View]):
    """Puts one view into sentences."""

    def situation(self) -> Iterator[str]:
        """Where the game stands and whom it waits for."""
        view = self.view
        clauses = [say("marchands-text-title", round=view.round,
                       phase=say(f"marchands-phase-{view.phase}"))]  # fmt: skip
        if view.outcome is None:
            clauses.append(say("marchands-text-first", name=self.who(view.first)))
            waiting = tuple(self.who(seat) for seat in view.awaited)
            clauses.append(say("marchands-text-awaited", names=waiting))
            if view.sealed is not None:
                clauses.append(say("marchands-text-sealed", answered=view.sealed.answered,
                                   asked=view.sealed.asked))  # fmt: skip
        else:
            clauses.append(say("marchands-text-over"))
        yield self.joined(clauses)
        if view.outcome is not None:
            yield from self.results(view.outcome)
        yield self.texts("marchands-text-arrivals", arrived=view.arrivals, end=view.end_at,
                         cost=view.climb_cost)  # fmt: skip
        if view.bidding:
            wagons = tuple(wagon_name(wagon) for wagon in view.bidding)
            yield self.texts("marchands-text-bidding", wagons=wagons)

    def wagons(self) -> Iterator[str]:
        """Every wagon: place, heading, master, cargo and offers."""
        for index, wagon in enumerate(self.view.wagons):
            yield self.joined(list(self._wagon(index, wagon)))

    def _wagon(self, index: int, wagon: Wagon) -> Iterator[Message]:
        number = index + 1
        if roads.is_city(wagon.at):
            city = city_name(roads.city_near(wagon.at))
            yield say("marchands-text-in", wagon=number, city=city)
        else:
            ahead = [city_name(city) for city in reading.towards(wagon.at, wagon.behind)]
            goal = ahead[-1]
            if len(ahead) > 1:
                goal = say("marchands-text-or", head=ahead[0], last=ahead[-1])
            yield say("marchands-text-road", wagon=number, space=space_name(wagon.at), towards=goal)
        if wagon.master is not None:
            yield say("marchands-text-master", name=self.who(wagon.master))
        if reading.is_broken(self.view, index):
            yield say("marchands-text-broken")
        yield from self._cargo(wagon)
        yield from self._offers(index)

    def _cargo(self, wagon: Wagon) -> Iterator[Message]:
        loads = [(Seat(seat), goods) for seat, goods in enumerate(wagon.cargo) if goods]
        for seat, goods in loads:
            yield say("marchands-text-load", name=self.who(seat), goods=goods_list(goods))
        if not loads:
            yield say("marchands-text-empty")

    def _offers(self, index: int) -> Iterator[Message]:
        for talk in self.view.talks:
            if talk.wagon != index or talk.turn == "settled":
                continue
            prices = prices_offered(talk)
            if prices:
                yield say("marchands-text-fee", name=self.who(talk.guest), prices=prices)
            if talk.counter is not None:
                goods, price = goods_list(talk.counter.goods), talk.counter.price
                name = self.who(talk.guest)
                yield say("marchands-text-counter", name=name, price=price, goods=goods)

    def courier(self) -> str:
        """Where the courier is."""
        return self.texts("marchands-text-courier", space=space_name(self.view.courier))

    def prices(self) -> str:
        """Both prices of every good."""
        sales = tuple(
            say("marchands-text-sale", good=good_name(good),
                buy=content.BUYING[level], sell=content.SELLING[level])
            for good, level in zip(Good, self.view.prices, strict=True)
        )  # fmt: skip
        return self.texts("marchands-text-prices", prices=sales)

    def supply(self) -> Iterator[str]:
        """What is left to buy, and the cards on offer."""
        view = self.view
        stocks = tuple(
            say("marchands-text-stock", good=good_name(good), count=count)
            for good, count in zip(Good, view.stock, strict=True)
        )
        yield self.texts("marchands-text-stocks", stocks=stocks)
        if view.open_cards or view.deck:
            cards = tuple(ability_name(card) for card in view.open_cards)
            clauses = [say("marchands-text-offers", cards=cards),
                       say("marchands-text-deck", count=view.deck)]  # fmt: skip
            auction = view.auction
            if auction is not None and auction.leader is not None:
                clauses.append(say("marchands-text-bid", amount=auction.high,
                                   name=self.who(auction.leader)))  # fmt: skip
            yield self.joined(clauses)
        yield self.texts("marchands-text-pile", count=view.pile)

    def promises(self) -> Iterator[str]:
        """Promises made in deals, word for word."""
        for deal in self.view.promises:
            if deal.promise:
                yield self.texts("marchands-text-promise", giver=self.who(deal.giver),
                                 taker=self.who(deal.taker), words=deal.promise)  # fmt: skip

    def towns(self) -> Iterator[str]:
        """Every town: what it sells, its bonus, and the warehouses."""
        for city in City:
            goods = tuple(good_name(good) for good in content.PRODUCTION[city])
            clauses = [say("marchands-text-town", city=city_name(city), goods=goods,
                           bonus=self.view.bonus[city])]  # fmt: skip
            stored = list(self._stores(city))
            yield self.joined([*clauses, *(stored or [say("marchands-text-nothing-stored")])])

    def _stores(self, city: City) -> Iterator[Message]:
        for seat, player in enumerate(self.view.players):
            held = tuple(good for good in Good for _ in range(player.stores[city][good]))
            if held:
                yield say("marchands-text-store", name=self.who(Seat(seat)), goods=goods_list(held))

    def players(self) -> Iterator[str]:
        """Everything public about every player."""
        for seat, player in enumerate(self.view.players):
            yield self.joined(list(self._player(Seat(seat), player)))

    def _player(self, seat: Seat, player: PlayerView) -> Iterator[Message]:
        yield say(
            "marchands-text-player",
            name=self.who(seat),
            colour=say(f"colour-{COLOURS[seat]}"),
            rank=rank_name(player.rung),
            upkeep=content.UPKEEP[player.rung],
        )
        tiles = " ".join(map(str, player.tiles))
        yield say("marchands-text-tiles", tiles=tiles) if tiles else say("marchands-text-no-tiles")
        yield from (ability_name(card) for card in player.abilities)
        yield say("marchands-text-cards", count=player.cards)
        if player.debts:
            yield say("marchands-board-debts", count=player.debts)

    def own(self) -> Iterator[str]:
        """What only the viewer knows: money, hand and sealed answers."""
        seat = self.view.viewer
        if seat is None:
            return
        player = self.view.players[seat]
        cards = tuple(influence_name(card) for card in player.hand or ())
        held = say("marchands-text-hand", cards=cards) if cards else say("marchands-text-no-hand")
        yield self.joined([say("marchands-text-own", money=player.money or 0), held])
        yield from sealed_lines(self.view, seat, self.names, self.texts)
