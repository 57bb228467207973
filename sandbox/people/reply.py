"""What comes back when somebody does something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sandbox.interactions import Answer, Interaction
from sandbox.model import Message
from sandbox.people.forms import Form
from sandbox.people.waiting import settled
from sandbox.realm import Realm

Outcome = Literal["message", "update", "form", "thinking", "acknowledged", "failed"]


@dataclass(frozen=True)
class Choice:
    """One suggestion of an autocompletion, named as the user reads it."""

    name: str
    value: str | int | float


class Reply:
    """The bot's answer to one action; it grows as follow-ups arrive."""

    def __init__(self, realm: Realm, interaction: Interaction) -> None:
        self._realm = realm
        self.interaction = interaction
        self._read = interaction.effects

    @property
    def outcome(self) -> Outcome:
        """What the user sees happen."""
        one = self.interaction
        if one.state == "failed":
            return "failed"
        if one.modal is not None:
            return "form"
        if one.state == "thinking":
            return "thinking"
        if one.answer in (Answer.UPDATE, Answer.DEFER_UPDATE):
            return "update" if one.effects else "acknowledged"
        return "message"

    @property
    def failed(self) -> bool:
        """Whether the client says that the interaction failed."""
        return self.outcome == "failed"

    @property
    def messages(self) -> list[Message]:
        """Messages made for this action, the changed one first, without deleted ones."""
        one = self.interaction
        changed = [one.original] if one.original and self.outcome == "update" else []
        return [made for made in dict.fromkeys([*changed, *one.produced]) if not made.deleted]

    @property
    def message(self) -> Message:
        """The latest message made or changed by this action."""
        if not self.messages:
            raise LookupError(f"no message came back, only {self.outcome!r}")
        return self.messages[-1]

    @property
    def content(self) -> str:
        """The text of the latest message."""
        return self.message.content

    @property
    def ephemeral(self) -> bool:
        """Whether only the user sees the latest message."""
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
        """Wait until the bot does one more thing through this interaction's token."""
        self._read = seen = self.interaction.effects
        await settled(self._realm, self.interaction, lambda: self.interaction.effects > seen)
        return self.messages[-1] if self.messages else None

    def __repr__(self) -> str:
        texts = [made.content for made in self.messages]
        return f"<Reply {self.outcome} {texts}>"
