"""Drafts, the outbox and messages to find again, in memory."""

from __future__ import annotations

from msgspec.structs import replace

from bot.store.errors import UnknownPostError
from bot.store.memory.shelves import Shelves, forget
from bot.store.records import Delivery, Draft, Post, PostState, Shown


class MemoryOutbox(Shelves):
    """Half-made answers, rows to send and messages shown."""

    async def draft(self, match: str, decision: str, seat: int) -> Draft | None:
        """What this seat has answered so far."""
        self._require_open()
        return self._drafts.get((match, decision, seat))

    async def save_draft(self, draft: Draft) -> None:
        """Keep a half-made answer, in place of an earlier one to the same question."""
        self._require(draft.match)
        self._drafts[draft.match, draft.decision, draft.seat] = draft

    async def drop_drafts(
        self, match: str, *, decision: str | None = None, seat: int | None = None
    ) -> None:
        """Forget the drafts of a match, or only those of a decision or seat."""
        self._require_open()
        fitting = (
            key
            for key in self._drafts
            if key[0] == match and decision in (None, key[1]) and seat in (None, key[2])
        )
        forget(self._drafts, fitting)

    async def pending_posts(
        self, match: str | None = None, *, limit: int = 1000
    ) -> tuple[Post, ...]:
        """Rows not yet sent, in the order they were written."""
        self._require_open()
        pending = [
            post
            for post in self._posts.values()
            if post.state is PostState.PENDING and match in (None, post.match)
        ]
        return tuple(pending[:limit])

    async def post(self, nonce: str) -> Post | None:
        """One row, whatever became of it."""
        self._require_open()
        return self._posts.get(nonce)

    def _require_post(self, nonce: str) -> Post:
        self._require_open()
        try:
            return self._posts[nonce]
        except KeyError:
            raise UnknownPostError(nonce) from None

    async def mark_sent(self, delivery: Delivery) -> None:
        """Note where a row went and what that led to."""
        post = self._require_post(delivery.nonce)
        channel, message = delivery.channel, delivery.message
        self._posts[post.nonce] = replace(
            post, state=PostState.SENT, channel=channel, message=message
        )
        if delivery.role is not None:
            self._shown.pop(message, None)
            self._shown[message] = Shown(
                post.match, delivery.role, channel, message, post.user, post.index
            )
        self._ping(post.match, delivery.pinged)
        forget(self._shown, delivery.tidied)

    def _ping(self, match: str, seats: tuple[int, ...]) -> None:
        for key, wait in self._waits.items():
            if wait.match == match and wait.seat in seats and wait.pinged is None:
                self._waits[key] = replace(wait, pinged=self._clock())

    async def drop_post(self, nonce: str) -> None:
        """Give a row up, unless it went out."""
        post = self._require_post(nonce)
        if post.state is PostState.PENDING:
            self._posts[nonce] = replace(post, state=PostState.DROPPED)

    async def shown(
        self, match: str, *, role: str | None = None, user: int | None = None
    ) -> tuple[Shown, ...]:
        """Remembered messages, the oldest first."""
        self._require_open()
        return tuple(
            shown
            for shown in self._shown.values()
            if shown.match == match and role in (None, shown.role) and user in (None, shown.user)
        )
