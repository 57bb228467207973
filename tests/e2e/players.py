"""People who play by pressing whatever their panel offers."""

from __future__ import annotations

import re

from engine.core.rng import Rng
from sandbox import Actor, Channel, Form, Message, RefusedError, Reply

PANEL = "asgfxyo"
"""Operations of a panel's own controls."""


def op_of(custom_id: str) -> str:
    return custom_id.partition("|")[0]


class Presser:
    """Answers one question after the other at random, counting interactions."""

    def __init__(self, actor: Actor, channel: Channel, rng: Rng) -> None:
        self.actor = actor
        self.channel = channel
        self.rng = rng
        self.count = 0
        self.kinds: set[str] = set()

    async def open(self) -> Reply:
        """Press the button under the newest prompt."""
        prompt = newest_prompt(self.actor, self.channel)
        self.count += 1
        button = next(b for b in prompt.buttons if op_of(b.custom_id) == "o")
        return await self.actor.click(button.custom_id, message=prompt)

    async def play(self, limit: int = 400) -> int:
        """Open the panel and press until something is submitted; how many interactions it took."""
        self.count = 0
        reply = await self.open()
        while not (reply.outcome != "form" and reply.content.startswith("✅")):
            assert self.count < limit, reply.content
            assert reply.outcome in ("form", "message", "update"), reply
            reply = await self.step(reply)
        return self.count

    async def step(self, reply: Reply) -> Reply:
        self.count += 1
        if reply.form is not None:
            return await self.actor.submit(self.filled(reply.form))
        return await self.press(reply.message)

    async def press(self, message: Message) -> Reply:
        """One of the panel's own controls."""
        offered = [c for c in message.controls if not c.disabled and self.own(c.custom_id)]
        if not offered:
            raise RefusedError(f"nothing to press: {message.content}")
        picked = self.rng.choice(offered)
        if picked in message.buttons:
            return await self.actor.click(picked.custom_id, message=message)
        value = self.rng.choice(picked.options)["value"]
        return await self.actor.choose(picked.custom_id, [value], message=message)

    def own(self, custom_id: str) -> bool:
        """Not Back, not other questions."""
        op, *rest = custom_id.split("|")
        return op in PANEL and (op != "o" or len(rest) > 3)

    def filled(self, form: Form) -> dict[str, object]:
        values: dict[str, object] = {}
        for field in form.fields:
            if field.options:
                if field.required or self.rng.below(2):
                    values[field.custom_id] = self.rng.choice(field.options)["value"]
            elif (bounds := numbers(field.description)) and len(bounds) > 1:
                step = bounds[2] if len(bounds) > 2 else 1
                values[field.custom_id] = str(
                    bounds[0] + step * self.rng.below((bounds[1] - bounds[0]) // step + 1)
                )
            else:
                values[field.custom_id] = f"I promise {self.rng.below(100)}"
        return values


def numbers(text: str) -> list[int]:
    plain = re.sub(r"(?<=\d)[.,\u00a0](?=\d{3})", "", text)
    return [int(found) for found in re.findall(r"\d+", plain)]


def newest_prompt(actor: Actor, channel: Channel) -> Message:
    """The newest public message with a button that opens a panel."""
    for message in reversed(actor.messages(channel)):
        if not message.ephemeral and any(op_of(b.custom_id) == "o" for b in message.buttons):
            return message
    raise LookupError("there is no prompt")
