"""Where the bot may not post it stops trying, keeps what it has to say and waits to be let in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.services import announcing
from bot.services.carrying import BarredError
from bot.services.lobbies import Place
from bot.store.records import Post as Row
from tests.bot.services.houses import GUESTS, Quiet

GUILD, ELSEWHERE = 7, 8
FEW = 20


class Closed(Quiet):
    """A house whose channel the bot can no longer reach."""

    def __init__(self) -> None:
        super().__init__()
        self.tries = 0
        self.gone = False

    async def closed(self, *, gone: bool = False) -> str:
        match = await self.begun()
        self.gone = gone
        self.porter.fail = self._refuse
        await self.type(match, await self.turn(match), "buy none")
        await self.house.announcer.settled()
        return match

    def _refuse(self, row: Row) -> Exception | None:
        self.tries += 1
        return BarredError("403 50001", gone=self.gone) if row.user is None else None

    def reopen(self) -> None:
        self.porter.fail = lambda _: None


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcing, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(announcing, "LONGEST_PAUSE", 0.03)


async def invited(house: Closed, match: str) -> None:
    house.house.announcer.let_in(GUILD)


async def restarted(house: Closed, match: str) -> None:
    await house.house.announcer.resume()


async def played_on(house: Closed, match: str) -> None:
    await house.type(match, await house.turn(match), "buy none")


async def adopted(house: Closed, match: str) -> None:
    await house.house.leaving.adopt(match, GUESTS[0], Place(ELSEWHERE, 80))


@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.parametrize("returned", [invited, restarted, played_on, adopted])
async def test_what_was_kept_is_told_once_the_bot_is_let_in(
    returned: Callable[[Closed, str], Awaitable[None]], gone: bool
) -> None:
    house = Closed()
    match = await house.closed(gone=gone)
    assert 1 < house.tries < FEW if not gone else house.tries == 1
    assert [row.kind for row in await house.store.pending_posts(match)] == ["turn"]
    told = house.porter.kinds()
    house.reopen()
    await returned(house, match)
    await house.house.announcer.settled()
    assert not await house.store.pending_posts(match)
    more = ["turn"] if returned in (invited, restarted) else ["turn", "turn"]
    assert house.porter.kinds() == [*told, *more]


async def test_another_server_lets_nobody_in() -> None:
    house = Closed()
    match = await house.closed()
    house.reopen()
    house.house.announcer.let_in(ELSEWHERE)
    await house.house.announcer.settled()
    assert await house.store.pending_posts(match)


async def test_nobody_is_waited_for_where_a_table_has_ended() -> None:
    house = Closed()
    match = await house.closed(gone=True)
    await house.house.lobbies.close(match, GUESTS[0]._replace(moderator=True))
    await house.house.announcer.settled()
    assert not await house.store.pending_posts(match)
