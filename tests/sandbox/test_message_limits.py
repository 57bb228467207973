"""Each limit on messages, broken by a bot, refused with Discord's own words."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Actor, Channel, ManualClock, Sandbox, World
from tests.sandbox.botling import PIXEL
from tests.sandbox.wire import Refusal, Wire

JSON = dict[str, Any]


def button(number: int = 0, **changes: object) -> JSON:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}", **changes}


def select(**changes: object) -> JSON:
    options = [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]
    return {"type": 3, "custom_id": "s", "options": options, **changes}


def rows(*parts: JSON) -> JSON:
    return {"content": "x", "components": [{"type": 1, "components": [part]} for part in parts]}


def v2(*parts: JSON) -> JSON:
    return {"flags": 1 << 15, "components": list(parts)}


def field(name: str, value: str) -> JSON:
    return {"name": name, "value": value}


def link(url: str) -> JSON:
    return {"type": 2, "style": 5, "label": "x", "url": url}


HUGE = "https://example.org/".ljust(512, "x")


def gallery(count: int) -> JSON:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * count}


def section(count: int) -> JSON:
    texts = [{"type": 10, "content": "y"}] * count
    return {"type": 9, "components": texts, "accessory": button()}


def options(count: int) -> list[JSON]:
    return [{"label": str(number), "value": str(number)} for number in range(count)]


ROW = "components.0.components.0"
WRONG_FORMS: dict[str, tuple[JSON, str]] = {
    "content": ({"content": "x" * 2001}, "content"),
    "nonce": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "six rows": (rows(*(button(number) for number in range(6))), "components"),
    "six buttons": (
        {
            "content": "x",
            "components": [{"type": 1, "components": [button(number) for number in range(6)]}],
        },
        "components.0.components",
    ),
    "empty row": (
        {"content": "x", "components": [{"type": 1, "components": []}]},
        "components.0.components",
    ),
    "no row": ({"content": "x", "components": [button()]}, "components.0.type"),
    "label": (rows(button(label="x" * 81)), f"{ROW}.label"),
    "no label": (rows(button(label=None)), ROW),
    "custom id": (rows(button(custom_id="x" * 101)), f"{ROW}.custom_id"),
    "no custom id": (rows(button(custom_id=None)), f"{ROW}.custom_id"),
    "duplicate custom ids": (
        rows(button(), button()),
        "components.1.components.0.custom_id",
    ),
    "custom id and url": (rows(button(url="https://example.org")), ROW),
    "link with custom id": (rows(button(style=5, url="https://example.org")), ROW),
    "style": (rows(button(style=7)), f"{ROW}.style"),
    "long url": (rows(link("x" * 513)), f"{ROW}.url"),
    "select custom id": (rows(select(custom_id="x" * 101)), f"{ROW}.custom_id"),
    "link without url": (rows(button(style=5, custom_id=None)), f"{ROW}.url"),
    "premium without sku": (rows(button(style=6, custom_id=None, label=None)), f"{ROW}.sku_id"),
    "text input on a message": (
        rows({"type": 4, "style": 1, "label": "x", "custom_id": "t"}),
        f"{ROW}.type",
    ),
    "options of a user select": (rows(select(type=5)), f"{ROW}.options"),
    "same numbers": (rows(button(0, id=7), button(1, id=7)), "components.1.components.0.id"),
    "select and button": (
        {"content": "x", "components": [{"type": 1, "components": [select(), button()]}]},
        "components.0",
    ),
    "no options": (rows(select(options=[])), f"{ROW}.options"),
    "26 options": (rows(select(options=options(26))), f"{ROW}.options"),
    "same values": (
        rows(select(options=[{"label": "a", "value": "a"}, {"label": "b", "value": "a"}])),
        f"{ROW}.options.1",
    ),
    "option value": (
        rows(select(options=[{"label": "a", "value": "v" * 101}])),
        f"{ROW}.options.0.value",
    ),
    "option label": (
        rows(select(options=[{"label": "l" * 101, "value": "v"}])),
        f"{ROW}.options.0.label",
    ),
    "option description": (
        rows(select(options=[{"label": "a", "value": "v", "description": "d" * 101}])),
        f"{ROW}.options.0.description",
    ),
    "placeholder": (rows(select(placeholder="p" * 151)), f"{ROW}.placeholder"),
    "min over max": (rows(select(min_values=2, max_values=1)), f"{ROW}.min_values"),
    "max over options": (rows(select(max_values=3)), f"{ROW}.max_values"),
    "two defaults": (
        rows(select(options=[{**one, "default": True} for one in options(2)])),
        f"{ROW}.options",
    ),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    "embed title": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    "embed description": ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description"),
    "embed fields": (
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        "embeds.0.fields",
    ),
    "embed field name": (
        {"embeds": [{"fields": [{"name": "n" * 257, "value": "v"}]}]},
        "embeds.0.fields.0.name",
    ),
    "embed field value": (
        {"embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]},
        "embeds.0.fields.0.value",
    ),
    "embed footer": ({"embeds": [{"footer": {"text": "x" * 2049}}]}, "embeds.0.footer.text"),
    "embed author": ({"embeds": [{"author": {"name": "x" * 257}}]}, "embeds.0.author.name"),
    "embeds together": (
        {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
        "embeds",
    ),
    "attachment nobody sent": ({"attachments": [{"id": 0}]}, "attachments.0.id"),
    "mentions both ways": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "mentions of a crowd": (
        {"content": "x", "allowed_mentions": {"users": list(map(str, range(101)))}},
        "allowed_mentions.users",
    ),
    "reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
    ),
    "v2 with content": (
        {"content": "x", "flags": 1 << 15, "components": [{"type": 10, "content": "y"}]},
        "content",
    ),
    "v2 without flag": ({"components": [{"type": 10, "content": "y"}]}, "components.0.type"),
    "v2 too much text": (
        v2({"type": 10, "content": "y" * 2001}, {"type": 10, "content": "y" * 2000}),
        "components",
    ),
    "v2 row": (v2({"type": 1, "components": []}), "components.0.components"),
    "v2 button on top": (v2(button()), "components.0.type"),
    "v2 no text": (v2({"type": 10, "content": ""}), "components.0.content"),
    "v2 gallery": (v2(gallery(0)), "components.0.items"),
    "v2 large gallery": (v2(gallery(11)), "components.0.items"),
    "v2 section": (v2(section(4)), "components.0.components"),
    "v2 too many parts": (
        {"flags": 1 << 15, "components": [{"type": 10, "content": "y"}] * 41},
        "components",
    ),
}


@pytest.mark.parametrize("what", WRONG_FORMS)
async def test_wrong_form_is_refused_with_its_path(what: str, wire: Wire) -> None:
    body, path = WRONG_FORMS[what]
    with pytest.raises(Refusal) as refused:
        await wire.send(body)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert path in refused.value.paths()
    assert wire.channel.messages == {}


async def test_what_just_fits_is_taken(wire: Wire) -> None:
    fits: list[JSON] = [
        {"content": "x" * 2000, "nonce": "n" * 25},
        rows(*(button(number, label="x" * 80) for number in range(5))),
        {
            "content": "x",
            "components": [{"type": 1, "components": [button(n, style=n) for n in range(1, 5)]}],
        },
        {"content": "x", "components": [{"type": 1, "components": [link(HUGE)] * 5}]},
        rows(button(custom_id="x" * 100), select(options=options(25), placeholder="p" * 150)),
        rows(select(custom_id="x" * 100)),
        {"content": "x", "allowed_mentions": {"users": list(map(str, range(100)))}},
        rows(select(options=[{"label": "x" * 100, "value": "y" * 100, "description": "z" * 100}])),
        {"embeds": [{"description": "x" * 4096}, {"description": "x" * 1904}]},
        {"embeds": [{"title": "x" * 256, "author": {"name": "x" * 256}}] * 10},
        {"embeds": [{"footer": {"text": "x" * 2048}, "fields": [field("n" * 256, "v" * 1024)]}]},
        {"embeds": [{"fields": [field("n", "v")] * 25}]},
        {"flags": 1 << 15, "components": [{"type": 10, "content": "y" * 100}] * 40},
        v2(gallery(10), section(3)),
    ]
    for body in fits:
        await wire.send(body)
    assert len(wire.channel.messages) == len(fits)


async def test_empty_messages(wire: Wire) -> None:
    empty: list[JSON] = [{}, {"content": "   "}, {"content": None, "embeds": []}]
    for body in empty:
        with pytest.raises(Refusal) as refused:
            await wire.send(body)
        assert (refused.value.status, refused.value.code) == (400, 50006)


async def test_an_edit_may_not_empty_a_message(wire: Wire) -> None:
    made = await wire.send({"content": "x"})
    with pytest.raises(Refusal) as refused:
        await wire.edit(made["id"], {"content": ""})
    assert refused.value.code == 50006


async def test_files_over_ten_mebibytes(wire: Wire) -> None:
    ten = 10 * 1024 * 1024
    made = await wire.send({"content": "fits"}, files={"a.bin": bytes(ten)})
    assert made["attachments"][0]["size"] == ten
    with pytest.raises(Refusal) as refused:
        await wire.send({"content": "too large"}, files={"a.bin": bytes(ten + 1)})
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_alt_text_and_number_of_files(wire: Wire) -> None:
    note = {"id": 0, "description": "d" * 1025}
    with pytest.raises(Refusal) as refused:
        await wire.send({"attachments": [note]}, files={"a.png": b"x"})
    assert refused.value.paths() == {"attachments.0.description"}
    await wire.send(
        {"attachments": [{"id": 0, "description": "d" * 1024}]},
        files={f"{number}.png": b"x" for number in range(10)},
    )
    with pytest.raises(Refusal) as refused:
        await wire.send({}, files={f"{number}.png": b"x" for number in range(11)})
    assert refused.value.paths() == {"attachments"}


async def test_files_come_back_with_their_words(wire: Wire) -> None:
    note = {"id": 0, "description": "A board"}
    made = await wire.send({"attachments": [note]}, files={"my board.png": b"bytes"})
    file = made["attachments"][0]
    assert (file["filename"], file["description"]) == ("my_board.png", "A board")
    async with wire.session.get(file["url"]) as answer:
        assert (await answer.read(), answer.content_type) == (b"bytes", "image/png")


async def test_embeds_show_the_files_sent_with_them(wire: Wire) -> None:
    shown = {"image": {"url": "attachment://board.png"}}
    made = await wire.send({"embeds": [shown]}, files={"board.png": PIXEL})
    picture = made["embeds"][0]["image"]
    assert picture["url"] == made["attachments"][0]["url"]
    assert (picture["width"], picture["height"]) == (1, 1)


async def test_layouts_show_the_files_sent_with_them(wire: Wire) -> None:
    media = {"url": "attachment://board.png"}
    parts: list[JSON] = [
        {"type": 12, "items": [{"media": media}]},
        {"type": 13, "file": media},
        {"type": 17, "components": [section(1) | {"accessory": {"type": 11, "media": media}}]},
        {"type": 14},
    ]
    made = await wire.send(v2(*parts), files={"board.png": PIXEL})
    url = made["attachments"][0]["url"]
    pictured, filed, boxed, line = made["components"]
    assert pictured["items"][0]["media"]["url"] == url
    assert (filed["file"]["url"], filed["name"], filed["size"]) == (url, "board.png", len(PIXEL))
    assert boxed["components"][0]["accessory"]["media"]["width"] == 1
    assert line["divider"]
    again = await wire.edit(made["id"], {"components": [{"type": 13, "file": media}]})
    assert again["components"][0]["file"]["url"] == url


@pytest.mark.parametrize(
    ("name", "data", "size"),
    [
        ("a.png", PIXEL, (1, 1)),
        ("a.gif", b"GIF89a" + bytes([7, 1, 5, 0, 9, 9]), (263, 5)),
        ("a.bin", b"GIF", (None, None)),
    ],
)
async def test_sizes_of_pictures(
    wire: Wire, name: str, data: bytes, size: tuple[int | None, int | None]
) -> None:
    (file,) = (await wire.send({}, files={name: data}))["attachments"]
    assert (file.get("width"), file.get("height")) == size


async def test_oldest_files_make_room(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.attachments.MOST_STORED", 10)
    first = await wire.send({}, files={"a.png": b"x" * 6})
    second = await wire.send({}, files={"b.png": b"x" * 6})
    for made, status in ((first, 404), (second, 200)):
        async with wire.session.get(made["attachments"][0]["url"]) as answer:
            assert answer.status == status


async def test_edits_keep_only_files_they_name(wire: Wire) -> None:
    made = await wire.send({"content": "x"}, files={"a.png": b"a", "b.png": b"b"})
    kept = made["attachments"][1]
    named = {"id": kept["id"], "description": "the second"}
    edited = await wire.edit(made["id"], {"attachments": [named]})
    (left,) = edited["attachments"]
    assert (left["filename"], left["description"]) == ("b.png", "the second")


async def test_unknown_channel_and_message(wire: Wire) -> None:
    with pytest.raises(Refusal) as refused:
        await wire.request("POST", "/channels/1/messages", {"content": "x"})
    assert (refused.value.status, refused.value.code) == (404, 10003)
    for method in ("GET", "PATCH", "DELETE"):
        body = {"content": "x"} if method == "PATCH" else None
        with pytest.raises(Refusal) as refused:
            await wire.request(method, f"/channels/{wire.channel.id}/messages/1", body)
        assert (refused.value.status, refused.value.code) == (404, 10008)


async def test_others_messages_cannot_be_edited(wire: Wire, red: Actor) -> None:
    said = await red.say("mine", wire.channel)
    with pytest.raises(Refusal) as refused:
        await wire.edit(str(said.id), {"content": "yours"})
    assert (refused.value.status, refused.value.code) == (403, 50005)


@pytest.mark.parametrize(
    ("permission", "code"),
    [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013)],
)
async def test_missing_permissions(
    wire: Wire, world: World, tavern: Channel, permission: str, code: int
) -> None:
    world.deny(tavern, permission)
    with pytest.raises(Refusal) as refused:
        await wire.send({"content": "x"})
    assert (refused.value.status, refused.value.code) == (403, code)
    world.allow(tavern, permission)
    await wire.send({"content": "x"})


async def test_files_and_history_and_pins_need_permissions(
    wire: Wire, world: World, tavern: Channel
) -> None:
    made = await wire.send({"content": "x"})
    path = f"/channels/{tavern.id}/messages"
    for permission in ("ATTACH_FILES", "READ_MESSAGE_HISTORY", "PIN_MESSAGES"):
        world.deny(tavern, permission)
    with pytest.raises(Refusal) as refused:
        await wire.send({}, files={"a.png": b"x"})
    assert refused.value.code == 50013
    assert await wire.request("GET", path) == []
    for method, rest in (("GET", f"/{made['id']}"), ("PUT", f"/pins/{made['id']}")):
        with pytest.raises(Refusal) as refused:
            await wire.request(method, path + rest)
        assert refused.value.code == 50013


async def test_closed_dms(wire: Wire, world: World, red: Actor) -> None:
    opened = await wire.request("POST", "/users/@me/channels", {"recipient_id": str(red.id)})
    path = f"/channels/{opened['id']}/messages"
    await wire.request("POST", path, {"content": "hello"})
    world.close_dms(red)
    with pytest.raises(Refusal) as refused:
        await wire.request("POST", path, {"content": "hello?"})
    assert (refused.value.status, refused.value.code) == (403, 50007)
    world.open_dms(red)
    world.kick(red)
    with pytest.raises(Refusal) as refused:
        await wire.request("POST", path, {"content": "hello?"})
    assert refused.value.code == 50007, "no guild is shared any more"
    assert [one.content for one in red.inbox] == ["hello"]


async def test_nonces_are_enforced_for_a_while() -> None:
    clock = ManualClock()
    async with Sandbox(clock=clock) as world, Wire(world, world.channel("tavern")) as wire:
        body = {"content": "once", "nonce": "7", "enforce_nonce": True}
        first = await wire.send(body)
        clock.advance(299.5)
        assert (await wire.send(body))["id"] == first["id"]
        clock.advance(0.6)
        assert (await wire.send(body))["id"] != first["id"]
        assert (await wire.send({**body, "enforce_nonce": False}))["id"] != first["id"]
        assert len(wire.channel.messages) == 3


async def test_old_messages_can_be_edited_only_so_often() -> None:
    clock = ManualClock()
    async with Sandbox(clock=clock) as world, Wire(world, world.channel("tavern")) as wire:
        made = await wire.send({"content": "x"})
        for number in range(10):
            await wire.edit(made["id"], {"content": f"fresh {number}"})
        clock.advance(3599.5)
        await wire.edit(made["id"], {"content": "still fresh"})
        clock.advance(0.6)
        for number in range(3):
            await wire.edit(made["id"], {"content": f"old {number}"})
        with pytest.raises(Refusal) as refused:
            await wire.edit(made["id"], {"content": "too often"})
        assert (refused.value.status, refused.value.code) == (429, 30046)
        assert "Via" in refused.value.headers
        clock.advance(3599)
        with pytest.raises(Refusal):
            await wire.edit(made["id"], {"content": "nearly an hour later"})
        clock.advance(2)
        await wire.edit(made["id"], {"content": "an hour later"})


async def test_v2_messages_stay_v2(wire: Wire) -> None:
    made = await wire.send({"flags": 1 << 15, "components": [{"type": 10, "content": "y"}]})
    with pytest.raises(Refusal) as refused:
        await wire.edit(made["id"], {"content": "x"})
    assert refused.value.paths() == {"content"}
    with pytest.raises(Refusal) as refused:
        await wire.edit(made["id"], {"flags": 0})
    assert refused.value.paths() == {"flags"}


async def test_history_pages(wire: Wire) -> None:
    made = [(await wire.send({"content": str(number)}))["id"] for number in range(6)]
    path = f"/channels/{wire.channel.id}/messages"

    async def page(query: str) -> list[str]:
        return [one["content"] for one in await wire.request("GET", f"{path}?{query}")]

    assert len(await page("limit=100")) == 6
    assert await page("limit=2") == ["5", "4"]
    assert await page(f"limit=2&before={made[2]}") == ["1", "0"]
    assert await page(f"limit=2&after={made[2]}") == ["4", "3"]
    assert await page(f"limit=3&around={made[2]}") == ["3", "2", "1"]
    with pytest.raises(Refusal) as refused:
        await page("limit=101")
    assert refused.value.paths() == {"limit"}
    with pytest.raises(Refusal) as refused:
        await page("before=yesterday")
    assert refused.value.paths() == {"before"}
