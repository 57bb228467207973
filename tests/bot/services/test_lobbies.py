"""Chairs, stand-ins and settings before the start."""

from __future__ import annotations

import pytest

from bot.components import lobby
from bot.components.ids import read
from bot.components.parts import Button, Post, Select
from bot.services.lobbies import Place
from bot.services.refusals import TableError
from bot.services.speaking import voice
from bot.store.records import Table
from engine.core.game import settle
from engine.registry import GAMES
from tests.bot.services.houses import GUESTS, Quiet
from tests.support.fair import FAIR

HOST, OTHER = GUESTS[:2]


async def opened(quiet: Quiet, seats: int) -> str:
    place = Place(7, 70)
    table = await quiet.house.lobbies.open(HOST, place, FAIR.meta.slug, "en", seats, quiet.key)
    return table.id


async def test_stand_ins_take_every_free_chair_at_once() -> None:
    quiet = Quiet()
    match = await opened(quiet, 4)
    await quiet.house.lobbies.join(match, OTHER)
    table = await quiet.house.lobbies.fill(match, HOST, "Stand-in")
    assert [player.name for player in table.players] == ["ann", "bob", "Stand-in 1", "Stand-in 2"]
    assert [player.stand_in for player in table.players] == [False, False, True, True]
    with pytest.raises(TableError) as refused:
        await quiet.house.lobbies.fill(match, HOST, "Stand-in")
    assert refused.value.message.key == "lobby-full"


async def test_only_the_host_fills_the_table() -> None:
    quiet = Quiet()
    match = await opened(quiet, 4)
    await quiet.house.lobbies.join(match, OTHER)
    with pytest.raises(TableError) as refused:
        await quiet.house.lobbies.fill(match, OTHER, "Stand-in")
    assert refused.value.message.key == "lobby-host-only"


async def test_no_two_at_a_table_share_a_stand_ins_name() -> None:
    quiet = Quiet()
    match = await opened(quiet, 4)
    await quiet.house.lobbies.join(match, OTHER._replace(name="Stand-in 2"))
    table = await quiet.house.lobbies.fill(match, HOST, "Stand-in")
    assert [player.name for player in table.players[2:]] == ["Stand-in 1", "Stand-in 3"]


async def test_a_lobby_offers_what_can_be_done() -> None:
    quiet = Quiet()
    match = await opened(quiet, 3)
    empty = lobby.lobby(await quiet.house.tables.require(match), FAIR, voice("en"))
    assert pressable(empty) == {lobby.JOIN, lobby.LEAVE, lobby.FILL, lobby.STAND_IN}
    full = await quiet.house.lobbies.fill(match, HOST, "Stand-in")
    shown = lobby.lobby(full, FAIR, voice("en"))
    assert pressable(shown) == {lobby.LEAVE, lobby.SEND_AWAY, lobby.BEGIN}


def pressable(post: Post) -> set[str]:
    """What the buttons of a post do that may be pressed."""
    buttons = [part for row in post.rows if not isinstance(row, Select) for part in row]
    return {op_of(part) for part in buttons if not part.disabled}


def op_of(part: Button | Select) -> str:
    press = read(part.id)
    assert press is not None
    return press.op


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_every_setting_is_found_again_after_it_was_changed(slug: str) -> None:
    game = GAMES[slug]
    table = Table("m", slug, 1, "en", 70, 1, 4, options=settle(game.meta, {}))
    speak = voice("en", table, game)
    here = settings_on(lobby.lobby(table, game, speak))
    for setting in game.meta.settings:
        if setting.name not in here:
            page = lobby.more_settings(table, game, speak, lobby.page_of(game, setting.name))
            assert setting.name in settings_on(page)


def settings_on(post: Post) -> set[str]:
    """The settings a post has menus for."""
    presses = [read(row.id) for row in post.rows if isinstance(row, Select)]
    return {press.value for press in presses if press is not None}


async def test_who_begins_a_game_that_has_begun_is_told_so_and_changes_nothing() -> None:
    quiet = Quiet()
    match = await quiet.begun()
    before = await quiet.house.tables.require(match)
    with pytest.raises(TableError) as refused:
        await quiet.house.lobbies.start(match, GUESTS[0], quiet.key)
    assert refused.value.message.key == "table-is-running"
    assert await quiet.house.tables.require(match) == before
