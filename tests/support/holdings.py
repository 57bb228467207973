"""What each game must conserve: names with parts that never sum to anything else."""

from __future__ import annotations

from engine.games.marchands.content import Good as MarchandsGood
from engine.games.marchands.model import state as marchands_state
from engine.games.nord import model as nord_model
from engine.games.nord.content import City as NordCity
from engine.games.nord.content import Good as NordGood
from tests.support.fair.content import Good as FairGood
from tests.support.fair.model import State as FairState

ENDLESS = 10**9

Holdings = dict[str, tuple[int, ...]]
"""By name: the parts of a sum that stays the same; none is ever negative."""


def fair(state: FairState) -> Holdings:
    """Coins, and each good."""
    goods = {
        good.token: (state.market.stock[good], *(held[good] for held in state.market.goods))
        for good in FairGood
    }
    return {"coins": (state.bank, *state.purses), **goods}


def nord(state: nord_model.State) -> Holdings:
    """Florins, contraband, ships by owner, and each good."""
    lying = [counter for city in NordCity for counter in state.counters[city]]
    goods = {
        good.token: (state.stock.goods[good], *(c.goods.count(good) for c in lying))
        for good in NordGood
    }
    ships = {
        f"ships of {seat}": (player.ships, sum(owner == seat for owner in state.ships))
        for seat, player in enumerate(state.players)
    }
    return {
        "florins": (state.stock.florins, *(p.florins for p in state.players)),
        "contraband": (
            state.stock.contraband,
            *(player.contraband for player in state.players),
            *(counter.contraband for counter in lying),
        ),
        **ships,
        **goods,
    }


def marchands(state: marchands_state.State) -> Holdings:
    """Money with the bank, each good, and where all of them stay in play, the abilities."""
    players = state.players
    owned = (len(player.abilities) for player in players)
    cards = (len(state.open_cards), len(state.deck), *owned)
    goods = {
        good.token: (
            state.stock[good],
            *(house[good] for player in players for house in player.stores),
            *(load.count(good) for wagon in state.wagons for load in wagon.cargo),
        )
        for good in MarchandsGood
    }
    return {
        # The bank never runs out, so it alone may owe.
        "money": (state.bank + ENDLESS, *(player.money for player in players)),
        **({"abilities": cards} if state.rules.edition == 2 else {}),
        **goods,
    }


def totals(holdings: Holdings) -> dict[str, int]:
    """The sums that must stay."""
    return {name: sum(parts) for name, parts in holdings.items()}
