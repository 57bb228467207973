"""Waiting for things to happen instead of sleeping."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sandbox import answers
from sandbox.answers import ANSWER_WITHIN
from sandbox.interactions import Interaction
from sandbox.realm import Realm

T = TypeVar("T")
PATIENCE = 10.0


async def until(realm: Realm, look: Callable[[], T | None], seconds: float) -> T:
    """Look again after every change until there is something to see."""
    found = look()
    if found is not None:
        return found
    done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def again(_: object) -> None:
        seen = None if done.done() else look()
        if seen is not None:
            done.set_result(seen)

    stop = realm.subscribe(again)
    try:
        return await asyncio.wait_for(done, seconds)
    finally:
        stop()


async def settled(realm: Realm, one: Interaction, ready: Callable[[], bool]) -> None:
    """Wait until an interaction is ready or failed; unanswered, it fails after three seconds."""
    if ready():
        return
    woken = asyncio.Event()
    one.listeners.append(woken.set)
    doom = asyncio.create_task(_doom(realm, one)) if one.state == "waiting" else None
    try:
        async with asyncio.timeout(PATIENCE):
            while not ready() and one.state != "failed":
                woken.clear()
                await woken.wait()
    except TimeoutError:
        # A bot that deferred and then fell silent leaves the user with "thinking".
        if one.state == "waiting":
            raise
    finally:
        one.listeners.remove(woken.set)
        if doom is not None:
            doom.cancel()


async def _doom(realm: Realm, one: Interaction) -> None:
    await realm.clock.sleep(ANSWER_WITHIN)
    answers.fail(realm, one)
