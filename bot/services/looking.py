"""Looking at a table: board, hand, words, log, who is awaited, record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.components.limits import MESSAGE, fit
from bot.components.parts import Picture, Post
from bot.services.composing import ranking_lines, sealed_line
from bot.services.pictures import Pictures
from bot.services.playing import Person
from bot.services.positions import Position, read_entry
from bot.services.refusals import NotSeatedError, TableError
from bot.services.speaking import Voice, meant, voice
from bot.services.tables import Tables
from bot.store.records import LogEntry, Status, Table
from engine.core.fields import clipped
from engine.core.match import DivergedError, Entry, events_for, replay, start
from engine.core.record import Record, dump, dump_public
from engine.core.values import RefusalError, Seat, Viewer, seat_name
from engine.registry import AnyGame
from render.words import narrate

LOG_LINES = 40
Named = tuple[str, str]
"""Something to choose: in the reader's words, and its own name."""


class Look(NamedTuple):
    """How somebody wants to see the board."""

    zoom: str = ""
    layout: str = ""
    theme: str = ""


class Looking:
    """Everything that is only looked at; all answers are for the person alone."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self.tables = tables
        self.store = tables.store
        self.pictures = pictures

    async def board(self, match: str, person: Person, look: Look) -> tuple[Post, ...]:
        """The board, a part of it, or the words for it where nothing can be drawn."""
        position, speak = await self._at(match, person)
        zoom = _one_of(look.zoom, self.zooms(position, speak), "look-no-zoom")
        layout = _one_of(look.layout, self.layouts(position.table.slug, speak), "look-no-layout")
        theme = await self._theme(person, _one_of(look.theme, self.themes(speak), "look-no-theme"))
        if zoom:
            shown = await self.pictures.close_up(position, zoom, speak, theme)
        else:
            shown = await self.pictures.board(position, speak, layout=layout, theme=theme)
        if shown is None:
            return await self.text(match, person)
        return (Post(_title(position, speak), files=(shown,)),)

    def zooms(self, position: Position, speak: Voice) -> tuple[Named, ...]:
        """What can be looked at closely."""
        options = self.pictures.zooms(position, None)
        return tuple((speak.plain(option.label), option.token) for option in options)

    def layouts(self, slug: str, speak: Voice) -> tuple[Named, ...]:
        """The ways a game's board can be laid out."""
        words = self.pictures.layouts(slug)
        return tuple((speak.plain(f"layout-{word}"), word) for word in words)

    def themes(self, speak: Voice) -> tuple[Named, ...]:
        """The colours a board can be drawn in."""
        return tuple((speak.plain(f"theme-{word}"), word) for word in self.pictures.themes)

    async def hand(self, match: str, person: Person) -> tuple[Post, ...]:
        """What only this person may see."""
        position, speak = await self._at(match, person)
        seat = _seat(position.table, person)
        theme = await self._theme(person, "")
        shown = await self.pictures.hand(position, seat, speak, theme)
        if shown is not None:
            return (Post(_title(position, speak), files=(shown,)),)
        return self._words(position, seat, speak)

    async def text(self, match: str, person: Person) -> tuple[Post, ...]:
        """The position in words; a player's own secrets are in it."""
        position, speak = await self._at(match, person)
        seat = position.table.seat_of(person.user)
        return self._words(position, None if seat is None else Seat(seat), speak)

    def _words(self, position: Position, viewer: Viewer, speak: Voice) -> tuple[Post, ...]:
        pages = self.pictures.text_board(position, viewer, speak)
        if not pages:
            return (Post(f"{_title(position, speak)}\n{speak.said('look-no-picture')}"),)
        return tuple(Post(page) for page in pages)

    async def log(self, match: str, person: Person) -> Post:
        """What happened lately, as this person may know it."""
        position, speak = await self._at(match, person)
        seat = position.table.seat_of(person.user)
        viewer = None if seat is None else Seat(seat)
        begin = max(-1, position.match.length - LOG_LINES)
        events = await self.tables.positions.told(match, begin, position.match.length)
        lines = narrate(position.game, events, viewer, speak.said)
        text = ""
        for line in reversed(lines):
            longer = f"{line}\n{text}"
            if len(longer) > MESSAGE - 200:
                break
            text = longer
        return Post(f"{_title(position, speak)}\n{text or speak.said('log-empty')}")

    async def status(self, match: str, person: Person) -> Post:
        """Who is awaited and since when; never who sealed first."""
        table = await self.tables.require(match)
        if not table.seed:
            key = "status-lobby" if table.status is Status.LOBBY else "table-is-closed"
            return Post(voice(person.locale, table).said(key))
        if table.status is Status.FROZEN:
            return Post(voice(person.locale, table).said("table-frozen"))
        position, speak = await self._at(match, person)
        lines = [_title(position, speak), speak.said(f"table-is-{table.status.value}")]
        if table.status is Status.OVER:
            lines += ranking_lines(position, speak)
        for wait in await self.store.waits(match):
            since = f"<t:{int(wait.since.timestamp())}:R>"
            name = speak.said("status-awaited", who=seat_name(Seat(wait.seat)))
            lines.append(f"⏳ {name} {since}")
        if any(d.secret for d in position.owed()):
            lines.append("🔒 " + sealed_line(position, speak))
        return Post(fit("\n".join(lines), MESSAGE))

    async def rules(self, match: str, person: Person) -> Post:
        """What is asked now and how it is answered, in the reader's language."""
        position, speak = await self._at(match, person)
        slug = position.table.slug
        lines = [_title(position, speak)]
        about = f"{slug}-about"
        lines += [speak.said(about)] if speak.said.knows(about) else []
        for prompt in dict.fromkeys(d.prompt for d in position.owed()):
            lines.append(f"▶ {speak.said(prompt)}")
        # A game may tell the rules of a question under the name of its prompt.
        topics = dict.fromkeys(d.prompt.key.partition("-prompt-")[2] for d in position.owed())
        told = (f"{slug}-rules-{topic}" for topic in topics)
        lines += [speak.said(key) for key in told if speak.said.knows(key)]
        verbs = dict.fromkeys(v for d in position.pending(None) for v in d.verbs)
        for verb in verbs:
            lines.append(f"• **{speak.said(f'{slug}-verb-{verb}')}** (`{verb}`)")
        known = f"{slug}-reconstructed"
        doubt = known if speak.said.knows(known) else "rules-reconstructed"
        lines.append("-# " + speak.said(doubt))
        return Post(fit("\n".join(lines), MESSAGE))

    async def export(self, match: str, person: Person) -> Post:
        """The record: whole once the game is over, without secrets before."""
        table = await self.tables.require(match)
        if not table.seed:
            raise TableError(f"table-is-{table.status.value}")
        game = self.tables.positions.game(table)
        kept = await self.store.entries(match)
        entries = tuple(_readable(game, kept))
        record = Record(
            table.slug, game.meta.rules_version, table.seats, table.options, table.seed, entries
        )
        whole = table.status is Status.OVER
        text = (
            dump(game, record) if whole else dump_public(game, record, hidden_moves(game, record))
        )
        speak = voice(person.locale, table, game)
        file = Picture(f"{table.slug}-{table.id}.txt", text.encode(), speak.plain("export-alt"))
        return Post(speak.said("export-here"), files=(file,))

    async def _at(self, match: str, person: Person) -> tuple[Position, Voice]:
        table = await self.tables.require(match)
        if not table.seed:
            raise TableError(f"table-is-{table.status.value}")
        position = await self.tables.position(match)
        return position, voice(person.locale, position.table, position.game)

    async def _theme(self, person: Person, wanted: str) -> str | None:
        if wanted:
            await self.store.save_preference(person.user, theme=wanted)
            return wanted
        return (await self.store.preference(person.user)).theme


