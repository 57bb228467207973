"""How few interactions everyday answers take, opening the panel included."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.components.controls import Buttons, Finished, Grouped, Modal, Plan
from bot.components.ids import fingerprint
from bot.components.plan import plan_decision, plan_step
from bot.services.positions import Position, read_entry
from engine.core.asking import open_decisions, random_action
from engine.core.fields import unpack
from engine.core.game import Decision, settle
from engine.core.match import start, submit
from engine.core.rng import Rng
from engine.core.values import Action, Seat
from engine.registry import GAMES
from render.words import texts
from sandbox import Actor, Channel, Message, Reply
from tests.e2e.players import newest_prompt
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, button, typed_until

MARCHANDS = GAMES["marchands"]
WORDS = texts("en", ("red", "blue", "green", "gold"))
MOST = {"buy": 3, "bid": 2, "dial": 3, "move": 4, "offer": 3}
ODD = "1 300"
"""An amount for which there is no button."""


class Counter:
    """A person whose presses, choices and filled forms are counted."""

    def __init__(self, actor: Actor, channel: Channel) -> None:
        self.actor = actor
        self.channel = channel
        self.made = 0

    async def open(self) -> Reply:
        prompt = newest_prompt(self.actor, self.channel)
        return await self.click(prompt, "o|")

    async def click(self, message: Message, prefix: str) -> Reply:
        self.made += 1
        return await self.actor.click(button(message, prefix), message=message)

    async def take(self, message: Message, mark: str) -> tuple[Reply, str]:
        """The first answer offered under a mark, by button or from a list; and which it was."""
        self.made += 1
        shown = [c for c in message.controls if c.custom_id.split("|")[3:4] == [mark]]
        first = next(c for c in shown if c.custom_id.startswith(("a|", "s|")))
        if first in message.buttons:
            picked = first.custom_id.split("|", 4)[4]
            return await self.actor.click(first.custom_id, message=message), picked
        value = first.options[0]["value"]
        return await self.actor.choose(first.custom_id, [value], message=message), value

    async def fill(self, values: Mapping[str, str], reply: Reply) -> Reply:
        self.made += 1
        assert reply.form is not None
        return await self.actor.submit(values, form=reply.form)


async def last(bots: Bots, match: str) -> Action:
    """The newest action in the log."""
    return read_entry(MARCHANDS, (await bots.house.store.entries(match))[-1]).action


def asked(verb: str, position: Position) -> Decision | None:
    """An owed question that this verb answers."""
    owed = (position.decision(d.seat, d.id) for d in position.owed())
    return next((d for d in owed if d is not None and verb in d.verbs), None)


async def at_question(
    bots: Bots, people: list[Actor], tavern: Channel, verb: str, **settings: str
) -> tuple[str, Decision, Counter]:
    """A game at the first question for a verb, and whom it asks."""
    await bots.start(pictures=False)
    match = await begun(bots, people, tavern, "marchands", **settings)
    position = await typed_until(bots, match, people, tavern, lambda p: asked(verb, p) is not None)
    decision = asked(verb, position)
    assert decision is not None
    return match, decision, Counter(people[decision.seat], tavern)


async def check(bots: Bots, match: str, person: Counter, reply: Reply, verb: str) -> None:
    assert reply.content.startswith("✅"), reply.content
    assert (await last(bots, match)).verb == verb
    assert person.made <= MOST[verb]


@pytest.mark.parametrize("edition", ["2", "1"])
async def test_three_goods(bots: Bots, people: list[Actor], tavern: Channel, edition: str) -> None:
    match, _, person = await at_question(bots, people, tavern, "buy", edition=edition)
    panel = await person.open()
    form = await person.click(panel.message, "f|")
    assert form.form is not None
    fields = form.form.fields[:3]
    wares = {one.custom_id: one.options[place]["value"] for place, one in enumerate(fields)}
    done = await person.fill(wares, form)
    await check(bots, match, person, done, "buy")
    (goods,) = (await last(bots, match)).answers()
    assert len(unpack(goods)) == 3


@pytest.mark.parametrize("negotiation", ["off", "on"])
async def test_an_odd_sealed_bid_from_the_channel(
    bots: Bots, people: list[Actor], tavern: Channel, negotiation: str
) -> None:
    """Also where there is more that one may do: the lock is for the sealed question."""
    match, _, person = await at_question(bots, people, tavern, "bid", negotiation=negotiation)
    done = await person.fill({"0": ODD}, await person.open())
    await check(bots, match, person, done, "bid")
    assert (await last(bots, match)).answers() == ("1300",)


async def test_a_sealed_bid_in_the_letter(bots: Bots, people: list[Actor], tavern: Channel) -> None:
    match, decision, person = await at_question(bots, people, tavern, "bid")
    letter = person.actor.inbox[-1]
    done = await person.click(letter, f"a|{match}|{decision.id}|{fingerprint(('bid',))}|300")
    assert person.made == 1
    await check(bots, match, person, done, "bid")
    again = Counter(people[decision.seat - 1], tavern)
    form = await again.click(again.actor.inbox[-1], "f|")
    await check(bots, match, again, await again.fill({"0": ODD}, form), "bid")


async def test_dials_from_the_channel(bots: Bots, people: list[Actor], tavern: Channel) -> None:
    match, _, person = await at_question(bots, people, tavern, "dial")
    form = await person.open()
    assert form.form is not None
    hands = {one.custom_id: one.options[1]["value"] for one in form.form.fields}
    await check(bots, match, person, await person.fill(hands, form), "dial")


async def test_dials_in_the_letter(bots: Bots, people: list[Actor], tavern: Channel) -> None:
    match, _, person = await at_question(bots, people, tavern, "dial")
    form = await person.click(person.actor.inbox[-1], "f|")
    assert form.form is not None
    hands = {one.custom_id: one.options[1]["value"] for one in form.form.fields}
    await check(bots, match, person, await person.fill(hands, form), "dial")


@pytest.mark.parametrize("edition", ["2", "1"])
async def test_a_wagon_move(bots: Bots, people: list[Actor], tavern: Channel, edition: str) -> None:
    match, decision, person = await at_question(bots, people, tavern, "move", edition=edition)
    reply = await person.open()
    draft: tuple[str, ...] = ("move",)
    while not reply.content.startswith("✅"):
        reply, picked = await person.take(reply.message, fingerprint(draft))
        draft = (*draft, picked)
    await check(bots, match, person, reply, "move")
    assert (await last(bots, match)).answers() == (*decision.given, *draft[1:])


async def test_an_offer(bots: Bots, people: list[Actor], tavern: Channel) -> None:
    match, decision, person = await at_question(bots, people, tavern, "offer")
    panel = await person.open()
    form = await person.click(panel.message, f"f|{match}|{decision.id}|{fingerprint(('offer',))}")
    assert form.form is not None
    prices = {one.custom_id: str(700 + 200 * n) for n, one in enumerate(form.form.fields)}
    await check(bots, match, person, await person.fill(prices, form), "offer")


def waiting_master(position: Position) -> Decision | None:
    """A master who is asked nothing and may only offer anew, or end the loading."""
    for seat in range(len(position.table.players)):
        mine = open_decisions(position.game, position.state, Seat(seat))
        if len(mine) == 1 and not mine[0].owed and "offer" in mine[0].verbs:
            return mine[0]
    return None


async def test_a_better_offer_while_nothing_is_asked(
    bots: Bots, people: list[Actor], tavern: Channel
) -> None:
    await bots.start(pictures=False)
    match = await begun(bots, people, tavern, "marchands")
    position = await typed_until(
        bots, match, people, tavern, lambda p: waiting_master(p) is not None
    )
    decision = waiting_master(position)
    assert decision is not None
    person = Counter(people[decision.seat], tavern)
    panel = await person.open()
    assert people[position.owed()[0].seat].name in panel.content, "whom the table waits for"
    form = await person.click(panel.message, f"f|{match}|{decision.id}|{fingerprint(('offer',))}")
    assert form.form is not None
    prices = {one.custom_id: "100" for one in form.form.fields}
    await check(bots, match, person, await person.fill(prices, form), "offer")


def presses(state: object, decision: Decision, action: Action) -> int:
    """How many interactions an action takes by the planned controls, opening the panel included."""
    shown = plan_decision(MARCHANDS, state, decision, WORDS)
    way = next(way for way in shown.ways if way.verb == action.verb)
    answers = action.answers()
    done, count = len(decision.given), 1
    form_is_open = not way.inline
    if way.forms:
        done += 1
    count += form_is_open
    while True:
        step = plan_step(MARCHANDS, state, decision.seat, way.verb, answers[:done], WORDS)
        if isinstance(step, Finished):
            return count
        answered, pressed = step_presses(step, answers[done], form_is_open=form_is_open)
        done, count, form_is_open = done + answered, count + pressed, False


def step_presses(step: Plan, answer: str, *, form_is_open: bool) -> tuple[int, int]:
    """How many answers a step gives, and in how many interactions."""
    match step:
        case Modal():
            return step.fields, 1 if form_is_open else 2
        case Buttons() if step.other is not None and form_is_open:
            return 1, 1
        case Buttons():
            return 1, 1 if answer in [b.value for b in step.buttons] else 2
        case Grouped():
            return 1, 2
        case _:
            return 1, 1


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("edition", ["2", "1"])
def test_no_wagon_move_and_no_offer_takes_longer(edition: str, seats: int) -> None:
    """Random games: the bounds hold for whatever is chosen, not only for what comes first."""
    longest = dict.fromkeys(("buy", "move", "offer"), 0)
    for number in range(3):
        rng = Rng(f"h1:presses/{edition}/{seats}/{number}")
        options = settle(MARCHANDS.meta, {"edition": edition})
        match, _ = start(MARCHANDS, seats, options, rng.seed)
        while owed := [d for d in MARCHANDS.pending(match.state, None) if d.owed]:
            mine = open_decisions(MARCHANDS, match.state, owed[0].seat)
            decision = next(d for d in mine if d.id == owed[0].id)
            action = random_action(MARCHANDS, match.state, decision, rng)
            if action.verb in longest:
                count = presses(match.state, decision, action)
                longest[action.verb] = max(longest[action.verb], count)
            match = submit(MARCHANDS, match, decision.seat, action, decision=decision.id).match
    assert all(0 < count <= MOST[verb] for verb, count in longest.items()), longest
