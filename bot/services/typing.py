"""Typed moves: which game is meant, what may be typed next, and what was typed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.components.ids import Press
from bot.components.limits import BUTTON_LABEL, COMPLETIONS, ROW_BUTTONS, ROWS, fit
from bot.components.panel import in_rows
from bot.components.parts import Button, Post, Style
from bot.services.playing import Person, Playing, Reply
from bot.services.refusals import TableError
from bot.services.speaking import voice
from bot.services.tables import Tables
from bot.store.records import Draft, Status, Table
from engine.core.completion import complete
from engine.core.values import Seat

WHICH = "w"
TYPED = "typed"
"""The name under which typed words wait until their game is chosen."""
GAMES_OFFERED = ROWS * ROW_BUTTONS


Before = Callable[[], Awaitable[None]]
"""What is done before a move is carried out: no form opens then, and it may take a while."""


class Typed(NamedTuple):
    """A move as it was typed: the verb of the command, if it has one, and the rest."""

    verb: str
    rest: str

    @property
    def text(self) -> str:
        """The whole move."""
        return f"{self.verb} {self.rest}".strip()


class Typing:
    """Carries out typed moves; in a direct message it finds the waiting game by itself."""

    def __init__(self, tables: Tables, playing: Playing) -> None:
        self.tables = tables
        self.store = tables.store
        self.playing = playing

    async def candidates(self, person: Person, place: int | None, verb: str) -> tuple[Table, ...]:
        """The games somebody can mean here: the channel's, else those that wait for the person."""
        if place is not None:
            here = await self.tables.positions.table_at(place)
            return (here,) if here else ()
        mine = await self.store.tables(status=(Status.RUNNING,), user=person.user)
        mine = tuple(table for table in mine if self._has(table, verb))
        waiting = {wait.match for wait in await self.store.waits_for(person.user)}
        awaited = tuple(table for table in mine if table.id in waiting)
        return awaited or mine

    def _has(self, table: Table, verb: str) -> bool:
        return not verb or verb in self.tables.positions.game(table).meta.verbs

    async def play(
        self, person: Person, place: int | None, typed: Typed, key: int, before: Before
    ) -> Reply:
        """Carry a typed move out, or ask which game is meant; no words open the panel."""
        found = await self.candidates(person, place, typed.verb)
        if not found:
            raise TableError("table-none-here" if place is not None else "table-none-waiting")
        if len(found) > 1:
            return await self._which(person, found, typed)
        table = found[0]
        if not table.seed:
            raise TableError(f"table-is-{table.status.value}")
        if typed.verb and not self._has(table, typed.verb):
            raise TableError("table-no-verb")
        return await self._play_at(table.id, person, typed, key, before)

    async def _play_at(
        self, match: str, person: Person, typed: Typed, key: int, before: Before
    ) -> Reply:
        if not typed.rest and not await self._complete_as_it_is(match, person, typed):
            return await self.playing.open_for(match, person, typed.verb)
        await before()
        return await self.playing.type(match, person, typed.text, key)

    async def _complete_as_it_is(self, match: str, person: Person, typed: Typed) -> bool:
        """A verb that asks for nothing is a whole move."""
        if not typed.verb:
            return False
        position = await self.tables.position(match)
        seat = position.table.seat_of(person.user)
        if seat is None:
            return False
        mine = [d for d in position.pending(Seat(seat)) if d.seat == seat]
        if not any(typed.verb in d.verbs for d in mine):
            return True
        asked = position.game.ask(position.state, Seat(seat), typed.verb, ())
        return not isinstance(asked, tuple)

    async def _which(self, person: Person, found: tuple[Table, ...], typed: Typed) -> Post:
        """Ask which game is meant; the words wait in the store, never in a custom id."""
        for table in found[:GAMES_OFFERED]:
            seat = table.seat_of(person.user) or 0
            await self.store.save_draft(Draft(table.id, TYPED, seat, typed.verb, (typed.rest,)))
        return which(person, found, Press(WHICH, ""))

    async def chosen(self, match: str, person: Person, key: int, before: Before) -> Reply:
        """Carry out the waiting words in the chosen game."""
        table = await self.tables.require(match)
        seat = table.seat_of(person.user)
        kept = None if seat is None else await self.store.draft(match, TYPED, seat)
        if kept is None:
            return await self.playing.open(match, person)
        await self.store.drop_drafts(match, decision=TYPED, seat=kept.seat)
        rest = kept.answers[0] if kept.answers else ""
        return await self._play_at(match, person, Typed(kept.verb, rest), key, before)

    async def complete(
        self, person: Person, place: int | None, typed: Typed
    ) -> list[tuple[str, str]]:
        """Ways to go on from what is typed: (name in the reader's words, value)."""
        found = await self.candidates(person, place, typed.verb)
        offers: list[tuple[str, str]] = []
        for table in found[:GAMES_OFFERED]:
            offers += await self._complete_at(table, person, typed)
        seen: dict[str, str] = {}
        for name, value in offers:
            seen.setdefault(value, name)
        return [(name, value) for value, name in seen.items()][:COMPLETIONS]

    async def _complete_at(
        self, table: Table, person: Person, typed: Typed
    ) -> list[tuple[str, str]]:
        seat = table.seat_of(person.user)
        if seat is None or table.status is not Status.RUNNING:
            return []
        position = await self.tables.position(table.id)
        speak = voice(person.locale, position.table, position.game)
        found = complete(
            position.game,
            position.state,
            Seat(seat),
            typed.rest,
            speak.plain,
            verb=typed.verb,
            most=COMPLETIONS,
        )
        return [(offer.label, offer.text) for offer in found]


def which(person: Person, found: tuple[Table, ...], press: Press) -> Post:
    """Ask which of several games is meant."""
    speak = voice(person.locale)
    buttons = []
    for table in found[:GAMES_OFFERED]:
        others = ", ".join(p.name for p in table.players if p.user != person.user)
        label = f"{speak.plain(f'{table.slug}-name')} – {others}"
        # Two games of the same people are told apart by what their posts show: the id.
        label = fit(label, BUTTON_LABEL, f" · {table.id}")
        buttons.append(Button(press._replace(match=table.id).write(), label, Style.MAIN))
    return Post(speak.said("typed-which"), in_rows(buttons))
