"""A fair with trouble in its middle against the same fair without: what came of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bot.services.speaking import voice
from engine.core.values import say
from sandbox import RefusedError, Sandbox
from tests.chaos.seen import Witness, missing_or_doubled, only_in_storm
from tests.chaos.table import ChaosTable
from tests.e2e.running import Bots
from tests.faults.trials import Case, Parlour, Scene

BEFORE, END = 3, 11
"""Buying is asked before the trouble, buying and sealed bids in it, a new round after it."""

NUDGE = "your direct messages are closed"
SORRY = tuple(voice(language).said(say("sorry-later")) for language in ("en", "fr", "de"))


class Result(NamedTuple):
    """A table after its trial, and the private answers given meanwhile."""

    table: ChaosTable
    told: tuple[str, ...]


@asynccontextmanager
async def at_the_fair(folder: Path) -> AsyncIterator[Scene]:
    """A fair in which three of four have bought."""
    folder.mkdir()
    async with Sandbox() as world:
        bots = Bots(world, folder / "comptoir.sqlite3")
        await bots.start(pictures=False)
        parlour = Parlour(bots)
        table = ChaosTable(world, parlour, "fair", "faults")
        await table.open()
        await table.play(BEFORE)
        yield Scene(world, bots, parlour, table)
        await bots.stop()


async def tried(case: Case, folder: Path) -> Result:
    """Play through trouble; who is refused meanwhile tries again afterwards."""
    told: list[str] = []
    async with at_the_fair(folder) as scene:
        scene.table.letters = case.letters
        async with case.fault(scene):
            for _ in range(case.turns):
                told += await _attempt(scene.table)
        await scene.table.settle()
        await scene.table.play(END)
        await scene.table.press_everything()
    return Result(scene.table, tuple(told))


async def _attempt(table: ChaosTable) -> list[str]:
    """One answer, or what was said instead of taking it."""
    try:
        await table.turn()
    except RefusedError as refused:
        return [str(refused).removeprefix("nothing to press: ")]
    return []


def outcomes(case: Case, trial: Result, calm: Result) -> dict[str, str]:
    """Each promise with what is wrong about it, or nothing."""
    stormy, still = trial.table, calm.table
    posts = POSTS.get(case.lost, missing_or_doubled)(stormy.witness, still.witness)
    return {
        "the game goes on": "" if stormy.report.length >= END else "it stopped",
        "every action once": "" if stormy.report == still.report else "another record",
        "every post once": "\n".join(posts),
        "no secret shown": "\n".join(only_in_storm(stormy.witness, still.witness, SORRY)),
        "everybody is told": "\n".join(_unclear(case, trial.told)),
    }


def _unclear(case: Case, told: tuple[str, ...]) -> list[str]:
    """Refusals that nobody understands, or none where there must be one."""
    if case.refused and not told:
        return ["nobody was told"]
    return [text for text in told if not text.startswith(SORRY)]


def _nudged_instead(stormy: Witness, calm: Witness) -> list[str]:
    """Who gets no letter is called in the channel, once for each; all else is the same."""
    told = [text for text in stormy.posts["TABLE"] if NUDGE not in text]
    without = [text for text in calm.posts["TABLE"] if NUDGE not in text]
    called = len(stormy.posts["TABLE"]) - len(told)
    letters = sum(len(calm.posts.get(one.name, [])[1:]) for one in calm.people)
    nudges = len(calm.posts["TABLE"]) - len(without)
    wrong = [] if told == without else ["other posts than without"]
    return wrong if called == letters + nudges else [*wrong, f"{called} calls, {letters} letters"]


def _as_sent(stormy: Witness, calm: Witness) -> list[str]:
    """What is deleted was sent; the rest is sent as ever."""
    return [] if stormy.posts == calm.posts else ["other posts than without"]


def _moved(stormy: Witness, calm: Witness) -> list[str]:
    """The new channel begins with the question; then all is as it would have been."""
    told, without = stormy.posts["TABLE"], calm.posts["TABLE"]
    asked_again = any(told[:k] + told[k + 1 :] == without for k in range(len(told)))
    return [] if asked_again else ["other posts than without"]


POSTS = {"letters": _nudged_instead, "messages": _as_sent, "channel": _moved}
