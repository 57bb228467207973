"""Positions of Merchants of the Middle Ages to be drawn, made by hand."""

from __future__ import annotations

import msgspec

from engine.core.game import Outcome
from engine.core.values import Seat, say
from engine.games.marchands.content import PRODUCTION, Ability, City, Good, Influence
from engine.games.marchands.model.roads import city_space, fork_space, spur_space
from engine.games.marchands.model.state import Axle, Counter, Phase, Rules, Talk, Wagon
from engine.games.marchands.model.view import AuctionView, PlayerView, SealedView, View

NAMES = ("Mathilde", "Jörg", "Wolfgang Amadeus", "🎲🎲")
LONG = ("W" * 32, "Maximiliane-Friederike von Hohen", "漢字の長い名前です", "Ж" * 32)


def stores(*held: tuple[City, Good, int]) -> tuple[tuple[int, ...], ...]:
    """Return warehouses that hold these goods."""
    rows = [[0] * len(Good) for _ in City]
    for city, good, count in held:
        rows[city][good] = count
    return tuple(tuple(row) for row in rows)


def _full(seat: int) -> tuple[tuple[int, ...], ...]:
    return stores(*((c, g, (c + g + seat) % 4) for c in City for g in PRODUCTION[c]))


def opening(seats: int = 4) -> View:
    """Return the first question of a game."""
    starts = (City.PARIS, City.KOELN, City.WIEN)
    empty = ((),) * seats
    return View(
        viewer=None,
        rules=Rules(edition=2),
        round=1,
        first=Seat(0),
        phase=Phase.BUYING,
        players=tuple(
            PlayerView(rung=0, debts=0, stores=stores(), tiles=(1, 2, 3, 4), abilities=(), cards=0)
            for _ in range(seats)
        ),
        wagons=tuple(Wagon(at=city_space(city), cargo=empty) for city in starts),
        courier=spur_space(City.BRUGGE, 2),
        prices=(0,) * len(Good),
        stock=(8,) * len(Good),
        bonus=tuple(0 if city in starts else 200 for city in City),
        arrivals=0,
        climb_cost=400,
        end_at={2: 6, 3: 7, 4: 8}[seats],
        open_cards=(Ability.COACHMAN, Ability.EXPRESS_COURIER, Ability.CHEAP_PURCHASE,
                    Ability.COUNTING_HOUSE),
        deck=4,
        pile=21,
        awaited=(Seat(0),),
        bidding=(),
        axles=(),
        talks=(),
        closed=(),
        auction=None,
        sealed=None,
        claims=(),
        deals=(),
        promises=(),
        outcome=None,
    )  # fmt: skip


def middle() -> View:
    """Return the movement of a second round."""
    players = tuple(
        msgspec.structs.replace(
            player,
            rung=(1, 0, 2, 1)[seat],
            stores=stores((City(seat), PRODUCTION[seat][0], 2), (City.WIEN, Good.IRON, seat % 3)),
            tiles=((1, 2, 4), (2, 3, 4), (1, 2, 3), (1, 3, 4))[seat],
            abilities=((Ability.MASTER_COACHMAN,), (), (Ability.COURIER,), ())[seat],
            cards=(1, 0, 0, 2)[seat],
        )
        for seat, player in enumerate(opening().players)
    )
    return msgspec.structs.replace(
        opening(),
        round=2,
        first=Seat(1),
        phase=Phase.MOVING,
        players=players,
        wagons=(
            Wagon(at=fork_space(City.BRUGGE), behind=fork_space(City.PARIS),
                  cargo=((Good.SALT,) * 3, (Good.WINE, Good.FOOD), (), (Good.WINE,))),
            Wagon(at=city_space(City.KOELN), master=Seat(2),
                  cargo=((), (Good.CLOTH,), (Good.IRON,) * 3, ())),
            Wagon(at=spur_space(City.GENOVA, 1), behind=spur_space(City.GENOVA, 2),
                  cargo=((Good.SILK, Good.SILK), (), (), (Good.IRON,) * 3)),
        ),
        prices=(0, 3, 4, 1, 0, 2),
        stock=(7, 3, 6, 5, 4, 7),
        bonus=(300, 200, 0, 300, 100, 400),
        arrivals=1,
        climb_cost=600,
        awaited=(Seat(2),),
    )  # fmt: skip


