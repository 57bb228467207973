"""What comes back when somebody does something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sandbox.interactions import Answer, Interaction
from sandbox.model import Message
from sandbox.people.forms import Form
from sandbox.people.waiting import settled
from sandbox.realm import Realm

Outcome = Literal[
    "message", "update", "form", "choices", "withdrawn", "thinking", "acknowledged", "failed"
]


@dataclass(frozen=True)
class Choice:
    """One suggestion of an autocompletion, named as the user reads it."""

    name: str
    value: str | int | float


class Reply:
    """The bot's answer to one action; it grows as follow-ups arrive."""

    def __init__(self, realm: Realm, interaction: Interaction, read: int) -> None:
        self._realm = realm
        self.interaction = interaction
        self._read = read

    @property
    def outcome(self) -> Outcome:
        """What the user saw happen first."""
        one = self.interaction
        if one.state == "failed":
            return "failed"
        if one.modal is not None:
            return "form"
        if one.answer is Answer.CHOICES:
            return "choices"
        if not one.effects:
            return "thinking" if one.state == "thinking" else "acknowledged"
        if one.effects[0] is None:
            return "withdrawn"
        return "update" if one.effects[0] is one.message else "message"

    @property
    def failed(self) -> bool:
        """Whether the client says that the interaction failed."""
        return self.outcome == "failed"

    @property
    def messages(self) -> list[Message]:
        """Messages made or changed through this action, in order, without deleted ones."""
        touched = dict.fromkeys(one for one in self.interaction.effects if one is not None)
        return [one for one in touched if not one.deleted]

    @property
    def message(self) -> Message:
        """The message that answered: made, or changed in place."""
        if not self.messages:
            raise LookupError(f"no message came back, only {self.outcome!r}")
        return self.messages[0]

    @property
    def content(self) -> str:
        """The text of the answer."""
        return self.message.content

    @property
    def ephemeral(self) -> bool:
        """Whether only the user sees the answer."""
        return self.message.ephemeral

    @property
    def form(self) -> Form | None:
        """The form that opened, if one did."""
        one = self.interaction
        return Form(one.modal, one) if one.modal is not None else None

    @property
    def modal(self) -> Form | None:
        """The form that opened, by Discord's name for it."""
        return self.form

    async def next(self) -> Message | None:
        """Wait for the next thing done through this interaction's token; None for a deletion."""
        index, effects = self._read, self.interaction.effects
        await settled(self._realm, self.interaction, lambda: len(effects) > index)
        if len(effects) <= index:
            raise TimeoutError("the bot did nothing more with this interaction")
        self._read += 1
        return effects[index]

    def __repr__(self) -> str:
        texts = [made.content for made in self.messages]
        return f"<Reply {self.outcome} {texts}>"
