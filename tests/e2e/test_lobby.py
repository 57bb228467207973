"""Before the start: open, join, leave, settle, expire."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.store.records import Status
from sandbox import Actor, Channel, World
from tests.e2e.players import newest_prompt
from tests.e2e.running import Bots
from tests.e2e.scenes import (
    begun,
    button,
    has,
    lobby,
    match_of,
    secret_is_asked,
    typed_until,
)


async def test_a_second_table_is_refused_with_a_link_to_the_first(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:1], tavern)
    reply = await people[1].slash("game open", channel=tavern, game="fair")
    assert reply.ephemeral
    assert f"/{tavern.id}/{shown.id}" in reply.content


async def test_the_link_leads_to_the_table_and_not_to_a_letter(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    await typed_until(bots, match, people, tavern, secret_is_asked)
    assert any(shown.user for shown in await bots.house.store.shown(match))
    reply = await people[1].slash("game open", channel=tavern, game="fair")
    prompt = newest_prompt(people[1], tavern)
    assert f"/{tavern.id}/{prompt.id}" in reply.content


async def test_a_game_may_be_typed_by_any_of_its_names(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    wrong = await people[1].slash("game open", channel=tavern, game="échecs")
    assert wrong.content == "Il n’y a pas de jeu «\u00a0échecs\u00a0»."
    await people[1].slash("game open", channel=tavern, game="MARCHANDS du moyen age")
    table = await bots.house.store.table_at(tavern.id)
    assert table is not None
    assert table.slug == "marchands"


async def test_a_table_speaks_the_hosts_choice_else_the_bots_language(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    bots.house.language = "de"
    await people[0].slash("game open", channel=tavern, game="fair")
    shown = await people[0].wait_for(lambda m: has(m, "j|"), channel=tavern)
    assert "Gastgeber" in shown.content


@pytest.mark.parametrize("moved", [{"move": "wool"}, {}])
async def test_moves_before_the_start_are_refused(
    bots: Bots, people: list[Actor], tavern: Channel, moved: dict[str, str]
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:2], tavern)
    for command in ("play", "buy", "pass"):
        reply = await people[1].slash(command, channel=tavern, options=moved)
        assert reply.content == "La partie n’a pas encore commencé."
    await people[0].slash("game close", channel=tavern)
    assert (await bots.house.tables.require(match_of(shown))).status is Status.CLOSED
    for command in ("play", "game board", "game export", "game status"):
        reply = await people[2].slash(command, channel=tavern)
        assert reply.content == "Dieser Tisch ist geschlossen."


async def test_missing_permissions_are_named(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    world.deny(tavern, "ATTACH_FILES")
    for person, words in zip(people, ("Attach Files", "Joindre des", "Dateien an"), strict=False):
        reply = await person.slash("game open", channel=tavern, game="fair")
        assert reply.ephemeral
        assert words in reply.content
    assert await bots.house.store.table_at(tavern.id) is None


async def test_only_the_host_settles_and_starts(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:2], tavern)
    select = shown.selects[0]
    other = await people[1].choose(select.custom_id, ["5"], message=shown)
    assert other.ephemeral
    table = await bots.house.store.table_at(tavern.id)
    assert table is not None
    assert dict(table.options)["rounds"] == "3"
    await people[0].choose(select.custom_id, ["5"], message=shown)
    started = await people[1].click(button(shown, "t|"), message=shown)
    assert started.ephemeral
    table = await bots.house.store.table_at(tavern.id)
    assert table is not None
    assert dict(table.options)["rounds"] == "5"
    assert table.status is Status.LOBBY


async def test_the_host_or_a_moderator_closes_a_lobby(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    moderator = world.user("mod")
    world.give(moderator, "MANAGE_CHANNELS")
    for closer in (people[0], moderator):
        shown = await lobby(bots, people[:2], tavern)
        match = match_of(shown)
        refused = await people[1].slash("game close", channel=tavern)
        assert refused.content == "Seul l’hôte ou un modérateur peut faire cela."
        assert (await bots.house.tables.require(match)).status is Status.LOBBY
        reply = await closer.slash("game close", channel=tavern)
        assert reply.content == "This table is closed."
        await bots.house.announcer.settled()
        assert (await bots.house.tables.require(match)).status is Status.CLOSED
        assert not shown.buttons


async def test_leaving_hands_the_table_on_and_an_empty_one_closes(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:2], tavern)
    match = match_of(shown)
    await people[0].click(button(shown, "l|"), message=shown)
    table = await bots.house.tables.require(match)
    assert table.host == people[1].id
    await people[1].click(button(shown, "l|"), message=shown)
    assert (await bots.house.tables.require(match)).status is Status.CLOSED
    await bots.house.announcer.settled()
    assert not shown.buttons


async def test_stand_ins_fill_the_table_and_answer_at_once(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:1], tavern)
    match = match_of(shown)
    for _ in range(3):
        await people[0].click(button(shown, "i|"), message=shown)
        await bots.house.announcer.settled()
    await people[0].click(button(shown, "t|"), message=shown)
    await people[0].wait_for(lambda m: not m.ephemeral and has(m, "o|"), channel=tavern)
    position = await bots.house.tables.position(match)
    assert {decision.seat for decision in position.owed()} == {0}


async def test_a_lobby_nobody_starts_expires_with_a_notice(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    shown = await lobby(bots, people[:2], tavern)
    match = match_of(shown)
    await bots.house.expire_lobbies()
    assert (await bots.house.tables.require(match)).status is Status.LOBBY
    bots.later = timedelta(days=4)
    await bots.house.expire_lobbies()
    await bots.house.announcer.settled()
    assert (await bots.house.tables.require(match)).status is Status.CLOSED
    assert "Nobody started" in people[0].messages(tavern)[-1].content


async def test_names_neither_ping_nor_format(
    world: World, bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    joker = world.user("**@everyone** [x](http://x.example)")
    shown = await lobby(bots, [people[0], joker], tavern)
    assert "@everyone" not in shown.content
    assert "](http" not in shown.content
    assert not shown.mention_everyone


async def test_everybody_reads_the_own_language(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    french, german = people[1], people[2]
    assert "table privée" in french.inbox[0].content
    assert "privater Tisch" in german.inbox[0].content
    reply = await french.slash("partie état", channel=tavern)
    assert "La partie est en cours." in reply.content
    assert match in reply.content
    await typed_until(bots, match, people, tavern, secret_is_asked)
    for reader, words in ((french, "Scellez votre mise"), (german, "Versiegle dein Gebot")):
        assert words in reader.inbox[-1].content


async def test_letters_follow_a_reader_who_changes_the_language(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    people[1].account.locale = "de"
    await people[1].slash("help", channel=tavern)
    await typed_until(bots, match, people, tavern, secret_is_asked)
    assert "Versiegle dein Gebot" in people[1].inbox[-1].content
