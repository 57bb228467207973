"""What carries messages to Discord, and the ways in which that may fail."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple, Protocol

from bot.components.parts import Post
from bot.store.records import Post as Row
from bot.store.records import Shown, Table

EDITABLE = timedelta(minutes=55)
"""Discord lets older messages be edited only a few times."""


class Sent(NamedTuple):
    """Where a message went."""

    channel: int
    message: int


class UnreachableError(Exception):
    """The channel is gone, forbidden, or the person's messages are closed."""


class LaterError(Exception):
    """Discord or the network failed; the same may work in a while."""


class BarredError(LaterError):
    """The table's channel is gone or closed to the bot; somebody must see to that first."""

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


class Porter(Protocol):
    """Carries messages to Discord."""

    async def send(self, table: Table, row: Row, post: Post) -> Sent:
        """Send a row's message with its nonce."""

    async def find(self, table: Table, row: Row, post: Post) -> Sent | None:
        """Look for a row's message among the newest where it would be."""

    async def strip(self, shown: Shown) -> None:
        """Take the buttons off a message; one that is gone is fine."""

    async def edit(self, shown: Shown, post: Post) -> None:
        """Show other words and controls in a message."""
