"""Typed moves: autocomplete, own words, precise refusals; and how few interactions are needed."""

from __future__ import annotations

from bot.services.positions import read_entry
from engine.core.fields import basket
from sandbox import Actor, Channel
from tests.e2e.running import Bots
from tests.e2e.scenes import begun
from tests.support.fair import FAIR


async def first(bots: Bots, match: str, people: list[Actor]) -> Actor:
    return people[(await bots.house.tables.position(match)).owed()[0].seat]


async def test_autocomplete_offers_typed_so_far_and_the_next_word(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    actor = await first(bots, match, people)
    assert actor.account.locale == "de"
    offers = await actor.complete("buy", option="move", value="", channel=tavern)
    assert ("Kaufen Wolle", "wool") in [(o.name, o.value) for o in offers]
    offers = await actor.complete("buy", option="move", value="wool ", channel=tavern)
    assert "wool wine" in [o.value for o in offers]
    offers = await actor.complete("play", option="move", value="buy wo", channel=tavern)
    assert [o.value for o in offers] == ["buy wool"]


async def test_moves_may_be_typed_in_the_readers_words(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    actor = await first(bots, match, people)
    reply = await actor.slash("kaufen", channel=tavern, options={"zug": "Wolle WEIN"})
    assert reply.ephemeral
    assert reply.content.startswith("✅")
    entry = (await bots.house.store.entries(match))[-1]
    assert read_entry(FAIR, entry).action.answers() == (basket(["wool", "wine"]),)


async def test_a_wrong_word_is_refused_precisely_and_changes_nothing(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    actor = await first(bots, match, people)
    reply = await actor.slash("buy", channel=tavern, move="gold")
    assert reply.ephemeral
    assert "gold" in reply.content
    assert "Wolle" in reply.content
    assert not await bots.house.store.entries(match)


async def test_a_verb_without_words_opens_its_form(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    actor = await first(bots, match, people)
    reply = await actor.slash("buy", channel=tavern)
    assert reply.form is not None
    done = await actor.submit({"0.0": "wool"})
    assert done.content.startswith("✅")
