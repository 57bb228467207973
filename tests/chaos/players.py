"""People who decide by what they are shown and by nothing else.

Shown the same panel twice, before a kill and after it, they press the same thing. So a game with
kills and one without come to the same record, unless the bot lost or repeated something.
"""

from __future__ import annotations

from contextlib import suppress

from engine.core.rng import Rng
from sandbox import Actor, Channel, Message, Reply
from tests.chaos.bot import Asked
from tests.e2e.players import Presser, op_of

GROUP = "g"
SELECTS = "sx"
MOST_PRESSES = 80
REFUSED = "⚠️"


class Steadfast(Presser):
    """Presses what a hash of the shown controls says."""

    def __init__(self, actor: Actor, channel: Channel, match: str, seed: str) -> None:
        super().__init__(actor, channel, Rng("h1:unused"))
        self.match = match
        self.seed = seed
        self.by_post = True
        self._grouped = False
        self._refusals: list[str] = []

    async def open(self) -> Reply:
        """Press the button under the newest prompt; where there is none, ask for the panel."""
        if self.by_post:
            with suppress(LookupError):
                # Whatever was posted may have been lost in the storm.
                return await super().open()
        return await self.actor.slash("play", channel=self.channel)

    async def answer(self, asked: Asked, length: int) -> bool:
        """Answer a question, in the letter that asks it or from the channel; was it confirmed?"""
        self.count = 0
        mood = Rng(f"h1:{self.seed}/{self.actor.name}/{length}")
        by_letter = self.by_post and asked.secret and mood.below(2)
        letter = self.letter(asked) if by_letter else None
        reply = await (self.press(letter) if letter else self.open())
        self._refusals = []
        while not reply.failed and (reply.form or not reply.content.startswith("✅")):
            assert self.count < MOST_PRESSES, self._refusals[-1:] or reply
            if reply.form is None and reply.content.startswith(REFUSED):
                # Told why something is not allowed, a person tries something else.
                self._refusals.append(reply.content)
            reply = await self.step(reply)
        return not reply.failed

    def letter(self, asked: Asked) -> Message | None:
        """The newest direct message in which the question can be answered."""
        for message in reversed(self.actor.inbox):
            ids = [c.custom_id.split("|") for c in message.controls]
            if any(op[0] in "afsy" and op[2] == asked.decision for op in ids if len(op) > 2):
                return message
        return None

    async def step(self, reply: Reply) -> Reply:
        """Make up one's mind from the form, then fill it in."""
        if reply.form is not None:
            self._decide([reply.form.custom_id])
        return await super().step(reply)

    async def press(self, message: Message) -> Reply:
        """Make up one's mind from the controls, then press one."""
        ids = [control.custom_id for control in message.controls]
        self._decide(ids)
        # A person who has chosen a group chooses from it, not another group for ever.
        self._grouped = any(op_of(one) in SELECTS for one in ids)
        return await super().press(message)

    def own(self, custom_id: str) -> bool:
        """Not another group once one is open."""
        if self._grouped and op_of(custom_id) == GROUP:
            return False
        return super().own(custom_id)

    def _decide(self, ids: list[str]) -> None:
        shown = f"{' '.join(ids)} {len(self._refusals)}".replace(self.match, "")
        self.rng = Rng(f"h1:{self.seed}/{shown}")
