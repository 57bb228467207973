"""Wagon 1 stands in Hamburg and its master sells places: where loading is tried."""

from msgspec.structs import replace

from engine.games.marchands.content import City, Good
from engine.games.marchands.model.state import State
from engine.games.marchands.phases.loading import stage as loading
from tests.engine.games.marchands.build import (
    A,
    B,
    C,
    D,
    Table,
    position,
    wagon,
    with_goods,
)

CLOTH, IRON, SILK, WINE, SALT, FOOD = Good
HAMBURG, PARIS = City.HAMBURG, City.PARIS


def hamburg(edition: int = 2) -> State:
    """Blue is master of wagon 1 in Hamburg; the other wagons are on the road."""
    wagons = (wagon("hamburg", master=B), wagon("koeln-1", "koeln"), wagon("wien-1", "wien"))
    state = replace(position(edition), wagons=wagons, round=3)
    state = with_goods(state, A, HAMBURG, IRON, CLOTH)
    return with_goods(state, B, HAMBURG, SILK, SILK, SILK, IRON)


def market() -> State:
    """As before, and the others have goods in Hamburg too; orange only silk."""
    state = with_goods(hamburg(), C, HAMBURG, IRON, IRON, CLOTH)
    return with_goods(state, D, HAMBURG, SILK, SILK)


def offered(one: str = "300", two: str = "500") -> Table:
    """Only red could load, and has an offer before it; blue has loaded."""
    table = Table(loading, hamburg())
    table.play(B, "load wagon-1 silk-3")
    table.play(B, f"offer wagon-1 red {one} {two}")
    return table


def money(table: Table) -> list[int]:
    return [player.money for player in table.state.players]
