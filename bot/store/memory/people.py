"""Waits, votes and preferences, in memory."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from msgspec.structs import replace

from bot.store.memory.shelves import Shelves, forget
from bot.store.records import Preference, Status, Table, Vote, Wait


class MemoryPeople(Shelves):
    """Who is awaited, who voted, what each likes."""

    def _running_waits(self) -> Iterable[tuple[Table, Wait]]:
        self._require_open()
        pairs = ((self._tables[wait.match], wait) for wait in self._waits.values())
        return (pair for pair in pairs if pair[0].status is Status.RUNNING)

    async def waits(self, match: str) -> tuple[Wait, ...]:
        """Who is awaited at this table, the longest first."""
        self._require_open()
        return _longest_first(wait for wait in self._waits.values() if wait.match == match)

    async def waits_for(self, user: int) -> tuple[Wait, ...]:
        """Where this person is awaited in running games, the longest first."""
        return _longest_first(w for t, w in self._running_waits() if t.seat_of(user) == w.seat)

    async def waits_since(self, before: datetime) -> tuple[Wait, ...]:
        """Waits in running games that began before a moment, the longest first."""
        return _longest_first(wait for _, wait in self._running_waits() if wait.since < before)

    async def unpinged(self) -> tuple[Wait, ...]:
        """Waits in running games nobody was pinged for, the longest first."""
        return _longest_first(wait for _, wait in self._running_waits() if wait.pinged is None)

    async def cast_vote(self, vote: Vote) -> tuple[Vote, ...]:
        """Keep a vote in place of an earlier one; return all on that matter."""
        self._require(vote.match)
        self._votes[vote.match, vote.matter, vote.user] = replace(vote, at=self._clock())
        return await self.votes(vote.match, vote.matter)

    async def votes(self, match: str, matter: str | None = None) -> tuple[Vote, ...]:
        """The votes of a match, the earliest first."""
        self._require_open()
        found = (vote for vote in self._votes.values() if vote.match == match)
        fitting = [vote for vote in found if matter in (None, vote.matter)]
        return tuple(sorted(fitting, key=lambda vote: (vote.at, vote.matter, vote.user)))

    async def clear_votes(self, match: str, matter: str | None = None) -> None:
        """Forget the votes of a match or on one matter."""
        self._require_open()
        keys = (key for key in self._votes if key[0] == match and matter in (None, key[1]))
        forget(self._votes, keys)

    async def preference(self, user: int) -> Preference:
        """What is remembered of a person; empty when nothing is."""
        self._require_open()
        return self._preferences.get(user, Preference(user))

    async def save_preference(
        self, user: int, *, locale: str | None = None, theme: str | None = None
    ) -> None:
        """Remember what is given and keep the rest."""
        known = await self.preference(user)
        self._preferences[user] = Preference(
            user,
            known.locale if locale is None else locale,
            known.theme if theme is None else theme,
        )


def _longest_first(waits: Iterable[Wait]) -> tuple[Wait, ...]:
    return tuple(sorted(waits, key=lambda w: (w.since, w.match, w.seat, w.decision)))
