"""What a press of a panel does: the draft it leaves to go on with, or the move it makes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.components import panel
from bot.components.forms import read_modal
from bot.components.ids import Press, fingerprint
from bot.components.parts import Modal
from bot.services.drafting import (
    Draft,
    Form,
    answered,
    open_form,
    put_in,
    taken_out,
    token_of,
    walk,
)
from bot.services.positions import Position
from bot.services.speaking import Voice
from bot.services.tables import Answer, Done, Tables
from bot.store.records import Draft as Kept
from engine.core.fields import basket
from engine.core.game import Decision
from engine.core.values import Seat, StaleError, say


class Pressed(NamedTuple):
    """A press as it arrived: what it carries, what was chosen or filled in, and its number."""

    press: Press
    interaction: int
    values: tuple[str, ...] = ()
    inputs: Mapping[str, str] = {}


class Unfinished(NamedTuple):
    """A form that asks on; of many options those of one group."""

    form: Form
    group: str = ""


Came = Unfinished | Modal | Done
"""What came of a press: more to ask, a form to fill in, or a move that was made."""


class Pressing:
    """Carries out presses and keeps the drafts they make."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def form(self, position: Position, decision: Decision, mark: str) -> Form | None:
        """The form a press was made on: the kept draft, or one that was only begun."""
        kept = await self.draft(position, decision)
        begun: tuple[Draft, ...] = ((), *((verb,) for verb in decision.verbs))
        for draft in (kept, *begun):
            form = open_form(position.game, position.state, decision, draft)
            if mark in (fingerprint(draft), fingerprint(form.draft)):
                return form
        return None

    async def draft(self, position: Position, decision: Decision) -> Draft:
        """What is kept of an answer that was begun."""
        kept = await self.store.draft(position.table.id, decision.id, decision.seat)
        return (kept.verb, *kept.answers) if kept else ()

    async def carry_out(
        self, position: Position, form: Form, pressed: Pressed, user: int, speak: Voice
    ) -> Came:
        """Do what a press on a form asks for; refuses what does not fit."""
        game, state, press = position.game, position.state, pressed.press
        if press.value and press.op in (panel.FORM, panel.FILL):
            form = answered(game, state, form, _token(form, press.value))
        match press.op:
            case panel.OPEN:
                begun = answered(game, state, _unbegun(form), press.value)
                return await self._keep(position, begun)
            case panel.FORM:
                opened = panel.modal(position, form, speak, press)
                return opened or await self._keep(position, form)
            case panel.GROUP:
                return Unfinished(form, pressed.values[0])
            case panel.BACK:
                return await self._redraft(position, form, taken_out(form))
            case panel.ADD:
                return await self._redraft(position, form, put_in(form, pressed.values))
        given = _given(form, pressed, speak)
        after = answered(game, state, form, *given) if given else form
        if after.action is None:
            return await self._keep(position, after)
        return await self._submit(position, after, pressed, user)

    async def _submit(self, position: Position, form: Form, pressed: Pressed, user: int) -> Done:
        """Make the move that is said in whole, if it is still asked for and still fits."""
        draft, decision = form.draft, form.decision

        def read(now: Position, seat: Seat) -> Answer:
            asked = now.decision(seat, decision.id)
            if asked is None:
                raise StaleError(say("refuse-stale"))
            whole = walk(now.game, now.state, asked, draft)
            if whole.action is None:
                raise StaleError(say("refuse-stale"))
            return Answer(whole.action, decision.id)

        return await self.tables.submit(position.table.id, user, read, pressed.interaction)

    async def _keep(self, position: Position, form: Form) -> Unfinished:
        await self._save(position, form.decision, form.draft)
        return Unfinished(form)

    async def _redraft(self, position: Position, form: Form, draft: Draft) -> Unfinished:
        await self._save(position, form.decision, draft)
        return Unfinished(open_form(position.game, position.state, form.decision, draft))

    async def _save(self, position: Position, decision: Decision, draft: Draft) -> None:
        match, seat = position.table.id, int(decision.seat)
        if not draft:
            await self.store.drop_drafts(match, decision=decision.id, seat=seat)
            return
        await self.store.save_draft(Kept(match, decision.id, seat, draft[0], draft[1:]))


def _unbegun(form: Form) -> Form:
    """The form with no verb chosen, so that one may be."""
    return Form(form.decision, (), None, (), ())


def _given(form: Form, pressed: Pressed, speak: Voice) -> tuple[str, ...]:
    """The answers a press gives."""
    match pressed.press.op:
        case panel.FILL:
            return read_modal(form.fields, pressed.inputs, speak.plain)
        case panel.PICK:
            return tuple(_token(form, value) for value in pressed.values)
        case panel.ANSWER:
            return (_token(form, pressed.press.value),)
        case panel.CONFIRM if form.action is None:
            return (basket(form.held),)
    return ()


def _token(form: Form, value: str) -> str:
    token = token_of(form.fields[0], value) if form.fields else None
    if token is None:
        raise StaleError(say("refuse-stale"))
    return token
