"""Parts turned into what discord.py sends."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot.components.parts import Button, Choice, Input, Modal, Picture, Row, Select, Style

Written = dict[str, Any]
"""A component as Discord reads it."""

_STYLES = {style: discord.ButtonStyle[style.value].value for style in Style}
_ROW = discord.ComponentType.action_row.value
_BUTTON = discord.ComponentType.button.value
_SELECT = discord.ComponentType.string_select.value


class Controls(ui.View):
    """A view without items, so that discord.py neither stores it nor waits for presses.

    Its payload is written at once: an object for each part would double what a message costs.
    """

    def __init__(self, rows: Iterable[Row]) -> None:
        super().__init__(timeout=None)
        self._written = [_row(row) for row in rows]

    def to_components(self) -> list[Written]:
        """What Discord is sent."""
        return self._written


def custom_ids(rows: Iterable[Row]) -> set[str]:
    """The custom ids of all components of a message."""
    return {part.id for row in rows for part in ((row,) if isinstance(row, Select) else row)}


def _row(row: Row) -> Written:
    parts = [_menu(row)] if isinstance(row, Select) else [_button(button) for button in row]
    return {"type": _ROW, "components": parts}


def _button(button: Button) -> Written:
    written: Written = {
        "type": _BUTTON,
        "style": _STYLES[button.style],
        "label": button.label,
        "custom_id": button.id,
        "disabled": button.disabled,
    }
    if button.emoji is not None:
        written["emoji"] = {"id": None, "name": button.emoji}
    return written


def _menu(select: Select) -> Written:
    return {
        "type": _SELECT,
        "custom_id": select.id,
        "placeholder": select.placeholder,
        "min_values": select.least,
        "max_values": select.most,
        "options": [_option(choice).to_dict() for choice in select.choices],
    }


def _option(choice: Choice) -> discord.SelectOption:
    return discord.SelectOption(
        label=choice.label, value=choice.value, description=choice.note, default=choice.chosen
    )


def modal(form: Modal) -> ui.Modal:
    """A modal; stopped at once, because two people may open the same one."""
    made = ui.Modal(title=form.title, custom_id=form.id)
    for line in form.inputs:
        made.add_item(ui.Label(text=line.label, description=line.note, component=_component(line)))
    made.stop()
    return made


def _component(line: Input) -> ui.TextInput[ui.Modal] | ui.Select[ui.Modal]:
    if line.choices:
        return ui.Select(
            custom_id=line.id,
            placeholder=line.placeholder,
            min_values=1 if line.required else 0,
            max_values=1,
            required=line.required,
            options=[_option(choice) for choice in line.choices],
        )
    return ui.TextInput(
        custom_id=line.id,
        placeholder=line.placeholder,
        default=line.value,
        required=line.required,
        max_length=line.most,
        style=discord.TextStyle.paragraph if line.long else discord.TextStyle.short,
    )


def files(pictures: Iterable[Picture]) -> list[discord.File]:
    """The files of a message, each with its alt text."""
    return [
        discord.File(BytesIO(picture.data), filename=picture.name, description=picture.alt)
        for picture in pictures
    ]


def mentions(pings: Iterable[int]) -> discord.AllowedMentions:
    """Nobody is pinged but those named."""
    users = [discord.Object(user) for user in pings]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)
