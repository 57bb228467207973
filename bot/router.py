"""The one router: every press and every filled form, read from what Discord delivered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any

import discord

from bot.answering import Interaction, answer, defer, guarded, in_place, more, show
from bot.commands.group import AGAIN, GameCommands, said
from bot.commands.guests import guest_of, person_of, remember
from bot.commands.lobby import welcomed
from bot.components import lobby, panel
from bot.components.ids import Press, read
from bot.components.parts import Post
from bot.porter import DiscordPorter
from bot.services.composing import AGREE, BOARD, RECORD, TEXT
from bot.services.house import House
from bot.services.looking import Look
from bot.services.playing import HAND, TAKE_BACK
from bot.services.pressing import Pressed
from bot.services.refusals import TableError
from bot.services.speaking import voice
from bot.services.typing import WHICH
from engine.core.values import say

Handler = Callable[[Interaction, Press], Awaitable[None]]
MENU = "menu"


class Router:
    """Finds what a press means from its custom id alone; nothing is kept between presses."""

    def __init__(self, house: House, porter: DiscordPorter, commands: GameCommands) -> None:
        self.house = house
        self.porter = porter
        looks = {HAND: self._look, BOARD: self._look, TEXT: self._look, RECORD: self._look}
        self._handlers: Mapping[str, Handler] = {
            panel.OPEN: self._open,
            panel.FORM: self._at_once,
            WHICH: self._which,
            TAKE_BACK: self._take_back,
            AGREE: self._agree,
            lobby.JOIN: self._join,
            lobby.LEAVE: self._leave,
            lobby.BEGIN: self._begin,
            lobby.STAND_IN: self._stand_in,
            lobby.FILL: self._fill,
            lobby.SEND_AWAY: self._send_away,
            lobby.CHOOSE: self._choose,
            lobby.MORE: self._more_settings,
            AGAIN: commands.again,
            **looks,
        }

    async def route(self, interaction: Interaction) -> None:
        """Carry out one press or one filled form."""
        press = read(_data(interaction).get("custom_id", ""))
        async with guarded(interaction):
            if press is None:
                raise TableError("refuse-stale")
            await remember(self.house, interaction)
            await self._handlers.get(press.op, self._play)(interaction, press)

    async def _open(self, interaction: Interaction, press: Press) -> None:
        person = person_of(interaction)
        if press.value == MENU:
            reply = await self.house.playing.open(press.match, person, _values(interaction)[0])
        elif press.value:
            await self._at_once(interaction, press)
            return
        else:
            reply = await self.house.playing.open(press.match, person, press.decision)
        await answer(interaction, reply)

    async def _at_once(self, interaction: Interaction, press: Press) -> None:
        """A form may open: that must be the first answer, so nothing is deferred."""
        reply = await self.house.playing.press(_pressed(interaction, press), person_of(interaction))
        await answer(interaction, reply)

    async def _play(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction)
        reply = await self.house.playing.press(_pressed(interaction, press), person_of(interaction))
        await answer(interaction, reply)

    async def _which(self, interaction: Interaction, press: Press) -> None:
        person, before = person_of(interaction), partial(defer, interaction)
        reply = await self.house.typing.chosen(press.match, person, interaction.id, before)
        await answer(interaction, reply)

    async def _take_back(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction)
        await self.house.leaving.take_back(press.match, guest_of(interaction))
        await _said(interaction, "taken-back")

    async def _agree(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction)
        poll = await self.house.leaving.vote(press.match, guest_of(interaction), press.value)
        await answer(
            interaction, said(interaction, "vote-counted", yes=poll.yes, needed=poll.needed)
        )

    async def _look(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction, update=False)
        person, looking = person_of(interaction), self.house.looking
        match press.op:
            case "h":
                posts = await looking.hand(press.match, person)
            case "B":
                posts = await looking.board(press.match, person, Look())
            case "T":
                posts = await looking.text(press.match, person)
            case _:
                posts = (await looking.export(press.match, person),)
        await show(interaction, posts)

    async def _join(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction, update=True)
        table = await self.house.lobbies.join(press.match, guest_of(interaction))
        await more(interaction, await welcomed(interaction, self.porter, table))
        await self._show_lobby(interaction, press)

    async def _leave(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction, update=True)
        await self.house.lobbies.leave(press.match, guest_of(interaction))
        await self._show_lobby(interaction, press)

    async def _stand_in(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction, update=True)
        name = await self._stand_in_name(press)
        await self.house.lobbies.add_stand_in(press.match, guest_of(interaction), name)
        await self._show_lobby(interaction, press)

    async def _fill(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction, update=True)
        name = await self._stand_in_name(press)
        await self.house.lobbies.fill(press.match, guest_of(interaction), name)
        await self._show_lobby(interaction, press)

    async def _stand_in_name(self, press: Press) -> str:
        table = await self.house.tables.require(press.match)
        return voice(table.language).plain("stand-in")

    async def _send_away(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction, update=True)
        await self.house.lobbies.remove_stand_in(press.match, guest_of(interaction))
        await self._show_lobby(interaction, press)

    async def _begin(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction, update=True)
        await self.house.lobbies.start(press.match, guest_of(interaction), interaction.id)
        # Who sits there and what was settled stays to be read.
        await interaction.edit_original_response(view=None)

    async def _choose(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction, update=True)
        choice, name = _values(interaction)[0], press.value
        table = await self.house.lobbies.set(press.match, guest_of(interaction), name, choice)
        if not in_place(interaction):
            await self._show_lobby(interaction, press)
            return
        game = self.house.positions.game(table)
        speak = voice(str(interaction.locale), table, game)
        page = lobby.page_of(game, name)
        await answer(interaction, lobby.more_settings(table, game, speak, page))

    async def _show_lobby(self, interaction: Interaction, press: Press) -> None:
        """Show in the pressed message how the lobby stands now: that is answer enough.

        Unlike other edits, this one is allowed at any age of the message.
        """
        table = await self.house.tables.require(press.match)
        game = self.house.positions.game(table)
        await answer(interaction, lobby.lobby(table, game, voice(table.language, table, game)))

    async def _more_settings(self, interaction: Interaction, press: Press) -> None:
        await defer(interaction, update=False)
        table = await self.house.tables.require(press.match)
        game = self.house.positions.game(table)
        speak = voice(str(interaction.locale), table, game)
        await answer(interaction, lobby.more_settings(table, game, speak, int(press.value)))


async def _said(interaction: Interaction, key: str) -> None:
    await answer(interaction, Post(voice(str(interaction.locale)).said(say(key))))


def _data(interaction: Interaction) -> Mapping[str, Any]:
    return interaction.data or {}


def _values(interaction: Interaction) -> tuple[str, ...]:
    return tuple(_data(interaction).get("values", ()))


def _pressed(interaction: Interaction, press: Press) -> Pressed:
    inputs: dict[str, str] = {}
    if interaction.type is discord.InteractionType.modal_submit:
        inputs = dict(_filled(_data(interaction).get("components", ())))
    return Pressed(press, interaction.id, _values(interaction), inputs)


def _filled(parts: Iterable[Mapping[str, Any]]) -> Iterable[tuple[str, str]]:
    """What was written or chosen in a form, by the name of each input."""
    for part in parts:
        if "component" in part:
            yield from _filled((part["component"],))
        elif "components" in part:
            yield from _filled(part["components"])
        elif "values" in part:
            yield part["custom_id"], next(iter(part["values"]), "")
        else:
            yield part["custom_id"], part.get("value", "")
