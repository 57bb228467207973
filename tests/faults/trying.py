"""Games with trouble in their middle against the same games without: what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from bot import answering
from bot.services import announcing
from bot.services.speaking import voice
from engine.core.values import say
from sandbox import RefusedError, Sandbox
from tests.chaos.seen import Witness, missing_or_doubled, only_in_storm
from tests.chaos.table import ChaosTable
from tests.e2e.running import Bots
from tests.faults.scene import SPANS, Parlour, Scene
from tests.faults.trials import Case

PAUSE = 0.05
NUDGE = "your direct messages are closed"
SORRY = tuple(voice(language).said(say("sorry-later")) for language in ("en", "fr", "de"))


class Result(NamedTuple):
    """Tables after their trial, and the private refusals given meanwhile."""

    tables: tuple[ChaosTable, ...]
    told: tuple[str, ...]


@contextmanager
def _impatient() -> Iterator[None]:
    """A bot that tries again soon; where it may not post, it waits to be let in at once."""
    with (
        patch.object(announcing, "FIRST_PAUSE", PAUSE),
        patch.object(announcing, "LONGEST_PAUSE", PAUSE),
        patch.object(answering, "PAUSE", PAUSE),
    ):
        yield


@asynccontextmanager
async def in_mid_game(folder: Path) -> AsyncIterator[Scene]:
    """A table of each game, shortly before sealed answers are asked where there are any."""
    folder.mkdir()
    async with Sandbox() as world:
        bots = Bots(world, folder / "comptoir.sqlite3")
        await bots.start()
        parlour = Parlour(bots)
        tables = tuple(ChaosTable(world, parlour, slug, "faults") for slug in SPANS)
        for table in tables:
            await table.open()
            await table.play(SPANS[table.slug].before)
        yield Scene(world, bots, parlour, tables)
        await bots.stop()
        world.raise_errors()


async def tried(case: Case, folder: Path) -> Result:
    """Play through trouble, restart the bot, play on; who is refused tries again afterwards."""
    told: list[str] = []
    with _impatient():
        async with in_mid_game(folder) as scene:
            for table in scene.tables:
                table.by_post = case.by_post
            async with case.fault(scene):
                for _ in range(case.turns):
                    tries = (_attempt(scene, table) for table in scene.tables)
                    told += [text for texts in await asyncio.gather(*tries) for text in texts]
            await _go_on(scene)
    return Result(scene.tables, tuple(told))


async def _go_on(scene: Scene) -> None:
    """What a new bot finds must be what the old one had made of it."""
    for table in scene.tables:
        await table.settle()
    await scene.bots.stop()
    await scene.bots.start()
    for table in scene.tables:
        await table.settle()
        await table.play(SPANS[table.slug].middle)
    await scene.bots.stop()
    # Drawing whatever can be pressed would take longer than all the rest.
    await scene.bots.start(pictures=False)
    for table in scene.tables:
        await table.play(SPANS[table.slug].end)
        await table.press_everything()


async def _attempt(scene: Scene, table: ChaosTable) -> list[str]:
    """One answer, or what was said instead of taking it; then nothing may have changed."""
    await scene.world.bot_connected()
    before = table.report.length
    try:
        await table.turn()
    except RefusedError as refused:
        await table.settle()
        assert table.report.length == before, f"refused, but recorded: {refused}"
        return [str(refused).removeprefix("nothing to press: ")]
    except LookupError:
        # Who pressed saw the channel vanish instead of an answer.
        assert table.channel.id not in scene.world.channels
        await table.settle()
    return []


def outcomes(case: Case, trial: Result, calm: Result) -> dict[str, str]:
    """Each promise with what is wrong about it, or nothing."""
    found: dict[str, list[str]] = {}
    for stormy, still in zip(trial.tables, calm.tables, strict=True):
        for promise, wrong in _kept(case, stormy, still).items():
            found.setdefault(promise, []).extend(f"{stormy.slug}: {text}" for text in wrong)
    told = [*_unclear(case, trial.told), *_unheard(case, trial.tables)]
    return {
        **{p: "\n".join(wrong) for p, wrong in found.items()},
        "everybody is told": "\n".join(told),
    }


def _kept(case: Case, stormy: ChaosTable, still: ChaosTable) -> dict[str, list[str]]:
    posts = POSTS.get(case.lost, missing_or_doubled)(stormy.witness, still.witness)
    goes_on = stormy.report.length >= SPANS[stormy.slug].end
    # An adopted table is asked anew, without the news, in front of everybody.
    asked = ("🔒", "▶") if case.lost == "channel" else ()
    return {
        "the game goes on": [] if goes_on else ["it stopped"],
        "every action once": [] if stormy.report == still.report else ["another record"],
        "every post once": posts,
        "no secret shown": only_in_storm(stormy.witness, still.witness, (*SORRY, *asked)),
    }


def _unclear(case: Case, told: tuple[str, ...]) -> list[str]:
    """Refusals that nobody understands, or fewer than there must be."""
    if case.refused and len(told) < len(SPANS):
        return [f"only {len(told)} were told"]
    return [text for text in told if not (case.refused and text in SORRY)]


def _unheard(case: Case, tables: tuple[ChaosTable, ...]) -> list[str]:
    return [
        f"{table.slug}: {table.unanswered} presses were not answered"
        for table in tables
        if table.unanswered and not case.unanswered
    ]


def _nudged_instead(stormy: Witness, calm: Witness) -> list[str]:
    """Who gets no letter is called in the channel, once for each; all else is the same."""
    told = [text for text in stormy.posts["TABLE"] if NUDGE not in text]
    without = [text for text in calm.posts["TABLE"] if NUDGE not in text]
    called = len(stormy.posts["TABLE"]) - len(told)
    letters = sum(len(calm.posts.get(one.name, [])[1:]) for one in calm.people)
    nudges = len(calm.posts["TABLE"]) - len(without)
    wrong = [] if told == without else ["other posts than without"]
    sent = [one.name for one in stormy.people if stormy.posts.get(one.name, [])[1:]]
    wrong += [f"a letter to {name}" for name in sent]
    return wrong if called == letters + nudges else [*wrong, f"{called} calls, {letters} letters"]


def _as_sent(stormy: Witness, calm: Witness) -> list[str]:
    """What is deleted was sent; the rest is sent as ever."""
    return [] if stormy.posts == calm.posts else ["other posts than without"]


def _moved(stormy: Witness, calm: Witness) -> list[str]:
    """The new channel has the question once more; all else is as it would have been."""
    told, without = stormy.posts["TABLE"], calm.posts["TABLE"]
    asked_again = any(told[:k] + told[k + 1 :] == without for k in range(len(told)))
    wrong = [] if asked_again else ["other posts than without"]
    letters = [one.name for one in calm.people]
    strange = [n for n in letters if stormy.posts.get(n, []) != calm.posts.get(n, [])]
    return wrong + [f"other letters to {name}" for name in strange]


POSTS = {"letters": _nudged_instead, "messages": _as_sent, "channel": _moved}