def _readable(game: AnyGame, kept: Iterable[LogEntry]) -> Iterator[Entry]:
    """The entries these rules can read; a frozen match may go on with others."""
    for entry in kept:
        try:
            yield read_entry(game, entry)
        except RefusalError:
            return


def _one_of(word: str, named: tuple[Named, ...], refusal: str) -> str:
    """What somebody chose or typed; nothing stays nothing."""
    if not word:
        return ""
    found = meant(word, named)
    if found is None:
        known = ", ".join(label for label, _ in named)
        raise TableError(refusal, offender=clipped(word), known=known)
    return found


def hidden_moves(game: AnyGame, record: Record) -> list[bool]:
    """Which moves nobody but their player may know: those that told the public nothing."""
    match, _ = start(game, record.seats, record.options, record.seed)
    hidden: list[bool] = []
    for entry in record.entries:
        asked = [d for d in game.pending(match.state, entry.seat) if d.seat == entry.seat]
        secret = any(d.secret and entry.action.verb in d.verbs for d in asked)
        try:
            match, told = replay(game, match, (entry,))
        except DivergedError:
            # A frozen match: nobody can tell any more what was secret, so all of it is.
            return hidden + [True] * (len(record.entries) - len(hidden))
        hidden.append(secret or not events_for(game, told[0], None))
    return hidden


def _seat(table: Table, person: Person) -> Seat:
    seat = table.seat_of(person.user)
    if seat is None:
        raise NotSeatedError
    return Seat(seat)


def _title(position: Position, speak: Voice) -> str:
    return f"**{speak.said(f'{position.table.slug}-name')}** · {position.table.id}"
