"""What is posted: built from what everybody may know, or from what one seat may."""

from __future__ import annotations

import msgspec

from bot.components import panel
from bot.components.ids import Press
from bot.components.limits import MESSAGE, fit
from bot.components.lobby import lobby
from bot.components.parts import Button, Picture, Post, Row, Style
from bot.services.drafting import open_form
from bot.services.leaving import SEAT
from bot.services.lobbies import LOBBY
from bot.services.pictures import Pictures
from bot.services.playing import back_button, hand_button
from bot.services.positions import Position, Positions
from bot.services.rows import ASK, NUDGE, OVER, START, TURN, VOTE, AskNote, TurnNote, VoteNote
from bot.services.speaking import Voice, voice
from bot.store.port import Store
from bot.store.records import Post as Row_
from bot.store.records import Table
from engine.core.asking import open_decisions
from engine.core.values import Event, Seat, say, seat_name
from render.words import narrate

BOARD, TEXT, RECORD, AGREE = "B", "T", "R", "V"
PROMPT = "prompt"
"""The role under which the newest prompt of a table is remembered."""
NEWS = 1500
"""Characters for what happened; the rest of a message is for what is asked."""


class Composer:
    """Turns outbox rows into messages, from the position each row speaks of."""

    def __init__(self, store: Store, positions: Positions, pictures: Pictures) -> None:
        self.store = store
        self.positions = positions
        self.pictures = pictures

    async def compose(self, row: Row_, *, fresh: bool = False) -> Post | None:
        """The message of a row, or nothing when it has been overtaken.

        A `fresh` one tells the same news, but asks what is asked now, and has no picture.
        """
        if row.kind in (TURN, START):
            return await self._turn(row, fresh=fresh)
        makers = {OVER: self._over, ASK: self._ask, NUDGE: self._nudge, LOBBY: self._lobby}
        makers[VOTE] = self._vote
        return await makers.get(row.kind, self._notice)(row)

    async def _lobby(self, row: Row_) -> Post | None:
        table = await self.store.table(row.match)
        if table is None:
            return None
        game = self.positions.game(table)
        return lobby(table, game, voice(table.language, table, game))

    async def _turn(self, row: Row_, *, fresh: bool) -> Post:
        note = msgspec.json.decode(row.payload, type=TurnNote)
        positions = self.positions
        # Who only asks anew need not go back to where the news was made.
        wanted = positions.head(row.match) if fresh else positions.at(row.match, row.index)
        position = await wanted
        speak = voice(position.table.language, position.table, position.game)
        events = await positions.told(row.match, note.begin, row.index)
        content = fit("\n".join(told(position, events, speak)), NEWS)
        asked = prompt_lines(position, speak, note.pings)
        # Whoever is pinged reads first which of his games it is.
        title = f"**{speak.said(f'{position.table.slug}-name')}**" if note.pings else ""
        content = "\n".join(part for part in (title, content, *asked) if part)
        pictured = note.picture and not fresh
        files = await self._board(position, note, speak) if pictured else ()
        rows = prompt_rows(position, speak, str(row.index))
        return Post(fit(content, MESSAGE), rows, files, note.pings)

    async def _board(self, position: Position, note: TurnNote, speak: Voice) -> tuple[Picture, ...]:
        begin = max(note.begin, 0)
        before = await self.positions.at(position.table.id, begin) if note.begin >= 0 else None
        board = await self.pictures.board(position, speak, previous=before)
        return (board,) if board else ()

    async def _over(self, row: Row_) -> Post:
        note = msgspec.json.decode(row.payload, type=TurnNote)
        position = await self.positions.at(row.match, row.index)
        speak = voice(position.table.language, position.table, position.game)
        events = await self.positions.told(row.match, note.begin, row.index)
        news = fit("\n".join(told(position, events, speak)), NEWS // 2)
        content = "\n".join(part for part in (news, *ranking_lines(position, speak)) if part)
        final = await self.pictures.final(position, speak)
        buttons = (
            _look(RECORD, position.table, speak.plain("button-record"), "📜"),
            _look(BOARD, position.table, speak.plain("button-board"), "🗺️"),
        )
        return Post(fit(content, MESSAGE), (buttons,), (final,) if final else ())

    async def _ask(self, row: Row_) -> Post | None:
        """A secret question, with what its seat alone may see and the controls to answer."""
        note = msgspec.json.decode(row.payload, type=AskNote)
        position = await self.positions.head(row.match)
        seat = Seat(note.seat)
        decision = position.decision(seat, note.decision)
        if decision is None or not decision.owed:
            return None
        liked = await self.store.preference(row.user or 0)
        # Somebody may not have been seen since the seat was taken.
        locale = liked.locale or position.table.players[seat].locale or position.table.language
        speak = voice(locale, position.table, position.game)
        form = open_form(position.game, position.state, decision, ())
        mine = open_decisions(position.game, position.state, seat)
        others = tuple(d for d in mine if d.id != decision.id)
        title = f"**{speak.said(f'{position.table.slug}-name')}** · <#{position.table.place}>"
        shown = panel.panel(position, form, speak, notice=title, others=others)
        hand = await self.pictures.hand(position, seat, speak, liked.theme)
        return msgspec.structs.replace(shown, files=(hand,) if hand else ())

    async def _nudge(self, row: Row_) -> Post | None:
        """A ping in the channel for somebody whose direct messages are closed."""
        note = msgspec.json.decode(row.payload, type=AskNote)
        position = await self.positions.head(row.match)
        decision = position.decision(Seat(note.seat), note.decision)
        user = position.table.players[note.seat].user
        if decision is None or not decision.owed or user is None:
            return None
        speak = voice(position.table.language, position.table, position.game)
        mark = f"{row.index}.{note.seat}"
        button = _open_button(position, speak, secret=True, mark=mark, decision=note.decision)
        game = say(f"{position.table.slug}-name")
        asked = [d.prompt for d in position.owed() if (d.seat, d.id) == (note.seat, note.decision)]
        lines = (f"🔒 {speak.said(prompt)}" for prompt in asked)
        content = "\n".join((f"<@{user}> {speak.said('nudge-closed', game=game)}", *lines))
        return Post(content, ((button,),), pings=(user,))

    def unshown(self, table: Table, row: Row_, name: str) -> Post:
        """What stands for a message that could not be made: a table must not fall silent."""
        speak = voice(table.language, table)
        turn = row.kind in (TURN, START)
        pings = msgspec.json.decode(row.payload, type=TurnNote).pings if turn else ()
        called = " ".join(f"<@{user}>" for user in pings)
        ref = Press(panel.OPEN, table.id, "", str(row.index)).write()
        opener = Button(ref, speak.plain("button-move"), Style.MAIN, "🎲")
        content = f"{called} {speak.said('unshown', id=name)}".strip()
        return Post(content, ((opener,),) if table.seed else (), pings=pings)

    async def _notice(self, row: Row_) -> Post | None:
        table = await self.store.table(row.match)
        if table is None:
            return None
        speak = voice(table.language, table, self.positions.game(table))
        # A lobby that is closed has nothing that could be exported.
        key = f"notice-{row.kind}" if table.seed or row.kind != "closed" else "lobby-closed"
        seat = table.seat_of(msgspec.json.decode(row.payload)) if row.payload else None
        params = {} if seat is None else {"who": seat_name(Seat(seat))}
        away = seat is not None and table.players[seat].stand_in
        rows = ((back_button(table, speak),),) if away else ()
        return Post(speak.said(key, **params), rows)

    async def _vote(self, row: Row_) -> Post | None:
        """A proposal, with the button to agree."""
        note = msgspec.json.decode(row.payload, type=VoteNote)
        table = await self.store.table(row.match)
        seat = table.seat_of(note.user) if table else None
        if table is None or seat is None or not table.open:
            return None
        speak = voice(table.language, table, self.positions.game(table))
        who = seat_name(Seat(seat))
        absent = note.matter.removeprefix(SEAT)
        if absent == note.matter:
            text = speak.said("vote-abandon", who=who, needed=note.needed)
        else:
            whose = seat_name(Seat(int(absent)))
            text = speak.said("vote-stand-in", who=who, whose=whose, needed=note.needed)
        ref = Press(AGREE, table.id, value=note.matter).write()
        return Post(text, ((Button(ref, speak.plain("button-agree"), Style.MAIN),),))


def told(position: Position, events: tuple[Event, ...], speak: Voice) -> list[str]:
    """What happened, as everybody may know it."""
    return narrate(position.game, events, None, speak.said)


def prompt_lines(position: Position, speak: Voice, pings: tuple[int, ...] = ()) -> list[str]:
    """Whom the table waits for and what each is asked, from public knowledge only."""
    lines: list[str] = []
    open_ = position.owed()
    for prompt in dict.fromkeys(d.prompt for d in open_ if not d.secret):
        seats = [d.seat for d in open_ if d.prompt == prompt]
        lines.append(f"▶ {_named(position, seats, speak, pings)}: {speak.said(prompt)}")
    for prompt in dict.fromkeys(d.prompt for d in open_ if d.secret):
        lines.append(f"🔒 {speak.said(prompt)} {sealed_line(position, speak)}")
    return ["", *lines] if lines else []


def sealed_line(position: Position, speak: Voice) -> str:
    """How many sealed answers are in: a count, never who was first."""
    secret = [d for d in position.pending(None) if d.secret]
    sealed = {d.seat for d in secret if not d.owed} - {d.seat for d in secret if d.owed}
    asked = {d.seat for d in secret}
    return speak.said("prompt-sealed", sealed=len(sealed), asked=len(asked))


def _named(position: Position, seats: list[Seat], speak: Voice, pings: tuple[int, ...]) -> str:
    names = []
    for seat in seats:
        user = position.table.players[seat].user
        names.append(f"<@{user}>" if user in pings else f"**{speak.said.name(seat)}**")
    return ", ".join(names)


def prompt_rows(position: Position, speak: Voice, mark: str) -> tuple[Row, ...]:
    """What everybody may press under the newest post; the mark tells posts apart."""
    secret = any(d.secret for d in position.owed())
    return (
        (
            _open_button(position, speak, secret=secret, mark=mark),
            hand_button(position, speak),
            _look(BOARD, position.table, speak.plain("button-board"), "🗺️"),
            _look(TEXT, position.table, speak.plain("button-text"), "📝"),
        ),
    )


def _open_button(
    position: Position, speak: Voice, *, secret: bool, mark: str, decision: str = ""
) -> Button:
    ref = Press(panel.OPEN, position.table.id, decision, mark).write()
    label = speak.plain("button-sealed" if secret else "button-move")
    return Button(ref, label, Style.MAIN, "🔒" if secret else "🎲")


def _look(op: str, table: Table, label: str, emoji: str) -> Button:
    return Button(Press(op, table.id).write(), label, Style.PLAIN, emoji)


def ranking_lines(position: Position, speak: Voice) -> list[str]:
    """The end: why, who came where, and what decided it."""
    outcome = position.game.outcome(position.state)
    if outcome is None:
        return []
    lines = [f"🏁 **{speak.said(outcome.reason)}**"]
    for group in outcome.ranking:
        for seat in group:
            place = outcome.rank(seat)
            score = speak.said(outcome.scores[seat])
            lines.append(f"{place}. **{speak.said.name(seat)}** – {score}")
    return lines
