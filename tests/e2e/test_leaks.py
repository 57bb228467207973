"""Leak hunt: two games alike but for one secret look alike to everybody else, in every byte."""

from __future__ import annotations

import json
import logging
import re
from hashlib import sha256
from pathlib import Path

import pytest

from engine.core.values import Seat
from sandbox import Actor, Channel, Message, Sandbox
from tests.e2e.running import Bots
from tests.e2e.scenes import begun, harmless, secret_is_asked, typed_until

TIME = re.compile(r"^\d\d:\d\d:\d\d ", re.MULTILINE)
LOOKS = ("status", "log", "text", "board", "rules", "export", "hand")


def seen(actor: Actor, match: str, before: int) -> str:
    """All an actor reads, and all that was delivered since, without ids and times."""
    since = TIME.sub("", actor.world.transcript(actor)[before:])
    # Before the secret exists, a letter and an edit of the lobby may come in either order.
    text = "\n".join([since, *sorted(nameless(raw(m), match) for m in actor.messages())])
    return nameless(text, match)


def nameless(text: str, match: str) -> str:
    return re.sub(r"\d{17,20}|<t:\d+", "ID", text.replace(match, "MATCH"))


def raw(message: Message) -> str:
    files = [(f.filename, f.description, sha256(f.data).hexdigest()) for f in message.attachments]
    return json.dumps([message.content, message.components, files], default=str)


async def hunt(
    folder: Path, slug: str, secret: str, caplog: pytest.LogCaptureFixture
) -> tuple[list[str], str]:
    """One game with a planted secret; what the others saw, and the log."""
    caplog.clear()
    async with Sandbox() as world:
        place = world.channel("tavern")
        people = [world.user(name) for name in ("red", "blue", "green", "gold")]
        bots = Bots(world, folder / f"{slug}-{secret}.sqlite3")
        await bots.start()
        match = await begun(bots, people, place, slug)
        await typed_until(bots, match, people, place, secret_is_asked, harmless)
        before = [len(world.transcript(other)) for other in people]
        red = people[0]
        refused = await red.slash("bid", channel=place, move="31337")
        assert refused.ephemeral
        assert refused.content
        done = await red.slash("bid", channel=place, move=secret)
        assert done.ephemeral
        assert done.content.startswith("✅")
        await bots.house.announcer.settled()
        for other in people[1:]:
            for look in LOOKS:
                reply = await other.slash(f"game {look}", channel=place)
                assert reply.ephemeral
        views = [seen(people[i], match, before[i]) for i in (1, 2, 3)]
        await bots.stop()
    return views, "\n".join(f"{vars(record)} {record.exc_text}" for record in caplog.records)


@pytest.mark.parametrize(
    ("slug", "first", "second"), [("fair", "3", "17"), ("marchands", "300", "1700")]
)
async def test_a_planted_secret_changes_nothing_for_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, slug: str, first: str, second: str
) -> None:
    caplog.set_level(logging.INFO)
    views, log = await hunt(tmp_path, slug, first, caplog)
    others, other_log = await hunt(tmp_path, slug, second, caplog)
    for one, another in zip(views, others, strict=True):
        assert one == another
    assert "31337" not in log + other_log + "".join(views)


async def test_an_unexpected_error_tells_no_secret(
    bots: Bots,
    people: list[Actor],
    tavern: Channel,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await bots.start()
    match = await begun(bots, people, tavern)
    await typed_until(bots, match, people, tavern, secret_is_asked, harmless)

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(bots.house.tables, "_write", broken)
    reply = await people[0].slash("bid", channel=tavern, move="13")
    assert reply.ephemeral
    found = re.search(r"[0-9a-f]{6}$", reply.content)
    assert found is not None
    assert [r for r in caplog.records if getattr(r, "id", "") == found[0]]
    assert "13" not in re.sub(
        r"\d{10,}|line \d+|\b[0-9a-f]{6}\b", "", caplog.text.split("on purpose")[-1]
    )
    position = await bots.house.tables.position(match)
    assert Seat(0) in {decision.seat for decision in position.owed()}
