"""One table in a storm: opened, started, played on, looked at again after every kill."""

from __future__ import annotations

from typing import Protocol

from engine.core.rng import Rng
from sandbox import Actor, Channel, Message, World
from sandbox.model import Control
from tests.chaos.bot import Report
from tests.chaos.players import Steadfast
from tests.chaos.seen import Witness
from tests.e2e.players import newest_prompt
from tests.e2e.scenes import button, has, match_of

LOCALES = ("en-US", "fr", "de", "en-GB")
TRIES = 3
LOOKS = "ohBTR"
"""Operations of buttons that show something and change nothing."""
Probes = dict[int, list[tuple[int, int]]]
"""By log length: who pressed, and which button."""
NOTHING = Report(0, False, (), (), 0)


class Reporting(Protocol):
    """Somebody who can tell how a match stands."""

    async def report(self, match: str) -> Report:
        """How a match stands once everything is sent."""


class ChaosTable:
    """Four people at a game; the last of them takes no direct messages."""

    def __init__(self, world: World, kennel: Reporting, slug: str, seed: str) -> None:
        self.world = world
        self.kennel = kennel
        self.slug = slug
        self.seed = f"{seed}/{slug}"
        self.channel: Channel = world.channel(slug)
        self.people = [world.user(f"{slug}-{n}", locale=locale) for n, locale in enumerate(LOCALES)]
        world.close_dms(self.people[-1])
        self.witness = Witness(world, self.channel, self.people)
        self.match = ""
        self.report = NOTHING
        self.started = False
        self.unanswered = 0
        """How many answers were given without hearing whether they count."""
        self.by_post = True
        """Whether questions are answered where they are posted, or by command alone."""
        self.probed: Probes = {}
        """What was pressed after a restart."""
        self.to_probe: Probes = {}
        """What is to be pressed here because it was pressed there."""

    @property
    def over(self) -> bool:
        return self.started and not self.report.running

    async def open(self) -> None:
        """A lobby with everybody in it."""
        host, *others = self.people
        await host.slash("game open", channel=self.channel, game=self.slug, language="en")
        shown = await host.wait_for(lambda m: has(m, "j|"), channel=self.channel)
        self.match = self.witness.match = match_of(shown)
        await self.settle()
        for other in others:
            await other.click(button(shown, "j|"), message=shown)
            await self.settle()

    def move(self, channel: Channel) -> None:
        """Go on elsewhere."""
        self.channel = channel
        self.witness.move(channel)

    async def settle(self) -> None:
        """Wait until everything is sent, and see that the record only ever grows."""
        before, self.report = self.report, await self.kennel.report(self.match)
        self.started = self.started or self.report.running
        assert self.report.stuck == 0, f"{self.slug}: {self.report.stuck} posts are not sent"
        kept = self.report.log[: before.length]
        assert kept == before.log, f"{self.slug}: accepted actions were lost"
        if self.started:
            self.witness.rest(self.report.length)

    async def play(self, until: int | None = None) -> None:
        """Play on, to a length of the log, to the end, or until somebody stops it."""
        await self.begin()
        while self.report.running and (until is None or self.report.length < until):
            await self._again()
            await self.turn()
        await self._again()

    async def begin(self) -> None:
        """Start the game, unless it has been; a press that gets no answer in time is repeated."""
        for _ in range(TRIES):
            if self.started:
                return
            shown = next(m for m in self.people[0].messages(self.channel) if has(m, "t|"))
            reply = await self.people[0].click(button(shown, "t|"), message=shown)
            await self.settle()
            assert self.started or reply.failed
        assert self.started

    async def turn(self) -> None:
        """Somebody who is awaited answers; once told that it counts, it must stay so.

        Who gets no answer in time looks again what is asked, and if it is the same answers anew.
        """
        before = self.report
        asked = before.owed[Rng(f"h1:{self.seed}/{before.length}").below(len(before.owed))]
        player = Steadfast(self.people[asked.seat], self.channel, self.match, self.seed)
        player.by_post = self.by_post
        confirmed = await player.answer(asked, before.length)
        self.unanswered += not confirmed
        await self.settle()
        assert not confirmed or self.report.length > before.length, "confirmed, but not recorded"

    async def probe(self, number: int) -> None:
        """Press one of the buttons that are there: whatever was left must answer."""
        if not self.started:
            return
        seat = number % len(self.people)
        self.probed.setdefault(self.report.length, []).append((seat, number))
        await self._press(seat, number)

    async def _again(self) -> None:
        """Press where no kills are what was pressed after them where they were."""
        for seat, number in self.to_probe.pop(self.report.length, []):
            await self._press(seat, number)

    async def _press(self, seat: int, number: int) -> None:
        actor = self.people[seat]
        try:
            prompt = newest_prompt(actor, self.channel)
        except LookupError:
            prompt = [m for m in actor.messages(self.channel) if m.buttons and not m.ephemeral][-1]
        picked = prompt.buttons[number % len(prompt.buttons)]
        await answered(actor, picked, prompt)

    async def press_everything(self) -> None:
        """At the end: every button anybody can see answers, and changes nothing."""
        for actor in self.people:
            for message in [*actor.messages(self.channel), *actor.inbox]:
                for shown in () if message.ephemeral else message.buttons:
                    # A press in a direct message changes it, and the next button may be gone.
                    left = {b.custom_id for b in message.buttons}
                    if shown.custom_id in left and shown.custom_id[0] in LOOKS:
                        await answered(actor, shown, message)
        before = self.report
        await self.settle()
        assert self.report == before


async def answered(actor: Actor, button: Control, message: Message) -> None:
    """Press until the button answers, privately; a machine under load may be late once or twice."""
    for _ in range(TRIES):
        reply = await actor.click(button.custom_id, message=message)
        if not reply.failed:
            assert reply.form or reply.ephemeral or message.channel.is_dm
            return
    raise AssertionError(f"{button.label} does not answer {actor.name}")
