"""Typed moves: autocomplete, own words, precise refusals; and how few interactions are needed."""

from __future__ import annotations

import pytest

from bot.services.positions import read_entry
from engine.core.fields import Amount, basket
from engine.registry import GAMES
from render.words import texts
from sandbox import Actor, Channel
from tests.e2e.players import newest_prompt
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, has, secret_is_asked, typed_until
from tests.support.fair import FAIR

MARCHANDS = GAMES["marchands"]


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
    assert ("Wolle", "wool") in [(o.name, o.value) for o in offers]
    offers = await actor.complete("buy", option="move", value="wool ", channel=tavern)
    assert "wool wine" in [o.value for o in offers]
    offers = await actor.complete("play", option="move", value="buy wo", channel=tavern)
    assert [o.value for o in offers] == ["buy wool"]


async def test_the_name_of_a_suggestion_may_be_sent_and_gone_on_from(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    actor = await first(bots, match, people)
    (offer,) = await actor.complete("buy", option="move", value="Wolle sa", channel=tavern)
    assert (offer.name, offer.value) == ("Wolle · Salz", "wool salt")
    (offer,) = await actor.complete("buy", option="move", value=f"{offer.name} we", channel=tavern)
    reply = await actor.slash("buy", channel=tavern, move=f"Kaufen · {offer.name}")
    assert reply.content.startswith("✅")
    entry = (await bots.house.store.entries(match))[-1]
    assert read_entry(FAIR, entry).action.answers() == (basket(["wool", "salt", "wine"]),)


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


BOUNDS = {
    "en-US": "from 0 to {most} in steps of 100.",
    "fr": "de 0 à {most} par pas de 100.",
    "de": "von 0 bis {most} in Schritten von 100.",
}


@pytest.mark.parametrize("locale", BOUNDS)
async def test_a_wrong_amount_is_answered_with_the_bounds_in_the_readers_language(
    bots: Bots, people: list[Actor], tavern: Channel, locale: str
) -> None:
    await bots.start(pictures=False)
    match = await begun(bots, people, tavern, "marchands")
    position = await typed_until(bots, match, people, tavern, secret_is_asked)
    seat = position.owed()[0].seat
    actor, other = people[seat], people[seat - 1]
    actor.account.locale = locale
    asked = MARCHANDS.ask(position.state, seat, "bid", ())
    assert isinstance(asked, tuple)
    assert isinstance(asked[0], Amount)
    bounds = BOUNDS[locale].format(most=texts(locale[:2])("number", value=asked[0].most))
    heard = len(other.messages())
    for wrong in ("99999", "-5", "150", "much", "12.5"):
        typed = await actor.slash("bid", channel=tavern, move=wrong)
        assert typed.ephemeral
        assert typed.content.endswith(bounds)
    prompt = newest_prompt(actor, tavern)
    form = await actor.click(button(prompt, "o|"), message=prompt)
    filled = await actor.submit({"0": "150"}, form=form.form)
    assert filled.ephemeral
    assert bounds in filled.content
    assert has(filled.message, "f|"), "the form can be opened again"
    assert len(other.messages()) == heard
    assert (await bots.house.tables.position(match)).match.length == position.match.length


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