def crowded(seats: int = 4) -> View:
    """Return a loading in which everything that can lie on the board does."""
    players = tuple(
        PlayerView(rung=5, debts=seat, stores=_full(seat), tiles=(1, 2, 3, 4)[: 4 - seat],
                   abilities=tuple(Ability) if seat == 1 else (), cards=4 - seat)
        for seat in range(seats)
    )  # fmt: skip
    talks = tuple(Talk(1, Seat(s), 2, 1000, 1500) for s in range(1, seats))
    talks = (*talks[:-1], msgspec.structs.replace(talks[-1], counter=Counter((Good.IRON,), 100)))
    here = fork_space(City.HAMBURG)
    cargo = (((Good.CLOTH,) * 3, (Good.IRON, Good.FOOD), (Good.SALT,) * 2, (Good.WINE,) * 2))[
        :seats
    ]
    return msgspec.structs.replace(
        opening(seats),
        round=13,
        phase=Phase.LOADING,
        players=players,
        wagons=(
            Wagon(at=here, behind=fork_space(City.KOELN), cargo=cargo),
            Wagon(at=city_space(City.KOELN), master=Seat(0), cargo=cargo, arrived=True),
            Wagon(at=spur_space(City.PARIS, 1), behind=city_space(City.PARIS), cargo=cargo),
        ),
        courier=here,
        prices=(4, 3, 2, 1, 0, 4),
        stock=(0, 1, 2, 0, 8, 3),
        bonus=(500, 400, 300, 200, 100, 500),
        arrivals=opening(seats).end_at - 1,
        climb_cost={2: 1400, 3: 1600, 4: 1800}[seats],
        awaited=tuple(Seat(seat) for seat in range(seats)),
        axles=(Axle(0, Seat(0)), Axle(2, Seat(1))),
        talks=talks,
    )


def bidding() -> View:
    """Return sealed bids for two wagons, three of four answered."""
    return msgspec.structs.replace(
        opening(),
        phase=Phase.BIDDING,
        bidding=(0, 2),
        awaited=(Seat(3),),
        sealed=SealedView(answered=3, asked=4),
    )


def investing() -> View:
    """Return a running auction."""
    auction = AuctionView(
        turn=Seat(3), bidders=(Seat(0), Seat(3)), high=1200, leader=Seat(0), card=None
    )
    return msgspec.structs.replace(
        middle(), phase=Phase.INVESTING, auction=auction, awaited=(Seat(3),), deck=2
    )


def over() -> View:
    """Return a finished game with a shared second place."""
    outcome = Outcome(
        ranking=((Seat(2),), (Seat(0), Seat(3)), (Seat(1),)),
        reason=say("board-over"),
        scores=tuple(say(f"marchands-rank-{rung}") for rung in (5, 2, 7, 5)),
    )
    players = tuple(
        msgspec.structs.replace(player, rung=rung, debts=int(rung == 2))
        for player, rung in zip(crowded().players, (5, 2, 7, 5), strict=True)
    )
    return msgspec.structs.replace(
        crowded(), phase=Phase.OVER, players=players, awaited=(), outcome=outcome, arrivals=9,
        climb_cost=2000, talks=(), open_cards=(), deck=0,
    )  # fmt: skip


def own(view: View, seat: int, money: int = 3400) -> View:
    """Return the view as one seat has it, with a full hand and a sealed answer."""
    players = list(view.players)
    players[seat] = msgspec.structs.replace(
        players[seat], money=money, hand=(*Influence, Influence.AXLE_BREAK), cards=8
    )
    sealed = SealedView(answered=1, asked=4, dial=(Good.SILK, None), axles=(0, 2))
    return msgspec.structs.replace(view, viewer=Seat(seat), players=tuple(players), sealed=sealed)
