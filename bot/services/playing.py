"""What is shown to who asks to move, presses or types: a form, or the next panel."""

from __future__ import annotations

from typing import NamedTuple

from bot.components import panel
from bot.components.ids import Press
from bot.components.limits import MESSAGE, ROW_BUTTONS, fit
from bot.components.parts import Button, Modal, Post, Style
from bot.services.drafting import Form, open_form
from bot.services.positions import Position
from bot.services.pressing import Came, Pressed, Pressing, Unfinished
from bot.services.speaking import Voice, voice
from bot.services.tables import Answer, Done, Tables, seat_at
from bot.store.errors import AlreadyDoneError
from bot.store.records import Table
from engine.core.asking import open_decisions
from engine.core.game import Decision
from engine.core.notation import parse
from engine.core.values import RefusalError, Seat, StaleError, seat_name
from render.words import narrate, phrase

HAND, TAKE_BACK = "h", "k"


class Person(NamedTuple):
    """Who does something: the only source of a seat."""

    user: int
    locale: str


Reply = Post | Modal


class Playing:
    """Answers to presses and typed moves; a seat is always that of the person."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.pressing = Pressing(tables)

    async def open(self, match: str, person: Person, decision: str = "") -> Reply:
        """The panel of the person's first question, or of a named one."""
        position = await self.tables.position(match)
        seat = seat_at(position.table, person.user)
        speak = self._voice(position, person)
        found = position.decision(seat, decision) if decision else None
        return await self._panel(position, seat, speak, found)

    async def open_for(self, match: str, person: Person, verb: str) -> Reply:
        """The panel of the question a verb answers, with the verb chosen."""
        position = await self.tables.position(match)
        seat = seat_at(position.table, person.user)
        mine = open_decisions(position.game, position.state, seat)
        asked = next((d for d in mine if verb in d.verbs), None)
        if not verb or asked is None:
            return await self.open(match, person)
        speak = self._voice(position, person)
        form = open_form(position.game, position.state, asked, (verb,))
        return panel.modal(position, form, speak) or self._shown(position, form, speak)

    async def press(self, pressed: Pressed, person: Person) -> Reply:
        """Carry out a press of a panel."""
        press = pressed.press
        position = await self.tables.position(press.match)
        seat = seat_at(position.table, person.user)
        speak = self._voice(position, person)
        decision = position.decision(seat, press.decision)
        if decision is None:
            await self._require_new(pressed)
            notice = "⌛ " + speak.said("refuse-stale")
            return await self._panel(position, seat, speak, None, notice=notice, forms=False)
        form = await self.pressing.form(position, decision, press.mark)
        if form is None:
            await self._require_new(pressed)
            notice = speak.said("panel-outdated")
            return await self._panel(position, seat, speak, decision, notice=notice, forms=False)
        try:
            came = await self.pressing.carry_out(position, form, pressed, person.user, speak)
            return await self._reply(position, came, speak)
        except StaleError as refusal:
            notice = "⌛ " + speak.said(refusal.message)
            now = await self.tables.position(press.match)
            return await self._panel(now, seat, speak, None, notice=notice, forms=False)
        except RefusalError as refusal:
            notice = "⚠️ " + speak.said(refusal.message)
            return self._shown(position, form, speak, notice=notice)

    async def _reply(self, position: Position, came: Came, speak: Voice) -> Reply:
        match came:
            case Modal():
                return came
            case Done():
                return await self.after(came, speak)
            case Unfinished(form, group):
                return self._shown(position, form, speak, group=group)

    async def _require_new(self, pressed: Pressed) -> None:
        """The first delivery of a press has had its answer: a second must not replace it."""
        if await self.store.done(pressed.press.match, pressed.interaction):
            raise AlreadyDoneError(pressed.press.match, pressed.interaction)

    async def type(self, match: str, person: Person, text: str, interaction: int) -> Reply:
        """Carry out a move that was typed."""
        position = await self.tables.position(match)
        speak = self._voice(position, person)

        def read(now: Position, seat: Seat) -> Answer:
            return Answer(parse(now.game, now.state, seat, text, speak.plain))

        done = await self.tables.submit(match, person.user, read, interaction)
        return await self.after(done, speak)

    async def after(self, done: Done, speak: Voice) -> Post:
        """What a person sees of the own answer: what was done, what came of it, what is next."""
        game, before = done.before.game, done.before.state
        answers = done.action.answers()
        said = phrase(game, before, done.seat, done.action.verb, answers, speak.said)
        lines = ["✅ " + said, *narrate(game, done.events, done.seat, speak.said)[:12]]
        notice = "\n".join(lines)
        shown = await self._panel(done.after, done.seat, speak, None, notice=notice, forms=False)
        assert isinstance(shown, Post)
        return shown

    async def _panel(
        self,
        position: Position,
        seat: Seat,
        speak: Voice,
        decision: Decision | None,
        *,
        notice: str = "",
        forms: bool = True,
    ) -> Reply:
        """The panel of a question; a question that is nothing but a form opens as one."""
        mine = open_decisions(position.game, position.state, seat)
        asked = decision or next((d for d in mine if d.owed), None)
        if asked is None:
            return await self._unasked(position, seat, mine, speak, notice, forms=forms)
        draft = await self.pressing.draft(position, asked)
        form = open_form(position.game, position.state, asked, draft)
        # A letter asked the same with buttons for the usual amounts: here any other is as near.
        sealed = asked.secret and decision is None
        if forms and len(asked.verbs) == 1 and not form.started:
            opened = panel.modal(position, form, speak)
            rows = panel.panel(position, form, speak).rows
            lone = len(mine) == 1 and len(rows) == 1 and len(_buttons(rows[0])) == 1
            if opened is not None and (sealed or lone):
                return opened
        return self._shown(position, form, speak, notice=notice)

    def _shown(
        self, position: Position, form: Form, speak: Voice, *, group: str = "", notice: str = ""
    ) -> Post:
        mine = open_decisions(position.game, position.state, form.decision.seat)
        others = tuple(d for d in mine if d.id != form.decision.id)
        return panel.panel(position, form, speak, group=group, notice=notice, others=others)

    async def _unasked(
        self,
        position: Position,
        seat: Seat,
        mine: tuple[Decision, ...],
        speak: Voice,
        notice: str,
        *,
        forms: bool,
    ) -> Post:
        """Nothing is owed: who asks to move and may do but one thing has it before him."""
        away = position.table.players[seat].stand_in
        if not forms or len(mine) != 1 or mine[0].secret or away:
            return self._idle(position, mine, speak, notice, away=away)
        draft = await self.pressing.draft(position, mine[0])
        form = open_form(position.game, position.state, mine[0], draft)
        return self._shown(position, form, speak, notice=waiting_line(position, speak))

    def _idle(
        self,
        position: Position,
        mine: tuple[Decision, ...],
        speak: Voice,
        notice: str,
        *,
        away: bool,
    ) -> Post:
        """Nothing is owed: whom the table waits for, and what may be done meanwhile."""
        lines = [notice] if notice else []
        lines.append(waiting_line(position, speak))
        buttons = tuple(panel.other_button(position, d, speak) for d in mine)
        own: tuple[Button, ...] = (hand_button(position, speak),)
        if away:
            own = (back_button(position.table, speak), *own)
        content = fit("\n".join(lines), MESSAGE)
        if len(buttons) + len(own) <= ROW_BUTTONS:
            return Post(content, ((*buttons, *own),))
        return Post(content, (panel.menu(position, speak, mine), own))

    def _voice(self, position: Position, person: Person) -> Voice:
        return voice(person.locale, position.table, position.game)


def _buttons(row: object) -> tuple[Button, ...]:
    return row if isinstance(row, tuple) else ()


def waiting_line(position: Position, speak: Voice) -> str:
    """Whom the table waits for."""
    seats = dict.fromkeys(d.seat for d in position.owed())
    if not seats:
        return speak.said("table-is-over")
    return speak.said("panel-waiting", who=tuple(seat_name(seat) for seat in seats))


def hand_button(position: Position, speak: Voice) -> Button:
    """A button that shows what only its presser may see."""
    label = speak.plain("button-hand")
    return Button(Press(HAND, position.table.id).write(), label, Style.PLAIN, "👁️")


def back_button(table: Table, speak: Voice) -> Button:
    """A button with which an owner takes the seat back from the stand-in."""
    return Button(Press(TAKE_BACK, table.id).write(), speak.plain("button-back"), Style.GO)
