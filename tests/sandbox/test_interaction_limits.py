"""Each rule of answering interactions, broken by a bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox import Actor, ManualClock, Sandbox, World
from tests.sandbox.wire import Refusal, Wire

JSON = dict[str, Any]
SAY = {"content": "x"}


@pytest.fixture
async def slow() -> AsyncIterator[tuple[ManualClock, Wire, Actor]]:
    """A world whose clock stands still."""
    clock = ManualClock()
    async with Sandbox(clock=clock) as world, Wire(world, world.channel("tavern")) as wire:
        yield clock, wire, world.user("red")


async def test_three_seconds_to_answer(slow: tuple[ManualClock, Wire, Actor]) -> None:
    clock, wire, red = slow
    one = await wire.typed(red)
    clock.advance(3.01)
    with pytest.raises(Refusal) as refused:
        await wire.answer(one, 4, SAY)
    assert (refused.value.status, refused.value.code) == (404, 10062)
    assert one.state == "failed"
    assert "did not respond" in wire.world.transcript(red)


async def test_just_in_time(slow: tuple[ManualClock, Wire, Actor]) -> None:
    clock, wire, red = slow
    one = await wire.typed(red)
    clock.advance(2.99)
    assert (await wire.answer(one, 4, SAY))["resource"]["message"]["content"] == "x"


async def test_tokens_live_fifteen_minutes(slow: tuple[ManualClock, Wire, Actor]) -> None:
    clock, wire, red = slow
    one = await wire.typed(red)
    await wire.answer(one, 5)
    clock.advance(15 * 60 - 1)
    await wire.request("PATCH", wire.hook(one, "/messages/@original"), SAY)
    clock.advance(2)
    for method, rest in (("POST", ""), ("PATCH", "/messages/@original")):
        with pytest.raises(Refusal) as refused:
            await wire.request(method, wire.hook(one, rest), SAY)
        assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_one_answer_only(wire: Wire, red: Actor) -> None:
    one = await wire.typed(red)
    await wire.answer(one, 5)
    with pytest.raises(Refusal) as refused:
        await wire.answer(one, 4, SAY)
    assert (refused.value.status, refused.value.code) == (400, 40060)


async def test_interactions_nobody_began(wire: Wire) -> None:
    with pytest.raises(Refusal) as refused:
        await wire.request("POST", "/interactions/1/token/callback", {"type": 5})
    assert (refused.value.status, refused.value.code) == (404, 10062)
    with pytest.raises(Refusal) as refused:
        await wire.request("POST", f"/webhooks/{wire.world.bot.id}/token", SAY)
    assert (refused.value.status, refused.value.code) == (404, 10015)


async def test_no_follow_up_before_the_answer(wire: Wire, red: Actor) -> None:
    one = await wire.typed(red)
    with pytest.raises(Refusal) as refused:
        await wire.request("POST", wire.hook(one), SAY)
    assert (refused.value.status, refused.value.code) == (404, 10015)


async def test_original_of_a_form_is_unknown(wire: Wire, red: Actor) -> None:
    one = await wire.typed(red)
    await wire.answer(one, 9, modal())
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", wire.hook(one, "/messages/@original"))
    assert (refused.value.status, refused.value.code) == (404, 10008)


async def test_first_follow_up_takes_the_place_of_a_deferral(
    wire: Wire, red: Actor, blue: Actor
) -> None:
    one = await wire.typed(red)
    deferred = await wire.answer(one, 5, {"flags": 64})
    assert deferred["interaction"]["response_message_loading"]
    first = await wire.request("POST", wire.hook(one), {"content": "first"})
    assert first["id"] == deferred["interaction"]["response_message_id"]
    assert first["flags"] == 64, "it stays as private as the deferral"
    second = await wire.request("POST", wire.hook(one), {"content": "second"})
    assert second["id"] != first["id"]
    assert [m.content for m in red.messages(wire.channel)] == ["first", "second"]
    assert [m.content for m in blue.messages(wire.channel)] == ["second"]


async def test_answers_say_what_they_answer(wire: Wire, red: Actor) -> None:
    typed, pressed = await wire.typed(red), await wire.pressed(red)
    by_command = (await wire.answer(typed, 4, SAY))["resource"]["message"]
    by_button = (await wire.answer(pressed, 4, SAY))["resource"]["message"]
    more = await wire.request("POST", wire.hook(typed), SAY)
    assert [made["type"] for made in (by_command, by_button, more)] == [20, 19, 19]
    assert by_command["interaction_metadata"]["id"] == str(typed.id)
    assert pressed.message is not None
    assert by_button["message_reference"]["message_id"] == str(pressed.message.id)


async def test_private_messages_are_beyond_channel_routes(wire: Wire, red: Actor) -> None:
    one = await wire.typed(red)
    made = await wire.answer(one, 4, {"content": "psst", "flags": 64})
    number = made["resource"]["message"]["id"]
    path = f"/channels/{wire.channel.id}/messages"
    with pytest.raises(Refusal) as refused:
        await wire.request("GET", f"{path}/{number}")
    assert refused.value.code == 10008
    assert await wire.request("GET", path) == []
    fetched = await wire.request("GET", wire.hook(one, f"/messages/{number}"))
    assert fetched["content"] == "psst"


@pytest.mark.parametrize("kind", [6, 7, 8])
async def test_answers_that_do_not_fit_a_command(wire: Wire, red: Actor, kind: int) -> None:
    one = await wire.typed(red)
    with pytest.raises(Refusal) as refused:
        await wire.answer(one, kind, SAY)
    assert (refused.value.code, refused.value.paths()) == (50035, {"type"})


async def test_a_form_cannot_answer_a_form(wire: Wire, red: Actor) -> None:
    one = await wire.pressed(red)
    await wire.answer(one, 9, modal())
    assert (await wire.finished()).outcome == "form"
    sent = await wire.start(red.submit({"Amount": "3"}))
    with pytest.raises(Refusal) as refused:
        await wire.answer(sent, 9, modal())
    assert refused.value.paths() == {"type"}
    await wire.answer(sent, 7, {"content": "changed", "components": []})


def field(**changes: object) -> JSON:
    return {"type": 4, "style": 1, "custom_id": "amount", **changes}


def label(component: JSON | None = None, **changes: object) -> JSON:
    return {"type": 18, "label": "Amount", "component": component or field(), **changes}


def pick(**changes: object) -> JSON:
    return {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}], **changes}


def modal(*parts: JSON, **changes: object) -> JSON:
    return {"title": "Bid", "custom_id": "m", "components": list(parts) or [label()], **changes}


PART = "data.components.0"
WRONG_FORMS: dict[str, tuple[JSON, str]] = {
    "title": (modal(title="t" * 46), "data.title"),
    "no title": (modal(title=""), "data.title"),
    "custom id": (modal(custom_id="c" * 101), "data.custom_id"),
    "nothing": (modal(components=[]), "data.components"),
    "six parts": (
        modal(*(label(field(custom_id=str(number))) for number in range(6))),
        "data.components",
    ),
    "label": (modal(label(label="l" * 46)), f"{PART}.label"),
    "label description": (modal(label(description="d" * 101)), f"{PART}.description"),
    "row label": (
        modal({"type": 1, "components": [field(label="l" * 46)]}),
        f"{PART}.components.0.label",
    ),
    "row of two": (
        modal({"type": 1, "components": [field(label="a"), field(label="b", custom_id="b")]}),
        f"{PART}.components",
    ),
    "two labels": (modal(label(field(label="x"))), f"{PART}.component.label"),
    "same ids": (modal(label(), label()), "data.components.1.component.custom_id"),
    "no component": (modal({"type": 18, "label": "Amount"}), f"{PART}.component"),
    "no words": (modal({"type": 10, "content": ""}), f"{PART}.content"),
    "bare input": (modal(field(label="x")), f"{PART}.type"),
    "button": (
        modal(label({"type": 2, "style": 1, "label": "x", "custom_id": "b"})),
        f"{PART}.component.type",
    ),
    "input custom id": (modal(label(field(custom_id="c" * 101))), f"{PART}.component.custom_id"),
    "input style": (modal(label(field(style=3))), f"{PART}.component.style"),
    "min length": (modal(label(field(min_length=4001))), f"{PART}.component.min_length"),
    "max length": (modal(label(field(max_length=0))), f"{PART}.component.max_length"),
    "min over max": (
        modal(label(field(min_length=5, max_length=4))),
        f"{PART}.component.min_length",
    ),
    "placeholder": (modal(label(field(placeholder="p" * 101))), f"{PART}.component.placeholder"),
    "value": (modal(label(field(value="vvv", max_length=2))), f"{PART}.component.value"),
    "select options": (modal(label(pick(options=[]))), f"{PART}.component.options"),
    "select disabled": (modal(label(pick(disabled=True))), f"{PART}.component.disabled"),
    "required select of none": (modal(label(pick(min_values=0))), f"{PART}.component.min_values"),
}


async def test_the_largest_form(wire: Wire, red: Actor) -> None:
    many = [{"label": "l" * 100, "value": f"{n:0100}"} for n in range(25)]
    parts = [
        label(field(custom_id="c" * 100, placeholder="p" * 100, min_length=4000, max_length=4000)),
        label(field(custom_id="d", style=2, value="v" * 4000)),
        label(pick(options=many, max_values=25, placeholder="p" * 150)),
        label(pick(custom_id="t", min_values=0, required=False)),
        {"type": 1, "components": [field(custom_id="r", label="l" * 45)]},
    ]
    words = {"label": "l" * 45, "description": "d" * 100}
    parts = [part | words if part["type"] == 18 else part for part in parts]
    one = await wire.typed(red)
    await wire.answer(one, 9, modal(*parts, title="t" * 45, custom_id="m" * 100))
    form = (await wire.finished()).form
    assert form is not None
    assert len(form.fields) == 5


async def test_words_in_a_form(wire: Wire, red: Actor) -> None:
    one = await wire.typed(red)
    await wire.answer(one, 9, modal({"type": 10, "content": "c" * 4000}, label()))
    form = (await wire.finished()).form
    assert form is not None
    assert [field.label for field in form.fields] == ["Amount"]


@pytest.mark.parametrize("what", WRONG_FORMS)
async def test_wrong_modal_is_refused_with_its_path(what: str, wire: Wire, red: Actor) -> None:
    body, path = WRONG_FORMS[what]
    one = await wire.typed(red)
    with pytest.raises(Refusal) as refused:
        await wire.answer(one, 9, body)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert path in refused.value.paths()
    await wire.answer(one, 9, modal())


async def test_a_withdrawn_answer(wire: Wire, red: Actor) -> None:
    one = await wire.typed(red)
    await wire.answer(one, 5, {"flags": 64})
    await wire.request("DELETE", wire.hook(one, "/messages/@original"))
    assert (await wire.finished()).outcome == "withdrawn"
    assert red.messages(wire.channel) == []
    with pytest.raises(Refusal) as refused:
        await wire.request("PATCH", wire.hook(one, "/messages/@original"), SAY)
    assert (refused.value.status, refused.value.code) == (404, 10008)


async def test_answers_that_are_not_played_fail_loudly(wire: Wire, red: Actor) -> None:
    one = await wire.typed(red)
    with pytest.raises(Refusal) as refused:
        await wire.answer(one, 12)
    assert refused.value.status == 501
    assert "type 12" in wire.world.take_errors()[0]
    await wire.answer(one, 4, SAY)


async def test_message_limits_hold_for_answers(wire: Wire, red: Actor) -> None:
    one = await wire.typed(red)
    with pytest.raises(Refusal) as refused:
        await wire.answer(one, 4, {"content": "x" * 2001})
    assert refused.value.paths() == {"data.content"}
    with pytest.raises(Refusal) as refused:
        await wire.answer(one, 4, {"flags": 64})
    assert refused.value.code == 50006
    await wire.answer(one, 5)
    with pytest.raises(Refusal) as refused:
        await wire.request("PATCH", wire.hook(one, "/messages/@original"), {"content": "x" * 2001})
    assert refused.value.paths() == {"content"}
    with pytest.raises(Refusal) as refused:
        await wire.request("POST", wire.hook(one), {"content": "x" * 2001})
    assert refused.value.paths() == {"content"}


@pytest.mark.parametrize(
    ("choices", "path"),
    [
        ([{"name": "n", "value": str(number)} for number in range(26)], "data.choices"),
        ([{"name": "n" * 101, "value": "v"}], "data.choices.0.name"),
        ([{"name": "n", "value": "v" * 101}], "data.choices.0.value"),
        ([{"name": "n", "value": 7}], "data.choices.0.value"),
    ],
)
async def test_suggestions(wire: Wire, red: Actor, choices: list[JSON], path: str) -> None:
    option = {"type": 3, "name": "ware", "description": "Which", "autocomplete": True}
    await wire.command({"name": "buy", "description": "Buy", "options": [option]})
    one = await wire.start(red.complete("buy", option="ware", value="s", channel=wire.channel))
    with pytest.raises(Refusal) as refused:
        await wire.answer(one, 8, {"choices": choices})
    assert path in refused.value.paths()
    with pytest.raises(Refusal) as refused:
        await wire.answer(one, 4, SAY)
    assert refused.value.paths() == {"type"}


async def test_clicks_while_no_bot_is_there_fail_at_once(world: World, red: Actor) -> None:
    tavern = world.channel("tavern")
    async with Wire(world, tavern) as wire:
        button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
        await wire.send({"content": "x", "components": [{"type": 1, "components": [button]}]})
    reply = await red.click("Go", channel=tavern)
    assert reply.failed
    assert "This interaction failed" in world.transcript(red)
